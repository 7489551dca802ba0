
backgammon-refusal-title = { $reason ->
    [no-checker-there] Ahí no hay ficha
    [opponents-checker] La ficha no es tuya
    [wrong-direction] En el otro sentido
    [bar-first] Entra primero
    [point-blocked] El punto está ocupado
    [between-blocked] No hay dónde parar por el camino
    [not-all-home] No todas están en el cuadrante interno
    [higher-point-first] Primero el punto más alto
    [number-not-rolled] No con estos dados
    [number-used-up] No queda ningún número para eso
    [must-play] No se puede pasar
    [must-play-both] Juega los dos números
    [must-play-larger] Juega el número mayor
    [must-play-more] Juega el número más veces
    [not-your-turn] No es tu turno
    [opening-first] Primero, un dado cada uno
    [opening-is-over] El juego ya ha empezado
    [roll-first] Lanza primero
    [already-rolled] Juega primero los dados
    [double-before-rolling] Se dobla antes de lanzar
    [no-cube] Aquí se juega sin cubo
    [cube-not-yours] El cubo no es tuyo
    [crawford-game] El juego de Crawford
    [cube-at-its-end] El cubo no sube más
    [nothing-to-answer] Nada que responder
    [answer-the-raise] El doble espera respuesta
    [answer-the-resignation] La oferta espera respuesta
    [beavers-not-played] Aquí no hay beavers
    [raccoons-not-played] Aquí no hay raccoons
    [resignation-too-small] Ofrece más
    [dice-not-by-hand] El lanzamiento vale
    [game-over] El juego ha terminado
   *[contest-over] La partida ha terminado
}
bg-why-no-checker-there = No tienes ninguna ficha { $from ->
    [25] en la barra
   *[other] en el punto { $from }
}
bg-why-opponents-checker = Las fichas del punto { $point } son del rival
bg-why-wrong-direction = Tus fichas avanzan hacia tu punto 1 y de ahí fuera del tablero; ninguna va { $from ->
    [25] de la barra
   *[other] del punto { $from }
} { $to ->
    [0] fuera del tablero
   *[other] al punto { $to }
}
bg-why-bar-first = { $count ->
    [one] Tu ficha de la barra tiene que entrar antes de mover otra
   *[other] Tus { SPELL($count, gender: "f") } fichas de la barra tienen que entrar antes de mover otra
}
bg-why-point-blocked = El rival ocupa el punto { $point } con { SPELL($held, gender: "f") } fichas; ninguna de las tuyas puede caer ahí
bg-why-between-blocked = Una ficha no puede ir { $from ->
    [25] de la barra
   *[other] del punto { $from }
} { $to ->
    [0] fuera del tablero
   *[other] al punto { $to }
}, porque el rival ocupa { $count ->
    [0] los puntos del camino
    [1] el punto { $points } del camino
   *[other] los dos puntos del camino, { $points }
}
bg-why-not-all-home = Solo se retiran fichas cuando todas están en tu cuadrante interno, y todavía hay una { $rearmost ->
    [25] en la barra
   *[other] en el punto { $rearmost }
}
bg-why-higher-point-first = Un { $die } es más de lo que necesita una ficha { $from ->
    [25] de la barra
   *[other] del punto { $from }
}; por eso hay que jugarlo desde un punto más alto, aquí el { $higher }
bg-why-number-not-rolled = Con { $roll } ninguna ficha va { $from ->
    [25] de la barra
   *[other] del punto { $from }
} { $to ->
    [0] fuera del tablero
   *[other] al punto { $to }
}
bg-why-number-used-up = Los números de { $roll } ya se han usado en los otros movimientos; no queda ninguno para ir { $from ->
    [25] de la barra
   *[other] del punto { $from }
} { $to ->
    [0] fuera del tablero
   *[other] al punto { $to }
}
bg-why-must-play = Lo que se puede jugar hay que jugarlo: es posible { $play }
bg-why-must-play-both = Se pueden jugar los dos números de { $roll }, así que hay que jugarlos: es posible { $play }
bg-why-must-play-larger = Solo se puede jugar uno de los dos números, y tiene que ser el mayor, el { $die }: { $play }
bg-why-must-play-more = El { $die } se puede jugar { SPELL($possible, gender: "f") } veces, así que hay que hacerlo: es posible { $play }
bg-why-not-your-turn = Es el turno de las { $side ->
    [light] claras
   *[dark] oscuras
}
bg-why-opening-first = El juego empieza lanzando un dado cada uno, y todavía no se han lanzado
bg-why-opening-is-over = Los dados del comienzo ya se han lanzado y el juego ha empezado
bg-why-roll-first = Primero hay que lanzar los dados
bg-why-already-rolled = Los dados están en la mesa y hay que jugarlos primero
bg-why-double-before-rolling = Se dobla antes de lanzar, y en este turno ya se ha lanzado
bg-why-no-cube = Este juego se juega sin el cubo
bg-why-cube-not-yours = El cubo lo tienen las { $owner ->
    [light] claras
   *[dark] oscuras
}, y solo su dueño puede doblar
bg-why-crawford-game = Este es el juego de Crawford, en el que nadie dobla
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
    [single] un juego simple
    [gammon] un gammon
   *[backgammon] un backgammon
}, y primero hay que responder
bg-why-beavers-not-played = Aquí no se han pactado beavers
bg-why-raccoons-not-played = Aquí no se han pactado raccoons
bg-why-resignation-too-small = { $refused ->
    [single] Un juego simple
    [gammon] Un gammon
   *[backgammon] Un backgammon
} ya se ha rechazado en este turno; ahora solo se puede ofrecer más
bg-why-dice-not-by-hand = Aquí lanza los dados la mesa, y sus lanzamientos valen; solo los dados lanzados a mano se pueden anular
bg-why-game-over = El juego ha terminado y no se juega más
bg-why-contest-over = La partida ha terminado y no se juega más
bg-why-unreadable = «{ $text }» no se entiende como jugada; escribe, por ejemplo, { $example }
bg-tried-one = Tu jugada usa uno de ellos.
bg-tried-times = Tu jugada { $played ->
    [0] no lo usa.
    [1] lo usa una vez.
    [2] lo usa dos veces.
   *[other] lo usa { SPELL($played, gender: "f") } veces.
}
bg-unreadable-title = No es una jugada
backgammon-chapter = { $chapter ->
    [board] El tablero
    [turns] Los dados y el turno
    [moves] El movimiento
    [bar] Golpear y entrar
    [off] La retirada
    [end] El final del juego
    [cube] El cubo de doblar
   *[contest] El encuentro
}
backgammon-point = { $point ->
    [board] Tablero y posición inicial
    [direction] Sentido
    [opening-roll] Quién empieza
    [opening-tie] Dados iguales al empezar
    [later-rolls] El turno
    [open-point] Puntos abiertos
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
bg-board = El tablero tiene 24 puntos en dos filas de doce, cuatro cuartos de seis. Los colores de los puntos se alternan y no significan nada más. Cada bando tiene { $checkers } fichas y dos dados.
bg-setup = Cada bando cuenta los puntos desde su extremo y coloca { $places }. En un punto puede haber cualquier número de fichas.
bg-setup-place = { SPELL($count, gender: "f") } en el punto { $point }
bg-direction = Cada bando va de los puntos altos a los bajos, hasta su cuadrante interno, que son los puntos del 1 al 6, y después fuera. Las fichas claras van en el sentido de las agujas del reloj, las oscuras en el contrario; el tablero también se puede montar en espejo.
bg-opening-roll = Para empezar, cada bando lanza un dado. El número mayor juega primero, con los dos dados, el suyo y el del rival.
bg-opening-tie = Si los dos dados muestran el mismo número, se lanzan otra vez.
bg-later-rolls = A partir de ahí los bandos juegan por turno, y quien tiene el turno lanza sus dos dados.
bg-open-point = Una ficha puede llegar a un punto abierto: vacío, con fichas de su bando, o con una sola ficha contraria. Dos o más fichas contrarias ocupan el punto: se puede pasar por él, pero nunca quedarse.
bg-two-numbers = Cada número es un movimiento aparte. Dos fichas pueden usar un número cada una, o una sola ficha los dos, uno tras otro. En ese caso el punto en el que para a medio camino tiene que estar abierto, con un número primero o con el otro.
bg-doubles = Dos dados iguales se juegan cuatro veces, con una a cuatro fichas, en cualquier reparto.
bg-compulsion = Hay que jugar tantos números como sea posible: los dos, si algún orden lo permite, o cuantos se pueda de un doble. Si se puede jugar cualquiera de los dos números, pero no ambos, tiene que ser el mayor. Si solo se puede jugar uno, es ese. Si ninguno, se pierde el turno.
bg-hit = Una ficha que llega a donde hay una sola ficha contraria la golpea. La ficha golpeada va a la barra, en medio del tablero.
bg-bar = Mientras un bando tenga una ficha en la barra, ninguna otra ficha suya puede mover. La ficha entra en el cuadrante interno del rival, contando desde el extremo lejano: un 1 entra en el punto 24, un 6 en el punto 19. El punto tiene que estar abierto. Si hay varias en la barra, entran cuantas permitan los dados, y se pierde el resto del turno. Cuando todas han entrado, los números que sobran se juegan como siempre.
bg-bear-off = Cuando todas las fichas de un bando están en su cuadrante interno, puede retirarlas. Un número retira una ficha del punto de ese número. Si en él no hay ninguna, hay que mover una ficha de un punto más alto; si tampoco la hay, sale una ficha del punto más alto que tenga alguna.
bg-bear-off-inside = Mover dentro del cuadrante interno, en vez de retirar, siempre está permitido. Una ficha golpeada entretanto tiene que volver al cuadrante interno antes de que se retire otra.
bg-win = Gana el juego el bando que retire primero sus { $checkers } fichas.
bg-win-sizes = Una victoria vale un punto. Si el perdedor no ha retirado ninguna ficha, es un gammon y vale dos. Si además el perdedor tiene una ficha en la barra o en el cuadrante interno del ganador, es un backgammon y vale { SPELL($worth, gender: "m") }. Los puntos se multiplican por el número del cubo.
bg-cube = El cubo empieza en medio con el valor 1. En su turno, antes de lanzar, un bando puede doblar. El rival rechaza y pierde el juego por el valor que tenía, o acepta: entonces el valor se dobla y el cubo pasa a quien ha aceptado, el único que puede doblar después. No hay límite.
bg-dice-handling = Los dados se agitan en el cubilete y se lanzan de modo que rueden libremente; tienen que quedar planos sobre el tablero, fáciles de leer. El lanzamiento que no lo cumple no vale y se repite. Importa cuando se lanzan dados de verdad y se teclean los números.
bg-length = { $length ->
    [game-or-points] Se juega un juego, o varios sumando los puntos, mientras se quiera.
    [match] Se juega una partida a un número de puntos pactado de antemano. Gana quien primero lo alcance o lo supere.
   *[match-or-money] Se juega una partida a un número de puntos pactado de antemano, que gana quien lo alcance o lo supere, o se juega por dinero, un juego tras otro, mientras se quiera.
}
bg-length-short = { $length ->
    [game-or-points] un juego, o puntos sumados
    [match] partida a un número pactado de puntos
   *[match-or-money] partida, o juego por dinero
}
bg-cube-use = { $cube ->
    [optional] El cubo pertenece al juego por puntos. Puede quedarse en la caja.
   *[always] Se juega siempre con el cubo.
}
bg-cube-use-short = { $cube ->
    [optional] el cubo puede quedarse fuera
   *[always] siempre con el cubo
}
bg-crawford = { $crawford ->
    [none] No hay regla de Crawford: el cubo se puede girar en todos los juegos.
   *[in-matches] Cuando un bando llega por primera vez a un punto de ganar la partida, el juego siguiente se juega sin el cubo: es el juego de Crawford. Después el cubo vuelve.
}
bg-crawford-short = { $crawford ->
    [none] no hay
   *[in-matches] en todas las partidas
}
bg-jacoby = { $option ->
    [none] No hay regla de Jacoby: el gammon siempre cuenta.
   *[option-of-money] En el juego por dinero se puede pactar la regla de Jacoby: gammon y backgammon cuentan como victoria simple, salvo que el cubo se haya girado en ese juego.
}
bg-beavers = { $option ->
    [none] No hay beavers: el doble se acepta o se rechaza.
   *[option-of-money] En el juego por dinero se pueden pactar los beavers: a quien le doblan puede doblar otra vez en el acto y quedarse con el cubo. Si se pactan también los raccoons, quien dobló puede responder del mismo modo.
}
bg-option-short = { $option ->
    [none] no hay
   *[option-of-money] opción del juego por dinero
}
bg-resignation = Un bando puede entregar el juego como victoria simple, gammon o backgammon del rival, por el valor del cubo. El rival acepta o rechaza. Después de un rechazo, en el mismo turno solo se puede ofrecer más.
backgammon-reading = { $reading ->
    [compulsion-from-english] Los textos en portugués y en español no dicen que haya que jugar todos los números posibles. El texto en inglés del mismo folleto lo dice, y decide.
    [ties-from-english] Los textos en portugués y en español no dicen qué pasa cuando los dados del comienzo son iguales. El texto en inglés lo dice: se lanzan otra vez.
    [bar-in-backgammon-from-english] Para la victoria de tres puntos, los textos en portugués y en español solo hablan de fichas en el cuadrante interno del ganador. El texto en inglés añade la barra, y decide.
    [times-cube-from-english] Los textos en portugués y en español no multiplican uno, dos y tres puntos por el cubo. El texto en inglés sí, y decide.
    [highest-point-from-english] Sin ficha en el punto del número ni por encima, los textos en portugués y en español dejan retirar una del punto siguiente. El texto en inglés dice que sale del punto más alto que tenga alguna, y que es obligatorio. Él decide.
    [spanish-note-lost-a-no] La nota en español sobre mover una sola ficha con los dos números ha perdido un «no» y parece pedir un punto ocupado. La nota en portugués decide: el rival no puede tener ocupado el punto.
    [entry-section-is-home] La nota sobre la retirada habla de la sección de entrada. Se trata del cuadrante interno.
    [hit-goes-to-the-bar] El texto en portugués pone la ficha golpeada fuera del tablero; los demás, en la barra. Queda la barra.
    [any-split-of-a-double] La lista impresa de modos de jugar 2-2 olvida tres con una ficha y uno con otra. Vale cualquier reparto.
    [double-before-rolling] El folleto deja doblar en cierto momento del juego. Se lee: en el propio turno, antes de lanzar.
    [cube-has-no-ceiling] La serie impresa de valores del cubo trae un 18, una errata, y sigue sin fin: no hay límite.
    [three-points-in-winners-home] La sección cuyas fichas hacen la victoria de tres puntos es el cuadrante interno del ganador.
    [set-up-borrowed] El folleto no imprime la posición inicial de las fichas. Se toma prestada la del folleto Xalingo.
    [ties-borrowed] No dice qué pasa cuando los dados del comienzo son iguales. Lanzarlos otra vez es préstamo del folleto Xalingo.
    [win-sizes-borrowed] Habla de ganar uno o varios puntos y no dice cuándo. Gammon y backgammon son préstamo del folleto Xalingo.
    [cube-borrowed] Menciona el cubo sin decir cómo se usa. El procedimiento es préstamo del folleto Xalingo.
    [open-point-from-spanish] El texto en portugués llama abierto solo al punto desocupado y después permite golpear. El texto en español es claro, y decide.
    [bear-off-from-spanish] El texto en portugués pide un número suficiente para retirar. El texto en español pide el exacto, salvo que no quede ficha más alta, y decide.
    [larger-number-in-general] Que hay que jugar el número mayor está impreso para quien tiene una sola ficha. Vale en general.
    [one-enters-on-the-first-point] La ficha de la barra cuenta su primer movimiento desde el primer punto de su recorrido: un 1 entra en ese punto.
    [resigning-from-practice] Entregar el juego no está impreso en ninguno de los folletos. Se toma prestada la práctica actual.
   *[void-throw-ends-the-right-to-double] Nada está impreso sobre el lanzamiento anulado y el cubo. El mismo bando lanza otra vez y ya no puede doblar antes.
}
bg-outcome-borne-off = Las { $winner ->
    [light] claras
   *[dark] oscuras
} han retirado todas sus fichas y ganan { $win ->
    [single] un juego simple
    [gammon] un gammon
   *[backgammon] un backgammon
}: { $points } { $points ->
    [one] punto
   *[other] puntos
}.
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
    [single] un juego simple
    [gammon] un gammon
   *[backgammon] un backgammon
}.
bg-outcome-contest = Las { $winner ->
    [light] claras
   *[dark] oscuras
} ganan por { $high } a { $low }.
setup-too-many = { $seat ->
    [mover] El bando al turno
   *[other] El rival
} tiene { $count } fichas; el máximo es { $allowed }.
setup-unequal = El bando al turno tiene { $mover } fichas y el rival { $other }; los dos deben tener el mismo número.
setup-both-on-point = Hay fichas de los dos bandos en el punto { $point }.
setup-no-checkers = No hay fichas.
setup-both-won = Los dos bandos han retirado todas sus fichas.
setup-both-shut-out = Los dos bandos están en la barra contra un cuadrante cerrado, lo que no puede ocurrir.
terms-length = { $frame } no conoce { $length ->
    [one-game] un solo juego
    [points-kept] los puntos sumados juego tras juego
    [match] la partida a un número de puntos
   *[money] el juego por dinero
}.
terms-match-to-zero = Una partida va al menos a un punto.
terms-cube-always = { $frame } se juega siempre con el cubo.
terms-jacoby = La regla de Jacoby es del juego por dinero con las reglas de torneo.
terms-beavers = Los beavers son del juego por dinero con las reglas de torneo.
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
   *[one-piece-each] Una ficha contra una es tablas, salvo que una de ellas se tome en el acto.
}
outcome-no-piece = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: las { $bare ->
    [white] blancas
   *[black] negras
} se han quedado sin fichas.
outcome-no-move = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: las { $stuck ->
    [white] blancas
   *[black] negras
} no pueden jugar.
outcome-broke-through = Ganan las { $winner ->
    [white] blancas
   *[black] negras
} con la primera dama.
outcome-draw-repetition = Tablas: la misma posición se ha dado { SPELL($times, gender: "f") } veces.
outcome-draw-king-moves = Tablas: { $moves } jugadas de cada bando solo con damas, sin captura.
outcome-draw-small-force = Tablas: quedan pocas fichas, y cada bando ha hecho { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} más.
outcome-draw-standstill = Tablas: { $moves } jugadas de cada bando sin captura y sin dama nueva.
flaw-off-the-board = Hay una ficha fuera del tablero.
flaw-two-on-one-square = Hay dos fichas en la casilla { $square }.
flaw-crown-on-nothing = Hay una corona en la casilla { $square }, pero ninguna ficha.
flaw-uncrowned-man = El peón de la casilla { $square } está donde se habría convertido en dama.
flaw-nothing-to-huff = No hay ficha que soplar en la casilla { $square }.
flaw-no-such-king-run = La cuenta de jugadas de dama no encaja con la dama de la casilla { $square }.
contradiction-lines = Las líneas rectas piden un tablero en el que se juega en todas las casillas; las diagonales, en una sí y otra no.
contradiction-board = Solo en el tablero de 8×8 se puede jugar en todas las casillas.
contradiction-placing = Los peones tienen que ocupar al menos una fila y dejar al menos una fila libre en medio.
contradiction-short-king = La dama que mueve una casilla no puede capturar de lejos.
contradiction-huff-precedence = El soplo no obliga a una captura determinada, así que ninguna puede tener preferencia.
contradiction-stopping-precedence = Si la captura puede parar después de cualquier salto, ninguna puede estar obligada a tomar más.
contradiction-preference-twice = «{ $preference }» aparece dos veces en el orden.
contradiction-kings-earliest-not-last = «{ $preference }» solo desempata, así que va al final del orden.
contradiction-draw-at-once = Unas tablas tienen que contar al menos una jugada, y una repetición, dos posiciones.
contradiction-no-patience = La dama tiene que poder hacer al menos una jugada.
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
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
why-kings-too-late = Entre capturas iguales va primero la que encuentra antes una dama: en { $play }, la ficha número { $place } es una dama
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
first-mover-short = empiezan las { $side ->
    [white] blancas
   *[black] negras
}
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
king-capture-anywhere = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Puede llegar a cualquier casilla vacía de detrás, hasta la ficha siguiente.
king-capture-right-behind = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Llega a esa casilla, justo detrás de la ficha.
king-capture-right-behind-a-last-king = La dama captura una ficha contraria a cualquier distancia por una línea libre, si la casilla de detrás está vacía. Puede llegar a cualquier casilla vacía de detrás, hasta la ficha siguiente. Pero si la última ficha tomada en la jugada es una dama, tiene que quedar justo detrás de esa dama.
king-capture-short = { $capture ->
    [adjacent] la vecina, quedando justo detrás
    [anywhere] de lejos, quedando en cualquier casilla de detrás
    [right-behind] de lejos, quedando justo detrás
   *[right-behind-a-last-king] de lejos, quedando justo detrás de una dama tomada al final
}
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
compulsion-forced = La captura es obligatoria: quien puede capturar tiene que hacerlo. No hay soplo.
huff-duty = Quien puede capturar debe hacerlo. Pero ese deber no tiene más guardián que el soplo: aun así, una jugada sin captura es legal.
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
promotion-at-end = El peón que termina su jugada en la fila más alejada de su jugador se convierte en dama. El que solo pasa por esa fila en medio de una captura sigue siendo peón.
promotion-stops = El peón que llega a la fila más alejada de su jugador se convierte en dama y su jugada termina allí, incluso en medio de una captura. Actúa como dama a partir de la jugada siguiente.
promotion-in-passing = El peón que llega a la fila más alejada de su jugador se convierte en dama en el acto. En medio de una captura sigue capturando como dama, si puede.
promotion-short = { $promotion ->
    [at-end-of-move] cuando la jugada termina en la última fila
    [stops-the-move] en la última fila, donde termina la jugada
   *[in-passing] en la última fila, y sigue como dama
}
crowning = La dama se marca con una segunda ficha de su color, de las ya tomadas, puesta encima{ $by ->
    [opponent] ; la pone el rival
   *[anyone] {""}
}. Si todavía no se ha tomado ninguna, el peón es dama de todos modos.
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
card-half = Casillas { $shade ->
    [dark] oscuras
   *[light] claras
}, { $range ->
    [short] dama corta
   *[flying] dama voladora
}
card-all = Todas las casillas, { $range ->
    [short] dama corta
   *[flying] dama voladora
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama corta
   *[flying] dama voladora
}
card-lines = { $lines ->
    [diagonal] Por las diagonales
    [diagonal-captures-also-straight] Captura también en recta
   *[straight] Por filas y columnas
}
card-man-captures = { $ways ->
    [not-backward] El peón no captura atrás
   *[any-way] El peón captura atrás
}
card-man-against-king = { $power ->
    [captures] El peón toma damas
   *[powerless] El peón no toma damas
}
card-king-capture = { $capture ->
    [adjacent] La dama captura de cerca
    [anywhere] La dama captura de lejos
    [right-behind] La dama para justo detrás
   *[right-behind-a-last-king] Para tras la última dama
}
card-continuation = { $continuation ->
    [whole-sequence] Captura hasta el final
    [while-landing-offers] Casilla de llegada libre
   *[may-stop] La captura puede parar
}
card-removal = { $removal ->
    [after-the-move] Las fichas salen después
   *[at-once] Las fichas salen al instante
}
card-compulsion = { $compulsion ->
    [forced] Captura obligatoria
   *[huff] Con soplo
}
card-choice-free = Captura a elección
card-preference = { $preference ->
    [most-pieces] Toma el mayor número
    [with-king] La dama captura primero
    [most-kings] Toma más damas
    [kings-earliest] Toma damas primero
   *[most-value] Toma el mayor valor
}
card-promotion = { $promotion ->
    [at-end-of-move] Corona al final
    [stops-the-move] La corona acaba la jugada
   *[in-passing] Corona de paso
}
card-goal = { $goal ->
    [normal] Tomar o bloquear todo
    [losing] Gana quien pierde todo
   *[breakthrough] Gana la primera dama
}
file-at-column = línea { $line }, columna { $column }: { $what }
file-at-text = partida { $game } ({ $text }): { $what }
file-quoted = «{ $found }»: { $why }
file-too-deep = Hay variantes dentro de variantes, a más de { $most } niveles.
roll-form = Una tirada son dos dados, como 31 o 3-1.
roll-no-such-face = Un dado muestra de 1 a 6, no { $found }.
play-empty = La jugada está vacía; para un turno perdido, escribe { $written }.
play-move = «{ $text }» no es un movimiento como 13/8 o bar/20*.
play-place = «{ $text }» no es un punto de 1 a 24, ni bar, ni off.
play-count = «{ $text }» no es un número de fichas de 1 a 4.
play-too-many = Una jugada tiene como mucho cuatro movimientos.
id-empty = Falta la posición: indica un XGID o un ID de posición.
id-match-alone = Esto es un ID de partida, que no dice nada de las fichas: pon delante un ID de posición y dos puntos.
id-too-many-parts = Una posición es un XGID, un ID de posición, o un ID de posición y uno de partida; aquí hay { $found } partes.
id-length = { $id ->
    [position] Un ID de posición
   *[match] Un ID de partida
} tiene { $wanted } caracteres; este tiene { $found }.
id-character = El carácter { $place } del { $id ->
    [position] ID de posición
   *[match] ID de partida
} es «{ $found }», que no existe en Base64.
id-bits = El ID de posición no describe cada punto una sola vez.
id-cube-owner = El ID de partida no dice dónde está el cubo.
id-state = El ID de partida pone el juego en el estado { $found }, y solo existen los de 0 a 4.
id-dice = El ID de partida trae los dados { $first } y { $second }, que nadie puede sacar.
id-unused-bits = El ID de partida tiene bits puestos que no significan nada.
id-cube-too-high = En un ID de partida no cabe un cubo doblado { $found } veces; el máximo es { $most }.
id-too-many-points = En un ID de partida no caben { $found } puntos; el máximo es { $most }.
xgid-fields = Un XGID tiene 10 campos separados por dos puntos (o 9, sin el cubo máximo); este tiene { $found }.
xgid-board-length = El tablero de un XGID tiene 26 lugares; este tiene { $found }.
xgid-board-character = El lugar { $place } del tablero del XGID es «{ $found }», pero solo valen el -, las letras de A a O y las de a a o.
xgid-wrong-bar = El primer lugar del tablero de un XGID es la barra de las minúsculas, y el último, la de las mayúsculas.
xgid-value = { $field ->
    [board] El tablero
    [cube] El cubo
    [cube-owner] El dueño del cubo
    [turn] El turno
    [dice] El campo de los dados
    [bottom-score] El marcador del jugador de abajo
    [top-score] El marcador del jugador de arriba
    [rule] El campo de las reglas
    [match-length] La longitud de la partida
   *[highest-cube] El cubo máximo
} de un XGID tiene que ser { $values ->
    [number] un número entero
    [up-to] un número de 0 a { $most }
    [player] 1 o -1
    [player-or-nobody] 1, 0 o -1
    [crawford] 0 o 1 en una partida
   *[dice] dos dados como 52, 00 antes de tirar, o bien D, B o R
}.
sgf-no-tree = No hay «{ $opening }», así que esto no es un archivo SGF.
sgf-unclosed = { $what ->
    [value] El valor que empieza aquí no se cierra
   *[tree] El árbol que empieza aquí no se cierra
} en ninguna parte.
sgf-unexpected = «{ $found }» no puede estar aquí.
sgf-no-value = La propiedad { $name } no tiene valor entre corchetes.
sgf-other-game = GM[{ $found }] es otro juego; el backgammon es GM[6].
sgf-number = «{ $found }» no es un número, o es demasiado grande.
sgf-move = «{ $found }» no es una jugada: son dos dados y pares de letras, o una palabra ({ $words }).
sgf-side = «{ $found }» no es ni B ni W.
sgf-point = «{ $found }» no es un punto, que se escribe con una letra de la a a la z.
sgf-unknown-board = Aquí se cambian puntos sueltos de una posición que el archivo no dice cuál es.
cube-value = «{ $found }» no es un valor del cubo, que muestra 2, 4, 8 y así sucesivamente.
mat-no-match-length = No hay ninguna línea como «{ $example }», así que esto no es un archivo .mat.
mat-game-before-match = Un juego empieza antes de una línea como «{ $example }».
mat-no-names = Este juego no tiene debajo una línea como «{ $example }».
mat-names = Un juego empieza con una línea como «{ $example }», no con «{ $found }».
mat-number = { $found } es un número demasiado grande.
mat-word = «{ $found }» no es una tirada, ni un movimiento, ni una acción del cubo.
mat-move-without-roll = El movimiento { $found } no tiene ninguna tirada delante.
mat-wins = Detrás de { $word } falta el número de puntos.
mat-third-entry = Una línea tiene dos jugadas, una de cada jugador.
mat-after-the-end = El juego sigue aunque ya está ganado.
fen-wrong = { $kind ->
    [empty] La posición está vacía
    [no-side-to-move] El bando al turno tiene que ser W o B
    [unknown-section] Una sección tiene que empezar con W o B
    [white-twice] Las fichas blancas vienen dos veces
    [black-twice] Las fichas negras vienen dos veces
    [no-square] Falta una casilla
    [not-a-square] Esta casilla no existe en este tablero
    [range-backwards] La serie de casillas va al revés
    [square-twice] Hay dos fichas en la misma casilla
    [bad-king-run] Las jugadas seguidas de una dama se escriben como W33/2
   *[trailing] Aquí no debería venir nada más
} (carácter { $column }).
draughts-not-a-move = «{ $text }» no es una jugada: escribe dos casillas o más, como 21-17, 22x15x8 o c3-d4.
pdn-unclosed = { $what ->
    [tag] La etiqueta que se abre aquí no se cierra
    [comment] El comentario que se abre aquí no se cierra
    [parenthesis] El paréntesis que se abre aquí no se cierra
   *[setup] La posición que se abre aquí no se cierra
} con { $mark } en ninguna parte.
pdn-stray-close = Este { $mark } no cierra nada.
pdn-too-long = Una sola etiqueta, palabra o comentario pasa aquí de un mebibyte.
pdn-game-too-long = La partida que empieza aquí pasa de 16 mebibytes.
pdn-not-a-tag = «{ $text }» no es una etiqueta, que es un nombre y un valor entre comillas.
pdn-not-a-move = «{ $text }» no es una jugada, ni un número de jugada, ni un resultado.
pdn-not-a-glyph = «{ $text }» no es un signo de valoración, que es $ y un número de 0 a 255.
pdn-not-a-setup = «{ $text }» no es una posición, que aquí se escribe { $example }.
pdn-utf16 = El archivo está en UTF-16: guárdalo en UTF-8 o en Latin-1.
file-result-otherwise = El archivo da el resultado { $written }, pero en el tablero es { $board }.
file-two-results = La etiqueta Result dice { $tag }, pero la partida termina con { $end }.
house-syntax = Esto no es TOML: «{ $why }».
house-no-parent = Las reglas de la casa tienen que decir de qué conjunto parten, como en { $example }.
house-unknown-key = No hay ningún punto «{ $key }»: puede ser { $allowed }.
house-unknown-key-near = No hay ningún punto «{ $key }»; ¿querías decir «{ $near }»?
house-unknown-value = { $key } no puede ser «{ $value }»: es { $allowed }.
house-wrong-kind = { $key } tiene que ser { $wanted ->
    [text] un texto entre comillas
    [list] una lista entre corchetes
    [table] una tabla de varios valores
    [small-number] un número pequeño
    [moves] un número de jugadas
    [moves-or-unlimited] un número de jugadas, o «unlimited»
    [times] un número de veces
    [bounds] un número, [al menos], o [al menos, como mucho]
    [game-type] un tipo de juego de PDN, o «none»
   *[forms] { $forms }
}.
house-twice = { $key } y { $other } son el mismo punto: indica solo uno.
house-too-many = { $key } tiene sitio para { $most } elementos.
house-name-too-long = Un nombre tiene como mucho { $most } bytes; este tiene { $found }.
house-bad-id = El id «{ $id }» solo puede tener letras minúsculas, cifras y guiones, y no puede quedar vacío.
house-game-type = El tipo de juego { $number } de PDN se juega en otro tablero.
house-contradiction = Las reglas se contradicen: { $why }
house-clash = { $clash ->
    [long-diagonal] Donde se juega en todas las casillas no hay diagonal larga que elegir
    [force-too-large] Una regla de tablas cuenta más fichas de las que tiene un bando
   *[force-upside-down] Una regla de tablas pide un mínimo de fichas mayor que el máximo
}.
rule-set-ambiguous = «{ $asked }» puede ser { $fits }.
rule-set-none = Ningún conjunto de reglas se llama «{ $asked }».
rule-set-none-near = Ningún conjunto de reglas se llama «{ $asked }»; ¿querías decir { $near }?
rule-set-which-one = { $game ->
    [draughts] Las damas se juegan
   *[backgammon] El backgammon se juega
} con muchas reglas: indica unas, como { $example }.
rule-set-no-such-goal = «{ $asked }» no es un objetivo: un id de damas puede terminar en { $goals }.
rule-set-one-goal = El backgammon no tiene { $goals }.
rule-set-house-by-name = Las reglas de la casa se indican por su archivo, no por su nombre.
open-terms = Las condiciones son de otro juego.
open-games = Un encuentro tiene de 1 a { $most } partidas.
open-no-dice = No se dice de dónde salen los dados.
open-too-long = { $what ->
    [name] El nombre de un jugador tiene más de { $most } bytes
    [start] La posición inicial tiene más de { $most } caracteres
    [remarks] Hay más de { $most } notas sobre la partida
   *[remark] Una nota sobre la partida tiene más de { $most } bytes
}.
open-too-many-pieces = Un bando tiene más de { $most } fichas.
open-over = En esta posición la partida ya ha terminado.
open-other-length = La posición es de una partida a { $points } puntos, y aquí no se juega eso.
open-match-over = Con { $light } a { $dark }, la partida a { $points } ya ha terminado.
open-no-crawford = Aquí no hay juego de Crawford.
open-crawford-score = El marcador de { $light } a { $dark } en una partida a { $points } no encaja con el juego de Crawford.
open-cube-turned = El cubo está en { $value }, pero en este juego no se usa.
export-other-game = Este formato es { $game ->
    [draughts] de las damas
   *[backgammon] del backgammon
}.
export-start = La partida empieza con un doble o un abandono por responder, y este formato no tiene sitio para eso.
draughts-set = { $set ->
    [xalingo] Damas Xalingo
    [xalingo-en] Checkers Xalingo (inglés)
    [garden] Damas de jardín
    [italian] Damas italianas
    [brazilian] Damas brasileñas
    [english] Damas inglesas (americanas)
    [russian] Damas rusas
    [spanish] Damas españolas
    [portuguese] Damas portuguesas
    [pool] Damas pool americanas
    [czech] Damas checas
    [international] Damas internacionales
    [frisian] Damas frisonas
    [canadian] Damas canadienses
    [turkish] Damas turcas
   *[killer] Damas killer
}
set-for-losing = { $name }, jugadas a perder
set-for-breakthrough = { $name }, carrera a la dama
backgammon-frame = { $frame ->
    [xalingo] Backgammon Xalingo
    [aquamarine] Backgammon Aquamarine
   *[tournament] Backgammon de torneo
}
source = { $source ->
    [xalingo] Folleto de la caja Xalingo, Ref. 6028, texto en portugués y español
    [xalingo-english] Folleto de la caja Xalingo, Ref. 6028, texto en inglés
    [garden-games] Folleto de Traditional Garden Games, en español
    [italian-federation] Reglamento técnico de la federación italiana de damas
    [fmjd] Reglas oficiales de las damas internacionales, FMJD, anexo 1
    [fmjd-sixty-four] Reglas del juego, sección de la FMJD para las damas en 64 casillas
    [brazilian-summary] Resumen de las reglas oficiales brasileñas
    [wcdf] Reglas de las damas inglesas, WCDF
    [russian-code] Código de las damas rusas
    [portuguese-federation] Reglas de las damas clásicas, federación portuguesa
    [czech-federation] Reglas de la federación checa de damas
    [frisian-foundation] Reglas de la fundación frisona de damas
    [apca] Reglas de torneo de la APCA
    [turkish-custom] Damas turcas como se juegan habitualmente
    [killer-draughts] Damas killer, de Christian Freeling
    [pdn] PDN 3.0, la norma para anotar partidas
    [xalingo-box] Folleto de la caja Xalingo, Ref. 6028
    [aquamarine] Folleto de Aquamarine Games, SG1019
    [practice] Práctica actual de las partidas y del juego por dinero
   *[house] Reglas de casa
}
source-short = { $source ->
    [xalingo] Xalingo
    [xalingo-english] Xalingo, texto en inglés
    [garden-games] Garden Games
    [italian-federation] Federación italiana
    [fmjd] FMJD
    [fmjd-sixty-four] FMJD-64
    [brazilian-summary] Resumen brasileño
    [wcdf] WCDF
    [russian-code] Código ruso
    [portuguese-federation] Federación portuguesa
    [czech-federation] Federación checa
    [frisian-foundation] Fundación frisona
    [apca] APCA
    [turkish-custom] Uso turco
    [killer-draughts] Damas killer
    [pdn] PDN
    [xalingo-box] Xalingo
    [aquamarine] Aquamarine
    [practice] práctica actual
   *[house] regla de casa
}
cite-article = { $source }, { $count ->
    [one] artículo
   *[other] artículos
} { $numbers }
cite-rule = { $source }, { $count ->
    [one] regla
   *[other] reglas
} { $numbers }
cite-heading = { $source }, «{ $heading }»
cite-heading-and-rule = { $source }, «{ $heading }» y { $count ->
    [one] regla
   *[other] reglas
} { $numbers }
cite-about = { $source }, { $topic ->
    [board] sobre el tablero
    [start-position] sobre la posición inicial
    [moves] sobre las jugadas
    [king-moves] sobre las jugadas de la dama
    [captures] sobre la captura
    [man-captures] sobre la captura con peón
    [king-captures] sobre la captura con dama
    [capture-value] sobre el valor de la captura
    [crown] sobre la coronación
    [result] sobre el resultado
   *[drawn-endings] sobre los finales de tablas
}
cite-text = { $language ->
    [pt] texto en portugués
    [es] texto en español
   *[en] texto en inglés
}, { $place }
cite-bare-text = { $language ->
    [pt] texto en portugués
    [es] texto en español
   *[en] texto en inglés
}
cite-bare-rule = regla { $number }
cite-bare-heading = «{ $heading }»
cite-places = { $source }, { $places }
cite-reading = { $citation }, según se lee aquí
cite-silent = { $source }: nada impreso
cite-borrowed = { $citation }, en préstamo
form-group = { $group ->
    [board] Tablero
    [moving] Mover
    [capturing] Capturar
   *[ending] Terminar
}
form-row = { $row ->
    [board-size] Tamaño del tablero
    [board-squares] Casillas en las que se juega
    [board-corner] Esquina en la que se juega, vista desde cada lado
    [repetition] Tablas por repetición
   *[king-moves] Tablas por jugadas solo de damas
}
form-help = { $draw ->
    [repetition] Tantas veces la misma posición; con 0 la repetición no da tablas.
   *[king-moves] Sin captura y sin mover peón; con 0 no hay esas tablas.
}
form-unit = { $draw ->
    [repetition] veces
   *[king-moves] jugadas por bando
}
form-squares = { $squares ->
    [dark] oscuras
    [light] claras
   *[all] todas
}
form-corner = { $corner ->
    [left] a la izquierda
   *[right] a la derecha
}
unreadable-title = Esto no se lee
expected = { $what ->
    [fen] Una posición en FEN, como W:W31,32:B1,2
    [backgammon-id] Un XGID, o un ID de GNU Backgammon
    [rule-set] Un conjunto de reglas que exista aquí
    [terms] Condiciones que estas reglas conozcan
    [games] Partidas en MAT, SGF, PDN o en el formato propio, con jugadas permitidas
   *[house-rules] Reglas de la casa con un conjunto de origen
}
box-dice-missing = En esta mesa los dados se escriben: indica los dos números.
box-dice-not-typed = En esta mesa tira la máquina, con su prueba.
box-resignation-declined = El ordenador no acepta: aún cuenta con un resultado mayor.
box-not-possible = Esto no es posible ahora.
why-only = Es la única jugada permitida.
why-wins = { $moves ->
    [one] Gana de inmediato.
   *[other] Gana en { SPELL($moves, gender: "f") } jugadas, haga lo que haga el rival.
}
why-holds-out = Todas las jugadas pierden; esta es la que más resiste.
why-others-lose = Cualquier otra jugada pierde.
why-loses = Con { $other } se pierde; así, no.
why-pieces = Después de las respuestas esperadas ({ $line }) quedas con { $pieces ->
    [one] una pieza
   *[other] { SPELL($pieces, gender: "f") } piezas
} más que después de { $other }.
why-king = Un peón tuyo corona ({ $line }); después de { $other }, ninguno.
why-no-king = Después de { $other } el rival coronaría un peón; aquí no.
why-squares = No gana más piezas que { $other }, pero las tuyas quedan mejor colocadas: ventaja de { $value } de peón.
why-better = Es mejor que { $other } en { $value } de peón.
why-level = { $other } vale lo mismo.
why-play = Esta jugada { $facts }. Por eso es mejor que { $other } en { $value } puntos por partida.
why-play-plain = Esta jugada es mejor que { $other } en { $value } puntos por partida.
why-hits = { $count ->
    [one] golpea una ficha más
   *[other] golpea { SPELL($count, gender: "f") } fichas más
}
why-blots = { $count ->
    [one] deja una ficha sola menos
   *[other] deja { SPELL($count, gender: "f") } fichas solas menos
}
why-point = cierra el punto { $point }
why-off = { $count ->
    [one] retira una ficha más
   *[other] retira { SPELL($count, gender: "f") } fichas más
}
why-escapes = { $count ->
    [one] saca una ficha más del cuadrante interno del rival
   *[other] saca { SPELL($count, gender: "f") } fichas más del cuadrante interno del rival
}
why-wins-more = gana un { $percent } % más de partidas
why-gammons = gana un { $percent } % más de gammons
why-fewer-gammons = pierde un { $percent } % menos de gammons
why-cube = { $choice ->
    [double] Doblar vale { $better } puntos; tirar sin doblar, { $worse }.
    [roll] Tirar sin doblar vale { $better } puntos; doblar, { $worse }.
    [take] Aceptar vale { $better } puntos; rechazar, { $worse }.
   *[drop] Rechazar vale { $better } puntos; aceptar, { $worse }.
}
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
    [single] un juego simple, porque las oscuras ya han retirado una ficha.
    [gammon] un gammon, porque las oscuras no han retirado ninguna.
   *[backgammon] un backgammon, porque las oscuras no han retirado ninguna y tienen una ficha en la barra o en el cuadrante interno de las claras.
}
record-at-line = línea { $line }: { $what }
file-at-game = partida { $game }: { $what }
file-at-entry = partida { $game }, jugada { $ply } ({ $text }): { $what }
record-empty = El registro está vacío.
record-line-too-long = La línea tiene más de { $most } bytes.
record-too-long = El registro tiene más de { $most } bytes.
record-not-json = Esto no es JSON, a partir de la columna { $column }.
record-not-an-object = Una línea tiene que ser un objeto JSON.
record-no-seal = La línea no tiene un sello de 64 cifras hexadecimales.
record-seal = El sello no concuerda: esta línea fue cambiada, o alguna se quitó o se movió.
record-not-a-record = Esto no es un registro de Tabuleiro.
record-version = El registro es de la versión { $found }; aquí se leen las versiones de 1 a { $newest }.
record-member = En la línea falta algo, o algo no es lo que debería ser ({ $what }).
record-house-missing = Falta la tabla de las reglas de casa { $stated }.
record-house-other = Las reglas se llaman { $stated }, pero la tabla es de { $found }.
record-unknown-event = Nada se llama «{ $name }».
record-not-over = La línea termina la partida con { $stated }, pero la partida sigue.
record-over-unsaid = La partida terminó aquí con { $found }, pero la línea no lo dice.
record-over-otherwise = La línea termina la partida con { $stated }, pero terminó con { $found }.
record-against-the-rules = Las reglas no permiten esto.
file-no-rules = Nada dice con qué reglas se juega.
file-other-game = Las reglas pedidas son de otro juego.
file-variation = Esta variante del juego no se conoce aquí.
file-hidden = La jugada no está anotada, y la partida sigue.
file-cube-value = Aquí el cubo no se puede girar a este valor.
file-opens-with-double = Una partida no puede empezar con dados iguales.
file-setup-in-the-middle = Se monta una posición en medio de la partida.
file-score = El marcador no es la suma de las partidas anteriores.
file-crawford = Este es el juego de Crawford donde el archivo dice que no lo es, o al revés.
file-unfinished = La partida se interrumpe, y le sigue otra.
file-result = La partida no terminó como dice el archivo.
file-points = El archivo da { $written } puntos, pero la partida valía { $actual }.
file-match-over = El encuentro ya estaba ganado.
record-in-order = Todo concuerda.
record-contents = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $events ->
    [one] { $events } suceso
   *[other] { $events } sucesos
}, de ellos { $moves } jugadas y decisiones
record-score = Resultado: { $one } a { $two }, { $how ->
    [played] hasta el final
    [flag-fell] por tiempo
    [abandoned] el perdedor dejó la mesa
    [aborted] anulado antes de que los dos movieran
   *[stopped] terminado por los jugadores
}.
record-past-draw = Se siguió jugando aunque las reglas ya habían terminado una partida en tablas.
record-rules-changed = Las reglas han cambiado desde que empezó este registro: se juzgó con las de hoy.
record-last-seal = Último sello: { $seal }
file-games-written = { $games ->
    [one] { $games } partida escrita
   *[other] { $games } partidas escritas
} en { $file }
file-replayed = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} según { $rules }, { $legal } sin falta, { $moves ->
    [one] { $moves } jugada hecha
   *[other] { $moves } jugadas hechas
}
file-at-move = partida { $game }, jugada { $ply }, { $text }: { $what }
ended-huffed = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: se sopló la última ficha.
ended-resigned = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: el rival ha abandonado.
ended-agreed = Tablas por acuerdo.
ended-flag = Ganan las { $winner ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}: al rival se le acabó el tiempo.
ended-abandoned = Ganan las { $winner ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}: el rival ha dejado la mesa.
ended-bg-resigned = Ganan las { $winner ->
    [light] claras
   *[dark] oscuras
}: el rival ha abandonado.
table-refusal-title = Ahora no
table-other-game = Esto pertenece a otro juego.
table-not-your-turn = Le toca al otro bando.
table-not-yours = Esto le corresponde a otra persona.
table-no-dice = Este juego no usa dados.
table-throw-needs-entry = La tirada viene con su prueba o se teclea; no es una jugada.
table-throw-under-way = Se esperan los dados, y nada va antes que ellos.
table-no-throw-awaited = Ahora no hay nada que tirar.
table-next-game-first = El juego ha terminado. Empieza primero el siguiente.
table-game-not-over = El juego todavía no ha terminado.
table-over = Todo ha terminado en esta mesa.
table-resign-with-stake = Di por cuánto: un juego simple, un gammon o un backgammon.
table-no-draw = En este juego no hay tablas.
table-offer-stands = { $offer ->
    [draw] Se han ofrecido tablas
    [takeback] Se ha ofrecido volver atrás
    [reseal] Se han ofrecido dados nuevos
   *[adjournment] Se ha ofrecido aplazar
}, y eso necesita primero respuesta.
table-nothing-offered = No hay ninguna oferta que responder.
table-own-offer = La oferta es tuya; la responde tu rival.
table-offered-already = Esto ya se ha ofrecido. Haz una jugada antes de ofrecerlo otra vez.
table-nothing-to-take-back = No se puede volver hasta ahí.
table-adjourned = El juego está aplazado y primero hay que reanudarlo.
table-not-adjourned = El juego no está aplazado.
table-flag-has-fallen = El tiempo se ha acabado.
table-flag-stands = Todavía queda tiempo en el reloj.
table-not-a-session = Solo el juego por puntos o por dinero se cierra así, y solo entre dos juegos.
table-time-runs-back = Esto es anterior a lo que vino antes.
table-record-full = El registro está lleno.
table-not-requested = Pida primero la tirada: quien tira se compromete con ella.
table-not-agreed = El otro lado no ha aceptado estos dados nuevos.
table-halted = El servidor está parado. Primero tiene que seguir.
table-not-halted = El servidor no está parado.
table-not-begun = Todavía no están aquí los dos jugadores.
table-begun-already = Los dos jugadores ya están aquí.
table-too-late-to-abort = Los dos bandos ya han movido: se puede abandonar, pero ya no anular la partida.
table-ready-already = Ya lo ha dicho usted. Ahora le toca al otro lado.
table-rules-changed = Las reglas han cambiado desde que se abrió esta mesa. Se puede mirar, pero no seguir jugando.
table-later-version = Un registro de esta versión no conoce nada parecido.
table-lines-not-at-hand = Las líneas más antiguas del registro no están a mano.
table-not-drawn = Aquí ninguna regla termina la partida en tablas.
table-variation-too-deep = Las variantes pueden estar unas dentro de otras solo hasta { $most } niveles.
table-note-too-long = Una nota tiene como máximo { $most } bytes.
fault-at-roll = Tirada { $roll }: { $what }
fault-in-header = Al principio: { $what }
fault-version = los dados usan la versión { $found } del protocolo, que aquí no se conoce.
fault-chain-length = el número de secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} no está permitido.
fault-roll-number = la anotación dice { $found }, pero es la número { $expected }.
fault-entry-of-another-table = esta mesa no tiene anotaciones de este tipo.
fault-tie-not-thrown-again = el comienzo empató y no se tiró otra vez.
fault-not-a-die = ningún dado muestra { $found }.
fault-order = el secreto de { $found ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} se abrió cuando tocaba el de { $expected ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
fault-missing = falta el secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
fault-surplus = sobra un secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
fault-may-not-be-absent = el secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} no puede faltar.
fault-element = el secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} no es el que se cerró antes.
fault-exhausted = los secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} se han agotado.
fault-seed-missing = faltan las palabras del propio jugador.
fault-seed-twice = las palabras del propio jugador ya se añadieron a este sello.
fault-seed-length = las palabras del propio jugador están vacías o son demasiado largas.
fault-dice = los secretos dan { $expected }, la anotación dice { $found }.
fault-chain-number = los nuevos secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} deberían tener el número { $expected }.
fault-renewal-waiting = ya esperan nuevos secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
fault-seal = el sello no coincide: aquí se ha cambiado algo.
dice-report = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}: { $proven } con prueba, { $absent } de ellas sin el secreto del rival; { $typed } tecleadas, { $void } anuladas.
time-none = Sin reloj.
time-fischer = { $start } para cada bando{ $increment ->
    [0] {""}
    [one] , y { $increment } segundo más después de cada jugada
   *[other] , y { $increment } segundos más después de cada jugada
}.
time-delay = { $reserve } de reserva para cada bando; en cada jugada el reloj espera { $delay ->
    [one] { $delay } segundo
   *[other] { $delay } segundos
}.
time-per-move = { $limit } para cada jugada.
time-correspondence = { $days ->
    [one] Un día
   *[other] { $days } días
} para cada jugada.
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
span-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
}
