# Lo que solo dice la página, y solo con el resto de su caja: el formulario de las reglas de la casa, por qué una jugada es la mejor.

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

why-only = Es la única jugada permitida.
why-wins = { $moves ->
    [one] Gana de inmediato.
   *[other] Gana en { SPELL($moves, gender: "f") } jugadas, haga lo que haga el rival.
}
why-holds-out = Todas las jugadas pierden; esta es la que más resiste.
why-others-lose = Cualquier otra jugada pierde.
why-loses = { $other } pierde; esta jugada, no.
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
why-point = cierra la casilla { $point }
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
