# Los puntos de la tabla de las damas: un nombre, pocas palabras para cada valor, y el artículo completo.

draughts-chapter = { $chapter ->
    [board] El tablero
    [moves] Las jugadas
    [captures] La captura
    [duty] El deber de capturar
    [crown] La coronación
    [end] El final de la partida
   *[writing] Cómo se anota la partida
}
draughts-point = { $point ->
    [board] Tablero
    [placing] Posición inicial
    [first-mover] Quién empieza
    [lines] Cómo mueve el peón
    [man-captures] Cómo captura el peón
    [man-against-king] El peón contra la dama
    [king-range] Cómo mueve la dama
    [king-capture] Cómo captura la dama
    [compulsion] ¿Es obligatorio capturar?
    [must-prefer] Qué captura
    [continuation] Hasta dónde llega la captura
    [removal] Cuándo salen las fichas tomadas
    [reversal] Volver por la misma línea
    [promotion] Cuándo corona el peón
    [king-patience] Descanso de la dama
    [goal] Quién gana
    [draws] Tablas
   *[notation] Notación
}

## Tablero

board-half = El tablero tiene { $side }×{ $side } casillas, claras y oscuras alternadas. Solo se juega en las { $count } casillas { $shade ->
    [dark] oscuras
   *[light] claras
}. El tablero se coloca de modo que cada jugador tenga una esquina { $shade ->
    [dark] oscura
   *[light] clara
} a la { $hand ->
    [left] izquierda
   *[right] derecha
}.
board-half-short = { $side }×{ $side }, casillas { $shade ->
    [dark] oscuras
   *[light] claras
}, esquina { $shade ->
    [dark] oscura
   *[light] clara
} a la { $hand ->
    [left] izquierda
   *[right] derecha
}
board-all = El tablero tiene { $side }×{ $side } casillas y se juega en las { $count }; su color no cuenta.
board-all-short = { $side }×{ $side }, todas las casillas
placing-first-rows = Cada bando tiene { $men } peones. Ocupan las casillas de juego de { $rows ->
    [one] la fila más cercana
   *[other] las { SPELL($rows, gender: "f") } filas más cercanas
} a su jugador.
placing-after-the-first = Cada bando tiene { $men } peones. La fila más cercana al jugador queda vacía; los peones ocupan { $rows ->
    [one] la fila siguiente
   *[other] las { SPELL($rows, gender: "f") } filas siguientes
}.
placing-first-rows-short = { $men } peones en { $rows ->
    [one] la primera fila
   *[other] las primeras { SPELL($rows, gender: "f") } filas
}
placing-after-the-first-short = { $men } peones en { $rows ->
    [one] una fila
   *[other] { SPELL($rows, gender: "f") } filas
}, la primera queda vacía
first-mover = Empiezan las { $side ->
    [white] blancas
   *[black] negras
}. Después los bandos juegan por turno, una jugada cada uno; nadie puede pasar.
colours-agreed = Se acuerda quién juega con cada color.
first-mover-short = empiezan las { $side ->
    [white] blancas
   *[black] negras
}

## Jugadas

man-moves = { $lines ->
    [straight] El peón mueve una casilla en línea recta, hacia delante o hacia un lado, a una casilla vacía. Nunca mueve hacia atrás.
   *[diagonal] El peón mueve una casilla en diagonal, hacia delante, a una casilla vacía. Nunca mueve hacia atrás.
}
lines-short = { $lines ->
    [diagonal] por las diagonales
    [diagonal-captures-also-straight] mueve por las diagonales, captura también en línea recta
   *[straight] por filas y columnas
}
king-moves = { $range ->
    [short] La dama mueve una casilla { $lines ->
        [straight] en línea recta, en cualquier dirección
       *[diagonal] por cualquier diagonal, hacia delante o hacia atrás
    }, a una casilla vacía.
   *[flying] La dama mueve cuantas casillas vacías quiera { $lines ->
        [straight] por una fila o columna
       *[diagonal] por una diagonal, hacia delante o hacia atrás
    }.
}
king-range-short = { $range ->
    [short] una casilla
   *[flying] cualquier distancia
}
king-patience-limited = Mientras su bando tenga aún algún peón, una misma dama puede hacer como máximo { SPELL($moves, gender: "f") } { $moves ->
    [one] jugada seguida
   *[other] jugadas seguidas
} sin capturar. Después tiene que jugar otra ficha de ese bando, o la dama tiene que capturar.
king-patience-unlimited = Una misma dama puede jugar cuantas veces seguidas quiera su jugador.
king-patience-limited-short = como máximo { $moves } { $moves ->
    [one] jugada seguida
   *[other] jugadas seguidas
}
king-patience-unlimited-short = sin límite

