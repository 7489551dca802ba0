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
    [novice] Vê as capturas que estão no tabuleiro e quase nada além disso.
    [beginner] Distingue uma casa boa de uma ruim, mas não pensa adiante.
    [learner] Olha a sua resposta e não vê o que vem depois.
    [amateur] Enxerga dois lances à frente e deixa passar capturas longas.
    [veteran] Enxerga dois lances à frente e às vezes joga depressa demais.
    [club] Enxerga três lances à frente e raramente escorrega.
    [tournament] Enxerga quatro lances à frente e arma ciladas.
    [expert] Examina dez mil posições por lance e não comete descuidos.
    [master] Vê combinações de longe e joga bem os finais.
   *[champion] Joga o melhor que sabe em cerca de um segundo.
}
level-backgammon = { $level ->
    [novice] Joga por intuição, deixa peças sozinhas por toda parte e só dobra tarde.
    [beginner] Deixa muitas peças expostas e só dobra tarde.
    [learner] Conhece as boas casas, mas avalia mal o perigo; só dobra tarde.
    [amateur] Muitas vezes escolhe a segunda melhor jogada e não vê os tiros.
    [veteran] Joga bem os lances simples e adivinha nos difíceis.
    [club] Comete um erro a cada poucos lances.
    [tournament] Joga com firmeza e erra nas posições difíceis.
    [expert] Erra pouco, e nunca por muito.
    [master] Quase sempre encontra uma boa jogada.
   *[champion] Olha cada um dos seus próximos lances de dados antes de jogar.
}
