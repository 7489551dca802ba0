# I punti della tabella della dama: un nome, poche parole per ogni valore, e l’articolo per esteso.

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

## Damiera

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
board-all = La damiera ha { $side }×{ $side } caselle e si gioca su tutte e { $count }; il loro colore non conta.
board-all-short = { $side }×{ $side }, tutte le caselle
placing-first-rows = Ogni giocatore ha { $men } pedine. Occupano le caselle di gioco { $rows ->
    [one] della riga più vicina
   *[other] delle { SPELL($rows, gender: "f") } righe più vicine
} al loro giocatore.
placing-after-the-first = Ogni giocatore ha { $men } pedine. La riga più vicina al giocatore resta vuota; le pedine occupano { $rows ->
    [one] la riga seguente
   *[other] le { SPELL($rows, gender: "f") } righe seguenti
}.
placing-first-rows-short = { $men } pedine { $rows ->
    [one] sulla prima riga
   *[other] sulle prime { SPELL($rows, gender: "f") } righe
}
placing-after-the-first-short = { $men } pedine su { $rows ->
    [one] una riga
   *[other] { SPELL($rows, gender: "f") } righe
}, la prima resta vuota
first-mover = Comincia il { $side ->
    [white] Bianco
   *[black] Nero
}. Poi si muove a turno, una mossa ciascuno; nessuno può passare.
colours-agreed = Ci si accorda su chi gioca con quale colore.
first-mover-short = comincia il { $side ->
    [white] Bianco
   *[black] Nero
}

## Mosse

