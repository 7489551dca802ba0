# I livelli del computer: come si chiama ciascuno, e che cosa vede.

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
