# Os pontos da tabela das damas: um nome, poucas palavras para cada valor, e o artigo por extenso.

draughts-chapter = { $chapter ->
    [board] O tabuleiro
    [moves] Os lances
    [captures] A captura
    [duty] O dever de capturar
    [crown] A coroação
    [end] O fim da partida
   *[writing] Como se anota a partida
}
draughts-point = { $point ->
    [board] Tabuleiro
    [placing] Posição inicial
    [first-mover] Quem começa
    [lines] Como anda a pedra
    [man-captures] Como a pedra captura
    [man-against-king] A pedra contra a dama
    [king-range] Como anda a dama
    [king-capture] Como a dama captura
    [compulsion] Capturar é obrigatório?
    [must-prefer] Qual captura
    [continuation] Até onde vai a captura
    [removal] Quando saem as peças tomadas
    [reversal] Voltar pela mesma linha
    [promotion] Quando a pedra vira dama
    [king-patience] Descanso da dama
    [goal] Quem ganha
    [draws] Empates
   *[notation] Notação
}

## Tabuleiro

board-half = O tabuleiro tem { $side }×{ $side } casas, claras e escuras alternadas. Joga-se só nas { $count } casas { $shade ->
    [dark] escuras
   *[light] claras
}. O tabuleiro fica de modo que cada jogador tenha um canto { $shade ->
    [dark] escuro
   *[light] claro
} à { $hand ->
    [left] esquerda
   *[right] direita
}.
board-half-short = { $side }×{ $side }, casas { $shade ->
    [dark] escuras
   *[light] claras
}, canto { $shade ->
    [dark] escuro
   *[light] claro
} à { $hand ->
    [left] esquerda
   *[right] direita
}
board-all = O tabuleiro tem { $side }×{ $side } casas e joga-se em todas as { $count }; a cor delas não conta.
board-all-short = { $side }×{ $side }, todas as casas
placing-first-rows = Cada lado tem { $men } pedras. Elas ocupam as casas de jogo { $rows ->
    [one] da fileira mais próxima
   *[other] das { SPELL($rows, gender: "f") } fileiras mais próximas
} do seu jogador.
placing-after-the-first = Cada lado tem { $men } pedras. A fileira mais próxima do jogador fica vazia; as pedras ocupam { $rows ->
    [one] a fileira seguinte
   *[other] as { SPELL($rows, gender: "f") } fileiras seguintes
}.
placing-first-rows-short = { $men } pedras { $rows ->
    [one] na primeira fileira
   *[other] nas primeiras { SPELL($rows, gender: "f") } fileiras
}
placing-after-the-first-short = { $men } pedras { $rows ->
    [one] em uma fileira
   *[other] em { SPELL($rows, gender: "f") } fileiras
}, a primeira fica vazia
first-mover = As { $side ->
    [white] brancas
   *[black] pretas
} começam. Depois os lados jogam alternadamente, um lance cada; ninguém pode passar a vez.
colours-agreed = Quem joga com qual cor é combinado.
first-mover-short = as { $side ->
    [white] brancas
   *[black] pretas
} começam

## Lances

man-moves = { $lines ->
    [straight] A pedra anda uma casa em linha reta, para a frente ou para o lado, até uma casa vazia. Nunca anda para trás.
   *[diagonal] A pedra anda uma casa na diagonal, para a frente, até uma casa vazia. Nunca anda para trás.
}
lines-short = { $lines ->
    [diagonal] pelas diagonais
    [diagonal-captures-also-straight] anda pelas diagonais, captura também em linha reta
   *[straight] por fileiras e colunas
}
king-moves = { $range ->
    [short] A dama anda uma casa { $lines ->
        [straight] em linha reta, em qualquer direção
       *[diagonal] em qualquer diagonal, para a frente ou para trás
    }, até uma casa vazia.
   *[flying] A dama anda quantas casas vazias quiser { $lines ->
        [straight] por uma fileira ou coluna
       *[diagonal] por uma diagonal, para a frente ou para trás
    }.
}
king-range-short = { $range ->
    [short] uma casa
   *[flying] qualquer distância
}
king-patience-limited = Enquanto o seu lado ainda tiver alguma pedra, a mesma dama pode fazer no máximo { SPELL($moves, gender: "m") } { $moves ->
    [one] lance seguido
   *[other] lances seguidos
} sem capturar. Depois, outra peça desse lado tem de jogar, ou a dama tem de capturar.
king-patience-unlimited = Uma mesma dama pode jogar quantas vezes seguidas o jogador quiser.
king-patience-limited-short = no máximo { $moves } { $moves ->
    [one] lance seguido
   *[other] lances seguidos
}
king-patience-unlimited-short = sem limite

