### What follows from a ruling. $player is the player concerned: white, black.

consequence-must-move = The piece from { $square } must move.
consequence-must-capture = The piece on { $square } must be captured.
consequence-must-castle = The king must castle to { $square }.
consequence-may-not-castle = No castling with the rook on { $square } on this move.
consequence-must-stay = The piece must stay on { $square }.
# A pawn that is back where it came from. $from: where that is; $square: where it must be promoted
consequence-must-move-and-promote = The pawn from { $from } must be moved to { $square } and promoted.
consequence-must-promote = The pawn must become { a-piece }.
consequence-free = Any legal move may be played.
consequence-take-back = What was just played is taken back.
consequence-put-back = Pieces that stood wrong are put back.
consequence-made = The move { $move } is made.
consequence-completed = The move { $move } is completed.
consequence-unmade = The move { $move } is taken back; its player is to move again.
consequence-illegal = { $count ->
    [one] { player } now has { $count } illegal move on record.
   *[other] { player } now has { $count } illegal moves on record.
}
consequence-irregular = Play continues from the position on the board.
consequence-taken-up = { player }’s illegal move is dealt with now.
consequence-reinstate = The previous position is restored, and the clock of the player to move runs.
# $count: moves from the start of the game, both players’ together
consequence-reinstate-at = { $count ->
    [0] Starting position restored.
    [one] Position after the first half-move restored.
   *[other] Position after { $count } half-moves restored.
}
consequence-promoted = The pawn on { $square } becomes { a-piece }.
consequence-add = { player } gets { duration } extra.
consequence-take = { player } loses { duration }.
# $time: a reading, 1:05:00
consequence-set = { player }’s clock is set to { $time }.
consequence-stop-clocks = Both clocks are stopped.
consequence-start-clock = { player }’s clock runs.
consequence-counters = The move counters show { $white } for White and { $black } for Black.
consequence-illegal-moves = Illegal moves so far: White { $white }, Black { $black }.
consequence-moved-on = The piece just moved was moved on to { $square }.
consequence-offer = { player }’s draw offer stands.
consequence-offer-lapsed = The draw offer no longer stands.
consequence-claim-upheld = The claim is right.
consequence-claim-rejected = The claim is wrong.
consequence-claim-postponed = The decision is postponed.
consequence-increment = From now on each player gets { duration } per move.
consequence-claim-lost = { $claim ->
    [repetition] A threefold repetition can no longer be claimed on this move.
    [fifty] The fifty-move rule can no longer be claimed on this move.
    [touch-move] The touched piece can no longer be claimed.
   *[illegal-move] The illegal move can no longer be claimed.
}
consequence-must-play = The move { $move } must be played.
consequence-must-announce = The move { $move } must be announced; only then is it made.
consequence-press-taken-back = The press does not count; { player }’s clock runs again.
consequence-flag = { player }’s flag has fallen.
# $count: the period entered, from 1
consequence-period = { player } enters period { $count }.
# $question: one of the questions below
consequence-ask-arbiter = The arbiter decides: { $question }
consequence-warning = { player } is warned.
consequence-fined = { player } must pay a fine.
consequence-excluded = { player } is excluded from one or more rounds.
consequence-expelled = { player } is expelled from the event.
consequence-declared-lost = The arbiter declared the game lost for { player }.
consequence-annulled = The game does not count; a new one is to be played.
consequence-must-seal = { player } must seal the move.
consequence-need-not-seal = { player } need not seal the move.
consequence-adjourned = The game is adjourned.
consequence-resumed = The adjourned game continues.
consequence-set-up = The position of the game is set up on the board.
consequence-pressed = { player }’s press counts, and the opponent’s clock runs.
consequence-play-over = Play has ended; the result is still to be decided.
# $notice: one of the things to know below
consequence-notice = { $notice }
# $outcome: the message below
consequence-over = { $outcome }
# $winner: white, black, draw, nobody, other   $score: 1–0, ½–½ …
outcome = { $winner ->
    [white] White wins: { $score }
    [black] Black wins: { $score }
    [draw] The game is drawn: { $score }
    [nobody] Both players lose: { $score }
   *[other] The game is over: { $score }
}

## Questions for the arbiter

# Why somebody who lost by the clock, by illegal moves or by resigning has drawn all the same. $player: their opponent
never-mates = { player } cannot checkmate by any series of legal moves.
question-can-mate = Could { player } still mate by any series of legal moves?
question-stopped-clocks = Was there a good reason to stop the clocks?
question-touch = Was the touch deliberate?
question-intent = Was the piece touched in order to move or capture it?
question-press-without-move = What is the penalty for pressing the clock without a move?
question-two-hands = What is the penalty for using both hands for one move?
question-normal-means = Can { player } still win by normal means?
question-effort = Is { player } trying to win by normal means?
question-increment = Does each player get five seconds a move from now on?
question-opponent-score = What does { player } score?
question-scores = What does each player score?
question-announced-move = Does the move { player } announced count, and not the one on the board?
question-boards-differ = Do the scoresheets agree, so that the wrong board can be corrected?
question-penalty = What is the penalty?
# $player: white, black
conduct-question = What is the penalty for { player }?
question-sealed-move = What does the sealed move mean?
question-times = What times should the clocks show?
question-written-move = Which move did { player } write down, and is the claim right?
question-last-press = Is { player }’s claim right although the last of the fifty moves has not been pressed?
question-illegal-position = What should happen about the illegal position on the board?
question-consent = May { player } offer or agree to a draw here?
question-lateness = Does { player } lose for being late?

