# Perché una mossa di scacchi è rifiutata: un titolo e la regola in una frase, seguita dall’articolo tra parentesi.

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

chess-why-game-over = La partita è finita e non si muove più
chess-why-no-piece = Non c’è un pezzo in { $square }
chess-why-not-yours = Il pezzo in { $square } è dell’avversario
chess-why-stays-put = La mossa finisce in { $square }, dove è cominciata
chess-why-own-piece = In { $square } c’è un tuo pezzo
chess-why-not-its-way = { $piece ->
    [pawn] Il pedone
    [knight] Il cavallo
    [bishop] L’alfiere
    [rook] La torre
    [queen] La donna
   *[king] Il re
} non va da { $from } a { $to }
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
chess-why-pawn-two-squares = Solo dalla sua prima casa il pedone avanza di due, non da { $square }
chess-why-pawn-nothing-there = Il pedone va di lato solo per catturare, e { $square } è vuota
chess-why-en-passant-too-late = Il pedone in { $square } può essere preso al varco solo subito dopo la sua avanzata di due case
chess-why-no-en-passant = Per queste regole il pedone in { $square } non può essere preso al varco
chess-why-promotion-missing = Non è detto che cosa diventa il pedone in { $square }: { $example }, per esempio
chess-why-promotion-to = Per queste regole il pedone non diventa { $piece ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
}
chess-why-no-promotion = In { $square } nulla diventa un altro pezzo
chess-why-pinned = Il pezzo in { $square } ripara il re in { $king } dal pezzo in { $by }
chess-why-in-check = Il re in { $king } è sotto scacco, e il pezzo in { $by } continuerebbe a darlo
chess-why-into-check = Il re non può andare in { $square }, che il pezzo in { $by } attacca
chess-why-castling-lost = Il re o la torre { $wing ->
    [king] dell’ala di re
   *[queen] dell’ala di donna
} si è già mossa, e lì non si può più arroccare
chess-why-castling-blocked = L’arrocco vuole case libere, e in { $square } c’è un pezzo
chess-why-castling-out-of-check = Il re sotto scacco non arrocca, e il pezzo in { $by } dà scacco
chess-why-castling-through-check = Il re non può arroccare passando per { $square }, che il pezzo in { $by } attacca
chess-why-no-castling = Per queste regole non si arrocca
chess-why-nothing-to-claim = Non c’è patta da reclamare: né la stessa posizione abbastanza volte, né abbastanza mosse senza progresso

chess-unreadable-title = Non è una mossa
chess-unreadable = «{ $text }» non è una mossa di scacchi: scrivila come { $example }
chess-ambiguous-title = Quale pezzo?
chess-ambiguous = Più di un pezzo può farlo: { $moves }
chess-no-such-title = Nessun pezzo può andarci
chess-no-such = { $piece ->
    [pawn] Il pedone
    [knight] Il cavallo
    [bishop] L’alfiere
    [rook] La torre
    [queen] La donna
   *[king] Il re
} non arriva in { $square }

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
chess-pgn = { $fault ->
    [unclosed] Quel che comincia qui non si chiude.
    [stray-parenthesis] Questa parentesi non appartiene a nulla.
    [bad-tag] Un’etichetta è un nome e un valore fra virgolette.
    [bad-sign] Un segno è $ e un numero fino a 255.
    [too-deep] Le varianti stanno troppo a fondo l’una nell’altra.
    [too-long] La partita è troppo lunga.
   *[not-a-move] Questo non è una mossa, un numero né un risultato.
}
chess-no-move = Questa non è una mossa di scacchi: scrivila come { $example }.
