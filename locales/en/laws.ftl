### Rules: a headline, and what was found. $player is the player concerned: white, black.

rule-have-the-move = Who has the move
rule-have-the-move-finding = { player } moved while { opponent } had the move.
rule-legal-move-def = What makes a move legal
rule-legal-move-def-finding = What { player } put on the board is not a legal move.

## Articles 1 and 3

rule-white-first = Each with their own pieces
rule-white-first-finding = { player } moved a piece of the opponent’s.
rule-king-safety-prohibitions = A king is never captured
rule-king-safety-prohibitions-finding = { player } captured the king.
rule-own-piece-blocks = Where an own piece stands
rule-own-piece-blocks-finding = { player } moved a piece to a square where one of their own stood.
rule-move-bishop = How the bishop moves
rule-move-bishop-finding = { player } moved a bishop otherwise than along a diagonal.
rule-move-rook = How the rook moves
rule-move-rook-finding = { player } moved a rook otherwise than along a rank or a file.
rule-move-queen = How the queen moves
rule-move-queen-finding = { player } moved a queen otherwise than along a rank, a file or a diagonal.
rule-slider-no-jump = Only the knight jumps
rule-slider-no-jump-finding = { player } moved a piece over another one.
rule-move-knight = How the knight moves
rule-move-knight-finding = { player } moved a knight otherwise than two squares straight and one to the side.
rule-pawn-one = The pawn’s step
rule-pawn-one-finding = { player } moved a pawn where no pawn goes.
rule-pawn-two = Two squares from the start
rule-pawn-two-finding = { player } moved a pawn two squares where that is not allowed.
rule-pawn-capture = How a pawn captures
rule-pawn-capture-finding = { player } moved a pawn diagonally, but captured nothing.
rule-en-passant = Capturing en passant
rule-en-passant-finding = { player } captured en passant, but not at once, on the very next move.
rule-promotion-mandatory = What a pawn becomes
rule-promotion-mandatory-finding = { player } did not exchange a pawn as the Laws want it.
rule-king-step = How the king moves
rule-king-step-finding = { player } moved the king more than one square.
rule-castling-geometry = What castling is
rule-castling-geometry-finding = { player } moved the king along the first rank, but not to where it castles.
rule-castling-right-lost = Castling is gone for good
rule-castling-right-lost-finding = { player } castled although the king or that rook had already moved.
rule-castling-temp-prevented = Castling has to wait
rule-castling-temp-prevented-finding = { player } castled while the king’s square, its way or its goal was attacked, or a piece stood between.
rule-check-def = What check is
rule-check-def-finding = { player }’s king was in check.
rule-no-self-check = The own king does not stay in check
rule-no-self-check-finding = { player } left their own king in check.

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
rule-touch-own-finding = { player } touched a piece of their own that can move.
rule-touch-opp = A touched enemy piece must be captured
rule-touch-opp-finding = { player } touched an enemy piece that can be captured.
rule-touch-both = Pieces of both colours touched
rule-touch-both-finding = { player } touched pieces of both colours.
rule-touch-order-unclear = Which piece was touched first?
rule-touch-order-unclear-finding = Nobody can tell which piece { player } touched first, so the player’s own piece counts.
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
rule-default-time = Coming late
rule-default-time-finding = { player } was not there at the start.
rule-flag-fallen-when = When a flag counts as fallen
rule-flag-fallen-when-finding = { player } says that the opponent’s flag is down.
rule-flag-loss = The flag has fallen
rule-flag-loss-finding = { player } ran out of time before completing the required moves.
rule-flag-draw = A draw in spite of the flag
rule-flag-draw-finding = { player } ran out of time, but { opponent } could not mate by any series of legal moves.
rule-ending-beats-flag = The game was already over
rule-ending-beats-flag-finding = The game had ended on the board before the flag was noticed.
rule-clock-conclusive = What the clock shows counts
rule-clock-conclusive-finding = The clock has an evident defect.
rule-clock-wrong-setting = The clock was set wrongly
rule-clock-wrong-setting-finding = A clock does not show or give what it should.
rule-arbiter-interrupts = The arbiter interrupts the game
rule-arbiter-interrupts-finding = The arbiter decides when the clocks stop and when they run again.
rule-player-may-stop = The clocks stopped for the arbiter
rule-player-may-stop-finding = { player } wants the arbiter to come.
rule-unjustified-stop = Clocks stopped without a reason
rule-unjustified-stop-finding = There was no good reason to stop the clocks.
rule-times-after-restore = The arbiter sets the clocks
rule-times-after-restore-finding = The arbiter sets the times by best judgment.

## Article 7

