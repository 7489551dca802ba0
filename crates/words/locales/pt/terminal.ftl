# O que um jogo no terminal diz e pergunta. A pergunta vem sem os dois-pontos finais.

terminal-side = { $side ->
    [white] Brancas
    [black] Pretas
    [light] Claras
   *[dark] Escuras
}
terminal-welcome = { $name }. Digite ? para ver a ajuda.
terminal-points-of-the-mover = As casas são numeradas para o lado que joga.
terminal-points-are-yours = As casas são ditas nos seus números, também as do computador.
terminal-choose = O que vamos jogar?
terminal-choose-number = Número, ou q para sair
terminal-no-such-number = Não há “{ $text }” na lista.
terminal-other-commands = tabuleiro --help mostra tudo o mais que a caixa sabe fazer.

terminal-opening = Um dado para cada lado: tecle Enter
terminal-opening-typed = Um dado para cada lado: digite os dois, primeiro o de { $first }, ou anular
terminal-roll = tecle Enter para lançar
terminal-roll-typed = digite os dados, ou anular
terminal-roll-or-double = Enter lança, d dobra
terminal-roll-or-double-typed = digite os dados, ou d para dobrar
terminal-play = a sua jogada com { $dice }
terminal-play-on = { $dice }, até aqui { $play }; u desfaz
terminal-raise = o cubo vai para { $value }: t aceita, p passa
terminal-raise-or-more = o cubo vai para { $value }: t aceita, p passa, b dobra na hora e fica com ele
terminal-resignation = o adversário entrega { $win ->
    [single] um jogo simples
    [gammon] um gammon
   *[backgammon] um backgammon
}: s aceita, n continua
terminal-draw-offered = o adversário propõe empate: s aceita, n continua
terminal-takeback = o pedido é desfazer { $play }: s concorda, n não
terminal-between-games = Enter começa o próximo jogo, parar encerra aqui
terminal-words = Digite algumas palavras suas para os dados, ou tecle Enter para sorteá-las
terminal-void-why = Por quê? 1 fora do tabuleiro, 2 não dá para ler, 3 não foi agitado, 4 não rolou livremente

terminal-tie = Os dois lançam { $die }: de novo.
terminal-opens = { $first } { $one }, { $second } { $two }. Quem começa, com os dois dados: { $who }.
terminal-void = O lançamento não vale.
terminal-nothing-to-play = nada se pode jogar com { $dice }
terminal-doubles-to = dobra para { $value }
terminal-score = Placar: { $first } { $one }, { $second } { $two }.
terminal-cube-in-the-middle = Cubo em { $value }, no meio.
terminal-cube-with = Cubo em { $value }, de posse de { $who }.
terminal-pips = Contagem: { $first } { $one }, { $second } { $two }.
terminal-borne-off = { $pips } casas a andar, retiradas: { $off }
terminal-crawford = Este é o jogo de Crawford: não se dobra.
terminal-next-game = Começa o próximo jogo.
terminal-winner = Vitória: { $who }.
terminal-nobody-won = Ninguém venceu: deu empate.
terminal-undecided = O jogo para aqui, sem decisão.
terminal-goes-on = O jogo continua.

terminal-keeping = O jogo vai sendo guardado em { $file }, lance a lance.
terminal-kept = O jogo está guardado em { $file } e pode ser retomado.
terminal-resumed = O jogo continua depois de { $events ->
    [one] { $events } registro
   *[other] { $events } registros
}.
terminal-torn = A última linha do arquivo estava cortada e fica de fora.
terminal-sealed = A máquina selou os seus números para os dados: { $seal }.
terminal-words-drawn = Palavras sorteadas para os dados: { $words }.

