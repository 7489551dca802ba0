# Quello che una partita nel terminale dice e chiede. La domanda è senza i due punti finali.

terminal-side = { $side ->
    [white] Bianco
    [black] Nero
    [light] Chiare
   *[dark] Scure
}
terminal-welcome = { $name }. Scrivi ? per l’aiuto.
terminal-points-of-the-mover = Le punte sono numerate per chi muove.
terminal-points-are-yours = Le punte si dicono nei tuoi numeri, anche quelle del computer.
terminal-choose = A che cosa giochiamo?
terminal-choose-number = Numero, oppure q per uscire
terminal-no-such-number = Nell’elenco non c’è «{ $text }».
terminal-other-commands = tabuleiro --help elenca tutto il resto che la scatola sa fare.

terminal-opening = Un dado per parte: premi Invio
terminal-opening-typed = Un dado per parte: scrivi tutti e due, prima quello di { $first }, oppure nullo
terminal-roll = premi Invio per lanciare
terminal-roll-typed = scrivi i dadi, oppure nullo
terminal-roll-or-double = Invio lancia, d raddoppia
terminal-roll-or-double-typed = scrivi i dadi, oppure d per raddoppiare
terminal-play = la tua giocata con { $dice }
terminal-play-on = { $dice }, finora { $play }; u torna indietro
terminal-raise = il cubo va a { $value }: t accetta, p passa
terminal-raise-or-more = il cubo va a { $value }: t accetta, p passa, b raddoppia subito e lo tiene
terminal-resignation = l’avversario cede { $win ->
    [single] una partita semplice
    [gammon] un gammon
   *[backgammon] un backgammon
}: s accetta, n continua
terminal-draw-offered = l’avversario propone patta: s accetta, n continua
terminal-takeback = si chiede di annullare { $play }: s acconsente, n no
terminal-between-games = Invio comincia la prossima partita, basta chiude qui
terminal-words = Scrivi qualche parola tua per i dadi, oppure premi Invio per sorteggiarle
terminal-void-why = Perché? 1 fuori dal tavoliere, 2 non si legge, 3 non agitato, 4 non ha rotolato liberamente

terminal-tie = Escono due { $die }: di nuovo.
terminal-opens = { $first } { $one }, { $second } { $two }. Chi comincia, con tutti e due i dadi: { $who }.
terminal-void = Il lancio non vale.
terminal-nothing-to-play = non si può giocare nulla con { $dice }
terminal-doubles-to = raddoppio a { $value }
terminal-score = Punteggio: { $first } { $one }, { $second } { $two }.
terminal-cube-in-the-middle = Cubo a { $value }, al centro.
terminal-cube-with = Cubo a { $value }, in mano a { $who }.
terminal-pips = Conto: { $first } { $one }, { $second } { $two }.
terminal-borne-off = { $pips } da percorrere, fuori: { $off }
terminal-crawford = È la partita di Crawford: non si raddoppia.
terminal-next-game = Comincia la prossima partita.
terminal-winner = Vittoria: { $who }.
terminal-nobody-won = Non vince nessuno: parità.
terminal-undecided = La partita si ferma qui, indecisa.
terminal-goes-on = La partita continua.

terminal-keeping = La partita si salva in { $file }, mossa dopo mossa.
terminal-kept = La partita è salvata in { $file } e si può riprendere.
terminal-resumed = La partita riprende dopo { $events ->
    [one] { $events } annotazione
   *[other] { $events } annotazioni
}.
terminal-torn = L’ultima riga del file era troncata e si tralascia.
terminal-sealed = La macchina ha sigillato i suoi numeri per i dadi: { $seal }.
terminal-words-drawn = Parole sorteggiate per i dadi: { $words }.

terminal-computer = Computer ({ $level })
terminal-match-to = Incontro ai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
terminal-your-move = la tua mossa
terminal-hint = La cosa migliore: { $what }.
terminal-nothing-to-decide = Ora non c’è niente da decidere.
terminal-agrees = d’accordo
terminal-declines = no, si continua
terminal-resign-sure = abbandonare la partita? s abbandona, n continua
terminal-resign-stake-sure = cedere { $win ->
    [single] una partita semplice
    [gammon] un gammon
   *[backgammon] un backgammon
}? s cede, n continua
terminal-leave-sure = lasciare il tavolo per sempre e perdere? s lascia, n continua
terminal-kept-for-later = La partita è conservata. { $command } la riprende.
terminal-not-kept = Non si è giocato niente, e niente resta conservato.
terminal-kept-nowhere = La partita non può conservarsi da sé: { $what }. Scrivi salva FILE per conservarla.
terminal-unfinished = C’è una partita da finire: { $name }, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}. Riprenderla? s la riprende, n ne comincia un’altra
terminal-nothing-to-resume = nessuna partita da finire
terminal-over = La partita intera è conservata in { $file }.
terminal-ask-level = Contro il computer? Scrivi un livello da 1 a { $most }, o premi Invio per due giocatori
terminal-no-such-level = «{ $text }» non è un livello: scrivi un numero da 1 a { $most } o un nome

