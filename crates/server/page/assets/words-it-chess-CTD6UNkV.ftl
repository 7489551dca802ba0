chess-agreement = I giocatori possono accordarsi per la patta.
chess-ambiguous = Più di un pezzo può farlo: { $moves }
chess-ambiguous-title = Quale pezzo?
chess-automatic-short = da sé con { $count }
chess-bishop = L’alfiere va di quante case vuole in diagonale.
chess-board = La scacchiera ha 64 case, chiare e scure alternate. Sta in modo che ogni giocatore abbia una casa chiara nell’angolo alla sua destra. Comincia il Bianco.
chess-castling = { $rule ->
    [usual] Una volta nella partita il re e la torre possono muoversi insieme: il re va di due case verso una torre, e la torre nella casa che il re ha attraversato.
    [shuffled] Una volta nella partita il re e la torre possono muoversi insieme. Ovunque abbiano cominciato, finiscono come negli scacchi comuni: il re nella colonna g e la torre nella f, o il re nella c e la torre nella d.
   *[none] Qui non si arrocca.
}
chess-castling-rights = Il diritto si perde quando il re si è mosso, e da un lato quando si è mossa quella torre. Tutte le case fra loro e per cui passano devono essere libere da altri pezzi. Il re non può essere sotto scacco, né attraversare o raggiungere una casa attaccata; la torre sì.
chess-castling-short = { $rule ->
    [usual] una volta, con le regole comuni
    [shuffled] una volta, verso le case comuni
   *[none] non c’è
}
chess-chapter = { $chapter ->
    [board] La scacchiera
    [pieces] Come si muovono i pezzi
    [king] Il re
    [end] La fine della partita
    [draws] Patte
   *[writing] Come si scrivono le mosse
}
chess-check = Il re attaccato è sotto scacco, e la mossa successiva deve porvi fine: il re si muove, chi attacca è catturato o un pezzo si interpone. Nessuna mossa può lasciare o mettere sotto scacco il proprio re.
chess-claimed-short = si reclama con { $count }
chess-claims = Un reclamo senza fondamento non cambia nulla; la partita continua.
chess-dead = La partita è patta non appena nessuno può dare matto con alcuna serie di mosse legali: re contro re, o con un solo alfiere o cavallo, o con alfieri che stanno tutti su case di un colore.
chess-en-passant = { $rule ->
    [allowed] Quando un pedone avanza di due case e si ferma accanto a un pedone avversario, questo può catturarlo come se fosse avanzato di una sola; ma solo alla mossa subito dopo.
   *[none] Qui non c’è la presa al varco.
}
chess-en-passant-short = { $rule ->
    [allowed] sì
   *[none] no
}
chess-ended-checkmate = { $winner ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}: scacco matto.
chess-ended-checks = { $winner ->
    [white] Vince il Bianco
   *[black] Vince il Nero
} con { SPELL($checks) } scacchi.
chess-ended-dead = Patta: nessuno può più dare matto.
chess-ended-flag-drawn = Patta: il tempo è scaduto, ma l’avversario non potrebbe dare matto.
chess-ended-no-progress = Patta: { $moves } mosse senza catture né mosse di pedone.
chess-ended-repetition = Patta: la stessa posizione { $times } volte.
chess-ended-resigned-drawn = Patta: una parte ha abbandonato, ma l’altra non potrebbe dare matto.
chess-ended-stalemate = Patta per stallo.
chess-ended-stalemate-won = { $winner ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}: l’avversario non ha più mosse.
chess-example-legal = Qui sono legali: { $moves }.
chess-example-played = È stata giocata { $play }.
chess-example-refused = { $play } è rifiutata:
chess-fen = { $fault ->
    [too-few] Una posizione ha sei campi: pezzi, tratto, arrocchi, presa al varco e due numeri.
    [too-many] Una posizione ha sei campi e non di più.
    [pieces] I pezzi non stanno come in una partita che può continuare.
    [side] Il tratto è w o b.
    [castling] I diritti di arrocco non corrispondono alla scacchiera.
    [en-passant] La casa della presa al varco non corrisponde alla scacchiera.
    [half-moves] Il conto delle mosse senza progresso non è un numero fino a 100.
   *[move-number] Il numero della mossa non è un numero da 1 in su.
}
chess-fen-at = Carattere { $column }: { $what }
chess-flag = Chi esaurisce il tempo perde; ma contro un giocatore che non potrebbe dare matto con nessuna serie di mosse legali, come chi ha solo il re, la partita è patta.
chess-goal = Lo scacco matto chiude la partita: il re è sotto scacco e nessuna mossa legale aiuta. Vince chi lo ha dato.
chess-goal-checks = Inoltre vince chi dà scacco per la { $checks }ª volta.
chess-goal-checks-short = scacco matto o { SPELL($checks) } { $checks ->
    [one] scacco
   *[other] scacchi
}
chess-goal-short = scacco matto
chess-king = Il re va di una casa in ogni direzione, ma mai in una attaccata.
chess-knight = Il cavallo va nelle case più vicine che non stanno sulla sua stessa linea: due avanti e una di lato. Quel che sta in mezzo non conta.
chess-lead = Due giocatori, sedici pezzi ciascuno. Vince chi attacca il re avversario in modo che nessuna mossa legale lo salvi.
chess-moving = I giocatori muovono a turno, un pezzo alla volta. Il pezzo va in una casa dove non ce n’è un altro della sua parte; il pezzo avversario che vi si trova è catturato ed esce dalla scacchiera. Solo il cavallo salta sopra gli altri.
chess-never-short = mai
chess-no-move = Questa non è una mossa di scacchi: scrivila come { $example }.
chess-no-progress-automatic = Dopo { $moves } mosse così la partita finisce patta senza che nessuno reclami, a meno che l’ultima dia matto.
chess-no-progress-claimed = Chi ha il tratto può reclamare la patta quando ogni parte ha fatto { $moves } mosse senza catture e senza muovere pedoni, o le avrà fatte con la mossa che sta per fare.
chess-no-progress-none = Qui le mosse senza progresso non danno patta.
chess-no-such = { $piece ->
    [pawn] Il pedone
    [knight] Il cavallo
    [bishop] L’alfiere
    [rook] La torre
    [queen] La donna
   *[king] Il re
} non arriva in { $square }
chess-no-such-title = Nessun pezzo può andarci
chess-notation = La mossa è la lettera del pezzo e la casa dove va, { $knight }; il pedone non ha lettera. La presa ha una x, { $capture }; l’arrocco è { $short } o { $long }; + è scacco, # è matto. Se vi possono andare due pezzi, si aggiunge la colonna o la traversa di quello che muove.
chess-pawn = Il pedone avanza di una casa davanti a sé, se è libera; dalla sua prima casa anche di due, se lo sono entrambe. Cattura in altro modo: di una casa avanti, in diagonale. Non torna mai indietro.
chess-pgn = { $fault ->
    [unclosed] Quel che comincia qui non si chiude.
    [stray-parenthesis] Questa parentesi non appartiene a nulla.
    [bad-tag] Un’etichetta è un nome e un valore fra virgolette.
    [bad-sign] Un segno è $ e un numero fino a 255.
    [too-deep] Le varianti stanno troppo a fondo l’una nell’altra.
    [too-long] La partita è troppo lunga.
   *[not-a-move] Questo non è una mossa, un numero né un risultato.
}
chess-promotion = { $rule ->
    [any] Il pedone che arriva all’ultima traversa diventa subito, nella stessa mossa, donna, torre, alfiere o cavallo del suo colore, a scelta di chi gioca, qualunque cosa sia già stata catturata.
   *[queen] Il pedone che arriva all’ultima traversa diventa donna.
}
chess-promotion-short = { $rule ->
    [any] a qualunque pezzo
   *[queen] sempre a donna
}
chess-queen = La donna va di quante case vuole lungo la colonna, la traversa o la diagonale.
chess-refusal-title = { $reason ->
    [game-over] La partita è finita
    [no-piece] Lì non c’è un pezzo
    [not-yours] Il pezzo non è tuo
    [stays-put] Il pezzo resta dov’è
    [own-piece] Lì c’è un tuo pezzo
    [not-its-way] Non si muove così
    [path-blocked] La via non è libera
    [pawn-backward] Il pedone solo avanza
    [pawn-captures-forward] Il pedone non cattura davanti a sé
    [pawn-two-squares] Due case solo all’inizio
    [pawn-nothing-there] Lì non c’è niente da catturare
    [en-passant-too-late] Tardi per la presa al varco
    [no-en-passant] Qui non si prende al varco
    [promotion-missing] Che pezzo sarà?
    [promotion-to] Non può diventare quello
    [no-promotion] Lì non si promuove
    [pinned] Il pezzo è inchiodato
    [in-check] Il tuo re è sotto scacco
    [into-check] Il re sarebbe sotto scacco
    [castling-lost] Il diritto di arroccare è perso
    [castling-blocked] La via dell’arrocco non è libera
    [castling-out-of-check] Non si arrocca sotto scacco
    [castling-through-check] Non si arrocca per una casa attaccata
    [no-castling] Qui non c’è arrocco
   *[nothing-to-claim] Non c’è patta da reclamare
}
chess-repetition-automatic = Alla { $times }ª volta la partita finisce patta senza che nessuno reclami.
chess-repetition-claimed = Chi ha il tratto può reclamare la patta quando la stessa posizione è sulla scacchiera per la { $times }ª volta, o nasce dalla mossa che sta per fare. Sono uguali le posizioni con gli stessi pezzi nelle stesse case, lo stesso tratto e gli stessi diritti di arroccare e di prendere al varco.
chess-repetition-none = Qui ripetere le posizioni non dà patta.
chess-resignation = Un giocatore può abbandonare. L’altro vince, a meno che nessuna serie di mosse legali potesse portare al matto: allora la partita è patta.
chess-rook = La torre va di quante case vuole lungo la colonna o la traversa.
chess-speech-becomes = promuove: { $piece ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
}
chess-speech-castles = { $wing ->
    [king] arrocco corto
   *[queen] arrocco lungo
}
chess-speech-check = scacco
chess-speech-claim = si reclama la patta
chess-speech-goes = { $piece ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
} da { $from } a { $to }
chess-speech-in-check = Chi deve muovere è sotto scacco.
chess-speech-in-passing = al varco
chess-speech-mate = matto
chess-speech-men = { $piece ->
    [pawn] { $count ->
        [one] Pedone
       *[other] Pedoni
    }
    [knight] { $count ->
        [one] Cavallo
       *[other] Cavalli
    }
    [bishop] { $count ->
        [one] Alfiere
       *[other] Alfieri
    }
    [rook] { $count ->
        [one] Torre
       *[other] Torri
    }
    [queen] { $count ->
        [one] Donna
       *[other] Donne
    }
   *[king] Re
} { $whose ->
    [own] dalla tua parte
   *[other] dall’altra parte
}: { $squares }.
chess-speech-takes = { $piece ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
} da { $from } cattura in { $to }
chess-stalemate = { $rule ->
    [draw] Se chi deve muovere non ha mosse legali e il suo re non è sotto scacco, la partita è patta.
   *[loss] Se chi deve muovere non ha mosse legali ha perso, anche se il suo re non è sotto scacco.
}
chess-stalemate-short = { $rule ->
    [draw] patta
   *[loss] perde chi non può muovere
}
chess-start = { $start ->
    [usual] Ogni parte ha un re, una donna, due torri, due alfieri, due cavalli e otto pedoni. Dagli angoli verso il centro stanno torre, cavallo e alfiere; la donna sta su una casa del suo colore, il re accanto a lei e i pedoni davanti.
   *[shuffled] I pedoni stanno come sempre. Dietro di loro i pezzi si sorteggiano prima della partita, uguali per le due parti, con gli alfieri su case dei due colori e il re da qualche parte fra le torri: 960 disposizioni.
}
chess-start-short = { $start ->
    [usual] come sempre
   *[shuffled] sorteggiata, una di 960
}
chess-topic = { $topic ->
    [board] La scacchiera
    [start] La posizione iniziale
    [moving] Muovere e catturare
    [bishop] L’alfiere
    [rook] La torre
    [queen] La donna
    [knight] Il cavallo
    [pawn] Il pedone
    [en-passant] La presa al varco
    [promotion] La promozione
    [king] La mossa del re
    [castling] L’arrocco
    [check] Lo scacco
    [goal] Lo scacco matto
    [resignation] Abbandonare
    [flag] Il tempo
    [stalemate] Lo stallo
    [dead] Posizioni morte
    [agreement] L’accordo
    [repetition] La stessa posizione ancora
    [no-progress] Mosse senza progresso
    [claims] Reclamare la patta
   *[notation] La notazione
}
chess-unreadable = «{ $text }» non è una mossa di scacchi: scrivila come { $example }
chess-unreadable-title = Non è una mossa
chess-why-castling-blocked = L’arrocco vuole case libere, e in { $square } c’è un pezzo
chess-why-castling-lost = Il re o la torre { $wing ->
    [king] dell’ala di re
   *[queen] dell’ala di donna
} si è già mossa, e lì non si può più arroccare
chess-why-castling-out-of-check = Il re sotto scacco non arrocca, e il pezzo in { $by } dà scacco
chess-why-castling-through-check = Il re non può arroccare passando per { $square }, che il pezzo in { $by } attacca
chess-why-en-passant-too-late = Il pedone in { $square } può essere preso al varco solo subito dopo la sua avanzata di due case
chess-why-game-over = La partita è finita e non si muove più
chess-why-in-check = Il re in { $king } è sotto scacco, e il pezzo in { $by } continuerebbe a darlo
chess-why-into-check = Il re non può andare in { $square }, che il pezzo in { $by } attacca
chess-why-no-castling = Per queste regole non si arrocca
chess-why-no-en-passant = Per queste regole il pedone in { $square } non può essere preso al varco
chess-why-no-piece = Non c’è un pezzo in { $square }
chess-why-no-promotion = In { $square } nulla diventa un altro pezzo
chess-why-not-its-way = { $piece ->
    [pawn] Il pedone
    [knight] Il cavallo
    [bishop] L’alfiere
    [rook] La torre
    [queen] La donna
   *[king] Il re
} non va da { $from } a { $to }
chess-why-not-yours = Il pezzo in { $square } è dell’avversario
chess-why-nothing-to-claim = Non c’è patta da reclamare: né la stessa posizione abbastanza volte, né abbastanza mosse senza progresso
chess-why-own-piece = In { $square } c’è un tuo pezzo
chess-why-path-blocked = { $piece ->
    [pawn] Il pedone
    [knight] Il cavallo
    [bishop] L’alfiere
    [rook] La torre
    [queen] La donna
   *[king] Il re
} non può saltare il pezzo in { $square }
chess-why-pawn-backward = Il pedone in { $square } solo avanza
chess-why-pawn-captures-forward = La casa { $square } davanti al pedone non è libera, e il pedone non cattura in avanti
chess-why-pawn-nothing-there = Il pedone va di lato solo per catturare, e { $square } è vuota
chess-why-pawn-two-squares = Solo dalla sua prima casa il pedone avanza di due, non da { $square }
chess-why-pinned = Il pezzo in { $square } ripara il re in { $king } dal pezzo in { $by }
chess-why-promotion-missing = Non è detto che cosa diventa il pedone in { $square }: { $example }, per esempio
chess-why-promotion-to = Per queste regole il pedone non diventa { $piece ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
}
chess-why-stays-put = La mossa finisce in { $square }, dove è cominciata
