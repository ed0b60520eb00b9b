### Preferences

prefs-language = Language
prefs-letters = Piece letters
prefs-mode = Theme
mode-system = System
mode-light = Light
mode-dark = Dark
mode-contrast = High contrast
prefs-board = Board
board-ivory = Ivory and green
board-walnut = Walnut
board-slate = Slate
board-diagram = Diagram
prefs-pieces = Pieces
pieces-staunton = Classic
pieces-facing = Symmetrical
prefs-scale = Size of text and controls
prefs-animation = Animations
prefs-assist = Arbiter
# $level: one of the three below
assist-now = Arbiter: { $level }
assist-tournament = Tournament
assist-tournament-what = No hints. Rules only where the Laws ask for it.
assist-friendly = Friendly
assist-friendly-what = Warns you of an illegal move in time, and tells you when you can claim a draw.
assist-teaching = Teaching
assist-teaching-what = Explains each step and why a move is not legal.
prefs-hands = Moving the pieces
hands-quick = Quick moves
hands-quick-what = One drag makes the whole move.
hands-quick-does = You move one piece; the program removes the captured piece, moves the rook when you castle and places the new queen. You press the clock yourself.
hands-full = Full moves by hand
hands-full-what = You remove the captured piece, move the rook and place the new queen yourself.
hands-full-does = As on a wooden board: you remove the captured piece, move the rook when you castle and place the new queen yourself. What you touch counts.
prefs-clock-keys = Keys that press the clock
clock-keys-control = Left and right Ctrl
clock-keys-shift = Left and right Shift
prefs-sound = Sound
prefs-sound-on = Board and clock sounds
prefs-volume = Volume
# How each player likes moves written
prefs-notation = Notation
prefs-notation-what = Each player’s moves are written in that player’s notation, whatever the program’s language.
prefs-form = Notation length
prefs-capture = Captures
prefs-pawn-capture = Captures by a pawn
prefs-promotion = Promotion
prefs-castling = Castling
prefs-mate = Check and mate
# How a screen reader hears this player’s moves; behind it the same move in several ways
prefs-spoken = Moves said aloud
# $move: a move written so
prefs-mark-check = Mark check: { $move }
prefs-mark-en-passant = Mark en passant: { $move }
prefs-as-in-the-laws = Reset to FIDE notation
clock-keys-letters = Left and right letters
clock-keys-letters-what = Side clock only: keys on the left of the keyboard press the left half, keys on the right the right half.
clock-keys-sticky = Windows may ask about Sticky Keys after five presses of Shift; its accessibility settings switch that off.
prefs-countdown = Tick for the last ten seconds
prefs-face-to-face = Face to face
prefs-group-looks = Appearance
prefs-group-board = At the board
prefs-group-clock = Clock and sound
