# Ciò che sta sulla scheda di un gioco nella lista dei giochi: due fatti, in poche parole.

card-half = Caselle { $shade ->
    [dark] scure
   *[light] chiare
}, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-all = Tutte le caselle, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-lines = { $lines ->
    [diagonal] Lungo le diagonali
    [diagonal-captures-also-straight] Prende anche in retta
   *[straight] Per righe e colonne
}
card-man-captures = { $ways ->
    [not-backward] Pedina: mai prese indietro
   *[any-way] La pedina prende indietro
}
card-man-against-king = { $power ->
    [captures] La pedina prende dame
   *[powerless] La pedina non prende dame
}
card-king-capture = { $capture ->
    [adjacent] La dama prende da vicino
    [anywhere] La dama prende da lontano
    [right-behind] La dama si ferma dietro
   *[right-behind-a-last-king] Si ferma dietro l’ultima dama
}
card-continuation = { $continuation ->
    [whole-sequence] Presa fino alla fine
    [while-landing-offers] Casella di arrivo libera
   *[may-stop] La presa può fermarsi
}
card-removal = { $removal ->
    [after-the-move] I pezzi escono dopo
   *[at-once] I pezzi escono subito
}
card-compulsion = { $compulsion ->
    [forced] Presa obbligatoria
   *[huff] Con il soffio
}
card-choice-free = Presa a scelta
card-preference = { $preference ->
    [most-pieces] Si prende il più possibile
    [with-king] La dama prende per prima
    [most-kings] Si prendono più dame
    [kings-earliest] Prima le dame
   *[most-value] Si prende il maggior valore
}
card-most-then-kings = Più pezzi, poi più dame
card-like = Come { $name }
card-like-on-board = { $name } su { $side }×{ $side }
card-promotion = { $promotion ->
    [at-end-of-move] Dama a fine mossa
    [stops-the-move] La dama chiude la mossa
   *[in-passing] Dama di passaggio
}
card-goal = { $goal ->
    [normal] Prendere o bloccare tutto
    [losing] Vince chi perde tutto
   *[breakthrough] Vince la prima dama
}

bg-length-short = { $length ->
    [game-or-points] una partita, o punti sommati
    [match] incontro a un numero fissato di punti
   *[match-or-money] incontro, o gioco a soldi
}
bg-cube-use-short = { $cube ->
    [optional] il cubo può restare fuori
   *[always] sempre con il cubo
}