terminal-computer = Computador ({ $level })
terminal-match-to = Partida de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
terminal-your-move = o seu lance
terminal-hint = O melhor: { $what }.
terminal-nothing-to-decide = Não há nada a decidir agora.
terminal-agrees = de acordo
terminal-declines = não, seguimos jogando
terminal-resign-sure = abandonar o jogo? s abandona, n continua
terminal-resign-stake-sure = entregar { $win ->
    [single] um jogo simples
    [gammon] um gammon
   *[backgammon] um backgammon
}? s entrega, n continua
terminal-leave-sure = deixar a mesa de vez e perder? s deixa, n continua
terminal-kept-for-later = O jogo está guardado. { $command } o retoma.
terminal-not-kept = Nada se jogou, e nada fica guardado.
terminal-kept-nowhere = O jogo não pode ser guardado por si: { $what }. Digite guardar ARQUIVO para guardá-lo.
terminal-unfinished = Há um jogo por acabar: { $name }, { $events ->
    [one] { $events } registro
   *[other] { $events } registros
}. Retomar? s retoma, n começa outro
terminal-nothing-to-resume = não há nenhum jogo por acabar
terminal-over = O jogo inteiro está guardado em { $file }.
terminal-ask-level = Contra o computador? Digite um nível de 1 a { $most }, ou tecle Enter para dois jogadores
terminal-no-such-level = “{ $text }” não é um nível: digite um número de 1 a { $most } ou um nome

speech-pips = { $whose ->
    [own] sua contagem: { $pips }
   *[other] contagem do adversário: { $pips }
}
speech-point = { $whose ->
    [own] sua casa { $point }: { SPELL($count, gender: "f") }
   *[other] sua casa { $point }: { SPELL($count, gender: "f") } do adversário
}
speech-bar = { $whose ->
    [own] sua barra: { SPELL($count, gender: "f") }
   *[other] barra do adversário: { SPELL($count, gender: "f") }
}
speech-off = { $whose ->
    [own] você já retirou: { SPELL($count, gender: "f") }
   *[other] o adversário já retirou: { SPELL($count, gender: "f") }
}
speech-men = { $whose ->
    [own] suas pedras, { $count }: { $squares }
   *[other] pedras do adversário, { $count }: { $squares }
}
speech-kings = { $whose ->
    [own] suas damas, { $count }: { $squares }
   *[other] damas do adversário, { $count }: { $squares }
}
speech-step = de { $from } a { $to }
speech-enters = da barra a { $to }
speech-bears-off = retirada do { $from }
speech-hits = batendo
speech-times = { SPELL($times, gender: "f") } vezes
speech-no-play = nada a jogar
speech-move = de { $from } a { $to }
speech-takes = de { $from } a { $to }, capturando { $taken }
speech-then = depois
speech-crowned = vira dama
speech-huffs = sopra { $square }
speech-dice = { $one } e { $two }

terminal-means-nothing = “{ $text }” não quer dizer nada aqui. Digite ? para ver a ajuda.
terminal-such-as-dice = Digite dois dados de 1 a 6, como 31 ou 3-1.
terminal-such-as-a-play = Digite uma jogada como 13/8 6/5, ou m para ver a lista.
terminal-such-as-a-move = Digite um lance como { $example }, ou m para ver a lista.
terminal-nothing-played = Ainda não se jogou nada.
terminal-no-such-step = Este passo não pode vir agora: m mostra os possíveis, u desfaz o último.
terminal-resign-how = Digite desistir 1, 2 ou 3: um jogo simples, um gammon ou um backgammon.
terminal-yes-or-no = Digite s ou n.

help-play = uma jogada, de qualquer modo usual, inteira ou passo a passo
help-move = um lance; também com letras
help-capture = uma captura, com o caminho inteiro onde houver mais de um
help-huff = um sopro e, em seguida, o lance
help-list = os lances legais
help-undo = desfazer: um passo desta vez ou, de comum acordo, o último lance
help-double = dobrar, antes de lançar
help-answer = aceitar ou recusar a dobra
help-resign-stake = entregar um jogo simples, um gammon ou um backgammon
help-resign = abandonar o jogo
help-draw = propor empate
help-claim = reclamar o empate, com a posição ou com um lance depois da palavra
help-chess-move = um lance; também com casas: g1f3
help-void = um lançamento que não vale (dados digitados)
help-board = o tabuleiro de novo
help-pips = a contagem das casas a andar
help-describe = o tabuleiro em palavras
help-hint = o melhor lance, e por quê
help-analyse = cada lance com o seu valor
help-position = a posição em texto
help-save = guardar o jogo em um arquivo daqui em diante
help-leave = deixar a mesa de vez e perder
help-quit = parar aqui; um jogo guardado pode ser retomado

