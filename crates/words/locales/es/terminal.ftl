# Lo que una partida en la terminal dice y pregunta. La pregunta va sin los dos puntos finales.

terminal-side = { $side ->
    [white] Blancas
    [black] Negras
    [light] Claras
   *[dark] Oscuras
}
terminal-welcome = { $name }. Escribe ? para ver la ayuda.
terminal-points-of-the-mover = Las casillas se numeran para el bando que juega.
terminal-points-are-yours = Las casillas se dicen en tus números, también las del ordenador.
terminal-choose = ¿A qué jugamos?
terminal-choose-number = Número, o q para salir
terminal-no-such-number = No hay «{ $text }» en la lista.
terminal-other-commands = tabuleiro --help muestra todo lo demás que sabe hacer la caja.

terminal-opening = Un dado para cada bando: pulsa Intro
terminal-opening-typed = Un dado para cada bando: escribe los dos, primero el de { $first }, o anular
terminal-roll = pulsa Intro para lanzar
terminal-roll-typed = escribe los dados, o anular
terminal-roll-or-double = Intro lanza, d dobla
terminal-roll-or-double-typed = escribe los dados, o d para doblar
terminal-play = tu jugada con { $dice }
terminal-play-on = { $dice }, hasta ahora { $play }; u lo deshace
terminal-raise = el cubo pasa a { $value }: t acepta, p pasa
terminal-raise-or-more = el cubo pasa a { $value }: t acepta, p pasa, b dobla en el acto y se lo queda
terminal-resignation = el rival entrega { $win ->
    [single] una partida simple
    [gammon] un gammon
   *[backgammon] un backgammon
}: s acepta, n sigue
terminal-draw-offered = el rival ofrece tablas: s acepta, n sigue
terminal-takeback = se pide deshacer { $play }: s consiente, n no
terminal-between-games = Intro empieza la partida siguiente, parar termina aquí
terminal-words = Escribe unas palabras tuyas para los dados, o pulsa Intro para sortearlas
terminal-void-why = ¿Por qué? 1 fuera del tablero, 2 no se puede leer, 3 sin agitar, 4 no rodó libremente

terminal-tie = Los dos sacan { $die }: otra vez.
terminal-opens = { $first } { $one }, { $second } { $two }. Quién empieza, con los dos dados: { $who }.
terminal-void = La tirada no vale.
terminal-nothing-to-play = no se puede jugar nada con { $dice }
terminal-doubles-to = dobla a { $value }
terminal-score = Marcador: { $first } { $one }, { $second } { $two }.
terminal-cube-in-the-middle = Cubo en { $value }, en el centro.
terminal-cube-with = Cubo en { $value }, en poder de { $who }.
terminal-pips = Cuenta: { $first } { $one }, { $second } { $two }.
terminal-borne-off = { $pips } por recorrer, retiradas: { $off }
terminal-crawford = Esta es la partida de Crawford: no se dobla.
terminal-next-game = Empieza la partida siguiente.
terminal-winner = Victoria: { $who }.
terminal-nobody-won = No gana nadie: empate.
terminal-undecided = La partida se queda aquí, sin decidir.
terminal-goes-on = La partida sigue.

terminal-keeping = La partida se va guardando en { $file }, jugada a jugada.
terminal-kept = La partida está guardada en { $file } y se puede reanudar.
terminal-resumed = La partida sigue después de { $events ->
    [one] { $events } anotación
   *[other] { $events } anotaciones
}.
terminal-torn = La última línea del archivo estaba cortada y se deja fuera.
terminal-sealed = La máquina ha sellado sus números para los dados: { $seal }.
terminal-words-drawn = Palabras sorteadas para los dados: { $words }.

