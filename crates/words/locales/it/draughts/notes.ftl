# Letture scelte, come finisce una partita di dama, e che cosa può non andare in una posizione o in una tabella.

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
    [spanish-times-are-squares] Il testo spagnolo lascia muovere la dama «cuantas veces quiera» dove il portoghese dice caselle. Decide il portoghese.
    [the-end-decides] L’«Objetivo» del foglietto parla di portare dall’altra parte più pedine possibile e di prenderne più possibile; la «Finalización de la partida» dà la vittoria a chi prende o blocca tutto. Vale la seconda.
    [own-pieces-borrowed] Che i propri pezzi non si saltano mai non è stampato; è preso in prestito dal resto della famiglia.
    [passing-borrowed] Che nessuno può passare non è stampato; è preso in prestito dal resto della famiglia.
    [crossing-borrowed] Che si può passare più volte su una casella vuota non è stampato; è preso in prestito dal resto della famiglia.
    [crowning-borrowed] Come si segna la dama non sta nell’estratto a disposizione; è preso in prestito dal resto della famiglia.
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
