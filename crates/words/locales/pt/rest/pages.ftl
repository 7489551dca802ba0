# O que uma página de regras diz em volta dos artigos, e as legendas dos exemplos.

page-setup = O tabuleiro no início
page-example = Exemplo
page-readings = O que aqui se decide onde o texto cala ou não é claro
page-reading-of = { $count ->
    [one] Artigo { $articles }
   *[other] Artigos { $articles }
}
page-neighbours = Em que difere dos jogos vizinhos
page-here = aqui
page-there = lá
page-difference = { $label }: aqui { $here }; lá { $there }.
page-colophon = Esta página foi feita pelo Tabuleiro a partir da tabela de regras com que o programa joga. Cada exemplo foi jogado pelo programa quando a página foi feita.
page-as-at-the-start = (O tabuleiro como no início.)
page-borne-off = Retiradas: ○ { $light }, ● { $dark }
page-contents = Artigos
page-reading-mark = T{ $number }

lead-draughts = Um jogo para dois. Cada lado tem { $men } pedras em um tabuleiro de { $side }×{ $side } casas. { $goal }
lead-house = Regras da casa, a partir de: { $name }.
lead-backgammon = Um jogo para dois, com { $checkers } peças cada, dois dados por lado e um cubo de dobra. Leve todas as suas peças à seção interna e retire-as do tabuleiro antes do adversário.
pieces-legend = ○ pedra branca, ◎ dama branca, ● pedra preta, ◉ dama preta

example-moves = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}. { $count ->
    [one] Só { $moves } é legal.
   *[other] Legais: { $moves }.
}
example-captures = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}. { $count ->
    [one] Só uma captura é legal: { $moves }.
   *[other] Capturas legais: { $moves }.
}
example-refused = Não é legal: { $play }.
example-nothing = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}, e nenhum lance é legal. { $outcome }
example-crowned = Depois de { $play }, a peça da casa { $square } é dama.
example-stays-man = Depois de { $play }, a peça da casa { $square } continua pedra.
example-after = Depois de { $play }.
example-huff-missed = As { $side ->
    [white] brancas
   *[black] pretas
} podiam capturar com { $could } e em vez disso jogam { $play }.
example-huff-offered = Agora as { $side ->
    [white] brancas
   *[black] pretas
} podem soprar { $huffable } antes de jogar.
example-huff-done = As { $side ->
    [white] brancas
   *[black] pretas
} sopraram { $square } e agora fazem um lance normalmente.
example-numbers = Os números das casas.
example-letters = Os nomes das casas.
example-king-rested = A dama da casa { $king } acaba de fazer { SPELL($moves, gender: "m") } { $moves ->
    [one] lance
   *[other] lances seguidos
}.

example-refused-play = Não é legal: { $play }.
bg-example-opening-tie = Os dois lançam { $number }: lançam de novo.
bg-example-opening = As claras lançam { $light }, as escuras { $dark }: as { $side ->
    [light] claras
   *[dark] escuras
} começam e jogam { $roll }.
bg-example-roll = As claras lançam { $roll }.
bg-example-legal = Legais, entre outras: { $plays }.
bg-example-legal-all = { $count ->
    [one] Só { $plays } é legal.
   *[other] Legais: { $plays }.
}
bg-example-none = Nada se pode jogar: perde-se a vez.
bg-example-cube = As { $side ->
    [light] claras
   *[dark] escuras
} dobram e as { $other ->
    [light] claras
   *[dark] escuras
} aceitam: o cubo mostra { $value } e é das { $other ->
    [light] claras
   *[dark] escuras
}.
bg-example-cube-refused = As { $side ->
    [light] claras
   *[dark] escuras
} não podem dobrar de novo.
bg-example-dropped = Se as { $side ->
    [light] claras
   *[dark] escuras
} recusassem a dobra para { $value }, perderiam { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
bg-example-finished = As claras retiraram a última peça. Com o cubo em { $cube }, a vitória vale { $points } { $points ->
    [one] ponto
   *[other] pontos
}: { $win ->
    [single] um jogo simples, porque as escuras já retiraram uma peça.
    [gammon] um gammon, porque as escuras não retiraram nenhuma.
   *[backgammon] um backgammon, porque as escuras não retiraram nenhuma e têm uma peça na barra ou na seção interna das claras.
}