## Things to know that change nothing

notice-distraction = The touch is not binding, but it may disturb the player to move.
notice-adjusting = The pieces are only being adjusted; nothing is binding.
notice-accident = An accidental touch is not binding.
notice-adjust-too-late = The piece was touched before this was said, so the touch counts.
notice-no-such-move = This is not a move that can be played here.
notice-out-of-place = The pieces are not where the game left them; this move cannot be made.
notice-nothing-there = There is nothing to answer, claim or decide here.
notice-already-ruled = That is true, but it has already been dealt with.
notice-flag-down = The flag is down, but nobody has pointed it out yet.
notice-displaced = Some pieces are off their squares.
notice-turn-board = The board is turned the right way round, and the position is set up on it again.
notice-flag-order-unknown = Both flags are down and it is unclear which fell first: the arbiter decides.
notice-goes-on = Play continues.
notice-in-time = That is still in time.
notice-update-scoresheet = The scoresheet must be completed before the next move.
notice-not-now = That was not possible at that moment.
notice-move-each-first = Not yet: a draw can be agreed only once each player has made a move.
notice-game-over = The game is over; this changes nothing.
notice-offer-out-of-time = The offer is valid, but at this moment it may disturb.
notice-not-in-the-break = The game is adjourned: this has to wait until it is resumed.
notice-not-allowed-by-event = The rules of this event do not allow it here.
notice-no-such-score = The scores of one game never add up to more than a point.
notice-give-scores = The arbiter has to say what each player scores.
notice-not-told = The arbiter does not say how many moves have been made.
notice-only-felt = The pieces were only felt; nothing is binding.
notice-announce-move = The move must be announced.
notice-announce-promotion = The new piece must be announced as well.
notice-not-understood = The announcement is not a move that can be played here.
notice-repeated-otherwise = The repeated move is not the one that was announced.
notice-slip-of-tongue = The announced move is not the one on the board. Correct it before the opponent’s clock runs.
notice-too-late-to-correct = The opponent’s clock is already running; it is too late to correct the announcement.
notice-assistant-tells = The assistant says how many moves have been made.
notice-go-back-to-agreement = The game goes back to the point up to which both scoresheets agree.
notice-may-be-told = A flag has fallen: the number of moves may now be told.
notice-irrevocable = It cannot be taken back.
notice-written-in-advance = You may write a move in advance only to claim a draw or to seal it.
notice-record-first = Write down your last move before you make the next one.
notice-need-not-record = With so little time you need not write down the moves in this period.
notice-wrong-entry = This is not the move that was played.
notice-illegible-entry = This cannot be read as a move.
notice-mark-offer = Mark the draw offer on the scoresheet: (=).
notice-paper-only = This edition knows only paper scoresheets.
notice-stop-both-clocks = When you claim a draw, you must stop both clocks at once.
notice-announce-end = The arbiter announces that the session is over.
notice-seal-on-paper = A sealed move is written on paper, even where the game is recorded electronically.
notice-sealed = A move is sealed. You may still change it until the clock is stopped.
notice-sealed-anew = Another move is sealed instead.
notice-seal-what-was-played = The move made on the board is the one that must be sealed.
notice-open-envelope = The envelope is to be opened.
notice-keep-closed = The envelope stays closed.
notice-play-what-was-sealed = The move is played that its player says was sealed.
notice-correct-clocks = The times on the clocks are corrected.
notice-castling-announced = Castling has been announced.
notice-wrong-array = The pieces are not where they must be at the start.
notice-not-in-this-game = This does not exist in this kind of game.
notice-not-in-this-edition = This edition of the Laws has no such rule.
notice-may-give-two-minutes = The arbiter may give the opponent two minutes.
notice-contact-first = The arbiter first decides whether the touch was deliberate; then claim again.
notice-name-the-piece = Which piece was touched? Click it on the board; nothing else decides the claim.
notice-one-of-those = One of the pieces that the written move can mean must move. The arbiter may say which.
notice-awaits-verdict = The claim is made; the arbiter has yet to decide.
notice-answer-offer-first = The opponent must first answer the draw offer.
notice-write-position = Write the final position down and have the opponent verify it.
notice-write-position-and-sheet = Write the final position down, hand in a complete scoresheet, and have the opponent verify both.
