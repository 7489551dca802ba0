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
bg-bar = Enquanto um lado tiver peça na barra, nenhuma outra peça sua pode andar. A peça entra na seção interna do adversário, contando da ponta mais distante: um 1 entra na casa 24, um 6 na casa 19. A casa tem de estar aberta. Havendo várias na barra, entram tantas quantas os dados permitirem, e perde-se o resto da vez. Depois que todas entrarem, os números que sobram têm de ser jogados normalmente.
bg-bear-off = Quando todas as peças de um lado estão na sua seção interna, ele pode retirá-las. Um número retira uma peça da casa desse número. Se nela não houver peça, é preciso andar com uma peça de uma casa mais alta; se também não houver mais alta, sai uma peça da casa mais alta que tiver alguma.
bg-bear-off-inside = Andar dentro da seção interna, em vez de retirar, é sempre permitido. Uma peça batida nesse meio-tempo tem de voltar à seção interna antes que outra seja retirada.
bg-beavers = { $option ->
    [none] Não há beavers: a dobra se aceita ou se recusa.
   *[option-of-money] No jogo a dinheiro podem-se combinar os beavers: quem recebe a dobra pode dobrar de novo na hora e ficar com o cubo. Se também se combinam os raccoons, quem dobrou pode responder do mesmo modo.
}
bg-board = O tabuleiro tem 24 casas em duas fileiras de doze, quatro quartos de seis. As cores das casas se alternam e não significam mais nada. Cada lado tem { $checkers } peças e dois dados.
bg-colours = Quem fica com qual cor se decide por acordo ou com o dado.
bg-compulsion = É preciso jogar o maior número possível de dados: os dois, se alguma ordem permitir, ou tantos de uma dobradinha quantos for possível. Se qualquer um dos números puder ser jogado, mas não os dois, tem de ser o maior. Se só um puder ser jogado, é esse. Se nenhum puder, perde-se a vez.
bg-crawford = { $crawford ->
    [none] Não há regra de Crawford: o cubo pode ser virado em todos os jogos.
   *[in-matches] Quando um lado chega pela primeira vez a um ponto de ganhar a partida, o jogo seguinte é jogado sem o cubo: é o jogo de Crawford. Depois dele o cubo volta.
}
bg-crawford-short = { $crawford ->
    [none] não há
   *[in-matches] em todas as partidas
}
bg-cube = O cubo começa no meio, valendo 1. Na sua vez, antes de lançar, um lado pode dobrar. O adversário recusa e perde o jogo pelo valor até ali, ou aceita: então o valor dobra e o cubo passa a quem aceitou, que é o único a poder dobrar em seguida. Não há limite.
bg-cube-lies = Enquanto ninguém dobra, ele fica sobre a barra.
bg-cube-use = { $cube ->
    [optional] O cubo pertence ao jogo por pontos. Pode ficar na caixa.
   *[always] Joga-se sempre com o cubo.
}
bg-dice-handling = Os dados são agitados no copo e lançados de modo que rolem livremente; têm de parar deitados no tabuleiro, fáceis de ler. O lançamento que não cumpre isso não vale e se repete. Isso importa quando se lançam dados de verdade e se digitam os números.
bg-direction = Cada lado anda das casas altas para as baixas, até a sua seção interna, que são as casas de 1 a 6, e depois para fora. As peças claras andam no sentido horário, as escuras no anti-horário; o tabuleiro também pode ser montado espelhado.
bg-doubles = Dois dados iguais se jogam quatro vezes, com uma a quatro peças, em qualquer divisão.
bg-hit = Uma peça que para onde há uma só peça adversária bate essa peça. A peça batida vai para a barra, no meio do tabuleiro.
bg-jacoby = { $option ->
    [none] Não há regra de Jacoby: o gammon sempre conta.
   *[option-of-money] No jogo a dinheiro pode-se combinar a regra de Jacoby: gammon e backgammon contam como vitória simples, a não ser que o cubo tenha sido virado nesse jogo.
}
bg-later-rolls = Daí em diante os lados jogam alternadamente, e quem está na vez lança os seus dois dados.
bg-length = { $length ->
    [game-or-points] Joga-se um jogo, ou vários jogos somando os pontos, enquanto se quiser.
    [match] Joga-se uma partida até um número de pontos combinado antes. Ganha quem primeiro o alcançar ou ultrapassar.
   *[match-or-money] Joga-se uma partida até um número de pontos combinado antes, que ganha quem o alcançar ou ultrapassar, ou joga-se a dinheiro, um jogo após o outro, enquanto se quiser.
}
bg-open-point = Uma peça pode parar em uma casa aberta: vazia, com peças do próprio lado, ou com uma só peça adversária. Duas ou mais peças adversárias seguram a casa: pode-se passar por ela, mas nunca parar nela.
bg-opening-roll = Para começar, cada lado lança um dado. Quem tira o número maior joga primeiro, com os dois dados, o seu e o do adversário.
bg-opening-tie = Se os dois dados mostrarem o mesmo número, lançam-se de novo.
bg-option-short = { $option ->
    [none] não há
   *[option-of-money] opção do jogo a dinheiro
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
bg-outcome-contest = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham por { $high } a { $low }.
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
bg-resignation = Um lado pode entregar o jogo como vitória simples, gammon ou backgammon do adversário, vezes o cubo. O adversário aceita ou recusa. Depois de uma recusa, na mesma vez só se pode oferecer mais.
bg-setup = Cada lado conta as casas a partir da sua ponta e coloca { $places }. Em uma casa pode haver qualquer número de peças.
bg-setup-place = { SPELL($count, gender: "f") } na casa { $point }
bg-tried-one = A sua jogada usa um deles.
bg-tried-times = A sua jogada { $played ->
    [0] não o usa.
    [1] o usa uma vez.
    [2] o usa duas vezes.
   *[other] o usa { SPELL($played, gender: "f") } vezes.
}
bg-two-numbers = Cada número é um movimento separado. Duas peças podem usar um número cada, ou uma só peça os dois, um depois do outro. Nesse caso a casa em que ela para no meio do caminho tem de estar aberta, com um número primeiro ou com o outro.
bg-unreadable-title = Não é uma jogada
bg-why-already-rolled = Os dados estão na mesa e têm de ser jogados primeiro
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
bg-why-bar-first = { $count ->
    [one] A sua peça da barra tem de entrar antes que outra ande
   *[other] As suas { SPELL($count, gender: "f") } peças da barra têm de entrar antes que outra ande
}
bg-why-beavers-not-played = Aqui não se combinaram beavers
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
bg-why-contest-over = A partida terminou e nada mais se joga
bg-why-crawford-game = Este é o jogo de Crawford, em que ninguém dobra
bg-why-cube-at-its-end = O cubo mostra { $value }, e este programa não conta além
bg-why-cube-not-yours = O cubo está com as { $owner ->
    [light] claras
   *[dark] escuras
}, e só o dono pode dobrar
bg-why-dice-not-by-hand = Aqui a mesa lança os dados, e os lançamentos valem; só dados lançados à mão podem ser anulados
bg-why-double-before-rolling = Dobra-se antes de lançar, e nesta vez já se lançou
bg-why-game-over = O jogo terminou e nada mais se joga
bg-why-higher-point-first = Um { $die } é mais do que precisa uma peça { $from ->
    [25] da barra
   *[other] da casa { $from }
}; por isso tem de ser jogado de uma casa mais alta, aqui a { $higher }
bg-why-must-play = O que se pode jogar tem de ser jogado: é possível { $play }
bg-why-must-play-both = Os dois números de { $roll } podem ser jogados e por isso têm de ser: é possível { $play }
bg-why-must-play-larger = Só um dos dois números pode ser jogado, e tem de ser o maior, o { $die }: { $play }
bg-why-must-play-more = O { $die } pode ser jogado { SPELL($possible, gender: "f") } vezes e por isso tem de ser: é possível { $play }
bg-why-no-checker-there = Você não tem peça { $from ->
    [25] na barra
   *[other] na casa { $from }
}
bg-why-no-cube = Este jogo é jogado sem o cubo
bg-why-not-all-home = Só se retiram peças quando todas estão na sua seção interna, e ainda há uma { $rearmost ->
    [25] na barra
   *[other] na casa { $rearmost }
}
bg-why-not-your-turn = É a vez das { $side ->
    [light] claras
   *[dark] escuras
}
bg-why-nothing-to-answer = Não há oferta a que isto responda
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
bg-why-opening-first = O jogo começa com um dado de cada lado, e eles ainda não foram lançados
bg-why-opening-is-over = Os dados do início já foram lançados e o jogo começou
bg-why-opponents-checker = As peças da casa { $point } são do adversário
bg-why-point-blocked = O adversário segura a casa { $point } com { SPELL($held, gender: "f") } peças; nenhuma das suas pode parar ali
bg-why-raccoons-not-played = Aqui não se combinaram raccoons
bg-why-resignation-too-small = { $refused ->
    [single] Um jogo simples
    [gammon] Um gammon
   *[backgammon] Um backgammon
} já foi recusado nesta vez; agora só se pode oferecer mais
bg-why-roll-first = Primeiro é preciso lançar os dados
bg-why-unreadable = “{ $text }” não se lê como jogada; escreva, por exemplo, { $example }
bg-why-wrong-direction = As suas peças andam até a sua casa 1 e para fora; nenhuma vai { $from ->
    [25] da barra
   *[other] da casa { $from }
} { $to ->
    [0] para fora
   *[other] para a casa { $to }
}
bg-win = Ganha o jogo o lado que retirar primeiro as suas { $checkers } peças.
bg-win-sizes = Uma vitória vale um ponto. Se o perdedor não retirou nenhuma peça, é um gammon e vale dois. Se, além disso, o perdedor tem peça na barra ou na seção interna do vencedor, é um backgammon e vale { SPELL($worth, gender: "m") }. Os pontos são multiplicados pelo número do cubo.
setup-both-on-point = Há peças dos dois lados na casa { $point }.
setup-both-shut-out = Os dois lados estão na barra contra uma seção fechada, o que não pode acontecer.
setup-both-won = Os dois lados retiraram todas as suas peças.
setup-no-checkers = Não há peças.
setup-too-many = { $seat ->
    [mover] O lado na vez
   *[other] O adversário
} tem { $count } peças; o máximo é { $allowed }.
setup-unequal = O lado na vez tem { $mover } peças e o adversário { $other }; os dois devem ter o mesmo número.
terms-beavers = Os beavers são do jogo a dinheiro pelas regras de torneio.
terms-cube-always = { $frame } se joga sempre com o cubo.
terms-jacoby = A regra de Jacoby é do jogo a dinheiro pelas regras de torneio.
terms-length = { $frame } não conhece { $length ->
    [one-game] um jogo só
    [points-kept] pontos somados jogo após jogo
    [match] partida até um número de pontos
   *[money] jogo a dinheiro
}.
terms-match-to-zero = Uma partida vai até ao menos um ponto.
