### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Scoresheet
sheet-event = Event
sheet-site = Place
sheet-round = Round
sheet-board = Board
sheet-date = Date
sheet-result = Result
sheet-remarks = Arbiter’s remarks
# Behind the number of a move that was taken back later
sheet-taken-back = (taken back)
sheet-signature-white = White’s signature
sheet-signature-black = Black’s signature
# The page on which a sheet is ordered
sheet-print = Print a scoresheet
sheet-whose = Scoresheet of
sheet-language = Language of the sheet
sheet-paper = Paper
sheet-is-empty = Blank scoresheet
# $letters: characters that no font of the program has
sheet-boxes = The printed page has no characters for { $letters }; they are printed as boxes.
sheet-print-now = Print…
sheet-save-pdf = Save as PDF…
sheet-save-text = Save as text…
# A page as it will be printed
print-preview = Page { $page } of { $count }
# A scoresheet that a player keeps alone at the screen. $player: the player's name   $written, $played: moves
own-score = Players keep their own scoresheets
own-sheet = { $player }: scoresheet
own-write = { $player }: write a move
own-offer = Note the draw offer
own-strike = Cross out the last entry
own-complete = Complete the scoresheet
own-differs = Written: { $written }. Played: { $played }.
own-illegible = Not legible: { $written }
sheet-continued = Continued here
# What is known of a game beside its moves
details-title = Game details
menu-details = Game details…
details-of-event = Event and ratings
details-ratings = Ratings
details-fide-ids = FIDE IDs
rating-white = White’s rating
rating-black = Black’s rating
fide-id-white = White’s FIDE ID
fide-id-black = Black’s FIDE ID
# How others follow a game. $path: the file
live-title = Broadcast and streaming
live-what = A PGN file is replaced after each completed move, so that other programs can follow the game. The next game takes its place; every game stays under “All games and files”.
live-choose = Keep a PGN up to date…
live-path = Kept up to date: { $path }
live-stop = Stop updating it
live-texts = Small text files beside it: names, clocks, last move, result
live-ground = Background of the projector view
ground-usual = As usual
ground-green = Green
ground-magenta = Magenta
choose-live-pgn = Keep a PGN up to date