terminal-computer = Ordenador ({ $level })
terminal-match-to = Encuentro a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
terminal-your-move = tu jugada
terminal-hint = Lo mejor: { $what }.
terminal-nothing-to-decide = Ahora no hay nada que decidir.
terminal-agrees = de acuerdo
terminal-declines = no, seguimos jugando
terminal-resign-sure = ¿abandonar la partida? s abandona, n sigue
terminal-resign-stake-sure = ¿entregar { $win ->
    [single] una partida simple
    [gammon] un gammon
   *[backgammon] un backgammon
}? s entrega, n sigue
terminal-leave-sure = ¿dejar la mesa del todo y perder? s la deja, n sigue
terminal-kept-for-later = La partida queda guardada. { $command } la retoma.
terminal-not-kept = No se jugó nada, y nada queda guardado.
terminal-kept-nowhere = La partida no puede guardarse sola: { $what }. Escribe guardar ARCHIVO para guardarla.
terminal-unfinished = Hay una partida sin acabar: { $name }, { $events ->
    [one] { $events } registro
   *[other] { $events } registros
}. ¿Retomarla? s la retoma, n empieza otra
terminal-nothing-to-resume = no hay ninguna partida sin acabar
terminal-over = La partida entera queda guardada en { $file }.
terminal-ask-level = ¿Contra el ordenador? Escribe un nivel del 1 al { $most }, o pulsa Intro para dos jugadores
terminal-no-such-level = «{ $text }» no es un nivel: escribe un número del 1 al { $most } o un nombre

speech-pips = { $whose ->
    [own] tu cuenta: { $pips }
   *[other] cuenta del rival: { $pips }
}
speech-point = { $whose ->
    [own] tu casilla { $point }: { SPELL($count, gender: "f") }
   *[other] tu casilla { $point }: { SPELL($count, gender: "f") } del rival
}
speech-bar = { $whose ->
    [own] tu barra: { SPELL($count, gender: "f") }
   *[other] barra del rival: { SPELL($count, gender: "f") }
}
speech-off = { $whose ->
    [own] fuera, tuyas: { SPELL($count, gender: "f") }
   *[other] fuera, del rival: { SPELL($count, gender: "f") }
}
speech-men = { $whose ->
    [own] tus peones, { $count }: { $squares }
   *[other] peones del rival, { $count }: { $squares }
}
speech-kings = { $whose ->
    [own] tus damas, { $count }: { $squares }
   *[other] damas del rival, { $count }: { $squares }
}
speech-step = de { $from } a { $to }
speech-enters = de la barra a { $to }
speech-bears-off = fuera desde { $from }
speech-hits = golpeando
speech-times = { SPELL($times, gender: "f") } veces
speech-no-play = nada que jugar
speech-move = de { $from } a { $to }
speech-takes = de { $from } a { $to }, capturando { $taken }
speech-then = luego
speech-crowned = se corona dama
speech-huffs = sopla { $square }
speech-dice = { $one } y { $two }

terminal-means-nothing = «{ $text }» no significa nada aquí. Escribe ? para ver la ayuda.
terminal-such-as-dice = Escribe dos dados del 1 al 6, como 31 o 3-1.
terminal-such-as-a-play = Escribe una jugada como 13/8 6/5, o m para ver la lista.
terminal-such-as-a-move = Escribe una jugada como { $example }, o m para ver la lista.
terminal-nothing-played = Todavía no se ha jugado nada.
terminal-no-such-step = Este paso no puede seguir: m muestra los posibles, u deshace el último.
terminal-resign-how = Escribe rendirse 1, 2 o 3: una partida simple, un gammon o un backgammon.
terminal-yes-or-no = Escribe s o n.

help-play = una jugada, de cualquier modo usual, entera o paso a paso
help-move = una jugada; también con letras
help-capture = una captura, con todo el recorrido si caben varios
help-huff = un soplo y, a continuación, la jugada
help-list = las jugadas legales
help-undo = deshacer: un paso de este turno o, de acuerdo, la última jugada
help-double = doblar, antes de lanzar
help-answer = aceptar o rechazar el doble
help-resign-stake = entregar una partida simple, un gammon o un backgammon
help-resign = abandonar la partida
help-draw = ofrecer tablas
help-claim = reclamar tablas, con la posición o con una jugada tras la palabra
help-chess-move = una jugada; también con casillas: g1f3
help-void = una tirada que no vale (dados tecleados)
help-board = el tablero otra vez
help-pips = la cuenta de lo que falta por recorrer
help-describe = el tablero en palabras
help-hint = la mejor jugada, y por qué
help-analyse = cada jugada con su valor
help-position = la posición en texto
help-save = guardar la partida en un archivo desde ahora
help-leave = dejar la mesa para siempre y perder
help-quit = parar aquí; una partida guardada se puede reanudar

