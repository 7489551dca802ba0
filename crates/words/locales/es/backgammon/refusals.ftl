# Por qué se rechaza algo en el backgammon: un título, y la regla en una oración sin punto final.
# 25 es la barra, 0 es fuera del tablero.

backgammon-refusal-title = { $reason ->
    [no-checker-there] Ahí no hay ficha
    [opponents-checker] La ficha no es tuya
    [wrong-direction] En el otro sentido
    [bar-first] Entra primero
    [point-blocked] La casilla está cerrada
    [between-blocked] No hay dónde parar por el camino
    [not-all-home] No todas están en el cuadrante interno
    [higher-point-first] Primero la casilla más alta
    [number-not-rolled] No con estos dados
    [number-used-up] No queda ningún número para eso
    [must-play] No se puede pasar
    [must-play-both] Juega los dos números
    [must-play-larger] Juega el número mayor
    [must-play-more] Juega el número más veces
    [not-your-turn] No es tu turno
    [opening-first] Primero, un dado cada uno
    [opening-is-over] La partida ya ha empezado
    [roll-first] Lanza primero
    [already-rolled] Juega primero los dados
    [double-before-rolling] Se dobla antes de lanzar
    [no-cube] Aquí se juega sin cubo
    [cube-not-yours] El cubo no es tuyo
    [crawford-game] La partida de Crawford
    [cube-at-its-end] El cubo no sube más
    [nothing-to-answer] Nada que responder
    [answer-the-raise] El doble espera respuesta
    [answer-the-resignation] La oferta espera respuesta
    [beavers-not-played] Aquí no hay beavers
    [raccoons-not-played] Aquí no hay raccoons
    [resignation-too-small] Ofrece más
    [dice-not-by-hand] El lanzamiento vale
    [game-over] La partida ha terminado
   *[contest-over] El encuentro ha terminado
}
bg-why-no-checker-there = No tienes ninguna ficha { $from ->
    [25] en la barra
   *[other] en la casilla { $from }
}
bg-why-opponents-checker = Las fichas de la casilla { $point } son del rival
bg-why-wrong-direction = Tus fichas avanzan hacia tu casilla 1 y de ahí fuera del tablero; ninguna va { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
} { $to ->
    [0] fuera del tablero
   *[other] a la casilla { $to }
}
bg-why-bar-first = { $count ->
    [one] Tu ficha de la barra tiene que entrar antes de mover otra
   *[other] Tus { SPELL($count, gender: "f") } fichas de la barra tienen que entrar antes de mover otra
}
bg-why-point-blocked = El rival cierra la casilla { $point } con { SPELL($held, gender: "f") } fichas; ninguna de las tuyas puede caer ahí
bg-why-between-blocked = Una ficha no puede ir { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
} { $to ->
    [0] fuera del tablero
   *[other] a la casilla { $to }
}, porque el rival ocupa { $count ->
    [0] las casillas del camino
    [1] la casilla { $points } del camino
   *[other] las dos casillas del camino, { $points }
}
bg-why-not-all-home = Solo se retiran fichas cuando todas están en tu cuadrante interno, y todavía hay una { $rearmost ->
    [25] en la barra
   *[other] en la casilla { $rearmost }
}
bg-why-higher-point-first = Un { $die } es más de lo que necesita una ficha { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
}; por eso hay que jugarlo desde una casilla más alta, aquí la { $higher }
bg-why-number-not-rolled = Con { $roll } ninguna ficha va { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
} { $to ->
    [0] fuera del tablero
   *[other] a la casilla { $to }
}
bg-why-number-used-up = Los números de { $roll } ya se han usado en los otros movimientos; no queda ninguno para ir { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
} { $to ->
    [0] fuera del tablero
   *[other] a la casilla { $to }
}
bg-why-must-play = Lo que se puede jugar hay que jugarlo: es posible { $play }
bg-why-must-play-both = Se pueden jugar los dos números de { $roll }, así que hay que jugarlos: es posible { $play }
bg-why-must-play-larger = Solo se puede jugar uno de los dos números, y tiene que ser el mayor, el { $die }: { $play }
bg-why-must-play-more = El { $die } se puede jugar { SPELL($possible, gender: "f") } veces, así que hay que hacerlo: es posible { $play }
bg-why-not-your-turn = Es el turno de las { $side ->
    [light] claras
   *[dark] oscuras
}
bg-why-opening-first = La partida empieza lanzando un dado cada uno, y todavía no se han lanzado
bg-why-opening-is-over = Los dados del comienzo ya se han lanzado y la partida ha empezado
bg-why-roll-first = Primero hay que lanzar los dados
bg-why-already-rolled = Los dados están en la mesa y hay que jugarlos primero
bg-why-double-before-rolling = Se dobla antes de lanzar, y en este turno ya se ha lanzado
bg-why-no-cube = Esta partida se juega sin el cubo
bg-why-cube-not-yours = El cubo lo tienen las { $owner ->
    [light] claras
   *[dark] oscuras
}, y solo su dueño puede doblar
bg-why-crawford-game = Esta es la partida de Crawford, en la que nadie dobla
bg-why-cube-at-its-end = El cubo muestra { $value }, y este programa no cuenta más allá
bg-why-nothing-to-answer = No hay ninguna oferta a la que esto responda
bg-why-answer-the-raise = Primero hay que responder al { $raise ->
    [double] doble
    [beaver] beaver
   *[raccoon] raccoon
}
bg-why-answer-the-resignation = Las { $by ->
    [light] claras
   *[dark] oscuras
} ofrecen perder { $win ->
    [single] una partida simple
    [gammon] un gammon
   *[backgammon] un backgammon
}, y primero hay que responder
bg-why-beavers-not-played = Aquí no se han pactado beavers
bg-why-raccoons-not-played = Aquí no se han pactado raccoons
bg-why-resignation-too-small = { $refused ->
    [single] Una partida simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
} ya se ha rechazado en este turno; ahora solo se puede ofrecer más
bg-why-dice-not-by-hand = Aquí lanza los dados la mesa, y sus lanzamientos valen; solo los dados lanzados a mano se pueden anular
bg-why-game-over = La partida ha terminado y no se juega más
bg-why-contest-over = El encuentro ha terminado y no se juega más
bg-why-unreadable = «{ $text }» no se entiende como jugada; escribe, por ejemplo, { $example }

bg-tried-one = Tu jugada usa uno de ellos.
bg-tried-times = Tu jugada { $played ->
    [0] no lo usa.
    [1] lo usa una vez.
    [2] lo usa dos veces.
   *[other] lo usa { SPELL($played, gender: "f") } veces.
}
bg-unreadable-title = No es una jugada
