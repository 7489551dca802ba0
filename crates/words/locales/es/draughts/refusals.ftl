# Por qué se rechaza una jugada de damas: un título, la regla en una oración, y lo que hace la jugada intentada.

takes-pieces = toma { $count }

draughts-refusal-title = { $reason ->
    [game-over] La partida ha terminado
    [not-a-playing-square] No es casilla de juego
    [no-piece-on-file] Ahí no hay ficha
    [no-piece] Ahí no hay ficha
    [not-yours] La ficha no es tuya
    [goes-nowhere] La ficha no sale de su sitio
    [ambiguous] ¿Qué captura?
    [not-on-a-line] No está en la misma línea
    [occupied] La casilla está ocupada
    [man-moves-one-square] De casilla en casilla
    [man-moves-back] El peón no mueve hacia atrás
    [king-is-short] De casilla en casilla
    [king-must-rest] Esta dama tiene que esperar
    [nothing-to-take] Ahí no hay nada que tomar
    [over-own-piece] Tu propia ficha está en medio
    [jumped-twice] No dos veces sobre la misma ficha
    [two-together] No hay sitio detrás de la ficha
    [man-captures-back] El peón no captura hacia atrás
    [man-captures-king] El peón no toma dama
    [too-far-to-capture] Demasiado lejos
    [lands-too-far] Justo detrás de la ficha
    [turns-back] No de vuelta por la misma línea
    [crown-stops] La coronación termina la jugada
    [not-yet-crowned] Todavía no es dama
    [must-capture] Hay que capturar
    [not-finished] La captura continúa
    [lands-where-it-ends] Llega a donde la captura continúa
    [lands-far-behind-a-king] Justo detrás de la dama
    [must-take-the-most] Toma el mayor número de fichas
    [must-take-with-the-king] Captura con la dama
    [must-take-the-most-kings] Toma el mayor número de damas
    [kings-earliest] Las damas primero
    [must-take-the-most-value] Toma el mayor valor
    [nothing-to-huff] Nada que soplar
    [cannot-huff] Esta ficha no
    [no-huff-here] Estas reglas no tienen soplo
   *[unexplained] No es una jugada legal
}

why-game-over = La partida ha terminado y no hay más jugadas
why-not-a-playing-square = { $square } no es una casilla de juego
why-no-piece-on-file = Ninguna ficha tuya de la columna { $file } puede ir ahí
why-no-piece = No hay ficha en la casilla { $square }
why-not-yours = La ficha de la casilla { $square } es del rival
why-goes-nowhere = La jugada termina en la casilla { $square }, donde empezó
why-ambiguous = Varias capturas encajan; hace falta el camino entero: { $moves }
why-not-on-a-line = Ninguna { $lines ->
    [diagonal] diagonal
    [diagonal-captures-also-straight] línea de casillas de juego
   *[straight] fila o columna
} lleva de la casilla { $from } a la { $to }
why-occupied = Ya hay { $kind ->
    [man] un peón
   *[king] una dama
} en la casilla { $square }
why-man-moves-one-square = El peón de la casilla { $from } mueve de casilla en casilla
why-man-moves-back = El peón de la casilla { $from } no mueve hacia atrás
why-king-is-short = La dama de la casilla { $from } mueve de casilla en casilla
why-king-must-rest = La dama de la casilla { $king } ya ha hecho { SPELL($limit, gender: "f") } { $limit ->
    [one] jugada
   *[other] jugadas seguidas
}; antes tiene que jugar otra ficha
why-nothing-to-take = No hay nada que tomar entre las casillas { $from } y { $to }
why-over-own-piece = No se puede saltar tu propia ficha de la casilla { $square }
why-jumped-twice = La ficha de la casilla { $square } ya se ha saltado en esta jugada y no se puede saltar otra vez
why-two-together = No se puede saltar la ficha de la casilla { $over }, porque hay otra justo detrás, en la { $behind }
why-man-captures-back = El peón de la casilla { $from } no captura hacia atrás, así que no puede tomar la ficha de la { $over }
why-man-captures-king = Un peón no puede tomar la dama de la casilla { $square }
why-too-far-to-capture = { $kind ->
    [man] El peón
   *[king] La dama
} de la casilla { $from } solo toma una ficha vecina, y la de la { $over } está demasiado lejos
why-lands-too-far = Al tomar la ficha de la casilla { $over } se llega justo detrás, a la { $landing }
why-turns-back = En la casilla { $square } la captura puede seguir adelante o girar a un lado, pero no volver por la misma línea
why-crown-stops = En la casilla { $square } el peón se convierte en dama y la jugada termina; actúa como dama desde su jugada siguiente
why-not-yet-crowned = El peón solo se convierte en dama en la casilla { $square } si la jugada termina allí, así que no puede seguir como dama
why-must-capture = La captura es obligatoria: es posible { $play }
why-not-finished = La captura continúa: desde la casilla { $square } hay que tomar también la ficha de la { $next }
why-lands-where-it-ends = Al tomar la ficha de la casilla { $over }, la dama tiene que llegar a donde la captura continúa, como la { $landing }
why-lands-far-behind-a-king = La captura que termina con la dama de la casilla { $over } termina justo detrás de ella, en la { $landing }
why-takes-too-few = Hay que tomar { SPELL($most, gender: "f") } fichas: es posible { $play }
why-not-with-the-king = Entre capturas iguales, la de una dama va antes que la de un peón: es posible { $play }
why-takes-too-few-kings = Entre capturas iguales va primero la que toma más damas: { $play } toma { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] damas
}
why-kings-too-late = Entre capturas iguales hay que elegir la que toma antes una dama: en { $play } la dama es ya la ficha número { $place }
why-takes-too-little = Hay que tomar el mayor valor, aquí { $most }: es posible { $play }
why-nothing-to-huff = La ficha de la casilla { $square } no se puede soplar: la última jugada del rival no dejó pasar ninguna captura
why-cannot-huff = La ficha de la casilla { $square } no podía haber capturado, así que no se puede soplar; solo { $huffable }
why-no-huff-here = La ficha de la casilla { $square } no se puede soplar: estas reglas no tienen soplo
why-unexplained = La jugada no está entre las legales

tried-captures-nothing = Tu jugada no captura nada.
tried-takes = Tu jugada toma { SPELL($taken, gender: "f") }.
tried-with-a-man = Tu jugada captura con un peón.
tried-takes-kings = Tu jugada { $taken ->
    [0] no toma ninguna.
   *[other] toma { SPELL($taken, gender: "f") }.
}
tried-takes-a-man-there = Tu jugada toma ahí un peón.
tried-takes-haul = Tu jugada toma { $taken }.
unreadable-move-title = No es una jugada
why-unreadable-move = «{ $text }» no se lee como jugada; escribe, por ejemplo, { $example }
