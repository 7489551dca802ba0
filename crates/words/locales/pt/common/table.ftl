# O que acontece na mesa acima das regras: finais, recusas, a prova dos dados, relógios.

ended-huffed = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: a última peça foi soprada.
ended-resigned = As { $winner ->
    [white] brancas
   *[black] pretas
} ganham: o adversário abandonou.
ended-agreed = Empate por acordo.
ended-flag = As { $winner ->
    [white] brancas
    [black] pretas
    [light] claras
   *[dark] escuras
} ganham: o tempo do adversário acabou.
ended-abandoned = As { $winner ->
    [white] brancas
    [black] pretas
    [light] claras
   *[dark] escuras
} ganham: o adversário deixou a mesa.
ended-bg-resigned = As { $winner ->
    [light] claras
   *[dark] escuras
} ganham: o adversário abandonou.

table-refusal-title = Agora não
table-other-game = Isto pertence a outro jogo.
table-not-your-turn = É a vez do outro lado.
table-not-yours = Isto não cabe a você.
table-no-dice = Este jogo não usa dados.
table-throw-needs-entry = O lançamento vem com a sua prova ou é digitado; não é um lance.
table-throw-under-way = Esperam-se os dados, e nada vem antes deles.
table-no-throw-awaited = Não há nada a lançar agora.
table-next-game-first = O jogo terminou. Comece primeiro o seguinte.
table-game-not-over = O jogo ainda não terminou.
table-over = Tudo terminou nesta mesa.
table-resign-with-stake = Diga por quanto: um jogo simples, um gammon ou um backgammon.
table-no-draw = Neste jogo não há empate.
table-offer-stands = { $offer ->
    [draw] Foi proposto um empate
    [takeback] Foi proposto voltar atrás
    [reseal] Foram propostos dados novos
   *[adjournment] Foi proposto suspender
}, e isso precisa primeiro de resposta.
table-nothing-offered = Não há proposta a responder.
table-own-offer = A proposta é sua; quem responde é o adversário.
table-offered-already = Isto já foi proposto. Faça um lance antes de propor de novo.
table-nothing-to-take-back = Não há como voltar até ali.
table-adjourned = O jogo está suspenso e precisa primeiro ser retomado.
table-not-adjourned = O jogo não está suspenso.
table-flag-has-fallen = O tempo acabou.
table-flag-stands = Ainda há tempo no relógio.
table-not-a-session = Só o jogo por pontos ou a dinheiro se encerra assim, e só entre dois jogos.
table-time-runs-back = Isto é anterior ao que veio antes.
table-record-full = O registro está cheio.
table-not-requested = Peça primeiro o lançamento: quem lança se compromete com ele.
table-not-agreed = O outro lado não concordou com estes dados novos.
table-halted = O servidor está parado. Antes ele precisa voltar.
table-not-halted = O servidor não está parado.
table-not-begun = Ainda não estão aqui os dois jogadores.
table-begun-already = Os dois jogadores já estão aqui.
table-too-late-to-abort = Os dois lados já jogaram: pode-se desistir, mas não mais cancelar o jogo.
table-ready-already = Você já disse isso. Agora cabe ao outro lado.
table-rules-changed = As regras mudaram desde que esta mesa foi aberta. Ela pode ser vista, mas não continuada.
table-later-version = Um registro desta versão não conhece nada assim.
table-lines-not-at-hand = As linhas mais antigas do registro não estão à mão.
table-not-drawn = Nenhuma regra termina aqui o jogo em empate.
table-variation-too-deep = As variantes podem ficar umas dentro das outras só até { $most } níveis.
table-note-too-long = Uma observação tem no máximo { $most } bytes.

fault-at-roll = Lançamento { $roll }: { $what }
fault-in-header = No início: { $what }
fault-version = os dados usam a versão { $found } do protocolo, desconhecida aqui.
fault-chain-length = o número de segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não é permitido.
fault-roll-number = o registro diz { $found }, mas é o número { $expected }.
fault-entry-of-another-table = esta mesa não tem registros deste tipo.
fault-tie-not-thrown-again = o início empatou e não foi lançado de novo.
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
fault-missing = falta o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
}.
fault-surplus = há um segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} a mais.
fault-may-not-be-absent = o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não pode ficar de fora.
fault-element = o segredo { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} não é o que foi fechado antes.
fault-exhausted = os segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} acabaram.
fault-seed-missing = faltam as palavras do próprio jogador.
fault-seed-twice = as palavras do próprio jogador já foram acrescentadas a este selo.
fault-seed-length = as palavras do próprio jogador estão vazias ou são longas demais.
fault-dice = os segredos dão { $expected }, o registro diz { $found }.
fault-chain-number = os novos segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} deveriam ter o número { $expected }.
fault-renewal-waiting = já há novos segredos { $party ->
    [server] da máquina
    [light] das claras
   *[dark] das escuras
} à espera.
fault-seal = o selo não confere: algo foi mudado aqui.
dice-report = { $rolls ->
    [one] { $rolls } lançamento
   *[other] { $rolls } lançamentos
}: { $proven } com prova, { $absent } deles sem o segredo do adversário; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } de um lado só (quem tinha a máquina podia escolhê-los); {""}
}{ $typed } digitados, { $void } anulados.

time-none = Sem relógio.
time-fischer = { $start } para cada lado{ $increment ->
    [0] {""}
    [1] , e mais { $increment } segundo depois de cada lance
   *[other] , e mais { $increment } segundos depois de cada lance
}.
time-delay = { $reserve } de reserva para cada lado; em cada lance o relógio espera { $delay ->
    [1] { $delay } segundo
   *[other] { $delay } segundos
}.
time-per-move = { $limit } para cada lance.
time-correspondence = { $days ->
    [one] Um dia
   *[other] { $days } dias
} para cada lance.
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
span-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
seconds-left = { $seconds ->
    [one] Falta { $seconds } segundo.
   *[other] Faltam { $seconds } segundos.
}

## The frame of a refusal: its rule and its article

refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }

## What the page says of its own

unreadable-title = Não se entende
expected = { $what ->
    [fen] Uma posição em FEN, como W:W31,32:B1,2
    [backgammon-id] Um XGID, ou um ID do GNU Backgammon
    [rule-set] Um conjunto de regras que exista aqui
    [terms] Condições que estas regras conheçam
    [games] Partidas em MAT, SGF, PDN ou no formato próprio, com lances permitidos
   *[house-rules] Regras da casa com um conjunto de origem
}
box-dice-missing = Nesta mesa os dados são digitados: indique os dois números.
box-dice-not-typed = Nesta mesa a máquina lança os dados, com a prova.
box-resignation-declined = O computador não aceita: ainda conta com um resultado maior.
box-not-possible = Isto não é possível agora.