eval-no-move = no hay jugada
eval-wins = gana { $share } %
eval-chances = gana { $wins } %, gammons { $gammons } %, pierde gammons { $lost } %
eval-cube = cubo: { $advice ->
    [double-take] doblar, aceptar
    [double-beaver] doblar, beaver
    [double-drop] doblar, rechazar
    [too-good] demasiado buena para doblar, rechazar
    [no-double-take] no doblar, aceptar
    [no-double-beaver] no doblar, beaver
   *[no-double-drop] no doblar, rechazar
} (sin doblar { $no_double }, doblar y aceptar { $take }, doblar y rechazar { $drop })
eval-match = posibilidades de ganar la partida a puntos: sin doblar { $no_double } %, doblar y aceptar { $take } %, doblar y rechazar { $drop } %
eval-effort = profundidad { $depth }, { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
} en { $seconds } s
rollout-cubeless = valor { $equity } ± { $error } sin el cubo
rollout-cubeful = valor { $equity } ± { $error } con el cubo
rollout-effort = { $trials ->
    [one] { $trials } partida
   *[other] { $trials } partidas
} en { $seconds } s

analyse-mistake = Partida { $game }, { $name }: { $made } ({ $mark ->
    [error] error
   *[blunder] error grave
}, se pierden { $loss }). Mejor: { $best }.
analyse-player = { $name }: PR { $pr }, tasa de error { $rate } en { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}; errores { $errors }, errores graves { $blunders }
analyse-plays = jugadas: { $total }, no forzadas { $unforced }, perdido { $lost }
analyse-cube = cubo: { $total ->
    [one] { $total } decisión
   *[other] { $total } decisiones
}, reñidas o tomadas { $close }, perdido { $lost }
analyse-luck = suerte: { $luck }; tiradas con suerte { $lucky }, sin suerte { $unlucky }
analyse-result = resultado: { $result }, sin la suerte { $adjusted }
analyse-game = Partida { $game }: { $white } – { $black }
analyse-slip = { $number } { $name }: { $made } ({ $mark ->
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}, { $loss } % de las posibilidades perdidas). Mejor: { $best }.
analyse-accuracy = { $name }: precisión { $accuracy } %; { $lost } % de las posibilidades perdidas por decisión, en { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}; imprecisiones { $inaccuracies }, errores { $mistakes }, errores graves { $blunders }
analyse-turning = puntos de inflexión: { $turns }
analyse-graph = posibilidades de las piezas claras, en por ciento, de la jugada 1 a la { $last }
analyse-truth = tablas de finales: { $before } antes de la jugada, { $after } después
truth-draw = empate
truth-ends = { $outcome ->
    [win] victoria
   *[loss] derrota
} en { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}
truth-open = { $outcome ->
    [win] victoria
    [draw] empate
   *[loss] derrota
}, si una regla de empate no llega antes
worse-ending = Las tablas de finales conocen { $before ->
    [win] victoria
   *[draw] empate
} antes de ella y { $after ->
    [draw] empate
   *[loss] derrota
} después de ella.
worse-draws = Con ella la partida queda en empate.
worse-loses = { $moves ->
    [one] Pierde de inmediato ({ $line }).
   *[other] Pierde en { SPELL($moves, gender: "f") } jugadas, se juegue lo que se juegue ({ $line }).
}
worse-misses-win = { $moves ->
    [one] { $best } gana de inmediato.
   *[other] { $best } gana en { SPELL($moves, gender: "f") } jugadas, haga lo que haga el rival.
}
worse-shot = Permite { $line }, que captura { SPELL($taken, gender: "f") } piezas en una sola jugada y termina { $pieces ->
    [one] una pieza
   *[other] { SPELL($pieces, gender: "f") } piezas
} por detrás de lo que alcanza { $best }.
worse-pieces = Pierde piezas: { $line } termina { $pieces ->
    [one] una pieza
   *[other] { SPELL($pieces, gender: "f") } piezas
} por detrás de lo que alcanza { $best }.
worse-misses-pieces = { $line } habría terminado { $pieces ->
    [one] una pieza
   *[other] { SPELL($pieces, gender: "f") } piezas
} por delante de lo que alcanza esta jugada.
worse-lets-crown = El rival corona un peón ({ $line }); después de { $best } eso no pasa tan pronto.
worse-misses-crown = Un peón corona con { $line }; aquí eso no pasa tan pronto.
worse-mated = { $moves ->
    [one] Recibe mate de inmediato ({ $line }).
   *[other] Recibe mate en { SPELL($moves, gender: "f") } jugadas, se juegue lo que se juegue ({ $line }).
}
worse-misses-mate = { $moves ->
    [one] { $best } da mate.
   *[other] { $best } da mate en { SPELL($moves, gender: "f") } jugadas, haga lo que haga el rival.
}
worse-material = Pierde material: { $line } termina { $pawns ->
    [one] un peón
   *[other] el valor de { SPELL($pawns) } peones
} por detrás de lo que alcanza { $best }.
worse-misses-material = { $line } habría terminado { $pawns ->
    [one] un peón
   *[other] el valor de { SPELL($pawns) } peones
} por delante de lo que alcanza esta jugada.
worse-lets-promote = El rival corona un peón ({ $line }); después de { $best } eso no pasa tan pronto.
worse-misses-promotion = Un peón corona con { $line }; aquí eso no pasa tan pronto.
worse-chances = Deja el { $after } % de las posibilidades, y { $best } el { $before } %.
cube-done = { $deed ->
    [no-double] no doblar
    [double] doblar
    [take] aceptar
    [drop] rechazar
   *[raise] beaver
}

