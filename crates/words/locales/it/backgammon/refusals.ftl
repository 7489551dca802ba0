# Perché qualcosa è rifiutato nel backgammon: un titolo, e la regola in una proposizione senza punto finale.
# 25 è la barra, 0 è fuori dal tavoliere.

backgammon-refusal-title = { $reason ->
    [no-checker-there] Lì non c’è nessuna pedina
    [opponents-checker] La pedina non è tua
    [wrong-direction] Nell’altro verso
    [bar-first] Prima rientra
    [point-blocked] La punta è bloccata
    [between-blocked] Nessun appoggio a metà strada
    [not-all-home] Non tutte sono in casa
    [higher-point-first] Prima dalla punta più alta
    [number-not-rolled] Non con questi dadi
    [number-used-up] Non resta nessun numero
    [must-play] Non si può passare
    [must-play-both] Gioca tutti e due i numeri
    [must-play-larger] Gioca il numero più alto
    [must-play-more] Gioca il numero più volte
    [not-your-turn] Non è il tuo turno
    [opening-first] Prima un dado ciascuno
    [opening-is-over] La partita è già cominciata
    [roll-first] Prima lancia
    [already-rolled] Prima gioca i dadi
    [double-before-rolling] Si raddoppia prima di lanciare
    [no-cube] Questa partita è senza cubo
    [cube-not-yours] Il cubo non è tuo
    [crawford-game] La partita di Crawford
    [cube-at-its-end] Il cubo non sale oltre
    [nothing-to-answer] Nulla a cui rispondere
    [answer-the-raise] Il raddoppio aspetta risposta
    [answer-the-resignation] L’offerta aspetta risposta
    [beavers-not-played] Qui non ci sono beaver
    [raccoons-not-played] Qui non ci sono raccoon
    [resignation-too-small] Offri di più
    [dice-not-by-hand] Il lancio vale
    [game-over] La partita è finita
   *[contest-over] L’incontro è finito
}
bg-why-no-checker-there = Non hai pedine { $from ->
    [25] sulla barra
   *[other] sulla punta { $from }
}
bg-why-opponents-checker = Le pedine sulla punta { $point } sono dell’avversario
bg-why-wrong-direction = Le tue pedine vanno verso la tua punta 1 e fuori; nessuna va { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-why-bar-first = { $count ->
    [one] La tua pedina sulla barra deve rientrare prima che se ne muova un’altra
   *[other] Le tue { SPELL($count, gender: "f") } pedine sulla barra devono rientrare prima che se ne muova un’altra
}
bg-why-point-blocked = L’avversario occupa la punta { $point } con { SPELL($held, gender: "f") } pedine; nessuna delle tue può fermarsi lì
bg-why-between-blocked = Una pedina non può andare { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}, perché l’avversario occupa { $count ->
    [0] le punte a metà strada
    [1] la punta { $points } a metà strada
   *[other] tutte e due le punte a metà strada, { $points }
}
bg-why-not-all-home = Si portano fuori pedine solo quando sono tutte nella tua casa, e ce n’è ancora una { $rearmost ->
    [25] sulla barra
   *[other] sulla punta { $rearmost }
}
bg-why-higher-point-first = Un { $die } è più di quanto serve a una pedina { $from ->
    [25] sulla barra
   *[other] sulla punta { $from }
}; perciò si deve giocare da una punta più alta, qui la { $higher }
bg-why-number-not-rolled = Con { $roll } nessuna pedina va { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-why-number-used-up = I numeri di { $roll } sono già usati negli altri movimenti; non ne resta nessuno per andare { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-why-must-play = Quello che si può giocare si deve giocare: è possibile { $play }
bg-why-must-play-both = Si possono giocare tutti e due i numeri di { $roll }, quindi si devono giocare: è possibile { $play }
bg-why-must-play-larger = Si può giocare solo uno dei due numeri, e deve essere il più alto, il { $die }: { $play }
bg-why-must-play-more = Il { $die } si può giocare { SPELL($possible, gender: "f") } volte, quindi va giocato: è possibile { $play }
bg-why-not-your-turn = È il turno delle { $side ->
    [light] chiare
   *[dark] scure
}
bg-why-opening-first = La partita comincia lanciando un dado ciascuno, e non sono ancora stati lanciati
bg-why-opening-is-over = I dadi iniziali sono già stati lanciati e la partita è cominciata
bg-why-roll-first = Prima bisogna lanciare i dadi
bg-why-already-rolled = I dadi sono sul tavolo e vanno prima giocati
bg-why-double-before-rolling = Si raddoppia prima di lanciare, e in questo turno si è già lanciato
bg-why-no-cube = Questa partita si gioca senza cubo
bg-why-cube-not-yours = Il cubo è delle { $owner ->
    [light] chiare
   *[dark] scure
}, e solo chi lo possiede può raddoppiare
bg-why-crawford-game = Questa è la partita di Crawford, in cui nessuno raddoppia
bg-why-cube-at-its-end = Il cubo mostra { $value }, e questo programma non conta oltre
bg-why-nothing-to-answer = Non c’è un’offerta a cui questo risponda
bg-why-answer-the-raise = Prima bisogna rispondere al { $raise ->
    [double] raddoppio
    [beaver] beaver
   *[raccoon] raccoon
}
bg-why-answer-the-resignation = Le { $by ->
    [light] chiare
   *[dark] scure
} offrono di perdere { $win ->
    [single] una partita semplice
    [gammon] un gammon
   *[backgammon] un backgammon
}, e prima bisogna rispondere
bg-why-beavers-not-played = Qui non ci si è accordati sui beaver
bg-why-raccoons-not-played = Qui non ci si è accordati sui raccoon
bg-why-resignation-too-small = { $refused ->
    [single] Una partita semplice è già stata rifiutata
    [gammon] Un gammon è già stato rifiutato
   *[backgammon] Un backgammon è già stato rifiutato
} in questo turno; ora si può solo offrire di più
bg-why-dice-not-by-hand = Qui i dadi li lancia il tavolo, e i suoi lanci valgono; solo quelli lanciati a mano si possono annullare
bg-why-game-over = La partita è finita e non si gioca più
bg-why-contest-over = L’incontro è finito e non si gioca più
bg-why-unreadable = «{ $text }» non si può leggere come giocata; scrivi, per esempio, { $example }

bg-tried-one = La tua giocata ne usa uno.
bg-tried-times = La tua giocata { $played ->
    [0] non lo usa.
    [1] lo usa una volta.
    [2] lo usa due volte.
   *[other] lo usa { SPELL($played, gender: "f") } volte.
}
bg-unreadable-title = Non è una giocata