speech-pips = { $whose ->
    [own] il tuo conto: { $pips }
   *[other] conto dell’avversario: { $pips }
}
speech-point = { $whose ->
    [own] la tua punta { $point }: { SPELL($count, gender: "f") }
   *[other] la tua punta { $point }: { SPELL($count, gender: "f") } dell’avversario
}
speech-bar = { $whose ->
    [own] la tua barra: { SPELL($count, gender: "f") }
   *[other] barra dell’avversario: { SPELL($count, gender: "f") }
}
speech-off = { $whose ->
    [own] hai portato fuori: { SPELL($count, gender: "f") }
   *[other] l’avversario ha portato fuori: { SPELL($count, gender: "f") }
}
speech-men = { $whose ->
    [own] le tue pedine, { $count }: { $squares }
   *[other] pedine dell’avversario, { $count }: { $squares }
}
speech-kings = { $whose ->
    [own] le tue dame, { $count }: { $squares }
   *[other] dame dell’avversario, { $count }: { $squares }
}
speech-step = da { $from } a { $to }
speech-enters = dalla barra a { $to }
speech-bears-off = fuori da { $from }
speech-hits = colpendo
speech-times = { SPELL($times, gender: "f") } volte
speech-no-play = niente da giocare
speech-move = da { $from } a { $to }
speech-takes = da { $from } a { $to }, prendendo { $taken }
speech-then = poi
speech-crowned = diventa dama
speech-huffs = soffia { $square }
speech-dice = { $one } e { $two }

terminal-means-nothing = «{ $text }» qui non vuol dire nulla. Scrivi ? per l’aiuto.
terminal-such-as-dice = Scrivi due dadi da 1 a 6, come 31 o 3-1.
terminal-such-as-a-play = Scrivi una giocata come 13/8 6/5, oppure m per l’elenco.
terminal-such-as-a-move = Scrivi una mossa come { $example }, oppure m per l’elenco.
terminal-nothing-played = Non si è ancora giocato nulla.
terminal-no-such-step = Questo passo ora non può seguire: m elenca quelli possibili, u annulla l’ultimo.
terminal-resign-how = Scrivi abbandona 1, 2 o 3: una partita semplice, un gammon o un backgammon.
terminal-yes-or-no = Scrivi s o n.

help-play = una giocata, nei modi consueti, intera o passo per passo
help-move = una mossa; vanno bene anche le lettere
help-capture = una presa, con tutto il percorso dove ce n’è più d’uno
help-huff = un soffio e poi la mossa
help-list = le mosse legali
help-undo = annullare: un passo di questo turno o, d’accordo, l’ultima mossa
help-double = raddoppiare, prima di lanciare
help-answer = accettare o rifiutare il raddoppio
help-resign-stake = cedere una partita semplice, un gammon o un backgammon
help-resign = abbandonare la partita
help-draw = proporre la patta
help-claim = reclamare la patta, con la posizione o con una mossa dopo la parola
help-chess-move = una mossa; vanno bene anche le case: g1f3
help-void = un lancio che non vale (dadi scritti)
help-board = disegnare di nuovo la posizione
help-pips = il conto di quanto resta da percorrere
help-describe = la tavola in parole
help-hint = la mossa migliore, e perché
help-analyse = ogni mossa con il suo valore
help-position = la posizione come testo
help-save = salvare la partita in un file da qui in poi
help-leave = lasciare il tavolo per sempre e perdere
help-quit = fermarsi qui; una partita salvata si può riprendere