input-position = posición «{ $text }»: { $what }
input-dice = dados «{ $text }»: { $what }
input-move = jugada «{ $text }»: { $what }
input-needs-dice = En el backgammon faltan los dados: indica { $option }, o una posición que los traiga.
input-no-move-in-line = Falta la jugada en la línea: posición, dados y jugada se separan con tabuladores.
input-bad-lines = { $bad } de { $lines } líneas no se entienden.
input-rules-are-listed = { $what } ({ $command } los muestra todos)
input-too-long = { $bytes } bytes son más de lo que puede tener un archivo así.
input-ending = La extensión tiene que ser una de estas: { $endings }.
input-two-games = { $one } es un archivo de { $game ->
    [draughts] damas, y { $other }, de backgammon
    [chess] ajedrez, y { $other }, de otro juego
   *[backgammon] backgammon, y { $other }, de damas
}.
input-no-game = No hay ninguna partida en este archivo.
input-no-such-game = No hay partida { $number }: el archivo tiene { $games }.
input-one-game-only = Un registro guarda una partida o un encuentro, y aquí hay { $games }: di cuál con { $option }.
input-own-rules = Un registro trae sus propias reglas.
input-other-rules = Estas partidas no se juegan con { $rules }.
input-empty-line = La línea está vacía.
check-legal = legal: { $turn }
judge-allowed = permitido
judge-forbidden = prohibido
judge-other-board = Se juega en otro tablero.
input-no-legal-turn = Aquí no hay ninguna jugada legal.
input-not-an-option-of = { $option } no significa nada { $game ->
    [draughts] en las damas
    [chess] en el ajedrez
   *[backgammon] en el backgammon
}.
input-not-a-record = Esto es { $format }, no un registro nuestro; quien lo lee es { $command }.
input-no-json = { $command } no tiene respuesta en JSON.

input-say-format = La salida estándar no tiene extensión: indica el formato con { $option }.
input-same-file = Es el mismo archivo que se está leyendo; no se sobrescribe.
input-file-exists-force = Ya existe ese archivo; { $option } lo sobrescribe.
input-file-missing = Ese archivo no existe.
input-file-forbidden = No hay permiso para leer o escribir ese archivo.
input-file-is-a-folder = Esto es una carpeta, y se espera un archivo.
input-file-exists = Ya hay un archivo con ese nombre.
input-file-not-text = Ese archivo no es texto.
input-not-json = No es el JSON que se espera: línea { $line }, columna { $column }.
input-disk-full = El disco está lleno; no se ha escrito nada.
input-file-fails = El sistema dice: { $what }.

# Una línea de órdenes que no se entiende.
use-help = { $what } ({ $option } muestra lo que se puede pedir)
use-unknown = «{ $text }» no es aquí ni una orden ni una opción.
use-unknown-near = «{ $text }» no es aquí ni una orden ni una opción; ¿querías decir { $near }?
use-missing = Falta algo: { $what }.
use-conflict = { $one } y { $other } no van juntos.
use-bad-value = «{ $text }» no es un valor para { $option }.
use-one-of = «{ $text }» no es un valor para { $option }, que admite { $values }.
use-no-value = { $option } necesita un valor.
use-too-many = «{ $text }» sobra.
use-other = No se entiende la línea de órdenes.

