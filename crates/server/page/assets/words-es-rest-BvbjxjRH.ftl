bg-example-cube = Las { $side ->
    [light] claras
   *[dark] oscuras
} doblan y las { $other ->
    [light] claras
   *[dark] oscuras
} aceptan: el cubo muestra { $value } y es de las { $other ->
    [light] claras
   *[dark] oscuras
}.
bg-example-cube-refused = Las { $side ->
    [light] claras
   *[dark] oscuras
} no pueden doblar otra vez.
bg-example-dropped = Si las { $side ->
    [light] claras
   *[dark] oscuras
} rechazaran el doble a { $value }, perderían { $points } { $points ->
    [one] punto
   *[other] puntos
}.
bg-example-finished = Las claras han retirado la última ficha. Con el cubo en { $cube }, la victoria vale { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $win ->
    [single] una partida simple, porque las oscuras ya han retirado una ficha.
    [gammon] un gammon, porque las oscuras no han retirado ninguna.
   *[backgammon] un backgammon, porque las oscuras no han retirado ninguna y tienen una ficha en la barra o en el cuadrante interno de las claras.
}
bg-example-legal = Legales, entre otras: { $plays }.
bg-example-legal-all = { $count ->
    [one] Solo { $plays } es legal.
   *[other] Legales: { $plays }.
}
bg-example-none = No se puede jugar nada: se pierde el turno.
bg-example-opening = Las claras lanzan { $light }, las oscuras { $dark }: las { $side ->
    [light] claras
   *[dark] oscuras
} empiezan y juegan { $roll }.
bg-example-opening-tie = Los dos lanzan { $number }: lanzan otra vez.
bg-example-roll = Las claras lanzan { $roll }.
cube-value = «{ $found }» no es un valor del cubo, que muestra 2, 4, 8 y así sucesivamente.
draughts-not-a-move = «{ $text }» no es una jugada: escribe dos casillas o más, como 21-17, 22x15x8 o c3-d4.
example-after = Después de { $play }.
example-captures = Juegan las { $side ->
    [white] blancas
   *[black] negras
}. { $count ->
    [one] Solo una captura es legal: { $moves }.
   *[other] Capturas legales: { $moves }.
}
example-crowned = Después de { $play }, la ficha de la casilla { $square } es dama.
example-huff-done = Las { $side ->
    [white] blancas
   *[black] negras
} han soplado { $square } y ahora hacen una jugada con normalidad.
example-huff-missed = Las { $side ->
    [white] blancas
   *[black] negras
} podían capturar con { $could } y en su lugar juegan { $play }.
example-huff-offered = Ahora las { $side ->
    [white] blancas
   *[black] negras
} pueden soplar { $huffable } antes de jugar.
example-king-rested = La dama de la casilla { $king } acaba de hacer { SPELL($moves, gender: "f") } { $moves ->
    [one] jugada
   *[other] jugadas seguidas
}.
example-letters = Los nombres de las casillas.
example-moves = Juegan las { $side ->
    [white] blancas
   *[black] negras
}. { $count ->
    [one] Solo { $moves } es legal.
   *[other] Legales: { $moves }.
}
example-nothing = Juegan las { $side ->
    [white] blancas
   *[black] negras
}, y ninguna jugada es legal. { $outcome }
example-numbers = Los números de las casillas.
example-refused = No es legal: { $play }.
example-refused-play = No es legal: { $play }.
example-stays-man = Después de { $play }, la ficha de la casilla { $square } sigue siendo peón.
export-other-game = Este formato es { $game ->
    [draughts] de las damas
    [chess] del ajedrez
   *[backgammon] del backgammon
}.
export-start = La partida empieza con un doble o un abandono por responder, y este formato no tiene sitio para eso.
fen-wrong = { $kind ->
    [empty] La posición está vacía
    [no-side-to-move] El bando al turno tiene que ser W o B
    [unknown-section] Una sección tiene que empezar con W o B
    [white-twice] Las fichas blancas vienen dos veces
    [black-twice] Las fichas negras vienen dos veces
    [no-square] Falta una casilla
    [not-a-square] Esta casilla no existe en este tablero
    [range-backwards] La serie de casillas va al revés
    [square-twice] Hay dos fichas en la misma casilla
    [bad-king-run] Las jugadas seguidas de una dama se escriben como W33/2
   *[trailing] Aquí no debería venir nada más
} (carácter { $column }).
file-at-column = línea { $line }, columna { $column }: { $what }
file-at-entry = partida { $game }, jugada { $ply } ({ $text }): { $what }
file-at-game = partida { $game }: { $what }
file-at-move = partida { $game }, jugada { $ply }, { $text }: { $what }
file-at-text = partida { $game } ({ $text }): { $what }
file-breaks-off = La partida se corta tras las etiquetas: no sigue ni jugada ni resultado.
file-crawford = Esta es la partida de Crawford donde el archivo dice que no lo es, o al revés.
file-cube-value = Aquí el cubo no se puede girar a este valor.
file-games-written = { $games ->
    [one] { $games } partida escrita
   *[other] { $games } partidas escritas
} en { $file }
file-hidden = La jugada no está anotada, y la partida sigue.
file-left-out = { $games ->
    [one] Se omite { $games } partida
   *[other] Se omiten { $games } partidas
}
file-lost = { $kind ->
    [variations] variantes
    [variations-as-remarks] variantes que las reglas no permiten, guardadas como comentarios
    [remarks] comentarios
    [signs] signos
    [tags] etiquetas
    [moves-after-the-end] jugadas después del final de la partida
    [part-of-a-roll] una última tirada jugada en parte
    [result] resultado que no es el del tablero, guardado como se escribió
    [analyses] análisis
    [properties] propiedades SGF
    [taken-back] jugadas y tiradas deshechas
    [proofs] pruebas de los dados
    [times] tiempos de las jugadas
   *[offers] propuestas y respuestas
}: { $count }
file-match-over = El encuentro ya estaba ganado.
file-no-rules = Nada dice con qué reglas se juega.
file-opens-with-double = Una partida no puede empezar con dados iguales.
file-other-game = Las reglas pedidas son de otro juego.
file-past-draw = Según estas reglas, la partida es tablas aquí ({ $draw }); aun así siguió.
file-points = El archivo da { $written } puntos, pero la partida valía { $actual }.
file-quoted = «{ $found }»: { $why }
file-replayed = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} según { $rules }, { $legal } sin falta, { $moves ->
    [one] { $moves } jugada hecha
   *[other] { $moves } jugadas hechas
}
file-result = La partida no terminó como dice el archivo.
file-result-otherwise = El archivo da el resultado { $written }, pero en el tablero es { $board }.
file-score = El marcador no es la suma de las partidas anteriores.
file-setup-in-the-middle = Se monta una posición en medio de la partida.
file-too-deep = Hay variantes dentro de variantes, a más de { $most } niveles.
file-two-results = La etiqueta Result dice { $tag }, pero la partida termina con { $end }.
file-unfinished = La partida se interrumpe, y le sigue otra.
file-unknown-game = El tipo de juego no se conoce aquí.
file-variation = Esta variante del juego no se conoce aquí.
form-corner = { $corner ->
    [left] a la izquierda
   *[right] a la derecha
}
form-group = { $group ->
    [board] Tablero
    [moving] Mover
    [capturing] Capturar
   *[ending] Terminar
}
form-help = { $draw ->
    [repetition] Tantas veces la misma posición; con 0 la repetición no da tablas.
   *[king-moves] Sin captura y sin mover peón; con 0 no hay esas tablas.
}
form-row = { $row ->
    [board-size] Tamaño del tablero
    [board-squares] Casillas en las que se juega
    [board-corner] Esquina en la que se juega, vista desde cada lado
    [repetition] Tablas por repetición
   *[king-moves] Tablas por jugadas solo de damas
}
form-squares = { $squares ->
    [dark] oscuras
    [light] claras
   *[all] todas
}
form-unit = { $draw ->
    [repetition] veces
   *[king-moves] jugadas por bando
}
house-bad-id = El id «{ $id }» solo puede tener letras minúsculas, cifras y guiones, y no puede quedar vacío.
house-clash = { $clash ->
    [long-diagonal] Donde se juega en todas las casillas no hay diagonal larga que elegir
    [force-too-large] Una regla de tablas cuenta más fichas de las que tiene un bando
   *[force-upside-down] Una regla de tablas pide un mínimo de fichas mayor que el máximo
}.
house-contradiction = Las reglas se contradicen: { $why }
house-game-type = El tipo de juego { $number } de PDN se juega en otro tablero.
house-name-too-long = Un nombre tiene como mucho { $most } bytes; este tiene { $found }.
house-no-parent = Las reglas de la casa tienen que decir de qué conjunto parten, como en { $example }.
house-syntax = Esto no es TOML: «{ $why }».
house-too-many = { $key } tiene sitio para { $most } elementos.
house-twice = { $key } y { $other } son el mismo punto: indica solo uno.
house-unknown-key = No hay ningún punto «{ $key }»: puede ser { $allowed }.
house-unknown-key-near = No hay ningún punto «{ $key }»; ¿querías decir «{ $near }»?
house-unknown-value = { $key } no puede ser «{ $value }»: es { $allowed }.
house-wrong-kind = { $key } tiene que ser { $wanted ->
    [text] un texto entre comillas
    [list] una lista entre corchetes
    [table] una tabla de varios valores
    [small-number] un número pequeño
    [moves] un número de jugadas
    [moves-or-unlimited] un número de jugadas, o «unlimited»
    [times] un número de veces
    [bounds] un número, [al menos], o [al menos, como mucho]
    [game-type] un tipo de juego de PDN, o «none»
   *[forms] { $forms }
}.
id-bits = El ID de posición no describe cada casilla una sola vez.
id-character = El carácter { $place } del { $id ->
    [position] ID de posición
   *[match] ID de encuentro
} es «{ $found }», que no existe en Base64.
id-cube-owner = El ID de encuentro no dice dónde está el cubo.
id-cube-too-high = En un ID de encuentro no cabe un cubo doblado { $found } veces; el máximo es { $most }.
id-dice = El ID de encuentro trae los dados { $first } y { $second }, que nadie puede sacar.
id-empty = Falta la posición: indica un XGID o un ID de posición.
id-length = { $id ->
    [position] Un ID de posición
   *[match] Un ID de encuentro
} tiene { $wanted } caracteres; este tiene { $found }.
id-match-alone = Esto es un ID de encuentro, que no dice nada de las fichas: pon delante un ID de posición y dos puntos.
id-snowie = El campo { $field } de esta posición en el texto de Snowie falta o no es lo que debería ser.
id-state = El ID de encuentro pone la partida en el estado { $found }, y solo existen los de 0 a 4.
id-too-many-parts = Una posición es un XGID, un ID de posición, o un ID de posición y uno de encuentro; aquí hay { $found } partes.
id-too-many-points = En un ID de encuentro no caben { $found } puntos; el máximo es { $most }.
id-unused-bits = El ID de encuentro tiene bits puestos que no significan nada.
lead-backgammon = Un juego para dos, con { $checkers } fichas cada uno, dos dados por bando y un cubo de doblar. Lleva todas tus fichas al cuadrante interno y retíralas del tablero antes que tu rival.
lead-draughts = Un juego para dos. Cada bando tiene { $men } peones en un tablero de { $side }×{ $side } casillas. { $goal }
lead-house = Reglas de casa, a partir de: { $name }.
mat-after-the-end = El juego sigue aunque ya está ganado.
mat-game-before-match = Un juego empieza antes de una línea como «{ $example }».
mat-move-without-roll = El movimiento { $found } no tiene ninguna tirada delante.
mat-names = Un juego empieza con una línea como «{ $example }», no con «{ $found }».
mat-no-match-length = No hay ninguna línea como «{ $example }», así que esto no es un archivo .mat.
mat-no-names = Este juego no tiene debajo una línea como «{ $example }».
mat-number = { $found } es un número demasiado grande.
mat-third-entry = Una línea tiene dos jugadas, una de cada jugador.
mat-wins = Detrás de { $word } falta el número de puntos.
mat-word = «{ $found }» no es una tirada, ni un movimiento, ni una acción del cubo.
open-crawford-score = El marcador de { $light } a { $dark } en un encuentro a { $points } no encaja con la partida de Crawford.
open-cube-turned = El cubo está en { $value }, pero en este juego no se usa.
open-games = Un encuentro tiene de 1 a { $most } partidas.
open-match-over = Con { $light } a { $dark }, el encuentro a { $points } ya ha terminado.
open-no-crawford = Aquí no hay partida de Crawford.
open-no-dice = No se dice de dónde salen los dados.
open-other-length = La posición es de un encuentro a { $points } puntos, y aquí no se juega eso.
open-over = En esta posición la partida ya ha terminado.
open-terms = Las condiciones son de otro juego.
open-too-long = { $what ->
    [name] El nombre de un jugador tiene más de { $most } bytes
    [start] La posición inicial tiene más de { $most } caracteres
    [remarks] Hay más de { $most } notas sobre la partida
   *[remark] Una nota sobre la partida tiene más de { $most } bytes
}.
open-too-many-pieces = Un bando tiene más de { $most } fichas.
page-as-at-the-start = (El tablero como al empezar.)
page-borne-off = Retiradas: ○ { $light }, ● { $dark }
page-colophon = Esta página la hizo Tabuleiro a partir de la tabla de reglas con la que juega el programa. Cada ejemplo fue jugado por el programa al hacerse la página.
page-contents = Artículos
page-difference = { $label }: aquí { $here }; allí { $there }.
page-example = Ejemplo
page-here = aquí
page-neighbours = En qué se diferencia de los juegos vecinos
page-reading-mark = T{ $number }
page-reading-of = { $count ->
    [one] Artículo { $articles }
   *[other] Artículos { $articles }
}
page-readings = Lo que aquí se decide donde el texto calla o no es claro
page-setup = El tablero al empezar
page-there = allí
pdn-game-too-long = La partida que empieza aquí pasa de 16 mebibytes.
pdn-not-a-glyph = «{ $text }» no es un signo de valoración, que es $ y un número de 0 a 255.
pdn-not-a-move = «{ $text }» no es una jugada, ni un número de jugada, ni un resultado.
pdn-not-a-setup = «{ $text }» no es una posición, que aquí se escribe { $example }.
pdn-not-a-tag = «{ $text }» no es una etiqueta, que es un nombre y un valor entre comillas.
pdn-stray-close = Este { $mark } no cierra nada.
pdn-too-long = Una sola etiqueta, palabra o comentario pasa aquí de un mebibyte.
pdn-unclosed = { $what ->
    [tag] La etiqueta que se abre aquí no se cierra
    [comment] El comentario que se abre aquí no se cierra
    [parenthesis] El paréntesis que se abre aquí no se cierra
   *[setup] La posición que se abre aquí no se cierra
} con { $mark } en ninguna parte.
pdn-utf16 = El archivo está en UTF-16: guárdalo en UTF-8 o en Latin-1.
pieces-legend = ○ peón blanco, ◎ dama blanca, ● peón negro, ◉ dama negra
play-count = «{ $text }» no es un número de fichas de 1 a 4.
play-empty = La jugada está vacía; para un turno perdido, escribe { $written }.
play-move = «{ $text }» no es un movimiento como 13/8 o bar/20*.
play-place = «{ $text }» no es una casilla de la 1 a la 24, ni bar, ni off.
play-too-many = Una jugada tiene como mucho cuatro movimientos.
record-against-the-rules = Las reglas no permiten esto.
record-at-line = línea { $line }: { $what }
record-contents = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $events ->
    [one] { $events } suceso
   *[other] { $events } sucesos
}, { $moves } de ellos jugadas
record-empty = El registro está vacío.
record-house-missing = Falta la tabla de las reglas de casa { $stated }.
record-house-other = Las reglas se llaman { $stated }, pero la tabla es de { $found }.
record-in-order = Todo concuerda.
record-last-seal = Último sello: { $seal }
record-line-too-long = La línea tiene más de { $most } bytes.
record-member = En la línea falta algo, o algo no es lo que debería ser ({ $what }).
record-no-seal = La línea no tiene un sello de 64 cifras hexadecimales.
record-not-a-record = Esto no es un registro de Tabuleiro.
record-not-an-object = Una línea tiene que ser un objeto JSON.
record-not-json = Esto no es JSON, a partir de la columna { $column }.
record-not-over = La línea termina la partida con { $stated }, pero la partida sigue.
record-over-otherwise = La línea termina la partida con { $stated }, pero terminó con { $found }.
record-over-unsaid = La partida terminó aquí con { $found }, pero la línea no lo dice.
record-past-draw = La partida { $game } siguió tras la jugada { $ply } aunque según las reglas era tablas ({ $draw }); todas las jugadas y el resultado quedan como se escribieron.
record-rules-changed = Las reglas han cambiado desde que empezó este registro: se juzgó con las de hoy.
record-score = Resultado: { $one } a { $two }, { $how ->
    [played] hasta el final
    [flag-fell] por tiempo
    [abandoned] el perdedor dejó la mesa
    [aborted] anulado antes de que los dos movieran
   *[stopped] terminado por los jugadores
}.
record-seal = El sello no concuerda: esta línea fue cambiada, o alguna se quitó o se movió.
record-too-long = El registro tiene más de { $most } bytes.
record-unknown-event = Nada se llama «{ $name }».
record-version = El registro es de la versión { $found }; aquí se leen las versiones de 1 a { $newest }.
roll-form = Una tirada son dos dados, como 31 o 3-1.
roll-no-such-face = Un dado muestra de 1 a 6, no { $found }.
rule-set-ambiguous = «{ $asked }» puede ser { $fits }.
rule-set-house-by-name = Las reglas de la casa se indican por su archivo, no por su nombre.
rule-set-no-such-goal = «{ $asked }» no es un objetivo: un id de damas puede terminar en { $goals }.
rule-set-none = Ningún conjunto de reglas se llama «{ $asked }».
rule-set-none-near = Ningún conjunto de reglas se llama «{ $asked }»; ¿querías decir { $near }?
rule-set-one-goal = { $game ->
    [draughts] El juego de damas
    [chess] El ajedrez
   *[backgammon] El backgammon
} no tiene { $goals }.
rule-set-which-one = { $game ->
    [draughts] Las damas se juegan
    [chess] El ajedrez se juega
   *[backgammon] El backgammon se juega
} con muchas reglas: indica unas, como { $example }.
sgf-move = «{ $found }» no es una jugada: son dos dados y pares de letras, o una palabra ({ $words }).
sgf-no-tree = No hay «{ $opening }», así que esto no es un archivo SGF.
sgf-no-value = La propiedad { $name } no tiene valor entre corchetes.
sgf-number = «{ $found }» no es un número, o es demasiado grande.
sgf-other-game = GM[{ $found }] es otro juego; el backgammon es GM[6].
sgf-point = «{ $found }» no es una casilla, que se escribe con una letra de la a a la z.
sgf-side = «{ $found }» no es ni B ni W.
sgf-unclosed = { $what ->
    [value] El valor que empieza aquí no se cierra
   *[tree] El árbol que empieza aquí no se cierra
} en ninguna parte.
sgf-unexpected = «{ $found }» no puede estar aquí.
sgf-unknown-board = Aquí se cambian casillas sueltas de una posición que el archivo no dice cuál es.
why-better = Es mejor que { $other } en { $value } de peón.
why-blots = { $count ->
    [one] deja una ficha sola menos
   *[other] deja { SPELL($count, gender: "f") } fichas solas menos
}
why-cube = { $choice ->
    [double] Doblar vale { $better } puntos; tirar sin doblar, { $worse }.
    [roll] Tirar sin doblar vale { $better } puntos; doblar, { $worse }.
    [take] Aceptar vale { $better } puntos; rechazar, { $worse }.
   *[drop] Rechazar vale { $better } puntos; aceptar, { $worse }.
}
why-escapes = { $count ->
    [one] saca una ficha más del cuadrante interno del rival
   *[other] saca { SPELL($count, gender: "f") } fichas más del cuadrante interno del rival
}
why-fewer-gammons = pierde un { $percent } % menos de gammons
why-gammons = gana un { $percent } % más de gammons
why-hits = { $count ->
    [one] golpea una ficha más
   *[other] golpea { SPELL($count, gender: "f") } fichas más
}
why-holds-out = Todas las jugadas pierden; esta es la que más resiste.
why-king = Un peón tuyo corona ({ $line }); después de { $other }, ninguno.
why-level = { $other } vale lo mismo.
why-loses = { $other } pierde; esta jugada, no.
why-no-king = Después de { $other } el rival coronaría un peón; aquí no.
why-off = { $count ->
    [one] retira una ficha más
   *[other] retira { SPELL($count, gender: "f") } fichas más
}
why-only = Es la única jugada permitida.
why-others-lose = Cualquier otra jugada pierde.
why-pieces = Después de las respuestas esperadas ({ $line }) quedas con { $pieces ->
    [one] una pieza
   *[other] { SPELL($pieces, gender: "f") } piezas
} más que después de { $other }.
why-play = Esta jugada { $facts }. Por eso es mejor que { $other } en { $value } puntos por partida.
why-play-plain = Esta jugada es mejor que { $other } en { $value } puntos por partida.
why-point = cierra la casilla { $point }
why-squares = No gana más piezas que { $other }, pero las tuyas quedan mejor colocadas: ventaja de { $value } de peón.
why-wins = { $moves ->
    [one] Gana de inmediato.
   *[other] Gana en { SPELL($moves, gender: "f") } jugadas, haga lo que haga el rival.
}
why-wins-more = gana un { $percent } % más de partidas
xg-damaged = El archivo de eXtreme Gammon está cortado o dañado.
xg-dice = El registro { $number } del archivo tiene unos dados que nadie puede sacar.
xg-no-match = En este archivo de eXtreme Gammon no hay ninguna partida.
xg-not-read = Los archivos de eXtreme Gammon no se leen aquí.
xg-other-game = El archivo de eXtreme Gammon contiene la variante { $number }, que aquí no se lee.
xg-record = El registro { $number } del archivo no se sigue de los anteriores.
xgid-board-character = El lugar { $place } del tablero del XGID es «{ $found }», pero solo valen el -, las letras de A a O y las de a a o.
xgid-board-length = El tablero de un XGID tiene 26 lugares; este tiene { $found }.
xgid-fields = Un XGID tiene 10 campos separados por dos puntos (o 9, sin el cubo máximo); este tiene { $found }.
xgid-value = { $field ->
    [board] El tablero
    [cube] El cubo
    [cube-owner] El dueño del cubo
    [turn] El turno
    [dice] El campo de los dados
    [bottom-score] El marcador del jugador de abajo
    [top-score] El marcador del jugador de arriba
    [rule] El campo de las reglas
    [match-length] La longitud del encuentro
   *[highest-cube] El cubo máximo
} de un XGID tiene que ser { $values ->
    [number] un número entero
    [up-to] un número de 0 a { $most }
    [player] 1 o -1
    [player-or-nobody] 1, 0 o -1
    [crawford] 0 o 1 en un encuentro
   *[dice] dos dados como 52, 00 antes de tirar, o bien D, B o R
}.
xgid-wrong-bar = El primer lugar del tablero de un XGID es la barra de las minúsculas, y el último, la de las mayúsculas.
