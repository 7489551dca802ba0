chess-agreement = Os jogadores podem combinar o empate.
chess-ambiguous = Mais de uma peça pode fazê-lo: { $moves }
chess-ambiguous-title = Qual peça?
chess-automatic-short = por si só com { $count }
chess-bishop = O bispo anda quantas casas quiser na diagonal.
chess-board = O tabuleiro tem 64 casas, alternadamente claras e escuras. Fica de modo que cada jogador tenha uma casa clara no canto à sua direita. As brancas começam.
chess-castling = { $rule ->
    [usual] Uma vez na partida o rei e a torre podem mover-se juntos: o rei anda duas casas em direção a uma torre, e a torre vai para a casa que o rei atravessou.
    [shuffled] Uma vez na partida o rei e a torre podem mover-se juntos. Onde quer que tenham começado, terminam como no xadrez comum: o rei na coluna g e a torre na f, ou o rei na c e a torre na d.
   *[none] Aqui não se faz roque.
}
chess-castling-rights = O direito se perde quando o rei se moveu, e de um lado quando aquela torre se moveu. Todas as casas entre eles e por onde passam devem estar livres de outras peças. O rei não pode estar em xeque, nem atravessar ou alcançar uma casa atacada; a torre pode.
chess-castling-short = { $rule ->
    [usual] uma vez, pelas regras comuns
    [shuffled] uma vez, para as casas comuns
   *[none] não há
}
chess-chapter = { $chapter ->
    [board] O tabuleiro
    [pieces] Como as peças se movem
    [king] O rei
    [end] O fim da partida
    [draws] Empates
   *[writing] Como se anotam os lances
}
chess-check = O rei atacado está em xeque, e o lance seguinte tem de acabar com ele: o rei sai, o atacante é capturado ou uma peça se interpõe. Nenhum lance pode deixar ou pôr o próprio rei em xeque.
chess-claimed-short = reclamado com { $count }
chess-claims = Uma reclamação sem fundamento não muda nada; a partida continua.
chess-dead = A partida é empate assim que ninguém puder dar mate por nenhuma série de lances legais: rei contra rei, ou com um só bispo ou cavalo, ou com bispos que estejam todos em casas da mesma cor.
chess-en-passant = { $rule ->
    [allowed] Quando um peão avança duas casas e para ao lado de um peão adversário, este pode capturá-lo como se tivesse avançado só uma; mas apenas no lance seguinte.
   *[none] Aqui não há captura en passant.
}
chess-en-passant-short = { $rule ->
    [allowed] sim
   *[none] não
}
chess-ended-checkmate = { $winner ->
    [white] As brancas vencem
   *[black] As pretas vencem
}: xeque-mate.
chess-ended-checks = { $winner ->
    [white] As brancas vencem
   *[black] As pretas vencem
} com { SPELL($checks) } xeques.
chess-ended-dead = Empate: ninguém pode mais dar mate.
chess-ended-flag-drawn = Empate: o tempo acabou, mas o adversário não poderia dar mate.
chess-ended-no-progress = Empate: { $moves } lances sem captura nem lance de peão.
chess-ended-repetition = Empate: a mesma posição { $times } vezes.
chess-ended-resigned-drawn = Empate: um lado abandonou, mas o outro não poderia dar mate.
chess-ended-stalemate = Empate: rei afogado.
chess-ended-stalemate-won = { $winner ->
    [white] As brancas vencem
   *[black] As pretas vencem
}: o adversário não tem mais lances.
chess-example-legal = Aqui são legais: { $moves }.
chess-example-played = Jogou-se { $play }.
chess-example-refused = { $play } é recusado:
chess-fen = { $fault ->
    [too-few] Uma posição tem seis campos: peças, quem joga, roques, en passant e dois números.
    [too-many] Uma posição tem seis campos e não mais.
    [pieces] As peças não estão como em uma partida que possa continuar.
    [side] Quem joga é w ou b.
    [castling] Os direitos de roque não cabem nesta posição.
    [en-passant] A casa da captura en passant não cabe nesta posição.
    [half-moves] A contagem de lances sem progresso não é um número até 100.
   *[move-number] O número do lance não é um número a partir de 1.
}
chess-fen-at = Caractere { $column }: { $what }
chess-flag = Quem esgota o tempo perde; mas contra um jogador que não poderia dar mate por nenhuma série de lances legais, como o que só tem o rei, a partida é empate.
chess-goal = O xeque-mate encerra a partida: o rei está em xeque e nenhum lance legal ajuda. Quem o deu venceu.
chess-goal-checks = Além disso, vence quem dá xeque pela { $checks }ª vez.
chess-goal-checks-short = xeque-mate ou { SPELL($checks) } { $checks ->
    [one] xeque
   *[other] xeques
}
chess-goal-short = xeque-mate
chess-king = O rei anda uma casa em qualquer direção, mas nunca para uma casa atacada.
chess-knight = O cavalo vai às casas mais próximas que não estejam na mesma linha: duas adiante e uma ao lado. O que estiver no meio não importa.
chess-lead = Dois jogadores, dezesseis peças para cada um. Vence quem ataca o rei adversário de modo que nenhum lance legal o salve.
chess-moving = Os jogadores movem alternadamente, uma peça por vez. A peça vai a uma casa em que não haja outra do seu lado; a peça adversária que ali estiver é capturada e sai do tabuleiro. Só o cavalo salta por cima de outras.
chess-never-short = nunca
chess-no-move = Isto não é um lance de xadrez: escreva como { $example }.
chess-no-progress-automatic = Depois de { $moves } lances assim a partida termina empatada sem que ninguém reclame, salvo se o último dá mate.
chess-no-progress-claimed = Quem tem a vez pode reclamar o empate quando cada lado fez { $moves } lances sem captura e sem lance de peão, ou os terá feito com o lance que vai fazer.
chess-no-progress-none = Aqui lances sem progresso não dão empate.
chess-no-such = { $piece ->
    [pawn] O peão
    [knight] O cavalo
    [bishop] O bispo
    [rook] A torre
    [queen] A dama
   *[king] O rei
} não chega a { $square }
chess-no-such-title = Nenhuma peça pode ir ali
chess-notation = O lance é a letra da peça e a casa aonde vai, { $knight }; o peão não tem letra. Captura leva x, { $capture }; o roque é { $short } ou { $long }; + é xeque, # é mate. Onde duas peças poderiam ir, acrescenta-se a coluna ou a fileira da que joga.
chess-pawn = O peão avança uma casa em frente, se estiver livre; da sua primeira casa também duas, se ambas estiverem livres. Captura de outro modo: uma casa adiante, na diagonal. Nunca recua.
chess-pgn = { $fault ->
    [unclosed] O que começa aqui não se fecha.
    [stray-parenthesis] Este parêntese não pertence a nada.
    [bad-tag] Uma etiqueta é um nome e um valor entre aspas.
    [bad-sign] Um sinal é $ e um número até 255.
    [too-deep] As variantes estão fundas demais umas nas outras.
    [too-long] A partida é longa demais.
   *[not-a-move] Isto não é lance, número nem resultado.
}
chess-promotion = { $rule ->
    [any] O peão que chega à última fileira torna-se logo, no mesmo lance, dama, torre, bispo ou cavalo da sua cor, à escolha de quem joga, não importa o que já foi capturado.
   *[queen] O peão que chega à última fileira torna-se dama.
}
chess-promotion-short = { $rule ->
    [any] em qualquer peça
   *[queen] sempre em dama
}
chess-queen = A dama anda quantas casas quiser na coluna, na fileira ou na diagonal.
chess-refusal-title = { $reason ->
    [game-over] A partida terminou
    [no-piece] Não há peça ali
    [not-yours] A peça não é sua
    [stays-put] A peça não sai do lugar
    [own-piece] Ali está uma peça sua
    [not-its-way] Ela não anda assim
    [path-blocked] O caminho não está livre
    [pawn-backward] O peão só avança
    [pawn-captures-forward] O peão não captura em frente
    [pawn-two-squares] Duas casas só no começo
    [pawn-nothing-there] Não há o que capturar ali
    [en-passant-too-late] Tarde demais para o en passant
    [no-en-passant] Aqui não há en passant
    [promotion-missing] Que peça será?
    [promotion-to] Não pode virar isso
    [no-promotion] Ali não há promoção
    [pinned] A peça está cravada
    [in-check] Seu rei está em xeque
    [into-check] O rei ficaria em xeque
    [castling-lost] O direito de rocar se perdeu
    [castling-blocked] O caminho do roque não está livre
    [castling-out-of-check] Não se roca em xeque
    [castling-through-check] Não se roca por casa atacada
    [no-castling] Aqui não há roque
   *[nothing-to-claim] Não há empate a reclamar
}
chess-repetition-automatic = Na { $times }ª vez a partida termina empatada sem que ninguém reclame.
chess-repetition-claimed = Quem tem a vez pode reclamar o empate quando a mesma posição está no tabuleiro pela { $times }ª vez, ou surge com o lance que vai fazer. São iguais as posições com as mesmas peças nas mesmas casas, o mesmo lado a jogar e os mesmos direitos de rocar e de capturar en passant.
chess-repetition-none = Aqui repetir posições não dá empate.
chess-resignation = Um jogador pode abandonar. O outro vence, salvo se nenhuma série de lances legais pudesse levar ao mate: então a partida é empate.
chess-rook = A torre anda quantas casas quiser na coluna ou na fileira.
chess-speech-becomes = promove: { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
}
chess-speech-castles = { $wing ->
    [king] roque pequeno
   *[queen] roque grande
}
chess-speech-check = xeque
chess-speech-claim = reclama-se o empate
chess-speech-goes = { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
} de { $from } para { $to }
chess-speech-in-check = O lado que joga está em xeque.
chess-speech-in-passing = en passant
chess-speech-mate = mate
chess-speech-men = { $piece ->
    [pawn] { $count ->
        [one] Peão
       *[other] Peões
    }
    [knight] { $count ->
        [one] Cavalo
       *[other] Cavalos
    }
    [bishop] { $count ->
        [one] Bispo
       *[other] Bispos
    }
    [rook] { $count ->
        [one] Torre
       *[other] Torres
    }
    [queen] { $count ->
        [one] Dama
       *[other] Damas
    }
   *[king] Rei
} { $whose ->
    [own] do seu lado
   *[other] do outro lado
}: { $squares }.
chess-speech-takes = { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
} de { $from } captura em { $to }
chess-stalemate = { $rule ->
    [draw] Se o lado que joga não tem lance legal e seu rei não está em xeque, a partida é empate.
   *[loss] Se o lado que joga não tem lance legal, perdeu, mesmo que seu rei não esteja em xeque.
}
chess-stalemate-short = { $rule ->
    [draw] empate
   *[loss] perde quem não pode jogar
}
chess-start = { $start ->
    [usual] Cada lado tem um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões. Dos cantos para o centro ficam torre, cavalo e bispo; a dama fica em casa da sua cor, o rei ao lado dela e os peões à frente.
   *[shuffled] Os peões ficam como sempre. Atrás deles as peças são sorteadas antes da partida, iguais para os dois lados, com os bispos em casas das duas cores e o rei em algum lugar entre as torres: 960 disposições.
}
chess-start-short = { $start ->
    [usual] como sempre
   *[shuffled] sorteada, uma de 960
}
chess-topic = { $topic ->
    [board] O tabuleiro
    [start] A posição inicial
    [moving] Mover e capturar
    [bishop] O bispo
    [rook] A torre
    [queen] A dama
    [knight] O cavalo
    [pawn] O peão
    [en-passant] A captura en passant
    [promotion] A promoção
    [king] O movimento do rei
    [castling] O roque
    [check] O xeque
    [goal] O xeque-mate
    [resignation] Abandonar
    [flag] O tempo
    [stalemate] O rei afogado
    [dead] Posições mortas
    [agreement] O acordo
    [repetition] A mesma posição outra vez
    [no-progress] Lances sem progresso
    [claims] Reclamar o empate
   *[notation] A notação
}
chess-unreadable = “{ $text }” não é um lance de xadrez: escreva como { $example }
chess-unreadable-title = Não é um lance
chess-why-castling-blocked = O roque precisa de casas livres, e há uma peça em { $square }
chess-why-castling-lost = O rei ou a torre { $wing ->
    [king] da ala do rei
   *[queen] da ala da dama
} já se moveu, e ali não se pode mais rocar
chess-why-castling-out-of-check = O rei em xeque não roca, e a peça em { $by } dá xeque
chess-why-castling-through-check = O rei não pode rocar passando por { $square }, que a peça em { $by } ataca
chess-why-en-passant-too-late = O peão de { $square } só pode ser capturado en passant logo depois do seu avanço de duas casas
chess-why-game-over = A partida terminou e não há mais lances
chess-why-in-check = O rei em { $king } está em xeque, e a peça em { $by } continuaria a dá-lo
chess-why-into-check = O rei não pode ir a { $square }, que a peça em { $by } ataca
chess-why-no-castling = Por estas regras não se faz roque
chess-why-no-en-passant = Por estas regras o peão de { $square } não pode ser capturado en passant
chess-why-no-piece = Não há peça em { $square }
chess-why-no-promotion = Em { $square } nada se transforma em outra peça
chess-why-not-its-way = { $piece ->
    [pawn] O peão
    [knight] O cavalo
    [bishop] O bispo
    [rook] A torre
    [queen] A dama
   *[king] O rei
} não vai de { $from } a { $to }
chess-why-not-yours = A peça em { $square } é do adversário
chess-why-nothing-to-claim = Não há empate a reclamar: nem a mesma posição vezes bastantes, nem lances bastantes sem progresso
chess-why-own-piece = Em { $square } está uma peça sua
chess-why-path-blocked = { $piece ->
    [pawn] O peão
    [knight] O cavalo
    [bishop] O bispo
    [rook] A torre
    [queen] A dama
   *[king] O rei
} não pode saltar sobre a peça de { $square }
chess-why-pawn-backward = O peão de { $square } só avança
chess-why-pawn-captures-forward = A casa { $square } à frente do peão não está livre, e o peão não captura em linha reta
chess-why-pawn-nothing-there = O peão só vai para o lado capturando, e { $square } está vazia
chess-why-pawn-two-squares = Só da sua primeira casa o peão avança duas, não de { $square }
chess-why-pinned = A peça de { $square } protege o rei em { $king } da peça em { $by }
chess-why-promotion-missing = Não se disse em que o peão se transforma em { $square }: { $example }, por exemplo
chess-why-promotion-to = Por estas regras o peão não se torna { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
}
chess-why-stays-put = O lance termina em { $square }, onde começou
