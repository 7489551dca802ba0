# O que só a página diz, e só com o resto da sua caixa: o formulário das regras da casa, por que um lance é o melhor.

form-group = { $group ->
    [board] Tabuleiro
    [moving] Andar
    [capturing] Capturar
   *[ending] Terminar
}
form-row = { $row ->
    [board-size] Tamanho do tabuleiro
    [board-squares] Casas em que se joga
    [board-corner] Canto em que se joga, visto de cada lado
    [repetition] Empate por repetição
   *[king-moves] Empate por lances só de damas
}
form-help = { $draw ->
    [repetition] Tantas vezes a mesma posição; com 0 a repetição não empata.
   *[king-moves] Sem captura e sem mover pedra; com 0 não há esse empate.
}
form-unit = { $draw ->
    [repetition] vezes
   *[king-moves] lances de cada lado
}
form-squares = { $squares ->
    [dark] escuras
    [light] claras
   *[all] todas
}
form-corner = { $corner ->
    [left] à esquerda
   *[right] à direita
}

why-only = É o único lance permitido.
why-wins = { $moves ->
    [one] Ganha de imediato.
   *[other] Ganha em { SPELL($moves, gender: "m") } lances, faça o adversário o que fizer.
}
why-holds-out = Todos os lances perdem; este é o que resiste mais.
why-others-lose = Qualquer outro lance perde.
why-loses = { $other } perde; este lance, não.
why-pieces = Depois das respostas esperadas ({ $line }), você fica com { $pieces ->
    [one] uma peça
   *[other] { SPELL($pieces, gender: "f") } peças
} a mais do que depois de { $other }.
why-king = Uma pedra sua é coroada ({ $line }); depois de { $other }, nenhuma.
why-no-king = Depois de { $other } o adversário coroaria uma pedra; aqui não.
why-squares = Não ganha mais peças do que { $other }, mas as suas ficam mais bem colocadas: vantagem de { $value } de pedra.
why-better = É melhor do que { $other } em { $value } de pedra.
why-level = { $other } vale o mesmo.

why-play = Esta jogada { $facts }. Por isso é melhor do que { $other } em { $value } pontos por jogo.
why-play-plain = Esta jogada é melhor do que { $other } em { $value } pontos por jogo.
why-hits = { $count ->
    [one] bate uma peça a mais
   *[other] bate { SPELL($count, gender: "f") } peças a mais
}
why-blots = { $count ->
    [one] deixa uma peça sozinha a menos
   *[other] deixa { SPELL($count, gender: "f") } peças sozinhas a menos
}
why-point = fecha a casa { $point }
why-off = { $count ->
    [one] retira uma peça a mais
   *[other] retira { SPELL($count, gender: "f") } peças a mais
}
why-escapes = { $count ->
    [one] tira uma peça a mais da seção interna do adversário
   *[other] tira { SPELL($count, gender: "f") } peças a mais da seção interna do adversário
}
why-wins-more = ganha { $percent } % mais jogos
why-gammons = ganha { $percent } % mais gammons
why-fewer-gammons = perde { $percent } % menos gammons
why-cube = { $choice ->
    [double] Dobrar vale { $better } pontos; lançar sem dobrar, { $worse }.
    [roll] Lançar sem dobrar vale { $better } pontos; dobrar, { $worse }.
    [take] Aceitar vale { $better } pontos; recusar, { $worse }.
   *[drop] Recusar vale { $better } pontos; aceitar, { $worse }.
}