# Lo que hace cada orden, en una línea, para la lista de órdenes.
use-summary = { $command ->
    [tabuleiro] La caja de juegos entera: backgammon y la familia de las damas, exactamente como dice cada folleto impreso
    [serve] Servir la página y abrirla en el navegador
    [backup] Copiar las mesas del servidor a un archivo, mientras se juega
    [restore] Retomar las mesas del servidor a partir de una copia
    [admin] Consultar un servidor en marcha, o darle una orden
    [rules] Listar los reglamentos, o imprimir uno como página con sus artículos
    [moves] Listar todas las jugadas legales de una posición
    [check] Decir si una jugada es legal y, si no lo es, qué regla la prohíbe
    [judge] Decir quién tiene razón: la misma jugada según todos los reglamentos del juego, lado a lado
    [eval] Valorar una posición: jugadas por orden, valor, decisión del cubo
    [rollout] Jugar muchas veces hasta el final una posición de backgammon: valor con su error, probabilidades, decisión del cubo
    [analyse] Analizar partidas: cuánto pierde cada decisión, con alternativas y un motivo, y qué dice eso de cada jugador
    [engine] Jugar para otro programa, con su protocolo
    [engine-gnubg] Jugar al backgammon como jugador externo de GNU Backgammon
    [engine-hub] Jugar a las damas para un programa que habla el protocolo Hub (versión 2, del programa Scan)
    [engine-uci] Jugar al ajedrez para un programa que habla el protocolo UCI
    [engine-dxp] Jugar a las damas contra otro programa con el protocolo DamExchange (DXP)
    [perft] Contar las hojas del árbol de jugadas, haciendo de verdad cada movimiento del último nivel
    [replay] Leer las partidas de un archivo y comprobar cada jugada y resultado
    [convert] Convertir partidas de un formato de archivo a otro, según la extensión de los nombres
    [play] Jugar en la terminal, de a dos o contra el ordenador, también de oído
    [puzzles] Hacer problemas para un reglamento
    [puzzles-make] Hacer posiciones con una sola respuesta: tomar lo máximo, ganar el final, encontrar la jugada
    [endgame] Construir, contar y consultar las tablas de finales de un reglamento de damas
    [endgame-build] Construir las tablas de finales de un reglamento de damas; se puede parar y retomar en cualquier momento
    [endgame-pack] Guardar solo quién gana, sin distancias, en archivos pequeños y rápidos de consultar
    [endgame-stats] Contar victorias, tablas y derrotas en las tablas de finales, para quien tiene el turno
    [endgame-probe] Decir cómo termina una posición con el mejor juego, y en cuántas jugadas; lo mismo para cada jugada legal
    [train] Entrenar un jugador desde cero, jugando contra sí mismo; se puede parar y retomar en cualquier momento
    [train-backgammon] Entrenar desde cero las redes del backgammon, jugando contra sí mismas; se puede parar y retomar en cualquier momento
    [train-chess] Entrenar los pesos que valoran las posiciones de ajedrez, jugando contra sí mismo; se puede parar y retomar en cualquier momento
    [train-draughts] Entrenar la tabla que valora las posiciones de un reglamento de damas, jugando contra sí misma; se puede parar y retomar en cualquier momento
    [arena] Jugar un encuentro entre dos jugadores: marcador, Elo o puntos por partida, y el intervalo
    [bench] Medir los jugadores en tareas fijas
    [bench-decisions] Pérdida media en decisiones de backgammon de valor conocido
    [bench-draw] Sacar decisiones de backgammon de partidas del propio programa
    [bench-ruler] Valorar las decisiones sacadas con rollouts propios: una regla para `bench decisions` y el entrenamiento
    [bench-levels] Hacer jugar cada nivel del ordenador contra el inferior
    [verify] Verificar un registro solo con el archivo: sellos, jugadas, resultados y la prueba de cada dado
    [completions] Imprimir lo que un shell necesita para completar órdenes y opciones
   *[man] Imprimir la página del manual, o guardar una por orden en una carpeta
}

# La carpeta de las páginas de reglas.
book-title = Las reglas de los juegos
book-lead = Todas las reglas de la caja, cada una con sus artículos, la fuente de cada artículo, ejemplos jugados y lo que hubo que decidir.
book-rule-set = Reglas
book-source = Fuente
book-in-short = En resumen