## Captura

man-captures = A pedra captura uma peça adversária vizinha saltando sobre ela para a casa vazia logo atrás. { $ways ->
    [not-backward] { $lines ->
        [straight] Salta para a frente ou para o lado, nunca para trás.
        [diagonal-captures-also-straight] Salta para a frente, na diagonal ou em linha reta, ou para o lado, nunca para trás. Em uma fileira ou coluna, vizinha é a casa de jogo seguinte: a pedra salta sobre uma peça a duas casas de distância e para a quatro.
       *[diagonal] Salta na diagonal, só para a frente.
    }
   *[any-way] { $lines ->
        [straight] Salta em linha reta em qualquer direção, também para trás.
        [diagonal-captures-also-straight] Salta nas oito direções, na diagonal e em linha reta. Em uma fileira ou coluna, vizinha é a casa de jogo seguinte: a pedra salta sobre uma peça a duas casas de distância e para a quatro.
       *[diagonal] Salta na diagonal, para a frente e para trás.
    }
}
man-captures-short = { $ways ->
    [not-backward] nunca para trás
   *[any-way] em todas as direções
}
man-against-king = { $power ->
    [captures] A pedra pode tomar tanto pedras como damas.
   *[powerless] A pedra só pode tomar pedras, nunca uma dama.
}
man-against-king-short = { $power ->
    [captures] a pedra pode tomar a dama
   *[powerless] a pedra não toma dama
}
king-capture-adjacent = A dama captura uma peça adversária vizinha, em qualquer direção, e para na casa vazia logo atrás dela.
king-takes-all = Captura para a frente e para trás, tanto pedras como damas.
king-capture-anywhere = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Pode parar em qualquer casa vazia atrás dela, até a peça seguinte.
king-capture-right-behind = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Ela para nessa casa, logo atrás da peça.
king-capture-right-behind-a-last-king = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Pode parar em qualquer casa vazia atrás dela, até a peça seguinte. Mas, se a última peça tomada no lance for uma dama, tem de parar logo atrás dessa dama.
king-capture-short = { $capture ->
    [adjacent] a vizinha, parando logo atrás
    [anywhere] de longe, parando em qualquer casa atrás
    [right-behind] de longe, parando logo atrás
   *[right-behind-a-last-king] de longe, parando logo atrás de uma dama tomada por último
}
capture-names = A captura de uma só peça se chama simples, a de várias, múltipla.
several-are-one-move = A captura de várias peças por uma mesma peça é um só lance, salto após salto.
continuation-whole = Se da casa onde a peça para for possível outra captura, a captura continua, até o fim. Havendo várias casas onde parar, é preciso escolher uma de onde a captura possa continuar, se houver.
continuation-whole-close = Se da casa onde a peça para for possível outra captura, a captura continua, até o fim.
continuation-while-landing-offers = Se da casa onde a peça para for possível outra captura, a captura continua. Mas a casa onde parar é livre: a dama pode parar onde a sua captura termina, mesmo que outra casa permitisse continuar.
continuation-may-stop = Se da casa onde a peça para for possível outra captura, ela pode continuar, mas também pode parar depois de qualquer salto.
continuation-short = { $continuation ->
    [whole-sequence] até o fim
    [while-landing-offers] até o fim, com a casa de parada livre
   *[may-stop] pode parar depois de qualquer salto
}
bans = O que não se pode saltar
bans-own = Nunca se saltam as próprias peças.
bans-room = Não se pode saltar uma peça que tem outra logo atrás na mesma linha, nem uma peça na borda do tabuleiro.
bans-twice = Não se salta a mesma peça duas vezes em um lance. Pode-se passar mais de uma vez por uma casa vazia.
bans-at-once = Em um mesmo lance pode-se passar mais de uma vez por uma casa vazia.
removal-after = As peças tomadas ficam no tabuleiro até o fim da captura inteira; só então são retiradas. Até lá, continuam no caminho.
removal-at-once = Cada peça tomada sai do tabuleiro assim que é saltada, e a sua casa fica livre na hora.
removal-short = { $removal ->
    [after-the-move] depois do lance inteiro
   *[at-once] na hora, salto a salto
}
carrying-out = Como se faz a captura
carrying-out-shown = A captura se mostra salto a salto: a peça que captura toca cada casa em que para e fica na última. O movimento dela termina quando o jogador a solta, no fim ou no meio do caminho.
carrying-out-removed = Só então saem as peças tomadas, na ordem da captura ou na ordem inversa. Retirada a última, a captura está completa.
carrying-out-put-right = A captura que não foi mostrada com clareza e as peças retiradas fora de ordem se corrigem, se o adversário pedir.
reversal-forbidden = Em uma captura de várias peças, o salto seguinte pode seguir em frente ou virar para um lado, mas não voltar pela linha do salto anterior.
reversal-allowed = Em uma captura de várias peças, o salto seguinte pode ir em qualquer direção, também de volta.
reversal-short = { $reversal ->
    [allowed] permitido
   *[forbidden] proibido
}

