
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
}; por isso tem de ser jogado de mais alto, aqui da casa { $higher }
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
backgammon-chapter = { $chapter ->
    [board] O tabuleiro
    [turns] Os dados e a vez
    [moves] O movimento
    [bar] Bater e entrar
    [off] A retirada
    [end] O fim do jogo
    [cube] O cubo de dobra
   *[contest] A disputa
}
backgammon-point = { $point ->
    [board] Tabuleiro e posição inicial
    [direction] Sentido
    [opening-roll] Quem começa
    [opening-tie] Dados iguais no início
    [later-rolls] A vez
    [open-point] Casas abertas
    [two-numbers] Dois números
    [doubles] Dobradinhas
    [compulsion] Jogar todos os números
    [hit] Bater
    [bar] A barra
    [bear-off] Retirar
    [win] Ganhar
    [win-sizes] Gammon e backgammon
    [cube] Dobrar
    [dice-handling] O lançamento dos dados
    [length] Duração
    [cube-use] Com ou sem cubo
    [crawford] Regra de Crawford
    [jacoby] Regra de Jacoby
    [beavers] Beavers
   *[resignation] Abandonar
}
bg-board = O tabuleiro tem 24 casas em duas fileiras de doze, quatro quartos de seis. As cores das casas se alternam e não significam mais nada. Cada lado tem { $checkers } peças e dois dados.
bg-setup = Cada lado conta as casas a partir da sua ponta e coloca { $places }. Em uma casa pode haver qualquer número de peças.
bg-setup-place = { SPELL($count, gender: "f") } na casa { $point }
bg-direction = Cada lado anda das casas altas para as baixas, até a sua seção interna, que são as casas de 1 a 6, e depois para fora. As peças claras andam no sentido horário, as escuras no anti-horário; o tabuleiro também pode ser montado espelhado.
bg-opening-roll = Para começar, cada lado lança um dado. O número maior joga primeiro, com os dois dados, o seu e o do adversário.
bg-opening-tie = Se os dois dados mostrarem o mesmo número, lançam-se de novo.
bg-later-rolls = Daí em diante os lados jogam alternadamente, e quem está na vez lança os seus dois dados.
bg-open-point = Uma peça pode parar em uma casa aberta: vazia, com peças do próprio lado, ou com uma só peça adversária. Duas ou mais peças adversárias seguram a casa: pode-se passar por ela, mas nunca parar nela.
bg-two-numbers = Cada número é um movimento separado. Duas peças podem usar um número cada, ou uma só peça os dois, um depois do outro. Nesse caso a casa em que ela para no meio do caminho tem de estar aberta, com um número primeiro ou com o outro.
bg-doubles = Dois dados iguais se jogam quatro vezes, com uma a quatro peças, em qualquer divisão.
bg-compulsion = É preciso jogar o maior número possível de dados: os dois, se alguma ordem permitir, ou tantos de uma dobradinha quantos for possível. Se qualquer um dos números puder ser jogado, mas não os dois, tem de ser o maior. Se só um puder ser jogado, é esse. Se nenhum puder, perde-se a vez.
bg-hit = Uma peça que para onde há uma só peça adversária bate essa peça. A peça batida vai para a barra, no meio do tabuleiro.
bg-bar = Enquanto um lado tiver peça na barra, nenhuma outra peça sua pode andar. A peça entra na seção interna do adversário, contando da ponta mais distante: um 1 entra na casa 24, um 6 na casa 19. A casa tem de estar aberta. Havendo várias na barra, entram tantas quantas os dados permitirem, e perde-se o resto da vez. Depois que todas entrarem, os números que sobram têm de ser jogados normalmente.
bg-bear-off = Quando todas as peças de um lado estão na sua seção interna, ele pode retirá-las. Um número retira uma peça da casa desse número. Se nela não houver peça, é preciso andar com uma peça de uma casa mais alta; se também não houver mais alta, sai uma peça da casa mais alta que tiver alguma.
bg-bear-off-inside = Andar dentro da seção interna, em vez de retirar, é sempre permitido. Uma peça batida nesse meio-tempo tem de voltar à seção interna antes que outra seja retirada.
bg-win = Ganha o jogo o lado que retirar primeiro as suas { $checkers } peças.
bg-win-sizes = Uma vitória vale um ponto. Se o perdedor não retirou nenhuma peça, é um gammon e vale dois. Se, além disso, o perdedor tem peça na barra ou na seção interna do vencedor, é um backgammon e vale { SPELL($worth, gender: "m") }. Os pontos são multiplicados pelo número do cubo.
bg-cube = O cubo começa no meio, valendo 1. Na sua vez, antes de lançar, um lado pode dobrar. O adversário recusa e perde o jogo pelo valor até ali, ou aceita: então o valor dobra e o cubo passa a quem aceitou, que é o único a poder dobrar em seguida. Não há limite.
bg-dice-handling = Os dados são agitados no copo e lançados de modo que rolem livremente; têm de parar deitados no tabuleiro, fáceis de ler. O lançamento que não cumpre isso não vale e se repete. Isso importa quando se lançam dados de verdade e se digitam os números.
bg-length = { $length ->
    [game-or-points] Joga-se um jogo, ou vários jogos somando os pontos, enquanto se quiser.
    [match] Joga-se uma partida até um número de pontos combinado antes. Ganha quem primeiro o alcançar ou ultrapassar.
   *[match-or-money] Joga-se uma partida até um número de pontos combinado antes, que ganha quem o alcançar ou ultrapassar, ou joga-se a dinheiro, um jogo após o outro, enquanto se quiser.
}
bg-length-short = { $length ->
    [game-or-points] um jogo, ou pontos somados
    [match] partida até um número combinado de pontos
   *[match-or-money] partida, ou jogo a dinheiro
}
bg-cube-use = { $cube ->
    [optional] O cubo pertence ao jogo por pontos. Pode ficar na caixa.
   *[always] Joga-se sempre com o cubo.
}
bg-cube-use-short = { $cube ->
    [optional] o cubo pode ficar de fora
   *[always] sempre com o cubo
}
bg-crawford = { $crawford ->
    [none] Não há regra de Crawford: o cubo pode ser virado em todos os jogos.
   *[in-matches] Quando um lado chega pela primeira vez a um ponto de ganhar a partida, o jogo seguinte é jogado sem o cubo: é o jogo de Crawford. Depois dele o cubo volta.
}
bg-crawford-short = { $crawford ->
    [none] não há
   *[in-matches] em todas as partidas
}
bg-jacoby = { $option ->
    [none] Não há regra de Jacoby: o gammon sempre conta.
   *[option-of-money] No jogo a dinheiro pode-se combinar a regra de Jacoby: gammon e backgammon contam como vitória simples, a não ser que o cubo tenha sido virado nesse jogo.
}
bg-beavers = { $option ->
    [none] Não há beavers: a dobra se aceita ou se recusa.
   *[option-of-money] No jogo a dinheiro podem-se combinar os beavers: quem recebe a dobra pode dobrar de novo na hora e ficar com o cubo. Se também se combinam os raccoons, quem dobrou pode responder do mesmo modo.
}
bg-option-short = { $option ->
    [none] não há
   *[option-of-money] opção do jogo a dinheiro
}
bg-resignation = Um lado pode entregar o jogo como vitória simples, gammon ou backgammon do adversário, vezes o cubo. O adversário aceita ou recusa. Depois de uma recusa, na mesma vez só se pode oferecer mais.
backgammon-reading = { $reading ->
    [compulsion-from-english] Os textos em português e em espanhol não dizem que é preciso jogar todos os números possíveis. O texto em inglês do mesmo folheto diz, e decide.
    [ties-from-english] Os textos em português e em espanhol não dizem o que acontece quando os dados do início são iguais. O texto em inglês diz: lança-se de novo.
    [bar-in-backgammon-from-english] Para a vitória de três pontos, os textos em português e em espanhol só falam de peças na seção interna do vencedor. O texto em inglês acrescenta a barra, e decide.
    [times-cube-from-english] Os textos em português e em espanhol não multiplicam um, dois e três pontos pelo cubo. O texto em inglês multiplica, e decide.
    [highest-point-from-english] Sem peça na casa do número nem acima dela, os textos em português e em espanhol deixam retirar uma da casa seguinte. O texto em inglês diz que sai da casa mais alta que tiver alguma, e que é obrigatório. Ele decide.
    [spanish-note-lost-a-no] A nota em espanhol sobre mover uma só peça com os dois números perdeu um “não” e parece pedir uma casa segura. A nota em português decide: a casa não pode estar segura pelo adversário.
    [entry-section-is-home] A nota sobre a retirada fala da seção de entrada. Trata-se da seção interna.
    [hit-goes-to-the-bar] O texto em português põe a peça batida fora do tabuleiro; os outros, na barra. Fica a barra.
    [any-split-of-a-double] A lista impressa dos modos de jogar 2-2 esquece três com uma peça e um com outra. Vale qualquer divisão.
    [double-before-rolling] O folheto deixa dobrar em certa altura do jogo. Lê-se: na própria vez, antes de lançar.
    [cube-has-no-ceiling] A série impressa de valores do cubo traz um 18, erro de impressão, e continua sem fim: não há limite.
    [three-points-in-winners-home] A seção cujas peças fazem a vitória de três pontos é a seção interna do vencedor.
    [set-up-borrowed] O folheto não imprime a posição inicial das peças. Toma-se emprestada a do folheto Xalingo.
    [ties-borrowed] Ele não diz o que acontece quando os dados do início são iguais. Lançar de novo é empréstimo do folheto Xalingo.
    [win-sizes-borrowed] Ele fala em ganhar um ou vários pontos e não diz quando. Gammon e backgammon são empréstimo do folheto Xalingo.
    [cube-borrowed] Ele menciona o cubo sem dizer como se usa. O procedimento é empréstimo do folheto Xalingo.
    [open-point-from-spanish] O texto em português chama de aberta só a casa desocupada e depois permite bater. O texto em espanhol é claro, e decide.
    [bear-off-from-spanish] O texto em português pede um número suficiente para retirar. O texto em espanhol pede o exato, a não ser que não haja peça mais alta, e decide.
    [larger-number-in-general] Que se deve jogar o número maior está impresso para quem tem uma só peça. Vale em geral.
    [one-enters-on-the-first-point] A peça na barra conta o primeiro movimento a partir da primeira casa do seu percurso: um 1 entra nessa casa.
    [resigning-from-practice] Entregar o jogo não está impresso em nenhum dos folhetos. Toma-se emprestada a prática atual.
   *[void-throw-ends-the-right-to-double] Nada está impresso sobre lançamento anulado e cubo. O mesmo lado lança de novo e já não pode dobrar antes disso.
}
bg-outcome-borne-off = As { $winner ->
    [light] claras
   *[dark] escuras
} retiraram todas as peças e ganham { $win ->
    [single] um jogo simples
    [gammon] um gammon
   *[backgammon] um backgammon
}: { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
bg-outcome-dropped = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham { $points } { $points ->
    [one] ponto
   *[other] pontos
}: a dobra foi recusada.
bg-outcome-resigned = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham { $points } { $points ->
    [one] ponto
   *[other] pontos
}: o adversário entregou { $win ->
    [single] um jogo simples
    [gammon] um gammon
   *[backgammon] um backgammon
}.
bg-outcome-contest = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham por { $high } a { $low }.
setup-too-many = { $seat ->
    [mover] O lado na vez
   *[other] O adversário
} tem { $count } peças; o máximo é { $allowed }.
setup-unequal = O lado na vez tem { $mover } peças e o adversário { $other }; os dois devem ter o mesmo número.
setup-both-on-point = Há peças dos dois lados na casa { $point }.
setup-no-checkers = Não há peças.
setup-both-won = Os dois lados retiraram todas as suas peças.
setup-both-shut-out = Os dois lados estão na barra contra uma seção fechada, o que não pode acontecer.
terms-length = { $frame } não conhece { $length ->
    [one-game] um jogo só
    [points-kept] pontos somados jogo após jogo
    [match] partida até um número de pontos
   *[money] jogo a dinheiro
}.
terms-match-to-zero = Uma partida vai até ao menos um ponto.
terms-cube-always = { $frame } se joga sempre com o cubo.
terms-jacoby = A regra de Jacoby é do jogo a dinheiro pelas regras de torneio.
terms-beavers = Os beavers são do jogo a dinheiro pelas regras de torneio.
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
    [the-huff] O texto só diz que o adversário pode retirar a peça. Escolhido aqui: qualquer peça que podia capturar pode ser soprada, também a dama; o sopro não é lance; o direito caduca com o lance seguinte.
    [repetition-added] Nenhum empate está impresso. O empate por repetição foi acrescentado para que a partida possa terminar; as regras da casa podem dispensá-lo.
    [outside-the-excerpt] Os artigos 5 e 6 são a parte que vem na caixa. Este ponto vem do resto do regulamento da federação.
    [secondary-source] O número de lances vem de uma fonte secundária, não do texto da federação.
    [claimed-there-automatic-here] No texto o jogador tem de reclamar este empate; aqui ele vem por si.
    [as-in-the-international-game] O texto não tem este empate. Ele vem das damas internacionais.
    [as-in-the-sixty-four-games] O texto não tem este empate. Ele vem das regras da FMJD para os jogos de 64 casas.
    [repetition-is-no-progress] O texto dá empate quando nenhum lado pode ganhar. Isso se lê como a mesma posição pela terceira vez.
    [two-moves-to-win] O texto dá empate imediato com uma dama contra uma, a não ser que se possa ganhar à força. Restam dois lances de cada lado para isso.
   *[one-piece-each] Uma peça contra uma é empate, a não ser que uma delas seja tomada na hora.
}
outcome-no-piece = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: as { $bare ->
    [white] brancas
   *[black] pretas
} ficaram sem peças.
outcome-no-move = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: as { $stuck ->
    [white] brancas
   *[black] pretas
} não podem jogar.
outcome-broke-through = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham com a primeira dama.
outcome-draw-repetition = Empate: a mesma posição ocorreu { SPELL($times, gender: "f") } vezes.
outcome-draw-king-moves = Empate: { $moves } lances de cada lado só com damas, sem captura.
outcome-draw-small-force = Empate: restam poucas peças, e cada lado fez mais { $moves } { $moves ->
    [one] lance
   *[other] lances
}.
outcome-draw-standstill = Empate: { $moves } lances de cada lado sem captura e sem dama nova.
flaw-off-the-board = Há uma peça fora do tabuleiro.
flaw-two-on-one-square = Há duas peças na casa { $square }.
flaw-crown-on-nothing = Há uma coroa na casa { $square }, mas nenhuma peça.
flaw-uncrowned-man = A pedra da casa { $square } está onde teria virado dama.
flaw-nothing-to-huff = Não há peça a soprar na casa { $square }.
flaw-no-such-king-run = A contagem de lances de dama não combina com a dama da casa { $square }.
contradiction-lines = As linhas retas pedem um tabuleiro em que se joga em todas as casas; as diagonais, em uma sim, outra não.
contradiction-board = Só no tabuleiro 8×8 se pode jogar em todas as casas.
contradiction-placing = As pedras têm de ocupar ao menos uma fileira e deixar ao menos uma fileira livre no meio.
contradiction-short-king = A dama que anda uma casa não pode capturar de longe.
contradiction-huff-precedence = O sopro não obriga a uma captura determinada; por isso nenhuma pode ter precedência.
contradiction-stopping-precedence = Se a captura pode parar depois de qualquer salto, nenhuma pode ser obrigada a tomar mais.
contradiction-preference-twice = “{ $preference }” aparece duas vezes na ordem.
contradiction-kings-earliest-not-last = “{ $preference }” só desempata; por isso vem por último na ordem.
contradiction-draw-at-once = Um empate tem de contar ao menos um lance, e uma repetição, duas posições.
contradiction-no-patience = A dama tem de poder fazer ao menos um lance.
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
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
why-kings-too-late = Entre capturas iguais, vem primeiro a que encontra antes uma dama: em { $play }, a peça número { $place } é uma dama
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
first-mover-short = as { $side ->
    [white] brancas
   *[black] pretas
} começam
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
king-capture-anywhere = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Pode parar em qualquer casa vazia atrás dela, até a peça seguinte.
king-capture-right-behind = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Ela para nessa casa, logo atrás da peça.
king-capture-right-behind-a-last-king = A dama captura uma peça adversária a qualquer distância, por uma linha livre, se a casa atrás da peça estiver vazia. Pode parar em qualquer casa vazia atrás dela, até a peça seguinte. Mas, se a última peça tomada no lance for uma dama, tem de parar logo atrás dessa dama.
king-capture-short = { $capture ->
    [adjacent] a vizinha, parando logo atrás
    [anywhere] de longe, parando em qualquer casa atrás
    [right-behind] de longe, parando logo atrás
   *[right-behind-a-last-king] de longe, parando logo atrás de uma dama tomada por último
}
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
compulsion-forced = A captura é obrigatória: quem pode capturar tem de capturar. Não há sopro.
huff-duty = Quem pode capturar deve capturar. Mas o dever só tem o sopro como guarda: mesmo assim, um lance sem captura é legal.
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
promotion-at-end = A pedra que termina o seu lance na fileira mais distante do seu jogador vira dama. A que só passa por essa fileira no meio de uma captura continua pedra.
promotion-stops = A pedra que chega à fileira mais distante do seu jogador vira dama e o seu lance termina ali, mesmo no meio de uma captura. Ela age como dama a partir do lance seguinte.
promotion-in-passing = A pedra que chega à fileira mais distante do seu jogador vira dama na hora. No meio de uma captura, continua capturando como dama, se puder.
promotion-short = { $promotion ->
    [at-end-of-move] quando o lance termina na última fileira
    [stops-the-move] na última fileira, onde o lance termina
   *[in-passing] na última fileira, seguindo como dama
}
crowning = A dama é marcada com uma segunda peça da sua cor, das já tomadas, posta em cima dela{ $by ->
    [opponent] ; quem a põe é o adversário
   *[anyone] {""}
}. Se ainda nenhuma foi tomada, a pedra é dama do mesmo modo.
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
card-half = Casas { $shade ->
    [dark] escuras
   *[light] claras
}, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-all = Todas as casas, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-lines = { $lines ->
    [diagonal] Pelas diagonais
    [diagonal-captures-also-straight] Captura também em reta
   *[straight] Por linhas e colunas
}
card-man-captures = { $ways ->
    [not-backward] Pedra não captura atrás
   *[any-way] Pedra captura para trás
}
card-man-against-king = { $power ->
    [captures] Pedra toma dama
   *[powerless] Pedra não toma dama
}
card-king-capture = { $capture ->
    [adjacent] Dama captura de perto
    [anywhere] Dama captura de longe
    [right-behind] Dama para logo atrás
   *[right-behind-a-last-king] Para atrás da última dama
}
card-continuation = { $continuation ->
    [whole-sequence] Captura até o fim
    [while-landing-offers] Casa de chegada livre
   *[may-stop] A captura pode parar
}
card-removal = { $removal ->
    [after-the-move] Peças saem depois
   *[at-once] Peças saem na hora
}
card-compulsion = { $compulsion ->
    [forced] Captura obrigatória
   *[huff] Com sopro
}
card-choice-free = Captura à escolha
card-preference = { $preference ->
    [most-pieces] Toma o maior número
    [with-king] Dama captura primeiro
    [most-kings] Toma mais damas
    [kings-earliest] Toma damas primeiro
   *[most-value] Toma o maior valor
}
card-promotion = { $promotion ->
    [at-end-of-move] Coroa ao fim do lance
    [stops-the-move] A coroa encerra o lance
   *[in-passing] Coroa de passagem
}
card-goal = { $goal ->
    [normal] Tomar ou bloquear tudo
    [losing] Ganha quem perde tudo
   *[breakthrough] Ganha a primeira dama
}
file-at-column = linha { $line }, coluna { $column }: { $what }
file-at-text = jogo { $game } ({ $text }): { $what }
file-quoted = “{ $found }”: { $why }
file-too-deep = Há variantes dentro de variantes, a mais de { $most } níveis.
roll-form = Um lançamento são dois dados, como 31 ou 3-1.
roll-no-such-face = Um dado mostra de 1 a 6, não { $found }.
play-empty = A jogada está vazia; para a vez perdida, escreva { $written }.
play-move = “{ $text }” não é um movimento como 13/8 ou bar/20*.
play-place = “{ $text }” não é uma casa de 1 a 24, nem bar, nem off.
play-count = “{ $text }” não é um número de peças de 1 a 4.
play-too-many = Uma jogada tem no máximo quatro movimentos.
id-empty = Falta a posição: indique um XGID ou um ID de posição.
id-match-alone = Isto é um ID de partida, que nada diz das peças: ponha antes dele um ID de posição e dois-pontos.
id-too-many-parts = Uma posição é um XGID, um ID de posição, ou um ID de posição e um de partida; aqui há { $found } partes.
id-length = { $id ->
    [position] Um ID de posição
   *[match] Um ID de partida
} tem { $wanted } caracteres; este tem { $found }.
id-character = O caractere { $place } do { $id ->
    [position] ID de posição
   *[match] ID de partida
} é “{ $found }”, que não existe em Base64.
id-bits = O ID de posição não descreve cada casa uma única vez.
id-cube-owner = O ID de partida não diz onde está o cubo.
id-state = O ID de partida põe o jogo no estado { $found }, e só existem os de 0 a 4.
id-dice = O ID de partida traz os dados { $first } e { $second }, que ninguém pode lançar.
id-unused-bits = O ID de partida tem bits ligados que não significam nada.
id-cube-too-high = Em um ID de partida não cabe um cubo dobrado { $found } vezes; o máximo é { $most }.
id-too-many-points = Em um ID de partida não cabem { $found } pontos; o máximo é { $most }.
xgid-fields = Um XGID tem 10 campos entre dois-pontos (ou 9, sem o cubo máximo); este tem { $found }.
xgid-board-length = O tabuleiro de um XGID tem 26 lugares; este tem { $found }.
xgid-board-character = O lugar { $place } do tabuleiro do XGID é “{ $found }”, mas só valem o -, as letras de A a O e as de a a o.
xgid-wrong-bar = O primeiro lugar do tabuleiro de um XGID é a barra das minúsculas, e o último, a das maiúsculas.
xgid-value = { $field ->
    [board] O tabuleiro
    [cube] O cubo
    [cube-owner] O dono do cubo
    [turn] A vez
    [dice] O campo dos dados
    [bottom-score] O placar do jogador de baixo
    [top-score] O placar do jogador de cima
    [rule] O campo das regras
    [match-length] O tamanho da partida
   *[highest-cube] O cubo máximo
} de um XGID tem de ser { $values ->
    [number] um número inteiro
    [up-to] um número de 0 a { $most }
    [player] 1 ou -1
    [player-or-nobody] 1, 0 ou -1
    [crawford] 0 ou 1 em uma partida
   *[dice] dois dados como 52, 00 antes do lançamento, ou D, B ou R
}.
sgf-no-tree = Não há “{ $opening }”; por isso, isto não é um arquivo SGF.
sgf-unclosed = { $what ->
    [value] O valor que começa aqui não é fechado
   *[tree] A árvore que começa aqui não é fechada
} em lugar nenhum.
sgf-unexpected = “{ $found }” não pode estar aqui.
sgf-no-value = A propriedade { $name } não tem valor entre colchetes.
sgf-other-game = GM[{ $found }] é outro jogo; o gamão é GM[6].
sgf-number = “{ $found }” não é um número, ou é grande demais.
sgf-move = “{ $found }” não é uma jogada: são dois dados e pares de letras, ou uma palavra ({ $words }).
sgf-side = “{ $found }” não é B nem W.
sgf-point = “{ $found }” não é uma casa, que se escreve com uma letra de a a z.
sgf-unknown-board = Aqui se mudam casas avulsas de uma posição que o arquivo não diz qual é.
cube-value = “{ $found }” não é um valor do cubo, que mostra 2, 4, 8 e assim por diante.
mat-no-match-length = Não há uma linha como “{ $example }”; por isso, isto não é um arquivo .mat.
mat-game-before-match = Um jogo começa antes de uma linha como “{ $example }”.
mat-no-names = Este jogo não tem abaixo dele uma linha como “{ $example }”.
mat-names = Um jogo começa com uma linha como “{ $example }”, e não com “{ $found }”.
mat-number = { $found } é um número grande demais.
mat-word = “{ $found }” não é um lançamento, nem um movimento, nem uma ação do cubo.
mat-move-without-roll = O movimento { $found } não tem lançamento antes dele.
mat-wins = Depois de { $word } falta o número de pontos.
mat-third-entry = Uma linha tem duas jogadas, uma de cada jogador.
mat-after-the-end = O jogo continua, embora já tenha sido ganho.
fen-wrong = { $kind ->
    [empty] A posição está vazia
    [no-side-to-move] O lado na vez tem de ser W ou B
    [unknown-section] Uma seção tem de começar com W ou B
    [white-twice] As peças brancas vêm duas vezes
    [black-twice] As peças pretas vêm duas vezes
    [no-square] Falta uma casa
    [not-a-square] Esta casa não existe neste tabuleiro
    [range-backwards] A sequência de casas está invertida
    [square-twice] Há duas peças na mesma casa
    [bad-king-run] Os lances seguidos de uma dama se escrevem como W33/2
   *[trailing] Aqui não devia vir mais nada
} (caractere { $column }).
draughts-not-a-move = “{ $text }” não é um lance: escreva duas casas ou mais, como 21-17, 22x15x8 ou c3-d4.
pdn-unclosed = { $what ->
    [tag] A etiqueta que se abre aqui não é fechada
    [comment] O comentário que se abre aqui não é fechado
    [parenthesis] O parêntese que se abre aqui não é fechado
   *[setup] A posição que se abre aqui não é fechada
} com { $mark } em lugar nenhum.
pdn-stray-close = Este { $mark } não fecha nada.
pdn-too-long = Uma única etiqueta, palavra ou comentário passa aqui de um mebibyte.
pdn-game-too-long = O jogo que começa aqui passa de 16 mebibytes.
pdn-not-a-tag = “{ $text }” não é uma etiqueta, que é um nome e um valor entre aspas.
pdn-not-a-move = “{ $text }” não é um lance, nem um número de lance, nem um resultado.
pdn-not-a-glyph = “{ $text }” não é um sinal de avaliação, que é $ e um número de 0 a 255.
pdn-not-a-setup = “{ $text }” não é uma posição, que aqui se escreve { $example }.
pdn-utf16 = O arquivo está em UTF-16: salve-o em UTF-8 ou em Latin-1.
file-result-otherwise = O arquivo dá o resultado { $written }, mas no tabuleiro é { $board }.
file-two-results = A etiqueta Result diz { $tag }, mas o jogo termina com { $end }.
house-syntax = Isto não é TOML: “{ $why }”.
house-no-parent = As regras da casa têm de dizer de que conjunto partem, como em { $example }.
house-unknown-key = Não há nenhum ponto “{ $key }”: pode ser { $allowed }.
house-unknown-key-near = Não há nenhum ponto “{ $key }”; você quis dizer “{ $near }”?
house-unknown-value = { $key } não pode ser “{ $value }”: é { $allowed }.
house-wrong-kind = { $key } tem de ser { $wanted ->
    [text] um texto entre aspas
    [list] uma lista entre colchetes
    [table] uma tabela de vários valores
    [small-number] um número pequeno
    [moves] um número de lances
    [moves-or-unlimited] um número de lances, ou “unlimited”
    [times] um número de vezes
    [bounds] um número, [ao menos], ou [ao menos, no máximo]
    [game-type] um tipo de jogo do PDN, ou “none”
   *[forms] { $forms }
}.
house-twice = { $key } e { $other } são o mesmo ponto: indique um só.
house-too-many = { $key } tem lugar para { $most } itens.
house-name-too-long = Um nome tem no máximo { $most } bytes; este tem { $found }.
house-bad-id = O id “{ $id }” só pode ter letras minúsculas, algarismos e hifens, e não pode ficar vazio.
house-game-type = O tipo de jogo { $number } do PDN se joga em outro tabuleiro.
house-contradiction = As regras se contradizem: { $why }
house-clash = { $clash ->
    [long-diagonal] Onde se joga em todas as casas não há diagonal longa para escolher
    [force-too-large] Uma regra de empate conta mais peças do que um lado tem
   *[force-upside-down] Uma regra de empate pede um mínimo de peças maior que o máximo
}.
rule-set-ambiguous = “{ $asked }” pode ser { $fits }.
rule-set-none = Nenhum conjunto de regras se chama “{ $asked }”.
rule-set-none-near = Nenhum conjunto de regras se chama “{ $asked }”; você quis dizer { $near }?
rule-set-which-one = { $game ->
    [draughts] As damas se jogam
   *[backgammon] O gamão se joga
} por muitas regras: indique uma, como { $example }.
rule-set-no-such-goal = “{ $asked }” não é um objetivo: um id de damas pode terminar com { $goals }.
rule-set-one-goal = O gamão não tem { $goals }.
rule-set-house-by-name = As regras da casa se indicam pelo arquivo, não pelo nome.
open-terms = As condições são de outro jogo.
open-games = Uma disputa tem de 1 a { $most } jogos.
open-no-dice = Não se diz de onde vêm os dados.
open-too-long = { $what ->
    [name] O nome de um jogador tem mais de { $most } bytes
    [start] A posição inicial tem mais de { $most } caracteres
    [remarks] Há mais de { $most } anotações sobre o jogo
   *[remark] Uma anotação sobre o jogo tem mais de { $most } bytes
}.
open-too-many-pieces = Um lado tem mais de { $most } peças.
open-over = Nesta posição o jogo já terminou.
open-other-length = A posição é de uma partida até { $points } pontos, e não é isso que se joga aqui.
open-match-over = Com { $light } a { $dark }, a partida até { $points } já terminou.
open-no-crawford = Aqui não há jogo de Crawford.
open-crawford-score = O placar de { $light } a { $dark } em uma partida até { $points } não combina com o jogo de Crawford.
open-cube-turned = O cubo está em { $value }, mas não entra neste jogo.
export-other-game = Este formato é { $game ->
    [draughts] das damas
   *[backgammon] do gamão
}.
export-start = O jogo começa com uma dobra ou um abandono por responder, e este formato não tem lugar para isso.
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
cite-borrowed = { $citation }, por empréstimo
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
unreadable-title = Isto não se lê
expected = { $what ->
    [fen] Uma posição em FEN, como W:W31,32:B1,2
    [backgammon-id] Um XGID, ou um ID do GNU Backgammon
    [rule-set] Um conjunto de regras que exista aqui
    [terms] Condições que estas regras conheçam
    [games] Partidas em MAT, SGF, PDN ou no formato próprio, com lances permitidos
   *[house-rules] Regras da casa com um conjunto de origem
}
box-dice-missing = Nesta mesa os dados são digitados: indique os dois números.
box-dice-not-typed = Nesta mesa a máquina lança os dados, com a prova.
box-resignation-declined = O computador não aceita: ainda conta com um resultado maior.
box-not-possible = Isto não é possível agora.
why-only = É o único lance permitido.
why-wins = { $moves ->
    [one] Ganha de imediato.
   *[other] Ganha em { SPELL($moves, gender: "m") } lances, faça o adversário o que fizer.
}
why-holds-out = Todos os lances perdem; este é o que resiste mais.
why-others-lose = Qualquer outro lance perde.
why-loses = Com { $other } se perde; assim, não.
why-pieces = Depois das respostas esperadas ({ $line }), você fica com { $pieces ->
    [one] uma peça
   *[other] { SPELL($pieces, gender: "f") } peças
} a mais do que depois de { $other }.
why-king = Uma pedra sua é coroada ({ $line }); depois de { $other }, nenhuma.
why-no-king = Depois de { $other } o adversário coroaria uma pedra; aqui não.
why-squares = Não ganha mais peças do que { $other }, mas as suas ficam mais bem colocadas: vantagem de { $value } de pedra.
why-better = É melhor do que { $other } em { $value } de pedra.
why-level = { $other } vale o mesmo.
why-play = Esta jogada { $facts }. Por isso é melhor do que { $other } em { $value } pontos por partida.
why-play-plain = Esta jogada é melhor do que { $other } em { $value } pontos por partida.
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
why-wins-more = ganha { $percent } % mais partidas
why-gammons = ganha { $percent } % mais gammons
why-fewer-gammons = perde { $percent } % menos gammons
why-cube = { $choice ->
    [double] Dobrar vale { $better } pontos; lançar sem dobrar, { $worse }.
    [roll] Lançar sem dobrar vale { $better } pontos; dobrar, { $worse }.
    [take] Aceitar vale { $better } pontos; recusar, { $worse }.
   *[drop] Recusar vale { $better } pontos; aceitar, { $worse }.
}
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
record-at-line = linha { $line }: { $what }
file-at-game = jogo { $game }: { $what }
file-at-entry = jogo { $game }, lance { $ply } ({ $text }): { $what }
record-empty = O registro está vazio.
record-line-too-long = A linha tem mais de { $most } bytes.
record-too-long = O registro tem mais de { $most } bytes.
record-not-json = Isto não é JSON, a partir da coluna { $column }.
record-not-an-object = Uma linha tem de ser um objeto JSON.
record-no-seal = A linha não tem um selo de 64 algarismos hexadecimais.
record-seal = O selo não confere: esta linha foi alterada, ou uma linha foi retirada ou mudada de lugar.
record-not-a-record = Isto não é um registro do Tabuleiro.
record-version = O registro é da versão { $found }; aqui se leem as versões de 1 a { $newest }.
record-member = Falta algo na linha, ou algo não é o que deveria ser ({ $what }).
record-house-missing = Falta a tabela das regras da casa { $stated }.
record-house-other = As regras se chamam { $stated }, mas a tabela é de { $found }.
record-unknown-event = Nada se chama “{ $name }”.
record-not-over = A linha termina o jogo com { $stated }, mas ele continua.
record-over-unsaid = O jogo terminou aqui com { $found }, mas a linha não o diz.
record-over-otherwise = A linha termina o jogo com { $stated }, mas ele terminou com { $found }.
record-against-the-rules = As regras não permitem isto.
file-no-rules = Nada diz por quais regras se joga.
file-other-game = As regras pedidas são de outro jogo.
file-variation = Esta variante do jogo não é conhecida aqui.
file-hidden = O lance não está anotado, e o jogo continua.
file-cube-value = Aqui o cubo não pode ser virado para este valor.
file-opens-with-double = Um jogo não pode começar com dados iguais.
file-setup-in-the-middle = Uma posição é montada no meio do jogo.
file-score = O placar não é a soma dos jogos anteriores.
file-crawford = Este é o jogo de Crawford onde o arquivo diz que não é, ou o contrário.
file-unfinished = O jogo se interrompe, e outro vem depois.
file-result = O jogo não terminou como o arquivo diz.
file-points = O arquivo dá { $written } pontos, mas o jogo valia { $actual }.
file-match-over = A partida já estava ganha.
record-in-order = Tudo confere.
record-contents = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}, { $moves } deles lances e decisões
record-score = Resultado: { $one } a { $two }, { $how ->
    [played] até o fim
    [flag-fell] por tempo
    [abandoned] o perdedor deixou a mesa
    [aborted] cancelado antes que os dois jogassem
   *[stopped] encerrado pelos jogadores
}.
record-past-draw = Continuou-se a jogar embora as regras já tivessem terminado uma partida em empate.
record-rules-changed = As regras mudaram desde o início deste registro: ele foi julgado pelas de hoje.
record-last-seal = Último selo: { $seal }
file-games-written = { $games ->
    [one] { $games } jogo gravado
   *[other] { $games } jogos gravados
} em { $file }
file-replayed = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} por { $rules }, { $legal } sem falha, { $moves ->
    [one] { $moves } lance jogado
   *[other] { $moves } lances jogados
}
file-at-move = jogo { $game }, lance { $ply }, { $text }: { $what }
ended-huffed = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: a última peça foi soprada.
ended-resigned = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: o adversário abandonou.
ended-agreed = Empate por acordo.
ended-flag = As { $winner ->
    [white] brancas
    [black] pretas
    [light] claras
   *[dark] escuras
} ganham: o tempo do adversário acabou.
ended-abandoned = As { $winner ->
    [white] brancas
    [black] pretas
    [light] claras
   *[dark] escuras
} ganham: o adversário deixou a mesa.
ended-bg-resigned = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham: o adversário abandonou.
table-refusal-title = Agora não
table-other-game = Isto pertence a outro jogo.
table-not-your-turn = É a vez do outro lado.
table-not-yours = Isto cabe a outra pessoa.
table-no-dice = Este jogo não usa dados.
table-throw-needs-entry = O lançamento vem com a sua prova ou é digitado; não é um lance.
table-throw-under-way = Esperam-se os dados, e nada vem antes deles.
table-no-throw-awaited = Não há nada a lançar agora.
table-next-game-first = O jogo terminou. Comece primeiro o seguinte.
table-game-not-over = O jogo ainda não terminou.
table-over = Tudo terminou nesta mesa.
table-resign-with-stake = Diga por quanto: um jogo simples, um gammon ou um backgammon.
table-no-draw = Neste jogo não há empate.
table-offer-stands = { $offer ->
    [draw] Foi proposto um empate
    [takeback] Foi proposto voltar atrás
    [reseal] Foram propostos dados novos
   *[adjournment] Foi proposto suspender
}, e isso precisa primeiro de resposta.
table-nothing-offered = Não há proposta a responder.
table-own-offer = A proposta é sua; quem responde é o adversário.
table-offered-already = Isto já foi proposto. Faça um lance antes de propor de novo.
table-nothing-to-take-back = Não há como voltar até ali.
table-adjourned = O jogo está suspenso e precisa primeiro ser retomado.
table-not-adjourned = O jogo não está suspenso.
table-flag-has-fallen = O tempo acabou.
table-flag-stands = Ainda há tempo no relógio.
table-not-a-session = Só o jogo por pontos ou a dinheiro se encerra assim, e só entre dois jogos.
table-time-runs-back = Isto é anterior ao que veio antes.
table-record-full = O registro está cheio.
table-not-requested = Peça primeiro o lançamento: quem lança se compromete com ele.
table-not-agreed = O outro lado não concordou com estes dados novos.
table-halted = O servidor está parado. Primeiro ele continua.
table-not-halted = O servidor não está parado.
table-not-begun = Ainda não estão aqui os dois jogadores.
table-begun-already = Os dois jogadores já estão aqui.
table-too-late-to-abort = Os dois lados já jogaram: pode-se desistir, mas não mais cancelar a partida.
table-ready-already = Você já disse isso. Agora cabe ao outro lado.
table-rules-changed = As regras mudaram desde que esta mesa foi aberta. Ela pode ser vista, mas não continuada.
table-later-version = Um registro desta versão não conhece nada assim.
table-lines-not-at-hand = As linhas mais antigas do registro não estão à mão.
table-not-drawn = Nenhuma regra termina aqui a partida em empate.
table-variation-too-deep = As variantes podem ficar umas dentro das outras só até { $most } níveis.
table-note-too-long = Uma observação tem no máximo { $most } bytes.
fault-at-roll = Lançamento { $roll }: { $what }
fault-in-header = No início: { $what }
fault-version = os dados usam a versão { $found } do protocolo, desconhecida aqui.
fault-chain-length = o número de segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não é permitido.
fault-roll-number = o registro diz { $found }, mas é o número { $expected }.
fault-entry-of-another-table = esta mesa não tem registros deste tipo.
fault-tie-not-thrown-again = o início empatou e não foi lançado de novo.
fault-not-a-die = nenhum dado mostra { $found }.
fault-order = o segredo { $found ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} foi aberto na vez do segredo { $expected ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
}.
fault-missing = falta o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
}.
fault-surplus = há um segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} a mais.
fault-may-not-be-absent = o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não pode ficar de fora.
fault-element = o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não é o que foi fechado antes.
fault-exhausted = os segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} acabaram.
fault-seed-missing = faltam as palavras do próprio jogador.
fault-seed-twice = as palavras do próprio jogador já foram acrescentadas a este selo.
fault-seed-length = as palavras do próprio jogador estão vazias ou são longas demais.
fault-dice = os segredos dão { $expected }, o registro diz { $found }.
fault-chain-number = os novos segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} deveriam ter o número { $expected }.
fault-renewal-waiting = já há novos segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} à espera.
fault-seal = o selo não confere: algo foi mudado aqui.
dice-report = { $rolls ->
    [one] { $rolls } lançamento
   *[other] { $rolls } lançamentos
}: { $proven } com prova, { $absent } deles sem o segredo do adversário; { $typed } digitados, { $void } anulados.
time-none = Sem relógio.
time-fischer = { $start } para cada lado{ $increment ->
    [0] {""}
    [1] , e mais { $increment } segundo depois de cada lance
   *[other] , e mais { $increment } segundos depois de cada lance
}.
time-delay = { $reserve } de reserva para cada lado; em cada lance o relógio espera { $delay ->
    [1] { $delay } segundo
   *[other] { $delay } segundos
}.
time-per-move = { $limit } para cada lance.
time-correspondence = { $days ->
    [one] Um dia
   *[other] { $days } dias
} para cada lance.
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
span-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
seconds-left = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
}
