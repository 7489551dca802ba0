# Por que um lance de damas é recusado: um título, a regra em uma oração, e o que o lance tentado faz.

takes-pieces = toma { $count }

draughts-refusal-title = { $reason ->
    [game-over] A partida terminou
    [not-a-playing-square] Não é casa de jogo
    [no-piece-on-file] Não há peça ali
    [no-piece] Não há peça ali
    [not-yours] A peça não é sua
    [goes-nowhere] A peça não sai do lugar
    [ambiguous] Qual captura?
    [not-on-a-line] Não está na mesma linha
    [occupied] A casa está ocupada
    [man-moves-one-square] Uma casa de cada vez
    [man-moves-back] A pedra não anda para trás
    [king-is-short] Uma casa de cada vez
    [king-must-rest] Esta dama tem de esperar
    [nothing-to-take] Não há o que tomar ali
    [over-own-piece] Sua própria peça está no caminho
    [jumped-twice] Não duas vezes sobre a mesma peça
    [two-together] Não há lugar atrás da peça
    [man-captures-back] A pedra não captura para trás
    [man-captures-king] A pedra não toma dama
    [too-far-to-capture] Longe demais
    [lands-too-far] Logo atrás da peça
    [turns-back] Não de volta pela mesma linha
    [crown-stops] A coroação termina o lance
    [not-yet-crowned] Ainda não é dama
    [must-capture] É preciso capturar
    [not-finished] A captura continua
    [lands-where-it-ends] Pare onde a captura continua
    [lands-far-behind-a-king] Logo atrás da dama
    [must-take-the-most] Tome o maior número de peças
    [must-take-with-the-king] Capture com a dama
    [must-take-the-most-kings] Tome o maior número de damas
    [kings-earliest] As damas primeiro
    [must-take-the-most-value] Tome o maior valor
    [nothing-to-huff] Nada a soprar
    [cannot-huff] Esta peça não
    [no-huff-here] Estas regras não têm sopro
   *[unexplained] Não é um lance legal
}

why-game-over = A partida terminou e não há mais lances
why-not-a-playing-square = { $square } não é uma casa de jogo
why-no-piece-on-file = Nenhuma peça sua da coluna { $file } pode ir até lá
why-no-piece = Não há peça na casa { $square }
why-not-yours = A peça da casa { $square } é do adversário
why-goes-nowhere = O lance termina na casa { $square }, onde começou
why-ambiguous = Várias capturas servem; é preciso indicar o caminho inteiro: { $moves }
why-not-on-a-line = Nenhuma { $lines ->
    [diagonal] diagonal
    [diagonal-captures-also-straight] linha de casas de jogo
   *[straight] fileira ou coluna
} leva da casa { $from } à casa { $to }
why-occupied = Já há uma { $kind ->
    [man] pedra
   *[king] dama
} na casa { $square }
why-man-moves-one-square = A pedra da casa { $from } anda uma casa de cada vez
why-man-moves-back = A pedra da casa { $from } não anda para trás
why-king-is-short = A dama da casa { $from } anda uma casa de cada vez
why-king-must-rest = A dama da casa { $king } já fez { SPELL($limit, gender: "m") } { $limit ->
    [one] lance
   *[other] lances seguidos
}; antes, outra peça tem de jogar
why-nothing-to-take = Não há o que tomar entre as casas { $from } e { $to }
why-over-own-piece = Não se pode saltar a sua própria peça da casa { $square }
why-jumped-twice = A peça da casa { $square } já foi saltada neste lance e não pode ser saltada de novo
why-two-together = Não se pode saltar a peça da casa { $over }, porque há outra logo atrás, na casa { $behind }
why-man-captures-back = A pedra da casa { $from } não captura para trás e por isso não pode tomar a peça da casa { $over }
why-man-captures-king = Uma pedra não pode tomar a dama da casa { $square }
why-too-far-to-capture = A { $kind ->
    [man] pedra
   *[king] dama
} da casa { $from } só toma uma peça vizinha, e a da casa { $over } está longe demais
why-lands-too-far = Ao tomar a peça da casa { $over }, para-se logo atrás dela, na casa { $landing }
why-turns-back = Na casa { $square } a captura pode seguir em frente ou virar para um lado, mas não voltar pela mesma linha
why-crown-stops = Na casa { $square } a pedra vira dama e o lance termina; ela age como dama a partir do lance seguinte
why-not-yet-crowned = A pedra só vira dama na casa { $square } se o lance terminar ali; por isso não pode continuar como dama
why-must-capture = A captura é obrigatória: é possível { $play }
why-not-finished = A captura continua: a partir da casa { $square } é preciso tomar também a peça da casa { $next }
why-lands-where-it-ends = Ao tomar a peça da casa { $over }, a dama tem de parar onde a captura continua, como na casa { $landing }
why-lands-far-behind-a-king = A captura que termina com a dama da casa { $over } termina logo atrás dela, na casa { $landing }
why-takes-too-few = É preciso tomar { SPELL($most, gender: "f") } peças: é possível { $play }
why-not-with-the-king = Entre capturas iguais, a de uma dama vem antes da de uma pedra: é possível { $play }
why-takes-too-few-kings = Entre capturas iguais, vem primeiro a que toma mais damas: { $play } toma { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] damas
}
why-kings-too-late = Entre capturas iguais, deve-se escolher a que toma antes uma dama: em { $play } a dama já é a peça número { $place }
why-takes-too-little = É preciso tomar o maior valor, aqui { $most }: é possível { $play }
why-nothing-to-huff = A peça da casa { $square } não pode ser soprada: o último lance do adversário não deixou passar nenhuma captura
why-cannot-huff = A peça da casa { $square } não podia ter capturado e por isso não pode ser soprada; só { $huffable }
why-no-huff-here = A peça da casa { $square } não pode ser soprada: estas regras não têm sopro
why-unexplained = O lance não está entre os legais

tried-captures-nothing = O seu lance não captura nada.
tried-takes = O seu lance toma { SPELL($taken, gender: "f") }.
tried-with-a-man = O seu lance captura com uma pedra.
tried-takes-kings = O seu lance { $taken ->
    [0] não toma nenhuma.
   *[other] toma { SPELL($taken, gender: "f") }.
}
tried-takes-a-man-there = O seu lance toma ali uma pedra.
tried-takes-haul = O seu lance toma { $taken }.
unreadable-move-title = Não é um lance
why-unreadable-move = “{ $text }” não se lê como lance; escreva, por exemplo, { $example }
