# Leituras escolhidas, como termina uma partida de damas, e o que pode estar errado em uma posição ou tabela.

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

contradiction-lines = As linhas retas pedem um tabuleiro em que se joga em todas as casas; as diagonais, um em que se joga em casas alternadas.
contradiction-board = Só no tabuleiro 8×8 se pode jogar em todas as casas.
contradiction-placing = As pedras têm de ocupar ao menos uma fileira e deixar ao menos uma fileira livre no meio.
contradiction-short-king = A dama que anda uma casa não pode capturar de longe.
contradiction-huff-precedence = O sopro não obriga a uma captura determinada; por isso nenhuma pode ter precedência.
contradiction-stopping-precedence = Se a captura pode parar depois de qualquer salto, nenhuma pode ser obrigada a tomar mais.
contradiction-preference-twice = “{ $preference }” aparece duas vezes na ordem.
contradiction-kings-earliest-not-last = “{ $preference }” só desempata; por isso vem por último na ordem.
contradiction-draw-at-once = Um empate tem de contar ao menos um lance, e uma repetição, duas posições.
contradiction-no-patience = A dama tem de poder fazer ao menos um lance.
