backgammon-frame = { $frame ->
    [xalingo] Backgammon Xalingo
    [aquamarine] Backgammon Aquamarine
   *[tournament] Backgammon da torneo
}
bg-cube-use-short = { $cube ->
    [optional] il cubo può restare fuori
   *[always] sempre con il cubo
}
bg-length-short = { $length ->
    [game-or-points] una partita, o punti sommati
    [match] incontro a un numero fissato di punti
   *[match-or-money] incontro, o gioco a soldi
}
box-dice-missing = A questo tavolo i dadi si scrivono: indica i due numeri.
box-dice-not-typed = A questo tavolo tira la macchina, con la prova.
box-not-possible = Questo non è possibile adesso.
box-resignation-declined = Il computer non accetta: conta ancora su una vittoria più grande.
card-all = Tutte le caselle, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-choice-free = Presa a scelta
card-compulsion = { $compulsion ->
    [forced] Presa obbligatoria
   *[huff] Con il soffio
}
card-continuation = { $continuation ->
    [whole-sequence] Presa fino alla fine
    [while-landing-offers] Casella di arrivo libera
   *[may-stop] La presa può fermarsi
}
card-goal = { $goal ->
    [normal] Prendere o bloccare tutto
    [losing] Vince chi perde tutto
   *[breakthrough] Vince la prima dama
}
card-half = Caselle { $shade ->
    [dark] scure
   *[light] chiare
}, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-king-capture = { $capture ->
    [adjacent] La dama prende da vicino
    [anywhere] La dama prende da lontano
    [right-behind] La dama si ferma dietro
   *[right-behind-a-last-king] Si ferma dietro l’ultima dama
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-like = Come { $name }
card-like-on-board = { $name } su { $side }×{ $side }
card-lines = { $lines ->
    [diagonal] Lungo le diagonali
    [diagonal-captures-also-straight] Prende anche in retta
   *[straight] Per righe e colonne
}
card-man-against-king = { $power ->
    [captures] La pedina prende dame
   *[powerless] La pedina non prende dame
}
card-man-captures = { $ways ->
    [not-backward] Pedina: mai prese indietro
   *[any-way] La pedina prende indietro
}
card-most-then-kings = Più pezzi, poi più dame
card-preference = { $preference ->
    [most-pieces] Si prende il più possibile
    [with-king] La dama prende per prima
    [most-kings] Si prendono più dame
    [kings-earliest] Prima le dame
   *[most-value] Si prende il maggior valore
}
card-promotion = { $promotion ->
    [at-end-of-move] Dama a fine mossa
    [stops-the-move] La dama chiude la mossa
   *[in-passing] Dama di passaggio
}
card-removal = { $removal ->
    [after-the-move] I pezzi escono dopo
   *[at-once] I pezzi escono subito
}
chess-set = { $start ->
    [usual] Scacchi
   *[shuffled] Scacchi 960
}
cite-about = { $source }, { $topic ->
    [board] sulla damiera
    [start-position] sulla posizione iniziale
    [moves] sulle mosse
    [king-moves] sulle mosse della dama
    [captures] sulla presa
    [man-captures] sulla presa con la pedina
    [king-captures] sulla presa con la dama
    [capture-value] sul valore della presa
    [crown] sulla promozione
    [result] sul risultato
   *[drawn-endings] sui finali patti
}
cite-article = { $source }, { $count ->
    [one] articolo
   *[other] articoli
} { $numbers }
cite-bare-heading = «{ $heading }»
cite-bare-rule = regola { $number }
cite-bare-text = { $language ->
    [pt] testo portoghese
    [es] testo spagnolo
   *[en] testo inglese
}
cite-borrowed = { $citation }, in prestito
cite-heading = { $source }, «{ $heading }»
cite-heading-and-rule = { $source }, «{ $heading }» e { $count ->
    [one] regola
   *[other] regole
} { $numbers }
cite-not-printed = { $source }: non stampato, in prestito
cite-places = { $source }, { $places }
cite-reading = { $citation }, secondo la lettura scelta qui
cite-rule = { $source }, { $count ->
    [one] regola
   *[other] regole
} { $numbers }
cite-silent = { $source }: nulla di stampato
cite-text = { $language ->
    [pt] testo portoghese
    [es] testo spagnolo
   *[en] testo inglese
}, { $place }
dice-report = { $rolls ->
    [one] { $rolls } lancio
   *[other] { $rolls } lanci
}: { $proven } provati, di cui { $absent } senza il segreto dell’avversario; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } di una parte sola (chi aveva la macchina poteva sceglierli); {""}
}{ $typed } scritti a mano, { $void } nulli.
draughts-set = { $set ->
    [xalingo] Dama Xalingo
    [xalingo-en] Checkers Xalingo (inglese)
    [garden] Dama da giardino
    [italian] Dama italiana
    [brazilian] Dama brasiliana
    [english] Dama inglese (americana)
    [russian] Dama russa
    [spanish] Dama spagnola
    [portuguese] Dama portoghese
    [pool] Dama pool americana
    [czech] Dama ceca
    [international] Dama internazionale
    [frisian] Dama frisone
    [canadian] Dama canadese
    [turkish] Dama turca
   *[killer] Dama killer
}
ended-abandoned = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [light] Vincono le chiare
   *[dark] Vincono le scure
}: l’avversario ha lasciato il tavolo.
ended-agreed = Patta per accordo.
ended-bg-resigned = Vincono le { $winner ->
    [light] chiare
   *[dark] scure
}: l’avversario ha abbandonato.
ended-flag = { $winner ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [light] Vincono le chiare
   *[dark] Vincono le scure
}: il tempo dell’avversario è scaduto.
ended-huffed = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: l’ultimo pezzo è stato soffiato.
ended-resigned = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: l’avversario ha abbandonato.
expected = { $what ->
    [fen] Una posizione in FEN, come W:W31,32:B1,2
    [backgammon-id] Un XGID, o un ID di GNU Backgammon
    [rule-set] Un insieme di regole conosciuto qui
    [terms] Condizioni che queste regole conoscono
    [games] Partite in MAT, SGF, PDN o nel formato proprio, con mosse regolari
   *[house-rules] Regole della casa con un insieme d’origine
}
fault-at-roll = Lancio { $roll }: { $what }
fault-chain-length = il numero di segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} non è permesso.
fault-chain-number = i nuovi segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} dovrebbero avere il numero { $expected }.
fault-dice = i segreti danno { $expected }, la voce dice { $found }.
fault-element = il segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} non è quello sigillato prima.
fault-entry-of-another-table = questo tavolo non ha voci di questo tipo.
fault-exhausted = i segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} sono finiti.
fault-in-header = All’inizio: { $what }
fault-may-not-be-absent = il segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} non può mancare.
fault-missing = manca il segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
}.
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
fault-renewal-waiting = sono già in attesa nuovi segreti { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
}.
fault-roll-number = la voce dice { $found }, ma è la numero { $expected }.
fault-seal = il sigillo non coincide: qui qualcosa è stato cambiato.
fault-seed-length = le parole del giocatore stesso sono vuote o troppo lunghe.
fault-seed-missing = mancano le parole del giocatore stesso.
fault-seed-twice = le parole del giocatore stesso sono già state aggiunte a questo sigillo.
fault-surplus = c’è un segreto { $party ->
    [server] della macchina
    [light] delle chiare
   *[dark] delle scure
} di troppo.
fault-tie-not-thrown-again = l’inizio era pari e non è stato tirato di nuovo.
fault-version = i dadi usano la versione { $found } del protocollo, qui sconosciuta.
level-backgammon = { $level ->
    [novice] Gioca a sensazione, lascia pedine sole senza vedere il pericolo e raddoppia solo tardi.
    [beginner] Vede a malapena il pericolo delle pedine sole e raddoppia solo tardi.
    [learner] Sa chiudere una buona punta, valuta male il pericolo e raddoppia solo tardi.
    [amateur] Spesso sceglie la seconda giocata e a volte si espone senza accorgersene.
    [veteran] Gioca bene i lanci semplici, tira a indovinare in quelli difficili.
    [club] Commette un errore ogni pochi lanci.
    [tournament] Gioca con solidità e sbaglia dove c’è molto da confrontare.
    [expert] Sbaglia di rado, e non di molto.
    [master] Quasi sempre trova una buona giocata.
   *[champion] Prima di giocare guarda ogni tuo lancio e il proprio successivo.
}
level-chess = { $level ->
    [novice] Prende quello che vede e lascia pezzi in presa.
    [beginner] Vede che cosa si può prendere subito e giudica male il resto.
    [learner] Di rado regala un pezzo, ma spesso dimentica dei pedoni.
    [amateur] Vede che cosa ogni sua mossa lascia prendere e spesso ne sceglie una mediocre.
    [veteran] Sceglie bene tra le proprie mosse, ma non guarda oltre ciò che si può prendere subito dopo.
    [club] Esamina novecento posizioni a mossa, con le tue risposte, e non si distrae più.
    [tournament] Esamina quasi tremila posizioni a mossa, due o tre mosse avanti.
    [expert] Esamina diecimila posizioni a mossa e vede combinazioni brevi.
    [master] Esamina centomila posizioni a mossa e vede combinazioni lunghe.
   *[champion] Esamina un milione di posizioni a mossa: il più forte.
}
level-draughts = { $level ->
    [novice] Vede le prese sulla damiera e poco altro.
    [beginner] Quasi mai vede oltre la propria mossa.
    [learner] Guarda la tua risposta e non vede che cosa viene dopo.
    [amateur] Vede due mosse avanti, ma spesso gioca d’impulso.
    [veteran] Vede due mosse avanti con le tue risposte e di rado gioca troppo in fretta.
    [club] Vede tre mosse avanti e quasi mai si distrae.
    [tournament] Vede quattro mosse avanti.
    [expert] Esamina ventimila posizioni a mossa e non si distrae più.
    [master] Esamina centomila posizioni a mossa e vede combinazioni lunghe.
   *[champion] Esamina un milione di posizioni a mossa: il più forte.
}
level-name = { $level ->
    [novice] Esordiente
    [beginner] Principiante
    [learner] Allievo
    [amateur] Dilettante
    [veteran] Veterano
    [club] Giocatore di circolo
    [tournament] Giocatore da torneo
    [expert] Esperto
    [master] Maestro
   *[champion] Campione
}
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
seconds-left = { $seconds ->
    [one] Resta { $seconds } secondo.
   *[other] Restano { $seconds } secondi.
}
set-for-breakthrough = { $name }, corsa alla dama
set-for-losing = { $name }, a perdere
source = { $source ->
    [xalingo] Foglietto della scatola Xalingo, Ref. 6028, testo portoghese e spagnolo
    [xalingo-english] Foglietto della scatola Xalingo, Ref. 6028, testo inglese
    [garden-games] Foglietto di Traditional Garden Games, in spagnolo
    [italian-federation] Regolamento tecnico della federazione italiana dama
    [fmjd] Regole ufficiali della dama internazionale, FMJD, allegato 1
    [fmjd-sixty-four] Regole del gioco, sezione FMJD per la dama su 64 caselle
    [brazilian-summary] Riassunto delle regole ufficiali brasiliane
    [wcdf] Regole della dama inglese, WCDF
    [russian-code] Codice della dama russa
    [portuguese-federation] Regole della dama classica, federazione portoghese
    [czech-federation] Regole della federazione ceca di dama
    [frisian-foundation] Regole della fondazione frisone di dama
    [apca] Regole da torneo della APCA
    [turkish-custom] La dama turca come si gioca di solito
    [killer-draughts] Dama killer, di Christian Freeling
    [pdn] PDN 3.0, lo standard per annotare le partite
    [xalingo-box] Foglietto della scatola Xalingo, Ref. 6028
    [aquamarine] Foglietto di Aquamarine Games, SG1019
    [practice] Pratica attuale degli incontri e del gioco a soldi
    [fide] Regolamento degli scacchi FIDE, in vigore dal 2023
   *[house] Regole di casa
}
source-short = { $source ->
    [xalingo] Xalingo
    [xalingo-english] Xalingo, testo inglese
    [garden-games] Garden Games
    [italian-federation] Federazione italiana
    [fmjd] FMJD
    [fmjd-sixty-four] FMJD-64
    [brazilian-summary] Riassunto brasiliano
    [wcdf] WCDF
    [russian-code] Codice russo
    [portuguese-federation] Federazione portoghese
    [czech-federation] Federazione ceca
    [frisian-foundation] Fondazione frisone
    [apca] APCA
    [turkish-custom] Uso turco
    [killer-draughts] Dama killer
    [pdn] PDN
    [xalingo-box] Xalingo
    [aquamarine] Aquamarine
    [practice] pratica attuale
    [fide] FIDE
   *[house] regola di casa
}
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
span-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
table-adjourned = La partita è sospesa e va prima ripresa.
table-begun-already = Ci sono già tutti e due i giocatori.
table-flag-has-fallen = Il tempo è scaduto.
table-flag-stands = C’è ancora tempo sull’orologio.
table-game-not-over = La partita non è ancora finita.
table-halted = Il server è fermo. Prima deve ripartire.
table-later-version = Una registrazione di questa versione non conosce niente di simile.
table-lines-not-at-hand = Le righe più vecchie della registrazione non sono a portata di mano.
table-next-game-first = La partita è finita. Comincia prima la seguente.
table-no-dice = Questo gioco si gioca senza dadi.
table-no-draw = In questo gioco non c’è patta.
table-no-throw-awaited = Adesso non c’è nulla da tirare.
table-not-a-session = Solo il gioco a punti o a soldi si chiude così, e solo fra due partite.
table-not-adjourned = La partita non è sospesa.
table-not-agreed = L’altra parte non ha accettato questi nuovi dadi.
table-not-begun = Non ci sono ancora tutti e due i giocatori.
table-not-drawn = Qui nessuna regola chiude la partita in patta.
table-not-halted = Il server non è fermo.
table-not-requested = Chiedi prima il tiro: chi lo chiede si impegna a farlo.
table-not-your-turn = Tocca all’altra parte.
table-not-yours = Questo spetta a qualcun altro.
table-note-too-long = Un’annotazione ha al massimo { $most } byte.
table-nothing-offered = Non c’è nessuna offerta a cui rispondere.
table-nothing-to-take-back = Non si può tornare fin lì.
table-offer-stands = { $offer ->
    [draw] È stata offerta la patta
    [takeback] È stato offerto di tornare indietro
    [reseal] Sono stati offerti nuovi dadi
   *[adjournment] È stato offerto un rinvio
}, e ciò vuole prima una risposta.
table-offered-already = Questo è già stato offerto. Fai una mossa prima di offrirlo di nuovo.
table-other-game = Questo appartiene a un altro gioco.
table-over = A questo tavolo è tutto finito.
table-own-offer = L’offerta è tua; risponde l’avversario.
table-ready-already = L’hai già detto. Ora tocca all’altra parte.
table-record-full = La registrazione è piena.
table-refusal-title = Non adesso
table-resign-with-stake = Di’ per quanto: una partita semplice, un gammon o un backgammon.
table-rules-changed = Le regole sono cambiate da quando il tavolo è stato aperto. Si può guardare, ma non continuare.
table-throw-needs-entry = Il lancio arriva con la sua prova o si scrive; non è una mossa.
table-throw-under-way = Si aspettano i dadi, e nulla viene prima.
table-time-runs-back = Questo è anteriore a ciò che è venuto prima.
table-too-late-to-abort = Tutti e due hanno già mosso: si può abbandonare, ma non più annullare la partita.
table-variation-too-deep = Le varianti possono stare una dentro l’altra solo fino a { $most } livelli.
time-correspondence = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
} per ogni mossa.
time-delay = { $reserve } di riserva a testa; a ogni mossa l’orologio aspetta { $delay ->
    [one] { $delay } secondo
   *[other] { $delay } secondi
}.
time-fischer = { $start } a testa{ $increment ->
    [0] {""}
    [one] , più { $increment } secondo dopo ogni mossa
   *[other] , più { $increment } secondi dopo ogni mossa
}.
time-none = Senza orologio.
time-per-move = { $limit } per ogni mossa.
unreadable-title = Non si capisce