eval-no-move = não há lance
eval-wins = vence { $share } %
eval-chances = vence { $wins } %, gammons { $gammons } %, perde gammons { $lost } %
eval-cube = cubo: { $advice ->
    [double-take] dobrar, aceitar
    [double-beaver] dobrar, beaver
    [double-drop] dobrar, recusar
    [too-good] boa demais para dobrar, recusar
    [no-double-take] não dobrar, aceitar
    [no-double-beaver] não dobrar, beaver
   *[no-double-drop] não dobrar, recusar
} (sem dobrar { $no_double }, dobrar e aceitar { $take }, dobrar e recusar { $drop })
eval-match = chances de vencer a partida: sem dobrar { $no_double } %, dobrar e aceitar { $take } %, dobrar e recusar { $drop } %
eval-effort = profundidade { $depth }, { $positions ->
    [one] { $positions } posição
   *[other] { $positions } posições
} em { $seconds } s
rollout-cubeless = valor { $equity } ± { $error } sem o cubo
rollout-cubeful = valor { $equity } ± { $error } com o cubo
rollout-effort = { $trials ->
    [one] { $trials } jogo
   *[other] { $trials } jogos
} em { $seconds } s

analyse-mistake = Partida { $game }, { $name }: { $made } ({ $mark ->
    [error] erro
   *[blunder] erro grave
}, perde { $loss }). Melhor: { $best }.
analyse-player = { $name }: PR { $pr }, taxa de erro { $rate } em { $decisions ->
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
}; erros { $errors }, erros graves { $blunders }
analyse-plays = lances: { $total }, não forçados { $unforced }, perdido { $lost }
analyse-cube = cubo: { $total ->
    [one] { $total } decisão
   *[other] { $total } decisões
}, apertadas ou tomadas { $close }, perdido { $lost }
analyse-luck = sorte: { $luck }; lançamentos com sorte { $lucky }, sem sorte { $unlucky }
analyse-result = resultado: { $result }, sem a sorte { $adjusted }
analyse-game = Partida { $game }: { $white } – { $black }
analyse-slip = { $number } { $name }: { $made } ({ $mark ->
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
}, { $loss } % das chances perdidas). Melhor: { $best }.
analyse-accuracy = { $name }: precisão { $accuracy } %; { $lost } % das chances perdidas por decisão, em { $decisions ->
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
}; imprecisões { $inaccuracies }, erros { $mistakes }, erros graves { $blunders }
analyse-turning = pontos de virada: { $turns }
analyse-graph = chances das peças claras, em por cento, do lance 1 ao lance { $last }
analyse-truth = tabelas de finais: { $before } antes do lance, { $after } depois
truth-draw = empate
truth-ends = { $outcome ->
    [win] vitória
   *[loss] derrota
} em { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}
truth-open = { $outcome ->
    [win] vitória
    [draw] empate
   *[loss] derrota
}, se uma regra de empate não vier antes
worse-ending = As tabelas de finais conhecem { $before ->
    [win] vitória
   *[draw] empate
} antes dele e { $after ->
    [draw] empate
   *[loss] derrota
} depois dele.
worse-draws = Com ele a partida empata.
worse-loses = { $moves ->
    [one] Perde de imediato ({ $line }).
   *[other] Perde em { SPELL($moves) } lances, seja o que for que se jogue ({ $line }).
}
worse-misses-win = { $moves ->
    [one] { $best } vence de imediato.
   *[other] { $best } vence em { SPELL($moves) } lances, faça o adversário o que fizer.
}
worse-shot = Permite { $line }, que toma { SPELL($taken, gender: "f") } peças num só lance e termina { $pieces ->
    [one] uma peça
   *[other] { SPELL($pieces, gender: "f") } peças
} atrás do que { $best } alcança.
worse-pieces = Perde peças: { $line } termina { $pieces ->
    [one] uma peça
   *[other] { SPELL($pieces, gender: "f") } peças
} atrás do que { $best } alcança.
worse-misses-pieces = { $line } teria terminado { $pieces ->
    [one] uma peça
   *[other] { SPELL($pieces, gender: "f") } peças
} à frente do que este lance alcança.
worse-lets-crown = O adversário coroa uma pedra ({ $line }); depois de { $best } isso não acontece tão cedo.
worse-misses-crown = Uma pedra é coroada com { $line }; aqui isso não acontece tão cedo.
worse-mated = { $moves ->
    [one] Leva mate de imediato ({ $line }).
   *[other] Leva mate em { SPELL($moves) } lances, seja o que for que se jogue ({ $line }).
}
worse-misses-mate = { $moves ->
    [one] { $best } dá mate.
   *[other] { $best } dá mate em { SPELL($moves) } lances, faça o adversário o que fizer.
}
worse-material = Perde material: { $line } termina { $pawns ->
    [one] um peão
   *[other] o valor de { SPELL($pawns) } peões
} atrás do que { $best } alcança.
worse-misses-material = { $line } teria terminado { $pawns ->
    [one] um peão
   *[other] o valor de { SPELL($pawns) } peões
} à frente do que este lance alcança.
worse-lets-promote = O adversário promove um peão ({ $line }); depois de { $best } isso não acontece tão cedo.
worse-misses-promotion = Um peão é promovido com { $line }; aqui isso não acontece tão cedo.
worse-chances = Deixa { $after } % das chances, e { $best } { $before } %.
cube-done = { $deed ->
    [no-double] não dobrar
    [double] dobrar
    [take] aceitar
    [drop] recusar
   *[raise] beaver
}

