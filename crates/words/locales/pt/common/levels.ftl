# Os níveis do computador: como se chama cada um, e o que vê.

level-name = { $level ->
    [novice] Novato
    [beginner] Iniciante
    [learner] Aprendiz
    [amateur] Amador
    [veteran] Veterano
    [club] Jogador de clube
    [tournament] Jogador de torneio
    [expert] Especialista
    [master] Mestre
   *[champion] Campeão
}
level-draughts = { $level ->
    [novice] Vê as capturas que estão no tabuleiro e pouco mais.
    [beginner] Quase nunca enxerga além do próprio lance.
    [learner] Olha a sua resposta e não vê o que vem depois.
    [amateur] Enxerga dois lances à frente, mas muitas vezes joga no impulso.
    [veteran] Enxerga dois lances à frente com as suas respostas e raramente joga depressa demais.
    [club] Enxerga três lances à frente e quase nunca se descuida.
    [tournament] Enxerga quatro lances à frente.
    [expert] Examina vinte mil posições por lance e já não se descuida.
    [master] Examina cem mil posições por lance e vê combinações longas.
   *[champion] Examina um milhão de posições por lance: o mais forte.
}
level-backgammon = { $level ->
    [novice] Joga por intuição, deixa peças sozinhas sem ver o perigo e só dobra tarde.
    [beginner] Mal vê o perigo das peças sozinhas e só dobra tarde.
    [learner] Sabe fechar uma boa casa, avalia mal o perigo e só dobra tarde.
    [amateur] Muitas vezes escolhe a segunda melhor jogada e às vezes se expõe sem notar.
    [veteran] Joga bem os dados simples e adivinha nos difíceis.
    [club] Comete um erro a cada poucas jogadas.
    [tournament] Joga com firmeza e erra onde há muito o que comparar.
    [expert] Erra pouco, e não por muito.
    [master] Quase sempre encontra uma boa jogada.
   *[champion] Antes de jogar, olha todos os seus dados e os próprios que vêm depois.
}
level-chess = { $level ->
    [novice] Toma o que vê e deixa peças para serem tomadas.
    [beginner] Vê o que pode ser tomado na hora e avalia mal o resto.
    [learner] Raramente entrega uma peça, mas muitas vezes esquece peões.
    [amateur] Vê o que cada lance seu deixa tomar e muitas vezes escolhe um apenas razoável.
    [veteran] Escolhe bem entre os próprios lances, mas não olha além do que pode ser tomado em seguida.
    [club] Examina novecentas posições por lance, com as suas respostas, e já não se descuida.
    [tournament] Examina quase três mil posições por lance, dois ou três lances à frente.
    [expert] Examina dez mil posições por lance e vê combinações curtas.
    [master] Examina cem mil posições por lance e vê combinações longas.
   *[champion] Examina um milhão de posições por lance: o mais forte.
}
