### Rules: a headline, and what was found. $player is the player concerned: white, black.

rule-have-the-move = Who has the move
rule-have-the-move-finding = { player } moved while { opponent } had the move.
rule-legal-move-def = What makes a move legal
rule-legal-move-def-finding = { player }’s move is not legal.

## Articles 1 and 3

rule-white-first = Each with their own pieces
rule-white-first-finding = { player } moved one of the opponent’s pieces.
rule-king-safety-prohibitions = A king is never captured
rule-king-safety-prohibitions-finding = { player } captured the king.
rule-own-piece-blocks = A square with your own piece
rule-own-piece-blocks-finding = { player } moved a piece to a square with another piece of the same colour.
rule-move-bishop = How the bishop moves
rule-move-bishop-finding = A bishop moves along a diagonal.
rule-move-rook = How the rook moves
rule-move-rook-finding = A rook moves along a rank or a file.
rule-move-queen = How the queen moves
rule-move-queen-finding = A queen moves along a rank, a file or a diagonal.
rule-slider-no-jump = Only the knight jumps
rule-slider-no-jump-finding = Only a knight can jump over a piece.
rule-move-knight = How the knight moves
rule-move-knight-finding = A knight moves two squares straight and one to the side.
rule-pawn-one = The pawn’s step
rule-pawn-one-finding = A pawn cannot go there.
rule-pawn-two = Two squares from the start
rule-pawn-two-finding = { player } moved a pawn two squares where that is not allowed.
rule-pawn-capture = How a pawn captures
rule-pawn-capture-finding = { player } moved a pawn diagonally without capturing.
rule-en-passant = Capturing en passant
rule-en-passant-finding = { player } captured en passant, but not on the very next move.
rule-promotion-mandatory = What a pawn becomes
rule-promotion-mandatory-finding = { player } did not promote the pawn.
rule-king-step = How the king moves
rule-king-step-finding = { player } moved the king more than one square.
rule-castling-geometry = What castling is
rule-castling-geometry-finding = { player } moved the king along the first rank, but the king or the rook is not where it must be after castling.
rule-castling-right-lost = Castling is gone for good
rule-castling-right-lost-finding = { player } castled although the king or that rook had already moved.
rule-castling-temp-prevented = Castling has to wait
rule-castling-temp-prevented-finding = { player } castled while the king’s square, its path or its destination was attacked, or a piece was in between.
rule-check-def = What check is
rule-check-def-finding = { player }’s king was in check.
rule-no-self-check = Your king may not stay in check
rule-no-self-check-finding = { player } left the king in check or exposed it to check.

## Article 4

rule-adjust-announce = Adjusting the pieces
rule-adjust-announce-finding = { player } announced adjusting pieces.
rule-adjust-own-time = Adjust on your own time
rule-adjust-own-time-finding = { player } wanted to adjust pieces while the opponent’s clock was running.
rule-accidental-touch = An accidental touch
rule-accidental-touch-finding = { player } brushed a piece by accident.
rule-touch-only-when-on-move = A touch out of turn
rule-touch-only-when-on-move-finding = { player } touched a piece while { opponent } had the move.
rule-touch-own = A touched piece must move
rule-touch-own-finding = { player } touched a piece that can move.
rule-touch-opp = A touched enemy piece must be captured
rule-touch-opp-finding = { player } touched an enemy piece that can be captured.
rule-touch-both = Pieces of both colours touched
rule-touch-both-finding = { player } touched pieces of both colours.
rule-touch-order-unclear = Which piece was touched first?
rule-touch-order-unclear-finding = It is unclear which piece { player } touched first, so the player’s own piece counts.
rule-touch-king-rook = King, then rook: castling
rule-touch-king-rook-finding = { player } touched the king and then a rook, and castling on that side is legal.
rule-touch-rook-then-king = Rook before king: no castling there
rule-touch-rook-then-king-finding = { player } touched the rook before the king. The rook move counts.
rule-castle-intent-illegal = Castling was meant, but is not legal
rule-castle-intent-illegal-finding = { player } touched king and rook in order to castle, but this castling is not legal.
rule-promotion-choice-final = The new piece is chosen
rule-promotion-choice-final-finding = { player }’s new piece has touched the promotion square.
rule-touched-none-playable = These touches are not binding
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
rule-castling-king-released-finding = { player } let go of the king on its castling square, and castling there is legal.
rule-castling-king-released-illegal = Two steps of the king, but no castling
rule-castling-king-released-illegal-finding = { player } let go of the king on its castling square, but castling there is not legal.
rule-made-promotion = The promotion is made
rule-made-promotion-finding = { player } took the pawn off and let go of the new piece on the promotion square.
rule-promotion-pawn-released = The pawn has arrived
rule-promotion-pawn-released-finding = { player } released a pawn on the last rank; the new piece is still to come.
rule-illegal-before-press = Corrected before the clock was pressed
rule-illegal-before-press-finding = { player } played an illegal move, but has not pressed the clock.
rule-art4-claim-forfeit = Too late to claim touch-move
rule-art4-claim-forfeit-finding = { player } touched a piece before claiming.