eval-no-move = non c’è nessuna mossa
eval-wins = vince { $share } %
eval-chances = vince { $wins } %, gammon { $gammons } %, perde gammon { $lost } %
eval-cube = cubo: { $advice ->
    [double-take] raddoppiare, accettare
    [double-beaver] raddoppiare, beaver
    [double-drop] raddoppiare, rifiutare
    [too-good] troppo buona per raddoppiare, rifiutare
    [no-double-take] non raddoppiare, accettare
    [no-double-beaver] non raddoppiare, beaver
   *[no-double-drop] non raddoppiare, rifiutare
} (senza raddoppio { $no_double }, raddoppio accettato { $take }, raddoppio rifiutato { $drop })
eval-match = probabilità di vincere la partita a punti: senza raddoppio { $no_double } %, raddoppio accettato { $take } %, raddoppio rifiutato { $drop } %
eval-effort = profondità { $depth }, { $positions ->
    [one] { $positions } posizione
   *[other] { $positions } posizioni
} in { $seconds } s
rollout-cubeless = valore { $equity } ± { $error } senza il cubo
rollout-cubeful = valore { $equity } ± { $error } con il cubo
rollout-effort = { $trials ->
    [one] { $trials } partita
   *[other] { $trials } partite
} in { $seconds } s

analyse-mistake = Partita { $game }, { $name }: { $made } ({ $mark ->
    [error] errore
   *[blunder] errore grave
}, perso { $loss }). Meglio: { $best }.
analyse-player = { $name }: PR { $pr }, tasso di errore { $rate } su { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}; errori { $errors }, errori gravi { $blunders }
analyse-plays = mosse: { $total }, non forzate { $unforced }, perso { $lost }
analyse-cube = cubo: { $total ->
    [one] { $total } decisione
   *[other] { $total } decisioni
}, incerte o prese { $close }, perso { $lost }
analyse-luck = fortuna: { $luck }; tiri fortunati { $lucky }, sfortunati { $unlucky }
analyse-result = risultato: { $result }, senza la fortuna { $adjusted }
analyse-game = Partita { $game }: { $white } – { $black }
analyse-slip = { $number } { $name }: { $made } ({ $mark ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}, { $loss } % delle possibilità perso). Meglio: { $best }.
analyse-accuracy = { $name }: precisione { $accuracy } %; { $lost } % delle possibilità perso a decisione, su { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}; imprecisioni { $inaccuracies }, errori { $mistakes }, errori gravi { $blunders }
analyse-turning = punti di svolta: { $turns }
analyse-graph = possibilità dei pezzi chiari, in percento, dalla mossa 1 alla mossa { $last }
analyse-truth = tabelle dei finali: { $before } prima della mossa, { $after } dopo
truth-draw = patta
truth-ends = { $outcome ->
    [win] vittoria
   *[loss] sconfitta
} in { $plies ->
    [one] { $plies } semimossa
   *[other] { $plies } semimosse
}
truth-open = { $outcome ->
    [win] vittoria
    [draw] patta
   *[loss] sconfitta
}, se una regola di patta non viene prima
worse-ending = Le tabelle dei finali conoscono { $before ->
    [win] una vittoria
   *[draw] una patta
} prima della mossa e { $after ->
    [draw] una patta
   *[loss] una sconfitta
} dopo.
worse-draws = Con questa mossa la partita è patta.
worse-loses = { $moves ->
    [one] Perde subito ({ $line }).
   *[other] Perde in { SPELL($moves, gender: "f") } mosse, qualunque cosa si giochi ({ $line }).
}
worse-misses-win = { $moves ->
    [one] { $best } vince subito.
   *[other] { $best } vince in { SPELL($moves, gender: "f") } mosse, qualunque cosa faccia l’avversario.
}
worse-shot = Permette { $line }, che prende { SPELL($taken) } pezzi in una sola mossa e finisce { $pieces ->
    [one] un pezzo
   *[other] { SPELL($pieces) } pezzi
} dietro a dove porta { $best }.
worse-pieces = Perde pezzi: { $line } finisce { $pieces ->
    [one] un pezzo
   *[other] { SPELL($pieces) } pezzi
} dietro a dove porta { $best }.
worse-misses-pieces = { $line } sarebbe finito { $pieces ->
    [one] un pezzo
   *[other] { SPELL($pieces) } pezzi
} davanti a dove porta questa mossa.
worse-lets-crown = L’avversario fa dama ({ $line }); dopo { $best } non così presto.
worse-misses-crown = Una pedina diventa dama con { $line }; qui non così presto.
worse-mated = { $moves ->
    [one] È matto subito ({ $line }).
   *[other] È matto in { SPELL($moves, gender: "f") } mosse, qualunque cosa si giochi ({ $line }).
}
worse-misses-mate = { $moves ->
    [one] { $best } dà matto.
   *[other] { $best } dà matto in { SPELL($moves, gender: "f") } mosse, qualunque cosa faccia l’avversario.
}
worse-material = Perde materiale: { $line } finisce { $pawns ->
    [one] un pedone
   *[other] il valore di { SPELL($pawns) } pedoni
} dietro a dove porta { $best }.
worse-misses-material = { $line } sarebbe finito { $pawns ->
    [one] un pedone
   *[other] il valore di { SPELL($pawns) } pedoni
} davanti a dove porta questa mossa.
worse-lets-promote = L’avversario promuove un pedone ({ $line }); dopo { $best } non così presto.
worse-misses-promotion = Un pedone è promosso con { $line }; qui non così presto.
worse-chances = Lascia il { $after } % delle possibilità, e { $best } il { $before } %.
cube-done = { $deed ->
    [no-double] non raddoppiare
    [double] raddoppiare
    [take] accettare
    [drop] rifiutare
   *[raise] beaver
}