input-position = posição “{ $text }”: { $what }
input-dice = dados “{ $text }”: { $what }
input-move = lance “{ $text }”: { $what }
input-needs-dice = No gamão faltam os dados: indique { $option }, ou uma posição que os traga.
input-no-move-in-line = Falta o lance na linha: posição, dados e lance são separados por tabulações.
input-bad-lines = { $bad } de { $lines } linhas não puderam ser entendidas.
input-rules-are-listed = { $what } ({ $command } mostra todos)
input-too-long = { $bytes } bytes são mais do que um arquivo assim pode ter.
input-ending = A extensão tem de ser uma destas: { $endings }.
input-two-games = { $one } é um arquivo de { $game ->
    [draughts] damas, e { $other }, de gamão
    [chess] xadrez, e { $other }, de outro jogo
   *[backgammon] gamão, e { $other }, de damas
}.
input-no-game = Não há nenhum jogo neste arquivo.
input-no-such-game = Não há jogo { $number }: o arquivo tem { $games }.
input-one-game-only = Um registro guarda um jogo ou uma partida, e aqui há { $games }: diga qual com { $option }.
input-own-rules = Um registro traz as próprias regras.
input-other-rules = Estes jogos não se jogam por { $rules }.
input-empty-line = A linha está vazia.
check-legal = legal: { $turn }
judge-allowed = permitido
judge-forbidden = proibido
judge-other-board = Joga-se em outro tabuleiro.
input-no-legal-turn = Aqui não há lance legal.
input-not-an-option-of = { $option } não significa nada { $game ->
    [draughts] nas damas
    [chess] no xadrez
   *[backgammon] no gamão
}.
input-not-a-record = Isto é { $format }, não um registro nosso; quem o lê é { $command }.
input-no-json = { $command } não tem resposta em JSON.

input-say-format = A saída padrão não tem extensão: indique o formato com { $option }.
input-same-file = Este é o próprio arquivo que está sendo lido; ele não é sobrescrito.
input-file-exists-force = Já existe um arquivo com esse nome; { $option } o sobrescreve.
input-file-missing = Esse arquivo não existe.
input-file-forbidden = Não há permissão para ler ou gravar esse arquivo.
input-file-is-a-folder = Isto é uma pasta, e espera-se um arquivo.
input-file-exists = Já existe um arquivo com esse nome.
input-file-not-text = Esse arquivo não é texto.
input-not-json = Não é o JSON esperado: linha { $line }, coluna { $column }.
input-disk-full = O disco está cheio; nada foi gravado.
input-file-fails = O sistema diz: { $what }.

# Uma linha de comando que não se entende.
use-help = { $what } ({ $option } mostra o que se pode pedir)
use-unknown = “{ $text }” não é comando nem opção aqui.
use-unknown-near = “{ $text }” não é comando nem opção aqui; seria { $near }?
use-missing = Falta alguma coisa: { $what }.
use-conflict = { $one } e { $other } não combinam.
use-bad-value = “{ $text }” não é um valor para { $option }.
use-one-of = “{ $text }” não é um valor para { $option }, que aceita { $values }.
use-no-value = { $option } precisa de um valor.
use-too-many = “{ $text }” está sobrando.
use-other = Não se entende a linha de comando.

