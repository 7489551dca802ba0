# Lo que una página de reglas dice alrededor de los artículos, y los pies de los ejemplos.

page-setup = El tablero al empezar
page-example = Ejemplo
page-readings = Lo que aquí se decide donde el texto calla o no es claro
page-reading-of = { $count ->
    [one] Artículo { $articles }
   *[other] Artículos { $articles }
}
page-neighbours = En qué se diferencia de los juegos vecinos
page-here = aquí
page-there = allí
page-difference = { $label }: aquí { $here }; allí { $there }.
page-colophon = Esta página la hizo Tabuleiro a partir de la tabla de reglas con la que juega el programa. Cada ejemplo fue jugado por el programa al hacerse la página.
page-as-at-the-start = (El tablero como al empezar.)
page-borne-off = Retiradas: ○ { $light }, ● { $dark }
page-contents = Artículos
page-reading-mark = T{ $number }

lead-draughts = Un juego para dos. Cada bando tiene { $men } peones en un tablero de { $side }×{ $side } casillas. { $goal }
lead-house = Reglas de casa, a partir de: { $name }.
lead-backgammon = Un juego para dos, con { $checkers } fichas cada uno, dos dados por bando y un cubo de doblar. Lleva todas tus fichas al cuadrante interno y retíralas del tablero antes que tu rival.
pieces-legend = ○ peón blanco, ◎ dama blanca, ● peón negro, ◉ dama negra

example-moves = Juegan las { $side ->
    [white] blancas
   *[black] negras
}. { $count ->
    [one] Solo { $moves } es legal.
   *[other] Legales: { $moves }.
}
example-captures = Juegan las { $side ->
    [white] blancas
   *[black] negras
}. { $count ->
    [one] Solo una captura es legal: { $moves }.
   *[other] Capturas legales: { $moves }.
}
example-refused = No es legal: { $play }.
example-nothing = Juegan las { $side ->
    [white] blancas
   *[black] negras
}, y ninguna jugada es legal. { $outcome }
example-crowned = Después de { $play }, la ficha de la casilla { $square } es dama.
example-stays-man = Después de { $play }, la ficha de la casilla { $square } sigue siendo peón.
example-after = Después de { $play }.
example-huff-missed = Las { $side ->
    [white] blancas
   *[black] negras
} podían capturar con { $could } y en su lugar juegan { $play }.
example-huff-offered = Ahora las { $side ->
    [white] blancas
   *[black] negras
} pueden soplar { $huffable } antes de jugar.
example-huff-done = Las { $side ->
    [white] blancas
   *[black] negras
} han soplado { $square } y ahora hacen una jugada con normalidad.
example-numbers = Los números de las casillas.
example-letters = Los nombres de las casillas.
example-king-rested = La dama de la casilla { $king } acaba de hacer { SPELL($moves, gender: "f") } { $moves ->
    [one] jugada
   *[other] jugadas seguidas
}.

example-refused-play = No es legal: { $play }.
bg-example-opening-tie = Los dos lanzan { $number }: lanzan otra vez.
bg-example-opening = Las claras lanzan { $light }, las oscuras { $dark }: las { $side ->
    [light] claras
   *[dark] oscuras
} empiezan y juegan { $roll }.
bg-example-roll = Las claras lanzan { $roll }.
bg-example-legal = Legales, entre otras: { $plays }.
bg-example-legal-all = { $count ->
    [one] Solo { $plays } es legal.
   *[other] Legales: { $plays }.
}
bg-example-none = No se puede jugar nada: se pierde el turno.
bg-example-cube = Las { $side ->
    [light] claras
   *[dark] oscuras
} doblan y las { $other ->
    [light] claras
   *[dark] oscuras
} aceptan: el cubo muestra { $value } y es de las { $other ->
    [light] claras
   *[dark] oscuras
}.
bg-example-cube-refused = Las { $side ->
    [light] claras
   *[dark] oscuras
} no pueden doblar otra vez.
bg-example-dropped = Si las { $side ->
    [light] claras
   *[dark] oscuras
} rechazaran el doble a { $value }, perderían { $points } { $points ->
    [one] punto
   *[other] puntos
}.
bg-example-finished = Las claras han retirado la última ficha. Con el cubo en { $cube }, la victoria vale { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $win ->
    [single] una partida simple, porque las oscuras ya han retirado una ficha.
    [gammon] un gammon, porque las oscuras no han retirado ninguna.
   *[backgammon] un backgammon, porque las oscuras no han retirado ninguna y tienen una ficha en la barra o en el cuadrante interno de las claras.
}
