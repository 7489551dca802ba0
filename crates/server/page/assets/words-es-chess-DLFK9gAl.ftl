chess-agreement = Los jugadores pueden acordar tablas.
chess-ambiguous = Más de una pieza puede hacerlo: { $moves }
chess-ambiguous-title = ¿Qué pieza?
chess-automatic-short = por sí solo con { $count }
chess-bishop = El alfil recorre cualquier número de casillas en diagonal.
chess-board = El tablero tiene 64 casillas, claras y oscuras alternadas. Se coloca de modo que cada jugador tenga una casilla clara en la esquina de su derecha. Empiezan las blancas.
chess-castling = { $rule ->
    [usual] Una vez en la partida el rey y la torre pueden moverse juntos: el rey va dos casillas hacia una torre, y la torre a la casilla que el rey ha cruzado.
    [shuffled] Una vez en la partida el rey y la torre pueden moverse juntos. Empiecen donde empiecen, terminan como en el ajedrez corriente: el rey en la columna g y la torre en la f, o el rey en la c y la torre en la d.
   *[none] Aquí no se enroca.
}
chess-castling-rights = El derecho se pierde cuando el rey se ha movido, y de un lado cuando lo ha hecho esa torre. Todas las casillas entre ellos y por las que pasan deben estar libres de otras piezas. El rey no puede estar en jaque, ni cruzar o alcanzar una casilla atacada; la torre sí.
chess-castling-short = { $rule ->
    [usual] una vez, con las reglas comunes
    [shuffled] una vez, a las casillas comunes
   *[none] no hay
}
chess-chapter = { $chapter ->
    [board] El tablero
    [pieces] Cómo se mueven las piezas
    [king] El rey
    [end] El final de la partida
    [draws] Tablas
   *[writing] Cómo se anotan las jugadas
}
chess-check = El rey atacado está en jaque, y la jugada siguiente debe acabar con él: el rey se mueve, el atacante es capturado o una pieza se interpone. Ninguna jugada puede dejar ni poner en jaque al propio rey.
chess-claimed-short = se reclama con { $count }
chess-claims = Una reclamación sin fundamento no cambia nada; la partida sigue.
chess-dead = La partida es tablas en cuanto nadie pueda dar mate con ninguna serie de jugadas legales: rey contra rey, o con un solo alfil o caballo, o con alfiles que estén todos en casillas de un mismo color.
chess-en-passant = { $rule ->
    [allowed] Cuando un peón avanza dos casillas y queda al lado de un peón rival, este puede capturarlo como si hubiera avanzado solo una; pero únicamente en la jugada siguiente.
   *[none] Aquí no hay captura al paso.
}
chess-en-passant-short = { $rule ->
    [allowed] sí
   *[none] no
}
chess-ended-checkmate = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}: jaque mate.
chess-ended-checks = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
} con { SPELL($checks) } jaques.
chess-ended-dead = Tablas: ya nadie puede dar mate.
chess-ended-flag-drawn = Tablas: se acabó el tiempo, pero el rival no podría dar mate.
chess-ended-no-progress = Tablas: { $moves } jugadas sin captura ni movimiento de peón.
chess-ended-repetition = Tablas: la misma posición { $times } veces.
chess-ended-resigned-drawn = Tablas: un bando abandonó, pero el otro no podría dar mate.
chess-ended-stalemate = Tablas por rey ahogado.
chess-ended-stalemate-won = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}: al rival no le quedan jugadas.
chess-example-legal = Aquí son legales: { $moves }.
chess-example-played = Se ha jugado { $play }.
chess-example-refused = { $play } se rechaza:
chess-fen = { $fault ->
    [too-few] Una posición tiene seis campos: piezas, turno, enroques, captura al paso y dos números.
    [too-many] Una posición tiene seis campos y no más.
    [pieces] Las piezas no están como en una partida que pueda seguir.
    [side] El turno es w o b.
    [castling] Los derechos de enroque no encajan con el tablero.
    [en-passant] La casilla de la captura al paso no encaja con el tablero.
    [half-moves] La cuenta de jugadas sin progreso no es un número hasta 100.
   *[move-number] El número de la jugada no es un número desde 1.
}
chess-fen-at = Carácter { $column }: { $what }
chess-flag = Quien agota su tiempo pierde; pero contra un jugador que no podría dar mate con ninguna serie de jugadas legales, como el que solo tiene el rey, la partida es tablas.
chess-goal = El jaque mate termina la partida: el rey está en jaque y ninguna jugada legal ayuda. Gana quien lo dio.
chess-goal-checks = Además, gana quien da jaque por { $checks }.ª vez.
chess-goal-checks-short = jaque mate o { SPELL($checks) } { $checks ->
    [one] jaque
   *[other] jaques
}
chess-goal-short = jaque mate
chess-king = El rey va una casilla en cualquier dirección, pero nunca a una atacada.
chess-knight = El caballo va a las casillas más próximas que no estén en su misma línea: dos adelante y una al lado. Lo que haya en medio no importa.
chess-lead = Dos jugadores, dieciséis piezas cada uno. Gana quien ataca al rey rival de modo que ninguna jugada legal lo salve.
chess-moving = Los jugadores mueven por turnos, una pieza cada vez. La pieza va a una casilla en la que no haya otra de su bando; la pieza rival que esté allí es capturada y sale del tablero. Solo el caballo salta por encima de otras.
chess-never-short = nunca
chess-no-move = Esto no es una jugada de ajedrez: escríbela como { $example }.
chess-no-progress-automatic = Tras { $moves } jugadas así la partida termina en tablas sin que nadie reclame, salvo que la última dé mate.
chess-no-progress-claimed = Quien tiene el turno puede reclamar tablas cuando cada bando ha hecho { $moves } jugadas sin captura y sin mover un peón, o las habrá hecho con la jugada que va a hacer.
chess-no-progress-none = Aquí las jugadas sin progreso no dan tablas.
chess-no-such = { $piece ->
    [pawn] El peón
    [knight] El caballo
    [bishop] El alfil
    [rook] La torre
    [queen] La dama
   *[king] El rey
} no llega a { $square }
chess-no-such-title = Ninguna pieza puede ir ahí
chess-notation = La jugada es la letra de la pieza y la casilla adonde va, { $knight }; el peón no tiene letra. La captura lleva x, { $capture }; el enroque es { $short } u { $long }; + es jaque, # es mate. Si dos piezas pudieran ir allí, se añade la columna o la fila de la que mueve.
chess-pawn = El peón avanza una casilla de frente si está libre; desde su primera casilla también dos, si ambas lo están. Captura de otra manera: una casilla adelante, en diagonal. Nunca retrocede.
chess-pgn = { $fault ->
    [unclosed] Lo que empieza aquí no se cierra.
    [stray-parenthesis] Este paréntesis no pertenece a nada.
    [bad-tag] Una etiqueta es un nombre y un valor entre comillas.
    [bad-sign] Un signo es $ y un número hasta 255.
    [too-deep] Las variantes están demasiado hondas unas en otras.
    [too-long] La partida es demasiado larga.
   *[not-a-move] Esto no es jugada, número ni resultado.
}
chess-promotion = { $rule ->
    [any] El peón que llega a la última fila se convierte enseguida, en la misma jugada, en dama, torre, alfil o caballo de su color, a elección de quien juega, sin importar lo ya capturado.
   *[queen] El peón que llega a la última fila se convierte en dama.
}
chess-promotion-short = { $rule ->
    [any] a cualquier pieza
   *[queen] siempre a dama
}
chess-queen = La dama recorre cualquier número de casillas por la columna, la fila o la diagonal.
chess-refusal-title = { $reason ->
    [game-over] La partida ha terminado
    [no-piece] Ahí no hay pieza
    [not-yours] La pieza no es tuya
    [stays-put] La pieza no se mueve
    [own-piece] Ahí hay una pieza tuya
    [not-its-way] No se mueve así
    [path-blocked] El camino no está libre
    [pawn-backward] El peón solo avanza
    [pawn-captures-forward] El peón no captura de frente
    [pawn-two-squares] Dos casillas solo al principio
    [pawn-nothing-there] No hay nada que capturar ahí
    [en-passant-too-late] Tarde para capturar al paso
    [no-en-passant] Aquí no se captura al paso
    [promotion-missing] ¿Qué pieza será?
    [promotion-to] No puede convertirse en eso
    [no-promotion] Ahí no se corona
    [pinned] La pieza está clavada
    [in-check] Tu rey está en jaque
    [into-check] El rey quedaría en jaque
    [castling-lost] Se perdió el derecho a enrocar
    [castling-blocked] El enroque no tiene el camino libre
    [castling-out-of-check] No se enroca en jaque
    [castling-through-check] No se enroca por casilla atacada
    [no-castling] Aquí no hay enroque
   *[nothing-to-claim] No hay tablas que reclamar
}
chess-repetition-automatic = A la { $times }.ª vez la partida termina en tablas sin que nadie reclame.
chess-repetition-claimed = Quien tiene el turno puede reclamar tablas cuando la misma posición está en el tablero por { $times }.ª vez, o surge con la jugada que va a hacer. Son iguales las posiciones con las mismas piezas en las mismas casillas, el mismo bando en turno y los mismos derechos de enrocar y de capturar al paso.
chess-repetition-none = Aquí repetir posiciones no da tablas.
chess-resignation = Un jugador puede abandonar. El otro gana, salvo que ninguna serie de jugadas legales pudiera llevar al mate: entonces la partida es tablas.
chess-rook = La torre recorre cualquier número de casillas por la columna o la fila.
chess-speech-becomes = corona: { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
chess-speech-castles = { $wing ->
    [king] enroque corto
   *[queen] enroque largo
}
chess-speech-check = jaque
chess-speech-claim = se reclaman tablas
chess-speech-goes = { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
} de { $from } a { $to }
chess-speech-in-check = El bando que juega está en jaque.
chess-speech-in-passing = al paso
chess-speech-mate = mate
chess-speech-men = { $piece ->
    [pawn] { $count ->
        [one] Peón
       *[other] Peones
    }
    [knight] { $count ->
        [one] Caballo
       *[other] Caballos
    }
    [bishop] { $count ->
        [one] Alfil
       *[other] Alfiles
    }
    [rook] { $count ->
        [one] Torre
       *[other] Torres
    }
    [queen] { $count ->
        [one] Dama
       *[other] Damas
    }
   *[king] Rey
} { $whose ->
    [own] de tu lado
   *[other] del otro lado
}: { $squares }.
chess-speech-takes = { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
} de { $from } captura en { $to }
chess-stalemate = { $rule ->
    [draw] Si el bando que juega no tiene jugada legal y su rey no está en jaque, la partida es tablas.
   *[loss] Si el bando que juega no tiene jugada legal, ha perdido, aunque su rey no esté en jaque.
}
chess-stalemate-short = { $rule ->
    [draw] tablas
   *[loss] pierde quien no puede mover
}
chess-start = { $start ->
    [usual] Cada bando tiene un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones. Desde las esquinas hacia el centro van torre, caballo y alfil; la dama va en casilla de su color, el rey a su lado y los peones delante.
   *[shuffled] Los peones van como siempre. Detrás de ellos las piezas se sortean antes de la partida, iguales para ambos bandos, con los alfiles en casillas de los dos colores y el rey en algún lugar entre las torres: 960 disposiciones.
}
chess-start-short = { $start ->
    [usual] como siempre
   *[shuffled] sorteada, una de 960
}
chess-topic = { $topic ->
    [board] El tablero
    [start] La posición inicial
    [moving] Mover y capturar
    [bishop] El alfil
    [rook] La torre
    [queen] La dama
    [knight] El caballo
    [pawn] El peón
    [en-passant] La captura al paso
    [promotion] La promoción
    [king] El movimiento del rey
    [castling] El enroque
    [check] El jaque
    [goal] El jaque mate
    [resignation] Abandonar
    [flag] El tiempo
    [stalemate] El ahogado
    [dead] Posiciones muertas
    [agreement] El acuerdo
    [repetition] La misma posición otra vez
    [no-progress] Jugadas sin progreso
    [claims] Reclamar tablas
   *[notation] La notación
}
chess-unreadable = «{ $text }» no es una jugada de ajedrez: escríbela como { $example }
chess-unreadable-title = No es una jugada
chess-why-castling-blocked = El enroque necesita casillas libres, y hay una pieza en { $square }
chess-why-castling-lost = El rey o la torre { $wing ->
    [king] del flanco de rey
   *[queen] del flanco de dama
} ya se ha movido, y ahí ya no se puede enrocar
chess-why-castling-out-of-check = El rey en jaque no enroca, y la pieza de { $by } da jaque
chess-why-castling-through-check = El rey no puede enrocar pasando por { $square }, que la pieza de { $by } ataca
chess-why-en-passant-too-late = El peón de { $square } solo puede capturarse al paso justo después de su avance de dos casillas
chess-why-game-over = La partida ha terminado y no hay más jugadas
chess-why-in-check = El rey en { $king } está en jaque, y la pieza de { $by } seguiría dándolo
chess-why-into-check = El rey no puede ir a { $square }, que la pieza de { $by } ataca
chess-why-no-castling = Según estas reglas no se enroca
chess-why-no-en-passant = Según estas reglas el peón de { $square } no puede capturarse al paso
chess-why-no-piece = No hay pieza en { $square }
chess-why-no-promotion = En { $square } nada se convierte en otra pieza
chess-why-not-its-way = { $piece ->
    [pawn] El peón
    [knight] El caballo
    [bishop] El alfil
    [rook] La torre
    [queen] La dama
   *[king] El rey
} no va de { $from } a { $to }
chess-why-not-yours = La pieza de { $square } es del rival
chess-why-nothing-to-claim = No hay tablas que reclamar: ni la misma posición las veces necesarias, ni suficientes jugadas sin progreso
chess-why-own-piece = En { $square } hay una pieza tuya
chess-why-path-blocked = { $piece ->
    [pawn] El peón
    [knight] El caballo
    [bishop] El alfil
    [rook] La torre
    [queen] La dama
   *[king] El rey
} no puede saltar sobre la pieza de { $square }
chess-why-pawn-backward = El peón de { $square } solo avanza
chess-why-pawn-captures-forward = La casilla { $square } delante del peón no está libre, y el peón no captura de frente
chess-why-pawn-nothing-there = El peón solo va de lado para capturar, y { $square } está vacía
chess-why-pawn-two-squares = Solo desde su primera casilla avanza el peón dos, no desde { $square }
chess-why-pinned = La pieza de { $square } protege al rey en { $king } de la pieza de { $by }
chess-why-promotion-missing = No se dice en qué se convierte el peón en { $square }: { $example }, por ejemplo
chess-why-promotion-to = Según estas reglas el peón no se convierte en { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
chess-why-stays-put = La jugada termina en { $square }, donde empezó
