backgammon-frame = { $frame ->
    [xalingo] Gamão Xalingo
    [aquamarine] Gamão Aquamarine
   *[tournament] Gamão de torneio
}
bg-cube-use-short = { $cube ->
    [optional] o cubo pode ficar de fora
   *[always] sempre com o cubo
}
bg-length-short = { $length ->
    [game-or-points] um jogo, ou pontos somados
    [match] partida até um número combinado de pontos
   *[match-or-money] partida, ou jogo a dinheiro
}
box-dice-missing = Nesta mesa os dados são digitados: indique os dois números.
box-dice-not-typed = Nesta mesa a máquina lança os dados, com a prova.
box-not-possible = Isto não é possível agora.
box-resignation-declined = O computador não aceita: ainda conta com um resultado maior.
card-all = Todas as casas, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-choice-free = Captura à escolha
card-compulsion = { $compulsion ->
    [forced] Captura obrigatória
   *[huff] Com sopro
}
card-continuation = { $continuation ->
    [whole-sequence] Captura até o fim
    [while-landing-offers] Casa de chegada livre
   *[may-stop] A captura pode parar
}
card-goal = { $goal ->
    [normal] Tomar ou bloquear tudo
    [losing] Ganha quem perde tudo
   *[breakthrough] Ganha a primeira dama
}
card-half = Casas { $shade ->
    [dark] escuras
   *[light] claras
}, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-king-capture = { $capture ->
    [adjacent] Dama captura de perto
    [anywhere] Dama captura de longe
    [right-behind] Dama para logo atrás
   *[right-behind-a-last-king] Para atrás da última dama
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama curta
   *[flying] dama voadora
}
card-like = Como { $name }
card-like-on-board = { $name } em { $side }×{ $side }
card-lines = { $lines ->
    [diagonal] Pelas diagonais
    [diagonal-captures-also-straight] Captura também em reta
   *[straight] Por linhas e colunas
}
card-man-against-king = { $power ->
    [captures] Pedra toma dama
   *[powerless] Pedra não toma dama
}
card-man-captures = { $ways ->
    [not-backward] Pedra não captura atrás
   *[any-way] Pedra captura para trás
}
card-most-then-kings = Mais peças, depois damas
card-preference = { $preference ->
    [most-pieces] Toma o maior número
    [with-king] Dama captura primeiro
    [most-kings] Toma mais damas
    [kings-earliest] Toma damas primeiro
   *[most-value] Toma o maior valor
}
card-promotion = { $promotion ->
    [at-end-of-move] Coroa ao fim do lance
    [stops-the-move] A coroa encerra o lance
   *[in-passing] Coroa de passagem
}
card-removal = { $removal ->
    [after-the-move] Peças saem depois
   *[at-once] Peças saem na hora
}
chess-set = { $start ->
    [usual] Xadrez
   *[shuffled] Xadrez 960
}
cite-about = { $source }, { $topic ->
    [board] sobre o tabuleiro
    [start-position] sobre a posição inicial
    [moves] sobre os lances
    [king-moves] sobre os lances da dama
    [captures] sobre a captura
    [man-captures] sobre a captura com pedra
    [king-captures] sobre a captura com dama
    [capture-value] sobre o valor da captura
    [crown] sobre a coroação
    [result] sobre o resultado
   *[drawn-endings] sobre os finais empatados
}
cite-article = { $source }, { $count ->
    [one] artigo
   *[other] artigos
} { $numbers }
cite-bare-heading = “{ $heading }”
cite-bare-rule = regra { $number }
cite-bare-text = { $language ->
    [pt] texto em português
    [es] texto em espanhol
   *[en] texto em inglês
}
cite-borrowed = { $citation }, por empréstimo
cite-heading = { $source }, “{ $heading }”
cite-heading-and-rule = { $source }, “{ $heading }” e { $count ->
    [one] regra
   *[other] regras
} { $numbers }
cite-not-printed = { $source }: não impresso, por empréstimo
cite-places = { $source }, { $places }
cite-reading = { $citation }, como se lê aqui
cite-rule = { $source }, { $count ->
    [one] regra
   *[other] regras
} { $numbers }
cite-silent = { $source }: nada impresso
cite-text = { $language ->
    [pt] texto em português
    [es] texto em espanhol
   *[en] texto em inglês
}, { $place }
dice-report = { $rolls ->
    [one] { $rolls } lançamento
   *[other] { $rolls } lançamentos
}: { $proven } com prova, { $absent } deles sem o segredo do adversário; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } de um lado só (quem tinha a máquina podia escolhê-los); {""}
}{ $typed } digitados, { $void } anulados.
draughts-set = { $set ->
    [xalingo] Damas Xalingo
    [xalingo-en] Checkers Xalingo (inglês)
    [garden] Damas de jardim
    [italian] Damas italianas
    [brazilian] Damas brasileiras
    [english] Damas inglesas (americanas)
    [russian] Damas russas
    [spanish] Damas espanholas
    [portuguese] Damas portuguesas
    [pool] Damas pool americanas
    [czech] Damas tchecas
    [international] Damas internacionais
    [frisian] Damas frísias
    [canadian] Damas canadenses
    [turkish] Damas turcas
   *[killer] Damas killer
}
ended-abandoned = As { $winner ->
    [white] brancas
    [black] pretas
    [light] claras
   *[dark] escuras
} ganham: o adversário deixou a mesa.
ended-agreed = Empate por acordo.
ended-bg-resigned = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham: o adversário abandonou.
ended-flag = As { $winner ->
    [white] brancas
    [black] pretas
    [light] claras
   *[dark] escuras
} ganham: o tempo do adversário acabou.
ended-huffed = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: a última peça foi soprada.
ended-resigned = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: o adversário abandonou.
expected = { $what ->
    [fen] Uma posição em FEN, como W:W31,32:B1,2
    [backgammon-id] Um XGID, ou um ID do GNU Backgammon
    [rule-set] Um conjunto de regras que exista aqui
    [terms] Condições que estas regras conheçam
    [games] Partidas em MAT, SGF, PDN ou no formato próprio, com lances permitidos
   *[house-rules] Regras da casa com um conjunto de origem
}
fault-at-roll = Lançamento { $roll }: { $what }
fault-chain-length = o número de segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não é permitido.
fault-chain-number = os novos segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} deveriam ter o número { $expected }.
fault-dice = os segredos dão { $expected }, o registro diz { $found }.
fault-element = o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não é o que foi fechado antes.
fault-entry-of-another-table = esta mesa não tem registros deste tipo.
fault-exhausted = os segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} acabaram.
fault-in-header = No início: { $what }
fault-may-not-be-absent = o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não pode ficar de fora.
fault-missing = falta o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
}.
fault-not-a-die = nenhum dado mostra { $found }.
fault-order = o segredo { $found ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} foi aberto na vez do segredo { $expected ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
}.
fault-renewal-waiting = já há novos segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} à espera.
fault-roll-number = o registro diz { $found }, mas é o número { $expected }.
fault-seal = o selo não confere: algo foi mudado aqui.
fault-seed-length = as palavras do próprio jogador estão vazias ou são longas demais.
fault-seed-missing = faltam as palavras do próprio jogador.
fault-seed-twice = as palavras do próprio jogador já foram acrescentadas a este selo.
fault-surplus = há um segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} a mais.
fault-tie-not-thrown-again = o início empatou e não foi lançado de novo.
fault-version = os dados usam a versão { $found } do protocolo, desconhecida aqui.
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
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
seconds-left = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
}
set-for-breakthrough = { $name }, corrida à dama
set-for-losing = { $name }, jogadas para perder
source = { $source ->
    [xalingo] Folheto da caixa Xalingo, Ref. 6028, texto em português e espanhol
    [xalingo-english] Folheto da caixa Xalingo, Ref. 6028, texto em inglês
    [garden-games] Folheto da Traditional Garden Games, em espanhol
    [italian-federation] Regulamento técnico da federação italiana de damas
    [fmjd] Regras oficiais das damas internacionais, FMJD, anexo 1
    [fmjd-sixty-four] Regras do jogo, seção da FMJD para as damas em 64 casas
    [brazilian-summary] Resumo das regras oficiais brasileiras
    [wcdf] Regras das damas inglesas, WCDF
    [russian-code] Código das damas russas
    [portuguese-federation] Regras das damas clássicas, federação portuguesa
    [czech-federation] Regras da federação tcheca de damas
    [frisian-foundation] Regras da fundação frísia de damas
    [apca] Regras de torneio da APCA
    [turkish-custom] Damas turcas como se jogam habitualmente
    [killer-draughts] Damas killer, de Christian Freeling
    [pdn] PDN 3.0, o padrão para anotar partidas
    [xalingo-box] Folheto da caixa Xalingo, Ref. 6028
    [aquamarine] Folheto da Aquamarine Games, SG1019
    [practice] Prática atual das partidas e do jogo a dinheiro
    [fide] Leis do Xadrez da FIDE, em vigor desde 2023
   *[house] Regras da casa
}
source-short = { $source ->
    [xalingo] Xalingo
    [xalingo-english] Xalingo, texto em inglês
    [garden-games] Garden Games
    [italian-federation] Federação italiana
    [fmjd] FMJD
    [fmjd-sixty-four] FMJD-64
    [brazilian-summary] Resumo brasileiro
    [wcdf] WCDF
    [russian-code] Código russo
    [portuguese-federation] Federação portuguesa
    [czech-federation] Federação tcheca
    [frisian-foundation] Fundação frísia
    [apca] APCA
    [turkish-custom] Uso turco
    [killer-draughts] Damas killer
    [pdn] PDN
    [xalingo-box] Xalingo
    [aquamarine] Aquamarine
    [practice] prática atual
    [fide] FIDE
   *[house] regra da casa
}
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
span-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
table-adjourned = O jogo está suspenso e precisa primeiro ser retomado.
table-begun-already = Os dois jogadores já estão aqui.
table-flag-has-fallen = O tempo acabou.
table-flag-stands = Ainda há tempo no relógio.
table-game-not-over = O jogo ainda não terminou.
table-halted = O servidor está parado. Antes ele precisa voltar.
table-later-version = Um registro desta versão não conhece nada assim.
table-lines-not-at-hand = As linhas mais antigas do registro não estão à mão.
table-next-game-first = O jogo terminou. Comece primeiro o seguinte.
table-no-dice = Este jogo não usa dados.
table-no-draw = Neste jogo não há empate.
table-no-throw-awaited = Não há nada a lançar agora.
table-not-a-session = Só o jogo por pontos ou a dinheiro se encerra assim, e só entre dois jogos.
table-not-adjourned = O jogo não está suspenso.
table-not-agreed = O outro lado não concordou com estes dados novos.
table-not-begun = Ainda não estão aqui os dois jogadores.
table-not-drawn = Nenhuma regra termina aqui o jogo em empate.
table-not-halted = O servidor não está parado.
table-not-requested = Peça primeiro o lançamento: quem lança se compromete com ele.
table-not-your-turn = É a vez do outro lado.
table-not-yours = Isto não cabe a você.
table-note-too-long = Uma observação tem no máximo { $most } bytes.
table-nothing-offered = Não há proposta a responder.
table-nothing-to-take-back = Não há como voltar até ali.
table-offer-stands = { $offer ->
    [draw] Foi proposto um empate
    [takeback] Foi proposto voltar atrás
    [reseal] Foram propostos dados novos
   *[adjournment] Foi proposto suspender
}, e isso precisa primeiro de resposta.
table-offered-already = Isto já foi proposto. Faça um lance antes de propor de novo.
table-other-game = Isto pertence a outro jogo.
table-over = Tudo terminou nesta mesa.
table-own-offer = A proposta é sua; quem responde é o adversário.
table-ready-already = Você já disse isso. Agora cabe ao outro lado.
table-record-full = O registro está cheio.
table-refusal-title = Agora não
table-resign-with-stake = Diga por quanto: um jogo simples, um gammon ou um backgammon.
table-rules-changed = As regras mudaram desde que esta mesa foi aberta. Ela pode ser vista, mas não continuada.
table-throw-needs-entry = O lançamento vem com a sua prova ou é digitado; não é um lance.
table-throw-under-way = Esperam-se os dados, e nada vem antes deles.
table-time-runs-back = Isto é anterior ao que veio antes.
table-too-late-to-abort = Os dois lados já jogaram: pode-se desistir, mas não mais cancelar o jogo.
table-variation-too-deep = As variantes podem ficar umas dentro das outras só até { $most } níveis.
time-correspondence = { $days ->
    [one] Um dia
   *[other] { $days } dias
} para cada lance.
time-delay = { $reserve } de reserva para cada lado; em cada lance o relógio espera { $delay ->
    [1] { $delay } segundo
   *[other] { $delay } segundos
}.
time-fischer = { $start } para cada lado{ $increment ->
    [0] {""}
    [1] , e mais { $increment } segundo depois de cada lance
   *[other] , e mais { $increment } segundos depois de cada lance
}.
time-none = Sem relógio.
time-per-move = { $limit } para cada lance.
unreadable-title = Não se entende
