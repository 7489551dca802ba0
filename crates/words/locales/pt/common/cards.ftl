# O que está na ficha de um jogo na lista de jogos: dois fatos, em poucas palavras.

card-half = Casas { $shade ->
    [dark] escuras
   *[light] claras
}, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-all = Todas as casas, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-lines = { $lines ->
    [diagonal] Pelas diagonais
    [diagonal-captures-also-straight] Captura também em reta
   *[straight] Por linhas e colunas
}
card-man-captures = { $ways ->
    [not-backward] Pedra não captura atrás
   *[any-way] Pedra captura para trás
}
card-man-against-king = { $power ->
    [captures] Pedra toma dama
   *[powerless] Pedra não toma dama
}
card-king-capture = { $capture ->
    [adjacent] Dama captura de perto
    [anywhere] Dama captura de longe
    [right-behind] Dama para logo atrás
   *[right-behind-a-last-king] Para atrás da última dama
}
card-continuation = { $continuation ->
    [whole-sequence] Captura até o fim
    [while-landing-offers] Casa de chegada livre
   *[may-stop] A captura pode parar
}
card-removal = { $removal ->
    [after-the-move] Peças saem depois
   *[at-once] Peças saem na hora
}
card-compulsion = { $compulsion ->
    [forced] Captura obrigatória
   *[huff] Com sopro
}
card-choice-free = Captura à escolha
card-preference = { $preference ->
    [most-pieces] Toma o maior número
    [with-king] Dama captura primeiro
    [most-kings] Toma mais damas
    [kings-earliest] Toma damas primeiro
   *[most-value] Toma o maior valor
}
card-most-then-kings = Mais peças, depois damas
card-like = Como { $name }
card-like-on-board = { $name } em { $side }×{ $side }
card-promotion = { $promotion ->
    [at-end-of-move] Coroa ao fim do lance
    [stops-the-move] A coroa encerra o lance
   *[in-passing] Coroa de passagem
}
card-goal = { $goal ->
    [normal] Tomar ou bloquear tudo
    [losing] Ganha quem perde tudo
   *[breakthrough] Ganha a primeira dama
}

bg-length-short = { $length ->
    [game-or-points] um jogo, ou pontos somados
    [match] partida até um número combinado de pontos
   *[match-or-money] partida, ou jogo a dinheiro
}
bg-cube-use-short = { $cube ->
    [optional] o cubo pode ficar de fora
   *[always] sempre com o cubo
}
