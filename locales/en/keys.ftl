### Keys

keys-clock = Clock
key-levers = Press White’s or Black’s clock
key-running = Press the running clock; start a stopped one
key-space = Complete the move that was made; resume stopped clocks
key-pause = Stop both clocks, or resume
keys-board = Board
key-walk = Move over the squares
key-name-typed = e4, Nf3, 0-0 …
key-typed = Type a move in your own letters; Enter plays it
key-name-pieces = N N, B B …
key-jump = Jump to the next such piece; Enter touches it
key-act = Touch a piece; let it go on another square
key-put-back = Put the piece back
key-draw = Colour a square; on a second one draw an arrow (as by the right mouse button)
key-turn = Turn the board
keys-program = Program
# $key: Ctrl, Shift
keys-running-clock = { $key } alone presses the clock; together with another key it does not.
key-name-space = Space bar
key-name-enter = Enter
keys-side = Side clock
key-side-levers = Press the left or the right half
key-side-stop = Stop both sides; later leave the stopped clock
key-side-correct = Correct a stopped clock
key-side-counters = Show counters and periods, or hide them
key-side-lock = Lock the clock; hold for a second to unlock it
keys-review = Looking through a game
key-step = One move back or forward
key-to-start = To the beginning
key-to-end = To the end
key-cards = Choose a card on the first screen
