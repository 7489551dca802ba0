backgammon-chapter = { $chapter ->
    [board] El tablero
    [turns] Los dados y el turno
    [moves] El movimiento
    [bar] Golpear y entrar
    [off] La retirada
    [end] El final de la partida
    [cube] El cubo de doblar
   *[contest] El encuentro
}
backgammon-point = { $point ->
    [board] Tablero y posición inicial
    [direction] Sentido
    [opening-roll] Quién empieza
    [opening-tie] Dados iguales al empezar
    [later-rolls] El turno
    [open-point] Casillas abiertas
    [two-numbers] Dos números
    [doubles] Dobles
    [compulsion] Jugar todos los números
    [hit] Golpear
    [bar] La barra
    [bear-off] Retirar
    [win] Ganar
    [win-sizes] Gammon y backgammon
    [cube] Doblar
    [dice-handling] El lanzamiento de los dados
    [length] Duración
    [cube-use] Con cubo o sin él
    [crawford] Regla de Crawford
    [jacoby] Regla de Jacoby
    [beavers] Beavers
   *[resignation] Abandonar
}
backgammon-reading = { $reading ->
    [compulsion-from-english] Los textos en portugués y en español no dicen que haya que jugar todos los números posibles. El texto en inglés del mismo folleto lo dice, y decide.
    [ties-from-english] Los textos en portugués y en español no dicen qué pasa cuando los dados del comienzo son iguales. El texto en inglés lo dice: se lanzan otra vez.
    [bar-in-backgammon-from-english] Para la victoria de tres puntos, los textos en portugués y en español solo hablan de fichas en el cuadrante interno del ganador. El texto en inglés añade la barra, y decide.
    [times-cube-from-english] Los textos en portugués y en español no multiplican uno, dos y tres puntos por el cubo. El texto en inglés sí, y decide.
    [highest-point-from-english] Sin ficha en la casilla del número ni por encima, los textos en portugués y en español dejan retirar una de la casilla siguiente. El texto en inglés dice que sale de la casilla más alta que tenga alguna, y que es obligatorio. Él decide.
    [spanish-note-lost-a-no] La nota en español sobre mover una sola ficha con los dos números ha perdido un «no» y parece pedir una casilla ocupada. La nota en portugués decide: el rival no puede tener ocupada la casilla.
    [entry-section-is-home] La nota sobre la retirada habla de la sección de entrada. Se trata del cuadrante interno.
    [hit-goes-to-the-bar] El texto en portugués pone la ficha golpeada fuera del tablero; los demás, en la barra. Queda la barra.
    [any-split-of-a-double] La lista impresa de modos de jugar 2-2 olvida tres con una ficha y uno con otra. Vale cualquier reparto.
    [double-before-rolling] El folleto deja doblar en cierto momento de la partida. Se lee: en el propio turno, antes de lanzar.
    [cube-has-no-ceiling] La serie impresa de valores del cubo trae un 18, una errata, y sigue sin fin: no hay límite.
    [three-points-in-winners-home] La sección cuyas fichas hacen la victoria de tres puntos es el cuadrante interno del ganador.
    [set-up-borrowed] El folleto no imprime la posición inicial de las fichas. Se toma prestada la del folleto Xalingo.
    [ties-borrowed] No dice qué pasa cuando los dados del comienzo son iguales. Lanzarlos otra vez es préstamo del folleto Xalingo.
    [win-sizes-borrowed] Habla de ganar uno o varios puntos y no dice cuándo. Gammon y backgammon son préstamo del folleto Xalingo.
    [cube-borrowed] Menciona el cubo sin decir cómo se usa. El procedimiento es préstamo del folleto Xalingo.
    [open-point-from-spanish] El texto en portugués llama abierta solo a la casilla desocupada y después permite golpear. El texto en español es claro, y decide.
    [bear-off-from-spanish] El texto en portugués pide un número suficiente para retirar. El texto en español pide el exacto, salvo que no quede ficha más alta, y decide.
    [larger-number-in-general] Que hay que jugar el número mayor está impreso para quien tiene una sola ficha. Vale en general.
    [one-enters-on-the-first-point] La ficha de la barra cuenta su primer movimiento desde la primera casilla de su recorrido: con un 1 entra en esa casilla.
    [resigning-from-practice] Entregar la partida no está impreso en ninguno de los folletos. Se toma prestada la práctica actual.
   *[void-throw-ends-the-right-to-double] Nada está impreso sobre el lanzamiento anulado y el cubo. El mismo bando lanza otra vez y ya no puede doblar antes.
}
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
bg-bar = Mientras un bando tenga una ficha en la barra, no puede mover ninguna otra. La ficha entra en el cuadrante interno del rival, contando desde el extremo lejano: con un 1 entra en la casilla 24, con un 6 en la 19. La casilla tiene que estar abierta. Si hay varias en la barra, entran cuantas permitan los dados, y se pierde el resto del turno. Cuando todas han entrado, los números que sobran se juegan como siempre.
bg-bear-off = Cuando todas las fichas de un bando están en su cuadrante interno, puede retirarlas. Con un número se retira una ficha de la casilla de ese número. Si en ella no hay ninguna, hay que mover una ficha de una casilla más alta; si tampoco la hay, sale una ficha de la casilla más alta que tenga alguna.
bg-bear-off-inside = Mover dentro del cuadrante interno, en vez de retirar, siempre está permitido. Una ficha golpeada entretanto tiene que volver al cuadrante interno antes de que se retire otra.
bg-beavers = { $option ->
    [none] No hay beavers: el doble se acepta o se rechaza.
   *[option-of-money] En el juego por dinero se pueden pactar los beavers: a quien le doblan puede doblar otra vez en el acto y quedarse con el cubo. Si se pactan también los raccoons, quien dobló puede responder del mismo modo.
}
bg-board = El tablero tiene 24 casillas en dos filas de doce, cuatro cuartos de seis. Los colores de las casillas se alternan y no significan nada más. Cada bando tiene { $checkers } fichas y dos dados.
bg-colours = Quién lleva cada color se acuerda o se decide con un dado.
bg-compulsion = Hay que jugar tantos números como sea posible: los dos, si algún orden lo permite, o cuantos se pueda de un doble. Si se puede jugar cualquiera de los dos números, pero no ambos, tiene que ser el mayor. Si solo se puede jugar uno, es ese. Si ninguno, se pierde el turno.
bg-crawford = { $crawford ->
    [none] No hay regla de Crawford: se puede doblar en todas las partidas.
   *[in-matches] Cuando un bando llega por primera vez a un punto de ganar el encuentro, la partida siguiente se juega sin el cubo: es la partida de Crawford. Después el cubo vuelve.
}
bg-crawford-short = { $crawford ->
    [none] no hay
   *[in-matches] en todos los encuentros
}
bg-cube = El cubo empieza en medio con el valor 1. En su turno, antes de lanzar, un bando puede doblar. El rival rechaza y pierde la partida por el valor que tenía, o acepta: entonces el valor se dobla y el cubo pasa a quien ha aceptado, el único que puede doblar después. No hay límite.
bg-cube-lies = Mientras nadie dobla, está sobre la barra.
bg-cube-use = { $cube ->
    [optional] El cubo pertenece al juego por puntos. Puede quedarse en la caja.
   *[always] Se juega siempre con el cubo.
}
bg-dice-handling = Los dados se agitan en el cubilete y se lanzan de modo que rueden libremente; tienen que quedar planos sobre el tablero, fáciles de leer. El lanzamiento que no lo cumple no vale y se repite. Importa cuando se lanzan dados de verdad y se teclean los números.
bg-direction = Cada bando va de las casillas altas a las bajas, hasta su cuadrante interno, que son las casillas de la 1 a la 6, y después fuera. Las fichas claras van en el sentido de las agujas del reloj, las oscuras en el contrario; el tablero también se puede montar en espejo.
bg-doubles = Dos dados iguales se juegan cuatro veces, con una a cuatro fichas, en cualquier reparto.
bg-hit = Una ficha que llega a donde hay una sola ficha contraria la golpea. La ficha golpeada va a la barra, en medio del tablero.
bg-jacoby = { $option ->
    [none] No hay regla de Jacoby: el gammon siempre cuenta.
   *[option-of-money] En el juego por dinero se puede pactar la regla de Jacoby: gammon y backgammon cuentan como victoria simple, salvo que en esa partida se haya doblado.
}
bg-later-rolls = A partir de ahí los bandos juegan por turno, y quien tiene el turno lanza sus dos dados.
bg-length = { $length ->
    [game-or-points] Se juega una partida, o varias sumando los puntos, mientras se quiera.
    [match] Se juega un encuentro a un número de puntos pactado de antemano. Gana quien primero lo alcance o lo supere.
   *[match-or-money] Se juega un encuentro a un número de puntos pactado de antemano, que gana quien lo alcance o lo supere, o se juega por dinero, una partida tras otra, mientras se quiera.
}
bg-open-point = Una ficha puede llegar a una casilla abierta: vacía, con fichas de su bando, o con una sola ficha contraria. Dos o más fichas contrarias cierran la casilla: se puede pasar por ella, pero nunca quedarse.
bg-opening-roll = Para empezar, cada bando lanza un dado. Quien saca el número mayor juega primero, con los dos dados, el suyo y el del rival.
bg-opening-tie = Si los dos dados muestran el mismo número, se lanzan otra vez.
bg-option-short = { $option ->
    [none] no hay
   *[option-of-money] opción del juego por dinero
}
bg-outcome-borne-off = Las { $winner ->
    [light] claras
   *[dark] oscuras
} han retirado todas sus fichas y ganan { $win ->
    [single] una partida simple
    [gammon] un gammon
   *[backgammon] un backgammon
}: { $points } { $points ->
    [one] punto
   *[other] puntos
}.
bg-outcome-contest = Las { $winner ->
    [light] claras
   *[dark] oscuras
} ganan por { $high } a { $low }.
bg-outcome-dropped = Las { $winner ->
    [light] claras
   *[dark] oscuras
} ganan { $points } { $points ->
    [one] punto
   *[other] puntos
}: el doble fue rechazado.
bg-outcome-resigned = Las { $winner ->
    [light] claras
   *[dark] oscuras
} ganan { $points } { $points ->
    [one] punto
   *[other] puntos
}: el rival entregó { $win ->
    [single] una partida simple
    [gammon] un gammon
   *[backgammon] un backgammon
}.
bg-resignation = Un bando puede entregar la partida como victoria simple, gammon o backgammon del rival, por el valor del cubo. El rival acepta o rechaza. Después de un rechazo, en el mismo turno solo se puede ofrecer más.
bg-setup = Cada bando cuenta las casillas desde su extremo y coloca { $places }. En una casilla puede haber cualquier número de fichas.
bg-setup-place = { SPELL($count, gender: "f") } en la casilla { $point }
bg-tried-one = Tu jugada usa uno de ellos.
bg-tried-times = Tu jugada { $played ->
    [0] no lo usa.
    [1] lo usa una vez.
    [2] lo usa dos veces.
   *[other] lo usa { SPELL($played, gender: "f") } veces.
}
bg-two-numbers = Cada número es un movimiento aparte. Dos fichas pueden usar un número cada una, o una sola ficha los dos, uno tras otro. En ese caso la casilla en la que para a medio camino tiene que estar abierta, con un número primero o con el otro.
bg-unreadable-title = No es una jugada
bg-why-already-rolled = Los dados están en la mesa y hay que jugarlos primero
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
bg-why-bar-first = { $count ->
    [one] Tu ficha de la barra tiene que entrar antes de mover otra
   *[other] Tus { SPELL($count, gender: "f") } fichas de la barra tienen que entrar antes de mover otra
}
bg-why-beavers-not-played = Aquí no se han pactado beavers
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
bg-why-contest-over = El encuentro ha terminado y no se juega más
bg-why-crawford-game = Esta es la partida de Crawford, en la que nadie dobla
bg-why-cube-at-its-end = El cubo muestra { $value }, y este programa no cuenta más allá
bg-why-cube-not-yours = El cubo lo tienen las { $owner ->
    [light] claras
   *[dark] oscuras
}, y solo su dueño puede doblar
bg-why-dice-not-by-hand = Aquí lanza los dados la mesa, y sus lanzamientos valen; solo los dados lanzados a mano se pueden anular
bg-why-double-before-rolling = Se dobla antes de lanzar, y en este turno ya se ha lanzado
bg-why-game-over = La partida ha terminado y no se juega más
bg-why-higher-point-first = Un { $die } es más de lo que necesita una ficha { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
}; por eso hay que jugarlo desde una casilla más alta, aquí la { $higher }
bg-why-must-play = Lo que se puede jugar hay que jugarlo: es posible { $play }
bg-why-must-play-both = Se pueden jugar los dos números de { $roll }, así que hay que jugarlos: es posible { $play }
bg-why-must-play-larger = Solo se puede jugar uno de los dos números, y tiene que ser el mayor, el { $die }: { $play }
bg-why-must-play-more = El { $die } se puede jugar { SPELL($possible, gender: "f") } veces, así que hay que hacerlo: es posible { $play }
bg-why-no-checker-there = No tienes ninguna ficha { $from ->
    [25] en la barra
   *[other] en la casilla { $from }
}
bg-why-no-cube = Esta partida se juega sin el cubo
bg-why-not-all-home = Solo se retiran fichas cuando todas están en tu cuadrante interno, y todavía hay una { $rearmost ->
    [25] en la barra
   *[other] en la casilla { $rearmost }
}
bg-why-not-your-turn = Es el turno de las { $side ->
    [light] claras
   *[dark] oscuras
}
bg-why-nothing-to-answer = No hay ninguna oferta a la que esto responda
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
bg-why-opening-first = La partida empieza lanzando un dado cada uno, y todavía no se han lanzado
bg-why-opening-is-over = Los dados del comienzo ya se han lanzado y la partida ha empezado
bg-why-opponents-checker = Las fichas de la casilla { $point } son del rival
bg-why-point-blocked = El rival cierra la casilla { $point } con { SPELL($held, gender: "f") } fichas; ninguna de las tuyas puede caer ahí
bg-why-raccoons-not-played = Aquí no se han pactado raccoons
bg-why-resignation-too-small = { $refused ->
    [single] Una partida simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
} ya se ha rechazado en este turno; ahora solo se puede ofrecer más
bg-why-roll-first = Primero hay que lanzar los dados
bg-why-unreadable = «{ $text }» no se entiende como jugada; escribe, por ejemplo, { $example }
bg-why-wrong-direction = Tus fichas avanzan hacia tu casilla 1 y de ahí fuera del tablero; ninguna va { $from ->
    [25] de la barra
   *[other] de la casilla { $from }
} { $to ->
    [0] fuera del tablero
   *[other] a la casilla { $to }
}
bg-win = Gana la partida el bando que retire primero sus { $checkers } fichas.
bg-win-sizes = Una victoria vale un punto. Si el perdedor no ha retirado ninguna ficha, es un gammon y vale dos. Si además el perdedor tiene una ficha en la barra o en el cuadrante interno del ganador, es un backgammon y vale { SPELL($worth, gender: "m") }. Los puntos se multiplican por el número del cubo.
setup-both-on-point = Hay fichas de los dos bandos en la casilla { $point }.
setup-both-shut-out = Los dos bandos están en la barra contra un cuadrante cerrado, lo que no puede ocurrir.
setup-both-won = Los dos bandos han retirado todas sus fichas.
setup-no-checkers = No hay fichas.
setup-too-many = { $seat ->
    [mover] El bando al turno
   *[other] El rival
} tiene { $count } fichas; el máximo es { $allowed }.
setup-unequal = El bando al turno tiene { $mover } fichas y el rival { $other }; los dos deben tener el mismo número.
terms-beavers = Los beavers son del juego por dinero con las reglas de torneo.
terms-cube-always = { $frame } se juega siempre con el cubo.
terms-jacoby = La regla de Jacoby es del juego por dinero con las reglas de torneo.
terms-length = { $frame } no conoce { $length ->
    [one-game] una sola partida
    [points-kept] los puntos sumados partida tras partida
    [match] el encuentro a un número de puntos
   *[money] el juego por dinero
}.
terms-match-to-zero = Un encuentro va al menos a un punto.
