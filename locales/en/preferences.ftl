### Preferences

prefs-language = Language
prefs-letters = Letters
prefs-mode = Brightness
mode-system = As the system
mode-light = Light
mode-dark = Dark
prefs-board = Board
board-ivory = Ivory and green
board-walnut = Walnut
board-slate = Slate
board-diagram = Diagram
prefs-pieces = Pieces
pieces-staunton = Turned wood
pieces-facing = For two sides of a flat screen
prefs-scale = Size of everything
prefs-animation = Cards and pieces glide
prefs-assist = Assistance
# $level: one of the three below
assist-now = Assistance: { $level }
assist-tournament = Tournament
assist-tournament-what = Nothing is hinted. Illegal moves can be made and the clock pressed; only what the Laws make automatic happens by itself.
assist-friendly = Friendly
assist-friendly-what = Shows the life of the move and what a touched piece owes. Illegal moves are made, but noticed at once.
assist-teaching = Teaching
assist-teaching-what = Explains an impossible move before it is made, shows where a touched piece may go, and says a sentence about every act.
prefs-hands = Hands
hands-quick = Quick hands
hands-quick-what = A capture takes the piece off, castling brings the rook along, a promotion asks which piece.
hands-full = Full hands
hands-full-what = You do every act yourself: take the captured piece off the board, move the rook, take the new piece from the box.
prefs-clock-keys = Keys of the clock
clock-keys-control = Left and right Ctrl
clock-keys-shift = Left and right Shift
prefs-sound = Sound
prefs-sound-on = Sounds of board and clock
prefs-volume = Loudness
# How each player likes his moves written
prefs-notation = Notation
prefs-notation-what = Each player’s moves are written in his own notation, whatever the language of the program.
prefs-form = Short or long
prefs-capture = Captures
prefs-pawn-capture = Captures by a pawn
prefs-promotion = Promotion
prefs-castling = Castling
prefs-mate = Check and mate
prefs-as-in-the-laws = As the Laws print it
