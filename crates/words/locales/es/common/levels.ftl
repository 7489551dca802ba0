# Los niveles del ordenador: cómo se llama cada uno, y qué ve.

level-name = { $level ->
    [novice] Novato
    [beginner] Principiante
    [learner] Aprendiz
    [amateur] Aficionado
    [veteran] Veterano
    [club] Jugador de club
    [tournament] Jugador de torneo
    [expert] Experto
    [master] Maestro
   *[champion] Campeón
}
level-draughts = { $level ->
    [novice] Ve las capturas que hay en el tablero y poco más.
    [beginner] Casi nunca ve más allá de su propia jugada.
    [learner] Mira tu respuesta y no ve lo que viene después.
    [amateur] Ve dos jugadas por delante, pero a menudo juega por impulso.
    [veteran] Ve dos jugadas por delante con tus respuestas y rara vez juega demasiado deprisa.
    [club] Ve tres jugadas por delante y casi nunca se descuida.
    [tournament] Ve cuatro jugadas por delante.
    [expert] Examina veinte mil posiciones por jugada y ya no se descuida.
    [master] Examina cien mil posiciones por jugada y ve combinaciones largas.
   *[champion] Examina un millón de posiciones por jugada: el más fuerte.
}
level-backgammon = { $level ->
    [novice] Juega por intuición, deja fichas solas sin ver el peligro y solo dobla tarde.
    [beginner] Apenas ve el peligro de las fichas solas y solo dobla tarde.
    [learner] Sabe cerrar un buen punto, mide mal el peligro y solo dobla tarde.
    [amateur] A menudo elige la segunda mejor jugada y a veces se expone sin notarlo.
    [veteran] Juega bien las tiradas sencillas y adivina en las difíciles.
    [club] Comete un error cada pocas tiradas.
    [tournament] Juega con solidez y se equivoca donde hay mucho que comparar.
    [expert] Se equivoca poco, y no por mucho.
    [master] Casi siempre encuentra una buena jugada.
   *[champion] Antes de jugar mira todas tus tiradas y la suya siguiente.
}
level-chess = { $level ->
    [novice] Toma lo que ve y deja piezas para que se las tomen.
    [beginner] Ve lo que se puede tomar al momento y valora mal el resto.
    [learner] Rara vez regala una pieza, pero a menudo olvida peones.
    [amateur] Ve lo que cada jugada suya deja tomar y a menudo elige una solo regular.
    [veteran] Elige bien entre sus propias jugadas, pero no mira más allá de lo que se puede tomar después.
    [club] Examina novecientas posiciones por jugada, con tus respuestas, y ya no se descuida.
    [tournament] Examina casi tres mil posiciones por jugada, dos o tres jugadas por delante.
    [expert] Examina diez mil posiciones por jugada y ve combinaciones cortas.
    [master] Examina cien mil posiciones por jugada y ve combinaciones largas.
   *[champion] Examina un millón de posiciones por jugada: el más fuerte.
}
