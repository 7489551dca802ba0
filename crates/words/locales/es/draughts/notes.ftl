# Lecturas elegidas, cómo termina una partida de damas, y qué puede fallar en una posición o en una tabla.

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
