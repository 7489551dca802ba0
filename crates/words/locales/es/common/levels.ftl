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
    [beginner] Distingue una casilla buena de una mala, pero no piensa más allá.
    [learner] Mira tu respuesta y no ve lo que viene después.
    [amateur] Ve dos jugadas por delante y se le escapan las capturas largas.
    [veteran] Ve dos jugadas por delante y a veces juega demasiado deprisa.
    [club] Ve tres jugadas por delante y rara vez se descuida.
    [tournament] Ve cuatro jugadas por delante y tiende trampas.
    [expert] Examina diez mil posiciones por jugada y no comete descuidos.
    [master] Ve las combinaciones desde lejos y juega bien los finales.
   *[champion] Juega lo mejor que sabe en cerca de un segundo.
}
level-backgammon = { $level ->
    [novice] Juega por intuición, deja fichas sueltas por todas partes y solo dobla tarde.
    [beginner] Deja muchas fichas expuestas y solo dobla tarde.
    [learner] Conoce las buenas casillas, pero mide mal el peligro; solo dobla tarde.
    [amateur] A menudo elige la segunda mejor jugada y no ve los tiros.
    [veteran] Juega bien las tiradas sencillas y adivina en las difíciles.
    [club] Comete un error cada pocas tiradas.
    [tournament] Juega con solidez y se equivoca en las posiciones difíciles.
    [expert] Se equivoca poco, y nunca por mucho.
    [master] Casi siempre encuentra una buena jugada.
   *[champion] Mira cada una de tus próximas tiradas antes de jugar.
}
