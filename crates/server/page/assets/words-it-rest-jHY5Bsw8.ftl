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
bg-example-legal = Legali, fra le altre: { $plays }.
bg-example-legal-all = { $count ->
    [one] Solo { $plays } è legale.
   *[other] Legali: { $plays }.
}
bg-example-none = Non si può giocare nulla: il turno è perso.
bg-example-opening = Le chiare tirano { $light }, le scure { $dark }: le { $side ->
    [light] chiare
   *[dark] scure
} cominciano e giocano { $roll }.
bg-example-opening-tie = Tirano tutti e due { $number }: si tira di nuovo.
bg-example-roll = Le chiare tirano { $roll }.
cube-value = «{ $found }» non è un valore del cubo, che mostra 2, 4, 8 e così via.
draughts-not-a-move = «{ $text }» non è una mossa: scrivi due caselle o più, come 21-17, 22x15x8 o c3-d4.
example-after = Dopo { $play }.
example-captures = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}. { $count ->
    [one] Solo una presa è legale: { $moves }.
   *[other] Prese legali: { $moves }.
}
example-crowned = Dopo { $play } il pezzo sulla casella { $square } è dama.
example-huff-done = Il { $side ->
    [white] Bianco
   *[black] Nero
} ha soffiato { $square } e ora muove come al solito.
example-huff-missed = Il { $side ->
    [white] Bianco
   *[black] Nero
} poteva prendere con { $could } e invece gioca { $play }.
example-huff-offered = Ora il { $side ->
    [white] Bianco
   *[black] Nero
} può soffiare { $huffable } prima di muovere.
example-king-rested = La dama sulla casella { $king } ha appena fatto { SPELL($moves, gender: "f") } { $moves ->
    [one] mossa
   *[other] mosse di seguito
}.
example-letters = I nomi delle caselle.
example-moves = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}. { $count ->
    [one] Solo { $moves } è legale.
   *[other] Legali: { $moves }.
}
example-nothing = Muove il { $side ->
    [white] Bianco
   *[black] Nero
}, e nessuna mossa è legale. { $outcome }
example-numbers = I numeri delle caselle.
example-refused = Non è legale: { $play }.
example-refused-play = Non è legale: { $play }.
example-stays-man = Dopo { $play } il pezzo sulla casella { $square } è ancora pedina.
export-other-game = Questo formato è { $game ->
    [draughts] della dama
    [chess] degli scacchi
   *[backgammon] del backgammon
}.
export-start = La partita comincia con un raddoppio o un abbandono a cui rispondere, e questo formato non ha posto per questo.
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
file-at-column = riga { $line }, colonna { $column }: { $what }
file-at-entry = partita { $game }, mossa { $ply } ({ $text }): { $what }
file-at-game = partita { $game }: { $what }
file-at-move = partita { $game }, mossa { $ply }, { $text }: { $what }
file-at-text = partita { $game } ({ $text }): { $what }
file-breaks-off = La partita si interrompe dopo i tag: non segue né una mossa né un risultato.
file-crawford = Questa è la partita di Crawford dove il file dice di no, o il contrario.
file-cube-value = Qui il cubo non si può girare su questo valore.
file-games-written = { $games ->
    [one] { $games } partita scritta
   *[other] { $games } partite scritte
} in { $file }
file-hidden = La mossa non è scritta, e la partita continua.
file-left-out = { $games ->
    [one] { $games } partita tralasciata
   *[other] { $games } partite tralasciate
}
file-lost = { $kind ->
    [variations] varianti
    [variations-as-remarks] varianti che le regole non ammettono, conservate come commenti
    [remarks] commenti
    [signs] segni
    [tags] tag
    [moves-after-the-end] mosse dopo la fine della partita
    [part-of-a-roll] un ultimo tiro giocato in parte
    [result] risultato che non è quello della damiera, conservato come è scritto
    [analyses] analisi
    [properties] proprietà SGF
    [taken-back] mosse e tiri ritirati
    [proofs] prove dei dadi
    [times] tempi delle mosse
   *[offers] proposte e risposte
}: { $count }
file-match-over = L’incontro era già vinto.
file-no-rules = Nulla dice con quali regole si gioca.
file-opens-with-double = Una partita non può cominciare con dadi uguali.
file-other-game = Le regole richieste sono di un altro gioco.
file-past-draw = Secondo queste regole la partita qui è patta ({ $draw }); è continuata lo stesso.
file-points = Il file dà { $written } punti, ma la partita ne valeva { $actual }.
file-quoted = «{ $found }»: { $why }
file-replayed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} secondo { $rules }, { $legal } senza errori, { $moves ->
    [one] { $moves } mossa giocata
   *[other] { $moves } mosse giocate
}
file-result = La partita non è finita come dice il file.
file-result-otherwise = Il file dà il risultato { $written }, ma sulla damiera è { $board }.
file-score = Il punteggio non è la somma delle partite precedenti.
file-setup-in-the-middle = Una posizione è disposta nel mezzo della partita.
file-too-deep = Ci sono varianti dentro varianti, oltre { $most } livelli.
file-two-results = L’etichetta Result dice { $tag }, ma la partita finisce con { $end }.
file-unfinished = La partita si interrompe, e ne segue un’altra.
file-unknown-game = Il tipo di gioco non è conosciuto qui.
file-variation = Questa variante del gioco qui non è conosciuta.
form-corner = { $corner ->
    [left] a sinistra
   *[right] a destra
}
form-group = { $group ->
    [board] Damiera
    [moving] Muovere
    [capturing] Prendere
   *[ending] Finire
}
form-help = { $draw ->
    [repetition] La stessa posizione tante volte; con 0 la ripetizione non dà patta.
   *[king-moves] Senza prese e senza muovere pedine; con 0 non c’è questa patta.
}
form-row = { $row ->
    [board-size] Grandezza della damiera
    [board-squares] Caselle su cui si gioca
    [board-corner] Angolo su cui si gioca, visto da ogni parte
    [repetition] Patta per ripetizione
   *[king-moves] Patta per mosse di sole dame
}
form-squares = { $squares ->
    [dark] scure
    [light] chiare
   *[all] tutte
}
form-unit = { $draw ->
    [repetition] volte
   *[king-moves] mosse per parte
}
house-bad-id = L’id «{ $id }» può avere solo lettere minuscole, cifre e trattini, e non può essere vuoto.
house-clash = { $clash ->
    [long-diagonal] Dove si gioca su tutte le caselle non c’è una diagonale lunga da scegliere
    [force-too-large] Una regola sulla patta conta più pezzi di quanti ne ha una parte
   *[force-upside-down] Una regola sulla patta chiede un minimo di pezzi maggiore del massimo
}.
house-contradiction = Le regole si contraddicono: { $why }
house-game-type = Il tipo di gioco { $number } del PDN si gioca su un’altra damiera.
house-name-too-long = Un nome ha al massimo { $most } byte; questo ne ha { $found }.
house-no-parent = Le regole della casa devono dire da quale insieme partono, come in { $example }.
house-syntax = Questo non è TOML: «{ $why }».
house-too-many = { $key } ha posto per { $most } voci.
house-twice = { $key } e { $other } sono lo stesso punto: indicane uno solo.
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
id-bits = L’ID di posizione non descrive ogni punta una volta sola.
id-character = Il carattere { $place } dell’{ $id ->
    [position] ID di posizione
   *[match] ID di incontro
} è «{ $found }», che in Base64 non esiste.
id-cube-owner = L’ID di incontro non dice dove sta il cubo.
id-cube-too-high = In un ID di incontro non ci sta un cubo raddoppiato { $found } volte; il massimo è { $most }.
id-dice = L’ID di incontro riporta i dadi { $first } e { $second }, che nessuno può lanciare.
id-empty = Manca la posizione: indica un XGID o un ID di posizione.
id-length = { $id ->
    [position] Un ID di posizione
   *[match] Un ID di incontro
} ha { $wanted } caratteri; questo ne ha { $found }.
id-match-alone = Questo è un ID di incontro, che non dice nulla delle pedine: mettigli davanti un ID di posizione e i due punti.
id-snowie = Il campo { $field } di questa posizione nel testo di Snowie manca o non è quello che dovrebbe essere.
id-state = L’ID di incontro mette la partita nello stato { $found }, ed esistono solo quelli da 0 a 4.
id-too-many-parts = Una posizione è un XGID, un ID di posizione, o un ID di posizione e uno di incontro; qui ci sono { $found } parti.
id-too-many-points = In un ID di incontro non ci stanno { $found } punti; il massimo è { $most }.
id-unused-bits = L’ID di incontro ha dei bit accesi che non significano nulla.
lead-backgammon = Un gioco per due, con { $checkers } pedine ciascuno, due dadi a testa e un cubo del raddoppio. Porta tutte le tue pedine in casa e poi fuori dal tavoliere prima dell’avversario.
lead-draughts = Un gioco per due. Ognuno ha { $men } pedine su una damiera di { $side }×{ $side } caselle. { $goal }
lead-house = Regole di casa, a partire da: { $name }.
mat-after-the-end = La partita continua benché sia già vinta.
mat-game-before-match = Una partita comincia prima di una riga come «{ $example }».
mat-move-without-roll = Il movimento { $found } non ha un lancio davanti.
mat-names = Una partita comincia con una riga come «{ $example }», non con «{ $found }».
mat-no-match-length = Non c’è una riga come «{ $example }», quindi questo non è un file .mat.
mat-no-names = Sotto questa partita manca una riga come «{ $example }».
mat-number = { $found } è un numero troppo grande.
mat-third-entry = Una riga ha due giocate, una per giocatore.
mat-wins = Dopo { $word } manca il numero di punti.
mat-word = «{ $found }» non è un lancio, né un movimento, né un’azione del cubo.
open-crawford-score = Il punteggio di { $light } a { $dark } in un incontro ai { $points } non va con la partita di Crawford.
open-cube-turned = Il cubo è a { $value }, ma in questa partita non si usa.
open-games = Una sfida ha da 1 a { $most } partite.
open-match-over = Con il punteggio di { $light } a { $dark } l’incontro ai { $points } è già finito.
open-no-crawford = Qui non c’è partita di Crawford.
open-no-dice = Non si dice da dove vengono i dadi.
open-other-length = La posizione è di un incontro ai { $points } punti, e qui non si gioca quello.
open-over = In questa posizione la partita è già finita.
open-terms = Le condizioni sono di un altro gioco.
open-too-long = { $what ->
    [name] Il nome di un giocatore ha più di { $most } byte
    [start] La posizione iniziale ha più di { $most } caratteri
    [remarks] Ci sono più di { $most } note sulla partita
   *[remark] Una nota sulla partita ha più di { $most } byte
}.
open-too-many-pieces = Una parte ha più di { $most } pezzi.
page-as-at-the-start = (La posizione iniziale.)
page-borne-off = Portate fuori: ○ { $light }, ● { $dark }
page-colophon = Questa pagina è stata fatta da Tabuleiro a partire dalla tabella di regole con cui gioca il programma. Ogni esempio è stato giocato dal programma mentre la pagina veniva fatta.
page-contents = Articoli
page-difference = { $label }: qui { $here }; là { $there }.
page-example = Esempio
page-here = qui
page-neighbours = In che cosa differisce dai giochi vicini
page-reading-mark = T{ $number }
page-reading-of = { $count ->
    [one] Articolo { $articles }
   *[other] Articoli { $articles }
}
page-readings = Che cosa si decide qui dove il testo tace o non è chiaro
page-setup = La posizione iniziale
page-there = là
pdn-game-too-long = La partita che comincia qui supera i 16 mebibyte.
pdn-not-a-glyph = «{ $text }» non è un segno di valutazione, cioè $ e un numero da 0 a 255.
pdn-not-a-move = «{ $text }» non è una mossa, né un numero di mossa, né un risultato.
pdn-not-a-setup = «{ $text }» non è una posizione, che qui si scrive { $example }.
pdn-not-a-tag = «{ $text }» non è un’etichetta, cioè un nome e un valore fra virgolette.
pdn-stray-close = Questa { $mark } non chiude nulla.
pdn-too-long = Una sola etichetta, una parola o un commento supera qui un mebibyte.
pdn-unclosed = { $what ->
    [tag] L’etichetta che si apre qui non viene mai chiusa
    [comment] Il commento che si apre qui non viene mai chiuso
    [parenthesis] La parentesi che si apre qui non viene mai chiusa
   *[setup] La posizione che si apre qui non viene mai chiusa
} con { $mark }.
pdn-utf16 = Il file è in UTF-16: salvalo in UTF-8 o in Latin-1.
pieces-legend = ○ pedina bianca, ◎ dama bianca, ● pedina nera, ◉ dama nera
play-count = «{ $text }» non è un numero di pedine da 1 a 4.
play-empty = La giocata è vuota; per un turno perso scrivi { $written }.
play-move = «{ $text }» non è un movimento come 13/8 o bar/20*.
play-place = «{ $text }» non è una punta da 1 a 24, né bar, né off.
play-too-many = Una giocata ha al massimo quattro movimenti.
record-against-the-rules = Le regole non lo permettono.
record-at-line = riga { $line }: { $what }
record-contents = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}, di cui { $moves } mosse
record-empty = La registrazione è vuota.
record-house-missing = Manca la tabella delle regole di casa { $stated }.
record-house-other = Le regole si chiamano { $stated }, ma la tabella è di { $found }.
record-in-order = Tutto torna.
record-last-seal = Ultimo sigillo: { $seal }
record-line-too-long = La riga ha più di { $most } byte.
record-member = Nella riga manca qualcosa, o qualcosa non è come dovrebbe ({ $what }).
record-no-seal = La riga non ha un sigillo di 64 cifre esadecimali.
record-not-a-record = Questa non è una registrazione di Tabuleiro.
record-not-an-object = Una riga deve essere un oggetto JSON.
record-not-json = Questo non è JSON, dalla colonna { $column } in poi.
record-not-over = La riga chiude la partita con { $stated }, ma la partita continua.
record-over-otherwise = La riga chiude la partita con { $stated }, ma è finita con { $found }.
record-over-unsaid = La partita è finita qui con { $found }, ma la riga non lo dice.
record-past-draw = La partita { $game } è continuata dopo la mossa { $ply }, benché fosse patta secondo le regole ({ $draw }); tutte le mosse e il risultato restano come sono scritti.
record-rules-changed = Le regole sono cambiate da quando la registrazione è cominciata: è stata giudicata con quelle di oggi.
record-score = Risultato: { $one } a { $two }, { $how ->
    [played] giocata fino in fondo
    [flag-fell] per il tempo
    [abandoned] chi ha perso ha lasciato il tavolo
    [aborted] annullata prima che tutti e due muovessero
   *[stopped] chiusa dai giocatori
}.
record-seal = Il sigillo non torna: questa riga è stata cambiata, oppure una è stata tolta o spostata.
record-too-long = La registrazione ha più di { $most } byte.
record-unknown-event = Nulla si chiama «{ $name }».
record-version = La registrazione è della versione { $found }; qui si leggono le versioni da 1 a { $newest }.
roll-form = Un lancio è di due dadi, come 31 o 3-1.
roll-no-such-face = Un dado mostra da 1 a 6, non { $found }.
rule-set-ambiguous = «{ $asked }» può essere { $fits }.
rule-set-house-by-name = Le regole della casa si indicano con il loro file, non con il nome.
rule-set-no-such-goal = «{ $asked }» non è uno scopo: un id di dama può finire con { $goals }.
rule-set-none = Nessun insieme di regole si chiama «{ $asked }».
rule-set-none-near = Nessun insieme di regole si chiama «{ $asked }»; volevi dire { $near }?
rule-set-one-goal = { $game ->
    [draughts] La dama non ha
    [chess] Gli scacchi non hanno
   *[backgammon] Il backgammon non ha
} { $goals }.
rule-set-which-one = { $game ->
    [draughts] La dama si gioca
    [chess] Gli scacchi si giocano
   *[backgammon] Il backgammon si gioca
} con molte regole: indicane una, come { $example }.
sgf-move = «{ $found }» non è una giocata: sono due dadi e coppie di lettere, o una parola ({ $words }).
sgf-no-tree = Non c’è «{ $opening }», quindi questo non è un file SGF.
sgf-no-value = La proprietà { $name } non ha un valore fra parentesi quadre.
sgf-number = «{ $found }» non è un numero, o è troppo grande.
sgf-other-game = GM[{ $found }] è un altro gioco; il backgammon è GM[6].
sgf-point = «{ $found }» non è una punta, che si scrive con una lettera dalla a alla z.
sgf-side = «{ $found }» non è né B né W.
sgf-unclosed = { $what ->
    [value] Il valore che comincia qui non viene mai chiuso
   *[tree] L’albero che comincia qui non viene mai chiuso
}.
sgf-unexpected = «{ $found }» non può stare qui.
sgf-unknown-board = Qui si cambiano singole punte di una posizione che il file non riporta.
why-better = È migliore di { $other } di { $value } di pedina.
why-blots = { $count ->
    [one] lascia una pedina sola in meno
   *[other] lascia { SPELL($count, gender: "f") } pedine sole in meno
}
why-cube = { $choice ->
    [double] Raddoppiare vale { $better } punti; tirare senza raddoppiare, { $worse }.
    [roll] Tirare senza raddoppiare vale { $better } punti; raddoppiare, { $worse }.
    [take] Accettare vale { $better } punti; rifiutare, { $worse }.
   *[drop] Rifiutare vale { $better } punti; accettare, { $worse }.
}
why-escapes = { $count ->
    [one] libera una pedina in più dalla casa dell’avversario
   *[other] libera { SPELL($count, gender: "f") } pedine in più dalla casa dell’avversario
}
why-fewer-gammons = perde il { $percent } % di gammon in meno
why-gammons = vince il { $percent } % di gammon in più
why-hits = { $count ->
    [one] colpisce una pedina in più
   *[other] colpisce { SPELL($count, gender: "f") } pedine in più
}
why-holds-out = Tutte le mosse perdono; questa resiste più a lungo.
why-king = Una tua pedina va a dama ({ $line }); dopo { $other } nessuna.
why-level = { $other } vale lo stesso.
why-loses = { $other } perde; questa mossa no.
why-no-king = Dopo { $other } l’avversario andrebbe a dama; qui no.
why-off = { $count ->
    [one] porta fuori una pedina in più
   *[other] porta fuori { SPELL($count, gender: "f") } pedine in più
}
why-only = È l’unica mossa regolare.
why-others-lose = Ogni altra mossa perde.
why-pieces = Dopo le risposte attese ({ $line }) resti con { $pieces ->
    [one] un pezzo
   *[other] { SPELL($pieces, gender: "m") } pezzi
} in più che dopo { $other }.
why-play = Questa giocata { $facts }. Perciò è migliore di { $other } per { $value } punti a partita.
why-play-plain = Questa giocata è migliore di { $other } per { $value } punti a partita.
why-point = chiude la punta { $point }
why-squares = Non guadagna più pezzi di { $other }, ma i tuoi stanno meglio: vantaggio di { $value } di pedina.
why-wins = { $moves ->
    [one] Vince subito.
   *[other] Vince in { SPELL($moves, gender: "f") } mosse, qualunque cosa faccia l’avversario.
}
why-wins-more = vince il { $percent } % di partite in più
xg-damaged = Il file di eXtreme Gammon è troncato o danneggiato.
xg-dice = Il record { $number } del file ha dadi che nessuno può tirare.
xg-no-match = In questo file di eXtreme Gammon non c’è nessun incontro.
xg-not-read = I file di eXtreme Gammon qui non si leggono.
xg-other-game = Il file di eXtreme Gammon contiene la variante { $number }, che qui non si legge.
xg-record = Il record { $number } del file non segue da quelli precedenti.
xgid-board-character = Il posto { $place } del tavoliere dell’XGID è «{ $found }», ma valgono solo il -, le lettere da A a O e quelle da a a o.
xgid-board-length = Il tavoliere di un XGID ha 26 posti; questo ne ha { $found }.
xgid-fields = Un XGID ha 10 campi separati da due punti (o 9, senza il cubo massimo); questo ne ha { $found }.
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
xgid-wrong-bar = Il primo posto del tavoliere di un XGID è la barra delle minuscole, e l’ultimo quella delle maiuscole.
