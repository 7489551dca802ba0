# Por que algo é recusado no gamão: um título, e a regra em uma oração sem ponto final.
# 25 é a barra, 0 é fora do tabuleiro.

backgammon-refusal-title = { $reason ->
    [no-checker-there] Não há peça ali
    [opponents-checker] A peça não é sua
    [wrong-direction] No outro sentido
    [bar-first] Entre primeiro
    [point-blocked] A casa está bloqueada
    [between-blocked] Não há onde parar no caminho
    [not-all-home] Nem todas estão na seção interna
    [higher-point-first] Primeiro a casa mais alta
    [number-not-rolled] Não com estes dados
    [number-used-up] Não sobra nenhum número
    [must-play] Não se pode passar a vez
    [must-play-both] Jogue os dois números
    [must-play-larger] Jogue o número maior
    [must-play-more] Jogue o número mais vezes
    [not-your-turn] Não é a sua vez
    [opening-first] Primeiro, um dado de cada lado
    [opening-is-over] O jogo já começou
    [roll-first] Lance primeiro
    [already-rolled] Jogue primeiro os dados
    [double-before-rolling] Dobra-se antes de lançar
    [no-cube] Este jogo é sem cubo
    [cube-not-yours] O cubo não é seu
    [crawford-game] O jogo de Crawford
    [cube-at-its-end] O cubo não sobe mais
    [nothing-to-answer] Nada a responder
    [answer-the-raise] A dobra espera resposta
    [answer-the-resignation] A oferta espera resposta
    [beavers-not-played] Aqui não há beavers
    [raccoons-not-played] Aqui não há raccoons
    [resignation-too-small] Ofereça mais
    [dice-not-by-hand] O lançamento vale
    [game-over] O jogo terminou
   *[contest-over] A partida terminou
}
bg-why-no-checker-there = Você não tem peça { $from ->
    [25] na barra
   *[other] na casa { $from }
}
bg-why-opponents-checker = As peças da casa { $point } são do adversário
bg-why-wrong-direction = As suas peças andam até a sua casa 1 e para fora; nenhuma vai { $from ->
    [25] da barra
   *[other] da casa { $from }
} { $to ->
    [0] para fora
   *[other] para a casa { $to }
}
bg-why-bar-first = { $count ->
    [one] A sua peça da barra tem de entrar antes que outra ande
   *[other] As suas { SPELL($count, gender: "f") } peças da barra têm de entrar antes que outra ande
}
bg-why-point-blocked = O adversário segura a casa { $point } com { SPELL($held, gender: "f") } peças; nenhuma das suas pode parar ali
bg-why-between-blocked = Uma peça não pode ir { $from ->
    [25] da barra
   *[other] da casa { $from }
} { $to ->
    [0] para fora
   *[other] para a casa { $to }
}, porque o adversário segura { $count ->
    [0] as casas do caminho
    [1] a casa { $points } no caminho
   *[other] as duas casas do caminho, { $points }
}
bg-why-not-all-home = Só se retiram peças quando todas estão na sua seção interna, e ainda há uma { $rearmost ->
    [25] na barra
   *[other] na casa { $rearmost }
}
bg-why-higher-point-first = Um { $die } é mais do que precisa uma peça { $from ->
    [25] da barra
   *[other] da casa { $from }
}; por isso tem de ser jogado de uma casa mais alta, aqui a { $higher }
bg-why-number-not-rolled = Com { $roll } nenhuma peça vai { $from ->
    [25] da barra
   *[other] da casa { $from }
} { $to ->
    [0] para fora
   *[other] para a casa { $to }
}
bg-why-number-used-up = Os números de { $roll } já foram usados nos outros movimentos; não sobra nenhum para ir { $from ->
    [25] da barra
   *[other] da casa { $from }
} { $to ->
    [0] para fora
   *[other] para a casa { $to }
}
bg-why-must-play = O que se pode jogar tem de ser jogado: é possível { $play }
bg-why-must-play-both = Os dois números de { $roll } podem ser jogados e por isso têm de ser: é possível { $play }
bg-why-must-play-larger = Só um dos dois números pode ser jogado, e tem de ser o maior, o { $die }: { $play }
bg-why-must-play-more = O { $die } pode ser jogado { SPELL($possible, gender: "f") } vezes e por isso tem de ser: é possível { $play }
bg-why-not-your-turn = É a vez das { $side ->
    [light] claras
   *[dark] escuras
}
bg-why-opening-first = O jogo começa com um dado de cada lado, e eles ainda não foram lançados
bg-why-opening-is-over = Os dados do início já foram lançados e o jogo começou
bg-why-roll-first = Primeiro é preciso lançar os dados
bg-why-already-rolled = Os dados estão na mesa e têm de ser jogados primeiro
bg-why-double-before-rolling = Dobra-se antes de lançar, e nesta vez já se lançou
bg-why-no-cube = Este jogo é jogado sem o cubo
bg-why-cube-not-yours = O cubo está com as { $owner ->
    [light] claras
   *[dark] escuras
}, e só o dono pode dobrar
bg-why-crawford-game = Este é o jogo de Crawford, em que ninguém dobra
bg-why-cube-at-its-end = O cubo mostra { $value }, e este programa não conta além
bg-why-nothing-to-answer = Não há oferta a que isto responda
bg-why-answer-the-raise = { $raise ->
    [double] A dobra
    [beaver] O beaver
   *[raccoon] O raccoon
} precisa primeiro de resposta
bg-why-answer-the-resignation = As { $by ->
    [light] claras
   *[dark] escuras
} oferecem perder { $win ->
    [single] um jogo simples
    [gammon] um gammon
   *[backgammon] um backgammon
}, e isso precisa primeiro de resposta
bg-why-beavers-not-played = Aqui não se combinaram beavers
bg-why-raccoons-not-played = Aqui não se combinaram raccoons
bg-why-resignation-too-small = { $refused ->
    [single] Um jogo simples
    [gammon] Um gammon
   *[backgammon] Um backgammon
} já foi recusado nesta vez; agora só se pode oferecer mais
bg-why-dice-not-by-hand = Aqui a mesa lança os dados, e os lançamentos valem; só dados lançados à mão podem ser anulados
bg-why-game-over = O jogo terminou e nada mais se joga
bg-why-contest-over = A partida terminou e nada mais se joga
bg-why-unreadable = “{ $text }” não se lê como jogada; escreva, por exemplo, { $example }

bg-tried-one = A sua jogada usa um deles.
bg-tried-times = A sua jogada { $played ->
    [0] não o usa.
    [1] o usa uma vez.
    [2] o usa duas vezes.
   *[other] o usa { SPELL($played, gender: "f") } vezes.
}
bg-unreadable-title = Não é uma jogada
