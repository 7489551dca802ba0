# Perché una mossa di dama è rifiutata: un titolo, la regola in una proposizione, e che cosa fa la mossa tentata.

takes-pieces = prende { $count }

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

why-game-over = La partita è finita e non ci sono altre mosse
why-not-a-playing-square = { $square } non è una casella di gioco
why-no-piece-on-file = Nessun tuo pezzo della colonna { $file } può arrivarci
why-no-piece = Sulla casella { $square } non c’è nessun pezzo
why-not-yours = Il pezzo sulla casella { $square } è dell’avversario
why-goes-nowhere = La mossa finisce sulla casella { $square }, dov’era cominciata
why-ambiguous = Più prese sono possibili; serve il percorso intero: { $moves }
why-not-on-a-line = Nessuna { $lines ->
    [diagonal] diagonale
    [diagonal-captures-also-straight] linea di caselle di gioco
   *[straight] riga o colonna
} porta dalla casella { $from } alla { $to }
why-occupied = Sulla casella { $square } c’è già una { $kind ->
    [man] pedina
   *[king] dama
}
why-man-moves-one-square = La pedina sulla casella { $from } muove di una casella alla volta
why-man-moves-back = La pedina sulla casella { $from } non muove all’indietro
why-king-is-short = La dama sulla casella { $from } muove di una casella alla volta
why-king-must-rest = La dama sulla casella { $king } ha già fatto { SPELL($limit, gender: "f") } { $limit ->
    [one] mossa
   *[other] mosse di seguito
}; prima deve muovere un altro pezzo
why-nothing-to-take = Fra le caselle { $from } e { $to } non c’è nulla da prendere
why-over-own-piece = Il tuo stesso pezzo sulla casella { $square } non si può saltare
why-jumped-twice = Il pezzo sulla casella { $square } è già stato saltato in questa mossa e non si può saltare di nuovo
why-two-together = Il pezzo sulla casella { $over } non si può saltare, perché ce n’è un altro subito dietro, sulla { $behind }
why-man-captures-back = La pedina sulla casella { $from } non prende all’indietro, quindi non può prendere il pezzo sulla { $over }
why-man-captures-king = Una pedina non può prendere la dama sulla casella { $square }
why-too-far-to-capture = La { $kind ->
    [man] pedina
   *[king] dama
} sulla casella { $from } prende solo un pezzo vicino, e quello sulla { $over } è troppo lontano
why-lands-too-far = Prendendo il pezzo sulla casella { $over } ci si ferma subito dietro, sulla { $landing }
why-turns-back = Sulla casella { $square } la presa può proseguire o svoltare, ma non tornare indietro sulla stessa linea
why-crown-stops = Sulla casella { $square } la pedina diventa dama e la mossa finisce; agisce come dama dalla mossa seguente
why-not-yet-crowned = La pedina diventa dama sulla casella { $square } solo se la mossa finisce lì, quindi non può proseguire come dama
why-must-capture = La presa è obbligatoria: è possibile { $play }
why-not-finished = La presa continua: dalla casella { $square } bisogna prendere anche il pezzo sulla { $next }
why-lands-where-it-ends = Prendendo il pezzo sulla casella { $over }, la dama deve fermarsi dove la presa continua, come sulla { $landing }
why-lands-far-behind-a-king = La presa che finisce con la dama sulla casella { $over } finisce subito dietro, sulla { $landing }
why-takes-too-few = Bisogna prendere { SPELL($most, gender: "m") } pezzi: è possibile { $play }
why-not-with-the-king = Fra prese pari, quella di una dama viene prima di quella di una pedina: è possibile { $play }
why-takes-too-few-kings = Fra prese pari viene prima quella che prende più dame: { $play } prende { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] dame
}
why-kings-too-late = Fra prese pari si deve scegliere quella che prende prima una dama: in { $play } la dama è già il pezzo numero { $place }
why-takes-too-little = Bisogna prendere il maggior valore, qui { $most }: è possibile { $play }
why-nothing-to-huff = Il pezzo sulla casella { $square } non si può soffiare: l’ultima mossa dell’avversario non ha tralasciato nessuna presa
why-cannot-huff = Il pezzo sulla casella { $square } non poteva prendere, quindi non si può soffiare; solo { $huffable }
why-no-huff-here = Il pezzo sulla casella { $square } non si può soffiare: queste regole non hanno il soffio
why-unexplained = La mossa non è fra quelle legali

tried-captures-nothing = La tua mossa non prende nulla.
tried-takes = La tua mossa ne prende { SPELL($taken, gender: "alone") }.
tried-with-a-man = La tua mossa prende con una pedina.
tried-takes-kings = La tua mossa { $taken ->
    [0] non ne prende nessuna.
   *[other] ne prende { SPELL($taken, gender: "f") }.
}
tried-takes-a-man-there = La tua mossa lì prende una pedina.
tried-takes-haul = La tua mossa prende { $taken }.
unreadable-move-title = Non è una mossa
why-unreadable-move = «{ $text }» non si legge come mossa; scrivi, per esempio, { $example }