## Dever e escolha

compulsion-forced = A captura é obrigatória: quem pode capturar tem de capturar. Não há sopro.
huff-duty = Quem pode capturar deve capturar. Mas só o sopro castiga quem não captura: um lance sem captura também é legal.
huff-right = Se um jogador podia capturar e fez um lance sem captura, o adversário pode, antes de jogar, retirar do tabuleiro uma das peças que podiam ter capturado: é o sopro. O adversário escolhe qual. Se a peça que podia capturar é a que andou, ela é retirada de onde está agora, coroada ou não.
huff-is-no-move = O sopro não é um lance: quem sopra joga em seguida normalmente. Quem joga sem soprar deixa passar o direito.
huff-after-capture = Depois de qualquer captura, mesmo interrompida, não há o que soprar.
huff-last-piece = Soprar a última peça do adversário ganha na hora.
compulsion-short = { $compulsion ->
    [forced] obrigatório
   *[huff] obrigatório, sob pena de sopro
}
choice-title = Livre escolha
choice-free = Entre várias capturas, o jogador faz a que quiser, também uma que tome menos peças.
choice-free-huff = Entre várias capturas, o jogador faz a que quiser.
choice-free-short = à escolha
choice-then-free = Se ainda assim as capturas forem iguais, o jogador escolhe.
preference-title = { $preference ->
    [most-pieces] O maior número de peças
    [with-king] Com uma dama
    [most-kings] O maior número de damas
    [kings-earliest] As damas primeiro
   *[most-value] O maior valor
}
prefer-most-pieces = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma que tome o maior número de peças. Pedra e dama contam igual.
prefer-with-king = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma feita por uma dama, e não por uma pedra.
prefer-most-kings = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma que tome o maior número de damas.
prefer-kings-earliest = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, compara-se peça por peça, na ordem da captura: na primeira diferença, é obrigatória a que ali toma uma dama.
prefer-most-value = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma que tome o maior valor. Uma dama vale mais que uma pedra e menos que duas; duas damas valem mais que três pedras e menos que quatro, e assim por diante.
preference-short = { $preference ->
    [most-pieces] mais peças
    [with-king] com dama
    [most-kings] mais damas
    [kings-earliest] damas primeiro
   *[most-value] maior valor
}

## Coroação

promotion-at-end = A pedra que termina o seu lance na fileira mais distante do seu jogador vira dama. A que só passa por essa fileira no meio de uma captura continua pedra.
promotion-reached = A pedra que chega à fileira mais distante do seu jogador vira dama; o seu lance termina ali.
several-kings = Pode haver várias damas no tabuleiro ao mesmo tempo.
promotion-stops = A pedra que chega à fileira mais distante do seu jogador vira dama e o seu lance termina ali, mesmo no meio de uma captura. Ela age como dama a partir do lance seguinte.
promotion-in-passing = A pedra que chega à fileira mais distante do seu jogador vira dama na hora. No meio de uma captura, continua capturando como dama, se puder.
promotion-short = { $promotion ->
    [at-end-of-move] quando o lance termina na última fileira
    [stops-the-move] na última fileira, onde o lance termina
   *[in-passing] na última fileira, seguindo como dama
}
crowning = A dama é marcada com uma segunda peça da sua cor, { $by ->
    [opponent] das já tomadas, que o adversário põe em cima dela. Se ainda nenhuma foi tomada, a pedra é dama do mesmo modo
    [another-man] outra pedra, posta em cima dela
   *[anyone] das já tomadas, posta em cima dela. Se ainda nenhuma foi tomada, a pedra é dama do mesmo modo
}.

