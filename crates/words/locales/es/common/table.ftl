# Lo que ocurre en la mesa por encima de las reglas: finales, rechazos, la prueba de los dados, relojes.

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
table-not-yours = Esto no te corresponde a ti.
table-no-dice = Este juego no usa dados.
table-throw-needs-entry = La tirada viene con su prueba o se teclea; no es una jugada.
table-throw-under-way = Se esperan los dados, y nada va antes que ellos.
table-no-throw-awaited = Ahora no hay nada que tirar.
table-next-game-first = La partida ha terminado. Empieza primero la siguiente.
table-game-not-over = La partida todavía no ha terminado.
table-over = Todo ha terminado en esta mesa.
table-resign-with-stake = Di por cuánto: una partida simple, un gammon o un backgammon.
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
table-adjourned = La partida está aplazada y primero hay que reanudarla.
table-not-adjourned = La partida no está aplazada.
table-flag-has-fallen = El tiempo se ha acabado.
table-flag-stands = Todavía queda tiempo en el reloj.
table-not-a-session = Solo el juego por puntos o por dinero se cierra así, y solo entre dos partidas.
table-time-runs-back = Esto es anterior a lo que vino antes.
table-record-full = El registro está lleno.
table-not-requested = Pide primero la tirada: quien la pide se compromete con ella.
table-not-agreed = El otro bando no ha aceptado estos dados nuevos.
table-halted = El servidor está parado. Antes tiene que volver.
table-not-halted = El servidor no está parado.
table-not-begun = Todavía no están aquí los dos jugadores.
table-begun-already = Los dos jugadores ya están aquí.
table-too-late-to-abort = Los dos bandos ya han movido: se puede abandonar, pero ya no anular la partida.
table-ready-already = Eso ya está dicho. Ahora le toca al otro bando.
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
}: { $proven } con prueba, { $absent } de ellas sin el secreto del rival; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } de una sola parte (quien tenía la máquina pudo elegirlas); {""}
}{ $typed } tecleadas, { $void } anuladas.

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

## The frame of a refusal: its rule and its article

refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }

## What the page says of its own

unreadable-title = No se entiende
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
