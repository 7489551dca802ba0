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
bg-example-legal = Legais, entre outras: { $plays }.
bg-example-legal-all = { $count ->
    [one] Só { $plays } é legal.
   *[other] Legais: { $plays }.
}
bg-example-none = Nada se pode jogar: perde-se a vez.
bg-example-opening = As claras lançam { $light }, as escuras { $dark }: as { $side ->
    [light] claras
   *[dark] escuras
} começam e jogam { $roll }.
bg-example-opening-tie = Os dois lançam { $number }: lançam de novo.
bg-example-roll = As claras lançam { $roll }.
cube-value = “{ $found }” não é um valor do cubo, que mostra 2, 4, 8 e assim por diante.
draughts-not-a-move = “{ $text }” não é um lance: escreva duas casas ou mais, como 21-17, 22x15x8 ou c3-d4.
example-after = Depois de { $play }.
example-captures = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}. { $count ->
    [one] Só uma captura é legal: { $moves }.
   *[other] Capturas legais: { $moves }.
}
example-crowned = Depois de { $play }, a peça da casa { $square } é dama.
example-huff-done = As { $side ->
    [white] brancas
   *[black] pretas
} sopraram { $square } e agora fazem um lance normalmente.
example-huff-missed = As { $side ->
    [white] brancas
   *[black] pretas
} podiam capturar com { $could } e em vez disso jogam { $play }.
example-huff-offered = Agora as { $side ->
    [white] brancas
   *[black] pretas
} podem soprar { $huffable } antes de jogar.
example-king-rested = A dama da casa { $king } acaba de fazer { SPELL($moves, gender: "m") } { $moves ->
    [one] lance
   *[other] lances seguidos
}.
example-letters = Os nomes das casas.
example-moves = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}. { $count ->
    [one] Só { $moves } é legal.
   *[other] Legais: { $moves }.
}
example-nothing = Jogam as { $side ->
    [white] brancas
   *[black] pretas
}, e nenhum lance é legal. { $outcome }
example-numbers = Os números das casas.
example-refused = Não é legal: { $play }.
example-refused-play = Não é legal: { $play }.
example-stays-man = Depois de { $play }, a peça da casa { $square } continua pedra.
export-other-game = Este formato é { $game ->
    [draughts] das damas
    [chess] do xadrez
   *[backgammon] do gamão
}.
export-start = O jogo começa com uma dobra ou um abandono por responder, e este formato não tem lugar para isso.
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
file-at-column = linha { $line }, coluna { $column }: { $what }
file-at-entry = jogo { $game }, lance { $ply } ({ $text }): { $what }
file-at-game = jogo { $game }: { $what }
file-at-move = jogo { $game }, lance { $ply }, { $text }: { $what }
file-at-text = jogo { $game } ({ $text }): { $what }
file-breaks-off = O jogo é interrompido depois das etiquetas: não vem nem lance nem resultado.
file-crawford = Este é o jogo de Crawford onde o arquivo diz que não é, ou o contrário.
file-cube-value = Aqui o cubo não pode ser virado para este valor.
file-games-written = { $games ->
    [one] { $games } jogo gravado
   *[other] { $games } jogos gravados
} em { $file }
file-hidden = O lance não está anotado, e o jogo continua.
file-left-out = { $games ->
    [one] { $games } jogo deixado
   *[other] { $games } jogos deixados
} de fora
file-lost = { $kind ->
    [variations] variantes
    [variations-as-remarks] variantes que as regras não permitem, guardadas como comentários
    [remarks] comentários
    [signs] sinais
    [tags] etiquetas
    [moves-after-the-end] lances depois do fim do jogo
    [part-of-a-roll] um último lançamento jogado em parte
    [result] resultado que não é o do tabuleiro, guardado como foi escrito
    [analyses] análises
    [properties] propriedades SGF
    [taken-back] lances e lançamentos desfeitos
    [proofs] provas dos dados
    [times] tempos dos lances
   *[offers] propostas e respostas
}: { $count }
file-match-over = A partida já estava ganha.
file-no-rules = Nada diz por quais regras se joga.
file-opens-with-double = Um jogo não pode começar com dados iguais.
file-other-game = As regras pedidas são de outro jogo.
file-past-draw = Por estas regras, o jogo está empatado aqui ({ $draw }); mesmo assim continuou.
file-points = O arquivo dá { $written } pontos, mas o jogo valia { $actual }.
file-quoted = “{ $found }”: { $why }
file-replayed = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} por { $rules }, { $legal } sem falha, { $moves ->
    [one] { $moves } lance jogado
   *[other] { $moves } lances jogados
}
file-result = O jogo não terminou como o arquivo diz.
file-result-otherwise = O arquivo dá o resultado { $written }, mas no tabuleiro é { $board }.
file-score = O placar não é a soma dos jogos anteriores.
file-setup-in-the-middle = Uma posição é montada no meio do jogo.
file-too-deep = Há variantes dentro de variantes, a mais de { $most } níveis.
file-two-results = A etiqueta Result diz { $tag }, mas o jogo termina com { $end }.
file-unfinished = O jogo se interrompe, e outro vem depois.
file-unknown-game = O tipo de jogo não é conhecido aqui.
file-variation = Esta variante do jogo não é conhecida aqui.
form-corner = { $corner ->
    [left] à esquerda
   *[right] à direita
}
form-group = { $group ->
    [board] Tabuleiro
    [moving] Andar
    [capturing] Capturar
   *[ending] Terminar
}
form-help = { $draw ->
    [repetition] Tantas vezes a mesma posição; com 0 a repetição não empata.
   *[king-moves] Sem captura e sem mover pedra; com 0 não há esse empate.
}
form-row = { $row ->
    [board-size] Tamanho do tabuleiro
    [board-squares] Casas em que se joga
    [board-corner] Canto em que se joga, visto de cada lado
    [repetition] Empate por repetição
   *[king-moves] Empate por lances só de damas
}
form-squares = { $squares ->
    [dark] escuras
    [light] claras
   *[all] todas
}
form-unit = { $draw ->
    [repetition] vezes
   *[king-moves] lances de cada lado
}
house-bad-id = O id “{ $id }” só pode ter letras minúsculas, algarismos e hifens, e não pode ficar vazio.
house-clash = { $clash ->
    [long-diagonal] Onde se joga em todas as casas não há diagonal longa para escolher
    [force-too-large] Uma regra de empate conta mais peças do que um lado tem
   *[force-upside-down] Uma regra de empate pede um mínimo de peças maior que o máximo
}.
house-contradiction = As regras se contradizem: { $why }
house-game-type = O tipo de jogo { $number } do PDN se joga em outro tabuleiro.
house-name-too-long = Um nome tem no máximo { $most } bytes; este tem { $found }.
house-no-parent = As regras da casa têm de dizer de que conjunto partem, como em { $example }.
house-syntax = Isto não é TOML: “{ $why }”.
house-too-many = { $key } tem lugar para { $most } itens.
house-twice = { $key } e { $other } são o mesmo ponto: indique um só.
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
id-bits = O ID de posição não descreve cada casa uma única vez.
id-character = O caractere { $place } do { $id ->
    [position] ID de posição
   *[match] ID de partida
} é “{ $found }”, que não existe em Base64.
id-cube-owner = O ID de partida não diz onde está o cubo.
id-cube-too-high = Em um ID de partida não cabe um cubo dobrado { $found } vezes; o máximo é { $most }.
id-dice = O ID de partida traz os dados { $first } e { $second }, que ninguém pode lançar.
id-empty = Falta a posição: indique um XGID ou um ID de posição.
id-length = { $id ->
    [position] Um ID de posição
   *[match] Um ID de partida
} tem { $wanted } caracteres; este tem { $found }.
id-match-alone = Isto é um ID de partida, que nada diz das peças: ponha antes dele um ID de posição e dois-pontos.
id-snowie = O campo { $field } desta posição no texto do Snowie falta ou não é o que deveria ser.
id-state = O ID de partida põe o jogo no estado { $found }, e só existem os de 0 a 4.
id-too-many-parts = Uma posição é um XGID, um ID de posição, ou um ID de posição e um de partida; aqui há { $found } partes.
id-too-many-points = Em um ID de partida não cabem { $found } pontos; o máximo é { $most }.
id-unused-bits = O ID de partida tem bits ligados que não significam nada.
lead-backgammon = Um jogo para dois, com { $checkers } peças cada, dois dados por lado e um cubo de dobra. Leve todas as suas peças à seção interna e retire-as do tabuleiro antes do adversário.
lead-draughts = Um jogo para dois. Cada lado tem { $men } pedras em um tabuleiro de { $side }×{ $side } casas. { $goal }
lead-house = Regras da casa, a partir de: { $name }.
mat-after-the-end = O jogo continua, embora já tenha sido ganho.
mat-game-before-match = Um jogo começa antes de uma linha como “{ $example }”.
mat-move-without-roll = O movimento { $found } não tem lançamento antes dele.
mat-names = Um jogo começa com uma linha como “{ $example }”, e não com “{ $found }”.
mat-no-match-length = Não há uma linha como “{ $example }”; por isso, isto não é um arquivo .mat.
mat-no-names = Este jogo não tem abaixo dele uma linha como “{ $example }”.
mat-number = { $found } é um número grande demais.
mat-third-entry = Uma linha tem duas jogadas, uma de cada jogador.
mat-wins = Depois de { $word } falta o número de pontos.
mat-word = “{ $found }” não é um lançamento, nem um movimento, nem uma ação do cubo.
open-crawford-score = O placar de { $light } a { $dark } em uma partida até { $points } não combina com o jogo de Crawford.
open-cube-turned = O cubo está em { $value }, mas não entra neste jogo.
open-games = Uma disputa tem de 1 a { $most } jogos.
open-match-over = Com { $light } a { $dark }, a partida até { $points } já terminou.
open-no-crawford = Aqui não há jogo de Crawford.
open-no-dice = Não se diz de onde vêm os dados.
open-other-length = A posição é de uma partida até { $points } pontos, e não é isso que se joga aqui.
open-over = Nesta posição o jogo já terminou.
open-terms = As condições são de outro jogo.
open-too-long = { $what ->
    [name] O nome de um jogador tem mais de { $most } bytes
    [start] A posição inicial tem mais de { $most } caracteres
    [remarks] Há mais de { $most } anotações sobre o jogo
   *[remark] Uma anotação sobre o jogo tem mais de { $most } bytes
}.
open-too-many-pieces = Um lado tem mais de { $most } peças.
page-as-at-the-start = (O tabuleiro como no início.)
page-borne-off = Retiradas: ○ { $light }, ● { $dark }
page-colophon = Esta página foi feita pelo Tabuleiro a partir da tabela de regras com que o programa joga. Cada exemplo foi jogado pelo programa quando a página foi feita.
page-contents = Artigos
page-difference = { $label }: aqui { $here }; lá { $there }.
page-example = Exemplo
page-here = aqui
page-neighbours = Em que difere dos jogos vizinhos
page-reading-mark = T{ $number }
page-reading-of = { $count ->
    [one] Artigo { $articles }
   *[other] Artigos { $articles }
}
page-readings = O que aqui se decide onde o texto cala ou não é claro
page-setup = O tabuleiro no início
page-there = lá
pdn-game-too-long = O jogo que começa aqui passa de 16 mebibytes.
pdn-not-a-glyph = “{ $text }” não é um sinal de avaliação, que é $ e um número de 0 a 255.
pdn-not-a-move = “{ $text }” não é um lance, nem um número de lance, nem um resultado.
pdn-not-a-setup = “{ $text }” não é uma posição, que aqui se escreve { $example }.
pdn-not-a-tag = “{ $text }” não é uma etiqueta, que é um nome e um valor entre aspas.
pdn-stray-close = Este { $mark } não fecha nada.
pdn-too-long = Uma única etiqueta, palavra ou comentário passa aqui de um mebibyte.
pdn-unclosed = { $what ->
    [tag] A etiqueta que se abre aqui não é fechada
    [comment] O comentário que se abre aqui não é fechado
    [parenthesis] O parêntese que se abre aqui não é fechado
   *[setup] A posição que se abre aqui não é fechada
} com { $mark } em lugar nenhum.
pdn-utf16 = O arquivo está em UTF-16: salve-o em UTF-8 ou em Latin-1.
pieces-legend = ○ pedra branca, ◎ dama branca, ● pedra preta, ◉ dama preta
play-count = “{ $text }” não é um número de peças de 1 a 4.
play-empty = A jogada está vazia; para a vez perdida, escreva { $written }.
play-move = “{ $text }” não é um movimento como 13/8 ou bar/20*.
play-place = “{ $text }” não é uma casa de 1 a 24, nem bar, nem off.
play-too-many = Uma jogada tem no máximo quatro movimentos.
record-against-the-rules = As regras não permitem isto.
record-at-line = linha { $line }: { $what }
record-contents = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}, dos quais { $moves } lances
record-empty = O registro está vazio.
record-house-missing = Falta a tabela das regras da casa { $stated }.
record-house-other = As regras se chamam { $stated }, mas a tabela é de { $found }.
record-in-order = Tudo confere.
record-last-seal = Último selo: { $seal }
record-line-too-long = A linha tem mais de { $most } bytes.
record-member = Falta algo na linha, ou algo não é o que deveria ser ({ $what }).
record-no-seal = A linha não tem um selo de 64 algarismos hexadecimais.
record-not-a-record = Isto não é um registro do Tabuleiro.
record-not-an-object = Uma linha tem de ser um objeto JSON.
record-not-json = Isto não é JSON, a partir da coluna { $column }.
record-not-over = A linha termina o jogo com { $stated }, mas ele continua.
record-over-otherwise = A linha termina o jogo com { $stated }, mas ele terminou com { $found }.
record-over-unsaid = O jogo terminou aqui com { $found }, mas a linha não o diz.
record-past-draw = O jogo { $game } continuou depois do lance { $ply }, embora estivesse empatado pelas regras ({ $draw }); todos os lances e o resultado ficam como foram escritos.
record-rules-changed = As regras mudaram desde o início deste registro: ele foi julgado pelas de hoje.
record-score = Resultado: { $one } a { $two }, { $how ->
    [played] até o fim
    [flag-fell] por tempo
    [abandoned] o perdedor deixou a mesa
    [aborted] cancelado antes que os dois jogassem
   *[stopped] encerrado pelos jogadores
}.
record-seal = O selo não confere: esta linha foi alterada, ou uma linha foi retirada ou mudada de lugar.
record-too-long = O registro tem mais de { $most } bytes.
record-unknown-event = Nada se chama “{ $name }”.
record-version = O registro é da versão { $found }; aqui se leem as versões de 1 a { $newest }.
roll-form = Um lançamento são dois dados, como 31 ou 3-1.
roll-no-such-face = Um dado mostra de 1 a 6, não { $found }.
rule-set-ambiguous = “{ $asked }” pode ser { $fits }.
rule-set-house-by-name = As regras da casa se indicam pelo arquivo, não pelo nome.
rule-set-no-such-goal = “{ $asked }” não é um objetivo: um id de damas pode terminar com { $goals }.
rule-set-none = Nenhum conjunto de regras se chama “{ $asked }”.
rule-set-none-near = Nenhum conjunto de regras se chama “{ $asked }”; você quis dizer { $near }?
rule-set-one-goal = { $game ->
    [draughts] O jogo de damas
    [chess] O xadrez
   *[backgammon] O gamão
} não tem { $goals }.
rule-set-which-one = { $game ->
    [draughts] As damas se jogam
    [chess] O xadrez se joga
   *[backgammon] O gamão se joga
} por muitas regras: indique uma, como { $example }.
sgf-move = “{ $found }” não é uma jogada: são dois dados e pares de letras, ou uma palavra ({ $words }).
sgf-no-tree = Não há “{ $opening }”; por isso, isto não é um arquivo SGF.
sgf-no-value = A propriedade { $name } não tem valor entre colchetes.
sgf-number = “{ $found }” não é um número, ou é grande demais.
sgf-other-game = GM[{ $found }] é outro jogo; o gamão é GM[6].
sgf-point = “{ $found }” não é uma casa, que se escreve com uma letra de a a z.
sgf-side = “{ $found }” não é B nem W.
sgf-unclosed = { $what ->
    [value] O valor que começa aqui não é fechado
   *[tree] A árvore que começa aqui não é fechada
} em lugar nenhum.
sgf-unexpected = “{ $found }” não pode estar aqui.
sgf-unknown-board = Aqui se mudam casas avulsas de uma posição que o arquivo não diz qual é.
why-better = É melhor do que { $other } em { $value } de pedra.
why-blots = { $count ->
    [one] deixa uma peça sozinha a menos
   *[other] deixa { SPELL($count, gender: "f") } peças sozinhas a menos
}
why-cube = { $choice ->
    [double] Dobrar vale { $better } pontos; lançar sem dobrar, { $worse }.
    [roll] Lançar sem dobrar vale { $better } pontos; dobrar, { $worse }.
    [take] Aceitar vale { $better } pontos; recusar, { $worse }.
   *[drop] Recusar vale { $better } pontos; aceitar, { $worse }.
}
why-escapes = { $count ->
    [one] tira uma peça a mais da seção interna do adversário
   *[other] tira { SPELL($count, gender: "f") } peças a mais da seção interna do adversário
}
why-fewer-gammons = perde { $percent } % menos gammons
why-gammons = ganha { $percent } % mais gammons
why-hits = { $count ->
    [one] bate uma peça a mais
   *[other] bate { SPELL($count, gender: "f") } peças a mais
}
why-holds-out = Todos os lances perdem; este é o que resiste mais.
why-king = Uma pedra sua é coroada ({ $line }); depois de { $other }, nenhuma.
why-level = { $other } vale o mesmo.
why-loses = { $other } perde; este lance, não.
why-no-king = Depois de { $other } o adversário coroaria uma pedra; aqui não.
why-off = { $count ->
    [one] retira uma peça a mais
   *[other] retira { SPELL($count, gender: "f") } peças a mais
}
why-only = É o único lance permitido.
why-others-lose = Qualquer outro lance perde.
why-pieces = Depois das respostas esperadas ({ $line }), você fica com { $pieces ->
    [one] uma peça
   *[other] { SPELL($pieces, gender: "f") } peças
} a mais do que depois de { $other }.
why-play = Esta jogada { $facts }. Por isso é melhor do que { $other } em { $value } pontos por jogo.
why-play-plain = Esta jogada é melhor do que { $other } em { $value } pontos por jogo.
why-point = fecha a casa { $point }
why-squares = Não ganha mais peças do que { $other }, mas as suas ficam mais bem colocadas: vantagem de { $value } de pedra.
why-wins = { $moves ->
    [one] Ganha de imediato.
   *[other] Ganha em { SPELL($moves, gender: "m") } lances, faça o adversário o que fizer.
}
why-wins-more = ganha { $percent } % mais jogos
xg-damaged = O arquivo do eXtreme Gammon está cortado ou danificado.
xg-dice = O registro { $number } do arquivo traz dados que ninguém pode tirar.
xg-no-match = Não há nenhuma partida neste arquivo do eXtreme Gammon.
xg-not-read = Os arquivos do eXtreme Gammon não são lidos aqui.
xg-other-game = O arquivo do eXtreme Gammon traz a variante { $number }, que não é lida aqui.
xg-record = O registro { $number } do arquivo não decorre dos anteriores.
xgid-board-character = O lugar { $place } do tabuleiro do XGID é “{ $found }”, mas só valem o -, as letras de A a O e as de a a o.
xgid-board-length = O tabuleiro de um XGID tem 26 lugares; este tem { $found }.
xgid-fields = Um XGID tem 10 campos entre dois-pontos (ou 9, sem o cubo máximo); este tem { $found }.
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
xgid-wrong-bar = O primeiro lugar do tabuleiro de um XGID é a barra das minúsculas, e o último, a das maiúsculas.