## Captura

man-captures = El peón captura una ficha contraria vecina saltando sobre ella a la casilla vacía que está justo detrás. { $ways ->
    [not-backward] { $lines ->
        [straight] Salta hacia delante o hacia un lado, nunca hacia atrás.
        [diagonal-captures-also-straight] Salta hacia delante, en diagonal o en línea recta, o hacia un lado, nunca hacia atrás. En una fila o columna, vecina es la casilla de juego siguiente: el peón salta sobre una ficha a dos casillas de distancia y llega a la cuarta.
       *[diagonal] Salta en diagonal, solo hacia delante.
    }
   *[any-way] { $lines ->
        [straight] Salta en línea recta en cualquier dirección, también hacia atrás.
        [diagonal-captures-also-straight] Salta en las ocho direcciones, en diagonal y en línea recta. En una fila o columna, vecina es la casilla de juego siguiente: el peón salta sobre una ficha a dos casillas de distancia y llega a la cuarta.
       *[diagonal] Salta en diagonal, hacia delante y hacia atrás.
    }
}
man-captures-short = { $ways ->
    [not-backward] nunca hacia atrás
   *[any-way] en todas las direcciones
}
man-against-king = { $power ->
    [captures] El peón puede tomar tanto peones como damas.
   *[powerless] El peón solo puede tomar peones, nunca una dama.
}
man-against-king-short = { $power ->
    [captures] el peón puede tomar la dama
   *[powerless] el peón no toma dama
}
king-capture-adjacent = La dama captura una ficha contraria vecina, en cualquier dirección, y llega a la casilla vacía que está justo detrás.
king-takes-all = Captura hacia delante y hacia atrás, tanto peones como damas.
king-capture-anywhere = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Puede llegar a cualquier casilla vacía de detrás, hasta la ficha siguiente.
king-capture-right-behind = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Llega a esa casilla, justo detrás de la ficha.
king-capture-right-behind-a-last-king = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Puede llegar a cualquier casilla vacía de detrás, hasta la ficha siguiente. Pero si la última ficha tomada en la jugada es una dama, tiene que quedar justo detrás de esa dama.
king-capture-short = { $capture ->
    [adjacent] la vecina, quedando justo detrás
    [anywhere] de lejos, quedando en cualquier casilla de detrás
    [right-behind] de lejos, quedando justo detrás
   *[right-behind-a-last-king] de lejos, quedando justo detrás de una dama tomada al final
}
capture-names = La captura de una sola ficha se llama simple; la de varias, múltiple.
several-are-one-move = La captura de varias fichas por una misma ficha es una sola jugada, salto tras salto.
continuation-whole = Si desde la casilla a la que llega la ficha es posible otra captura, la captura continúa, hasta el final. Si hay varias casillas a las que llegar, hay que elegir una desde la que pueda continuar, si la hay.
continuation-whole-close = Si desde la casilla a la que llega la ficha es posible otra captura, la captura continúa, hasta el final.
continuation-while-landing-offers = Si desde la casilla a la que llega la ficha es posible otra captura, la captura continúa. Pero la casilla de llegada es libre: la dama puede quedarse donde su captura termina, aunque otra casilla permitiera continuar.
continuation-may-stop = Si desde la casilla a la que llega la ficha es posible otra captura, puede continuar, pero también puede parar después de cualquier salto.
continuation-short = { $continuation ->
    [whole-sequence] hasta el final
    [while-landing-offers] hasta el final, con la casilla de llegada libre
   *[may-stop] puede parar después de cualquier salto
}
bans = Lo que no se puede saltar
bans-own = Nunca se saltan las fichas propias.
bans-room = No se puede saltar una ficha que tiene otra justo detrás en la misma línea, ni una ficha al borde del tablero.
bans-twice = No se salta dos veces la misma ficha en una jugada. Se puede pasar más de una vez por una casilla vacía.
bans-at-once = En una misma jugada se puede pasar más de una vez por una casilla vacía.
removal-after = Las fichas tomadas quedan en el tablero hasta que la captura entera está hecha; solo entonces se retiran. Hasta ese momento siguen estorbando el paso.
removal-at-once = Cada ficha tomada sale del tablero en cuanto se salta, y su casilla queda libre en el acto.
removal-short = { $removal ->
    [after-the-move] después de toda la jugada
   *[at-once] en el acto, salto a salto
}
carrying-out = Cómo se hace la captura
carrying-out-shown = La captura se muestra salto a salto: la ficha que captura toca cada casilla a la que llega y se queda en la última. Su movimiento termina cuando el jugador la suelta, al final o a mitad de camino.
carrying-out-removed = Solo entonces salen las fichas tomadas, en el orden de la captura o en el inverso. Retirada la última, la captura está completa.
carrying-out-put-right = La captura que no se mostró con claridad y las fichas retiradas fuera de orden se corrigen si el rival lo pide.
reversal-forbidden = En una captura de varias fichas, el salto siguiente puede seguir adelante o girar a un lado, pero no volver por la línea del salto anterior.
reversal-allowed = En una captura de varias fichas, el salto siguiente puede ir en cualquier dirección, también de vuelta.
reversal-short = { $reversal ->
    [allowed] permitido
   *[forbidden] prohibido
}

