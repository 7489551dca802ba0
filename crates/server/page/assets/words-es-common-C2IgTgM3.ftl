backgammon-frame = { $frame ->
    [xalingo] Backgammon Xalingo
    [aquamarine] Backgammon Aquamarine
   *[tournament] Backgammon de torneo
}
bg-cube-use-short = { $cube ->
    [optional] el cubo puede quedarse fuera
   *[always] siempre con el cubo
}
bg-length-short = { $length ->
    [game-or-points] una partida, o puntos sumados
    [match] encuentro a un número pactado de puntos
   *[match-or-money] encuentro, o juego por dinero
}
box-dice-missing = En esta mesa los dados se escriben: indica los dos números.
box-dice-not-typed = En esta mesa tira la máquina, con su prueba.
box-not-possible = Esto no es posible ahora.
box-resignation-declined = El ordenador no acepta: aún cuenta con un resultado mayor.
card-all = Todas las casillas, { $range ->
    [short] dama corta
   *[flying] dama voladora
}
card-choice-free = Captura a elección
card-compulsion = { $compulsion ->
    [forced] Captura obligatoria
   *[huff] Con soplo
}
card-continuation = { $continuation ->
    [whole-sequence] Captura hasta el final
    [while-landing-offers] Casilla de llegada libre
   *[may-stop] La captura puede parar
}
card-goal = { $goal ->
    [normal] Tomar o bloquear todo
    [losing] Gana quien pierde todo
   *[breakthrough] Gana la primera dama
}
card-half = Casillas { $shade ->
    [dark] oscuras
   *[light] claras
}, { $range ->
    [short] dama corta
   *[flying] dama voladora
}
card-king-capture = { $capture ->
    [adjacent] La dama captura de cerca
    [anywhere] La dama captura de lejos
    [right-behind] La dama para justo detrás
   *[right-behind-a-last-king] Para tras la última dama
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama corta
   *[flying] dama voladora
}
card-like = Como { $name }
card-like-on-board = { $name } en { $side }×{ $side }
card-lines = { $lines ->
    [diagonal] Por las diagonales
    [diagonal-captures-also-straight] Captura también en recta
   *[straight] Por filas y columnas
}
card-man-against-king = { $power ->
    [captures] El peón toma damas
   *[powerless] El peón no toma damas
}
card-man-captures = { $ways ->
    [not-backward] El peón no captura atrás
   *[any-way] El peón captura atrás
}
card-most-then-kings = Más fichas, luego damas
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
card-removal = { $removal ->
    [after-the-move] Las fichas salen después
   *[at-once] Las fichas salen al instante
}
chess-set = { $start ->
    [usual] Ajedrez
   *[shuffled] Ajedrez 960
}
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
cite-article = { $source }, { $count ->
    [one] artículo
   *[other] artículos
} { $numbers }
cite-bare-heading = «{ $heading }»
cite-bare-rule = regla { $number }
cite-bare-text = { $language ->
    [pt] texto en portugués
    [es] texto en español
   *[en] texto en inglés
}
cite-borrowed = { $citation }, en préstamo
cite-heading = { $source }, «{ $heading }»
cite-heading-and-rule = { $source }, «{ $heading }» y { $count ->
    [one] regla
   *[other] reglas
} { $numbers }
cite-not-printed = { $source }: no impreso, en préstamo
cite-places = { $source }, { $places }
cite-reading = { $citation }, según se lee aquí
cite-rule = { $source }, { $count ->
    [one] regla
   *[other] reglas
} { $numbers }
cite-silent = { $source }: nada impreso
cite-text = { $language ->
    [pt] texto en portugués
    [es] texto en español
   *[en] texto en inglés
}, { $place }
dice-report = { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}: { $proven } con prueba, { $absent } de ellas sin el secreto del rival; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } de una sola parte (quien tenía la máquina pudo elegirlas); {""}
}{ $typed } tecleadas, { $void } anuladas.
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
ended-abandoned = Ganan las { $winner ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}: el rival ha dejado la mesa.
ended-agreed = Tablas por acuerdo.
ended-bg-resigned = Ganan las { $winner ->
    [light] claras
   *[dark] oscuras
}: el rival ha abandonado.
ended-flag = Ganan las { $winner ->
    [white] blancas
    [black] negras
    [light] claras
   *[dark] oscuras
}: al rival se le acabó el tiempo.
ended-huffed = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: se sopló la última ficha.
ended-resigned = Ganan las { $winner ->
    [white] blancas
   *[black] negras
}: el rival ha abandonado.
expected = { $what ->
    [fen] Una posición en FEN, como W:W31,32:B1,2
    [backgammon-id] Un XGID, o un ID de GNU Backgammon
    [rule-set] Un conjunto de reglas que exista aquí
    [terms] Condiciones que estas reglas conozcan
    [games] Partidas en MAT, SGF, PDN o en el formato propio, con jugadas permitidas
   *[house-rules] Reglas de la casa con un conjunto de origen
}
fault-at-roll = Tirada { $roll }: { $what }
fault-chain-length = el número de secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} no está permitido.
fault-chain-number = los nuevos secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} deberían tener el número { $expected }.
fault-dice = los secretos dan { $expected }, la anotación dice { $found }.
fault-element = el secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} no es el que se cerró antes.
fault-entry-of-another-table = esta mesa no tiene anotaciones de este tipo.
fault-exhausted = los secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} se han agotado.
fault-in-header = Al principio: { $what }
fault-may-not-be-absent = el secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
} no puede faltar.
fault-missing = falta el secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
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
fault-renewal-waiting = ya esperan nuevos secretos de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
fault-roll-number = la anotación dice { $found }, pero es la número { $expected }.
fault-seal = el sello no coincide: aquí se ha cambiado algo.
fault-seed-length = las palabras del propio jugador están vacías o son demasiado largas.
fault-seed-missing = faltan las palabras del propio jugador.
fault-seed-twice = las palabras del propio jugador ya se añadieron a este sello.
fault-surplus = sobra un secreto de { $party ->
    [server] la máquina
    [light] las claras
   *[dark] las oscuras
}.
fault-tie-not-thrown-again = el comienzo empató y no se tiró otra vez.
fault-version = los dados usan la versión { $found } del protocolo, que aquí no se conoce.
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
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
}
set-for-breakthrough = { $name }, carrera a la dama
set-for-losing = { $name }, jugadas a perder
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
    [practice] Práctica actual de los encuentros y del juego por dinero
    [fide] Leyes del Ajedrez de la FIDE, vigentes desde 2023
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
    [fide] FIDE
   *[house] regla de casa
}
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
span-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
table-adjourned = La partida está aplazada y primero hay que reanudarla.
table-begun-already = Los dos jugadores ya están aquí.
table-flag-has-fallen = El tiempo se ha acabado.
table-flag-stands = Todavía queda tiempo en el reloj.
table-game-not-over = La partida todavía no ha terminado.
table-halted = El servidor está parado. Antes tiene que volver.
table-later-version = Un registro de esta versión no conoce nada parecido.
table-lines-not-at-hand = Las líneas más antiguas del registro no están a mano.
table-next-game-first = La partida ha terminado. Empieza primero la siguiente.
table-no-dice = Este juego no usa dados.
table-no-draw = En este juego no hay tablas.
table-no-throw-awaited = Ahora no hay nada que tirar.
table-not-a-session = Solo el juego por puntos o por dinero se cierra así, y solo entre dos partidas.
table-not-adjourned = La partida no está aplazada.
table-not-agreed = El otro bando no ha aceptado estos dados nuevos.
table-not-begun = Todavía no están aquí los dos jugadores.
table-not-drawn = Aquí ninguna regla termina la partida en tablas.
table-not-halted = El servidor no está parado.
table-not-requested = Pide primero la tirada: quien la pide se compromete con ella.
table-not-your-turn = Le toca al otro bando.
table-not-yours = Esto no te corresponde a ti.
table-note-too-long = Una nota tiene como máximo { $most } bytes.
table-nothing-offered = No hay ninguna oferta que responder.
table-nothing-to-take-back = No se puede volver hasta ahí.
table-offer-stands = { $offer ->
    [draw] Se han ofrecido tablas
    [takeback] Se ha ofrecido volver atrás
    [reseal] Se han ofrecido dados nuevos
   *[adjournment] Se ha ofrecido aplazar
}, y eso necesita primero respuesta.
table-offered-already = Esto ya se ha ofrecido. Haz una jugada antes de ofrecerlo otra vez.
table-other-game = Esto pertenece a otro juego.
table-over = Todo ha terminado en esta mesa.
table-own-offer = La oferta es tuya; la responde tu rival.
table-ready-already = Eso ya está dicho. Ahora le toca al otro bando.
table-record-full = El registro está lleno.
table-refusal-title = Ahora no
table-resign-with-stake = Di por cuánto: una partida simple, un gammon o un backgammon.
table-rules-changed = Las reglas han cambiado desde que se abrió esta mesa. Se puede mirar, pero no seguir jugando.
table-throw-needs-entry = La tirada viene con su prueba o se teclea; no es una jugada.
table-throw-under-way = Se esperan los dados, y nada va antes que ellos.
table-time-runs-back = Esto es anterior a lo que vino antes.
table-too-late-to-abort = Los dos bandos ya han movido: se puede abandonar, pero ya no anular la partida.
table-variation-too-deep = Las variantes pueden estar unas dentro de otras solo hasta { $most } niveles.
time-correspondence = { $days ->
    [one] Un día
   *[other] { $days } días
} para cada jugada.
time-delay = { $reserve } de reserva para cada bando; en cada jugada el reloj espera { $delay ->
    [one] { $delay } segundo
   *[other] { $delay } segundos
}.
time-fischer = { $start } para cada bando{ $increment ->
    [0] {""}
    [one] , y { $increment } segundo más después de cada jugada
   *[other] , y { $increment } segundos más después de cada jugada
}.
time-none = Sin reloj.
time-per-move = { $limit } para cada jugada.
unreadable-title = No se entiende