## Article 5

rule-win-checkmate = Checkmate
rule-win-checkmate-finding = { player } has checkmated with a legal move.
rule-win-resign = Resignation
rule-win-resign-finding = { player } resigned.
rule-draw-stalemate = Stalemate
rule-draw-stalemate-finding = The player to move has no legal move and is not in check.
rule-draw-dead-position = A dead position
rule-draw-dead-position-finding = Neither player can checkmate by any series of legal moves.
rule-draw-agreement = Draw by agreement
rule-draw-agreement-finding = The draw offer was accepted.

## Article 6

rule-press-completes = The move is completed
rule-press-completes-finding = { player } pressed the clock after making the move.
rule-next-move-completes = Forgotten press put right by the next move
rule-next-move-completes-finding = { player } had not pressed the clock, but has now made the next move.
rule-same-hand = The hand that presses
rule-same-hand-finding = { player } pressed the clock with the other hand.
rule-must-allow-press = The clock may still be pressed
rule-must-allow-press-finding = { player } pressed the clock after the opponent had already replied.
rule-move-requirement = Which moves count
rule-move-requirement-finding = { player } had made the moves required, although the last press was still to come.
rule-check-after-flag = Were the moves made?
rule-check-after-flag-finding = { player }’s flag is down, but the moves required for this period were made.
rule-start-white-clock = The game begins
rule-start-white-clock-finding = The hour of the start has come.
rule-default-time = Late arrival
rule-default-time-finding = { player } was not there at the start.
rule-flag-fallen-when = When a flag counts as fallen
rule-flag-fallen-when-finding = { player } says that the opponent’s flag is down.
rule-flag-loss = The flag has fallen
rule-flag-loss-finding = { player } ran out of time.
rule-flag-draw = A draw despite the flag
rule-flag-draw-finding = { player } ran out of time, but { opponent } cannot checkmate by any series of legal moves.
rule-ending-beats-flag = The game was already over
rule-ending-beats-flag-finding = The game had ended on the board before the flag was noticed.
rule-clock-conclusive = What the clock shows counts
rule-clock-conclusive-finding = The clock has an evident defect.
rule-clock-wrong-setting = The clock was set wrongly
rule-clock-wrong-setting-finding = A clock does not show or give what it should.
rule-arbiter-interrupts = The arbiter interrupts the game
rule-arbiter-interrupts-finding = The arbiter decides when the clocks stop and when they run again.
rule-player-may-stop = The clocks stopped for the arbiter
rule-player-may-stop-finding = { player } calls the arbiter.
rule-unjustified-stop = Clocks stopped without a reason
rule-unjustified-stop-finding = There was no good reason to stop the clocks.
rule-times-after-restore = The arbiter sets the clocks
rule-times-after-restore-finding = The arbiter sets the times by best judgement.

## Article 7

