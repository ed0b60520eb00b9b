### New game

new-game-title = New game
name-white = White’s name
name-black = Black’s name
new-game-time = Time for each player
new-game-time-text = Time control in the notation of PGN
new-game-play = Kind of play
play-by-time = By the time
play-standard = Standard
play-rapid = Rapid
play-blitz = Blitz
new-game-supervision = Supervision
supervision-full = One arbiter for each game
supervision-light = One arbiter for many games
new-game-position = Starting position
start-usual = The usual one
start-chess960 = Chess960
start-fen = From a FEN
start-number = Number of the position
start-draw = Draw by lot
start-fen-text = The position as FEN
start-fen-what = Paste a position written as FEN here.
new-game-edition = Edition of the Laws
new-game-arbiter = Arbiter
arbiter-present = Present
arbiter-absent = Absent
new-game-regulations = Announced by the organiser
no-draw-before = No draw offers before move
no-agreed-draws = No draws by agreement
quickplay-announced = Claims in a quickplay finish
take-back-increment = An illegal move’s increment is taken back
new-game-start = Start the game
new-game-leaves = The game on the table is left as it stands.
start-fen-bad = No game can begin from this text. A FEN names every piece, who has the move and who may castle.
# $at: the place of a character, counted from 1
time-unclear = This cannot be read from character { $at } on.
