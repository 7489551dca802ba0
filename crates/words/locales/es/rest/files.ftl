# Lo que está mal en un archivo o en una posición que escribió otro programa: una oración para cada cosa.

file-at-column = línea { $line }, columna { $column }: { $what }
file-at-text = partida { $game } ({ $text }): { $what }
file-quoted = «{ $found }»: { $why }
file-too-deep = Hay variantes dentro de variantes, a más de { $most } niveles.

roll-form = Una tirada son dos dados, como 31 o 3-1.
roll-no-such-face = Un dado muestra de 1 a 6, no { $found }.
play-empty = La jugada está vacía; para un turno perdido, escribe { $written }.
play-move = «{ $text }» no es un movimiento como 13/8 o bar/20*.
play-place = «{ $text }» no es una casilla de la 1 a la 24, ni bar, ni off.
play-count = «{ $text }» no es un número de fichas de 1 a 4.
play-too-many = Una jugada tiene como mucho cuatro movimientos.

id-empty = Falta la posición: indica un XGID o un ID de posición.
id-match-alone = Esto es un ID de encuentro, que no dice nada de las fichas: pon delante un ID de posición y dos puntos.
id-too-many-parts = Una posición es un XGID, un ID de posición, o un ID de posición y uno de encuentro; aquí hay { $found } partes.
id-snowie = El campo { $field } de esta posición en el texto de Snowie falta o no es lo que debería ser.
id-length = { $id ->
    [position] Un ID de posición
   *[match] Un ID de encuentro
} tiene { $wanted } caracteres; este tiene { $found }.
id-character = El carácter { $place } del { $id ->
    [position] ID de posición
   *[match] ID de encuentro
} es «{ $found }», que no existe en Base64.
id-bits = El ID de posición no describe cada casilla una sola vez.
id-cube-owner = El ID de encuentro no dice dónde está el cubo.
id-state = El ID de encuentro pone la partida en el estado { $found }, y solo existen los de 0 a 4.
id-dice = El ID de encuentro trae los dados { $first } y { $second }, que nadie puede sacar.
id-unused-bits = El ID de encuentro tiene bits puestos que no significan nada.
id-cube-too-high = En un ID de encuentro no cabe un cubo doblado { $found } veces; el máximo es { $most }.
id-too-many-points = En un ID de encuentro no caben { $found } puntos; el máximo es { $most }.

xgid-fields = Un XGID tiene 10 campos separados por dos puntos (o 9, sin el cubo máximo); este tiene { $found }.
xgid-board-length = El tablero de un XGID tiene 26 lugares; este tiene { $found }.
xgid-board-character = El lugar { $place } del tablero del XGID es «{ $found }», pero solo valen el -, las letras de A a O y las de a a o.
xgid-wrong-bar = El primer lugar del tablero de un XGID es la barra de las minúsculas, y el último, la de las mayúsculas.
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

xg-not-read = Los archivos de eXtreme Gammon no se leen aquí.
xg-damaged = El archivo de eXtreme Gammon está cortado o dañado.
xg-no-match = En este archivo de eXtreme Gammon no hay ninguna partida.
xg-other-game = El archivo de eXtreme Gammon contiene la variante { $number }, que aquí no se lee.
xg-record = El registro { $number } del archivo no se sigue de los anteriores.
xg-dice = El registro { $number } del archivo tiene unos dados que nadie puede sacar.

sgf-no-tree = No hay «{ $opening }», así que esto no es un archivo SGF.
sgf-unclosed = { $what ->
    [value] El valor que empieza aquí no se cierra
   *[tree] El árbol que empieza aquí no se cierra
} en ninguna parte.
sgf-unexpected = «{ $found }» no puede estar aquí.
sgf-no-value = La propiedad { $name } no tiene valor entre corchetes.
sgf-other-game = GM[{ $found }] es otro juego; el backgammon es GM[6].
sgf-number = «{ $found }» no es un número, o es demasiado grande.
sgf-move = «{ $found }» no es una jugada: son dos dados y pares de letras, o una palabra ({ $words }).
sgf-side = «{ $found }» no es ni B ni W.
sgf-point = «{ $found }» no es una casilla, que se escribe con una letra de la a a la z.
sgf-unknown-board = Aquí se cambian casillas sueltas de una posición que el archivo no dice cuál es.
cube-value = «{ $found }» no es un valor del cubo, que muestra 2, 4, 8 y así sucesivamente.

