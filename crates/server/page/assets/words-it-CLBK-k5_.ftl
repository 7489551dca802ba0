
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
bg-why-no-checker-there = Non hai pedine { $from ->
    [25] sulla barra
   *[other] sulla punta { $from }
}
bg-why-opponents-checker = Le pedine sulla punta { $point } sono dell’avversario
bg-why-wrong-direction = Le tue pedine vanno verso la tua punta 1 e fuori; nessuna va { $from ->
    [25] dalla barra
   *[other] dalla punta { $from }
} { $to ->
    [0] fuori
   *[other] alla punta { $to }
}
bg-why-bar-first = { $count ->
    [one] La tua pedina sulla barra deve rientrare prima che se ne muova un’altra
   *[other] Le tue { SPELL($count, gender: "f") } pedine sulla barra devono rientrare prima che se ne muova un’altra
}
bg-why-point-blocked = L’avversario occupa la punta { $point } con { SPELL($held, gender: "f") } pedine; nessuna delle tue può fermarsi lì
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
bg-why-not-all-home = Si portano fuori pedine solo quando sono tutte nella tua casa, e ce n’è ancora una { $rearmost ->
    [25] sulla barra
   *[other] sulla punta { $rearmost }
}
bg-why-higher-point-first = Un { $die } è più di quanto serve a una pedina { $from ->
    [25] sulla barra
   *[other] sulla punta { $from }
}; perciò si deve giocare da una punta più alta, qui la { $higher }
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
bg-why-must-play = Quello che si può giocare si deve giocare: è possibile { $play }
bg-why-must-play-both = Si possono giocare tutti e due i numeri di { $roll }, quindi si devono giocare: è possibile { $play }
bg-why-must-play-larger = Si può giocare solo uno dei due numeri, e deve essere il più alto, il { $die }: { $play }
bg-why-must-play-more = Il { $die } si può giocare { SPELL($possible, gender: "f") } volte, quindi va giocato: è possibile { $play }
bg-why-not-your-turn = È il turno delle { $side ->
    [light] chiare
   *[dark] scure
}
bg-why-opening-first = La partita comincia lanciando un dado ciascuno, e non sono ancora stati lanciati
bg-why-opening-is-over = I dadi iniziali sono già stati lanciati e la partita è cominciata
bg-why-roll-first = Prima bisogna lanciare i dadi
bg-why-already-rolled = I dadi sono sul tavolo e vanno prima giocati
bg-why-double-before-rolling = Si raddoppia prima di lanciare, e in questo turno si è già lanciato
bg-why-no-cube = Questa partita si gioca senza cubo
bg-why-cube-not-yours = Il cubo è delle { $owner ->
    [light] chiare
   *[dark] scure
}, e solo chi lo possiede può raddoppiare
bg-why-crawford-game = Questa è la partita di Crawford, in cui nessuno raddoppia
bg-why-cube-at-its-end = Il cubo mostra { $value }, e questo programma non conta oltre
bg-why-nothing-to-answer = Non c’è un’offerta a cui questo risponda
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
bg-why-beavers-not-played = Qui non ci si è accordati sui beaver
bg-why-raccoons-not-played = Qui non ci si è accordati sui raccoon
bg-why-resignation-too-small = { $refused ->
    [single] Una partita semplice è già stata rifiutata
    [gammon] Un gammon è già stato rifiutato
   *[backgammon] Un backgammon è già stato rifiutato
} in questo turno; ora si può solo offrire di più
bg-why-dice-not-by-hand = Qui i dadi li lancia il tavolo, e i suoi lanci valgono; solo quelli lanciati a mano si possono annullare
bg-why-game-over = La partita è finita e non si gioca più
bg-why-contest-over = L’incontro è finito e non si gioca più
bg-why-unreadable = «{ $text }» non si può leggere come giocata; scrivi, per esempio, { $example }
bg-tried-one = La tua giocata ne usa uno.
bg-tried-times = La tua giocata { $played ->
    [0] non lo usa.
    [1] lo usa una volta.
    [2] lo usa due volte.
   *[other] lo usa { SPELL($played, gender: "f") } volte.
}
bg-unreadable-title = Non è una giocata
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
bg-board = Il tavoliere ha 24 punte in due file di dodici, quattro quarti di sei. I colori delle punte si alternano e non significano altro. Ogni giocatore ha { $checkers } pedine e due dadi.
bg-setup = Ognuno conta le punte dal proprio capo e dispone { $places }. Su una punta può stare qualsiasi numero di pedine.
bg-setup-place = { SPELL($count, gender: "f") } sulla punta { $point }
bg-direction = Ognuno va dalle punte alte a quelle basse, fino alla propria casa, cioè le punte da 1 a 6, e poi fuori. Le pedine chiare vanno in senso orario, le scure in senso antiorario; il tavoliere si può anche disporre allo specchio.
bg-opening-roll = Per cominciare, ognuno lancia un dado. Il numero più alto muove per primo e gioca entrambi i dadi, il proprio e quello dell’avversario.
bg-opening-tie = Se i due dadi mostrano lo stesso numero, si lanciano di nuovo.
bg-later-rolls = Da lì in poi si gioca a turno, e chi è di turno lancia i suoi due dadi.
bg-open-point = Una pedina può arrivare su una punta aperta: vuota, con pedine proprie, o con una sola pedina avversaria. Due o più pedine avversarie tengono la punta: vi si può passare sopra, ma mai fermarsi.
bg-two-numbers = Ogni numero è un movimento a sé. Due pedine possono usare un numero ciascuna, o una sola pedina tutti e due, uno dopo l’altro. In tal caso la punta su cui si ferma a metà strada deve essere aperta, con un numero per primo o con l’altro.
bg-doubles = Due dadi uguali si giocano quattro volte, con una fino a quattro pedine, divisi come si vuole.
bg-compulsion = Si devono giocare quanti più numeri possibile: tutti e due, se un ordine lo permette, o quanti si può di un doppio. Se si può giocare l’uno o l’altro numero, ma non entrambi, deve essere il più alto. Se se ne può giocare uno solo, è quello. Se nessuno, si perde il turno.
bg-hit = Una pedina che arriva dove c’è una sola pedina avversaria la colpisce. La pedina colpita va sulla barra, in mezzo al tavoliere.
bg-bar = Finché un giocatore ha una pedina sulla barra, nessun’altra sua pedina può muovere. La pedina rientra nella casa dell’avversario, contando dal capo lontano: un 1 entra sulla punta 24, un 6 sulla punta 19. La punta deve essere aperta. Se sulla barra ce ne sono più d’una, ne entrano quante i dadi permettono, e il resto del turno è perso. Quando sono entrate tutte, i numeri che restano si giocano come al solito.
bg-bear-off = Quando tutte le pedine di un giocatore sono nella sua casa, può portarle fuori. Un numero porta fuori una pedina dalla punta di quel numero. Se lì non ce n’è, si deve muovere una pedina da una punta più alta; se non c’è neppure quella, esce una pedina dalla punta più alta che ne ha.
bg-bear-off-inside = Muovere dentro la casa invece di portare fuori è sempre permesso. Una pedina colpita nel frattempo deve tornare in casa prima che ne esca un’altra.
bg-win = Vince la partita chi porta fuori per primo le sue { $checkers } pedine.
bg-win-sizes = Una vittoria vale un punto. Se lo sconfitto non ha portato fuori nessuna pedina, è un gammon e vale due. Se inoltre ha una pedina sulla barra o nella casa del vincitore, è un backgammon e vale { SPELL($worth, gender: "m") }. I punti si moltiplicano per il numero del cubo.
bg-cube = Il cubo comincia in mezzo con il valore 1. Al proprio turno, prima di lanciare, si può raddoppiare. L’avversario rifiuta e perde la partita al valore di prima, oppure accetta: allora il valore raddoppia e il cubo passa a chi ha accettato, il solo che potrà raddoppiare dopo. Non c’è limite.
bg-dice-handling = I dadi si agitano nel bussolotto e si lanciano in modo che rotolino liberamente; devono fermarsi piatti sul tavoliere, facili da leggere. Il lancio che non lo rispetta non vale e si ripete. Conta dove si lanciano dadi veri e si scrivono i numeri.
bg-length = { $length ->
    [game-or-points] Si gioca una partita, o più partite sommando i punti, finché si vuole.
    [match] Si gioca un incontro a un numero di punti fissato prima. Vince chi per primo lo raggiunge o lo supera.
   *[match-or-money] Si gioca un incontro a un numero di punti fissato prima, vinto da chi lo raggiunge o lo supera, oppure si gioca a soldi, una partita dopo l’altra, finché si vuole.
}
bg-length-short = { $length ->
    [game-or-points] una partita, o punti sommati
    [match] incontro a un numero fissato di punti
   *[match-or-money] incontro, o gioco a soldi
}
bg-cube-use = { $cube ->
    [optional] Il cubo fa parte del gioco a punti. Può restare nella scatola.
   *[always] Si gioca sempre con il cubo.
}
bg-cube-use-short = { $cube ->
    [optional] il cubo può restare fuori
   *[always] sempre con il cubo
}
bg-crawford = { $crawford ->
    [none] Non c’è regola di Crawford: il cubo si può girare in ogni partita.
   *[in-matches] Quando un giocatore arriva per la prima volta a un punto dalla vittoria dell’incontro, la partita seguente si gioca senza cubo: è la partita di Crawford. Dopo, il cubo torna.
}
bg-crawford-short = { $crawford ->
    [none] non c’è
   *[in-matches] in ogni incontro
}
bg-jacoby = { $option ->
    [none] Non c’è regola di Jacoby: il gammon conta sempre.
   *[option-of-money] Nel gioco a soldi ci si può accordare sulla regola di Jacoby: gammon e backgammon contano come vittoria semplice, a meno che in quella partita il cubo sia stato girato.
}
bg-beavers = { $option ->
    [none] Non ci sono beaver: il raddoppio si accetta o si rifiuta.
   *[option-of-money] Nel gioco a soldi ci si può accordare sui beaver: chi riceve il raddoppio può raddoppiare subito di nuovo e tenere il cubo. Se ci si accorda anche sui raccoon, chi ha raddoppiato può rispondere allo stesso modo.
}
bg-option-short = { $option ->
    [none] non c’è
   *[option-of-money] opzione del gioco a soldi
}
bg-resignation = Un giocatore può cedere la partita come vittoria semplice, gammon o backgammon dell’avversario, per il valore del cubo. L’avversario accetta o rifiuta. Dopo un rifiuto, nello stesso turno si può solo offrire di più.
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
bg-outcome-contest = Le { $winner ->
    [light] chiare
   *[dark] scure
} vincono per { $high } a { $low }.
setup-too-many = { $seat ->
    [mover] Chi è di turno
   *[other] L’avversario
} ha { $count } pedine; il massimo è { $allowed }.
setup-unequal = Chi è di turno ha { $mover } pedine e l’avversario { $other }; devono averne lo stesso numero.
setup-both-on-point = Ci sono pedine di tutti e due sulla punta { $point }.
setup-no-checkers = Non ci sono pedine.
setup-both-won = Tutti e due hanno portato fuori tutte le pedine.
setup-both-shut-out = Tutti e due sono sulla barra contro una casa chiusa, il che non può accadere.
terms-length = { $frame } non conosce { $length ->
    [one-game] la partita singola
    [points-kept] i punti sommati partita dopo partita
    [match] l’incontro a un numero di punti
   *[money] il gioco a soldi
}.
terms-match-to-zero = Un incontro va almeno a un punto.
terms-cube-always = { $frame } si gioca sempre con il cubo.
terms-jacoby = La regola di Jacoby è del gioco a soldi con le regole da torneo.
terms-beavers = I beaver sono del gioco a soldi con le regole da torneo.
draughts-reading = { $reading ->
    [king-captures-from-afar] Il testo dice quanto va lontano la dama e lascia aperto se ciò valga per la presa. Si legge che vale: la dama prende anche da lontano.
    [moves-by-each-side] Il testo conta mosse di seguito senza dire di chi. Si contano quelle di ciascuna parte.
    [square-numbers] Il testo non numera le caselle. Qui sono numerate riga per riga dalla parte del Nero, così che le pedine bianche stanno sui numeri più alti.
    [thirty-two-squares] Il testo inglese dà alla damiera 34 caselle chiare. Sono 32: è un refuso.
    [no-huff-in-translation] I testi portoghese e spagnolo dicono che non c’è soffio. Quello inglese ha perso la frase nella traduzione; nemmeno qui c’è.
    [landing-is-free] Il testo inglese lascia al giocatore la scelta della presa. Si legge così: la scelta è libera, anche fra le caselle di arrivo; ma se la casella di arrivo offre un’altra presa, la mossa continua.
    [light-corner-at-the-right] Il foglietto gioca sulle caselle chiare e non dice come si dispone la damiera. Con la damiera posta nel modo usuale, un angolo chiaro a destra, la grande diagonale chiara comincia alla destra di ogni giocatore.
    [men-capture-kings] Nulla nel testo impedisce alla pedina di prendere una dama; dunque può.
    [kings-land-like-men] Per la presa il testo rimanda la dama alla regola delle pedine. Si legge così: la dama prende da qualsiasi distanza e si ferma subito dietro il pezzo, come la pedina.
    [capture-may-stop] Il testo dice che la presa può continuare e lascia libero che cosa e quanto prendere. Perciò può fermarsi dopo qualsiasi salto.
    [removal-after-the-move] Il testo non dice quando escono i pezzi presi. Escono dopo la mossa: altrimenti il divieto di saltare due volte lo stesso pezzo non avrebbe senso.
    [the-huff] Il testo dice solo che l’avversario può togliere il pezzo. Scelto qui: si può soffiare qualsiasi pezzo che poteva prendere, anche una dama; il soffio non è una mossa; il diritto decade con la mossa seguente.
    [repetition-added] Nessuna patta è stampata. La patta per ripetizione è aggiunta perché la partita possa finire; le regole di casa possono farne a meno.
    [outside-the-excerpt] Gli articoli 5 e 6 sono la parte che sta nella scatola. Questo punto viene dal resto del regolamento della federazione.
    [secondary-source] Il numero di mosse viene da una fonte secondaria, non dal testo della federazione.
    [claimed-there-automatic-here] Nel testo il giocatore deve reclamare questa patta; qui viene da sé.
    [as-in-the-international-game] Il testo non ha questa patta. È ripresa dalla dama internazionale.
    [as-in-the-sixty-four-games] Il testo non ha questa patta. È ripresa dalle regole della FMJD per i giochi su 64 caselle.
    [repetition-is-no-progress] Il testo dà patta quando nessuno può vincere. Si legge come la stessa posizione per la terza volta.
    [two-moves-to-win] Il testo dà subito patta con una dama contro una, a meno che si possa vincere per forza. Restano due mosse per parte per farlo.
   *[one-piece-each] Un pezzo contro uno è patta, a meno che uno dei due sia preso subito.
}
outcome-no-piece = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: il { $bare ->
    [white] Bianco
   *[black] Nero
} è rimasto senza pezzi.
outcome-no-move = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
}: il { $stuck ->
    [white] Bianco
   *[black] Nero
} non può muovere.
outcome-broke-through = Vince il { $winner ->
    [white] Bianco
   *[black] Nero
} con la prima dama.
outcome-draw-repetition = Patta: la stessa posizione si è presentata { SPELL($times, gender: "f") } volte.
outcome-draw-king-moves = Patta: { $moves } mosse per parte con sole dame, senza presa.
outcome-draw-small-force = Patta: restano pochi pezzi, e ognuno ha fatto { $moves ->
    [one] un’altra mossa
   *[other] altre { $moves } mosse
}.
outcome-draw-standstill = Patta: { $moves } mosse per parte senza presa e senza dama nuova.
flaw-off-the-board = C’è un pezzo fuori dalla damiera.
flaw-two-on-one-square = Ci sono due pezzi sulla casella { $square }.
flaw-crown-on-nothing = C’è una corona sulla casella { $square }, ma nessun pezzo.
flaw-uncrowned-man = La pedina sulla casella { $square } sta dove sarebbe diventata dama.
flaw-nothing-to-huff = Non c’è nessun pezzo da soffiare sulla casella { $square }.
flaw-no-such-king-run = Il conto delle mosse di dama non corrisponde alla dama sulla casella { $square }.
contradiction-lines = Le linee rette richiedono una damiera in cui si gioca su tutte le caselle; le diagonali, su una sì e una no.
contradiction-board = Solo sulla damiera 8×8 si può giocare su tutte le caselle.
contradiction-placing = Le pedine devono occupare almeno una riga e lasciare almeno una riga libera in mezzo.
contradiction-short-king = La dama che muove di una casella non può prendere da lontano.
contradiction-huff-precedence = Il soffio non impone quale presa fare, quindi nessuna può avere la precedenza.
contradiction-stopping-precedence = Se la presa può fermarsi dopo qualsiasi salto, nessuna può essere obbligata a prendere di più.
contradiction-preference-twice = «{ $preference }» compare due volte nell’ordine.
contradiction-kings-earliest-not-last = «{ $preference }» serve solo a decidere fra prese pari, quindi viene per ultimo nell’ordine.
contradiction-draw-at-once = Una patta deve contare almeno una mossa, e una ripetizione due posizioni.
contradiction-no-patience = La dama deve poter fare almeno una mossa.
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
takes-pieces = prende { $count }
draughts-refusal-title = { $reason ->
    [game-over] La partita è finita
    [not-a-playing-square] Non è una casella di gioco
    [no-piece-on-file] Lì non c’è nessun pezzo
    [no-piece] Lì non c’è nessun pezzo
    [not-yours] Il pezzo non è tuo
    [goes-nowhere] Il pezzo resta dov’è
    [ambiguous] Quale presa?
    [not-on-a-line] Non è sulla stessa linea
    [occupied] La casella è occupata
    [man-moves-one-square] Una casella alla volta
    [man-moves-back] La pedina non muove all’indietro
    [king-is-short] Una casella alla volta
    [king-must-rest] Questa dama deve aspettare
    [nothing-to-take] Lì non c’è nulla da prendere
    [over-own-piece] Il tuo stesso pezzo è in mezzo
    [jumped-twice] Non due volte sullo stesso pezzo
    [two-together] Non c’è posto dietro il pezzo
    [man-captures-back] La pedina non prende all’indietro
    [man-captures-king] La pedina non prende dame
    [too-far-to-capture] Troppo lontano
    [lands-too-far] Subito dietro il pezzo
    [turns-back] Non indietro sulla stessa linea
    [crown-stops] La promozione chiude la mossa
    [not-yet-crowned] Non è ancora dama
    [must-capture] Bisogna prendere
    [not-finished] La presa continua
    [lands-where-it-ends] Fermati dove la presa continua
    [lands-far-behind-a-king] Subito dietro la dama
    [must-take-the-most] Prendi il maggior numero di pezzi
    [must-take-with-the-king] Prendi con la dama
    [must-take-the-most-kings] Prendi il maggior numero di dame
    [kings-earliest] Prima le dame
    [must-take-the-most-value] Prendi il maggior valore
    [nothing-to-huff] Nulla da soffiare
    [cannot-huff] Non questo pezzo
    [no-huff-here] Queste regole non hanno il soffio
   *[unexplained] Non è una mossa legale
}
why-game-over = La partita è finita e non ci sono altre mosse
why-not-a-playing-square = { $square } non è una casella di gioco
why-no-piece-on-file = Nessun tuo pezzo della colonna { $file } può arrivarci
why-no-piece = Sulla casella { $square } non c’è nessun pezzo
why-not-yours = Il pezzo sulla casella { $square } è dell’avversario
why-goes-nowhere = La mossa finisce sulla casella { $square }, dov’era cominciata
why-ambiguous = Più prese sono possibili; serve il percorso intero: { $moves }
why-not-on-a-line = Nessuna { $lines ->
    [diagonal] diagonale
    [diagonal-captures-also-straight] linea di caselle di gioco
   *[straight] riga o colonna
} porta dalla casella { $from } alla { $to }
why-occupied = Sulla casella { $square } c’è già una { $kind ->
    [man] pedina
   *[king] dama
}
why-man-moves-one-square = La pedina sulla casella { $from } muove di una casella alla volta
why-man-moves-back = La pedina sulla casella { $from } non muove all’indietro
why-king-is-short = La dama sulla casella { $from } muove di una casella alla volta
why-king-must-rest = La dama sulla casella { $king } ha già fatto { SPELL($limit, gender: "f") } { $limit ->
    [one] mossa
   *[other] mosse di seguito
}; prima deve muovere un altro pezzo
why-nothing-to-take = Fra le caselle { $from } e { $to } non c’è nulla da prendere
why-over-own-piece = Il tuo stesso pezzo sulla casella { $square } non si può saltare
why-jumped-twice = Il pezzo sulla casella { $square } è già stato saltato in questa mossa e non si può saltare di nuovo
why-two-together = Il pezzo sulla casella { $over } non si può saltare, perché ce n’è un altro subito dietro, sulla { $behind }
why-man-captures-back = La pedina sulla casella { $from } non prende all’indietro, quindi non può prendere il pezzo sulla { $over }
why-man-captures-king = Una pedina non può prendere la dama sulla casella { $square }
why-too-far-to-capture = La { $kind ->
    [man] pedina
   *[king] dama
} sulla casella { $from } prende solo un pezzo vicino, e quello sulla { $over } è troppo lontano
why-lands-too-far = Prendendo il pezzo sulla casella { $over } ci si ferma subito dietro, sulla { $landing }
why-turns-back = Sulla casella { $square } la presa può proseguire o svoltare, ma non tornare indietro sulla stessa linea
why-crown-stops = Sulla casella { $square } la pedina diventa dama e la mossa finisce; agisce come dama dalla mossa seguente
why-not-yet-crowned = La pedina diventa dama sulla casella { $square } solo se la mossa finisce lì, quindi non può proseguire come dama
why-must-capture = La presa è obbligatoria: è possibile { $play }
why-not-finished = La presa continua: dalla casella { $square } bisogna prendere anche il pezzo sulla { $next }
why-lands-where-it-ends = Prendendo il pezzo sulla casella { $over }, la dama deve fermarsi dove la presa continua, come sulla { $landing }
why-lands-far-behind-a-king = La presa che finisce con la dama sulla casella { $over } finisce subito dietro, sulla { $landing }
why-takes-too-few = Bisogna prendere { SPELL($most, gender: "m") } pezzi: è possibile { $play }
why-not-with-the-king = Fra prese pari, quella di una dama viene prima di quella di una pedina: è possibile { $play }
why-takes-too-few-kings = Fra prese pari viene prima quella che prende più dame: { $play } prende { SPELL($most, gender: "f") } { $most ->
    [one] dama
   *[other] dame
}
why-kings-too-late = Fra prese pari viene prima quella che incontra prima una dama: in { $play } il pezzo numero { $place } è una dama
why-takes-too-little = Bisogna prendere il maggior valore, qui { $most }: è possibile { $play }
why-nothing-to-huff = Il pezzo sulla casella { $square } non si può soffiare: l’ultima mossa dell’avversario non ha tralasciato nessuna presa
why-cannot-huff = Il pezzo sulla casella { $square } non poteva prendere, quindi non si può soffiare; solo { $huffable }
why-no-huff-here = Il pezzo sulla casella { $square } non si può soffiare: queste regole non hanno il soffio
why-unexplained = La mossa non è fra quelle legali
tried-captures-nothing = La tua mossa non prende nulla.
tried-takes = La tua mossa ne prende { SPELL($taken, gender: "alone") }.
tried-with-a-man = La tua mossa prende con una pedina.
tried-takes-kings = La tua mossa { $taken ->
    [0] non ne prende nessuna.
   *[other] ne prende { SPELL($taken, gender: "f") }.
}
tried-takes-a-man-there = La tua mossa lì prende una pedina.
tried-takes-haul = La tua mossa prende { $taken }.
unreadable-move-title = Non è una mossa
why-unreadable-move = «{ $text }» non si legge come mossa; scrivi, per esempio, { $example }
draughts-chapter = { $chapter ->
    [board] La damiera
    [moves] Le mosse
    [captures] La presa
    [duty] L’obbligo di presa
    [crown] La promozione
    [end] La fine della partita
   *[writing] Come si annota la partita
}
draughts-point = { $point ->
    [board] Damiera
    [placing] Posizione iniziale
    [first-mover] Chi comincia
    [lines] Come muove la pedina
    [man-captures] Come prende la pedina
    [man-against-king] La pedina contro la dama
    [king-range] Come muove la dama
    [king-capture] Come prende la dama
    [compulsion] La presa è obbligatoria?
    [must-prefer] Quale presa
    [continuation] Fin dove va la presa
    [removal] Quando escono i pezzi presi
    [reversal] Tornare sulla stessa linea
    [promotion] Quando la pedina diventa dama
    [king-patience] Riposo della dama
    [goal] Chi vince
    [draws] Patte
   *[notation] Notazione
}
board-half = La damiera ha { $side }×{ $side } caselle, chiare e scure alternate. Si gioca solo sulle { $count } caselle { $shade ->
    [dark] scure
   *[light] chiare
}. La damiera si dispone in modo che ogni giocatore abbia un angolo { $shade ->
    [dark] scuro
   *[light] chiaro
} a { $hand ->
    [left] sinistra
   *[right] destra
}.
board-half-short = { $side }×{ $side }, caselle { $shade ->
    [dark] scure
   *[light] chiare
}, angolo { $shade ->
    [dark] scuro
   *[light] chiaro
} a { $hand ->
    [left] sinistra
   *[right] destra
}
board-all = La damiera ha { $side }×{ $side } caselle e si gioca su tutte e { $count }; il loro colore non conta.
board-all-short = { $side }×{ $side }, tutte le caselle
placing-first-rows = Ogni giocatore ha { $men } pedine. Occupano le caselle di gioco { $rows ->
    [one] della riga più vicina
   *[other] delle { SPELL($rows, gender: "f") } righe più vicine
} al loro giocatore.
placing-after-the-first = Ogni giocatore ha { $men } pedine. La riga più vicina al giocatore resta vuota; le pedine occupano { $rows ->
    [one] la riga seguente
   *[other] le { SPELL($rows, gender: "f") } righe seguenti
}.
placing-first-rows-short = { $men } pedine { $rows ->
    [one] sulla prima riga
   *[other] sulle prime { SPELL($rows, gender: "f") } righe
}
placing-after-the-first-short = { $men } pedine su { $rows ->
    [one] una riga
   *[other] { SPELL($rows, gender: "f") } righe
}, la prima resta vuota
first-mover = Comincia il { $side ->
    [white] Bianco
   *[black] Nero
}. Poi si muove a turno, una mossa ciascuno; nessuno può passare.
first-mover-short = comincia il { $side ->
    [white] Bianco
   *[black] Nero
}
man-moves = { $lines ->
    [straight] La pedina muove di una casella in linea retta, in avanti o di lato, su una casella vuota. Non muove mai all’indietro.
   *[diagonal] La pedina muove di una casella in diagonale, in avanti, su una casella vuota. Non muove mai all’indietro.
}
lines-short = { $lines ->
    [diagonal] lungo le diagonali
    [diagonal-captures-also-straight] muove in diagonale, prende anche in linea retta
   *[straight] lungo righe e colonne
}
king-moves = { $range ->
    [short] La dama muove di una casella { $lines ->
        [straight] in linea retta, in ogni direzione
       *[diagonal] lungo qualsiasi diagonale, avanti o indietro
    }, su una casella vuota.
   *[flying] La dama muove di quante caselle vuote vuole { $lines ->
        [straight] lungo una riga o una colonna
       *[diagonal] lungo una diagonale, avanti o indietro
    }.
}
king-range-short = { $range ->
    [short] una casella
   *[flying] qualsiasi distanza
}
king-patience-limited = Finché il suo giocatore ha ancora una pedina, la stessa dama può fare al massimo { SPELL($moves, gender: "f") } { $moves ->
    [one] mossa
   *[other] mosse
} di seguito senza prendere. Poi deve muovere un altro pezzo di quel giocatore, oppure la dama deve prendere.
king-patience-unlimited = La stessa dama può muovere di seguito quante volte il giocatore vuole.
king-patience-limited-short = al massimo { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} di seguito
king-patience-unlimited-short = senza limite
man-captures = La pedina prende un pezzo avversario vicino saltandolo e arrivando sulla casella vuota subito dietro. { $ways ->
    [not-backward] { $lines ->
        [straight] Salta in avanti o di lato, mai all’indietro.
        [diagonal-captures-also-straight] Salta in avanti, in diagonale o in linea retta, oppure di lato, mai all’indietro. Lungo una riga o una colonna vale come vicina la casella di gioco seguente: la pedina salta un pezzo distante due caselle e arriva sulla quarta.
       *[diagonal] Salta in diagonale, solo in avanti.
    }
   *[any-way] { $lines ->
        [straight] Salta in linea retta in ogni direzione, anche all’indietro.
        [diagonal-captures-also-straight] Salta nelle otto direzioni, in diagonale e in linea retta. Lungo una riga o una colonna vale come vicina la casella di gioco seguente: la pedina salta un pezzo distante due caselle e arriva sulla quarta.
       *[diagonal] Salta in diagonale, in avanti e all’indietro.
    }
}
man-captures-short = { $ways ->
    [not-backward] mai all’indietro
   *[any-way] in ogni direzione
}
man-against-king = { $power ->
    [captures] La pedina può prendere sia pedine sia dame.
   *[powerless] La pedina può prendere solo pedine, mai una dama.
}
man-against-king-short = { $power ->
    [captures] la pedina può prendere la dama
   *[powerless] la pedina non prende dame
}
king-capture-adjacent = La dama prende un pezzo avversario vicino, in ogni direzione, e arriva sulla casella vuota subito dietro.
king-capture-anywhere = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Può fermarsi su qualsiasi casella vuota dietro di esso, fino al pezzo seguente.
king-capture-right-behind = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Arriva su quella casella, subito dietro il pezzo.
king-capture-right-behind-a-last-king = La dama prende un pezzo avversario a qualsiasi distanza lungo una linea libera, se la casella dietro il pezzo è vuota. Può fermarsi su qualsiasi casella vuota dietro di esso, fino al pezzo seguente. Ma se l’ultimo pezzo preso nella mossa è una dama, deve fermarsi subito dietro quella dama.
king-capture-short = { $capture ->
    [adjacent] il pezzo vicino, fermandosi subito dietro
    [anywhere] da lontano, fermandosi ovunque dietro
    [right-behind] da lontano, fermandosi subito dietro
   *[right-behind-a-last-king] da lontano, fermandosi subito dietro una dama presa per ultima
}
several-are-one-move = La presa di più pezzi con lo stesso pezzo è una sola mossa, salto dopo salto.
continuation-whole = Se dalla casella di arrivo è possibile un’altra presa, la presa continua, fino alla fine. Se le caselle di arrivo sono più d’una, bisogna sceglierne una da cui la presa possa continuare, quando c’è.
continuation-whole-close = Se dalla casella di arrivo è possibile un’altra presa, la presa continua, fino alla fine.
continuation-while-landing-offers = Se dalla casella di arrivo è possibile un’altra presa, la presa continua. Ma la casella di arrivo è libera: la dama può fermarsi dove la sua presa finisce, anche se da un’altra casella potrebbe continuare.
continuation-may-stop = Se dalla casella di arrivo è possibile un’altra presa, il pezzo può continuare, ma può anche fermarsi dopo qualsiasi salto.
continuation-short = { $continuation ->
    [whole-sequence] fino alla fine
    [while-landing-offers] fino alla fine, con la casella di arrivo libera
   *[may-stop] può fermarsi dopo qualsiasi salto
}
bans = Che cosa non si può saltare
bans-own = I propri pezzi non si saltano mai.
bans-room = Non si può saltare un pezzo che ne ha un altro subito dietro sulla stessa linea, né un pezzo sul bordo della damiera.
bans-twice = Non si salta due volte lo stesso pezzo in una mossa. Si può passare più volte su una casella vuota.
bans-at-once = In una stessa mossa si può passare più volte su una casella vuota.
removal-after = I pezzi presi restano sulla damiera finché la presa non è tutta eseguita; solo allora si tolgono. Fino ad allora restano d’ostacolo.
removal-at-once = Ogni pezzo preso si toglie appena è saltato, e la sua casella è subito libera.
removal-short = { $removal ->
    [after-the-move] dopo tutta la mossa
   *[at-once] subito, salto per salto
}
carrying-out = Come si esegue la presa
carrying-out-shown = La presa si mostra salto per salto: il pezzo che prende tocca ogni casella su cui si ferma e resta sull’ultima. Il suo movimento è concluso quando il giocatore lo lascia, alla fine o lungo il percorso.
carrying-out-removed = Solo allora si tolgono i pezzi presi, nell’ordine di presa o in quello inverso. Tolto l’ultimo, la presa è completa.
carrying-out-put-right = La presa non mostrata con chiarezza e i pezzi tolti fuori ordine si rettificano, se l’avversario lo chiede.
reversal-forbidden = In una presa di più pezzi il salto seguente può proseguire o svoltare, ma non tornare indietro sulla linea del salto precedente.
reversal-allowed = In una presa di più pezzi il salto seguente può andare in ogni direzione, anche tornare indietro.
reversal-short = { $reversal ->
    [allowed] permesso
   *[forbidden] vietato
}
compulsion-forced = La presa è obbligatoria: chi può prendere deve prendere. Non c’è soffio.
huff-duty = Chi può prendere dovrebbe prendere. Ma l’obbligo è difeso solo dal soffio: una mossa senza presa resta legale.
huff-right = Se un giocatore poteva prendere e ha fatto una mossa senza presa, l’avversario può, prima di muovere, togliere dalla damiera uno dei pezzi che potevano prendere: è il soffio. Quale pezzo lo sceglie l’avversario. Se il pezzo che poteva prendere è quello mosso, si toglie da dove si trova ora, promosso o no.
huff-is-no-move = Il soffio non è una mossa: chi soffia poi muove come al solito. Chi muove senza soffiare lascia cadere il diritto.
huff-after-capture = Dopo qualsiasi presa, anche interrotta, non c’è nulla da soffiare.
huff-last-piece = Chi soffia l’ultimo pezzo dell’avversario vince subito.
compulsion-short = { $compulsion ->
    [forced] obbligatoria
   *[huff] obbligatoria, pena il soffio
}
choice-title = Libera scelta
choice-free = Fra più prese il giocatore fa quella che vuole, anche una che prende meno pezzi.
choice-free-huff = Fra più prese il giocatore fa quella che vuole.
choice-free-short = a scelta
choice-then-free = Se anche così le prese sono pari, il giocatore sceglie.
preference-title = { $preference ->
    [most-pieces] Il maggior numero di pezzi
    [with-king] Con una dama
    [most-kings] Il maggior numero di dame
    [kings-earliest] Prima le dame
   *[most-value] Il maggior valore
}
prefer-most-pieces = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior numero di pezzi. Pedina e dama contano allo stesso modo.
prefer-with-king = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una fatta con una dama, e non con una pedina.
prefer-most-kings = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior numero di dame.
prefer-kings-earliest = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, si confronta pezzo per pezzo, nell’ordine di presa: alla prima differenza è obbligatoria quella che lì prende una dama.
prefer-most-value = { $rank ->
    [1] Fra più prese
   *[other] Fra prese ancora pari
}, è obbligatoria una che prende il maggior valore. Una dama vale più di una pedina e meno di due; due dame valgono più di tre pedine e meno di quattro, e così via.
preference-short = { $preference ->
    [most-pieces] più pezzi
    [with-king] con la dama
    [most-kings] più dame
    [kings-earliest] prima le dame
   *[most-value] maggior valore
}
promotion-at-end = La pedina che finisce la mossa sulla riga più lontana dal suo giocatore diventa dama. Quella che vi passa soltanto, nel mezzo di una presa, resta pedina.
promotion-stops = La pedina che arriva sulla riga più lontana dal suo giocatore diventa dama e la sua mossa finisce lì, anche nel mezzo di una presa. Agisce come dama dalla mossa seguente.
promotion-in-passing = La pedina che arriva sulla riga più lontana dal suo giocatore diventa subito dama. Nel mezzo di una presa continua a prendere come dama, se può.
promotion-short = { $promotion ->
    [at-end-of-move] quando la mossa finisce sull’ultima riga
    [stops-the-move] sull’ultima riga, dove la mossa finisce
   *[in-passing] sull’ultima riga, proseguendo come dama
}
crowning = La dama si segna con un secondo pezzo del suo colore, fra quelli presi, posto sopra{ $by ->
    [opponent] ; lo mette l’avversario
   *[anyone] {""}
}. Se nessuno è stato ancora preso, la pedina è dama lo stesso.
goal-normal = Chi resta senza pezzi, o al suo turno non può muovere, perde.
goal-losing = Si gioca a perdere: chi resta senza pezzi, o al suo turno non può muovere, vince.
goal-breakthrough = Vince chi fa la prima dama. Chi resta senza pezzi, o al suo turno non può muovere, perde.
goal-short = { $goal ->
    [normal] prendere o bloccare tutto
    [losing] perdere tutto
   *[breakthrough] fare la prima dama
}
draw-repetition = La partita è patta quando la stessa posizione, con lo stesso giocatore di turno, si è presentata { SPELL($times, gender: "f") } volte.
draw-king-moves = La partita è patta dopo { $moves } mosse di seguito per parte con sole dame: senza presa e senza mossa di pedina.
draw-endgame = La partita è patta quando un giocatore ha { $strong } e l’altro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}, e da allora ognuno ha fatto { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}, qualunque pezzo si muova.
draw-endgames = Quando restano pochi pezzi, la partita è patta dopo un certo numero di mosse per parte, qualunque pezzo si muova:
draw-endgame-row = { $strong } contro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} per parte
draw-standstill = La partita è patta quando tutti e due hanno una dama, restano in tutto { $pieces }, e ognuno ha fatto { $moves } mosse senza presa e senza dama nuova.
draw-agreement = I giocatori possono accordarsi per la patta in ogni momento.
draw-agreement-only = Solo l’accordo dei giocatori chiude la partita in patta.
draw-title = { $draw ->
    [repetition] La stessa posizione di nuovo
    [king-moves] Dame senza progressi
    [endgame] Pochi pezzi
    [standstill] Nulla di preso, nulla di promosso
   *[agreement] Per accordo
}
draw-repetition-short = stessa posizione { $times } volte
draw-king-moves-short = { $moves } mosse di dama per parte
draw-endgame-short = { $strong } contro { $weak }{ $refuge ->
    [long-diagonal] {" "}sulla grande diagonale
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] mossa
   *[other] mosse
} per parte
draw-standstill-short = { $pieces } in tutto, { $moves } mosse per parte senza presa né dama nuova
draws-none-short = solo per accordo
force-kings = { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] dame
}
force-men = { SPELL($men, gender: "f") } { $men ->
    [one] pedina
   *[other] pedine
}
force-kings-or-more = { SPELL($kings, gender: "f") } o più dame
force-up-to-kings = al massimo { SPELL($kings, gender: "f") } { $kings ->
    [one] dama
   *[other] dame
}
force-kings-between = da { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } dame
force-men-or-more = { SPELL($men, gender: "f") } o più pedine
force-up-to-men = al massimo { SPELL($men, gender: "f") } { $men ->
    [one] pedina
   *[other] pedine
}
force-men-between = da { SPELL($least, gender: "f") } a { SPELL($most, gender: "f") } pedine
force-any-men = qualsiasi numero di pedine
force-pieces = { SPELL($pieces, gender: "m") } { $pieces ->
    [one] pezzo
   *[other] pezzi
}
force-pieces-or-more = { SPELL($pieces, gender: "alone") } o più pezzi
force-pieces-or = { SPELL($least, gender: "alone") } o { SPELL($most, gender: "m") } pezzi
force-pieces-between = da { SPELL($least, gender: "alone") } a { SPELL($most, gender: "m") } pezzi
force-with-a-king = { $pieces } (almeno una dama)
notation-numbers = Le caselle di gioco sono numerate da 1 a { $count }, riga per riga, a partire { $corner ->
    [top-left] dall’angolo lontano a sinistra, visto dal Bianco
    [top-right] dall’angolo lontano a destra, visto dal Bianco
    [bottom-left] dall’angolo vicino a sinistra, visto dal Bianco
   *[bottom-right] dall’angolo vicino a destra, visto dal Bianco
}. Si capiscono anche le lettere a partire dalla a, dalla sinistra del Bianco, con il numero della riga contato dalla parte del Bianco.
notation-letters = Le caselle si indicano con una lettera, a partire dalla a, alla sinistra del Bianco, e con il numero della riga, a partire da 1, dalla parte del Bianco. Si capiscono anche i numeri da 1 a { $count }.
notation-moves = Una mossa si scrive { $step }; una presa indica ogni casella su cui il pezzo si ferma: { $capture }.
notation-huff = Il soffio si scrive prima della mossa: { $huff }.
notation-short = { $writing ->
    [numbers] numeri
   *[letters] lettere e numeri
}
card-half = Caselle { $shade ->
    [dark] scure
   *[light] chiare
}, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-all = Tutte le caselle, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-large = { $side }×{ $side }, { $range ->
    [short] dama corta
   *[flying] dama volante
}
card-lines = { $lines ->
    [diagonal] Lungo le diagonali
    [diagonal-captures-also-straight] Prende anche in retta
   *[straight] Per righe e colonne
}
card-man-captures = { $ways ->
    [not-backward] Pedina: mai prese indietro
   *[any-way] La pedina prende indietro
}
card-man-against-king = { $power ->
    [captures] La pedina prende dame
   *[powerless] La pedina non prende dame
}
card-king-capture = { $capture ->
    [adjacent] La dama prende da vicino
    [anywhere] La dama prende da lontano
    [right-behind] La dama si ferma dietro
   *[right-behind-a-last-king] Si ferma dietro l’ultima dama
}
card-continuation = { $continuation ->
    [whole-sequence] Presa fino alla fine
    [while-landing-offers] Casella di arrivo libera
   *[may-stop] La presa può fermarsi
}
card-removal = { $removal ->
    [after-the-move] I pezzi escono dopo
   *[at-once] I pezzi escono subito
}
card-compulsion = { $compulsion ->
    [forced] Presa obbligatoria
   *[huff] Con il soffio
}
card-choice-free = Presa a scelta
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
card-goal = { $goal ->
    [normal] Prendere o bloccare tutto
    [losing] Vince chi perde tutto
   *[breakthrough] Vince la prima dama
}
file-at-column = riga { $line }, colonna { $column }: { $what }
file-at-text = partita { $game } ({ $text }): { $what }
file-quoted = «{ $found }»: { $why }
file-too-deep = Ci sono varianti dentro varianti, oltre { $most } livelli.
roll-form = Un lancio è di due dadi, come 31 o 3-1.
roll-no-such-face = Un dado mostra da 1 a 6, non { $found }.
play-empty = La giocata è vuota; per un turno perso scrivi { $written }.
play-move = «{ $text }» non è un movimento come 13/8 o bar/20*.
play-place = «{ $text }» non è una punta da 1 a 24, né bar, né off.
play-count = «{ $text }» non è un numero di pedine da 1 a 4.
play-too-many = Una giocata ha al massimo quattro movimenti.
id-empty = Manca la posizione: indica un XGID o un ID di posizione.
id-match-alone = Questo è un ID di incontro, che non dice nulla delle pedine: mettigli davanti un ID di posizione e i due punti.
id-too-many-parts = Una posizione è un XGID, un ID di posizione, o un ID di posizione e uno di incontro; qui ci sono { $found } parti.
id-length = { $id ->
    [position] Un ID di posizione
   *[match] Un ID di incontro
} ha { $wanted } caratteri; questo ne ha { $found }.
id-character = Il carattere { $place } dell’{ $id ->
    [position] ID di posizione
   *[match] ID di incontro
} è «{ $found }», che in Base64 non esiste.
id-bits = L’ID di posizione non descrive ogni punta una volta sola.
id-cube-owner = L’ID di incontro non dice dove sta il cubo.
id-state = L’ID di incontro mette la partita nello stato { $found }, ed esistono solo quelli da 0 a 4.
id-dice = L’ID di incontro riporta i dadi { $first } e { $second }, che nessuno può lanciare.
id-unused-bits = L’ID di incontro ha dei bit accesi che non significano nulla.
id-cube-too-high = In un ID di incontro non ci sta un cubo raddoppiato { $found } volte; il massimo è { $most }.
id-too-many-points = In un ID di incontro non ci stanno { $found } punti; il massimo è { $most }.
xgid-fields = Un XGID ha 10 campi separati da due punti (o 9, senza il cubo massimo); questo ne ha { $found }.
xgid-board-length = Il tavoliere di un XGID ha 26 posti; questo ne ha { $found }.
xgid-board-character = Il posto { $place } del tavoliere dell’XGID è «{ $found }», ma valgono solo il -, le lettere da A a O e quelle da a a o.
xgid-wrong-bar = Il primo posto del tavoliere di un XGID è la barra delle minuscole, e l’ultimo quella delle maiuscole.
xgid-value = { $field ->
    [board] Il tavoliere
    [cube] Il cubo
    [cube-owner] Il proprietario del cubo
    [turn] Il turno
    [dice] Il campo dei dadi
    [bottom-score] Il punteggio del giocatore in basso
    [top-score] Il punteggio del giocatore in alto
    [rule] Il campo delle regole
    [match-length] La lunghezza dell’incontro
   *[highest-cube] Il cubo massimo
} di un XGID deve essere { $values ->
    [number] un numero intero
    [up-to] un numero da 0 a { $most }
    [player] 1 o -1
    [player-or-nobody] 1, 0 o -1
    [crawford] 0 o 1 in un incontro
   *[dice] due dadi come 52, 00 prima del lancio, oppure D, B o R
}.
sgf-no-tree = Non c’è «{ $opening }», quindi questo non è un file SGF.
sgf-unclosed = { $what ->
    [value] Il valore che comincia qui non viene mai chiuso
   *[tree] L’albero che comincia qui non viene mai chiuso
}.
sgf-unexpected = «{ $found }» non può stare qui.
sgf-no-value = La proprietà { $name } non ha un valore fra parentesi quadre.
sgf-other-game = GM[{ $found }] è un altro gioco; il backgammon è GM[6].
sgf-number = «{ $found }» non è un numero, o è troppo grande.
sgf-move = «{ $found }» non è una giocata: sono due dadi e coppie di lettere, o una parola ({ $words }).
sgf-side = «{ $found }» non è né B né W.
sgf-point = «{ $found }» non è una punta, che si scrive con una lettera dalla a alla z.
sgf-unknown-board = Qui si cambiano singole punte di una posizione che il file non riporta.
cube-value = «{ $found }» non è un valore del cubo, che mostra 2, 4, 8 e così via.
mat-no-match-length = Non c’è una riga come «{ $example }», quindi questo non è un file .mat.
mat-game-before-match = Una partita comincia prima di una riga come «{ $example }».
mat-no-names = Sotto questa partita manca una riga come «{ $example }».
mat-names = Una partita comincia con una riga come «{ $example }», non con «{ $found }».
mat-number = { $found } è un numero troppo grande.
mat-word = «{ $found }» non è un lancio, né un movimento, né un’azione del cubo.
mat-move-without-roll = Il movimento { $found } non ha un lancio davanti.
mat-wins = Dopo { $word } manca il numero di punti.
mat-third-entry = Una riga ha due giocate, una per giocatore.
mat-after-the-end = La partita continua benché sia già vinta.
fen-wrong = { $kind ->
    [empty] La posizione è vuota
    [no-side-to-move] Chi è di turno deve essere W o B
    [unknown-section] Una sezione deve cominciare con W o B
    [white-twice] I pezzi bianchi sono dati due volte
    [black-twice] I pezzi neri sono dati due volte
    [no-square] Manca una casella
    [not-a-square] Questa casella non esiste su questa damiera
    [range-backwards] La serie di caselle va all’indietro
    [square-twice] Ci sono due pezzi sulla stessa casella
    [bad-king-run] Le mosse di seguito di una dama si scrivono come W33/2
   *[trailing] Qui non dovrebbe seguire altro
} (carattere { $column }).
draughts-not-a-move = «{ $text }» non è una mossa: scrivi due caselle o più, come 21-17, 22x15x8 o c3-d4.
pdn-unclosed = { $what ->
    [tag] L’etichetta che si apre qui non viene mai chiusa
    [comment] Il commento che si apre qui non viene mai chiuso
    [parenthesis] La parentesi che si apre qui non viene mai chiusa
   *[setup] La posizione che si apre qui non viene mai chiusa
} con { $mark }.
pdn-stray-close = Questa { $mark } non chiude nulla.
pdn-too-long = Una sola etichetta, una parola o un commento supera qui un mebibyte.
pdn-game-too-long = La partita che comincia qui supera i 16 mebibyte.
pdn-not-a-tag = «{ $text }» non è un’etichetta, cioè un nome e un valore fra virgolette.
pdn-not-a-move = «{ $text }» non è una mossa, né un numero di mossa, né un risultato.
pdn-not-a-glyph = «{ $text }» non è un segno di valutazione, cioè $ e un numero da 0 a 255.
pdn-not-a-setup = «{ $text }» non è una posizione, che qui si scrive { $example }.
pdn-utf16 = Il file è in UTF-16: salvalo in UTF-8 o in Latin-1.
file-result-otherwise = Il file dà il risultato { $written }, ma sulla damiera è { $board }.
file-two-results = L’etichetta Result dice { $tag }, ma la partita finisce con { $end }.
house-syntax = Questo non è TOML: «{ $why }».
house-no-parent = Le regole della casa devono dire da quale insieme partono, come in { $example }.
house-unknown-key = Non c’è nessun punto «{ $key }»: può essere { $allowed }.
house-unknown-key-near = Non c’è nessun punto «{ $key }»; volevi dire «{ $near }»?
house-unknown-value = { $key } non può essere «{ $value }»: è { $allowed }.
house-wrong-kind = { $key } deve essere { $wanted ->
    [text] un testo fra virgolette
    [list] un elenco fra parentesi quadre
    [table] una tabella di più valori
    [small-number] un numero piccolo
    [moves] un numero di mosse
    [moves-or-unlimited] un numero di mosse, o «unlimited»
    [times] un numero di volte
    [bounds] un numero, [almeno], o [almeno, al massimo]
    [game-type] un tipo di gioco del PDN, o «none»
   *[forms] { $forms }
}.
house-twice = { $key } e { $other } sono lo stesso punto: indicane uno solo.
house-too-many = { $key } ha posto per { $most } voci.
house-name-too-long = Un nome ha al massimo { $most } byte; questo ne ha { $found }.
house-bad-id = L’id «{ $id }» può avere solo lettere minuscole, cifre e trattini, e non può essere vuoto.
house-game-type = Il tipo di gioco { $number } del PDN si gioca su un’altra damiera.
house-contradiction = Le regole si contraddicono: { $why }
house-clash = { $clash ->
    [long-diagonal] Dove si gioca su tutte le caselle non c’è una diagonale lunga da scegliere
    [force-too-large] Una regola sulla patta conta più pezzi di quanti ne ha una parte
   *[force-upside-down] Una regola sulla patta chiede un minimo di pezzi maggiore del massimo
}.
rule-set-ambiguous = «{ $asked }» può essere { $fits }.
rule-set-none = Nessun insieme di regole si chiama «{ $asked }».
rule-set-none-near = Nessun insieme di regole si chiama «{ $asked }»; volevi dire { $near }?
rule-set-which-one = { $game ->
    [draughts] La dama si gioca
   *[backgammon] Il backgammon si gioca
} con molte regole: indicane una, come { $example }.
rule-set-no-such-goal = «{ $asked }» non è uno scopo: un id di dama può finire con { $goals }.
rule-set-one-goal = Il backgammon non ha { $goals }.
rule-set-house-by-name = Le regole della casa si indicano con il loro file, non con il nome.
open-terms = Le condizioni sono di un altro gioco.
open-games = Una sfida ha da 1 a { $most } partite.
open-no-dice = Non si dice da dove vengono i dadi.
open-too-long = { $what ->
    [name] Il nome di un giocatore ha più di { $most } byte
    [start] La posizione iniziale ha più di { $most } caratteri
    [remarks] Ci sono più di { $most } note sulla partita
   *[remark] Una nota sulla partita ha più di { $most } byte
}.
open-too-many-pieces = Una parte ha più di { $most } pezzi.
open-over = In questa posizione la partita è già finita.
open-other-length = La posizione è di un incontro ai { $points } punti, e qui non si gioca quello.
open-match-over = Con il punteggio di { $light } a { $dark } l’incontro ai { $points } è già finito.
open-no-crawford = Qui non c’è partita di Crawford.
open-crawford-score = Il punteggio di { $light } a { $dark } in un incontro ai { $points } non va con la partita di Crawford.
open-cube-turned = Il cubo è a { $value }, ma in questa partita non si usa.
export-other-game = Questo formato è { $game ->
    [draughts] della dama
   *[backgammon] del backgammon
}.
export-start = La partita comincia con un raddoppio o un abbandono a cui rispondere, e questo formato non ha posto per questo.
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
set-for-losing = { $name }, a perdere
set-for-breakthrough = { $name }, corsa alla dama
backgammon-frame = { $frame ->
    [xalingo] Backgammon Xalingo
    [aquamarine] Backgammon Aquamarine
   *[tournament] Backgammon da torneo
}
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
   *[house] regola di casa
}
cite-article = { $source }, { $count ->
    [one] articolo
   *[other] articoli
} { $numbers }
cite-rule = { $source }, { $count ->
    [one] regola
   *[other] regole
} { $numbers }
cite-heading = { $source }, «{ $heading }»
cite-heading-and-rule = { $source }, «{ $heading }» e { $count ->
    [one] regola
   *[other] regole
} { $numbers }
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
cite-text = { $language ->
    [pt] testo portoghese
    [es] testo spagnolo
   *[en] testo inglese
}, { $place }
cite-bare-text = { $language ->
    [pt] testo portoghese
    [es] testo spagnolo
   *[en] testo inglese
}
cite-bare-rule = regola { $number }
cite-bare-heading = «{ $heading }»
cite-places = { $source }, { $places }
cite-reading = { $citation }, secondo la lettura scelta qui
cite-silent = { $source }: nulla di stampato
cite-borrowed = { $citation }, in prestito
form-group = { $group ->
    [board] Damiera
    [moving] Muovere
    [capturing] Prendere
   *[ending] Finire
}
form-row = { $row ->
    [board-size] Grandezza della damiera
    [board-squares] Caselle su cui si gioca
    [board-corner] Angolo su cui si gioca, visto da ogni parte
    [repetition] Patta per ripetizione
   *[king-moves] Patta per mosse di sole dame
}
form-help = { $draw ->
    [repetition] La stessa posizione tante volte; con 0 la ripetizione non dà patta.
   *[king-moves] Senza prese e senza muovere pedine; con 0 non c’è questa patta.
}
form-unit = { $draw ->
    [repetition] volte
   *[king-moves] mosse per parte
}
form-squares = { $squares ->
    [dark] scure
    [light] chiare
   *[all] tutte
}
form-corner = { $corner ->
    [left] a sinistra
   *[right] a destra
}
unreadable-title = Questo non si legge
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
why-only = È l’unica mossa regolare.
why-wins = { $moves ->
    [one] Vince subito.
   *[other] Vince in { SPELL($moves, gender: "f") } mosse, qualunque cosa faccia l’avversario.
}
why-holds-out = Tutte le mosse perdono; questa resiste più a lungo.
why-others-lose = Ogni altra mossa perde.
why-loses = Con { $other } si perde; così no.
why-pieces = Dopo le risposte attese ({ $line }) resti con { $pieces ->
    [one] un pezzo
   *[other] { SPELL($pieces, gender: "m") } pezzi
} in più che dopo { $other }.
why-king = Una tua pedina va a dama ({ $line }); dopo { $other } nessuna.
why-no-king = Dopo { $other } l’avversario andrebbe a dama; qui no.
why-squares = Non guadagna più pezzi di { $other }, ma i tuoi stanno meglio: vantaggio di { $value } di pedina.
why-better = È migliore di { $other } di { $value } di pedina.
why-level = { $other } vale lo stesso.
why-play = Questa giocata { $facts }. Perciò è migliore di { $other } per { $value } punti a partita.
why-play-plain = Questa giocata è migliore di { $other } per { $value } punti a partita.
why-hits = { $count ->
    [one] colpisce una pedina in più
   *[other] colpisce { SPELL($count, gender: "f") } pedine in più
}
why-blots = { $count ->
    [one] lascia una pedina sola in meno
   *[other] lascia { SPELL($count, gender: "f") } pedine sole in meno
}
why-point = chiude la punta { $point }
why-off = { $count ->
    [one] porta fuori una pedina in più
   *[other] porta fuori { SPELL($count, gender: "f") } pedine in più
}
why-escapes = { $count ->
    [one] libera una pedina in più dalla casa dell’avversario
   *[other] libera { SPELL($count, gender: "f") } pedine in più dalla casa dell’avversario
}
why-wins-more = vince il { $percent } % di partite in più
why-gammons = vince il { $percent } % di gammon in più
why-fewer-gammons = perde il { $percent } % di gammon in meno
why-cube = { $choice ->
    [double] Raddoppiare vale { $better } punti; tirare senza raddoppiare, { $worse }.
    [roll] Tirare senza raddoppiare vale { $better } punti; raddoppiare, { $worse }.
    [take] Accettare vale { $better } punti; rifiutare, { $worse }.
   *[drop] Rifiutare vale { $better } punti; accettare, { $worse }.
}
page-setup = La posizione iniziale
page-example = Esempio
page-readings = Che cosa si decide qui dove il testo tace o non è chiaro
page-reading-of = { $count ->
    [one] Articolo { $articles }
   *[other] Articoli { $articles }
}
page-neighbours = In che cosa differisce dai giochi vicini
page-here = qui
page-there = là
page-difference = { $label }: qui { $here }; là { $there }.
page-colophon = Questa pagina è stata fatta da Tabuleiro a partire dalla tabella di regole con cui gioca il programma. Ogni esempio è stato giocato dal programma mentre la pagina veniva fatta.
page-as-at-the-start = (La posizione iniziale.)
page-borne-off = Portate fuori: ○ { $light }, ● { $dark }
page-contents = Articoli
page-reading-mark = T{ $number }
lead-draughts = Un gioco per due. Ognuno ha { $men } pedine su una damiera di { $side }×{ $side } caselle. { $goal }
lead-house = Regole di casa, a partire da: { $name }.
lead-backgammon = Un gioco per due, con { $checkers } pedine ciascuno, due dadi a testa e un cubo del raddoppio. Porta tutte le tue pedine in casa e poi fuori dal tavoliere prima dell’avversario.
pieces-legend = ○ pedina bianca, ◎ dama bianca, ● pedina nera, ◉ dama nera
example-moves = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}. { $count ->
    [one] Solo { $moves } è legale.
   *[other] Legali: { $moves }.
}
example-captures = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}. { $count ->
    [one] Solo una presa è legale: { $moves }.
   *[other] Prese legali: { $moves }.
}
example-refused = Non è legale: { $play }.
example-nothing = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}, e nessuna mossa è legale. { $outcome }
example-crowned = Dopo { $play } il pezzo sulla casella { $square } è dama.
example-stays-man = Dopo { $play } il pezzo sulla casella { $square } è ancora pedina.
example-after = Dopo { $play }.
example-huff-missed = Il { $side ->
    [white] Bianco
   *[black] Nero
} poteva prendere con { $could } e invece gioca { $play }.
example-huff-offered = Ora il { $side ->
    [white] Bianco
   *[black] Nero
} può soffiare { $huffable } prima di muovere.
example-huff-done = Il { $side ->
    [white] Bianco
   *[black] Nero
} ha soffiato { $square } e ora muove come al solito.
example-numbers = I numeri delle caselle.
example-letters = I nomi delle caselle.
example-king-rested = La dama sulla casella { $king } ha appena fatto { SPELL($moves, gender: "f") } { $moves ->
    [one] mossa
   *[other] mosse di seguito
}.
example-refused-play = Non è legale: { $play }.
bg-example-opening-tie = Tirano tutti e due { $number }: si tira di nuovo.
bg-example-opening = Le chiare tirano { $light }, le scure { $dark }: le { $side ->
    [light] chiare
   *[dark] scure
} cominciano e giocano { $roll }.
bg-example-roll = Le chiare tirano { $roll }.
bg-example-legal = Legali, fra le altre: { $plays }.
bg-example-legal-all = { $count ->
    [one] Solo { $plays } è legale.
   *[other] Legali: { $plays }.
}
bg-example-none = Non si può giocare nulla: il turno è perso.
bg-example-cube = Le { $side ->
    [light] chiare
   *[dark] scure
} raddoppiano e le { $other ->
    [light] chiare
   *[dark] scure
} accettano: il cubo mostra { $value } ed è delle { $other ->
    [light] chiare
   *[dark] scure
}.
bg-example-cube-refused = Le { $side ->
    [light] chiare
   *[dark] scure
} non possono raddoppiare di nuovo.
bg-example-dropped = Se le { $side ->
    [light] chiare
   *[dark] scure
} rifiutassero il raddoppio a { $value }, perderebbero { $points } { $points ->
    [one] punto
   *[other] punti
}.
bg-example-finished = Le chiare hanno portato fuori l’ultima pedina. Con il cubo a { $cube } la vittoria vale { $points } { $points ->
    [one] punto
   *[other] punti
}: { $win ->
    [single] una partita semplice, perché le scure hanno già portato fuori una pedina.
    [gammon] un gammon, perché le scure non ne hanno portata fuori nessuna.
   *[backgammon] un backgammon, perché le scure non ne hanno portata fuori nessuna e hanno una pedina sulla barra o nella casa delle chiare.
}
record-at-line = riga { $line }: { $what }
file-at-game = partita { $game }: { $what }
file-at-entry = partita { $game }, mossa { $ply } ({ $text }): { $what }
record-empty = La registrazione è vuota.
record-line-too-long = La riga ha più di { $most } byte.
record-too-long = La registrazione ha più di { $most } byte.
record-not-json = Questo non è JSON, dalla colonna { $column } in poi.
record-not-an-object = Una riga deve essere un oggetto JSON.
record-no-seal = La riga non ha un sigillo di 64 cifre esadecimali.
record-seal = Il sigillo non torna: questa riga è stata cambiata, oppure una è stata tolta o spostata.
record-not-a-record = Questa non è una registrazione di Tabuleiro.
record-version = La registrazione è della versione { $found }; qui si leggono le versioni da 1 a { $newest }.
record-member = Nella riga manca qualcosa, o qualcosa non è come dovrebbe ({ $what }).
record-house-missing = Manca la tabella delle regole di casa { $stated }.
record-house-other = Le regole si chiamano { $stated }, ma la tabella è di { $found }.
record-unknown-event = Nulla si chiama «{ $name }».
record-not-over = La riga chiude la partita con { $stated }, ma la partita continua.
record-over-unsaid = La partita è finita qui con { $found }, ma la riga non lo dice.
record-over-otherwise = La riga chiude la partita con { $stated }, ma è finita con { $found }.
record-against-the-rules = Le regole non lo permettono.
file-no-rules = Nulla dice con quali regole si gioca.
file-other-game = Le regole richieste sono di un altro gioco.
file-variation = Questa variante del gioco qui non è conosciuta.
file-hidden = La mossa non è scritta, e la partita continua.
file-cube-value = Qui il cubo non si può girare su questo valore.
file-opens-with-double = Una partita non può cominciare con dadi uguali.
file-setup-in-the-middle = Una posizione è disposta nel mezzo della partita.
file-score = Il punteggio non è la somma delle partite precedenti.
file-crawford = Questa è la partita di Crawford dove il file dice di no, o il contrario.
file-unfinished = La partita si interrompe, e ne segue un’altra.
file-result = La partita non è finita come dice il file.
file-points = Il file dà { $written } punti, ma la partita ne valeva { $actual }.
file-match-over = L’incontro era già vinto.
record-in-order = Tutto torna.
record-contents = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}, di cui { $moves } mosse e decisioni
record-score = Risultato: { $one } a { $two }, { $how ->
    [played] giocata fino in fondo
    [flag-fell] per il tempo
    [abandoned] chi ha perso ha lasciato il tavolo
    [aborted] annullata prima che tutti e due muovessero
   *[stopped] chiusa dai giocatori
}.
record-past-draw = Si è continuato a giocare anche se le regole avevano già chiuso una partita in patta.
record-rules-changed = Le regole sono cambiate da quando la registrazione è cominciata: è stata giudicata con quelle di oggi.
record-last-seal = Ultimo sigillo: { $seal }
file-games-written = { $games ->
    [one] { $games } partita scritta
   *[other] { $games } partite scritte
} in { $file }
file-replayed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} secondo { $rules }, { $legal } senza errori, { $moves ->
    [one] { $moves } mossa giocata
   *[other] { $moves } mosse giocate
}
file-at-move = partita { $game }, mossa { $ply }, { $text }: { $what }
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
table-adjourned = Il gioco è rinviato e va prima ripreso.
table-not-adjourned = Il gioco non è rinviato.
table-flag-has-fallen = Il tempo è scaduto.
table-flag-stands = C’è ancora tempo sull’orologio.
table-not-a-session = Solo il gioco a punti o a soldi si chiude così, e solo fra due partite.
table-time-runs-back = Questo è anteriore a ciò che è venuto prima.
table-record-full = Il registro è pieno.
table-not-requested = Chieda prima il tiro: chi tira si impegna a farlo.
table-not-agreed = L’altra parte non ha accettato questi nuovi dadi.
table-halted = Il server è fermo. Prima deve ripartire.
table-not-halted = Il server non è fermo.
table-not-begun = Non ci sono ancora tutti e due i giocatori.
table-begun-already = Ci sono già tutti e due i giocatori.
table-too-late-to-abort = Tutti e due hanno già mosso: si può abbandonare, ma non più annullare la partita.
table-ready-already = L’ha già detto. Ora tocca all’altra parte.
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
}: { $proven } provati, di cui { $absent } senza il segreto dell’avversario; { $typed } scritti a mano, { $void } nulli.
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
