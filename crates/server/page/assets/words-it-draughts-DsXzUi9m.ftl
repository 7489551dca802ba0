bans = Che cosa non si può saltare
bans-at-once = In una stessa mossa si può passare più volte su una casella vuota.
bans-own = I propri pezzi non si saltano mai.
bans-room = Non si può saltare un pezzo che ne ha un altro subito dietro sulla stessa linea, né un pezzo sul bordo della damiera.
bans-twice = Non si salta due volte lo stesso pezzo in una mossa. Si può passare più volte su una casella vuota.
board-all = La damiera ha { $side }×{ $side } caselle e si gioca su tutte e { $count }; il loro colore non conta.
board-all-short = { $side }×{ $side }, tutte le caselle
board-half = La damiera ha { $side }×{ $side } caselle, chiare e scure alternate. Si gioca solo sulle { $count } caselle { $shade ->
    [dark] scure
   *[light] chiare
}. La damiera si dispone in modo che ogni giocatore abbia un angolo { $shade ->
    [dark] scuro
   *[light] chiaro
} a { $hand ->
    [left] sinistra
   *[right] destra
}.
board-half-short = { $side }×{ $side }, caselle { $shade ->
    [dark] scure
   *[light] chiare
}, angolo { $shade ->
    [dark] scuro
   *[light] chiaro
} a { $hand ->
    [left] sinistra
   *[right] destra
}
capture-names = La presa di un solo pezzo si dice semplice, quella di più pezzi multipla.
carrying-out = Come si esegue la presa
carrying-out-put-right = La presa non mostrata con chiarezza e i pezzi tolti fuori ordine si rettificano, se l’avversario lo chiede.
carrying-out-removed = Solo allora si tolgono i pezzi presi, nell’ordine di presa o in quello inverso. Tolto l’ultimo, la presa è completa.
carrying-out-shown = La presa si mostra salto per salto: il pezzo che prende tocca ogni casella su cui si ferma e resta sull’ultima. Il suo movimento è concluso quando il giocatore lo lascia, alla fine o lungo il percorso.
choice-free = Fra più prese il giocatore fa quella che vuole, anche una che prende meno pezzi.
choice-free-huff = Fra più prese il giocatore fa quella che vuole.
choice-free-short = a scelta
choice-then-free = Se anche così le prese sono pari, il giocatore sceglie.
choice-title = Libera scelta
colours-agreed = Ci si accorda su chi gioca con quale colore.
compulsion-forced = La presa è obbligatoria: chi può prendere deve prendere. Non c’è soffio.
compulsion-short = { $compulsion ->
    [forced] obbligatoria
   *[huff] obbligatoria, pena il soffio
}
continuation-may-stop = Se dalla casella di arrivo è possibile un’altra presa, il pezzo può continuare, ma può anche fermarsi dopo qualsiasi salto.
continuation-short = { $continuation ->
    [whole-sequence] fino alla fine
    [while-landing-offers] fino alla fine, con la casella di arrivo libera
   *[may-stop] può fermarsi dopo qualsiasi salto
}
continuation-while-landing-offers = Se dalla casella di arrivo è possibile un’altra presa, la presa continua. Ma la casella di arrivo è libera: la dama può fermarsi dove la sua presa finisce, anche se da un’altra casella potrebbe continuare.
continuation-whole = Se dalla casella di arrivo è possibile un’altra presa, la presa continua, fino alla fine. Se le caselle di arrivo sono più d’una, bisogna sceglierne una da cui la presa possa continuare, quando c’è.
continuation-whole-close = Se dalla casella di arrivo è possibile un’altra presa, la presa continua, fino alla fine.
contradiction-board = Solo sulla damiera 8×8 si può giocare su tutte le caselle.
contradiction-draw-at-once = Una patta deve contare almeno una mossa, e una ripetizione due posizioni.
contradiction-huff-precedence = Il soffio non impone quale presa fare, quindi nessuna può avere la precedenza.
contradiction-kings-earliest-not-last = «{ $preference }» serve solo a decidere fra prese pari, quindi viene per ultimo nell’ordine.
contradiction-lines = Le linee rette richiedono una damiera in cui si gioca su tutte le caselle; le diagonali, su una sì e una no.
contradiction-no-patience = La dama deve poter fare almeno una mossa.
contradiction-placing = Le pedine devono occupare almeno una riga e lasciare almeno una riga libera in mezzo.
contradiction-preference-twice = «{ $preference }» compare due volte nell’ordine.
contradiction-short-king = La dama che muove di una casella non può prendere da lontano.
contradiction-stopping-precedence = Se la presa può fermarsi dopo qualsiasi salto, nessuna può essere obbligata a prendere di più.
crowning = La dama si segna con un secondo pezzo del suo colore, { $by ->
    [opponent] fra quelli presi, che l’avversario mette sopra. Se nessuno è stato ancora preso, la pedina è dama lo stesso
    [another-man] un’altra pedina, messa sopra
   *[anyone] fra quelli presi, posto sopra. Se nessuno è stato ancora preso, la pedina è dama lo stesso
}.
draughts-chapter = { $chapter ->
    [board] La damiera
    [moves] Le mosse
    [captures] La presa
    [duty] L’obbligo di presa
    [crown] La promozione
    [end] La fine della partita
   *[writing] Come si annota la partita
}
draughts-point = { $point ->
    [board] Damiera
    [placing] Posizione iniziale
    [first-mover] Chi comincia
    [lines] Come muove la pedina
    [man-captures] Come prende la pedina
    [man-against-king] La pedina contro la dama
    [king-range] Come muove la dama
    [king-capture] Come prende la dama
    [compulsion] La presa è obbligatoria?
    [must-prefer] Quale presa
    [continuation] Fin dove va la presa
    [removal] Quando escono i pezzi presi
    [reversal] Tornare sulla stessa linea
    [promotion] Quando la pedina diventa dama
    [king-patience] Riposo della dama
    [goal] Chi vince
    [draws] Patte
   *[notation] Notazione
}
draughts-reading = { $reading ->
    [king-captures-from-afar] Il testo dice quanto va lontano la dama e lascia aperto se ciò valga per la presa. Si legge che vale: la dama prende anche da lontano.
    [moves-by-each-side] Il testo conta mosse di seguito senza dire di chi. Si contano quelle di ciascuna parte.
    [square-numbers] Il testo non numera le caselle. Qui sono numerate riga per riga dalla parte del Nero, così che le pedine bianche stanno sui numeri più alti.
    [thirty-two-squares] Il testo inglese dà alla damiera 34 caselle chiare. Sono 32: è un refuso.
    [no-huff-in-translation] I testi portoghese e spagnolo dicono che non c’è soffio. Quello inglese ha perso la frase nella traduzione; nemmeno qui c’è.
    [landing-is-free] Il testo inglese lascia al giocatore la scelta della presa. Si legge così: la scelta è libera, anche fra le caselle di arrivo; ma se la casella di arrivo offre un’altra presa, la mossa continua.
    [light-corner-at-the-right] Il foglietto gioca sulle caselle chiare e non dice come si dispone la damiera. Con la damiera posta nel modo usuale, un angolo chiaro a destra, la grande diagonale chiara comincia alla destra di ogni giocatore.
    [men-capture-kings] Nulla nel testo impedisce alla pedina di prendere una dama; dunque può.
    [kings-land-like-men] Per la presa il testo rimanda la dama alla regola delle pedine. Si legge così: la dama prende da qualsiasi distanza e si ferma subito dietro il pezzo, come la pedina.
    [capture-may-stop] Il testo dice che la presa può continuare e lascia libero che cosa e quanto prendere. Perciò può fermarsi dopo qualsiasi salto.
    [removal-after-the-move] Il testo non dice quando escono i pezzi presi. Escono dopo la mossa: altrimenti il divieto di saltare due volte lo stesso pezzo non avrebbe senso.
    [the-huff] Il testo dice solo che l’avversario può togliere il pezzo. Scelto qui: si può soffiare qualsiasi pezzo che poteva prendere, anche una dama; il soffio non è una mossa; il diritto decade con la mossa seguente.
    [repetition-added] Nessuna patta è stampata. La patta per ripetizione è aggiunta perché la partita possa finire; le regole di casa possono farne a meno.
    [outside-the-excerpt] Gli articoli 5 e 6 sono la parte che sta nella scatola. Questo punto viene dal resto del regolamento della federazione.
    [secondary-source] Il numero di mosse viene da una fonte secondaria, non dal testo della federazione.
    [claimed-there-automatic-here] Nel testo il giocatore deve reclamare questa patta; qui viene da sé.
    [as-in-the-international-game] Il testo non ha questa patta. È ripresa dalla dama internazionale.
    [as-in-the-sixty-four-games] Il testo non ha questa patta. È ripresa dalle regole della FMJD per i giochi su 64 caselle.
    [repetition-is-no-progress] Il testo dà patta quando nessuno può vincere. Si legge come la stessa posizione per la terza volta.
    [two-moves-to-win] Il testo dà subito patta con una dama contro una, a meno che si possa vincere per forza. Restano due mosse per parte per farlo.
    [spanish-times-are-squares] Il testo spagnolo lascia muovere la dama «cuantas veces quiera» dove il portoghese dice caselle. Decide il portoghese.
    [the-end-decides] L’«Objetivo» del foglietto parla di portare dall’altra parte più pedine possibile e di prenderne più possibile; la «Finalización de la partida» dà la vittoria a chi prende o blocca tutto. Vale la seconda.
    [own-pieces-borrowed] Che i propri pezzi non si saltano mai non è stampato; è preso in prestito dal resto della famiglia.
    [passing-borrowed] Che nessuno può passare non è stampato; è preso in prestito dal resto della famiglia.
    [crossing-borrowed] Che si può passare più volte su una casella vuota non è stampato; è preso in prestito dal resto della famiglia.
    [crowning-borrowed] Come si segna la dama non sta nell’estratto a disposizione; è preso in prestito dal resto della famiglia.
   *[one-piece-each] Un pezzo contro uno è patta, a meno che uno dei due sia preso subito.
}
draughts-refusal-title = { $reason ->
    [game-over] La partita è finita
    [not-a-playing-square] Non è una casella di gioco
    [no-piece-on-file] Lì non c’è nessun pezzo
    [no-piece] Lì non c’è nessun pezzo
    [not-yours] Il pezzo non è tuo
    [goes-nowhere] Il pezzo resta dov’è
    [ambiguous] Quale presa?
    [not-on-a-line] Non è sulla stessa linea
    [occupied] La casella è occupata
    [man-moves-one-square] Una casella alla volta
    [man-moves-back] La pedina non muove all’indietro
    [king-is-short] Una casella alla volta
    [king-must-rest] Questa dama deve aspettare
    [nothing-to-take] Lì non c’è nulla da prendere
    [over-own-piece] Il tuo stesso pezzo è in mezzo
    [jumped-twice] Non due volte sullo stesso pezzo
    [two-together] Non c’è posto dietro il pezzo
    [man-captures-back] La pedina non prende all’indietro
    [man-captures-king] La pedina non prende dame
    [too-far-to-capture] Troppo lontano
    [lands-too-far] Subito dietro il pezzo
    [turns-back] Non indietro sulla stessa linea
    [crown-stops] La promozione chiude la mossa
    [not-yet-crowned] Non è ancora dama
    [must-capture] Bisogna prendere
    [not-finished] La presa continua
    [lands-where-it-ends] Fermati dove la presa continua
    [lands-far-behind-a-king] Subito dietro la dama
    [must-take-the-most] Prendi il maggior numero di pezzi
    [must-take-with-the-king] Prendi con la dama
    [must-take-the-most-kings] Prendi il maggior numero di dame
    [kings-earliest] Prima le dame
    [must-take-the-most-value] Prendi il maggior valore
    [nothing-to-huff] Nulla da soffiare
    [cannot-huff] Non questo pezzo
    [no-huff-here] Queste regole non hanno il soffio
   *[unexplained] Non è una mossa legale
}
draw-agreement = I giocatori possono accordarsi per la patta in ogni momento.
draw-agreement-only = Solo l’accordo dei giocatori chiude la partita in patta.
draw-endgame = La partita è patta quando un giocatore ha { $strong } e l’altro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}, e da allora ognuno ha fatto { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}, qualunque pezzo si muova.
draw-endgame-row = { $strong } contro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} per parte
draw-endgame-short = { $strong } contro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} per parte
draw-endgames = Quando restano pochi pezzi, la partita è patta dopo un certo numero di mosse per parte, qualunque pezzo si muova:
draw-king-moves = La partita è patta dopo { $moves } mosse di seguito per parte con sole dame: senza presa e senza mossa di pedina.
draw-king-moves-short = { $moves } mosse di dama per parte
draw-repetition = La partita è patta quando la stessa posizione, con lo stesso giocatore di turno, si è presentata { SPELL($times, gender: "f") } volte.
draw-repetition-short = stessa posizione { $times } volte
draw-standstill = La partita è patta quando tutti e due hanno una dama, restano in tutto { $pieces }, e ognuno ha fatto { $moves } mosse senza presa e senza dama nuova.
draw-standstill-short = { $pieces } in tutto, { $moves } mosse per parte senza presa né dama nuova
draw-title = { $draw ->
    [repetition] La stessa posizione di nuovo
    [king-moves] Dame senza progressi
    [endgame] Pochi pezzi
    [standstill] Nulla di preso, nulla di promosso
   *[agreement] Per accordo
}
draws-none-short = solo per accordo
first-mover = Comincia il { $side ->
    [white] Bianco
   *[black] Nero
}. Poi si muove a turno, una mossa ciascuno; nessuno può passare.
first-mover-short = comincia il { $side ->
    [white] Bianco
   *[black] Nero
}
flaw-crown-on-nothing = C’è una corona sulla casella { $square }, ma nessun pezzo.
flaw-no-such-king-run = Il conto delle mosse di dama non corrisponde alla dama sulla casella { $square }.
flaw-nothing-to-huff = Non c’è nessun pezzo da soffiare sulla casella { $square }.
flaw-off-the-board = C’è un pezzo fuori dalla damiera.
flaw-two-on-one-square = Ci sono due pezzi sulla casella { $square }.
flaw-uncrowned-man = La pedina sulla casella { $square } sta dove sarebbe diventata dama.
force-any-men = qualsiasi numero di pedine
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] dame
}
force-kings-between = da { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } dame
force-kings-or-more = { SPELL($kings, gender: "f") } o più dame
force-men = { SPELL($men, gender: "f") } { $men ->
    [one] pedina
   *[other] pedine
}
force-men-between = da { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } pedine
force-men-or-more = { SPELL($men, gender: "f") } o più pedine
force-pieces = { SPELL($pieces, gender: "m") } { $pieces ->
    [one] pezzo
   *[other] pezzi
}
force-pieces-between = da { SPELL($least, gender: "alone") } a { SPELL($most, gender: "m") } pezzi
force-pieces-or = { SPELL($least, gender: "alone") } o { SPELL($most, gender: "m") } pezzi
force-pieces-or-more = { SPELL($pieces, gender: "alone") } o più pezzi
force-up-to-kings = al massimo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] dame
}
force-up-to-men = al massimo { SPELL($men, gender: "f") } { $men ->
    [one] pedina
   *[other] pedine
}
force-with-a-king = { $pieces } (almeno una dama)
goal-breakthrough = Vince chi fa la prima dama. Chi resta senza pezzi, o al suo turno non può muovere, perde.
goal-losing = Si gioca a perdere: chi resta senza pezzi, o al suo turno non può muovere, vince.
goal-normal = Chi resta senza pezzi, o al suo turno non può muovere, perde.
goal-short = { $goal ->
    [normal] prendere o bloccare tutto
    [losing] perdere tutto
   *[breakthrough] fare la prima dama
}
huff-after-capture = Dopo qualsiasi presa, anche interrotta, non c’è nulla da soffiare.
huff-duty = Chi può prendere deve prendere. Ma solo il soffio punisce chi non lo fa: anche una mossa senza presa è legale.
huff-is-no-move = Il soffio non è una mossa: chi soffia poi muove come al solito. Chi muove senza soffiare lascia cadere il diritto.
huff-last-piece = Chi soffia l’ultimo pezzo dell’avversario vince subito.
huff-right = Se un giocatore poteva prendere e ha fatto una mossa senza presa, l’avversario può, prima di muovere, togliere dalla damiera uno dei pezzi che potevano prendere: è il soffio. Quale pezzo lo sceglie l’avversario. Se il pezzo che poteva prendere è quello mosso, si toglie da dove si trova ora, promosso o no.
king-capture-adjacent = La dama prende un pezzo avversario vicino, in ogni direzione, e arriva sulla casella vuota subito dietro.
king-capture-anywhere = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Può fermarsi su qualsiasi casella vuota dietro di esso, fino al pezzo seguente.
king-capture-right-behind = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Arriva su quella casella, subito dietro il pezzo.
king-capture-right-behind-a-last-king = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Può fermarsi su qualsiasi casella vuota dietro di esso, fino al pezzo seguente. Ma se l’ultimo pezzo preso nella mossa è una dama, deve fermarsi subito dietro quella dama.
king-capture-short = { $capture ->
    [adjacent] il pezzo vicino, fermandosi subito dietro
    [anywhere] da lontano, fermandosi ovunque dietro
    [right-behind] da lontano, fermandosi subito dietro
   *[right-behind-a-last-king] da lontano, fermandosi subito dietro una dama presa per ultima
}
king-moves = { $range ->
    [short] La dama muove di una casella { $lines ->
        [straight] in linea retta, in ogni direzione
       *[diagonal] lungo qualsiasi diagonale, avanti o indietro
    }, su una casella vuota.
   *[flying] La dama muove di quante caselle vuote vuole { $lines ->
        [straight] lungo una riga o una colonna
       *[diagonal] lungo una diagonale, avanti o indietro
    }.
}
king-patience-limited = Finché il suo giocatore ha ancora una pedina, la stessa dama può fare al massimo { SPELL($moves, gender: "f") } { $moves ->
    [one] mossa
   *[other] mosse
} di seguito senza prendere. Poi deve muovere un altro pezzo di quel giocatore, oppure la dama deve prendere.
king-patience-limited-short = al massimo { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} di seguito
king-patience-unlimited = Si può muovere la stessa dama di seguito quante volte si vuole.
king-patience-unlimited-short = senza limite
king-range-short = { $range ->
    [short] una casella
   *[flying] qualsiasi distanza
}
king-takes-all = Prende avanti e indietro, sia pedine sia dame.
lines-short = { $lines ->
    [diagonal] lungo le diagonali
    [diagonal-captures-also-straight] muove in diagonale, prende anche in linea retta
   *[straight] lungo righe e colonne
}
man-against-king = { $power ->
    [captures] La pedina può prendere sia pedine sia dame.
   *[powerless] La pedina può prendere solo pedine, mai una dama.
}
man-against-king-short = { $power ->
    [captures] la pedina può prendere la dama
   *[powerless] la pedina non prende dame
}
man-captures = La pedina prende un pezzo avversario vicino saltandolo e arrivando sulla casella vuota subito dietro. { $ways ->
    [not-backward] { $lines ->
        [straight] Salta in avanti o di lato, mai all’indietro.
        [diagonal-captures-also-straight] Salta in avanti, in diagonale o in linea retta, oppure di lato, mai all’indietro. Lungo una riga o una colonna vale come vicina la casella di gioco seguente: la pedina salta un pezzo distante due caselle e arriva sulla quarta.
       *[diagonal] Salta in diagonale, solo in avanti.
    }
   *[any-way] { $lines ->
        [straight] Salta in linea retta in ogni direzione, anche all’indietro.
        [diagonal-captures-also-straight] Salta nelle otto direzioni, in diagonale e in linea retta. Lungo una riga o una colonna vale come vicina la casella di gioco seguente: la pedina salta un pezzo distante due caselle e arriva sulla quarta.
       *[diagonal] Salta in diagonale, in avanti e all’indietro.
    }
}
man-captures-short = { $ways ->
    [not-backward] mai all’indietro
   *[any-way] in ogni direzione
}
man-moves = { $lines ->
    [straight] La pedina muove di una casella in linea retta, in avanti o di lato, su una casella vuota. Non muove mai all’indietro.
   *[diagonal] La pedina muove di una casella in diagonale, in avanti, su una casella vuota. Non muove mai all’indietro.
}
notation-huff = Il soffio si scrive prima della mossa: { $huff }.
notation-letters = Le caselle si indicano con una lettera, a partire dalla a, alla sinistra del Bianco, e con il numero della riga, a partire da 1, dalla parte del Bianco. Si possono usare anche i numeri da 1 a { $count }.
notation-moves = Una mossa si scrive { $step }; una presa indica ogni casella su cui il pezzo si ferma: { $capture }.
notation-numbers = Le caselle di gioco sono numerate da 1 a { $count }, riga per riga, a partire { $corner ->
    [top-left] dall’angolo lontano a sinistra, visto dal Bianco
    [top-right] dall’angolo lontano a destra, visto dal Bianco
    [bottom-left] dall’angolo vicino a sinistra, visto dal Bianco
   *[bottom-right] dall’angolo vicino a destra, visto dal Bianco
}. Si possono usare anche le lettere a partire dalla a, dalla sinistra del Bianco, con il numero della riga contato dalla parte del Bianco.
notation-short = { $writing ->
    [numbers] numeri
   *[letters] lettere e numeri
}
outcome-broke-through = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
} con la prima dama.
outcome-draw-king-moves = Patta: { $moves } mosse per parte con sole dame, senza presa.
outcome-draw-repetition = Patta: la stessa posizione si è presentata { SPELL($times, gender: "f") } volte.
outcome-draw-small-force = Patta: restano pochi pezzi, e ognuno ha fatto { $moves ->
    [one] un’altra mossa
   *[other] altre { $moves } mosse
}.
outcome-draw-standstill = Patta: { $moves } mosse per parte senza presa e senza dama nuova.
outcome-no-move = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: il { $stuck ->
    [white] Bianco
   *[black] Nero
} non può muovere.
outcome-no-piece = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: il { $bare ->
    [white] Bianco
   *[black] Nero
} è rimasto senza pezzi.
placing-after-the-first = Ogni giocatore ha { $men } pedine. La riga più vicina al giocatore resta vuota; le pedine occupano { $rows ->
    [one] la riga seguente
   *[other] le { SPELL($rows, gender: "f") } righe seguenti
}.
placing-after-the-first-short = { $men } pedine su { $rows ->
    [one] una riga
   *[other] { SPELL($rows, gender: "f") } righe
}, la prima resta vuota
placing-first-rows = Ogni giocatore ha { $men } pedine. Occupano le caselle di gioco { $rows ->
    [one] della riga più vicina
   *[other] delle { SPELL($rows, gender: "f") } righe più vicine
} al loro giocatore.
placing-first-rows-short = { $men } pedine { $rows ->
    [one] sulla prima riga
   *[other] sulle prime { SPELL($rows, gender: "f") } righe
}
prefer-kings-earliest = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, si confronta pezzo per pezzo, nell’ordine di presa: alla prima differenza è obbligatoria quella che lì prende una dama.
prefer-most-kings = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior numero di dame.
prefer-most-pieces = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior numero di pezzi. Pedina e dama contano allo stesso modo.
prefer-most-value = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior valore. Una dama vale più di una pedina e meno di due; due dame valgono più di tre pedine e meno di quattro, e così via.
prefer-with-king = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una fatta con una dama, e non con una pedina.
preference-short = { $preference ->
    [most-pieces] più pezzi
    [with-king] con la dama
    [most-kings] più dame
    [kings-earliest] prima le dame
   *[most-value] maggior valore
}
preference-title = { $preference ->
    [most-pieces] Il maggior numero di pezzi
    [with-king] Con una dama
    [most-kings] Il maggior numero di dame
    [kings-earliest] Prima le dame
   *[most-value] Il maggior valore
}
promotion-at-end = La pedina che finisce la mossa sulla riga più lontana dal suo giocatore diventa dama. Quella che vi passa soltanto, nel mezzo di una presa, resta pedina.
promotion-in-passing = La pedina che arriva sulla riga più lontana dal suo giocatore diventa subito dama. Nel mezzo di una presa continua a prendere come dama, se può.
promotion-reached = La pedina che arriva sulla riga più lontana dal suo giocatore diventa dama; la sua mossa finisce lì.
promotion-short = { $promotion ->
    [at-end-of-move] quando la mossa finisce sull’ultima riga
    [stops-the-move] sull’ultima riga, dove la mossa finisce
   *[in-passing] sull’ultima riga, proseguendo come dama
}
promotion-stops = La pedina che arriva sulla riga più lontana dal suo giocatore diventa dama e la sua mossa finisce lì, anche nel mezzo di una presa. Agisce come dama dalla mossa seguente.
removal-after = I pezzi presi restano sulla damiera finché la presa non è tutta eseguita; solo allora si tolgono. Fino ad allora restano d’ostacolo.
removal-at-once = Ogni pezzo preso si toglie appena è saltato, e la sua casella è subito libera.
removal-short = { $removal ->
    [after-the-move] dopo tutta la mossa
   *[at-once] subito, salto per salto
}
reversal-allowed = In una presa di più pezzi il salto seguente può andare in ogni direzione, anche tornare indietro.
reversal-forbidden = In una presa di più pezzi il salto seguente può proseguire o svoltare, ma non tornare indietro sulla linea del salto precedente.
reversal-short = { $reversal ->
    [allowed] permesso
   *[forbidden] vietato
}
several-are-one-move = La presa di più pezzi con lo stesso pezzo è una sola mossa, salto dopo salto.
several-kings = Sulla damiera possono esserci più dame insieme.
takes-pieces = prende { $count }
tried-captures-nothing = La tua mossa non prende nulla.
tried-takes = La tua mossa ne prende { SPELL($taken, gender: "alone") }.
tried-takes-a-man-there = La tua mossa lì prende una pedina.
tried-takes-haul = La tua mossa prende { $taken }.
tried-takes-kings = La tua mossa { $taken ->
    [0] non ne prende nessuna.
   *[other] ne prende { SPELL($taken, gender: "f") }.
}
tried-with-a-man = La tua mossa prende con una pedina.
unreadable-move-title = Non è una mossa
why-ambiguous = Più prese sono possibili; serve il percorso intero: { $moves }
why-cannot-huff = Il pezzo sulla casella { $square } non poteva prendere, quindi non si può soffiare; solo { $huffable }
why-crown-stops = Sulla casella { $square } la pedina diventa dama e la mossa finisce; agisce come dama dalla mossa seguente
why-game-over = La partita è finita e non ci sono altre mosse
why-goes-nowhere = La mossa finisce sulla casella { $square }, dov’era cominciata
why-jumped-twice = Il pezzo sulla casella { $square } è già stato saltato in questa mossa e non si può saltare di nuovo
why-king-is-short = La dama sulla casella { $from } muove di una casella alla volta
why-king-must-rest = La dama sulla casella { $king } ha già fatto { SPELL($limit, gender: "f") } { $limit ->
    [one] mossa
   *[other] mosse di seguito
}; prima deve muovere un altro pezzo
why-kings-too-late = Fra prese pari si deve scegliere quella che prende prima una dama: in { $play } la dama è già il pezzo numero { $place }
why-lands-far-behind-a-king = La presa che finisce con la dama sulla casella { $over } finisce subito dietro, sulla { $landing }
why-lands-too-far = Prendendo il pezzo sulla casella { $over } ci si ferma subito dietro, sulla { $landing }
why-lands-where-it-ends = Prendendo il pezzo sulla casella { $over }, la dama deve fermarsi dove la presa continua, come sulla { $landing }
why-man-captures-back = La pedina sulla casella { $from } non prende all’indietro, quindi non può prendere il pezzo sulla { $over }
why-man-captures-king = Una pedina non può prendere la dama sulla casella { $square }
why-man-moves-back = La pedina sulla casella { $from } non muove all’indietro
why-man-moves-one-square = La pedina sulla casella { $from } muove di una casella alla volta
why-must-capture = La presa è obbligatoria: è possibile { $play }
why-no-huff-here = Il pezzo sulla casella { $square } non si può soffiare: queste regole non hanno il soffio
why-no-piece = Sulla casella { $square } non c’è nessun pezzo
why-no-piece-on-file = Nessun tuo pezzo della colonna { $file } può arrivarci
why-not-a-playing-square = { $square } non è una casella di gioco
why-not-finished = La presa continua: dalla casella { $square } bisogna prendere anche il pezzo sulla { $next }
why-not-on-a-line = Nessuna { $lines ->
    [diagonal] diagonale
    [diagonal-captures-also-straight] linea di caselle di gioco
   *[straight] riga o colonna
} porta dalla casella { $from } alla { $to }
why-not-with-the-king = Fra prese pari, quella di una dama viene prima di quella di una pedina: è possibile { $play }
why-not-yet-crowned = La pedina diventa dama sulla casella { $square } solo se la mossa finisce lì, quindi non può proseguire come dama
why-not-yours = Il pezzo sulla casella { $square } è dell’avversario
why-nothing-to-huff = Il pezzo sulla casella { $square } non si può soffiare: l’ultima mossa dell’avversario non ha tralasciato nessuna presa
why-nothing-to-take = Fra le caselle { $from } e { $to } non c’è nulla da prendere
why-occupied = Sulla casella { $square } c’è già una { $kind ->
    [man] pedina
   *[king] dama
}
why-over-own-piece = Il tuo stesso pezzo sulla casella { $square } non si può saltare
why-takes-too-few = Bisogna prendere { SPELL($most, gender: "m") } pezzi: è possibile { $play }
why-takes-too-few-kings = Fra prese pari viene prima quella che prende più dame: { $play } prende { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] dame
}
why-takes-too-little = Bisogna prendere il maggior valore, qui { $most }: è possibile { $play }
why-too-far-to-capture = La { $kind ->
    [man] pedina
   *[king] dama
} sulla casella { $from } prende solo un pezzo vicino, e quello sulla { $over } è troppo lontano
why-turns-back = Sulla casella { $square } la presa può proseguire o svoltare, ma non tornare indietro sulla stessa linea
why-two-together = Il pezzo sulla casella { $over } non si può saltare, perché ce n’è un altro subito dietro, sulla { $behind }
why-unexplained = La mossa non è fra quelle legali
why-unreadable-move = «{ $text }» non si legge come mossa; scrivi, per esempio, { $example }
