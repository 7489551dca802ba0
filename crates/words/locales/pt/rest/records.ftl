# O que há de errado em um registro ou em um arquivo de partidas, e o que a verificação encontrou.

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
file-unknown-game = O tipo de jogo não é conhecido aqui.
file-breaks-off = O jogo é interrompido depois das etiquetas: não vem nem lance nem resultado.
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
}, dos quais { $moves } lances
record-score = Resultado: { $one } a { $two }, { $how ->
    [played] até o fim
    [flag-fell] por tempo
    [abandoned] o perdedor deixou a mesa
    [aborted] cancelado antes que os dois jogassem
   *[stopped] encerrado pelos jogadores
}.
record-past-draw = O jogo { $game } continuou depois do lance { $ply }, embora estivesse empatado pelas regras ({ $draw }); todos os lances e o resultado ficam como foram escritos.
file-past-draw = Por estas regras, o jogo está empatado aqui ({ $draw }); mesmo assim continuou.
record-rules-changed = As regras mudaram desde o início deste registro: ele foi julgado pelas de hoje.
record-last-seal = Último selo: { $seal }
file-games-written = { $games ->
    [one] { $games } jogo gravado
   *[other] { $games } jogos gravados
} em { $file }
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
file-left-out = { $games ->
    [one] { $games } jogo deixado
   *[other] { $games } jogos deixados
} de fora
file-replayed = { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
} por { $rules }, { $legal } sem falha, { $moves ->
    [one] { $moves } lance jogado
   *[other] { $moves } lances jogados
}
file-at-move = jogo { $game }, lance { $ply }, { $text }: { $what }
