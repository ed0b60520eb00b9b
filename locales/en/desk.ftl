### Arbiter's desk

desk-open = Desk
# $count: how many matters await a decision
desk-pending = Desk: { $count }
desk-title = Arbiter’s desk
desk-nothing = Nothing awaits a decision.
desk-yes = Yes
desk-no = No
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