rule-wrong-initial-position = Set up wrongly
rule-wrong-initial-position-finding = The pieces were not set up correctly when the game began.
rule-board-misplaced = The board is the wrong way round
rule-board-misplaced-finding = The square in the right-hand corner nearest each player is dark.
rule-colours-reversed = The wrong colours
rule-colours-reversed-finding = Each player has the other’s colour.
rule-illegal-restore = Position restored
rule-illegal-restore-finding = { player } completed an illegal move.
rule-illegal-replacement = The move to be played instead
rule-illegal-replacement-finding = { player } must replace the illegal move, and touched pieces still bind.
rule-unpromoted-pawn-pressed = A pawn left on the last rank
rule-unpromoted-pawn-pressed-finding = { player } pressed the clock without promoting the pawn.
rule-press-without-move = The clock pressed without a move
rule-press-without-move-finding = { player } pressed the clock without making a move.
rule-two-hands = Two hands for one move
rule-two-hands-finding = { player } used both hands for one move.
rule-illegal-completed-when = An illegal move nobody has claimed
rule-illegal-completed-when-finding = { player } pressed the clock after an illegal move. The opponent, now to move, may claim it.
rule-illegal-when-found = An illegal move found later
rule-illegal-when-found-finding = { player } pointed out an illegal move.
# $count: which illegal move lost the game
ending-illegal = { $count ->
    [1] Illegal move
    [2] Second illegal move
   *[other] Third illegal move
}
rule-illegal-count-std = What an illegal move costs
# $count: how many illegal moves are charged so far; 0 where the figure is not at hand
rule-illegal-count-std-finding = { $count ->
    [0] { player } has completed one illegal move too many.
    [1] It was { player }’s first illegal move.
    [2] It was { player }’s second illegal move.
    [3] It was { player }’s third illegal move.
   *[other] It was { player }’s illegal move number { $count }.
}
rule-illegal-loss-draw = A draw instead of a loss
rule-illegal-loss-draw-finding = { player } has completed one illegal move too many, but { opponent } cannot checkmate by any series of legal moves.
rule-illegal-increment-reversal = The increment is taken back
rule-illegal-increment-reversal-finding = { player } had gained time by that press.
rule-pieces-found-displaced = Pieces off their squares
rule-pieces-found-displaced-finding = The pieces are not where the game left them.
rule-displaced-pieces = Pieces knocked over
rule-displaced-pieces-finding = { player } knocked pieces off their squares.

## Article 8

rule-must-record = Writing down the moves
rule-must-record-finding = { player } wrote something other than the move played.
rule-no-advance-writing = No writing in advance
rule-no-advance-writing-finding = { player } wrote a move down before it was played.
rule-reply-before-recording = Your last move first
rule-reply-before-recording-finding = { player } made a move before writing down the last one.
rule-record-draw-offer = The draw offer on the scoresheet
rule-record-draw-offer-finding = { player } wrote the move down without the sign of the draw offer.
rule-under-five-minutes = Too little time to write
rule-under-five-minutes-finding = { player } has had less than five minutes in this period, with an increment of less than thirty seconds.
rule-update-after-flag = The scoresheet after a flag
rule-update-after-flag-finding = { player } moved before completing the scoresheet.
rule-neither-records = Neither player was writing
rule-neither-records-finding = A flag has fallen, and neither scoresheet is complete.
rule-one-not-recording = One player was not writing
rule-one-not-recording-finding = A flag has fallen, and { player }’s scoresheet is not complete.

## Article 9

rule-agreed-draw-restriction = Agreed draws are restricted
rule-agreed-draw-restriction-finding = { player } wants a draw by agreement where the rules of the event restrict it.

rule-offer-timing = A draw is offered
rule-offer-timing-finding = { player } offered a draw after making a move and before pressing the clock.
rule-offer-other-time = A draw offer at an unusual moment
rule-offer-other-time-finding = { player } offered a draw, but not between making a move and pressing the clock.
rule-offer-irrevocable = An offer stands
rule-offer-irrevocable-finding = { player } wants to take the draw offer back.
rule-offer-lifetime = How long a draw offer stands
rule-offer-lifetime-finding = A draw offer stands until it is answered in words or by touching a piece.
rule-claim-is-offer = A claim is also an offer
rule-claim-is-offer-finding = { player } claimed a draw, which counts as a draw offer.
rule-repetition-3-claim-next = Threefold repetition with the next move
rule-repetition-3-claim-next-finding = { player } wrote down a move and claims threefold repetition with it.
rule-repetition-3-claim-now = Threefold repetition
rule-repetition-3-claim-now-finding = { player } claims threefold repetition.
rule-same-position = When two positions are the same
rule-same-position-finding = The pieces were the same, but it was not always the same player’s move.
rule-same-position-ep = The same, except for en passant
rule-same-position-ep-finding = The pieces were the same, but once a pawn could be captured en passant.
rule-same-position-castling = The same, except for castling
rule-same-position-castling-finding = The pieces were the same, but a castling right has been lost since.
rule-fifty-claim-next = Fifty moves with the next one
rule-fifty-claim-next-finding = { player } wrote down a move and claims the fifty-move rule with it.
rule-fifty-claim-now = Fifty-move rule
rule-fifty-claim-now-finding = { player } claims the fifty-move rule.
rule-claim-right-lost = Too late to claim
rule-claim-right-lost-finding = { player } can no longer claim a draw on this move.
rule-claim-stop-clock = The clocks stop for the claim
rule-claim-stop-clock-finding = { player } claimed a draw.
rule-claim-irrevocable = A claim stands
rule-claim-irrevocable-finding = { player } wants to withdraw or change a claim.
rule-claim-correct = The claim is right
rule-claim-correct-finding = { player }’s claim was correct.
rule-claim-wrong-opponent-time = A wrong claim costs time
rule-claim-wrong-opponent-time-finding = { player }’s draw claim was wrong.
rule-claim-wrong-claimant-time = A wrong claim costs the claimant time
rule-claim-wrong-claimant-time-finding = { player }’s draw claim was wrong, with more than a minute left.
rule-claim-wrong-rapid = A wrong claim in rapid
rule-claim-wrong-rapid-finding = { player }’s draw claim was wrong (rapid).
rule-claim-wrong-blitz = A wrong claim in blitz
rule-claim-wrong-blitz-finding = { player }’s draw claim was wrong (blitz).
rule-claim-wrong-play-on = Play continues after a wrong claim
rule-claim-wrong-play-on-finding = { player }’s draw claim was wrong, and play continues.
rule-auto-repetition = Fivefold repetition
rule-auto-repetition-finding = The same position has appeared for the fifth time.
rule-auto-75 = Seventy-five-move rule
rule-auto-75-finding = Both players have made seventy-five moves without a capture or a pawn move.
rule-auto-75-mate-first = Mate comes first
rule-auto-75-mate-first-finding = The last of the seventy-five moves gave checkmate.

