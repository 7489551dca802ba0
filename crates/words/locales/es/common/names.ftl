# Nombres de los bandos, de los juegos y de las fuentes, y el modo de citar un artículo.

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
set-for-losing = { $name }, jugadas a perder
set-for-breakthrough = { $name }, carrera a la dama
chess-set = { $start ->
    [usual] Ajedrez
   *[shuffled] Ajedrez 960
}
backgammon-frame = { $frame ->
    [xalingo] Backgammon Xalingo
    [aquamarine] Backgammon Aquamarine
   *[tournament] Backgammon de torneo
}

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
cite-article = { $source }, { $count ->
    [one] artículo
   *[other] artículos
} { $numbers }
cite-rule = { $source }, { $count ->
    [one] regla
   *[other] reglas
} { $numbers }
cite-heading = { $source }, «{ $heading }»
cite-heading-and-rule = { $source }, «{ $heading }» y { $count ->
    [one] regla
   *[other] reglas
} { $numbers }
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
cite-text = { $language ->
    [pt] texto en portugués
    [es] texto en español
   *[en] texto en inglés
}, { $place }
cite-bare-text = { $language ->
    [pt] texto en portugués
    [es] texto en español
   *[en] texto en inglés
}
cite-bare-rule = regla { $number }
cite-bare-heading = «{ $heading }»
cite-places = { $source }, { $places }
cite-reading = { $citation }, según se lee aquí
cite-silent = { $source }: nada impreso
cite-not-printed = { $source }: no impreso, en préstamo
cite-borrowed = { $citation }, en préstamo
