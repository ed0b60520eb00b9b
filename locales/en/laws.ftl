### Rules: a headline, and what was found. $player is the player concerned: white, black.


rule-have-the-move = Who has the move
rule-have-the-move-finding = { player } has the move, for the opponent’s move is made.
rule-legal-move-def = What makes a move legal
rule-legal-move-def-finding = What { player } put on the board is not a legal move.

## Article 4

rule-adjust-announce = Straightening the pieces
rule-adjust-announce-finding = { player } announced that pieces are only being straightened.
rule-adjust-own-time = Straightening needs your own time
rule-adjust-own-time-finding = { player } wanted to straighten pieces while the opponent’s clock was running.
rule-accidental-touch = An accidental touch
rule-accidental-touch-finding = { player } brushed a piece by accident.
rule-touch-only-when-on-move = A touch out of turn
rule-touch-only-when-on-move-finding = { player } touched a piece while { opponent } had the move.
rule-touch-own = A touched piece must move
rule-touch-own-finding = { player } touched a piece of the own colour that can move.
rule-touch-opp = A touched enemy piece must be captured
rule-touch-opp-finding = { player } touched an enemy piece that can be captured.
rule-touch-both = Pieces of both colours touched
rule-touch-both-finding = { player } touched pieces of both colours.
rule-touch-order-unclear = Which piece was touched first?
rule-touch-order-unclear-finding = Nobody can tell which piece { player } touched first, so the own one counts.
rule-touch-king-rook = King, then rook: castling
rule-touch-king-rook-finding = { player } touched the king and then a rook, and castling on that side is legal.
rule-touch-rook-then-king = Rook before king: no castling there
rule-touch-rook-then-king-finding = { player } touched the rook before the king.
rule-castle-intent-illegal = Castling was meant, but is not legal
rule-castle-intent-illegal-finding = { player } touched king and rook in order to castle, but this castling is not legal.
rule-promotion-choice-final = The new piece is chosen
rule-promotion-choice-final-finding = { player }’s new piece has touched the promotion square.
rule-touched-none-playable = No duty follows from these touches
rule-touched-none-playable-finding = No piece that { player } touched can be moved or captured.
rule-released-stays = A released piece stays
rule-released-stays-finding = { player } had already let go of the piece.
rule-made-plain = The move is made
rule-made-plain-finding = { player } let go of the piece on its new square.
rule-made-capture = The capture is made
rule-made-capture-finding = { player } took the captured piece off the board and let go of the capturing one.
rule-made-castling = Castling is made
rule-made-castling-finding = { player } let go of the rook beside the king.
rule-castling-king-released = Two steps of the king mean castling
rule-castling-king-released-finding = { player } let go of the king two squares away, and castling there is legal.
rule-castling-king-released-illegal = Two steps of the king, but no castling
rule-castling-king-released-illegal-finding = { player } let go of the king two squares away, but castling there is not legal.
rule-made-promotion = The promotion is made
rule-made-promotion-finding = { player } took the pawn off and let go of the new piece on the promotion square.
rule-promotion-pawn-released = The pawn has arrived
rule-promotion-pawn-released-finding = { player } let go of a pawn on the last rank; the new piece is still to come.
rule-illegal-before-press = Put right before the clock was pressed
rule-illegal-before-press-finding = { player } played an illegal move, but has not pressed the clock.
rule-art4-claim-forfeit = Too late to speak about a touch
rule-art4-claim-forfeit-finding = { player } touched a piece before claiming.

## Article 5

rule-win-checkmate = Checkmate
rule-win-checkmate-finding = { player } has given mate with a legal move.
rule-win-resign = Resignation
rule-win-resign-finding = { player } resigned.
rule-draw-stalemate = Stalemate
rule-draw-stalemate-finding = The player who has the move has no legal move and is not in check.
rule-draw-dead-position = A dead position
rule-draw-dead-position-finding = Neither player could ever mate, whatever legal moves were played.
rule-draw-agreement = Draw by agreement
rule-draw-agreement-finding = The draw offer was accepted.

## Article 6

rule-press-completes = The move is completed
rule-press-completes-finding = { player } pressed the clock after making the move.
rule-next-move-completes = A forgotten press is made good
rule-next-move-completes-finding = { player } had not pressed the clock, but has now made the next move.
rule-start-white-clock = The game begins
rule-start-white-clock-finding = The hour of the start has come.
rule-flag-fallen-when = When a flag counts as fallen
rule-flag-fallen-when-finding = { player }’s flag is down, and it has been noticed.
rule-flag-loss = The flag has fallen
rule-flag-loss-finding = { player } ran out of time before completing the required moves.
rule-flag-draw = A draw in spite of the flag
rule-flag-draw-finding = { player } ran out of time, but { opponent } could not mate by any series of legal moves.
rule-ending-beats-flag = The game was already over
rule-ending-beats-flag-finding = The game had ended on the board before the flag was noticed.
rule-arbiter-interrupts = The arbiter interrupts the game
rule-arbiter-interrupts-finding = The arbiter decides when the clocks stop and when they run again.
rule-player-may-stop = The clocks stopped for the arbiter
rule-player-may-stop-finding = { player } wants the arbiter to come.
rule-times-after-restore = The arbiter sets the clocks
rule-times-after-restore-finding = The arbiter sets the times by best judgment.

## Article 7

rule-illegal-restore = The position is put back
rule-illegal-restore-finding = { player } completed an illegal move.
rule-illegal-replacement = The move to be played instead
rule-illegal-replacement-finding = { player } must replace the illegal move, and touched pieces still bind.
rule-unpromoted-pawn-pressed = A pawn left on the last rank
rule-unpromoted-pawn-pressed-finding = { player } pressed the clock without exchanging the pawn for a new piece.
rule-press-without-move = The clock pressed without a move
rule-press-without-move-finding = { player } pressed the clock without making a move.
rule-two-hands = Two hands for one move
rule-two-hands-finding = { player } used both hands for one move.
rule-illegal-count-std = What an illegal move costs
# $count: how many illegal moves are charged so far; 0 where the figure is not at hand
rule-illegal-count-std-finding = { $count ->
    [0] { player } has completed one illegal move too many.
    [one] { player } has completed { $count } illegal move.
   *[other] { player } has completed { $count } illegal moves.
}
rule-illegal-loss-draw = A draw instead of a loss
rule-illegal-loss-draw-finding = { player } has completed one illegal move too many, but { opponent } could not mate by any series of legal moves.
rule-illegal-increment-reversal = The increment is taken back
rule-illegal-increment-reversal-finding = { player } had gained time by completing an illegal move.
rule-pieces-found-displaced = Pieces off their squares
rule-pieces-found-displaced-finding = The pieces do not stand where the game left them.
rule-displaced-pieces = Pieces knocked over
rule-displaced-pieces-finding = { player } knocked pieces off their squares.

## Article 9

rule-offer-timing = A draw is offered
rule-offer-timing-finding = { player } offered a draw after making a move and before pressing the clock.
rule-offer-other-time = A draw offer at an unusual moment
rule-offer-other-time-finding = { player } offered a draw, but not between making a move and pressing the clock.
rule-offer-lifetime = How long a draw offer stands
rule-offer-lifetime-finding = A draw offer stands until it is answered in words or by touching a piece.

## Articles 11 and 12

rule-both-guilty = Both players lose
rule-both-guilty-finding = Both players are at fault.
rule-penalty-list = A penalty
rule-penalty-list-finding = The arbiter penalised { player }.
rule-arbiter-non-intervention = When the arbiter steps in
rule-arbiter-non-intervention-finding = The arbiter steps in only where the Laws say so.
