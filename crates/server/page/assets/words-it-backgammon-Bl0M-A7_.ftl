backgammon-chapter = { $chapter ->
    [board] Il tavoliere
    [turns] I dadi e il turno
    [moves] Il movimento
    [bar] Colpire e rientrare
    [off] L’uscita
    [end] La fine della partita
    [cube] Il cubo del raddoppio
   *[contest] L’incontro
}
backgammon-point = { $point ->
    [board] Tavoliere e posizione iniziale
    [direction] Verso
    [opening-roll] Chi comincia
    [opening-tie] Dadi uguali all’inizio
    [later-rolls] Il turno
    [open-point] Punte aperte
    [two-numbers] Due numeri
    [doubles] Doppi
    [compulsion] Giocare tutti i numeri
    [hit] Colpire
    [bar] La barra
    [bear-off] Portare fuori
    [win] Vincere
    [win-sizes] Gammon e backgammon
    [cube] Raddoppiare
    [dice-handling] Il lancio dei dadi
    [length] Durata
    [cube-use] Con o senza cubo
    [crawford] Regola di Crawford
    [jacoby] Regola di Jacoby
    [beavers] Beaver
   *[resignation] Abbandonare
}
backgammon-reading = { $reading ->
    [compulsion-from-english] I testi portoghese e spagnolo non dicono che si devono giocare tutti i numeri possibili. Il testo inglese dello stesso foglietto lo dice, e decide.
    [ties-from-english] I testi portoghese e spagnolo non dicono che cosa succede se i dadi iniziali sono uguali. Il testo inglese lo dice: si lanciano di nuovo.
    [bar-in-backgammon-from-english] Per la vittoria da tre punti i testi portoghese e spagnolo nominano solo pedine nella casa del vincitore. Il testo inglese aggiunge la barra, e decide.
    [times-cube-from-english] I testi portoghese e spagnolo non moltiplicano uno, due e tre punti per il cubo. Il testo inglese sì, e decide.
    [highest-point-from-english] Senza pedine sulla punta del numero né più in alto, i testi portoghese e spagnolo lasciano toglierne una dalla punta seguente. Il testo inglese dice dalla punta più alta che ne ha, e che è obbligatorio. È quello che decide.
    [spanish-note-lost-a-no] La nota spagnola sul muovere una sola pedina con tutti e due i numeri ha perso un «non» e sembra chiedere una punta tenuta. La nota portoghese decide: l’avversario non deve tenere la punta.
    [entry-section-is-home] La nota sull’uscita parla della sezione di entrata. Si intende la casa.
    [hit-goes-to-the-bar] Il testo portoghese mette la pedina colpita fuori dal tavoliere, gli altri sulla barra. Vale la barra.
    [any-split-of-a-double] L’elenco stampato dei modi di giocare 2-2 dimentica tre con una pedina e uno con un’altra. Vale qualsiasi divisione.
    [double-before-rolling] Il foglietto lascia raddoppiare a un certo momento della partita. Si legge: al proprio turno, prima di lanciare.
    [cube-has-no-ceiling] La serie stampata dei valori del cubo contiene un 18, un refuso, e prosegue senza fine: non c’è limite.
    [three-points-in-winners-home] La sezione le cui pedine fanno la vittoria da tre punti è la casa del vincitore.
    [set-up-borrowed] Il foglietto non stampa la posizione iniziale delle pedine. Si prende in prestito quella del foglietto Xalingo.
    [ties-borrowed] Non dice che cosa succede se i dadi iniziali sono uguali. Lanciarli di nuovo è preso in prestito dal foglietto Xalingo.
    [win-sizes-borrowed] Parla di vincere uno o più punti e non dice quando. Gammon e backgammon sono presi in prestito dal foglietto Xalingo.
    [cube-borrowed] Nomina il cubo senza dire come si usa. La procedura è presa in prestito dal foglietto Xalingo.
    [open-point-from-spanish] Il testo portoghese chiama aperta solo la punta non occupata e poi permette di colpire. Il testo spagnolo è chiaro, e decide.
    [bear-off-from-spanish] Il testo portoghese chiede un numero sufficiente per portare fuori. Il testo spagnolo chiede quello esatto, a meno che nessuna pedina stia più in alto, e decide.
    [larger-number-in-general] Che si deve giocare il numero più alto è stampato per chi ha una sola pedina. Vale in generale.
    [one-enters-on-the-first-point] La pedina sulla barra conta il primo movimento dalla prima punta del suo percorso: un 1 entra su quella punta.
    [resigning-from-practice] Cedere la partita non è stampato in nessuno dei foglietti. Si prende in prestito la pratica attuale.
   *[void-throw-ends-the-right-to-double] Nulla è stampato sul lancio nullo e il cubo. Lo stesso giocatore lancia di nuovo e prima non può più raddoppiare.
}
backgammon-refusal-title = { $reason ->
    [no-checker-there] Lì non c’è nessuna pedina
    [opponents-checker] La pedina non è tua
    [wrong-direction] Nell’altro verso
    [bar-first] Prima rientra
    [point-blocked] La punta è bloccata
    [between-blocked] Nessun appoggio a metà strada
    [not-all-home] Non tutte sono in casa
    [higher-point-first] Prima dalla punta più alta
    [number-not-rolled] Non con questi dadi
    [number-used-up] Non resta nessun numero
    [must-play] Non si può passare
    [must-play-both] Gioca tutti e due i numeri
    [must-play-larger] Gioca il numero più alto
    [must-play-more] Gioca il numero più volte
    [not-your-turn] Non è il tuo turno
    [opening-first] Prima un dado ciascuno
    [opening-is-over] La partita è già cominciata
    [roll-first] Prima lancia
    [already-rolled] Prima gioca i dadi
    [double-before-rolling] Si raddoppia prima di lanciare
    [no-cube] Questa partita è senza cubo
    [cube-not-yours] Il cubo non è tuo
    [crawford-game] La partita di Crawford
    [cube-at-its-end] Il cubo non sale oltre
    [nothing-to-answer] Nulla a cui rispondere
    [answer-the-raise] Il raddoppio aspetta risposta
    [answer-the-resignation] L’offerta aspetta risposta
    [beavers-not-played] Qui non ci sono beaver
    [raccoons-not-played] Qui non ci sono raccoon
    [resignation-too-small] Offri di più
    [dice-not-by-hand] Il lancio vale
    [game-over] La partita è finita
   *[contest-over] L’incontro è finito
}
bg-bar = Finché un giocatore ha una pedina sulla barra, non può muoverne altre. La pedina rientra nella casa dell’avversario, contando dall’estremità opposta: con un 1 entra sulla punta 24, con un 6 sulla punta 19. La punta deve essere aperta. Se sulla barra ce ne sono più d’una, ne entrano quante i dadi permettono, e il resto del turno è perso. Quando sono entrate tutte, i numeri che restano si giocano come al solito.
bg-bear-off = Quando tutte le pedine di un giocatore sono nella sua casa, può portarle fuori. Un numero porta fuori una pedina dalla punta di quel numero. Se lì non ce n’è, si deve muovere una pedina da una punta più alta; se non c’è neppure quella, esce una pedina dalla punta più alta che ne ha.
bg-bear-off-inside = Muovere dentro la casa invece di portare fuori è sempre permesso. Una pedina colpita nel frattempo deve tornare in casa prima che ne esca un’altra.
bg-beavers = { $option ->
    [none] Non ci sono beaver: il raddoppio si accetta o si rifiuta.
   *[option-of-money] Nel gioco a soldi ci si può accordare sui beaver: chi riceve il raddoppio può raddoppiare subito di nuovo e tenere il cubo. Se ci si accorda anche sui raccoon, chi ha raddoppiato può rispondere allo stesso modo.
}
bg-board = Il tavoliere ha 24 punte in due file di dodici, quattro quarti di sei. I colori delle punte si alternano e non significano altro. Ogni giocatore ha { $checkers } pedine e due dadi.
bg-colours = Chi ha quale colore si decide d’accordo o con un dado.
bg-compulsion = Si devono giocare quanti più numeri possibile: tutti e due, se un ordine lo permette, o quanti si può di un doppio. Se si può giocare l’uno o l’altro numero, ma non entrambi, deve essere il più alto. Se se ne può giocare uno solo, è quello. Se nessuno, si perde il turno.
bg-crawford = { $crawford ->
    [none] Non c’è regola di Crawford: il cubo si può girare in ogni partita.
   *[in-matches] Quando un giocatore arriva per la prima volta a un punto dalla vittoria dell’incontro, la partita seguente si gioca senza cubo: è la partita di Crawford. Dopo, il cubo torna.
}
bg-crawford-short = { $crawford ->
    [none] non c’è
   *[in-matches] in ogni incontro
}
bg-cube = Il cubo comincia in mezzo con il valore 1. Al proprio turno, prima di lanciare, si può raddoppiare. L’avversario rifiuta e perde la partita al valore di prima, oppure accetta: allora il valore raddoppia e il cubo passa a chi ha accettato, il solo che potrà raddoppiare dopo. Non c’è limite.
bg-cube-lies = Finché nessuno raddoppia, sta sulla barra.
bg-cube-use = { $cube ->
    [optional] Il cubo fa parte del gioco a punti. Può restare nella scatola.
   *[always] Si gioca sempre con il cubo.
}
bg-dice-handling = I dadi si agitano nel bussolotto e si lanciano in modo che rotolino liberamente; devono fermarsi piatti sul tavoliere, facili da leggere. Il lancio che non lo rispetta non vale e si ripete. Conta dove si lanciano dadi veri e si scrivono i numeri.
bg-direction = Ognuno va dalle punte alte a quelle basse, fino alla propria casa, cioè le punte da 1 a 6, e poi fuori. Le pedine chiare vanno in senso orario, le scure in senso antiorario; il tavoliere si può anche disporre allo specchio.
bg-doubles = Due dadi uguali si giocano quattro volte, con una fino a quattro pedine, divisi come si vuole.
bg-hit = Una pedina che arriva dove c’è una sola pedina avversaria la colpisce. La pedina colpita va sulla barra, in mezzo al tavoliere.
bg-jacoby = { $option ->
    [none] Non c’è regola di Jacoby: il gammon conta sempre.
   *[option-of-money] Nel gioco a soldi ci si può accordare sulla regola di Jacoby: gammon e backgammon contano come vittoria semplice, a meno che in quella partita il cubo sia stato girato.
}
bg-later-rolls = Da lì in poi si gioca a turno, e chi è di turno lancia i suoi due dadi.
bg-length = { $length ->
    [game-or-points] Si gioca una partita, o più partite sommando i punti, finché si vuole.
    [match] Si gioca un incontro a un numero di punti fissato prima. Vince chi per primo lo raggiunge o lo supera.
   *[match-or-money] Si gioca un incontro a un numero di punti fissato prima, vinto da chi lo raggiunge o lo supera, oppure si gioca a soldi, una partita dopo l’altra, finché si vuole.
}
bg-open-point = Una pedina può arrivare su una punta aperta: vuota, con pedine proprie, o con una sola pedina avversaria. Due o più pedine avversarie chiudono la punta: si può passarvi sopra, ma non fermarvisi.
bg-opening-roll = Per cominciare, ognuno lancia un dado. Chi ottiene il numero più alto muove per primo e gioca entrambi i dadi, il proprio e quello dell’avversario.
bg-opening-tie = Se i due dadi mostrano lo stesso numero, si lanciano di nuovo.
bg-option-short = { $option ->
    [none] non c’è
   *[option-of-money] opzione del gioco a soldi
}
bg-outcome-borne-off = Le { $winner ->
    [light] chiare
   *[dark] scure
} hanno portato fuori tutte le pedine e vincono { $win ->
    [single] una partita semplice
    [gammon] un gammon
   *[backgammon] un backgammon
}: { $points } { $points ->
    [one] punto
   *[other] punti
}.
bg-outcome-contest = Le { $winner ->
    [light] chiare
   *[dark] scure
} vincono per { $high } a { $low }.
bg-outcome-dropped = Le { $winner ->
    [light] chiare
   *[dark] scure
} vincono { $points } { $points ->
    [one] punto
   *[other] punti
}: il raddoppio è stato rifiutato.
bg-outcome-resigned = Le { $winner ->
    [light] chiare
   *[dark] scure
} vincono { $points } { $points ->
    [one] punto
   *[other] punti
}: l’avversario ha ceduto { $win ->
    [single] una partita semplice
    [gammon] un gammon
   *[backgammon] un backgammon
}.
bg-resignation = Un giocatore può cedere la partita come vittoria semplice, gammon o backgammon dell’avversario, per il valore del cubo. L’avversario accetta o rifiuta. Dopo un rifiuto, nello stesso turno si può solo offrire di più.
bg-setup = Ognuno conta le punte dalla propria parte e dispone { $places }. Su una punta può stare qualsiasi numero di pedine.
bg-setup-place = { SPELL($count, gender: "f") } sulla punta { $point }
bg-tried-one = La tua giocata ne usa uno.
bg-tried-times = La tua giocata { $played ->
    [0] non lo usa.
    [1] lo usa una volta.
    [2] lo usa due volte.
   *[other] lo usa { SPELL($played, gender: "f") } volte.
}
bg-two-numbers = Ogni numero è un movimento a sé. Due pedine possono usare un numero ciascuna, o una sola pedina tutti e due, uno dopo l’altro. In tal caso la punta su cui si ferma a metà strada deve essere aperta, con un numero per primo o con l’altro.
bg-unreadable-title = Non è una giocata
bg-why-already-rolled = I dadi sono sul tavolo e vanno prima giocati
bg-why-answer-the-raise = Prima bisogna rispondere al { $raise ->
    [double] raddoppio
    [beaver] beaver
   *[raccoon] raccoon
}
bg-why-answer-the-resignation = Le { $by ->
    [light] chiare
   *[dark] scure
} offrono di perdere { $win ->
    [single] una partita semplice
    [gammon] un gammon
   *[backgammon] un backgammon
}, e prima bisogna rispondere
bg-why-bar-first = { $count ->
    [one] La tua pedina sulla barra deve rientrare prima che se ne muova un’altra
   *[other] Le tue { SPELL($count, gender: "f") } pedine sulla barra devono rientrare prima che se ne muova un’altra
}
bg-why-beavers-not-played = Qui non ci si è accordati sui beaver
bg-why-between-blocked = Una pedina non può andare { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}, perché l’avversario occupa { $count ->
    [0] le punte a metà strada
    [1] la punta { $points } a metà strada
   *[other] tutte e due le punte a metà strada, { $points }
}
bg-why-contest-over = L’incontro è finito e non si gioca più
bg-why-crawford-game = Questa è la partita di Crawford, in cui nessuno raddoppia
bg-why-cube-at-its-end = Il cubo mostra { $value }, e questo programma non conta oltre
bg-why-cube-not-yours = Il cubo è delle { $owner ->
    [light] chiare
   *[dark] scure
}, e solo chi lo possiede può raddoppiare
bg-why-dice-not-by-hand = Qui i dadi li lancia il tavolo, e i suoi lanci valgono; solo quelli lanciati a mano si possono annullare
bg-why-double-before-rolling = Si raddoppia prima di lanciare, e in questo turno si è già lanciato
bg-why-game-over = La partita è finita e non si gioca più
bg-why-higher-point-first = Un { $die } è più di quanto serve a una pedina { $from ->
    [25] sulla barra
   *[other] sulla punta { $from }
}; perciò si deve giocare da una punta più alta, qui la { $higher }
bg-why-must-play = Quello che si può giocare si deve giocare: è possibile { $play }
bg-why-must-play-both = Si possono giocare tutti e due i numeri di { $roll }, quindi si devono giocare: è possibile { $play }
bg-why-must-play-larger = Si può giocare solo uno dei due numeri, e deve essere il più alto, il { $die }: { $play }
bg-why-must-play-more = Il { $die } si può giocare { SPELL($possible, gender: "f") } volte, quindi va giocato: è possibile { $play }
bg-why-no-checker-there = Non hai pedine { $from ->
    [25] sulla barra
   *[other] sulla punta { $from }
}
bg-why-no-cube = Questa partita si gioca senza cubo
bg-why-not-all-home = Si portano fuori pedine solo quando sono tutte nella tua casa, e ce n’è ancora una { $rearmost ->
    [25] sulla barra
   *[other] sulla punta { $rearmost }
}
bg-why-not-your-turn = È il turno delle { $side ->
    [light] chiare
   *[dark] scure
}
bg-why-nothing-to-answer = Non c’è un’offerta a cui questo risponda
bg-why-number-not-rolled = Con { $roll } nessuna pedina va { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-why-number-used-up = I numeri di { $roll } sono già usati negli altri movimenti; non ne resta nessuno per andare { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-why-opening-first = La partita comincia lanciando un dado ciascuno, e non sono ancora stati lanciati
bg-why-opening-is-over = I dadi iniziali sono già stati lanciati e la partita è cominciata
bg-why-opponents-checker = Le pedine sulla punta { $point } sono dell’avversario
bg-why-point-blocked = L’avversario occupa la punta { $point } con { SPELL($held, gender: "f") } pedine; nessuna delle tue può fermarsi lì
bg-why-raccoons-not-played = Qui non ci si è accordati sui raccoon
bg-why-resignation-too-small = { $refused ->
    [single] Una partita semplice è già stata rifiutata
    [gammon] Un gammon è già stato rifiutato
   *[backgammon] Un backgammon è già stato rifiutato
} in questo turno; ora si può solo offrire di più
bg-why-roll-first = Prima bisogna lanciare i dadi
bg-why-unreadable = «{ $text }» non si può leggere come giocata; scrivi, per esempio, { $example }
bg-why-wrong-direction = Le tue pedine vanno verso la tua punta 1 e fuori; nessuna va { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-win = Vince la partita chi porta fuori per primo le sue { $checkers } pedine.
bg-win-sizes = Una vittoria vale un punto. Se lo sconfitto non ha portato fuori nessuna pedina, è un gammon e vale due. Se inoltre ha una pedina sulla barra o nella casa del vincitore, è un backgammon e vale { SPELL($worth, gender: "m") }. I punti si moltiplicano per il numero del cubo.
setup-both-on-point = Ci sono pedine di tutti e due sulla punta { $point }.
setup-both-shut-out = Tutti e due sono sulla barra contro una casa chiusa, il che non può accadere.
setup-both-won = Tutti e due hanno portato fuori tutte le pedine.
setup-no-checkers = Non ci sono pedine.
setup-too-many = { $seat ->
    [mover] Chi è di turno
   *[other] L’avversario
} ha { $count } pedine; il massimo è { $allowed }.
setup-unequal = Chi è di turno ha { $mover } pedine e l’avversario { $other }; devono averne lo stesso numero.
terms-beavers = I beaver sono del gioco a soldi con le regole da torneo.
terms-cube-always = { $frame } si gioca sempre con il cubo.
terms-jacoby = La regola di Jacoby è del gioco a soldi con le regole da torneo.
terms-length = { $frame } non conosce { $length ->
    [one-game] la partita singola
    [points-kept] i punti sommati partita dopo partita
    [match] l’incontro a un numero di punti
   *[money] il gioco a soldi
}.
terms-match-to-zero = Un incontro va almeno a un punto.
