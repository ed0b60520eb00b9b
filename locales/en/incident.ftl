### An incident at any board: how it is entered, and its sheet

## the sheet
incident-sheet = Incident sheet
incident-clocks = Clocks
incident-clocks-before = Before what happened
incident-clocks-found = When the arbiter came
incident-clocks-after = After the decision
incident-statements = What the players say
incident-rules = The rules
incident-decision = Decision
incident-follows = What follows
incident-grounds = Grounds
# $question: what the arbiter has yet to decide
incident-open = Still to be decided: { $question }
incident-sets-up = { player } sets the pieces up again on their own time.
incident-move-stands = The move stands.
incident-arbiter-starts = The clocks are stopped; the arbiter starts them.
# $hash: letters and digits by which the file of the incident can be known
incident-hash = File of this incident: { $hash }

## how it is entered
incident-new = New incident
incident-start = Change the start
incident-undo = Take back
incident-time = Time, with its zone
incident-position = Position: FEN, moves or PGN (empty: the start of the game)
incident-on-board = Set it up on a board…
incident-many-boards = One arbiter for many boards
incident-clocks-read = Clocks when the arbiter came
incident-charged = Illegal moves noted before
incident-quickplay = Claims in a quickplay finish
incident-default-time = Default time, in minutes
incident-begin = What happened…
incident-back = Back to the incident
incident-enter = Enter
incident-how = Choose what happened, by a click or by its number.
incident-square = Which piece? Its square, such as e4
incident-move = Which move? Nf3; if it is illegal, both squares: e1-e3
incident-move-if-any = A move with it? Nf3; none: leave it empty
incident-minutes = How many minutes late?
incident-pressed = and pressed the clock
incident-no-square = Say which piece it was: a square on which one stands.
incident-no-move = This move cannot be made on this board; write both squares, such as e1-e3.
incident-time-left = This clock still shows time. Change the start so that it shows 0:00, or set the clocks first.
incident-unreadable = This is neither a FEN nor moves.
# $move: a move as it was written
incident-bad-move = { $move } cannot be played there.
# $text: what was written for a time
incident-bad-time = “{ $text }” is no time; write 1:05:30 or 5:30.
# $white, $black: each player with the time
incident-set-side-clock = Set the side clock: { $white }, { $black }
incident-ruled-on = The ruling on an incident
incident-keep = Save the incident…
# $player: whose statement it is
incident-says = { $player } says
incident-group-hands = Hands
incident-group-claims = Claims
incident-group-clock = Clock
incident-group-conduct = Conduct
incident-group-setting = Set-up
incident-act-moved = Made a move
incident-act-touched-then-moved = Touched … then moved …
incident-act-touch-disputed = A disputed touch, then a move
incident-act-touched = Touched a piece
incident-act-pawn-not-exchanged = Pressed, still a pawn
incident-act-pressed-without-move = Pressed without a move
incident-act-both-hands = Used both hands
incident-act-knocked-over = Knocked pieces over
incident-act-stood-up = Set pieces up again
incident-act-claims-repetition = Threefold repetition
incident-act-claims-fifty = Fifty moves
incident-act-claims-touch = Touch-move
incident-act-claims-illegal = Illegal move
incident-act-claims-flag = Fallen flag
incident-act-claims-normal-means = No win by normal means
incident-act-claims-times = Clocks show wrong times
incident-act-stopped-clocks = Stopped the clocks
incident-act-offered-draw = Offered a draw
incident-act-accepted-draw = Accepted the draw
incident-act-resigned = Resigned
incident-act-flag-fell = This flag fell first
incident-act-flags-unclear = Both flags, order unknown
incident-act-wrong-setting = Clock set wrongly
incident-act-device = A phone rang
incident-act-device-found = A phone was found
incident-act-late = Came late
incident-act-refuses = Refuses to comply
incident-act-colors-reversed = Wrong colours
incident-act-wrong-array = Pieces set up wrongly
incident-act-board-turned = Board turned
incident-act-displaced = Pieces off their squares
incident-act-sealed = Sealed a move
incident-act-envelope-opened = Envelope opened
incident-act-envelope-lost = Envelope lost
choose-incident = Save the incident
choose-incident-sheet = Save the incident sheet
