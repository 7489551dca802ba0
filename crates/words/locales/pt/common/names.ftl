# Nomes dos lados, dos jogos e das fontes, e o modo de citar um artigo.

draughts-set = { $set ->
    [xalingo] Damas Xalingo
    [xalingo-en] Checkers Xalingo (inglês)
    [garden] Damas de jardim
    [italian] Damas italianas
    [brazilian] Damas brasileiras
    [english] Damas inglesas (americanas)
    [russian] Damas russas
    [spanish] Damas espanholas
    [portuguese] Damas portuguesas
    [pool] Damas pool americanas
    [czech] Damas tchecas
    [international] Damas internacionais
    [frisian] Damas frísias
    [canadian] Damas canadenses
    [turkish] Damas turcas
   *[killer] Damas killer
}
set-for-losing = { $name }, jogadas para perder
set-for-breakthrough = { $name }, corrida à dama
chess-set = { $start ->
    [usual] Xadrez
   *[shuffled] Xadrez 960
}
backgammon-frame = { $frame ->
    [xalingo] Gamão Xalingo
    [aquamarine] Gamão Aquamarine
   *[tournament] Gamão de torneio
}

source = { $source ->
    [xalingo] Folheto da caixa Xalingo, Ref. 6028, texto em português e espanhol
    [xalingo-english] Folheto da caixa Xalingo, Ref. 6028, texto em inglês
    [garden-games] Folheto da Traditional Garden Games, em espanhol
    [italian-federation] Regulamento técnico da federação italiana de damas
    [fmjd] Regras oficiais das damas internacionais, FMJD, anexo 1
    [fmjd-sixty-four] Regras do jogo, seção da FMJD para as damas em 64 casas
    [brazilian-summary] Resumo das regras oficiais brasileiras
    [wcdf] Regras das damas inglesas, WCDF
    [russian-code] Código das damas russas
    [portuguese-federation] Regras das damas clássicas, federação portuguesa
    [czech-federation] Regras da federação tcheca de damas
    [frisian-foundation] Regras da fundação frísia de damas
    [apca] Regras de torneio da APCA
    [turkish-custom] Damas turcas como se jogam habitualmente
    [killer-draughts] Damas killer, de Christian Freeling
    [pdn] PDN 3.0, o padrão para anotar partidas
    [xalingo-box] Folheto da caixa Xalingo, Ref. 6028
    [aquamarine] Folheto da Aquamarine Games, SG1019
    [practice] Prática atual das partidas e do jogo a dinheiro
    [fide] Leis do Xadrez da FIDE, em vigor desde 2023
   *[house] Regras da casa
}
source-short = { $source ->
    [xalingo] Xalingo
    [xalingo-english] Xalingo, texto em inglês
    [garden-games] Garden Games
    [italian-federation] Federação italiana
    [fmjd] FMJD
    [fmjd-sixty-four] FMJD-64
    [brazilian-summary] Resumo brasileiro
    [wcdf] WCDF
    [russian-code] Código russo
    [portuguese-federation] Federação portuguesa
    [czech-federation] Federação tcheca
    [frisian-foundation] Fundação frísia
    [apca] APCA
    [turkish-custom] Uso turco
    [killer-draughts] Damas killer
    [pdn] PDN
    [xalingo-box] Xalingo
    [aquamarine] Aquamarine
    [practice] prática atual
    [fide] FIDE
   *[house] regra da casa
}
cite-article = { $source }, { $count ->
    [one] artigo
   *[other] artigos
} { $numbers }
cite-rule = { $source }, { $count ->
    [one] regra
   *[other] regras
} { $numbers }
cite-heading = { $source }, “{ $heading }”
cite-heading-and-rule = { $source }, “{ $heading }” e { $count ->
    [one] regra
   *[other] regras
} { $numbers }
cite-about = { $source }, { $topic ->
    [board] sobre o tabuleiro
    [start-position] sobre a posição inicial
    [moves] sobre os lances
    [king-moves] sobre os lances da dama
    [captures] sobre a captura
    [man-captures] sobre a captura com pedra
    [king-captures] sobre a captura com dama
    [capture-value] sobre o valor da captura
    [crown] sobre a coroação
    [result] sobre o resultado
   *[drawn-endings] sobre os finais empatados
}
cite-text = { $language ->
    [pt] texto em português
    [es] texto em espanhol
   *[en] texto em inglês
}, { $place }
cite-bare-text = { $language ->
    [pt] texto em português
    [es] texto em espanhol
   *[en] texto em inglês
}
cite-bare-rule = regra { $number }
cite-bare-heading = “{ $heading }”
cite-places = { $source }, { $places }
cite-reading = { $citation }, como se lê aqui
cite-silent = { $source }: nada impresso
cite-not-printed = { $source }: não impresso, por empréstimo
cite-borrowed = { $citation }, por empréstimo