rule-wrong-initial-position = Set up wrongly
rule-wrong-initial-position-finding = The pieces did not stand as they should when the game began.
rule-board-misplaced = The board lies turned
rule-board-misplaced-finding = The square in the right-hand corner before each player is dark.
rule-colours-reversed = The wrong colours
rule-colours-reversed-finding = Each player has the other’s colour.
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
rule-illegal-completed-when = Nobody has said anything
rule-illegal-completed-when-finding = { player } pressed the clock after an illegal move. It is the opponent’s turn, who may claim it.
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
rule-illegal-loss-draw-finding = { player } has completed one illegal move too many, but { opponent } could not mate by any series of legal moves.
rule-illegal-increment-reversal = The increment is taken back
rule-illegal-increment-reversal-finding = { player } had gained time by that press.
rule-pieces-found-displaced = Pieces off their squares
rule-pieces-found-displaced-finding = The pieces do not stand where the game left them.
rule-displaced-pieces = Pieces knocked over
rule-displaced-pieces-finding = { player } knocked pieces off their squares.

## Article 8

rule-must-record = Writing the moves down
rule-must-record-finding = { player } wrote something other than the move that was played.
rule-no-advance-writing = No writing in advance
rule-no-advance-writing-finding = { player } wrote a move down before it was played.
rule-reply-before-recording = Your last move first
rule-reply-before-recording-finding = { player } made a move before writing the last one down.
rule-record-draw-offer = The draw offer on the scoresheet
rule-record-draw-offer-finding = { player } wrote the move down without the sign of the draw offer.
rule-under-five-minutes = Too little time to write
rule-under-five-minutes-finding = { player } has had less than five minutes in this period, and less than thirty seconds a move are added.
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
rule-claim-is-offer-finding = { player } claimed a draw, which counts as offering one.
rule-repetition-3-claim-next = Threefold repetition by the next move
rule-repetition-3-claim-next-finding = { player } wrote a move down and claims that it repeats a position for the third time.
rule-repetition-3-claim-now = Threefold repetition
rule-repetition-3-claim-now-finding = { player } claims that the position on the board has come for the third time.
rule-same-position = When two positions are the same
rule-same-position-finding = The pieces stood alike, but it was not always the same player’s move.
rule-same-position-ep = Alike, but for en passant
rule-same-position-ep-finding = The pieces stood alike, but once a pawn could be captured en passant.
rule-same-position-castling = Alike, but for castling
rule-same-position-castling-finding = The pieces stood alike, but a right to castle has been lost since.
rule-fifty-claim-next = Fifty moves with the next one
rule-fifty-claim-next-finding = { player } wrote a move down and claims that it completes fifty moves by each without capture or pawn move.
rule-fifty-claim-now = Fifty moves
rule-fifty-claim-now-finding = { player } claims that both have made fifty moves without capture or pawn move.
rule-claim-right-lost = Too late to claim
rule-claim-right-lost-finding = { player } can no longer claim a draw on this move.
rule-claim-stop-clock = The clocks stop for the claim
rule-claim-stop-clock-finding = { player } claimed a draw.
rule-claim-irrevocable = A claim stands
rule-claim-irrevocable-finding = { player } wants to take back or change a claim.
rule-claim-correct = The claim is right
rule-claim-correct-finding = { player } was right to claim a draw.
rule-claim-wrong-opponent-time = A wrong claim costs time
rule-claim-wrong-opponent-time-finding = { player } claimed a draw without reason.
rule-claim-wrong-claimant-time = A wrong claim costs the claimant time
rule-claim-wrong-claimant-time-finding = { player } claimed a draw without reason and had more than a minute left.
rule-claim-wrong-rapid = A wrong claim in rapid
rule-claim-wrong-rapid-finding = { player } claimed a draw without reason in a rapid game.
rule-claim-wrong-blitz = A wrong claim in blitz
rule-claim-wrong-blitz-finding = { player } claimed a draw without reason in a blitz game.
rule-claim-wrong-play-on = After a wrong claim play goes on
rule-claim-wrong-play-on-finding = { player } claimed a draw without reason, and the game goes on.
rule-auto-repetition = The position came five times
rule-auto-repetition-finding = The same position has come for the fifth time.
rule-auto-75 = Seventy-five moves
rule-auto-75-finding = Both players have made seventy-five moves without capture or pawn move.
rule-auto-75-mate-first = Mate comes first
rule-auto-75-mate-first-finding = The last of seventy-five moves has given mate.

## Article 10

ending-arbiter = Decided by the arbiter
# $ending: how a game usually ends so; here the arbiter declared it
ending-recorded = { $ending } (recorded by the arbiter)
# $reason: what the arbiter noted
ending-arbiter-why = Decided by the arbiter: { $reason }
ending-claim = A draw claimed
rule-score-default = The result
rule-score-default-finding = The arbiter has declared the result.
rule-score-cap = Never more than the whole point
rule-score-cap-finding = These scores add up to more than there is for one game.
rule-score-asymmetric = Scores that do not add up to one
rule-score-asymmetric-finding = The arbiter has decided what each player scores.

