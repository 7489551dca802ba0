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
    [beginner] Distingue una casella buona da una cattiva, ma non guarda avanti.
    [learner] Guarda la tua risposta e non vede che cosa viene dopo.
    [amateur] Vede due mosse avanti e si lascia sfuggire le prese lunghe.
    [veteran] Vede due mosse avanti e ogni tanto gioca troppo in fretta.
    [club] Vede tre mosse avanti e sbaglia di rado.
    [tournament] Vede quattro mosse avanti e tende tranelli.
    [expert] Esamina diecimila posizioni a mossa e non commette distrazioni.
    [master] Vede le combinazioni da lontano e gioca bene i finali.
   *[champion] Gioca come meglio sa in circa un secondo.
}
level-backgammon = { $level ->
    [novice] Gioca a sensazione, lascia pedine scoperte dappertutto e raddoppia solo tardi.
    [beginner] Lascia molte pedine esposte e raddoppia solo tardi.
    [learner] Conosce le punte buone, ma valuta male il pericolo; raddoppia solo tardi.
    [amateur] Spesso sceglie la seconda giocata e non vede i tiri.
    [veteran] Gioca bene i tiri semplici, tira a indovinare in quelli difficili.
    [club] Commette un errore ogni pochi tiri.
    [tournament] Gioca con solidità e sbaglia nelle posizioni difficili.
    [expert] Sbaglia di rado, e mai di molto.
    [master] Quasi sempre trova una buona giocata.
   *[champion] Guarda ciascuno dei tuoi prossimi tiri prima di giocare.
}
