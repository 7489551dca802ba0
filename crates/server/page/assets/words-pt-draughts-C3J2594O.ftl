bans = O que não se pode saltar
bans-at-once = Em um mesmo lance pode-se passar mais de uma vez por uma casa vazia.
bans-own = Nunca se saltam as próprias peças.
bans-room = Não se pode saltar uma peça que tem outra logo atrás na mesma linha, nem uma peça na borda do tabuleiro.
bans-twice = Não se salta a mesma peça duas vezes em um lance. Pode-se passar mais de uma vez por uma casa vazia.
board-all = O tabuleiro tem { $side }×{ $side } casas e joga-se em todas as { $count }; a cor delas não conta.
board-all-short = { $side }×{ $side }, todas as casas
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
capture-names = A captura de uma só peça se chama simples, a de várias, múltipla.
carrying-out = Como se faz a captura
carrying-out-put-right = A captura que não foi mostrada com clareza e as peças retiradas fora de ordem se corrigem, se o adversário pedir.
carrying-out-removed = Só então saem as peças tomadas, na ordem da captura ou na ordem inversa. Retirada a última, a captura está completa.
carrying-out-shown = A captura se mostra salto a salto: a peça que captura toca cada casa em que para e fica na última. O movimento dela termina quando o jogador a solta, no fim ou no meio do caminho.
choice-free = Entre várias capturas, o jogador faz a que quiser, também uma que tome menos peças.
choice-free-huff = Entre várias capturas, o jogador faz a que quiser.
choice-free-short = à escolha
choice-then-free = Se ainda assim as capturas forem iguais, o jogador escolhe.
choice-title = Livre escolha
colours-agreed = Quem joga com qual cor é combinado.
compulsion-forced = A captura é obrigatória: quem pode capturar tem de capturar. Não há sopro.
compulsion-short = { $compulsion ->
    [forced] obrigatório
   *[huff] obrigatório, sob pena de sopro
}
continuation-may-stop = Se da casa onde a peça para for possível outra captura, ela pode continuar, mas também pode parar depois de qualquer salto.
continuation-short = { $continuation ->
    [whole-sequence] até o fim
    [while-landing-offers] até o fim, com a casa de parada livre
   *[may-stop] pode parar depois de qualquer salto
}
continuation-while-landing-offers = Se da casa onde a peça para for possível outra captura, a captura continua. Mas a casa onde parar é livre: a dama pode parar onde a sua captura termina, mesmo que outra casa permitisse continuar.
continuation-whole = Se da casa onde a peça para for possível outra captura, a captura continua, até o fim. Havendo várias casas onde parar, é preciso escolher uma de onde a captura possa continuar, se houver.
continuation-whole-close = Se da casa onde a peça para for possível outra captura, a captura continua, até o fim.
contradiction-board = Só no tabuleiro 8×8 se pode jogar em todas as casas.
contradiction-draw-at-once = Um empate tem de contar ao menos um lance, e uma repetição, duas posições.
contradiction-huff-precedence = O sopro não obriga a uma captura determinada; por isso nenhuma pode ter precedência.
contradiction-kings-earliest-not-last = “{ $preference }” só desempata; por isso vem por último na ordem.
contradiction-lines = As linhas retas pedem um tabuleiro em que se joga em todas as casas; as diagonais, um em que se joga em casas alternadas.
contradiction-no-patience = A dama tem de poder fazer ao menos um lance.
contradiction-placing = As pedras têm de ocupar ao menos uma fileira e deixar ao menos uma fileira livre no meio.
contradiction-preference-twice = “{ $preference }” aparece duas vezes na ordem.
contradiction-short-king = A dama que anda uma casa não pode capturar de longe.
contradiction-stopping-precedence = Se a captura pode parar depois de qualquer salto, nenhuma pode ser obrigada a tomar mais.
crowning = A dama é marcada com uma segunda peça da sua cor, { $by ->
    [opponent] das já tomadas, que o adversário põe em cima dela. Se ainda nenhuma foi tomada, a pedra é dama do mesmo modo
    [another-man] outra pedra, posta em cima dela
   *[anyone] das já tomadas, posta em cima dela. Se ainda nenhuma foi tomada, a pedra é dama do mesmo modo
}.
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
draughts-reading = { $reading ->
    [king-captures-from-afar] O texto diz até onde a dama anda e deixa em aberto se isso vale para a captura. Lê-se que vale: a dama também captura de longe.
    [moves-by-each-side] O texto conta lances seguidos sem dizer de quem. Contam-se os de cada lado.
    [square-numbers] O texto não numera as casas. Aqui elas são numeradas por fileiras a partir do lado das pretas, de modo que as pedras brancas ficam nos números mais altos.
    [thirty-two-squares] O texto em inglês dá ao tabuleiro 34 casas claras. São 32: erro de impressão.
    [no-huff-in-translation] Os textos em português e em espanhol dizem que não há sopro. O inglês perdeu essa frase na tradução; aqui também não há.
    [landing-is-free] O texto em inglês deixa ao jogador a escolha da captura. Lê-se assim: a escolha é livre, também entre as casas onde parar; mas, se a casa onde a peça para oferece outra captura, o lance continua.
    [light-corner-at-the-right] O folheto joga nas casas claras e não diz como fica o tabuleiro. No tabuleiro posto do modo usual, com um canto claro à direita, a grande diagonal clara começa à direita de cada jogador.
    [men-capture-kings] Nada no texto impede a pedra de tomar uma dama; portanto, pode.
    [kings-land-like-men] Para a captura, o texto remete a dama à regra das pedras. Lê-se assim: a dama captura de qualquer distância e para logo atrás da peça, como a pedra.
    [capture-may-stop] O texto diz que a captura pode continuar e deixa livre o que e quanto tomar. Por isso ela pode parar depois de qualquer salto.
    [removal-after-the-move] O texto não diz quando saem as peças tomadas. Saem depois do lance: senão, a proibição de saltar duas vezes a mesma peça não serviria para nada.
    [the-huff] O texto só diz que o adversário pode retirar a peça. Aqui se escolheu: qualquer peça que podia capturar pode ser soprada, também a dama; o sopro não é lance; o direito caduca com o lance seguinte.
    [repetition-added] Nenhum empate está impresso. O empate por repetição foi acrescentado para que a partida possa terminar; as regras da casa podem dispensá-lo.
    [outside-the-excerpt] Os artigos 5 e 6 são a parte que vem na caixa. Este ponto vem do resto do regulamento da federação.
    [secondary-source] O número de lances vem de uma fonte secundária, não do texto da federação.
    [claimed-there-automatic-here] No texto o jogador tem de reclamar este empate; aqui ele vem por si.
    [as-in-the-international-game] O texto não tem este empate. Ele vem das damas internacionais.
    [as-in-the-sixty-four-games] O texto não tem este empate. Ele vem das regras da FMJD para os jogos de 64 casas.
    [repetition-is-no-progress] O texto dá empate quando nenhum lado pode ganhar. Isso se lê como a mesma posição pela terceira vez.
    [two-moves-to-win] O texto dá empate imediato com uma dama contra uma, a não ser que se possa ganhar à força. Restam dois lances de cada lado para isso.
    [spanish-times-are-squares] O texto em espanhol deixa a dama andar “cuantas veces quiera” onde o português diz casas. O português decide.
    [the-end-decides] O “Objetivo” do folheto fala em levar o maior número de peões ao outro lado e tomar o maior número possível; a “Finalización de la partida” dá a vitória a quem toma ou bloqueia tudo. Vale a segunda.
    [own-pieces-borrowed] Que as próprias peças nunca se saltam não está impresso; vem por empréstimo do resto da família.
    [passing-borrowed] Que ninguém pode passar a vez não está impresso; vem por empréstimo do resto da família.
    [crossing-borrowed] Que se pode passar mais de uma vez por uma casa vazia não está impresso; vem por empréstimo do resto da família.
    [crowning-borrowed] Como se marca a dama não consta do trecho disponível; vem por empréstimo do resto da família.
   *[one-piece-each] Uma peça contra uma é empate, a não ser que uma delas seja tomada na hora.
}
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
draw-agreement = Os jogadores podem combinar o empate a qualquer momento.
draw-agreement-only = Só o acordo dos jogadores termina a partida em empate.
draw-endgame = A partida empata quando um lado tem { $strong } e o outro { $weak }{ $refuge ->
    [long-diagonal] {" "}na grande diagonal
   *[anywhere] {""}
}, e cada lado fez a partir daí { $moves } { $moves ->
    [one] lance
   *[other] lances
}, seja qual for a peça jogada.
draw-endgame-row = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}na grande diagonal
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] lance
   *[other] lances
} de cada lado
draw-endgame-short = { $strong } contra { $weak }{ $refuge ->
    [long-diagonal] {" "}na grande diagonal
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] lance
   *[other] lances
} de cada lado
draw-endgames = Quando restam poucas peças, a partida empata depois de certo número de lances de cada lado, seja qual for a peça jogada:
draw-king-moves = A partida empata depois de { $moves } lances seguidos de cada lado só com damas: sem captura e sem lance de pedra.
draw-king-moves-short = { $moves } lances de dama de cada lado
draw-repetition = A partida empata quando a mesma posição, com o mesmo lado a jogar, tiver ocorrido { SPELL($times, gender: "f") } vezes.
draw-repetition-short = mesma posição { $times } vezes
draw-standstill = A partida empata quando os dois lados têm dama, restam ao todo { $pieces }, e cada lado fez { $moves } lances sem captura e sem dama nova.
draw-standstill-short = { $pieces } ao todo, { $moves } lances de cada lado sem captura nem dama nova
draw-title = { $draw ->
    [repetition] A mesma posição de novo
    [king-moves] Damas sem avanço
    [endgame] Poucas peças
    [standstill] Nada tomado, nada coroado
   *[agreement] Por acordo
}
draws-none-short = só por acordo
first-mover = As { $side ->
    [white] brancas
   *[black] pretas
} começam. Depois os lados jogam alternadamente, um lance cada; ninguém pode passar a vez.
first-mover-short = as { $side ->
    [white] brancas
   *[black] pretas
} começam
flaw-crown-on-nothing = Há uma coroa na casa { $square }, mas nenhuma peça.
flaw-no-such-king-run = A contagem de lances de dama não combina com a dama da casa { $square }.
flaw-nothing-to-huff = Não há peça a soprar na casa { $square }.
flaw-off-the-board = Há uma peça fora do tabuleiro.
flaw-two-on-one-square = Há duas peças na casa { $square }.
flaw-uncrowned-man = A pedra da casa { $square } está onde teria virado dama.
force-any-men = qualquer número de pedras
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-kings-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } damas
force-kings-or-more = { SPELL($kings, gender: "f") } ou mais damas
force-men = { SPELL($men, gender: "f") } { $men ->
    [one] pedra
   *[other] pedras
}
force-men-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } pedras
force-men-or-more = { SPELL($men, gender: "f") } ou mais pedras
force-pieces = { SPELL($pieces, gender: "f") } { $pieces ->
    [one] peça
   *[other] peças
}
force-pieces-between = de { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } peças
force-pieces-or = { SPELL($least, gender: "f") } ou { SPELL($most, gender: "f") } peças
force-pieces-or-more = { SPELL($pieces, gender: "f") } ou mais peças
force-up-to-kings = no máximo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] damas
}
force-up-to-men = no máximo { SPELL($men, gender: "f") } { $men ->
    [one] pedra
   *[other] pedras
}
force-with-a-king = { $pieces } (ao menos uma dama)
goal-breakthrough = Ganha quem fizer a primeira dama. O lado que fica sem peças, ou que na sua vez não pode jogar, perde.
goal-losing = Joga-se para perder: o lado que fica sem peças, ou que na sua vez não pode jogar, ganha.
goal-normal = O lado que fica sem peças, ou que na sua vez não pode jogar, perde.
goal-short = { $goal ->
    [normal] tomar ou bloquear tudo
    [losing] perder tudo
   *[breakthrough] fazer a primeira dama
}
huff-after-capture = Depois de qualquer captura, mesmo interrompida, não há o que soprar.
huff-duty = Quem pode capturar deve capturar. Mas só o sopro castiga quem não captura: um lance sem captura também é legal.
huff-is-no-move = O sopro não é um lance: quem sopra joga em seguida normalmente. Quem joga sem soprar deixa passar o direito.
huff-last-piece = Soprar a última peça do adversário ganha na hora.
huff-right = Se um jogador podia capturar e fez um lance sem captura, o adversário pode, antes de jogar, retirar do tabuleiro uma das peças que podiam ter capturado: é o sopro. O adversário escolhe qual. Se a peça que podia capturar é a que andou, ela é retirada de onde está agora, coroada ou não.
king-capture-adjacent = A dama captura uma peça adversária vizinha, em qualquer direção, e para na casa vazia logo atrás dela.
king-capture-anywhere = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Pode parar em qualquer casa vazia atrás dela, até a peça seguinte.
king-capture-right-behind = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Ela para nessa casa, logo atrás da peça.
king-capture-right-behind-a-last-king = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Pode parar em qualquer casa vazia atrás dela, até a peça seguinte. Mas, se a última peça tomada no lance for uma dama, tem de parar logo atrás dessa dama.
king-capture-short = { $capture ->
    [adjacent] a vizinha, parando logo atrás
    [anywhere] de longe, parando em qualquer casa atrás
    [right-behind] de longe, parando logo atrás
   *[right-behind-a-last-king] de longe, parando logo atrás de uma dama tomada por último
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
king-patience-limited = Enquanto o seu lado ainda tiver alguma pedra, a mesma dama pode fazer no máximo { SPELL($moves, gender: "m") } { $moves ->
    [one] lance seguido
   *[other] lances seguidos
} sem capturar. Depois, outra peça desse lado tem de jogar, ou a dama tem de capturar.
king-patience-limited-short = no máximo { $moves } { $moves ->
    [one] lance seguido
   *[other] lances seguidos
}
king-patience-unlimited = Uma mesma dama pode jogar quantas vezes seguidas o jogador quiser.
king-patience-unlimited-short = sem limite
king-range-short = { $range ->
    [short] uma casa
   *[flying] qualquer distância
}
king-takes-all = Captura para a frente e para trás, tanto pedras como damas.
lines-short = { $lines ->
    [diagonal] pelas diagonais
    [diagonal-captures-also-straight] anda pelas diagonais, captura também em linha reta
   *[straight] por fileiras e colunas
}
man-against-king = { $power ->
    [captures] A pedra pode tomar tanto pedras como damas.
   *[powerless] A pedra só pode tomar pedras, nunca uma dama.
}
man-against-king-short = { $power ->
    [captures] a pedra pode tomar a dama
   *[powerless] a pedra não toma dama
}
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
man-moves = { $lines ->
    [straight] A pedra anda uma casa em linha reta, para a frente ou para o lado, até uma casa vazia. Nunca anda para trás.
   *[diagonal] A pedra anda uma casa na diagonal, para a frente, até uma casa vazia. Nunca anda para trás.
}
notation-huff = O sopro se escreve antes do lance: { $huff }.
notation-letters = As casas são indicadas por uma letra, a partir de a, à esquerda das brancas, e pelo número da fileira, a partir de 1, do lado das brancas. Também se entendem os números de 1 a { $count }.
notation-moves = Um lance se escreve { $step }; uma captura indica cada casa onde a peça para: { $capture }.
notation-numbers = As casas de jogo são numeradas de 1 a { $count }, fileira por fileira, a partir do { $corner ->
    [top-left] canto mais distante à esquerda, visto pelas brancas
    [top-right] canto mais distante à direita, visto pelas brancas
    [bottom-left] canto mais próximo à esquerda, visto pelas brancas
   *[bottom-right] canto mais próximo à direita, visto pelas brancas
}. Também se entendem letras a partir de a, da esquerda das brancas, com o número da fileira contado do lado das brancas.
notation-short = { $writing ->
    [numbers] números
   *[letters] letras e números
}
outcome-broke-through = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham com a primeira dama.
outcome-draw-king-moves = Empate: { $moves } lances de cada lado só com damas, sem captura.
outcome-draw-repetition = Empate: a mesma posição ocorreu { SPELL($times, gender: "f") } vezes.
outcome-draw-small-force = Empate: restam poucas peças, e cada lado fez mais { $moves } { $moves ->
    [one] lance
   *[other] lances
}.
outcome-draw-standstill = Empate: { $moves } lances de cada lado sem captura e sem dama nova.
outcome-no-move = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: as { $stuck ->
    [white] brancas
   *[black] pretas
} não podem jogar.
outcome-no-piece = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: as { $bare ->
    [white] brancas
   *[black] pretas
} ficaram sem peças.
placing-after-the-first = Cada lado tem { $men } pedras. A fileira mais próxima do jogador fica vazia; as pedras ocupam { $rows ->
    [one] a fileira seguinte
   *[other] as { SPELL($rows, gender: "f") } fileiras seguintes
}.
placing-after-the-first-short = { $men } pedras { $rows ->
    [one] em uma fileira
   *[other] em { SPELL($rows, gender: "f") } fileiras
}, a primeira fica vazia
placing-first-rows = Cada lado tem { $men } pedras. Elas ocupam as casas de jogo { $rows ->
    [one] da fileira mais próxima
   *[other] das { SPELL($rows, gender: "f") } fileiras mais próximas
} do seu jogador.
placing-first-rows-short = { $men } pedras { $rows ->
    [one] na primeira fileira
   *[other] nas primeiras { SPELL($rows, gender: "f") } fileiras
}
prefer-kings-earliest = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, compara-se peça por peça, na ordem da captura: na primeira diferença, é obrigatória a que ali toma uma dama.
prefer-most-kings = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma que tome o maior número de damas.
prefer-most-pieces = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma que tome o maior número de peças. Pedra e dama contam igual.
prefer-most-value = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma que tome o maior valor. Uma dama vale mais que uma pedra e menos que duas; duas damas valem mais que três pedras e menos que quatro, e assim por diante.
prefer-with-king = { $rank ->
    [1] Entre várias capturas
   *[other] Entre capturas ainda iguais
}, é obrigatória uma feita por uma dama, e não por uma pedra.
preference-short = { $preference ->
    [most-pieces] mais peças
    [with-king] com dama
    [most-kings] mais damas
    [kings-earliest] damas primeiro
   *[most-value] maior valor
}
preference-title = { $preference ->
    [most-pieces] O maior número de peças
    [with-king] Com uma dama
    [most-kings] O maior número de damas
    [kings-earliest] As damas primeiro
   *[most-value] O maior valor
}
promotion-at-end = A pedra que termina o seu lance na fileira mais distante do seu jogador vira dama. A que só passa por essa fileira no meio de uma captura continua pedra.
promotion-in-passing = A pedra que chega à fileira mais distante do seu jogador vira dama na hora. No meio de uma captura, continua capturando como dama, se puder.
promotion-reached = A pedra que chega à fileira mais distante do seu jogador vira dama; o seu lance termina ali.
promotion-short = { $promotion ->
    [at-end-of-move] quando o lance termina na última fileira
    [stops-the-move] na última fileira, onde o lance termina
   *[in-passing] na última fileira, seguindo como dama
}
promotion-stops = A pedra que chega à fileira mais distante do seu jogador vira dama e o seu lance termina ali, mesmo no meio de uma captura. Ela age como dama a partir do lance seguinte.
removal-after = As peças tomadas ficam no tabuleiro até o fim da captura inteira; só então são retiradas. Até lá, continuam no caminho.
removal-at-once = Cada peça tomada sai do tabuleiro assim que é saltada, e a sua casa fica livre na hora.
removal-short = { $removal ->
    [after-the-move] depois do lance inteiro
   *[at-once] na hora, salto a salto
}
reversal-allowed = Em uma captura de várias peças, o salto seguinte pode ir em qualquer direção, também de volta.
reversal-forbidden = Em uma captura de várias peças, o salto seguinte pode seguir em frente ou virar para um lado, mas não voltar pela linha do salto anterior.
reversal-short = { $reversal ->
    [allowed] permitido
   *[forbidden] proibido
}
several-are-one-move = A captura de várias peças por uma mesma peça é um só lance, salto após salto.
several-kings = Pode haver várias damas no tabuleiro ao mesmo tempo.
takes-pieces = toma { $count }
tried-captures-nothing = O seu lance não captura nada.
tried-takes = O seu lance toma { SPELL($taken, gender: "f") }.
tried-takes-a-man-there = O seu lance toma ali uma pedra.
tried-takes-haul = O seu lance toma { $taken }.
tried-takes-kings = O seu lance { $taken ->
    [0] não toma nenhuma.
   *[other] toma { SPELL($taken, gender: "f") }.
}
tried-with-a-man = O seu lance captura com uma pedra.
unreadable-move-title = Não é um lance
why-ambiguous = Várias capturas servem; é preciso indicar o caminho inteiro: { $moves }
why-cannot-huff = A peça da casa { $square } não podia ter capturado e por isso não pode ser soprada; só { $huffable }
why-crown-stops = Na casa { $square } a pedra vira dama e o lance termina; ela age como dama a partir do lance seguinte
why-game-over = A partida terminou e não há mais lances
why-goes-nowhere = O lance termina na casa { $square }, onde começou
why-jumped-twice = A peça da casa { $square } já foi saltada neste lance e não pode ser saltada de novo
why-king-is-short = A dama da casa { $from } anda uma casa de cada vez
why-king-must-rest = A dama da casa { $king } já fez { SPELL($limit, gender: "m") } { $limit ->
    [one] lance
   *[other] lances seguidos
}; antes, outra peça tem de jogar
why-kings-too-late = Entre capturas iguais, deve-se escolher a que toma antes uma dama: em { $play } a dama já é a peça número { $place }
why-lands-far-behind-a-king = A captura que termina com a dama da casa { $over } termina logo atrás dela, na casa { $landing }
why-lands-too-far = Ao tomar a peça da casa { $over }, para-se logo atrás dela, na casa { $landing }
why-lands-where-it-ends = Ao tomar a peça da casa { $over }, a dama tem de parar onde a captura continua, como na casa { $landing }
why-man-captures-back = A pedra da casa { $from } não captura para trás e por isso não pode tomar a peça da casa { $over }
why-man-captures-king = Uma pedra não pode tomar a dama da casa { $square }
why-man-moves-back = A pedra da casa { $from } não anda para trás
why-man-moves-one-square = A pedra da casa { $from } anda uma casa de cada vez
why-must-capture = A captura é obrigatória: é possível { $play }
why-no-huff-here = A peça da casa { $square } não pode ser soprada: estas regras não têm sopro
why-no-piece = Não há peça na casa { $square }
why-no-piece-on-file = Nenhuma peça sua da coluna { $file } pode ir até lá
why-not-a-playing-square = { $square } não é uma casa de jogo
why-not-finished = A captura continua: a partir da casa { $square } é preciso tomar também a peça da casa { $next }
why-not-on-a-line = Nenhuma { $lines ->
    [diagonal] diagonal
    [diagonal-captures-also-straight] linha de casas de jogo
   *[straight] fileira ou coluna
} leva da casa { $from } à casa { $to }
why-not-with-the-king = Entre capturas iguais, a de uma dama vem antes da de uma pedra: é possível { $play }
why-not-yet-crowned = A pedra só vira dama na casa { $square } se o lance terminar ali; por isso não pode continuar como dama
why-not-yours = A peça da casa { $square } é do adversário
why-nothing-to-huff = A peça da casa { $square } não pode ser soprada: o último lance do adversário não deixou passar nenhuma captura
why-nothing-to-take = Não há o que tomar entre as casas { $from } e { $to }
why-occupied = Já há uma { $kind ->
    [man] pedra
   *[king] dama
} na casa { $square }
why-over-own-piece = Não se pode saltar a sua própria peça da casa { $square }
why-takes-too-few = É preciso tomar { SPELL($most, gender: "f") } peças: é possível { $play }
why-takes-too-few-kings = Entre capturas iguais, vem primeiro a que toma mais damas: { $play } toma { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] damas
}
why-takes-too-little = É preciso tomar o maior valor, aqui { $most }: é possível { $play }
why-too-far-to-capture = A { $kind ->
    [man] pedra
   *[king] dama
} da casa { $from } só toma uma peça vizinha, e a da casa { $over } está longe demais
why-turns-back = Na casa { $square } a captura pode seguir em frente ou virar para um lado, mas não voltar pela mesma linha
why-two-together = Não se pode saltar a peça da casa { $over }, porque há outra logo atrás, na casa { $behind }
why-unexplained = O lance não está entre os legais
why-unreadable-move = “{ $text }” não se lê como lance; escreva, por exemplo, { $example }