man-moves = { $lines ->
    [straight] La pedina muove di una casella in linea retta, in avanti o di lato, su una casella vuota. Non muove mai all’indietro.
   *[diagonal] La pedina muove di una casella in diagonale, in avanti, su una casella vuota. Non muove mai all’indietro.
}
lines-short = { $lines ->
    [diagonal] lungo le diagonali
    [diagonal-captures-also-straight] muove in diagonale, prende anche in linea retta
   *[straight] lungo righe e colonne
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
king-range-short = { $range ->
    [short] una casella
   *[flying] qualsiasi distanza
}
king-patience-limited = Finché il suo giocatore ha ancora una pedina, la stessa dama può fare al massimo { SPELL($moves, gender: "f") } { $moves ->
    [one] mossa
   *[other] mosse
} di seguito senza prendere. Poi deve muovere un altro pezzo di quel giocatore, oppure la dama deve prendere.
king-patience-unlimited = Si può muovere la stessa dama di seguito quante volte si vuole.
king-patience-limited-short = al massimo { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} di seguito
king-patience-unlimited-short = senza limite

## Presa

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
man-against-king = { $power ->
    [captures] La pedina può prendere sia pedine sia dame.
   *[powerless] La pedina può prendere solo pedine, mai una dama.
}
man-against-king-short = { $power ->
    [captures] la pedina può prendere la dama
   *[powerless] la pedina non prende dame
}
king-capture-adjacent = La dama prende un pezzo avversario vicino, in ogni direzione, e arriva sulla casella vuota subito dietro.
king-takes-all = Prende avanti e indietro, sia pedine sia dame.
king-capture-anywhere = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Può fermarsi su qualsiasi casella vuota dietro di esso, fino al pezzo seguente.
king-capture-right-behind = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Arriva su quella casella, subito dietro il pezzo.
king-capture-right-behind-a-last-king = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Può fermarsi su qualsiasi casella vuota dietro di esso, fino al pezzo seguente. Ma se l’ultimo pezzo preso nella mossa è una dama, deve fermarsi subito dietro quella dama.
king-capture-short = { $capture ->
    [adjacent] il pezzo vicino, fermandosi subito dietro
    [anywhere] da lontano, fermandosi ovunque dietro
    [right-behind] da lontano, fermandosi subito dietro
   *[right-behind-a-last-king] da lontano, fermandosi subito dietro una dama presa per ultima
}
capture-names = La presa di un solo pezzo si dice semplice, quella di più pezzi multipla.
several-are-one-move = La presa di più pezzi con lo stesso pezzo è una sola mossa, salto dopo salto.
continuation-whole = Se dalla casella di arrivo è possibile un’altra presa, la presa continua, fino alla fine. Se le caselle di arrivo sono più d’una, bisogna sceglierne una da cui la presa possa continuare, quando c’è.
continuation-whole-close = Se dalla casella di arrivo è possibile un’altra presa, la presa continua, fino alla fine.
continuation-while-landing-offers = Se dalla casella di arrivo è possibile un’altra presa, la presa continua. Ma la casella di arrivo è libera: la dama può fermarsi dove la sua presa finisce, anche se da un’altra casella potrebbe continuare.
continuation-may-stop = Se dalla casella di arrivo è possibile un’altra presa, il pezzo può continuare, ma può anche fermarsi dopo qualsiasi salto.
continuation-short = { $continuation ->
    [whole-sequence] fino alla fine
    [while-landing-offers] fino alla fine, con la casella di arrivo libera
   *[may-stop] può fermarsi dopo qualsiasi salto
}
bans = Che cosa non si può saltare
bans-own = I propri pezzi non si saltano mai.
bans-room = Non si può saltare un pezzo che ne ha un altro subito dietro sulla stessa linea, né un pezzo sul bordo della damiera.
bans-twice = Non si salta due volte lo stesso pezzo in una mossa. Si può passare più volte su una casella vuota.
bans-at-once = In una stessa mossa si può passare più volte su una casella vuota.
removal-after = I pezzi presi restano sulla damiera finché la presa non è tutta eseguita; solo allora si tolgono. Fino ad allora restano d’ostacolo.
removal-at-once = Ogni pezzo preso si toglie appena è saltato, e la sua casella è subito libera.
removal-short = { $removal ->
    [after-the-move] dopo tutta la mossa
   *[at-once] subito, salto per salto
}
carrying-out = Come si esegue la presa
carrying-out-shown = La presa si mostra salto per salto: il pezzo che prende tocca ogni casella su cui si ferma e resta sull’ultima. Il suo movimento è concluso quando il giocatore lo lascia, alla fine o lungo il percorso.
carrying-out-removed = Solo allora si tolgono i pezzi presi, nell’ordine di presa o in quello inverso. Tolto l’ultimo, la presa è completa.
carrying-out-put-right = La presa non mostrata con chiarezza e i pezzi tolti fuori ordine si rettificano, se l’avversario lo chiede.
reversal-forbidden = In una presa di più pezzi il salto seguente può proseguire o svoltare, ma non tornare indietro sulla linea del salto precedente.
reversal-allowed = In una presa di più pezzi il salto seguente può andare in ogni direzione, anche tornare indietro.
reversal-short = { $reversal ->
    [allowed] permesso
   *[forbidden] vietato
}

## Obbligo e scelta

compulsion-forced = La presa è obbligatoria: chi può prendere deve prendere. Non c’è soffio.
huff-duty = Chi può prendere deve prendere. Ma solo il soffio punisce chi non lo fa: anche una mossa senza presa è legale.
huff-right = Se un giocatore poteva prendere e ha fatto una mossa senza presa, l’avversario può, prima di muovere, togliere dalla damiera uno dei pezzi che potevano prendere: è il soffio. Quale pezzo lo sceglie l’avversario. Se il pezzo che poteva prendere è quello mosso, si toglie da dove si trova ora, promosso o no.
huff-is-no-move = Il soffio non è una mossa: chi soffia poi muove come al solito. Chi muove senza soffiare lascia cadere il diritto.
huff-after-capture = Dopo qualsiasi presa, anche interrotta, non c’è nulla da soffiare.
huff-last-piece = Chi soffia l’ultimo pezzo dell’avversario vince subito.
compulsion-short = { $compulsion ->
    [forced] obbligatoria
   *[huff] obbligatoria, pena il soffio
}
choice-title = Libera scelta
choice-free = Fra più prese il giocatore fa quella che vuole, anche una che prende meno pezzi.
choice-free-huff = Fra più prese il giocatore fa quella che vuole.
choice-free-short = a scelta
choice-then-free = Se anche così le prese sono pari, il giocatore sceglie.
preference-title = { $preference ->
    [most-pieces] Il maggior numero di pezzi
    [with-king] Con una dama
    [most-kings] Il maggior numero di dame
    [kings-earliest] Prima le dame
   *[most-value] Il maggior valore
}
prefer-most-pieces = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior numero di pezzi. Pedina e dama contano allo stesso modo.
prefer-with-king = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una fatta con una dama, e non con una pedina.
prefer-most-kings = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior numero di dame.
prefer-kings-earliest = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, si confronta pezzo per pezzo, nell’ordine di presa: alla prima differenza è obbligatoria quella che lì prende una dama.
prefer-most-value = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior valore. Una dama vale più di una pedina e meno di due; due dame valgono più di tre pedine e meno di quattro, e così via.
preference-short = { $preference ->
    [most-pieces] più pezzi
    [with-king] con la dama
    [most-kings] più dame
    [kings-earliest] prima le dame
   *[most-value] maggior valore
}

## Promozione

promotion-at-end = La pedina che finisce la mossa sulla riga più lontana dal suo giocatore diventa dama. Quella che vi passa soltanto, nel mezzo di una presa, resta pedina.
promotion-reached = La pedina che arriva sulla riga più lontana dal suo giocatore diventa dama; la sua mossa finisce lì.
several-kings = Sulla damiera possono esserci più dame insieme.
promotion-stops = La pedina che arriva sulla riga più lontana dal suo giocatore diventa dama e la sua mossa finisce lì, anche nel mezzo di una presa. Agisce come dama dalla mossa seguente.
promotion-in-passing = La pedina che arriva sulla riga più lontana dal suo giocatore diventa subito dama. Nel mezzo di una presa continua a prendere come dama, se può.
promotion-short = { $promotion ->
    [at-end-of-move] quando la mossa finisce sull’ultima riga
    [stops-the-move] sull’ultima riga, dove la mossa finisce
   *[in-passing] sull’ultima riga, proseguendo come dama
}
crowning = La dama si segna con un secondo pezzo del suo colore, { $by ->
    [opponent] fra quelli presi, che l’avversario mette sopra. Se nessuno è stato ancora preso, la pedina è dama lo stesso
    [another-man] un’altra pedina, messa sopra
   *[anyone] fra quelli presi, posto sopra. Se nessuno è stato ancora preso, la pedina è dama lo stesso
}.

## Fine

goal-normal = Chi resta senza pezzi, o al suo turno non può muovere, perde.
goal-losing = Si gioca a perdere: chi resta senza pezzi, o al suo turno non può muovere, vince.
goal-breakthrough = Vince chi fa la prima dama. Chi resta senza pezzi, o al suo turno non può muovere, perde.
goal-short = { $goal ->
    [normal] prendere o bloccare tutto
    [losing] perdere tutto
   *[breakthrough] fare la prima dama
}
draw-repetition = La partita è patta quando la stessa posizione, con lo stesso giocatore di turno, si è presentata { SPELL($times, gender: "f") } volte.
draw-king-moves = La partita è patta dopo { $moves } mosse di seguito per parte con sole dame: senza presa e senza mossa di pedina.
draw-endgame = La partita è patta quando un giocatore ha { $strong } e l’altro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}, e da allora ognuno ha fatto { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}, qualunque pezzo si muova.
draw-endgames = Quando restano pochi pezzi, la partita è patta dopo un certo numero di mosse per parte, qualunque pezzo si muova:
draw-endgame-row = { $strong } contro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} per parte
draw-standstill = La partita è patta quando tutti e due hanno una dama, restano in tutto { $pieces }, e ognuno ha fatto { $moves } mosse senza presa e senza dama nuova.
draw-agreement = I giocatori possono accordarsi per la patta in ogni momento.
draw-agreement-only = Solo l’accordo dei giocatori chiude la partita in patta.
draw-title = { $draw ->
    [repetition] La stessa posizione di nuovo
    [king-moves] Dame senza progressi
    [endgame] Pochi pezzi
    [standstill] Nulla di preso, nulla di promosso
   *[agreement] Per accordo
}
draw-repetition-short = stessa posizione { $times } volte
draw-king-moves-short = { $moves } mosse di dama per parte
draw-endgame-short = { $strong } contro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} per parte
draw-standstill-short = { $pieces } in tutto, { $moves } mosse per parte senza presa né dama nuova
draws-none-short = solo per accordo
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] dame
}
force-men = { SPELL($men, gender: "f") } { $men ->
    [one] pedina
   *[other] pedine
}
force-kings-or-more = { SPELL($kings, gender: "f") } o più dame
force-up-to-kings = al massimo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] dame
}
force-kings-between = da { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } dame
force-men-or-more = { SPELL($men, gender: "f") } o più pedine
force-up-to-men = al massimo { SPELL($men, gender: "f") } { $men ->
    [one] pedina
   *[other] pedine
}
force-men-between = da { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } pedine
force-any-men = qualsiasi numero di pedine
force-pieces = { SPELL($pieces, gender: "m") } { $pieces ->
    [one] pezzo
   *[other] pezzi
}
force-pieces-or-more = { SPELL($pieces, gender: "alone") } o più pezzi
force-pieces-or = { SPELL($least, gender: "alone") } o { SPELL($most, gender: "m") } pezzi
force-pieces-between = da { SPELL($least, gender: "alone") } a { SPELL($most, gender: "m") } pezzi
force-with-a-king = { $pieces } (almeno una dama)

## Notazione

notation-numbers = Le caselle di gioco sono numerate da 1 a { $count }, riga per riga, a partire { $corner ->
    [top-left] dall’angolo lontano a sinistra, visto dal Bianco
    [top-right] dall’angolo lontano a destra, visto dal Bianco
    [bottom-left] dall’angolo vicino a sinistra, visto dal Bianco
   *[bottom-right] dall’angolo vicino a destra, visto dal Bianco
}. Si possono usare anche le lettere a partire dalla a, dalla sinistra del Bianco, con il numero della riga contato dalla parte del Bianco.
notation-letters = Le caselle si indicano con una lettera, a partire dalla a, alla sinistra del Bianco, e con il numero della riga, a partire da 1, dalla parte del Bianco. Si possono usare anche i numeri da 1 a { $count }.
notation-moves = Una mossa si scrive { $step }; una presa indica ogni casella su cui il pezzo si ferma: { $capture }.
notation-huff = Il soffio si scrive prima della mossa: { $huff }.
notation-short = { $writing ->
    [numbers] numeri
   *[letters] lettere e numeri
}