## Deber y elección

compulsion-forced = La captura es obligatoria: quien puede capturar tiene que hacerlo. No hay soplo.
huff-duty = Quien puede capturar debe hacerlo. Pero solo el soplo castiga no hacerlo: una jugada sin captura también es legal.
huff-right = Si un jugador podía capturar e hizo una jugada sin captura, el rival puede, antes de jugar, retirar del tablero una de las fichas que podían haber capturado: es el soplo. El rival elige cuál. Si la ficha que podía capturar es la que movió, se retira de donde está ahora, coronada o no.
huff-is-no-move = El soplo no es una jugada: quien sopla juega a continuación con normalidad. Quien juega sin soplar deja pasar el derecho.
huff-after-capture = Después de cualquier captura, aunque se haya quedado corta, no hay nada que soplar.
huff-last-piece = Soplar la última ficha del rival gana en el acto.
compulsion-short = { $compulsion ->
    [forced] obligatorio
   *[huff] obligatorio, so pena de soplo
}
choice-title = Libre elección
choice-free = Entre varias capturas, el jugador hace la que quiera, también una que tome menos fichas.
choice-free-huff = Entre varias capturas, el jugador hace la que quiera.
choice-free-short = a elección
choice-then-free = Si aun así las capturas son iguales, el jugador elige.
preference-title = { $preference ->
    [most-pieces] El mayor número de fichas
    [with-king] Con una dama
    [most-kings] El mayor número de damas
    [kings-earliest] Las damas primero
   *[most-value] El mayor valor
}
prefer-most-pieces = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una que tome el mayor número de fichas. Peón y dama cuentan igual.
prefer-with-king = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una hecha por una dama, y no por un peón.
prefer-most-kings = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una que tome el mayor número de damas.
prefer-kings-earliest = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, se compara ficha por ficha, en el orden de la captura: en la primera diferencia, es obligatoria la que toma allí una dama.
prefer-most-value = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una que tome el mayor valor. Una dama vale más que un peón y menos que dos; dos damas valen más que tres peones y menos que cuatro, y así sucesivamente.
preference-short = { $preference ->
    [most-pieces] más fichas
    [with-king] con dama
    [most-kings] más damas
    [kings-earliest] damas primero
   *[most-value] mayor valor
}

## Coronación

promotion-at-end = El peón que termina su jugada en la fila más alejada de su jugador se convierte en dama. El que solo pasa por esa fila en medio de una captura sigue siendo peón.
promotion-reached = El peón que llega a la fila más alejada de su jugador se convierte en dama; su jugada termina allí.
several-kings = Puede haber varias damas a la vez en el tablero.
promotion-stops = El peón que llega a la fila más alejada de su jugador se convierte en dama y su jugada termina allí, incluso en medio de una captura. Actúa como dama a partir de la jugada siguiente.
promotion-in-passing = El peón que llega a la fila más alejada de su jugador se convierte en dama en el acto. En medio de una captura sigue capturando como dama, si puede.
promotion-short = { $promotion ->
    [at-end-of-move] cuando la jugada termina en la última fila
    [stops-the-move] en la última fila, donde termina la jugada
   *[in-passing] en la última fila, y sigue como dama
}
crowning = La dama se marca con una segunda ficha de su color, { $by ->
    [opponent] de las ya tomadas, que el rival pone encima. Si todavía no se ha tomado ninguna, el peón es dama de todos modos
    [another-man] otro peón, puesto encima
   *[anyone] de las ya tomadas, puesta encima. Si todavía no se ha tomado ninguna, el peón es dama de todos modos
}.