# O que cada comando faz, em uma linha, para a lista de comandos.
use-summary = { $command ->
    [tabuleiro] A caixa de jogos inteira: gamão e a família das damas, exatamente como diz cada folheto impresso
    [serve] Servir a página e abri-la no navegador
    [backup] Copiar as mesas do servidor para um arquivo, enquanto se joga
    [restore] Retomar as mesas do servidor a partir de uma cópia
    [admin] Consultar um servidor em execução, ou dar-lhe uma ordem
    [rules] Listar os conjuntos de regras, ou imprimir um deles como página com os seus artigos
    [moves] Listar todas as jogadas legais de uma posição
    [check] Dizer se uma jogada é legal e, se não for, que regra a proíbe
    [judge] Dizer quem tem razão: o mesmo lance por todas as regras do jogo, lado a lado
    [eval] Avaliar uma posição: lances por ordem, valor, decisão do cubo
    [rollout] Jogar muitas vezes até o fim uma posição de gamão: valor com o seu erro, chances, decisão do cubo
    [analyse] Analisar jogos: quanto perde cada decisão, com alternativas e um motivo, e o que isso diz de cada jogador
    [engine] Jogar para outro programa, pelo protocolo dele
    [engine-gnubg] Jogar gamão como jogador externo do GNU Backgammon
    [engine-hub] Jogar damas para um programa que fala o protocolo Hub (versão 2, do programa Scan)
    [engine-uci] Jogar xadrez para um programa que fala o protocolo UCI
    [engine-dxp] Jogar damas contra outro programa pelo protocolo DamExchange (DXP)
    [perft] Contar as folhas da árvore de jogadas, fazendo de verdade cada lance do último nível
    [replay] Ler os jogos de um arquivo e conferir cada lance e resultado
    [convert] Converter jogos de um formato de arquivo para outro, pela extensão dos nomes
    [play] Jogar no terminal, a dois ou contra o computador, também de ouvido
    [puzzles] Fazer problemas para um conjunto de regras
    [puzzles-make] Fazer posições com uma só resposta: tomar o máximo, ganhar o final, achar o lance
    [endgame] Construir, contar e consultar as tabelas de finais de um conjunto de regras de damas
    [endgame-build] Construir as tabelas de finais de um conjunto de regras de damas; pode-se parar e retomar a qualquer momento
    [endgame-pack] Guardar só quem ganha, sem distâncias, em arquivos pequenos e rápidos de consultar
    [endgame-stats] Contar vitórias, empates e derrotas nas tabelas de finais, para quem está na vez
    [endgame-probe] Dizer como termina uma posição com o melhor jogo, e em quantos lances; o mesmo para cada lance legal
    [train] Treinar um jogador do zero, jogando contra si mesmo; pode-se parar e retomar a qualquer momento
    [train-backgammon] Treinar do zero as redes do gamão, jogando contra si mesmas; pode-se parar e retomar a qualquer momento
    [train-chess] Treinar os pesos que avaliam as posições de xadrez, jogando contra si mesmo; pode-se parar e retomar a qualquer momento
    [train-draughts] Treinar a tabela que avalia as posições de um conjunto de regras de damas, jogando contra si mesma; pode-se parar e retomar a qualquer momento
    [arena] Jogar um encontro entre dois jogadores: placar, Elo ou pontos por jogo, e o intervalo
    [bench] Medir os jogadores em tarefas fixas
    [bench-decisions] Perda média em decisões de gamão de valor conhecido
    [bench-draw] Tirar decisões de gamão de partidas do próprio programa
    [bench-ruler] Avaliar as decisões tiradas com rollouts próprios: uma régua para `bench decisions` e para o treino
    [bench-levels] Pôr cada nível do computador a jogar com o de baixo
    [verify] Verificar um registro só com o arquivo: selos, lances, resultados e a prova de cada dado
    [completions] Imprimir o que um shell precisa para completar comandos e opções
   *[man] Imprimir a página do manual, ou gravar uma por comando em uma pasta
}

# A pasta das páginas de regras.
book-title = As regras dos jogos
book-lead = Todas as regras da caixa, cada uma com os seus artigos, a fonte de cada artigo, exemplos jogados e o que foi preciso decidir.
book-rule-set = Regras
book-source = Fonte
book-in-short = Em resumo
