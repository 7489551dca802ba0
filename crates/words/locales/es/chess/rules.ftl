# Las reglas del ajedrez: título, artículo y, donde una casa puede diferir, pocas palabras.

chess-chapter = { $chapter ->
    [board] El tablero
    [pieces] Cómo se mueven las piezas
    [king] El rey
    [end] El final de la partida
    [draws] Tablas
   *[writing] Cómo se anotan las jugadas
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

chess-lead = Dos jugadores, dieciséis piezas cada uno. Gana quien ataca al rey rival de modo que ninguna jugada legal lo salve.
chess-board = El tablero tiene 64 casillas, claras y oscuras alternadas. Se coloca de modo que cada jugador tenga una casilla clara en la esquina de su derecha. Empiezan las blancas.
chess-start = { $start ->
    [usual] Cada bando tiene un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones. Desde las esquinas hacia el centro van torre, caballo y alfil; la dama va en casilla de su color, el rey a su lado y los peones delante.
   *[shuffled] Los peones van como siempre. Detrás de ellos las piezas se sortean antes de la partida, iguales para ambos bandos, con los alfiles en casillas de los dos colores y el rey en algún lugar entre las torres: 960 disposiciones.
}
chess-start-short = { $start ->
    [usual] como siempre
   *[shuffled] sorteada, una de 960
}
chess-moving = Los jugadores mueven por turnos, una pieza cada vez. La pieza va a una casilla en la que no haya otra de su bando; la pieza rival que esté allí es capturada y sale del tablero. Solo el caballo salta por encima de otras.
chess-bishop = El alfil recorre cualquier número de casillas en diagonal.
chess-rook = La torre recorre cualquier número de casillas por la columna o la fila.
chess-queen = La dama recorre cualquier número de casillas por la columna, la fila o la diagonal.
chess-knight = El caballo va a las casillas más próximas que no estén en su misma línea: dos adelante y una al lado. Lo que haya en medio no importa.
chess-pawn = El peón avanza una casilla de frente si está libre; desde su primera casilla también dos, si ambas lo están. Captura de otra manera: una casilla adelante, en diagonal. Nunca retrocede.
chess-en-passant = { $rule ->
    [allowed] Cuando un peón avanza dos casillas y queda al lado de un peón rival, este puede capturarlo como si hubiera avanzado solo una; pero únicamente en la jugada siguiente.
   *[none] Aquí no hay captura al paso.
}
chess-en-passant-short = { $rule ->
    [allowed] sí
   *[none] no
}
chess-promotion = { $rule ->
    [any] El peón que llega a la última fila se convierte enseguida, en la misma jugada, en dama, torre, alfil o caballo de su color, a elección de quien juega, sin importar lo ya capturado.
   *[queen] El peón que llega a la última fila se convierte en dama.
}
chess-promotion-short = { $rule ->
    [any] a cualquier pieza
   *[queen] siempre a dama
}
chess-king = El rey va una casilla en cualquier dirección, pero nunca a una atacada.
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
chess-check = El rey atacado está en jaque, y la jugada siguiente debe acabar con él: el rey se mueve, el atacante es capturado o una pieza se interpone. Ninguna jugada puede dejar ni poner en jaque al propio rey.
chess-goal = El jaque mate termina la partida: el rey está en jaque y ninguna jugada legal ayuda. Gana quien lo dio.
chess-goal-checks = Además, gana quien da jaque por { $checks }.ª vez.
chess-goal-short = jaque mate
chess-goal-checks-short = jaque mate o { SPELL($checks) } { $checks ->
    [one] jaque
   *[other] jaques
}
chess-resignation = Un jugador puede abandonar. El otro gana, salvo que ninguna serie de jugadas legales pudiera llevar al mate: entonces la partida es tablas.
chess-flag = Quien agota su tiempo pierde; pero contra un jugador que no podría dar mate con ninguna serie de jugadas legales, como el que solo tiene el rey, la partida es tablas.
chess-stalemate = { $rule ->
    [draw] Si el bando que juega no tiene jugada legal y su rey no está en jaque, la partida es tablas.
   *[loss] Si el bando que juega no tiene jugada legal, ha perdido, aunque su rey no esté en jaque.
}
chess-stalemate-short = { $rule ->
    [draw] tablas
   *[loss] pierde quien no puede mover
}
chess-dead = La partida es tablas en cuanto nadie pueda dar mate con ninguna serie de jugadas legales: rey contra rey, o con un solo alfil o caballo, o con alfiles que estén todos en casillas de un mismo color.
chess-agreement = Los jugadores pueden acordar tablas.
chess-repetition-claimed = Quien tiene el turno puede reclamar tablas cuando la misma posición está en el tablero por { $times }.ª vez, o surge con la jugada que va a hacer. Son iguales las posiciones con las mismas piezas en las mismas casillas, el mismo bando en turno y los mismos derechos de enrocar y de capturar al paso.
chess-repetition-automatic = A la { $times }.ª vez la partida termina en tablas sin que nadie reclame.
chess-repetition-none = Aquí repetir posiciones no da tablas.
chess-no-progress-claimed = Quien tiene el turno puede reclamar tablas cuando cada bando ha hecho { $moves } jugadas sin captura y sin mover un peón, o las habrá hecho con la jugada que va a hacer.
chess-no-progress-automatic = Tras { $moves } jugadas así la partida termina en tablas sin que nadie reclame, salvo que la última dé mate.
chess-no-progress-none = Aquí las jugadas sin progreso no dan tablas.
chess-claimed-short = se reclama con { $count }
chess-automatic-short = por sí solo con { $count }
chess-never-short = nunca
chess-claims = Una reclamación sin fundamento no cambia nada; la partida sigue.
chess-notation = La jugada es la letra de la pieza y la casilla adonde va, { $knight }; el peón no tiene letra. La captura lleva x, { $capture }; el enroque es { $short } u { $long }; + es jaque, # es mate. Si dos piezas pudieran ir allí, se añade la columna o la fila de la que mueve.

chess-example-legal = Aquí son legales: { $moves }.
chess-example-refused = { $play } se rechaza:
chess-example-played = Se ha jugado { $play }.

chess-ended-checkmate = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}: jaque mate.
chess-ended-stalemate = Tablas por rey ahogado.
chess-ended-stalemate-won = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}: al rival no le quedan jugadas.
chess-ended-dead = Tablas: ya nadie puede dar mate.
chess-ended-repetition = Tablas: la misma posición { $times } veces.
chess-ended-no-progress = Tablas: { $moves } jugadas sin captura ni movimiento de peón.
chess-ended-checks = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
} con { SPELL($checks) } jaques.
chess-ended-flag-drawn = Tablas: se acabó el tiempo, pero el rival no podría dar mate.
chess-ended-resigned-drawn = Tablas: un bando abandonó, pero el otro no podría dar mate.

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
chess-speech-goes = { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
} de { $from } a { $to }
chess-speech-takes = { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
} de { $from } captura en { $to }
chess-speech-becomes = corona: { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
chess-speech-in-passing = al paso
chess-speech-castles = { $wing ->
    [king] enroque corto
   *[queen] enroque largo
}
chess-speech-check = jaque
chess-speech-mate = mate
chess-speech-claim = se reclaman tablas
chess-speech-in-check = El bando que juega está en jaque.
