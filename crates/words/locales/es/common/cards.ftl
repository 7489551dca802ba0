# Lo que está en la ficha de un juego en la lista de juegos: dos datos, en pocas palabras.

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
card-most-then-kings = Más fichas, luego damas
card-like = Como { $name }
card-like-on-board = { $name } en { $side }×{ $side }
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

bg-length-short = { $length ->
    [game-or-points] una partida, o puntos sumados
    [match] encuentro a un número pactado de puntos
   *[match-or-money] encuentro, o juego por dinero
}
bg-cube-use-short = { $cube ->
    [optional] el cubo puede quedarse fuera
   *[always] siempre con el cubo
}