## Article 10

ending-arbiter = Decided by the arbiter
# $ending: how a game usually ends so; here the arbiter declared it
ending-recorded = { $ending } (recorded by the arbiter)
# $reason: what the arbiter noted
ending-arbiter-why = Decided by the arbiter: { $reason }
ending-claim = Draw by claim: quickplay finish
# In lists, where there is little room
ending-short-repetition = Threefold repetition
ending-short-fifty = Fifty-move rule
ending-short-fivefold = Fivefold repetition
ending-short-seventy-five = 75-move rule
rule-score-default = The result
rule-score-default-finding = The arbiter has declared the result.
rule-score-cap = Never more than one point
rule-score-cap-finding = These scores add up to more than one game is worth.
rule-score-asymmetric = Scores that do not add up to one
rule-score-asymmetric-finding = The arbiter has decided what each player scores.

## Articles 11 and 12

rule-phone = A phone or another device rang
rule-phone-finding = { player } had a phone or another device that rang.
rule-device-found = A phone or another device was found
rule-device-found-finding = A phone or another device was found with { player }.
rule-persistent-refusal = Refusing to comply with the Laws
rule-persistent-refusal-finding = { player } persistently refuses to comply with the Laws.
rule-both-guilty = Both players lose
rule-both-guilty-finding = Both players are at fault.
rule-penalty-list = A penalty
rule-penalty-list-finding = The arbiter penalised { player }.
rule-extra-time-disturbance = Time for a disturbance
rule-extra-time-disturbance-finding = Play was disturbed from outside, and the arbiter gives time for it.
rule-arbiter-silence = What the arbiter may not tell you
rule-arbiter-silence-finding = { player } asks how many moves have been made.
rule-arbiter-non-intervention = When the arbiter steps in
rule-arbiter-non-intervention-finding = The arbiter steps in only where the Laws say so.

## Appendix D

rule-blind-announce = Moves are announced
rule-blind-announce-finding = { player } must announce the move clearly.
rule-blind-touched = Touched means taken out
rule-blind-touched-finding = { player } felt a piece and left it in its aperture.
rule-blind-made = When a blind player’s move is made
rule-blind-made-finding = { player } has put the piece in its new aperture.
rule-blind-clock-after = The clock comes last
rule-blind-clock-after-finding = { player } pressed the clock before announcing the move.
rule-blind-slip = A slip of the tongue
rule-blind-slip-finding = { player } announced a move other than the one on the board.
rule-blind-positions-differ = The two boards differ
rule-blind-positions-differ-finding = The boards of the players show different positions, or will once the announced move is executed.
rule-blind-scores-differ = The scoresheets differ too
rule-blind-scores-differ-finding = The boards differ, and the scoresheets do not agree either.
rule-blind-assistant = The blind player’s assistant
rule-blind-assistant-finding = { player } asks the assistant how many moves have been made.