## Final

goal-normal = El bando que se queda sin fichas, o que en su turno no puede jugar, pierde.
goal-losing = Se juega a perder: el bando que se queda sin fichas, o que en su turno no puede jugar, gana.
goal-breakthrough = Gana quien haga la primera dama. El bando que se queda sin fichas, o que en su turno no puede jugar, pierde.
goal-short = { $goal ->
    [normal] tomar o bloquear todo
    [losing] perderlo todo
   *[breakthrough] hacer la primera dama
}
draw-repetition = La partida es tablas cuando la misma posición, con el mismo bando al turno, se ha dado { SPELL($times, gender: "f") } veces.
draw-king-moves = La partida es tablas después de { $moves } jugadas seguidas de cada bando solo con damas: sin captura y sin jugada de peón.
draw-endgame = La partida es tablas cuando un bando tiene { $strong } y el otro { $weak }{ $refuge ->
    [long-diagonal] {" "}en la gran diagonal
   *[anywhere] {""}
}, y cada bando ha hecho desde entonces { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, sea cual sea la ficha jugada.
draw-endgames = Cuando quedan pocas fichas, la partida es tablas después de cierto número de jugadas de cada bando, sea cual sea la ficha jugada:
draw-endgame-row = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}en la gran diagonal
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} de cada bando
draw-standstill = La partida es tablas cuando los dos bandos tienen dama, quedan en total { $pieces }, y cada bando ha hecho { $moves } jugadas sin captura y sin dama nueva.
draw-agreement = Los jugadores pueden acordar tablas en cualquier momento.
draw-agreement-only = Solo el acuerdo de los jugadores termina la partida en tablas.
draw-title = { $draw ->
    [repetition] La misma posición otra vez
    [king-moves] Damas sin progreso
    [endgame] Pocas fichas
    [standstill] Nada tomado, nada coronado
   *[agreement] Por acuerdo
}
draw-repetition-short = misma posición { $times } veces
draw-king-moves-short = { $moves } jugadas de dama de cada bando
draw-endgame-short = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}en la gran diagonal
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} de cada bando
draw-standstill-short = { $pieces } en total, { $moves } jugadas de cada bando sin captura ni dama nueva
draws-none-short = solo por acuerdo
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-men = { SPELL($men, gender: "m") } { $men ->
    [one] peón
   *[other] peones
}
force-kings-or-more = { SPELL($kings, gender: "f") } o más damas
force-up-to-kings = como máximo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-kings-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } damas
force-men-or-more = { SPELL($men, gender: "m") } o más peones
force-up-to-men = como máximo { SPELL($men, gender: "m") } { $men ->
    [one] peón
   *[other] peones
}
force-men-between = de { SPELL($least, gender: "alone") } a { SPELL($most, gender: "m") } peones
force-any-men = cualquier número de peones
force-pieces = { SPELL($pieces, gender: "f") } { $pieces ->
    [one] ficha
   *[other] fichas
}
force-pieces-or-more = { SPELL($pieces, gender: "f") } o más fichas
force-pieces-or = { SPELL($least, gender: "f") } { $most ->
    [8] u
    [11] u
   *[other] o
} { SPELL($most, gender: "f") } fichas
force-pieces-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } fichas
force-with-a-king = { $pieces } (al menos una dama)

## Notación

notation-numbers = Las casillas de juego se numeran del 1 al { $count }, fila por fila, a partir de { $corner ->
    [top-left] la esquina lejana izquierda, vista por las blancas
    [top-right] la esquina lejana derecha, vista por las blancas
    [bottom-left] la esquina cercana izquierda, vista por las blancas
   *[bottom-right] la esquina cercana derecha, vista por las blancas
}. También se entienden letras a partir de la a, desde la izquierda de las blancas, con el número de la fila contado desde el lado de las blancas.
notation-letters = Las casillas se indican con una letra, a partir de la a, a la izquierda de las blancas, y con el número de la fila, a partir del 1, desde el lado de las blancas. También se entienden los números del 1 al { $count }.
notation-moves = Una jugada se escribe { $step }; una captura indica cada casilla a la que llega la ficha: { $capture }.
notation-huff = El soplo se escribe antes de la jugada: { $huff }.
notation-short = { $writing ->
    [numbers] números
   *[letters] letras y números
}
