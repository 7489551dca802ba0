# Che cosa dice una pagina di regole attorno agli articoli, e le didascalie degli esempi.

page-setup = La posizione iniziale
page-example = Esempio
page-readings = Che cosa si decide qui dove il testo tace o non è chiaro
page-reading-of = { $count ->
    [one] Articolo { $articles }
   *[other] Articoli { $articles }
}
page-neighbours = In che cosa differisce dai giochi vicini
page-here = qui
page-there = là
page-difference = { $label }: qui { $here }; là { $there }.
page-colophon = Questa pagina è stata fatta da Tabuleiro a partire dalla tabella di regole con cui gioca il programma. Ogni esempio è stato giocato dal programma mentre la pagina veniva fatta.
page-as-at-the-start = (La posizione iniziale.)
page-borne-off = Portate fuori: ○ { $light }, ● { $dark }
page-contents = Articoli
page-reading-mark = T{ $number }

lead-draughts = Un gioco per due. Ognuno ha { $men } pedine su una damiera di { $side }×{ $side } caselle. { $goal }
lead-house = Regole di casa, a partire da: { $name }.
lead-backgammon = Un gioco per due, con { $checkers } pedine ciascuno, due dadi a testa e un cubo del raddoppio. Porta tutte le tue pedine in casa e poi fuori dal tavoliere prima dell’avversario.
pieces-legend = ○ pedina bianca, ◎ dama bianca, ● pedina nera, ◉ dama nera

example-moves = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}. { $count ->
    [one] Solo { $moves } è legale.
   *[other] Legali: { $moves }.
}
example-captures = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}. { $count ->
    [one] Solo una presa è legale: { $moves }.
   *[other] Prese legali: { $moves }.
}
example-refused = Non è legale: { $play }.
example-nothing = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}, e nessuna mossa è legale. { $outcome }
example-crowned = Dopo { $play } il pezzo sulla casella { $square } è dama.
example-stays-man = Dopo { $play } il pezzo sulla casella { $square } è ancora pedina.
example-after = Dopo { $play }.
example-huff-missed = Il { $side ->
    [white] Bianco
   *[black] Nero
} poteva prendere con { $could } e invece gioca { $play }.
example-huff-offered = Ora il { $side ->
    [white] Bianco
   *[black] Nero
} può soffiare { $huffable } prima di muovere.
example-huff-done = Il { $side ->
    [white] Bianco
   *[black] Nero
} ha soffiato { $square } e ora muove come al solito.
example-numbers = I numeri delle caselle.
example-letters = I nomi delle caselle.
example-king-rested = La dama sulla casella { $king } ha appena fatto { SPELL($moves, gender: "f") } { $moves ->
    [one] mossa
   *[other] mosse di seguito
}.

example-refused-play = Non è legale: { $play }.
bg-example-opening-tie = Tirano tutti e due { $number }: si tira di nuovo.
bg-example-opening = Le chiare tirano { $light }, le scure { $dark }: le { $side ->
    [light] chiare
   *[dark] scure
} cominciano e giocano { $roll }.
bg-example-roll = Le chiare tirano { $roll }.
bg-example-legal = Legali, fra le altre: { $plays }.
bg-example-legal-all = { $count ->
    [one] Solo { $plays } è legale.
   *[other] Legali: { $plays }.
}
bg-example-none = Non si può giocare nulla: il turno è perso.
bg-example-cube = Le { $side ->
    [light] chiare
   *[dark] scure
} raddoppiano e le { $other ->
    [light] chiare
   *[dark] scure
} accettano: il cubo mostra { $value } ed è delle { $other ->
    [light] chiare
   *[dark] scure
}.
bg-example-cube-refused = Le { $side ->
    [light] chiare
   *[dark] scure
} non possono raddoppiare di nuovo.
bg-example-dropped = Se le { $side ->
    [light] chiare
   *[dark] scure
} rifiutassero il raddoppio a { $value }, perderebbero { $points } { $points ->
    [one] punto
   *[other] punti
}.
bg-example-finished = Le chiare hanno portato fuori l’ultima pedina. Con il cubo a { $cube } la vittoria vale { $points } { $points ->
    [one] punto
   *[other] punti
}: { $win ->
    [single] una partita semplice, perché le scure hanno già portato fuori una pedina.
    [gammon] un gammon, perché le scure non ne hanno portata fuori nessuna.
   *[backgammon] un backgammon, perché le scure non ne hanno portata fuori nessuna e hanno una pedina sulla barra o nella casa delle chiare.
}
