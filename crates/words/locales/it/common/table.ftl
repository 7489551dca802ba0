# Che cosa succede al tavolo al di sopra delle regole: finali, rifiuti, la prova dei dadi, orologi.

ended-huffed = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: l’ultimo pezzo è stato soffiato.
ended-resigned = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: l’avversario ha abbandonato.
ended-agreed = Patta per accordo.
ended-flag = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [light] Vincono le chiare
   *[dark] Vincono le scure
}: il tempo dell’avversario è scaduto.
ended-abandoned = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [light] Vincono le chiare
   *[dark] Vincono le scure
}: l’avversario ha lasciato il tavolo.
ended-bg-resigned = Vincono le { $winner ->
    [light] chiare
   *[dark] scure
}: l’avversario ha abbandonato.

table-refusal-title = Non adesso
table-other-game = Questo appartiene a un altro gioco.
table-not-your-turn = Tocca all’altra parte.
table-not-yours = Questo spetta a qualcun altro.
table-no-dice = Questo gioco si gioca senza dadi.
table-throw-needs-entry = Il lancio arriva con la sua prova o si scrive; non è una mossa.
table-throw-under-way = Si aspettano i dadi, e nulla viene prima.
table-no-throw-awaited = Adesso non c’è nulla da tirare.
table-next-game-first = La partita è finita. Comincia prima la seguente.
table-game-not-over = La partita non è ancora finita.
table-over = A questo tavolo è tutto finito.
table-resign-with-stake = Di’ per quanto: una partita semplice, un gammon o un backgammon.
table-no-draw = In questo gioco non c’è patta.
table-offer-stands = { $offer ->
    [draw] È stata offerta la patta
    [takeback] È stato offerto di tornare indietro
    [reseal] Sono stati offerti nuovi dadi
   *[adjournment] È stato offerto un rinvio
}, e ciò vuole prima una risposta.
table-nothing-offered = Non c’è nessuna offerta a cui rispondere.
table-own-offer = L’offerta è tua; risponde l’avversario.
table-offered-already = Questo è già stato offerto. Fai una mossa prima di offrirlo di nuovo.
table-nothing-to-take-back = Non si può tornare fin lì.
table-adjourned = La partita è sospesa e va prima ripresa.
table-not-adjourned = La partita non è sospesa.
table-flag-has-fallen = Il tempo è scaduto.
table-flag-stands = C’è ancora tempo sull’orologio.
table-not-a-session = Solo il gioco a punti o a soldi si chiude così, e solo fra due partite.
table-time-runs-back = Questo è anteriore a ciò che è venuto prima.
table-record-full = La registrazione è piena.
table-not-requested = Chiedi prima il tiro: chi lo chiede si impegna a farlo.
table-not-agreed = L’altra parte non ha accettato questi nuovi dadi.
table-halted = Il server è fermo. Prima deve ripartire.
table-not-halted = Il server non è fermo.
table-not-begun = Non ci sono ancora tutti e due i giocatori.
table-begun-already = Ci sono già tutti e due i giocatori.
table-too-late-to-abort = Tutti e due hanno già mosso: si può abbandonare, ma non più annullare la partita.
table-ready-already = L’hai già detto. Ora tocca all’altra parte.
table-rules-changed = Le regole sono cambiate da quando il tavolo è stato aperto. Si può guardare, ma non continuare.
table-later-version = Una registrazione di questa versione non conosce niente di simile.
table-lines-not-at-hand = Le righe più vecchie della registrazione non sono a portata di mano.
table-not-drawn = Qui nessuna regola chiude la partita in patta.
table-variation-too-deep = Le varianti possono stare una dentro l’altra solo fino a { $most } livelli.
table-note-too-long = Un’annotazione ha al massimo { $most } byte.

fault-at-roll = Lancio { $roll }: { $what }
fault-in-header = All’inizio: { $what }
fault-version = i dadi usano la versione { $found } del protocollo, qui sconosciuta.
fault-chain-length = il numero di segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} non è permesso.
fault-roll-number = la voce dice { $found }, ma è la numero { $expected }.
fault-entry-of-another-table = questo tavolo non ha voci di questo tipo.
fault-tie-not-thrown-again = l’inizio era pari e non è stato tirato di nuovo.
fault-not-a-die = nessun dado mostra { $found }.
fault-order = il segreto { $found ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} è stato aperto quando toccava a quello { $expected ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
}.
fault-missing = manca il segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
}.
fault-surplus = c’è un segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} di troppo.
fault-may-not-be-absent = il segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} non può mancare.
fault-element = il segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} non è quello sigillato prima.
fault-exhausted = i segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} sono finiti.
fault-seed-missing = mancano le parole del giocatore stesso.
fault-seed-twice = le parole del giocatore stesso sono già state aggiunte a questo sigillo.
fault-seed-length = le parole del giocatore stesso sono vuote o troppo lunghe.
fault-dice = i segreti danno { $expected }, la voce dice { $found }.
fault-chain-number = i nuovi segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} dovrebbero avere il numero { $expected }.
fault-renewal-waiting = sono già in attesa nuovi segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
}.
fault-seal = il sigillo non coincide: qui qualcosa è stato cambiato.
dice-report = { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
}: { $proven } provati, di cui { $absent } senza il segreto dell’avversario; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } di una parte sola (chi aveva la macchina poteva sceglierli); {""}
}{ $typed } scritti a mano, { $void } nulli.

time-none = Senza orologio.
time-fischer = { $start } a testa{ $increment ->
    [0] {""}
    [one] , più { $increment } secondo dopo ogni mossa
   *[other] , più { $increment } secondi dopo ogni mossa
}.
time-delay = { $reserve } di riserva a testa; a ogni mossa l’orologio aspetta { $delay ->
    [one] { $delay } secondo
   *[other] { $delay } secondi
}.
time-per-move = { $limit } per ogni mossa.
time-correspondence = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
} per ogni mossa.
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
span-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
seconds-left = { $seconds ->
    [one] Resta { $seconds } secondo.
   *[other] Restano { $seconds } secondi.
}

## The frame of a refusal: its rule and its article

refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }

## What the page says of its own

unreadable-title = Non si capisce
expected = { $what ->
    [fen] Una posizione in FEN, come W:W31,32:B1,2
    [backgammon-id] Un XGID, o un ID di GNU Backgammon
    [rule-set] Un insieme di regole conosciuto qui
    [terms] Condizioni che queste regole conoscono
    [games] Partite in MAT, SGF, PDN o nel formato proprio, con mosse regolari
   *[house-rules] Regole della casa con un insieme d’origine
}
box-dice-missing = A questo tavolo i dadi si scrivono: indica i due numeri.
box-dice-not-typed = A questo tavolo tira la macchina, con la prova.
box-resignation-declined = Il computer non accetta: conta ancora su una vittoria più grande.
box-not-possible = Questo non è possibile adesso.