input-position = posizione «{ $text }»: { $what }
input-dice = dadi «{ $text }»: { $what }
input-move = mossa «{ $text }»: { $what }
input-needs-dice = Al backgammon servono i dadi: indica { $option }, o una posizione che li riporti.
input-no-move-in-line = Nella riga manca la mossa: posizione, dadi e mossa si separano con tabulazioni.
input-bad-lines = { $bad } righe su { $lines } non si capiscono.
input-rules-are-listed = { $what } ({ $command } li elenca tutti)
input-too-long = { $bytes } byte sono più di quanti ne può avere un file così.
input-ending = L’estensione deve essere una di queste: { $endings }.
input-two-games = { $one } è un file di { $game ->
    [draughts] dama, { $other } di backgammon
    [chess] scacchi, { $other } di un altro gioco
   *[backgammon] backgammon, { $other } di dama
}.
input-no-game = In questo file non c’è nessuna partita.
input-no-such-game = Non c’è una partita { $number }: il file ne ha { $games }.
input-one-game-only = Una registrazione contiene una partita o un incontro, e qui ce ne sono { $games }: di’ quale con { $option }.
input-own-rules = Una registrazione porta le proprie regole.
input-other-rules = Queste partite non si giocano secondo { $rules }.
input-empty-line = La riga è vuota.
check-legal = legale: { $turn }
judge-allowed = ammessa
judge-forbidden = vietata
judge-other-board = Si gioca su un’altra damiera.
input-no-legal-turn = Qui non c’è nessuna mossa legale.
input-not-an-option-of = { $option } non significa nulla { $game ->
    [draughts] a dama
    [chess] a scacchi
   *[backgammon] a backgammon
}.
input-not-a-record = Questo è { $format }, non una nostra registrazione; lo legge { $command }.
input-no-json = { $command } non ha una risposta in JSON.

input-say-format = L’uscita standard non ha estensione: il formato si indica con { $option }.
input-same-file = È lo stesso file che si sta leggendo; non viene sovrascritto.
input-file-exists-force = Il file esiste già; { $option } lo sovrascrive.
input-file-missing = Questo file non esiste.
input-file-forbidden = Non c’è il permesso di leggere o scrivere questo file.
input-file-is-a-folder = Questa è una cartella, e serve un file.
input-file-exists = C’è già un file con questo nome.
input-file-not-text = Questo file non è un testo.
input-not-json = Non è il JSON atteso: riga { $line }, colonna { $column }.
input-disk-full = Il disco è pieno; non è stato scritto nulla.
input-file-fails = Il sistema dice: { $what }.

# Una riga di comando che non si capisce.
use-help = { $what } ({ $option } dice che cosa si può chiedere)
use-unknown = «{ $text }» qui non è né un comando né un’opzione.
use-unknown-near = «{ $text }» qui non è né un comando né un’opzione; forse { $near }?
use-missing = Manca qualcosa: { $what }.
use-conflict = { $one } e { $other } non vanno insieme.
use-bad-value = «{ $text }» non è un valore per { $option }.
use-one-of = «{ $text }» non è un valore per { $option }, che accetta { $values }.
use-no-value = { $option } vuole un valore.
use-too-many = «{ $text }» è di troppo.
use-other = La riga di comando non si capisce.

