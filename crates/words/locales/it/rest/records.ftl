# Che cosa non va in una registrazione o in un file di partite, e che cosa ha trovato la verifica.

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
file-unknown-game = Il tipo di gioco non è conosciuto qui.
file-breaks-off = La partita si interrompe dopo i tag: non segue né una mossa né un risultato.
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
}, di cui { $moves } mosse
record-score = Risultato: { $one } a { $two }, { $how ->
    [played] giocata fino in fondo
    [flag-fell] per il tempo
    [abandoned] chi ha perso ha lasciato il tavolo
    [aborted] annullata prima che tutti e due muovessero
   *[stopped] chiusa dai giocatori
}.
record-past-draw = La partita { $game } è continuata dopo la mossa { $ply }, benché fosse patta secondo le regole ({ $draw }); tutte le mosse e il risultato restano come sono scritti.
file-past-draw = Secondo queste regole la partita qui è patta ({ $draw }); è continuata lo stesso.
record-rules-changed = Le regole sono cambiate da quando la registrazione è cominciata: è stata giudicata con quelle di oggi.
record-last-seal = Ultimo sigillo: { $seal }
file-games-written = { $games ->
    [one] { $games } partita scritta
   *[other] { $games } partite scritte
} in { $file }
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
file-left-out = { $games ->
    [one] { $games } partita tralasciata
   *[other] { $games } partite tralasciate
}
file-replayed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} secondo { $rules }, { $legal } senza errori, { $moves ->
    [one] { $moves } mossa giocata
   *[other] { $moves } mosse giocate
}
file-at-move = partita { $game }, mossa { $ply }, { $text }: { $what }
