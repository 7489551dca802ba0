# Por que um lance de xadrez é recusado: um título e a regra em uma oração, seguida do artigo entre parênteses.

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

chess-why-game-over = A partida terminou e não há mais lances
chess-why-no-piece = Não há peça em { $square }
chess-why-not-yours = A peça em { $square } é do adversário
chess-why-stays-put = O lance termina em { $square }, onde começou
chess-why-own-piece = Em { $square } está uma peça sua
chess-why-not-its-way = { $piece ->
    [pawn] O peão
    [knight] O cavalo
    [bishop] O bispo
    [rook] A torre
    [queen] A dama
   *[king] O rei
} não vai de { $from } a { $to }
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
chess-why-pawn-two-squares = Só da sua primeira casa o peão avança duas, não de { $square }
chess-why-pawn-nothing-there = O peão só vai para o lado capturando, e { $square } está vazia
chess-why-en-passant-too-late = O peão de { $square } só pode ser capturado en passant logo depois do seu avanço de duas casas
chess-why-no-en-passant = Por estas regras o peão de { $square } não pode ser capturado en passant
chess-why-promotion-missing = Não se disse em que o peão se transforma em { $square }: { $example }, por exemplo
chess-why-promotion-to = Por estas regras o peão não se torna { $piece ->
    [pawn] peão
    [knight] cavalo
    [bishop] bispo
    [rook] torre
    [queen] dama
   *[king] rei
}
chess-why-no-promotion = Em { $square } nada se transforma em outra peça
chess-why-pinned = A peça de { $square } protege o rei em { $king } da peça em { $by }
chess-why-in-check = O rei em { $king } está em xeque, e a peça em { $by } continuaria a dá-lo
chess-why-into-check = O rei não pode ir a { $square }, que a peça em { $by } ataca
chess-why-castling-lost = O rei ou a torre { $wing ->
    [king] da ala do rei
   *[queen] da ala da dama
} já se moveu, e ali não se pode mais rocar
chess-why-castling-blocked = O roque precisa de casas livres, e há uma peça em { $square }
chess-why-castling-out-of-check = O rei em xeque não roca, e a peça em { $by } dá xeque
chess-why-castling-through-check = O rei não pode rocar passando por { $square }, que a peça em { $by } ataca
chess-why-no-castling = Por estas regras não se faz roque
chess-why-nothing-to-claim = Não há empate a reclamar: nem a mesma posição vezes bastantes, nem lances bastantes sem progresso

chess-unreadable-title = Não é um lance
chess-unreadable = “{ $text }” não é um lance de xadrez: escreva como { $example }
chess-ambiguous-title = Qual peça?
chess-ambiguous = Mais de uma peça pode fazê-lo: { $moves }
chess-no-such-title = Nenhuma peça pode ir ali
chess-no-such = { $piece ->
    [pawn] O peão
    [knight] O cavalo
    [bishop] O bispo
    [rook] A torre
    [queen] A dama
   *[king] O rei
} não chega a { $square }

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
chess-pgn = { $fault ->
    [unclosed] O que começa aqui não se fecha.
    [stray-parenthesis] Este parêntese não pertence a nada.
    [bad-tag] Uma etiqueta é um nome e um valor entre aspas.
    [bad-sign] Um sinal é $ e um número até 255.
    [too-deep] As variantes estão fundas demais umas nas outras.
    [too-long] A partida é longa demais.
   *[not-a-move] Isto não é lance, número nem resultado.
}
chess-no-move = Isto não é um lance de xadrez: escreva como { $example }.