## Articles 11 and 12

rule-phone = A device was heard or found
rule-phone-finding = { player } had a telephone or another device that was heard or found.
rule-persistent-refusal = Refusing to comply with the Laws
rule-persistent-refusal-finding = { player } persistently refuses to comply with the Laws.
rule-both-guilty = Both players lose
rule-both-guilty-finding = Both players are at fault.
rule-penalty-list = A penalty
rule-penalty-list-finding = The arbiter penalised { player }.
rule-arbiter-silence = What the arbiter does not tell
rule-arbiter-silence-finding = { player } asks how many moves have been made.
rule-arbiter-non-intervention = When the arbiter steps in
rule-arbiter-non-intervention-finding = The arbiter steps in only where the Laws say so.

## Appendix D

rule-blind-announce = Moves are announced
rule-blind-announce-finding = { player } must announce the move so that it is understood.
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
rule-adj-seal-procedure-finding = Sealing: { player } writes the move down, closes the envelope and then stops the clock.
rule-adj-change-until-stop = Sealing another move
rule-adj-change-until-stop-finding = { player } sealed another move before the clock was stopped.
rule-adj-played-move-is-sealed = Played instead of sealed
rule-adj-played-move-is-sealed-finding = { player } was to seal the move and made it on the board.
rule-adj-early = Adjourning early
rule-adj-early-finding = { player } adjourns the game before the session is over.
rule-adj-draw-offer-after-seal = A draw offer during the break
rule-adj-draw-offer-after-seal-finding = A draw was offered or answered after the move was sealed.
rule-adj-set-up = Setting up for the resumption
rule-adj-set-up-finding = The position before the sealed move and the times of the adjournment are set up.
rule-adj-ended-before-resumption = Over before the resumption
rule-adj-ended-before-resumption-finding = The game was decided before it could be taken up again.
rule-adj-open-only-if = When the envelope is opened
rule-adj-open-only-if-finding = The envelope is opened only when { player }, who is to answer what lies in it, is there.
rule-adj-ambiguous = A sealed move of two meanings
rule-adj-ambiguous-finding = What { player } sealed can be more than one move.
rule-adj-unclear = A sealed move that nobody can read
rule-adj-unclear-finding = What { player } sealed cannot be read as a move.
rule-adj-illegal = An illegal sealed move
rule-adj-illegal-finding = What { player } sealed is not a legal move.
rule-adj-bad-exceptions = The sealed move does not lose
rule-adj-bad-exceptions-finding = The move { player } sealed is faulty, but the game was decided otherwise.
rule-adj-case-a = Opening the envelope
rule-adj-case-a-finding = The player who must reply is there, so the envelope can be opened.
rule-adj-case-b = Who must reply is absent
rule-adj-case-b-finding = The player who must reply was not there when the session began.
rule-adj-case-c = The reply in a second envelope
rule-adj-case-c-finding = { player } replies in a second envelope, for the player who sealed is not there.
rule-adj-late = Late for the resumption
rule-adj-late-finding = { player } is late for the resumption.
rule-adj-late-sealer = Late, but the game is over
rule-adj-late-sealer-finding = { player } is late, but the sealed move may have ended the game.
rule-adj-both-absent = Neither player is there
rule-adj-both-absent-finding = Neither player is there; the time of { player }, who must reply, runs.
rule-adj-lost-envelope = The envelope is lost
rule-adj-lost-envelope-finding = The envelope with the sealed move is lost.
rule-adj-lost-position = The position is lost
rule-adj-lost-position-finding = The adjourned position cannot be set up again.
rule-adj-clock-error = Wrong times at the resumption
rule-adj-clock-error-finding = It was pointed out that the clocks show wrong times since the resumption.
rule-adj-session-clock = The session
rule-adj-session-clock-finding = The session is over by the arbiter’s timepiece.

## Guideline II: Chess960

rule-c960-status = Chess960 and the Laws
rule-c960-status-finding = The Laws of this edition do not know Chess960.
rule-c960-constraints = How a game of Chess960 begins
rule-c960-constraints-finding = The pieces do not stand as a game of Chess960 begins.
rule-c960-announce = Castling is announced
rule-c960-announce-finding = { player } said that castling would come.
rule-c960-intention = Castling was announced
rule-c960-intention-finding = { player } announced castling and touched the king or a rook.
rule-c960-made = When castling is made in Chess960
rule-c960-made-finding = { player } let go of the king, and castling is made.

## Guideline III

