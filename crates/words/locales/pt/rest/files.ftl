# O que há de errado em um arquivo ou em uma posição que outro programa escreveu: uma frase para cada coisa.

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
id-snowie = O campo { $field } desta posição no texto do Snowie falta ou não é o que deveria ser.
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

xg-not-read = Os arquivos do eXtreme Gammon não são lidos aqui.
xg-damaged = O arquivo do eXtreme Gammon está cortado ou danificado.
xg-no-match = Não há nenhuma partida neste arquivo do eXtreme Gammon.
xg-other-game = O arquivo do eXtreme Gammon traz a variante { $number }, que não é lida aqui.
xg-record = O registro { $number } do arquivo não decorre dos anteriores.
xg-dice = O registro { $number } do arquivo traz dados que ninguém pode tirar.

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
    [chess] O xadrez se joga
   *[backgammon] O gamão se joga
} por muitas regras: indique uma, como { $example }.
rule-set-no-such-goal = “{ $asked }” não é um objetivo: um id de damas pode terminar com { $goals }.
rule-set-one-goal = { $game ->
    [draughts] O jogo de damas
    [chess] O xadrez
   *[backgammon] O gamão
} não tem { $goals }.
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
    [chess] do xadrez
   *[backgammon] do gamão
}.
export-start = O jogo começa com uma dobra ou um abandono por responder, e este formato não tem lugar para isso.
