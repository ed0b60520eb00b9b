### Keys

keys-clock = Clock
key-levers = Press White’s or Black’s clock
key-running = Press the running clock; start a stopped one
key-space = Complete the move; resume stopped clocks
key-pause = Stop both clocks, or resume
keys-board = Board
key-walk = Move the cursor
key-name-typed = e4, Nf3, 0-0 …
key-typed = Type a move in your own letters; Enter plays it
key-name-pieces = N N, B B …
key-jump = Jump to the next such piece; Enter touches it
key-name-ask = . (full stop)
key-ask = Ask about the game: clock, last, moves e4 …; .help lists them all
key-act = Touch a piece; release it on another square
key-put-back = Put the piece back
key-draw = Mark a square; on a second one, draw an arrow (like right-click)
key-turn = Turn the board
keys-said = Beside the board
key-other-player = With any of these: for the player who is not to move
key-question = Go to the question and back
key-announce = Announce or repeat the move
key-read-sheet = Read the scoresheet as text
key-tell-again = Say it again
# $key: the space bar
sticky-keys = Sticky Keys is on: this key alone presses the clock only when a move waits for it. { $key }: press the clock or start it.
keys-program = Program
# $key: Ctrl, Shift
keys-running-clock = { $key } alone presses the clock; combined with another key it does not.
key-name-space = Space bar
key-name-enter = Enter
keys-side = Side clock
key-side-levers = Press the left or the right half
key-side-stop = Stop both sides; again: leave
key-side-correct = Correct a stopped clock
key-side-counters = Show or hide counters and periods
key-side-lock = Lock the clock; hold for a second to unlock
keys-review = Reviewing a game
key-step = One move back or forward
key-to-start = To the beginning
key-to-end = To the end
key-cards = Choose a card on the home screen
