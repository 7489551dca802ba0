# Ciò che dice solo la pagina, e solo con il resto della sua scatola: il modulo delle regole della casa, perché una mossa è la migliore.

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

why-only = È l’unica mossa regolare.
why-wins = { $moves ->
    [one] Vince subito.
   *[other] Vince in { SPELL($moves, gender: "f") } mosse, qualunque cosa faccia l’avversario.
}
why-holds-out = Tutte le mosse perdono; questa resiste più a lungo.
why-others-lose = Ogni altra mossa perde.
why-loses = { $other } perde; questa mossa no.
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