rule-qpf-status = Is the quickplay finish announced?
rule-qpf-status-finding = { player } relies on the quickplay finish, which the event has not announced.
rule-qpf-scope = Where there is no quickplay finish
rule-qpf-scope-finding = { player } relies on the quickplay finish where there is none.
rule-qpf-def = What a quickplay finish is
rule-qpf-def-finding = { player } relies on the quickplay finish, but not all remaining moves must be made in the time that is left.
rule-both-flags-unknown = Both flags are down before the last period
rule-both-flags-unknown-finding = Both flags are down before the last period, and nobody can tell which fell first: play goes on.
rule-both-flags-draw = Both flags are down in the last period
rule-both-flags-draw-finding = Both flags are down in the last period, and nobody can tell which fell first: drawn.
rule-qpf-increment-request = Five seconds a move are asked for
rule-qpf-increment-request-finding = { player } asks that both players get five seconds a move.
rule-qpf-claim = When a draw can be claimed in a quickplay finish
rule-qpf-claim-finding = { player } cannot claim or ask for this now.
rule-qpf-grounds = A draw is claimed in the quickplay finish
rule-qpf-grounds-finding = { player } claims that the opponent cannot win by normal means, or does not try to.
rule-qpf-accept = The arbiter agrees to the draw
rule-qpf-accept-finding = { player } was right to claim a draw.
rule-qpf-postpone = The verdict waits
rule-qpf-postpone-finding = { player } claimed a draw, and the arbiter wants to see more of the game.
rule-qpf-postpone-test = The postponed verdict
rule-qpf-postpone-test-finding = A draw was claimed in the quickplay finish, and now the verdict is due.
rule-qpf-reject = A rejected claim in the quickplay finish
rule-qpf-reject-finding = { player } claimed a draw in the quickplay finish without reason.
rule-qpf-final = A final decision
rule-qpf-final-finding = The arbiter’s decision on this claim is final.
rule-qpf-no-arbiter = A claim where there is no arbiter
rule-qpf-no-arbiter-finding = { player } claimed a draw in the quickplay finish, and no arbiter is there.
rule-qpf-no-arbiter-a = The final position is written down
rule-qpf-no-arbiter-a-finding = { player } claims that the opponent cannot win by normal means.
rule-qpf-no-arbiter-b = The final position and a complete scoresheet
rule-qpf-no-arbiter-b-finding = { player } claims that the opponent does not try to win by normal means.
rule-qpf-no-arbiter-ref = The claim goes to an arbiter
rule-qpf-no-arbiter-ref-finding = An arbiter who was not there decides the claim.

## Appendices A and B

rule-rapid-def = Rapid
rule-rapid-def-finding = This game is played at rapid speed.
rule-rapid-penalty-scale = One minute in rapid
rule-rapid-penalty-scale-finding = In rapid the penalty is one minute.
rule-rapid-u-setup-deadline = Too late to set up anew
rule-rapid-u-setup-deadline-finding = The pieces or the board stood wrongly, but it was pointed out too late.
rule-rapid-u-clock-deadline = Too late to set the clock anew
rule-rapid-u-clock-deadline-finding = The clock was set wrongly, but it was pointed out too late.
rule-rapid-u-art4 = Touched pieces, when a player asks
rule-rapid-u-art4-finding = Without close supervision touched pieces are the players’ own business until one of them asks.
rule-rapid-u-illegal-trigger = An illegal move without close supervision
rule-rapid-u-illegal-trigger-finding = An illegal move is dealt with when the opponent claims it or the arbiter sees it in time.
rule-rapid-u-illegal-result = The first illegal move
rule-rapid-u-illegal-result-finding = { player } completed an illegal move, and without close supervision the first one decides.
rule-rapid-u-illegal-stands = The illegal move stands
rule-rapid-u-illegal-stands-finding = { player } has moved without claiming the illegal move.
rule-rapid-u-flag-claim = A win on time is claimed
rule-rapid-u-flag-claim-finding = { player } claims that the opponent’s flag has fallen.
rule-rapid-both-flags = Both flags are down
rule-rapid-both-flags-finding = Both flags were down before anybody had claimed.
rule-rapid-u-kings-check = A position that cannot be
rule-rapid-u-kings-check-finding = Both kings are in check, or a pawn stands on its last rank.
rule-rapid-u-flag-who = Who points out a fallen flag
rule-rapid-u-flag-who-finding = { player }’s flag has fallen in a game without close supervision.
rule-blitz-def = Blitz
rule-blitz-def-finding = This game is played at blitz speed.
rule-blitz-penalty-scale = One minute in blitz
rule-blitz-penalty-scale-finding = In blitz the penalty is one minute.
rule-blitz-u-illegal = The game claimed in blitz
rule-blitz-u-illegal-finding = { player } completed an illegal move in blitz, and the opponent claimed the game.
rule-blitz-u-illegal-after = The illegal move stands in blitz
rule-blitz-u-illegal-after-finding = { player } has moved without claiming the illegal move.