# Che cosa fa ogni comando, in una riga, per l’elenco dei comandi.
use-summary = { $command ->
    [tabuleiro] L’intera scatola dei giochi: backgammon e la famiglia della dama, esattamente come dice ogni foglio stampato
    [serve] Servire la pagina e aprirla nel browser
    [backup] Copiare i tavoli del server in un file, mentre si gioca
    [restore] Riprendere i tavoli del server da una copia
    [admin] Interrogare un server in funzione, o dargli un ordine
    [rules] Elencare i regolamenti, o stamparne uno come pagina con i suoi articoli
    [moves] Elencare tutte le mosse legali di una posizione
    [check] Dire se una mossa è legale e, se non lo è, quale regola la vieta
    [judge] Dire chi ha ragione: la stessa mossa secondo tutti i regolamenti del gioco, fianco a fianco
    [eval] Valutare una posizione: mosse in ordine, valore, decisione del cubo
    [rollout] Giocare molte volte fino in fondo una posizione di backgammon: valore con il suo errore, probabilità, decisione del cubo
    [analyse] Analizzare partite: quanto perde ogni decisione, con alternative e un motivo, e che cosa dice di ogni giocatore
    [engine] Giocare per un altro programma, con il suo protocollo
    [engine-gnubg] Giocare a backgammon come giocatore esterno di GNU Backgammon
    [engine-hub] Giocare a dama per un programma che parla il protocollo Hub (versione 2, del programma Scan)
    [engine-uci] Giocare a scacchi per un programma che parla il protocollo UCI
    [engine-dxp] Giocare a dama contro un altro programma con il protocollo DamExchange (DXP)
    [perft] Contare le foglie dell’albero delle mosse, eseguendo davvero ogni mossa dell’ultimo livello
    [replay] Leggere le partite di un file e controllare ogni mossa e risultato
    [convert] Convertire partite da un formato di file a un altro, secondo l’estensione dei nomi
    [play] Giocare nel terminale, in due o contro il computer, anche a orecchio
    [puzzles] Fare problemi per un regolamento
    [puzzles-make] Fare posizioni con una sola risposta: prendere il massimo, vincere il finale, trovare la mossa
    [endgame] Costruire, contare e consultare le tavole dei finali di un regolamento di dama
    [endgame-build] Costruire le tavole dei finali di un regolamento di dama; si può fermare e riprendere in ogni momento
    [endgame-pack] Conservare solo chi vince, senza distanze, in file piccoli e rapidi da consultare
    [endgame-stats] Contare vittorie, patte e sconfitte nelle tavole dei finali, per chi è di turno
    [endgame-probe] Dire come finisce una posizione con il miglior gioco, e in quante mosse; lo stesso per ogni mossa legale
    [train] Allenare un giocatore da zero, giocando contro sé stesso; si può fermare e riprendere in ogni momento
    [train-backgammon] Allenare da zero le reti del backgammon, giocando contro sé stesse; si può fermare e riprendere in ogni momento
    [train-chess] Allenare i pesi che valutano le posizioni di scacchi, giocando contro sé stesso; si può fermare e riprendere in ogni momento
    [train-draughts] Allenare la tavola che valuta le posizioni di un regolamento di dama, giocando contro sé stessa; si può fermare e riprendere in ogni momento
    [arena] Giocare un incontro fra due giocatori: punteggio, Elo o punti a partita, e l’intervallo
    [bench] Misurare i giocatori su compiti fissi
    [bench-decisions] Perdita media su decisioni di backgammon di valore noto
    [bench-draw] Estrarre decisioni di backgammon da partite del programma stesso
    [bench-ruler] Valutare le decisioni estratte con rollout propri: un metro per `bench decisions` e per l’allenamento
    [bench-levels] Far giocare ogni livello del computer contro quello inferiore
    [verify] Verificare una registrazione solo con il file: sigilli, mosse, risultati e la prova di ogni dado
    [completions] Stampare ciò che serve a una shell per completare comandi e opzioni
   *[man] Stampare la pagina di manuale, o scriverne una per comando in una cartella
}

# La cartella delle pagine di regole.
book-title = Le regole dei giochi
book-lead = Tutte le regole della scatola, ognuna con i suoi articoli, la fonte di ogni articolo, esempi giocati e ciò che si è dovuto decidere.
book-rule-set = Regole
book-source = Fonte
book-in-short = In breve