## Guideline I: adjourned games

rule-adj-require-seal = The session is over
rule-adj-require-seal-finding = The session is over; { player } has the move and must seal it.
rule-adj-seal-procedure = Sealing a move
rule-adj-seal-procedure-finding = Sealing: { player } writes the move down and closes the envelope.
rule-adj-change-until-stop = Sealing another move
rule-adj-change-until-stop-finding = { player } sealed another move before the clock was stopped.
rule-adj-played-move-is-sealed = Played instead of sealed
rule-adj-played-move-is-sealed-finding = { player } was to seal the move and made it on the board.
rule-adj-early = Adjourning early
rule-adj-early-finding = { player } adjourns the game before the session is over.
rule-adj-draw-offer-after-seal = A draw offer during the break
rule-adj-draw-offer-after-seal-finding = A draw was offered or answered after the move was sealed.
rule-adj-set-up = Setting up for the resumption
rule-adj-set-up-finding = The position before the sealed move and the times are set up.
rule-adj-ended-before-resumption = Over before the resumption
rule-adj-ended-before-resumption-finding = The game was decided before it could be resumed.
rule-adj-open-only-if = When the envelope is opened
rule-adj-open-only-if-finding = The envelope is opened only when { player }, who must reply, is present.
rule-adj-ambiguous = An ambiguous sealed move
rule-adj-ambiguous-finding = { player }’s sealed move can be read as more than one move.
rule-adj-unclear = An illegible sealed move
rule-adj-unclear-finding = { player }’s sealed move cannot be read as a move.
rule-adj-illegal = An illegal sealed move
rule-adj-illegal-finding = { player }’s sealed move is not legal.
rule-adj-bad-exceptions = The sealed move does not lose
rule-adj-bad-exceptions-finding = { player }’s sealed move is faulty, but the game was decided otherwise.
rule-adj-case-a = Opening the envelope
rule-adj-case-a-finding = The player who must reply is present, so the envelope can be opened.
rule-adj-case-b = The player to reply is absent
rule-adj-case-b-finding = The player who must reply was absent when play resumed.
rule-adj-case-c = The reply in a second envelope
rule-adj-case-c-finding = The reply to the sealed move is kept in a second envelope until the player who sealed is present.
rule-adj-late = Late for the resumption
rule-adj-late-finding = { player } is late for the resumption.
rule-adj-late-sealer = Late, but the game is over
rule-adj-late-sealer-finding = { player } is late, but the sealed move may have ended the game.
rule-adj-both-absent = Neither player is present
rule-adj-both-absent-finding = Neither player is present; the clock of { player }, who must reply, runs.
rule-adj-lost-envelope = The envelope is lost
rule-adj-lost-envelope-finding = The envelope with the sealed move is lost.
rule-adj-lost-position = The position is lost
rule-adj-lost-position-finding = The adjourned position cannot be restored.
rule-adj-clock-error = Wrong times at the resumption
rule-adj-clock-error-finding = Wrong clock times since the resumption were reported.
rule-adj-session-clock = The session
rule-adj-session-clock-finding = The arbiter’s timepiece decides when the session is over.

## Guideline II: Chess960

rule-c960-status = Chess960 and the Laws
rule-c960-status-finding = This edition of the Laws does not include Chess960.
rule-c960-constraints = How a game of Chess960 begins
rule-c960-constraints-finding = This is not a Chess960 starting position.
rule-c960-announce = Announcing castling
rule-c960-announce-finding = { player } announced castling.
rule-c960-vacant = What blocks castling in Chess960
rule-c960-vacant-finding = { player } castled although a piece was in the way of the king or the rook.
rule-c960-intention = Castling was announced
rule-c960-intention-finding = { player } announced castling and touched the king or a rook.
rule-c960-made = When castling is made in Chess960
rule-c960-made-finding = { player } let go of the king, and castling is made.

## Guideline III

