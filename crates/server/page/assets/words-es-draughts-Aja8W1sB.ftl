bans = Lo que no se puede saltar
bans-at-once = En una misma jugada se puede pasar más de una vez por una casilla vacía.
bans-own = Nunca se saltan las fichas propias.
bans-room = No se puede saltar una ficha que tiene otra justo detrás en la misma línea, ni una ficha al borde del tablero.
bans-twice = No se salta dos veces la misma ficha en una jugada. Se puede pasar más de una vez por una casilla vacía.
board-all = El tablero tiene { $side }×{ $side } casillas y se juega en las { $count }; su color no cuenta.
board-all-short = { $side }×{ $side }, todas las casillas
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
capture-names = La captura de una sola ficha se llama simple; la de varias, múltiple.
carrying-out = Cómo se hace la captura
carrying-out-put-right = La captura que no se mostró con claridad y las fichas retiradas fuera de orden se corrigen si el rival lo pide.
carrying-out-removed = Solo entonces salen las fichas tomadas, en el orden de la captura o en el inverso. Retirada la última, la captura está completa.
carrying-out-shown = La captura se muestra salto a salto: la ficha que captura toca cada casilla a la que llega y se queda en la última. Su movimiento termina cuando el jugador la suelta, al final o a mitad de camino.
choice-free = Entre varias capturas, el jugador hace la que quiera, también una que tome menos fichas.
choice-free-huff = Entre varias capturas, el jugador hace la que quiera.
choice-free-short = a elección
choice-then-free = Si aun así las capturas son iguales, el jugador elige.
choice-title = Libre elección
colours-agreed = Se acuerda quién juega con cada color.
compulsion-forced = La captura es obligatoria: quien puede capturar tiene que hacerlo. No hay soplo.
compulsion-short = { $compulsion ->
    [forced] obligatorio
   *[huff] obligatorio, so pena de soplo
}
continuation-may-stop = Si desde la casilla a la que llega la ficha es posible otra captura, puede continuar, pero también puede parar después de cualquier salto.
continuation-short = { $continuation ->
    [whole-sequence] hasta el final
    [while-landing-offers] hasta el final, con la casilla de llegada libre
   *[may-stop] puede parar después de cualquier salto
}
continuation-while-landing-offers = Si desde la casilla a la que llega la ficha es posible otra captura, la captura continúa. Pero la casilla de llegada es libre: la dama puede quedarse donde su captura termina, aunque otra casilla permitiera continuar.
continuation-whole = Si desde la casilla a la que llega la ficha es posible otra captura, la captura continúa, hasta el final. Si hay varias casillas a las que llegar, hay que elegir una desde la que pueda continuar, si la hay.
continuation-whole-close = Si desde la casilla a la que llega la ficha es posible otra captura, la captura continúa, hasta el final.
contradiction-board = Solo en el tablero de 8×8 se puede jugar en todas las casillas.
contradiction-draw-at-once = Unas tablas tienen que contar al menos una jugada, y una repetición, dos posiciones.
contradiction-huff-precedence = El soplo no obliga a una captura determinada, así que ninguna puede tener preferencia.
contradiction-kings-earliest-not-last = «{ $preference }» solo desempata, así que va al final del orden.
contradiction-lines = Las líneas rectas piden un tablero en el que se juega en todas las casillas; las diagonales, en una sí y otra no.
contradiction-no-patience = La dama tiene que poder hacer al menos una jugada.
contradiction-placing = Los peones tienen que ocupar al menos una fila y dejar al menos una fila libre en medio.
contradiction-preference-twice = «{ $preference }» aparece dos veces en el orden.
contradiction-short-king = La dama que mueve una casilla no puede capturar de lejos.
contradiction-stopping-precedence = Si la captura puede parar después de cualquier salto, ninguna puede estar obligada a tomar más.
crowning = La dama se marca con una segunda ficha de su color, { $by ->
    [opponent] de las ya tomadas, que el rival pone encima. Si todavía no se ha tomado ninguna, el peón es dama de todos modos
    [another-man] otro peón, puesto encima
   *[anyone] de las ya tomadas, puesta encima. Si todavía no se ha tomado ninguna, el peón es dama de todos modos
}.
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
draughts-reading = { $reading ->
    [king-captures-from-afar] El texto dice hasta dónde llega la dama y deja abierto si eso vale para la captura. Se lee que vale: la dama también captura de lejos.
    [moves-by-each-side] El texto cuenta jugadas seguidas sin decir de quién. Se cuentan las de cada bando.
    [square-numbers] El texto no numera las casillas. Aquí se numeran por filas desde el lado de las negras, de modo que los peones blancos están en los números más altos.
    [thirty-two-squares] El texto en inglés da al tablero 34 casillas claras. Son 32: errata.
    [no-huff-in-translation] Los textos en portugués y en español dicen que no hay soplo. El inglés perdió esa frase en la traducción; aquí tampoco lo hay.
    [landing-is-free] El texto en inglés deja al jugador la elección de la captura. Se lee así: la elección es libre, también entre las casillas de llegada; pero si la casilla a la que llega la ficha ofrece otra captura, la jugada continúa.
    [light-corner-at-the-right] El folleto juega en las casillas claras y no dice cómo se coloca el tablero. Con el tablero puesto del modo usual, con una esquina clara a la derecha, la gran diagonal clara empieza a la derecha de cada jugador.
    [men-capture-kings] Nada en el texto impide al peón tomar una dama; por tanto, puede.
    [kings-land-like-men] Para la captura, el texto remite la dama a la regla de los peones. Se lee así: la dama captura desde cualquier distancia y queda justo detrás de la ficha, como el peón.
    [capture-may-stop] El texto dice que la captura puede continuar y deja libre qué y cuánto tomar. Por eso puede parar después de cualquier salto.
    [removal-after-the-move] El texto no dice cuándo salen las fichas tomadas. Salen después de la jugada: si no, la prohibición de saltar dos veces la misma ficha no serviría de nada.
    [the-huff] El texto solo dice que el rival puede retirar la ficha. Elegido aquí: se puede soplar cualquier ficha que podía capturar, también una dama; el soplo no es una jugada; el derecho caduca con la jugada siguiente.
    [repetition-added] No hay tablas impresas. Las tablas por repetición se añaden para que la partida pueda terminar; las reglas de casa pueden prescindir de ellas.
    [outside-the-excerpt] Los artículos 5 y 6 son la parte que viene en la caja. Este punto viene del resto del reglamento de la federación.
    [secondary-source] El número de jugadas viene de una fuente secundaria, no del texto de la federación.
    [claimed-there-automatic-here] En el texto el jugador tiene que reclamar estas tablas; aquí llegan solas.
    [as-in-the-international-game] El texto no tiene estas tablas. Vienen de las damas internacionales.
    [as-in-the-sixty-four-games] El texto no tiene estas tablas. Vienen de las reglas de la FMJD para los juegos de 64 casillas.
    [repetition-is-no-progress] El texto da tablas cuando ningún bando puede ganar. Se lee como la misma posición por tercera vez.
    [two-moves-to-win] El texto da tablas en el acto con una dama contra una, salvo que se pueda ganar por fuerza. Quedan dos jugadas de cada bando para hacerlo.
    [spanish-times-are-squares] El texto en español deja mover la dama «cuantas veces quiera» donde el portugués dice casillas. El portugués decide.
    [the-end-decides] El «Objetivo» del folleto habla de llevar al otro lado el mayor número de peones y de tomar los más posibles; la «Finalización de la partida» da la victoria a quien toma o bloquea todo. Vale la segunda.
    [own-pieces-borrowed] Que nunca se saltan las fichas propias no está impreso; se toma prestado del resto de la familia.
    [passing-borrowed] Que nadie puede pasar no está impreso; se toma prestado del resto de la familia.
    [crossing-borrowed] Que se puede pasar más de una vez por una casilla vacía no está impreso; se toma prestado del resto de la familia.
    [crowning-borrowed] Cómo se marca la dama no está en el extracto disponible; se toma prestado del resto de la familia.
   *[one-piece-each] Una ficha contra una es tablas, salvo que una de ellas se tome en el acto.
}
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
draw-agreement = Los jugadores pueden acordar tablas en cualquier momento.
draw-agreement-only = Solo el acuerdo de los jugadores termina la partida en tablas.
draw-endgame = La partida es tablas cuando un bando tiene { $strong } y el otro { $weak }{ $refuge ->
    [long-diagonal] {" "}en la gran diagonal
   *[anywhere] {""}
}, y cada bando ha hecho desde entonces { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, sea cual sea la ficha jugada.
draw-endgame-row = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}en la gran diagonal
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} de cada bando
draw-endgame-short = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}en la gran diagonal
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} de cada bando
draw-endgames = Cuando quedan pocas fichas, la partida es tablas después de cierto número de jugadas de cada bando, sea cual sea la ficha jugada:
draw-king-moves = La partida es tablas después de { $moves } jugadas seguidas de cada bando solo con damas: sin captura y sin jugada de peón.
draw-king-moves-short = { $moves } jugadas de dama de cada bando
draw-repetition = La partida es tablas cuando la misma posición, con el mismo bando al turno, se ha dado { SPELL($times, gender: "f") } veces.
draw-repetition-short = misma posición { $times } veces
draw-standstill = La partida es tablas cuando los dos bandos tienen dama, quedan en total { $pieces }, y cada bando ha hecho { $moves } jugadas sin captura y sin dama nueva.
draw-standstill-short = { $pieces } en total, { $moves } jugadas de cada bando sin captura ni dama nueva
draw-title = { $draw ->
    [repetition] La misma posición otra vez
    [king-moves] Damas sin progreso
    [endgame] Pocas fichas
    [standstill] Nada tomado, nada coronado
   *[agreement] Por acuerdo
}
draws-none-short = solo por acuerdo
first-mover = Empiezan las { $side ->
    [white] blancas
   *[black] negras
}. Después los bandos juegan por turno, una jugada cada uno; nadie puede pasar.
first-mover-short = empiezan las { $side ->
    [white] blancas
   *[black] negras
}
flaw-crown-on-nothing = Hay una corona en la casilla { $square }, pero ninguna ficha.
flaw-no-such-king-run = La cuenta de jugadas de dama no encaja con la dama de la casilla { $square }.
flaw-nothing-to-huff = No hay ficha que soplar en la casilla { $square }.
flaw-off-the-board = Hay una ficha fuera del tablero.
flaw-two-on-one-square = Hay dos fichas en la casilla { $square }.
flaw-uncrowned-man = El peón de la casilla { $square } está donde se habría convertido en dama.
force-any-men = cualquier número de peones
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-kings-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } damas
force-kings-or-more = { SPELL($kings, gender: "f") } o más damas
force-men = { SPELL($men, gender: "m") } { $men ->
    [one] peón
   *[other] peones
}
force-men-between = de { SPELL($least, gender: "alone") } a { SPELL($most, gender: "m") } peones
force-men-or-more = { SPELL($men, gender: "m") } o más peones
force-pieces = { SPELL($pieces, gender: "f") } { $pieces ->
    [one] ficha
   *[other] fichas
}
force-pieces-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } fichas
force-pieces-or = { SPELL($least, gender: "f") } { $most ->
    [8] u
    [11] u
   *[other] o
} { SPELL($most, gender: "f") } fichas
force-pieces-or-more = { SPELL($pieces, gender: "f") } o más fichas
force-up-to-kings = como máximo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-up-to-men = como máximo { SPELL($men, gender: "m") } { $men ->
    [one] peón
   *[other] peones
}
force-with-a-king = { $pieces } (al menos una dama)
goal-breakthrough = Gana quien haga la primera dama. El bando que se queda sin fichas, o que en su turno no puede jugar, pierde.
goal-losing = Se juega a perder: el bando que se queda sin fichas, o que en su turno no puede jugar, gana.
goal-normal = El bando que se queda sin fichas, o que en su turno no puede jugar, pierde.
goal-short = { $goal ->
    [normal] tomar o bloquear todo
    [losing] perderlo todo
   *[breakthrough] hacer la primera dama
}
huff-after-capture = Después de cualquier captura, aunque se haya quedado corta, no hay nada que soplar.
huff-duty = Quien puede capturar debe hacerlo. Pero solo el soplo castiga no hacerlo: una jugada sin captura también es legal.
huff-is-no-move = El soplo no es una jugada: quien sopla juega a continuación con normalidad. Quien juega sin soplar deja pasar el derecho.
huff-last-piece = Soplar la última ficha del rival gana en el acto.
huff-right = Si un jugador podía capturar e hizo una jugada sin captura, el rival puede, antes de jugar, retirar del tablero una de las fichas que podían haber capturado: es el soplo. El rival elige cuál. Si la ficha que podía capturar es la que movió, se retira de donde está ahora, coronada o no.
king-capture-adjacent = La dama captura una ficha contraria vecina, en cualquier dirección, y llega a la casilla vacía que está justo detrás.
king-capture-anywhere = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Puede llegar a cualquier casilla vacía de detrás, hasta la ficha siguiente.
king-capture-right-behind = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Llega a esa casilla, justo detrás de la ficha.
king-capture-right-behind-a-last-king = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Puede llegar a cualquier casilla vacía de detrás, hasta la ficha siguiente. Pero si la última ficha tomada en la jugada es una dama, tiene que quedar justo detrás de esa dama.
king-capture-short = { $capture ->
    [adjacent] la vecina, quedando justo detrás
    [anywhere] de lejos, quedando en cualquier casilla de detrás
    [right-behind] de lejos, quedando justo detrás
   *[right-behind-a-last-king] de lejos, quedando justo detrás de una dama tomada al final
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
king-patience-limited = Mientras su bando tenga aún algún peón, una misma dama puede hacer como máximo { SPELL($moves, gender: "f") } { $moves ->
    [one] jugada seguida
   *[other] jugadas seguidas
} sin capturar. Después tiene que jugar otra ficha de ese bando, o la dama tiene que capturar.
king-patience-limited-short = como máximo { $moves } { $moves ->
    [one] jugada seguida
   *[other] jugadas seguidas
}
king-patience-unlimited = Una misma dama puede jugar cuantas veces seguidas quiera su jugador.
king-patience-unlimited-short = sin límite
king-range-short = { $range ->
    [short] una casilla
   *[flying] cualquier distancia
}
king-takes-all = Captura hacia delante y hacia atrás, tanto peones como damas.
lines-short = { $lines ->
    [diagonal] por las diagonales
    [diagonal-captures-also-straight] mueve por las diagonales, captura también en línea recta
   *[straight] por filas y columnas
}
man-against-king = { $power ->
    [captures] El peón puede tomar tanto peones como damas.
   *[powerless] El peón solo puede tomar peones, nunca una dama.
}
man-against-king-short = { $power ->
    [captures] el peón puede tomar la dama
   *[powerless] el peón no toma dama
}
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
man-moves = { $lines ->
    [straight] El peón mueve una casilla en línea recta, hacia delante o hacia un lado, a una casilla vacía. Nunca mueve hacia atrás.
   *[diagonal] El peón mueve una casilla en diagonal, hacia delante, a una casilla vacía. Nunca mueve hacia atrás.
}
notation-huff = El soplo se escribe antes de la jugada: { $huff }.
notation-letters = Las casillas se indican con una letra, a partir de la a, a la izquierda de las blancas, y con el número de la fila, a partir del 1, desde el lado de las blancas. También se entienden los números del 1 al { $count }.
notation-moves = Una jugada se escribe { $step }; una captura indica cada casilla a la que llega la ficha: { $capture }.
notation-numbers = Las casillas de juego se numeran del 1 al { $count }, fila por fila, a partir de { $corner ->
    [top-left] la esquina lejana izquierda, vista por las blancas
    [top-right] la esquina lejana derecha, vista por las blancas
    [bottom-left] la esquina cercana izquierda, vista por las blancas
   *[bottom-right] la esquina cercana derecha, vista por las blancas
}. También se entienden letras a partir de la a, desde la izquierda de las blancas, con el número de la fila contado desde el lado de las blancas.
notation-short = { $writing ->
    [numbers] números
   *[letters] letras y números
}
outcome-broke-through = Ganan las { $winner ->
    [white] blancas
   *[black] negras
} con la primera dama.
outcome-draw-king-moves = Tablas: { $moves } jugadas de cada bando solo con damas, sin captura.
outcome-draw-repetition = Tablas: la misma posición se ha dado { SPELL($times, gender: "f") } veces.
outcome-draw-small-force = Tablas: quedan pocas fichas, y cada bando ha hecho { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} más.
outcome-draw-standstill = Tablas: { $moves } jugadas de cada bando sin captura y sin dama nueva.
outcome-no-move = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: las { $stuck ->
    [white] blancas
   *[black] negras
} no pueden jugar.
outcome-no-piece = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: las { $bare ->
    [white] blancas
   *[black] negras
} se han quedado sin fichas.
placing-after-the-first = Cada bando tiene { $men } peones. La fila más cercana al jugador queda vacía; los peones ocupan { $rows ->
    [one] la fila siguiente
   *[other] las { SPELL($rows, gender: "f") } filas siguientes
}.
placing-after-the-first-short = { $men } peones en { $rows ->
    [one] una fila
   *[other] { SPELL($rows, gender: "f") } filas
}, la primera queda vacía
placing-first-rows = Cada bando tiene { $men } peones. Ocupan las casillas de juego de { $rows ->
    [one] la fila más cercana
   *[other] las { SPELL($rows, gender: "f") } filas más cercanas
} a su jugador.
placing-first-rows-short = { $men } peones en { $rows ->
    [one] la primera fila
   *[other] las primeras { SPELL($rows, gender: "f") } filas
}
prefer-kings-earliest = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, se compara ficha por ficha, en el orden de la captura: en la primera diferencia, es obligatoria la que toma allí una dama.
prefer-most-kings = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una que tome el mayor número de damas.
prefer-most-pieces = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una que tome el mayor número de fichas. Peón y dama cuentan igual.
prefer-most-value = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una que tome el mayor valor. Una dama vale más que un peón y menos que dos; dos damas valen más que tres peones y menos que cuatro, y así sucesivamente.
prefer-with-king = { $rank ->
    [1] Entre varias capturas
   *[other] Entre capturas todavía iguales
}, es obligatoria una hecha por una dama, y no por un peón.
preference-short = { $preference ->
    [most-pieces] más fichas
    [with-king] con dama
    [most-kings] más damas
    [kings-earliest] damas primero
   *[most-value] mayor valor
}
preference-title = { $preference ->
    [most-pieces] El mayor número de fichas
    [with-king] Con una dama
    [most-kings] El mayor número de damas
    [kings-earliest] Las damas primero
   *[most-value] El mayor valor
}
promotion-at-end = El peón que termina su jugada en la fila más alejada de su jugador se convierte en dama. El que solo pasa por esa fila en medio de una captura sigue siendo peón.
promotion-in-passing = El peón que llega a la fila más alejada de su jugador se convierte en dama en el acto. En medio de una captura sigue capturando como dama, si puede.
promotion-reached = El peón que llega a la fila más alejada de su jugador se convierte en dama; su jugada termina allí.
promotion-short = { $promotion ->
    [at-end-of-move] cuando la jugada termina en la última fila
    [stops-the-move] en la última fila, donde termina la jugada
   *[in-passing] en la última fila, y sigue como dama
}
promotion-stops = El peón que llega a la fila más alejada de su jugador se convierte en dama y su jugada termina allí, incluso en medio de una captura. Actúa como dama a partir de la jugada siguiente.
removal-after = Las fichas tomadas quedan en el tablero hasta que la captura entera está hecha; solo entonces se retiran. Hasta ese momento siguen estorbando el paso.
removal-at-once = Cada ficha tomada sale del tablero en cuanto se salta, y su casilla queda libre en el acto.
removal-short = { $removal ->
    [after-the-move] después de toda la jugada
   *[at-once] en el acto, salto a salto
}
reversal-allowed = En una captura de varias fichas, el salto siguiente puede ir en cualquier dirección, también de vuelta.
reversal-forbidden = En una captura de varias fichas, el salto siguiente puede seguir adelante o girar a un lado, pero no volver por la línea del salto anterior.
reversal-short = { $reversal ->
    [allowed] permitido
   *[forbidden] prohibido
}
several-are-one-move = La captura de varias fichas por una misma ficha es una sola jugada, salto tras salto.
several-kings = Puede haber varias damas a la vez en el tablero.
takes-pieces = toma { $count }
tried-captures-nothing = Tu jugada no captura nada.
tried-takes = Tu jugada toma { SPELL($taken, gender: "f") }.
tried-takes-a-man-there = Tu jugada toma ahí un peón.
tried-takes-haul = Tu jugada toma { $taken }.
tried-takes-kings = Tu jugada { $taken ->
    [0] no toma ninguna.
   *[other] toma { SPELL($taken, gender: "f") }.
}
tried-with-a-man = Tu jugada captura con un peón.
unreadable-move-title = No es una jugada
why-ambiguous = Varias capturas encajan; hace falta el camino entero: { $moves }
why-cannot-huff = La ficha de la casilla { $square } no podía haber capturado, así que no se puede soplar; solo { $huffable }
why-crown-stops = En la casilla { $square } el peón se convierte en dama y la jugada termina; actúa como dama desde su jugada siguiente
why-game-over = La partida ha terminado y no hay más jugadas
why-goes-nowhere = La jugada termina en la casilla { $square }, donde empezó
why-jumped-twice = La ficha de la casilla { $square } ya se ha saltado en esta jugada y no se puede saltar otra vez
why-king-is-short = La dama de la casilla { $from } mueve de casilla en casilla
why-king-must-rest = La dama de la casilla { $king } ya ha hecho { SPELL($limit, gender: "f") } { $limit ->
    [one] jugada
   *[other] jugadas seguidas
}; antes tiene que jugar otra ficha
why-kings-too-late = Entre capturas iguales hay que elegir la que toma antes una dama: en { $play } la dama es ya la ficha número { $place }
why-lands-far-behind-a-king = La captura que termina con la dama de la casilla { $over } termina justo detrás de ella, en la { $landing }
why-lands-too-far = Al tomar la ficha de la casilla { $over } se llega justo detrás, a la { $landing }
why-lands-where-it-ends = Al tomar la ficha de la casilla { $over }, la dama tiene que llegar a donde la captura continúa, como la { $landing }
why-man-captures-back = El peón de la casilla { $from } no captura hacia atrás, así que no puede tomar la ficha de la { $over }
why-man-captures-king = Un peón no puede tomar la dama de la casilla { $square }
why-man-moves-back = El peón de la casilla { $from } no mueve hacia atrás
why-man-moves-one-square = El peón de la casilla { $from } mueve de casilla en casilla
why-must-capture = La captura es obligatoria: es posible { $play }
why-no-huff-here = La ficha de la casilla { $square } no se puede soplar: estas reglas no tienen soplo
why-no-piece = No hay ficha en la casilla { $square }
why-no-piece-on-file = Ninguna ficha tuya de la columna { $file } puede ir ahí
why-not-a-playing-square = { $square } no es una casilla de juego
why-not-finished = La captura continúa: desde la casilla { $square } hay que tomar también la ficha de la { $next }
why-not-on-a-line = Ninguna { $lines ->
    [diagonal] diagonal
    [diagonal-captures-also-straight] línea de casillas de juego
   *[straight] fila o columna
} lleva de la casilla { $from } a la { $to }
why-not-with-the-king = Entre capturas iguales, la de una dama va antes que la de un peón: es posible { $play }
why-not-yet-crowned = El peón solo se convierte en dama en la casilla { $square } si la jugada termina allí, así que no puede seguir como dama
why-not-yours = La ficha de la casilla { $square } es del rival
why-nothing-to-huff = La ficha de la casilla { $square } no se puede soplar: la última jugada del rival no dejó pasar ninguna captura
why-nothing-to-take = No hay nada que tomar entre las casillas { $from } y { $to }
why-occupied = Ya hay { $kind ->
    [man] un peón
   *[king] una dama
} en la casilla { $square }
why-over-own-piece = No se puede saltar tu propia ficha de la casilla { $square }
why-takes-too-few = Hay que tomar { SPELL($most, gender: "f") } fichas: es posible { $play }
why-takes-too-few-kings = Entre capturas iguales va primero la que toma más damas: { $play } toma { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] damas
}
why-takes-too-little = Hay que tomar el mayor valor, aquí { $most }: es posible { $play }
why-too-far-to-capture = { $kind ->
    [man] El peón
   *[king] La dama
} de la casilla { $from } solo toma una ficha vecina, y la de la { $over } está demasiado lejos
why-turns-back = En la casilla { $square } la captura puede seguir adelante o girar a un lado, pero no volver por la misma línea
why-two-together = No se puede saltar la ficha de la casilla { $over }, porque hay otra justo detrás, en la { $behind }
why-unexplained = La jugada no está entre las legales
why-unreadable-move = «{ $text }» no se lee como jugada; escribe, por ejemplo, { $example }
