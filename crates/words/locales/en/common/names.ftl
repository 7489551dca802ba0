# Names of sides, rule sets, sources, and how an article is cited.

draughts-set = { $set ->
    [xalingo] Damas Xalingo
    [xalingo-en] Xalingo checkers
    [garden] Garden draughts
    [italian] Italian draughts
    [brazilian] Brazilian draughts
    [english] English draughts (American checkers)
    [russian] Russian draughts
    [spanish] Spanish draughts
    [portuguese] Portuguese draughts
    [pool] American pool checkers
    [czech] Czech draughts
    [international] International draughts
    [frisian] Frisian draughts
    [canadian] Canadian draughts
    [turkish] Turkish draughts
   *[killer] Killer draughts
}
set-for-losing = { $name }, played to lose
set-for-breakthrough = { $name }, race to the crown
chess-set = { $start ->
    [usual] Chess
   *[shuffled] Chess960
}
backgammon-frame = { $frame ->
    [xalingo] Xalingo backgammon
    [aquamarine] Aquamarine backgammon
   *[tournament] Tournament backgammon
}

# The whole name of a source, as the head of a rules page gives it.
source = { $source ->
    [xalingo] Leaflet of the Xalingo box, Ref. 6028, Portuguese and Spanish text
    [xalingo-english] Leaflet of the Xalingo box, Ref. 6028, English text
    [garden-games] Leaflet of Traditional Garden Games, in Spanish
    [italian-federation] Technical rules of the Italian draughts federation
    [fmjd] Official rules of international draughts, FMJD, annex 1
    [fmjd-sixty-four] Rules of the game, FMJD section for draughts on 64 squares
    [brazilian-summary] Summary of the official Brazilian rules
    [wcdf] Rules of draughts, WCDF
    [russian-code] Code of Russian draughts
    [portuguese-federation] Rules of classic draughts, Portuguese federation
    [czech-federation] Rules of the Czech draughts federation
    [frisian-foundation] Rules of the Frisian draughts foundation
    [apca] Tournament rules of the APCA
    [turkish-custom] Turkish draughts as it is commonly played
    [killer-draughts] Killer draughts by Christian Freeling
    [pdn] PDN 3.0, the standard for writing games down
    [xalingo-box] Leaflet of the Xalingo box, Ref. 6028
    [aquamarine] Leaflet of Aquamarine Games, SG1019
    [practice] Today’s practice in matches and money games
    [fide] Laws of Chess, FIDE, in force from 2023
   *[house] House rules
}
# The short name, as a citation in a sentence gives it.
source-short = { $source ->
    [xalingo] Xalingo
    [xalingo-english] Xalingo, English text
    [garden-games] Garden Games
    [italian-federation] Italian federation
    [fmjd] FMJD
    [fmjd-sixty-four] FMJD-64
    [brazilian-summary] Brazilian summary
    [wcdf] WCDF
    [russian-code] Russian code
    [portuguese-federation] Portuguese federation
    [czech-federation] Czech federation
    [frisian-foundation] Frisian foundation
    [apca] APCA
    [turkish-custom] Turkish custom
    [killer-draughts] Killer draughts
    [pdn] PDN
    [xalingo-box] Xalingo
    [aquamarine] Aquamarine
    [practice] today’s practice
    [fide] FIDE
   *[house] house rule
}
cite-article = { $source }, { $count ->
    [one] article
   *[other] articles
} { $numbers }
cite-rule = { $source }, { $count ->
    [one] rule
   *[other] rules
} { $numbers }
cite-heading = { $source }, “{ $heading }”
cite-heading-and-rule = { $source }, “{ $heading }” and { $count ->
    [one] rule
   *[other] rules
} { $numbers }
cite-about = { $source }, { $topic ->
    [board] on the board
    [start-position] on the start position
    [moves] on moves
    [king-moves] on moves of kings
    [captures] on captures
    [man-captures] on captures by men
    [king-captures] on captures by kings
    [capture-value] on the value of captures
    [crown] on the crown
    [result] on the result
   *[drawn-endings] on drawn endings
}
cite-text = { $language ->
    [pt] Portuguese text
    [es] Spanish text
   *[en] English text
}, { $place }
cite-bare-text = { $language ->
    [pt] Portuguese text
    [es] Spanish text
   *[en] English text
}
cite-bare-rule = rule { $number }
cite-bare-heading = “{ $heading }”
cite-places = { $source }, { $places }
cite-reading = { $citation }, as read here
cite-silent = { $source }: nothing printed
cite-not-printed = { $source }: not printed, borrowed
cite-borrowed = { $citation }, borrowed
