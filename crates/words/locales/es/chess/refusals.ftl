# Por qué se rechaza una jugada de ajedrez: un título y la regla en una oración, seguida del artículo entre paréntesis.

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

chess-why-game-over = La partida ha terminado y no hay más jugadas
chess-why-no-piece = No hay pieza en { $square }
chess-why-not-yours = La pieza de { $square } es del rival
chess-why-stays-put = La jugada termina en { $square }, donde empezó
chess-why-own-piece = En { $square } hay una pieza tuya
chess-why-not-its-way = { $piece ->
    [pawn] El peón
    [knight] El caballo
    [bishop] El alfil
    [rook] La torre
    [queen] La dama
   *[king] El rey
} no va de { $from } a { $to }
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
chess-why-pawn-two-squares = Solo desde su primera casilla avanza el peón dos, no desde { $square }
chess-why-pawn-nothing-there = El peón solo va de lado para capturar, y { $square } está vacía
chess-why-en-passant-too-late = El peón de { $square } solo puede capturarse al paso justo después de su avance de dos casillas
chess-why-no-en-passant = Según estas reglas el peón de { $square } no puede capturarse al paso
chess-why-promotion-missing = No se dice en qué se convierte el peón en { $square }: { $example }, por ejemplo
chess-why-promotion-to = Según estas reglas el peón no se convierte en { $piece ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}
chess-why-no-promotion = En { $square } nada se convierte en otra pieza
chess-why-pinned = La pieza de { $square } protege al rey en { $king } de la pieza de { $by }
chess-why-in-check = El rey en { $king } está en jaque, y la pieza de { $by } seguiría dándolo
chess-why-into-check = El rey no puede ir a { $square }, que la pieza de { $by } ataca
chess-why-castling-lost = El rey o la torre { $wing ->
    [king] del flanco de rey
   *[queen] del flanco de dama
} ya se ha movido, y ahí ya no se puede enrocar
chess-why-castling-blocked = El enroque necesita casillas libres, y hay una pieza en { $square }
chess-why-castling-out-of-check = El rey en jaque no enroca, y la pieza de { $by } da jaque
chess-why-castling-through-check = El rey no puede enrocar pasando por { $square }, que la pieza de { $by } ataca
chess-why-no-castling = Según estas reglas no se enroca
chess-why-nothing-to-claim = No hay tablas que reclamar: ni la misma posición las veces necesarias, ni suficientes jugadas sin progreso

chess-unreadable-title = No es una jugada
chess-unreadable = «{ $text }» no es una jugada de ajedrez: escríbela como { $example }
chess-ambiguous-title = ¿Qué pieza?
chess-ambiguous = Más de una pieza puede hacerlo: { $moves }
chess-no-such-title = Ninguna pieza puede ir ahí
chess-no-such = { $piece ->
    [pawn] El peón
    [knight] El caballo
    [bishop] El alfil
    [rook] La torre
    [queen] La dama
   *[king] El rey
} no llega a { $square }

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
chess-pgn = { $fault ->
    [unclosed] Lo que empieza aquí no se cierra.
    [stray-parenthesis] Este paréntesis no pertenece a nada.
    [bad-tag] Una etiqueta es un nombre y un valor entre comillas.
    [bad-sign] Un signo es $ y un número hasta 255.
    [too-deep] Las variantes están demasiado hondas unas en otras.
    [too-long] La partida es demasiado larga.
   *[not-a-move] Esto no es jugada, número ni resultado.
}
chess-no-move = Esto no es una jugada de ajedrez: escríbela como { $example }.
