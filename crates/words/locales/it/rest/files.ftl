# Che cosa non va in un file o in una posizione scritti da un altro programma: una frase per ogni cosa.

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
id-snowie = Il campo { $field } di questa posizione nel testo di Snowie manca o non è quello che dovrebbe essere.
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

xg-not-read = I file di eXtreme Gammon qui non si leggono.
xg-damaged = Il file di eXtreme Gammon è troncato o danneggiato.
xg-no-match = In questo file di eXtreme Gammon non c’è nessun incontro.
xg-other-game = Il file di eXtreme Gammon contiene la variante { $number }, che qui non si legge.
xg-record = Il record { $number } del file non segue da quelli precedenti.
xg-dice = Il record { $number } del file ha dadi che nessuno può tirare.

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
    [chess] Gli scacchi si giocano
   *[backgammon] Il backgammon si gioca
} con molte regole: indicane una, come { $example }.
rule-set-no-such-goal = «{ $asked }» non è uno scopo: un id di dama può finire con { $goals }.
rule-set-one-goal = { $game ->
    [draughts] La dama non ha
    [chess] Gli scacchi non hanno
   *[backgammon] Il backgammon non ha
} { $goals }.
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
    [chess] degli scacchi
   *[backgammon] del backgammon
}.
export-start = La partita comincia con un raddoppio o un abbandono a cui rispondere, e questo formato non ha posto per questo.
