# Lo que está mal en un registro o en un archivo de partidas, y lo que halló la comprobación.

record-at-line = línea { $line }: { $what }
file-at-game = partida { $game }: { $what }
file-at-entry = partida { $game }, jugada { $ply } ({ $text }): { $what }

record-empty = El registro está vacío.
record-line-too-long = La línea tiene más de { $most } bytes.
record-too-long = El registro tiene más de { $most } bytes.
record-not-json = Esto no es JSON, a partir de la columna { $column }.
record-not-an-object = Una línea tiene que ser un objeto JSON.
record-no-seal = La línea no tiene un sello de 64 cifras hexadecimales.
record-seal = El sello no concuerda: esta línea fue cambiada, o alguna se quitó o se movió.
record-not-a-record = Esto no es un registro de Tabuleiro.
record-version = El registro es de la versión { $found }; aquí se leen las versiones de 1 a { $newest }.
record-member = En la línea falta algo, o algo no es lo que debería ser ({ $what }).
record-house-missing = Falta la tabla de las reglas de casa { $stated }.
record-house-other = Las reglas se llaman { $stated }, pero la tabla es de { $found }.
record-unknown-event = Nada se llama «{ $name }».
record-not-over = La línea termina la partida con { $stated }, pero la partida sigue.
record-over-unsaid = La partida terminó aquí con { $found }, pero la línea no lo dice.
record-over-otherwise = La línea termina la partida con { $stated }, pero terminó con { $found }.
record-against-the-rules = Las reglas no permiten esto.

file-no-rules = Nada dice con qué reglas se juega.
file-unknown-game = El tipo de juego no se conoce aquí.
file-breaks-off = La partida se corta tras las etiquetas: no sigue ni jugada ni resultado.
file-other-game = Las reglas pedidas son de otro juego.
file-variation = Esta variante del juego no se conoce aquí.
file-hidden = La jugada no está anotada, y la partida sigue.
file-cube-value = Aquí el cubo no se puede girar a este valor.
file-opens-with-double = Una partida no puede empezar con dados iguales.
file-setup-in-the-middle = Se monta una posición en medio de la partida.
file-score = El marcador no es la suma de las partidas anteriores.
file-crawford = Esta es la partida de Crawford donde el archivo dice que no lo es, o al revés.
file-unfinished = La partida se interrumpe, y le sigue otra.
file-result = La partida no terminó como dice el archivo.
file-points = El archivo da { $written } puntos, pero la partida valía { $actual }.
file-match-over = El encuentro ya estaba ganado.

record-in-order = Todo concuerda.
record-contents = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $events ->
    [one] { $events } suceso
   *[other] { $events } sucesos
}, { $moves } de ellos jugadas
record-score = Resultado: { $one } a { $two }, { $how ->
    [played] hasta el final
    [flag-fell] por tiempo
    [abandoned] el perdedor dejó la mesa
    [aborted] anulado antes de que los dos movieran
   *[stopped] terminado por los jugadores
}.
record-past-draw = La partida { $game } siguió tras la jugada { $ply } aunque según las reglas era tablas ({ $draw }); todas las jugadas y el resultado quedan como se escribieron.
file-past-draw = Según estas reglas, la partida es tablas aquí ({ $draw }); aun así siguió.
record-rules-changed = Las reglas han cambiado desde que empezó este registro: se juzgó con las de hoy.
record-last-seal = Último sello: { $seal }
file-games-written = { $games ->
    [one] { $games } partida escrita
   *[other] { $games } partidas escritas
} en { $file }
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
file-left-out = { $games ->
    [one] Se omite { $games } partida
   *[other] Se omiten { $games } partidas
}
file-replayed = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} según { $rules }, { $legal } sin falta, { $moves ->
    [one] { $moves } jugada hecha
   *[other] { $moves } jugadas hechas
}
file-at-move = partida { $game }, jugada { $ply }, { $text }: { $what }