## Fim

goal-normal = O lado que fica sem peças, ou que na sua vez não pode jogar, perde.
goal-losing = Joga-se para perder: o lado que fica sem peças, ou que na sua vez não pode jogar, ganha.
goal-breakthrough = Ganha quem fizer a primeira dama. O lado que fica sem peças, ou que na sua vez não pode jogar, perde.
goal-short = { $goal ->
    [normal] tomar ou bloquear tudo
    [losing] perder tudo
   *[breakthrough] fazer a primeira dama
}
draw-repetition = A partida empata quando a mesma posição, com o mesmo lado a jogar, tiver ocorrido { SPELL($times, gender: "f") } vezes.
draw-king-moves = A partida empata depois de { $moves } lances seguidos de cada lado só com damas: sem captura e sem lance de pedra.
draw-endgame = A partida empata quando um lado tem { $strong } e o outro { $weak }{ $refuge ->
    [long-diagonal] {" "}na grande diagonal
   *[anywhere] {""}
}, e cada lado fez a partir daí { $moves } { $moves ->
    [one] lance
   *[other] lances
}, seja qual for a peça jogada.
draw-endgames = Quando restam poucas peças, a partida empata depois de certo número de lances de cada lado, seja qual for a peça jogada:
draw-endgame-row = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}na grande diagonal
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] lance
   *[other] lances
} de cada lado
draw-standstill = A partida empata quando os dois lados têm dama, restam ao todo { $pieces }, e cada lado fez { $moves } lances sem captura e sem dama nova.
draw-agreement = Os jogadores podem combinar o empate a qualquer momento.
draw-agreement-only = Só o acordo dos jogadores termina a partida em empate.
draw-title = { $draw ->
    [repetition] A mesma posição de novo
    [king-moves] Damas sem avanço
    [endgame] Poucas peças
    [standstill] Nada tomado, nada coroado
   *[agreement] Por acordo
}
draw-repetition-short = mesma posição { $times } vezes
draw-king-moves-short = { $moves } lances de dama de cada lado
draw-endgame-short = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}na grande diagonal
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] lance
   *[other] lances
} de cada lado
draw-standstill-short = { $pieces } ao todo, { $moves } lances de cada lado sem captura nem dama nova
draws-none-short = só por acordo
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-men = { SPELL($men, gender: "f") } { $men ->
    [one] pedra
   *[other] pedras
}
force-kings-or-more = { SPELL($kings, gender: "f") } ou mais damas
force-up-to-kings = no máximo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-kings-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } damas
force-men-or-more = { SPELL($men, gender: "f") } ou mais pedras
force-up-to-men = no máximo { SPELL($men, gender: "f") } { $men ->
    [one] pedra
   *[other] pedras
}
force-men-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } pedras
force-any-men = qualquer número de pedras
force-pieces = { SPELL($pieces, gender: "f") } { $pieces ->
    [one] peça
   *[other] peças
}
force-pieces-or-more = { SPELL($pieces, gender: "f") } ou mais peças
force-pieces-or = { SPELL($least, gender: "f") } ou { SPELL($most, gender: "f") } peças
force-pieces-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } peças
force-with-a-king = { $pieces } (ao menos uma dama)

## Notação

notation-numbers = As casas de jogo são numeradas de 1 a { $count }, fileira por fileira, a partir do { $corner ->
    [top-left] canto mais distante à esquerda, visto pelas brancas
    [top-right] canto mais distante à direita, visto pelas brancas
    [bottom-left] canto mais próximo à esquerda, visto pelas brancas
   *[bottom-right] canto mais próximo à direita, visto pelas brancas
}. Também se entendem letras a partir de a, da esquerda das brancas, com o número da fileira contado do lado das brancas.
notation-letters = As casas são indicadas por uma letra, a partir de a, à esquerda das brancas, e pelo número da fileira, a partir de 1, do lado das brancas. Também se entendem os números de 1 a { $count }.
notation-moves = Um lance se escreve { $step }; uma captura indica cada casa onde a peça para: { $capture }.
notation-huff = O sopro se escreve antes do lance: { $huff }.
notation-short = { $writing ->
    [numbers] números
   *[letters] letras e números
}