mat-no-match-length = No hay ninguna línea como «{ $example }», así que esto no es un archivo .mat.
mat-game-before-match = Un juego empieza antes de una línea como «{ $example }».
mat-no-names = Este juego no tiene debajo una línea como «{ $example }».
mat-names = Un juego empieza con una línea como «{ $example }», no con «{ $found }».
mat-number = { $found } es un número demasiado grande.
mat-word = «{ $found }» no es una tirada, ni un movimiento, ni una acción del cubo.
mat-move-without-roll = El movimiento { $found } no tiene ninguna tirada delante.
mat-wins = Detrás de { $word } falta el número de puntos.
mat-third-entry = Una línea tiene dos jugadas, una de cada jugador.
mat-after-the-end = El juego sigue aunque ya está ganado.

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
draughts-not-a-move = «{ $text }» no es una jugada: escribe dos casillas o más, como 21-17, 22x15x8 o c3-d4.
pdn-unclosed = { $what ->
    [tag] La etiqueta que se abre aquí no se cierra
    [comment] El comentario que se abre aquí no se cierra
    [parenthesis] El paréntesis que se abre aquí no se cierra
   *[setup] La posición que se abre aquí no se cierra
} con { $mark } en ninguna parte.
pdn-stray-close = Este { $mark } no cierra nada.
pdn-too-long = Una sola etiqueta, palabra o comentario pasa aquí de un mebibyte.
pdn-game-too-long = La partida que empieza aquí pasa de 16 mebibytes.
pdn-not-a-tag = «{ $text }» no es una etiqueta, que es un nombre y un valor entre comillas.
pdn-not-a-move = «{ $text }» no es una jugada, ni un número de jugada, ni un resultado.
pdn-not-a-glyph = «{ $text }» no es un signo de valoración, que es $ y un número de 0 a 255.
pdn-not-a-setup = «{ $text }» no es una posición, que aquí se escribe { $example }.
pdn-utf16 = El archivo está en UTF-16: guárdalo en UTF-8 o en Latin-1.
file-result-otherwise = El archivo da el resultado { $written }, pero en el tablero es { $board }.
file-two-results = La etiqueta Result dice { $tag }, pero la partida termina con { $end }.

house-syntax = Esto no es TOML: «{ $why }».
house-no-parent = Las reglas de la casa tienen que decir de qué conjunto parten, como en { $example }.
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
house-twice = { $key } y { $other } son el mismo punto: indica solo uno.
house-too-many = { $key } tiene sitio para { $most } elementos.
house-name-too-long = Un nombre tiene como mucho { $most } bytes; este tiene { $found }.
house-bad-id = El id «{ $id }» solo puede tener letras minúsculas, cifras y guiones, y no puede quedar vacío.
house-game-type = El tipo de juego { $number } de PDN se juega en otro tablero.
house-contradiction = Las reglas se contradicen: { $why }
house-clash = { $clash ->
    [long-diagonal] Donde se juega en todas las casillas no hay diagonal larga que elegir
    [force-too-large] Una regla de tablas cuenta más fichas de las que tiene un bando
   *[force-upside-down] Una regla de tablas pide un mínimo de fichas mayor que el máximo
}.
rule-set-ambiguous = «{ $asked }» puede ser { $fits }.
rule-set-none = Ningún conjunto de reglas se llama «{ $asked }».
rule-set-none-near = Ningún conjunto de reglas se llama «{ $asked }»; ¿querías decir { $near }?
rule-set-which-one = { $game ->
    [draughts] Las damas se juegan
    [chess] El ajedrez se juega
   *[backgammon] El backgammon se juega
} con muchas reglas: indica unas, como { $example }.
rule-set-no-such-goal = «{ $asked }» no es un objetivo: un id de damas puede terminar en { $goals }.
rule-set-one-goal = { $game ->
    [draughts] El juego de damas
    [chess] El ajedrez
   *[backgammon] El backgammon
} no tiene { $goals }.
rule-set-house-by-name = Las reglas de la casa se indican por su archivo, no por su nombre.

open-terms = Las condiciones son de otro juego.
open-games = Un encuentro tiene de 1 a { $most } partidas.
open-no-dice = No se dice de dónde salen los dados.
open-too-long = { $what ->
    [name] El nombre de un jugador tiene más de { $most } bytes
    [start] La posición inicial tiene más de { $most } caracteres
    [remarks] Hay más de { $most } notas sobre la partida
   *[remark] Una nota sobre la partida tiene más de { $most } bytes
}.
open-too-many-pieces = Un bando tiene más de { $most } fichas.
open-over = En esta posición la partida ya ha terminado.
open-other-length = La posición es de un encuentro a { $points } puntos, y aquí no se juega eso.
open-match-over = Con { $light } a { $dark }, el encuentro a { $points } ya ha terminado.
open-no-crawford = Aquí no hay partida de Crawford.
open-crawford-score = El marcador de { $light } a { $dark } en un encuentro a { $points } no encaja con la partida de Crawford.
open-cube-turned = El cubo está en { $value }, pero en este juego no se usa.
export-other-game = Este formato es { $game ->
    [draughts] de las damas
    [chess] del ajedrez
   *[backgammon] del backgammon
}.
export-start = La partida empieza con un doble o un abandono por responder, y este formato no tiene sitio para eso.