rule-qpf-status = Announcing the quickplay finish
rule-qpf-status-finding = { player } relies on the quickplay finish, which the event has not announced.
rule-qpf-scope = Where there is no quickplay finish
rule-qpf-scope-finding = { player } relies on the quickplay finish where there is none.
rule-qpf-def = What a quickplay finish is
rule-qpf-def-finding = { player } relies on the quickplay finish, but not all remaining moves have to be made in the time left.
rule-both-flags-unknown = Both flags are down before the last period
rule-both-flags-unknown-finding = Both flags are down before the last period and it is unclear which fell first: play continues.
rule-both-flags-draw = Both flags are down in the last period
rule-both-flags-draw-finding = Both flags are down in the last period and it is unclear which fell first: draw.
rule-qpf-increment-request = A request for five seconds a move
rule-qpf-increment-request-finding = { player } asks for five seconds a move for both players.
rule-qpf-claim = When a draw can be claimed in a quickplay finish
rule-qpf-claim-finding = { player } cannot claim or request this now.
rule-qpf-grounds = A draw claim in the quickplay finish
rule-qpf-grounds-finding = { player } claims that the opponent cannot win by normal means, or is not trying to.
rule-qpf-accept = The arbiter agrees to the draw
rule-qpf-accept-finding = { player }’s claim was correct.
rule-qpf-postpone = The decision is postponed
rule-qpf-postpone-finding = { player } claimed a draw, and the arbiter wants to see more of the game.
rule-qpf-postpone-test = The postponed decision
rule-qpf-postpone-test-finding = A draw was claimed in the quickplay finish, and now the decision is due.
rule-qpf-reject = A rejected claim in the quickplay finish
rule-qpf-reject-finding = { player }’s claim in the quickplay finish was wrong.
rule-qpf-final = A final decision
rule-qpf-final-finding = The arbiter’s decision on this claim is final.
rule-qpf-no-arbiter = A claim without an arbiter
rule-qpf-no-arbiter-finding = { player } claimed a draw in the quickplay finish, and there is no arbiter.
rule-qpf-no-arbiter-a = The final position is written down
rule-qpf-no-arbiter-a-finding = { player } claims that the opponent cannot win by normal means.
rule-qpf-no-arbiter-b = The final position and a complete scoresheet
rule-qpf-no-arbiter-b-finding = { player } claims that the opponent is not trying to win by normal means.
rule-qpf-no-arbiter-ref = The claim goes to an arbiter
rule-qpf-no-arbiter-ref-finding = An arbiter who was not there decides the claim.

## Appendices A and B

rule-rapid-def = Rapid
rule-rapid-def-finding = This is a rapid game.
rule-rapid-penalty-scale = One minute in rapid
rule-rapid-penalty-scale-finding = In rapid the penalty is one minute.
rule-rapid-u-setup-deadline = Too late to set up again
rule-rapid-u-setup-deadline-finding = The pieces or the board were set up wrongly, but it was pointed out too late.
rule-rapid-u-clock-deadline = Too late to reset the clock
rule-rapid-u-clock-deadline-finding = The clock was set wrongly, but it was pointed out too late.
rule-rapid-u-art4 = Touch-move, when a player asks
rule-rapid-u-art4-finding = Without close supervision, touch-move is up to the players until one of them asks.
rule-rapid-u-illegal-trigger = An illegal move without close supervision
rule-rapid-u-illegal-trigger-finding = An illegal move is dealt with when the opponent claims it or the arbiter sees it in time.
rule-rapid-u-illegal-result = The first illegal move
rule-rapid-u-illegal-result-finding = { player } completed an illegal move, and without close supervision the first one decides.
rule-rapid-u-illegal-stands = The illegal move stands
rule-rapid-u-illegal-stands-finding = { player } has moved without claiming the illegal move.
rule-rapid-u-flag-claim = Win on time claimed
rule-rapid-u-flag-claim-finding = { player } claims that the opponent’s flag has fallen.
rule-rapid-both-flags = Both flags are down
rule-rapid-both-flags-finding = Both flags were down before anyone claimed.
rule-rapid-u-kings-check = An impossible position
rule-rapid-u-kings-check-finding = Both kings are in check, or there is a pawn on its last rank.
rule-rapid-u-flag-who = Who points out a fallen flag
rule-rapid-u-flag-who-finding = { player }’s flag has fallen in a game without close supervision.
rule-blitz-def = Blitz
rule-blitz-def-finding = This is a blitz game.
rule-blitz-penalty-scale = One minute in blitz
rule-blitz-penalty-scale-finding = In blitz the penalty is one minute.
rule-blitz-u-illegal = Win claimed in blitz
rule-blitz-u-illegal-finding = { player } completed an illegal move in blitz, and the opponent claimed a win.
rule-blitz-u-illegal-after = The illegal move stands in blitz
rule-blitz-u-illegal-after-finding = { player } has moved without claiming the illegal move.
