# Readings that were chosen, how a game of draughts ends, and what can be wrong with a position or a table.

draughts-reading = { $reading ->
    [king-captures-from-afar] The text says how far a king goes and leaves open whether that holds for captures. It is read to hold: a king also captures from afar.
    [moves-by-each-side] The text counts moves in a row without saying whose. They are counted for each side.
    [square-numbers] The text does not number the squares. Here they are numbered row by row from Black’s side, so that White’s men stand on the highest numbers.
    [thirty-two-squares] The English text gives the board 34 light squares. There are 32: a misprint.
    [no-huff-in-translation] The Portuguese and Spanish texts say that there is no huff. The English one has lost that sentence in translation; there is none here either.
    [landing-is-free] The English text leaves the choice of capture to the player. It is read so: the choice is free, among landing squares as well; but where the square landed on offers another capture, the move goes on.
    [light-corner-at-the-right] The leaflet plays on the light squares and does not say how the board lies. On a board laid in the usual way, with a light corner at the right, the long light diagonal starts at each player’s right.
    [men-capture-kings] Nothing in the text keeps a man from capturing a king, so it may.
    [kings-land-like-men] For captures the text sends kings to the rule for men. It is read so: a king captures from any distance, and lands right behind the piece as a man does.
    [capture-may-stop] The text says that a capture can go on, and leaves open what and how much to take. So it may stop after any jump.
    [removal-after-the-move] The text does not say when captured pieces come off. They come off after the move: otherwise the ban on jumping a piece twice would mean nothing.
    [the-huff] The text says only that the opponent may take the piece off. Chosen here: any piece that could have captured may be huffed, a king too; the huff is not a move; the right lapses with the next move.
    [repetition-added] No draw is printed. The draw by repetition is added so that a game can end; house rules may leave it out.
    [outside-the-excerpt] Articles 5 and 6 are the part in the box. This point comes from the rest of the federation’s rules.
    [secondary-source] The number of moves comes from a secondary source, not from the federation’s own text.
    [claimed-there-automatic-here] In the text a player has to claim this draw; here it comes by itself.
    [as-in-the-international-game] The text has no such draw. It is taken over from the international game.
    [as-in-the-sixty-four-games] The text has no such draw. It is taken over from the FMJD’s rules for the games on 64 squares.
    [repetition-is-no-progress] The text calls it a draw when neither side can win. That is read as the same position for the third time.
    [two-moves-to-win] The text calls one king against one a draw at once unless it can be won by force. Two moves by each side are left to do it.
    [spanish-times-are-squares] The Spanish text lets the king move “as many times” as it likes where the Portuguese says squares. Squares are meant.
    [the-end-decides] The leaflet’s “Objetivo” speaks of bringing as many men as possible to the far side and taking as many as possible; its “Finalización de la partida” gives the game to whoever takes or blocks everything. The second decides.
    [own-pieces-borrowed] That one’s own pieces are never jumped is not printed; it is borrowed from the rest of the family.
    [passing-borrowed] That nobody may pass is not printed; it is borrowed from the rest of the family.
    [crossing-borrowed] That an empty square may be crossed more than once is not printed; it is borrowed from the rest of the family.
    [crowning-borrowed] How a king is marked is not in the excerpt at hand; it is borrowed from the rest of the family.
   *[one-piece-each] One piece against one is a draw unless one of them is taken at once.
}

outcome-no-piece = { $winner ->
    [white] White
   *[black] Black
} wins: { $bare ->
    [white] White
   *[black] Black
} has no piece left.
outcome-no-move = { $winner ->
    [white] White
   *[black] Black
} wins: { $stuck ->
    [white] White
   *[black] Black
} cannot move.
outcome-broke-through = { $winner ->
    [white] White
   *[black] Black
} wins with the first king.
outcome-draw-repetition = Draw: the same position has come up { SPELL($times) } times.
outcome-draw-king-moves = Draw: { $moves } moves by each side with kings only, without a capture.
outcome-draw-small-force = Draw: few pieces left, and { $moves } more { $moves ->
    [one] move
   *[other] moves
} by each side.
outcome-draw-standstill = Draw: { $moves } moves by each side without a capture and without a new king.

flaw-off-the-board = A piece stands off the board.
flaw-two-on-one-square = Two pieces stand on { $square }.
flaw-crown-on-nothing = There is a crown on { $square }, but no piece.
flaw-uncrowned-man = The man on { $square } stands where it would have become a king.
flaw-nothing-to-huff = There is no piece to huff on { $square }.
flaw-no-such-king-run = The count of king moves does not fit the king on { $square }.

contradiction-lines = Straight lines need a board on which every square is played on; diagonals need every other square.
contradiction-board = Every square can be played on only on the 8×8 board.
contradiction-placing = The men must fill at least one row and leave at least one free row in between.
contradiction-short-king = A king that moves one square cannot capture from afar.
contradiction-huff-precedence = A huff does not enforce which capture is made, so no capture can come first.
contradiction-stopping-precedence = Where a capture may stop after any jump, no capture can be bound to take the most.
contradiction-preference-twice = “{ $preference }” stands twice in the order.
contradiction-kings-earliest-not-last = “{ $preference }” only breaks ties, so it comes last in the order.
contradiction-draw-at-once = A draw must count at least one move, and a repetition two positions.
contradiction-no-patience = A king must be allowed at least one move.
