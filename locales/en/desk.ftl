### Arbiter's desk

desk-open = Desk
# $count: how many matters await a decision
desk-pending = Desk: { $count }
desk-title = Arbiter’s desk
desk-nothing = Nothing awaits a decision.
desk-later = Later
desk-can-mate = Could mate
desk-never-mates = Could never mate
# $part: the part of the desk where it is decided
desk-decide-in = Decide: { $part }
desk-seen-nothing = Looked, and nothing was found; the game goes on.
desk-sees = What the arbiter has seen
desk-flag = A fallen flag
desk-illegal = An illegal move
desk-on-purpose = The touch was meant
desk-accident = The touch was an accident
desk-clocks = Clocks
# $count: minutes
desk-minutes = +{ $count } min
# $count: minutes   $player: white, black
desk-add = { player }: { $count } min more
desk-start = Start
desk-start-clock = Start the clock: { player }
desk-set-times = Set both times
desk-time-of = Time to set: { player }
desk-conduct = Conduct of
desk-warn = Warning
desk-opponent-time = Opponent gains 2 min
desk-own-time = Loses 2 min
desk-half-at-most = At most ½
desk-nothing-scored = No points
desk-raise = Opponent scores the most
desk-loss = Loses the game
desk-fine = Fine
desk-exclusion = Exclusion
desk-expulsion = Expulsion
desk-impose = Impose
desk-position = Position
desk-step-back = One half-move back
desk-ply = Back to this half-move
desk-result = Result
desk-declare = Declare this result
desk-annul = Annul the game
# What the clocks show. $white: White’s time   $black: Black’s time
desk-clocks-stay = The clocks stay at { $white } and { $black }
# Opens the desk
desk-decides = At the desk…

## What the arbiter finds, as an answer to a question; without a full stop

answer-reason = There was a good reason
answer-no-reason = There was no good reason
answer-intent = It was touched to be moved or captured
answer-no-intent = It was touched for no such reason
answer-fault = It is acted on
answer-let-pass = It is let pass
answer-claim-right = The claim is right
answer-claim-wrong = The claim is wrong
answer-granted = Granted
answer-refused = Not granted
answer-announced = The announced move counts
answer-on-board = The move on the board counts
answer-agree = The scoresheets agree
answer-differ = The scoresheets differ
answer-clear = It is clear what was sealed
answer-unclear = It is not clear what was sealed
answer-too-late = It costs the game
answer-in-time = The game is played
