# As regras do xadrez: título, artigo e, onde uma casa pode divergir, poucas palavras.

chess-chapter = { $chapter ->
    [board] O tabuleiro
    [pieces] Como as peças se movem
    [king] O rei
    [end] O fim da partida
    [draws] Empates
   *[writing] Como se anotam os lances
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

chess-lead = Dois jogadores, dezesseis peças para cada um. Vence quem ataca o rei adversário de modo que nenhum lance legal o salve.
chess-board = O tabuleiro tem 64 casas, alternadamente claras e escuras. Fica de modo que cada jogador tenha uma casa clara no canto à sua direita. As brancas começam.
chess-start = { $start ->
    [usual] Cada lado tem um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões. Dos cantos para o centro ficam torre, cavalo e bispo; a dama fica em casa da sua cor, o rei ao lado dela e os peões à frente.
   *[shuffled] Os peões ficam como sempre. Atrás deles as peças são sorteadas antes da partida, iguais para os dois lados, com os bispos em casas das duas cores e o rei em algum lugar entre as torres: 960 disposições.
}
chess-start-short = { $start ->
    [usual] como sempre
   *[shuffled] sorteada, uma de 960
}
chess-moving = Os jogadores movem alternadamente, uma peça por vez. A peça vai a uma casa em que não haja outra do seu lado; a peça adversária que ali estiver é capturada e sai do tabuleiro. Só o cavalo salta por cima de outras.
chess-bishop = O bispo anda quantas casas quiser na diagonal.
chess-rook = A torre anda quantas casas quiser na coluna ou na fileira.
chess-queen = A dama anda quantas casas quiser na coluna, na fileira ou na diagonal.
chess-knight = O cavalo vai às casas mais próximas que não estejam na mesma linha: duas adiante e uma ao lado. O que estiver no meio não importa.
chess-pawn = O peão avança uma casa em frente, se estiver livre; da sua primeira casa também duas, se ambas estiverem livres. Captura de outro modo: uma casa adiante, na diagonal. Nunca recua.
chess-en-passant = { $rule ->
    [allowed] Quando um peão avança duas casas e para ao lado de um peão adversário, este pode capturá-lo como se tivesse avançado só uma; mas apenas no lance seguinte.
   *[none] Aqui não há captura en passant.
}
chess-en-passant-short = { $rule ->
    [allowed] sim
   *[none] não
}
chess-promotion = { $rule ->
    [any] O peão que chega à última fileira torna-se logo, no mesmo lance, dama, torre, bispo ou cavalo da sua cor, à escolha de quem joga, não importa o que já foi capturado.
   *[queen] O peão que chega à última fileira torna-se dama.
}
chess-promotion-short = { $rule ->
    [any] em qualquer peça
   *[queen] sempre em dama
}
chess-king = O rei anda uma casa em qualquer direção, mas nunca para uma casa atacada.
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
chess-check = O rei atacado está em xeque, e o lance seguinte tem de acabar com ele: o rei sai, o atacante é capturado ou uma peça se interpõe. Nenhum lance pode deixar ou pôr o próprio rei em xeque.
chess-goal = O xeque-mate encerra a partida: o rei está em xeque e nenhum lance legal ajuda. Quem o deu venceu.
chess-goal-checks = Além disso, vence quem dá xeque pela { $checks }ª vez.
chess-goal-short = xeque-mate
chess-goal-checks-short = xeque-mate ou { SPELL($checks) } { $checks ->
    [one] xeque
   *[other] xeques
}
chess-resignation = Um jogador pode abandonar. O outro vence, salvo se nenhuma série de lances legais pudesse levar ao mate: então a partida é empate.
chess-flag = Quem esgota o tempo perde; mas contra um jogador que não poderia dar mate por nenhuma série de lances legais, como o que só tem o rei, a partida é empate.
chess-stalemate = { $rule ->
    [draw] Se o lado que joga não tem lance legal e seu rei não está em xeque, a partida é empate.
   *[loss] Se o lado que joga não tem lance legal, perdeu, mesmo que seu rei não esteja em xeque.
}
chess-stalemate-short = { $rule ->
    [draw] empate
   *[loss] perde quem não pode jogar
}
chess-dead = A partida é empate assim que ninguém puder dar mate por nenhuma série de lances legais: rei contra rei, ou com um só bispo ou cavalo, ou com bispos que estejam todos em casas da mesma cor.
chess-agreement = Os jogadores podem combinar o empate.
chess-repetition-claimed = Quem tem a vez pode reclamar o empate quando a mesma posição está no tabuleiro pela { $times }ª vez, ou surge com o lance que vai fazer. São iguais as posições com as mesmas peças nas mesmas casas, o mesmo lado a jogar e os mesmos direitos de rocar e de capturar en passant.
chess-repetition-automatic = Na { $times }ª vez a partida termina empatada sem que ninguém reclame.
chess-repetition-none = Aqui repetir posições não dá empate.
chess-no-progress-claimed = Quem tem a vez pode reclamar o empate quando cada lado fez { $moves } lances sem captura e sem lance de peão, ou os terá feito com o lance que vai fazer.
chess-no-progress-automatic = Depois de { $moves } lances assim a partida termina empatada sem que ninguém reclame, salvo se o último dá mate.
chess-no-progress-none = Aqui lances sem progresso não dão empate.
chess-claimed-short = reclamado com { $count }
chess-automatic-short = por si só com { $count }
chess-never-short = nunca
chess-claims = Uma reclamação sem fundamento não muda nada; a partida continua.
chess-notation = O lance é a letra da peça e a casa aonde vai, { $knight }; o peão não tem letra. Captura leva x, { $capture }; o roque é { $short } ou { $long }; + é xeque, # é mate. Onde duas peças poderiam ir, acrescenta-se a coluna ou a fileira da que joga.

chess-example-legal = Aqui são legais: { $moves }.
chess-example-refused = { $play } é recusado:
chess-example-played = Jogou-se { $play }.

chess-ended-checkmate = { $winner ->
    [white] As brancas vencem
   *[black] As pretas vencem
}: xeque-mate.
chess-ended-stalemate = Empate: rei afogado.
chess-ended-stalemate-won = { $winner ->
    [white] As brancas vencem
   *[black] As pretas vencem
}: o adversário não tem mais lances.
chess-ended-dead = Empate: ninguém pode mais dar mate.
chess-ended-repetition = Empate: a mesma posição { $times } vezes.
chess-ended-no-progress = Empate: { $moves } lances sem captura nem lance de peão.
chess-ended-checks = { $winner ->
    [white] As brancas vencem
   *[black] As pretas vencem
} com { SPELL($checks) } xeques.
chess-ended-flag-drawn = Empate: o tempo acabou, mas o adversário não poderia dar mate.
chess-ended-resigned-drawn = Empate: um lado abandonou, mas o outro não poderia dar mate.

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
chess-speech-goes = { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
} de { $from } para { $to }
chess-speech-takes = { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
} de { $from } captura em { $to }
chess-speech-becomes = promove: { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
}
chess-speech-in-passing = en passant
chess-speech-castles = { $wing ->
    [king] roque pequeno
   *[queen] roque grande
}
chess-speech-check = xeque
chess-speech-mate = mate
chess-speech-claim = reclama-se o empate
chess-speech-in-check = O lado que joga está em xeque.
