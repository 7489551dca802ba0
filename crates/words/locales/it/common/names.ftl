# Nomi dei colori, dei giochi e delle fonti, e il modo di citare un articolo.

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
chess-set = { $start ->
    [usual] Scacchi
   *[shuffled] Scacchi 960
}
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
    [fide] Regolamento degli scacchi FIDE, in vigore dal 2023
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
    [fide] FIDE
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
cite-not-printed = { $source }: non stampato, in prestito
cite-borrowed = { $citation }, in prestito
