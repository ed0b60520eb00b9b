### First screen, menus, commands

app-name = Jadoube
app-what = Chess by the Laws: board, clock and arbiter

card-play = Play
card-play-what = Two players at one board, with a clock and an arbiter who knows the Laws.
card-play-more = Move a piece, then press the clock. If something is wrong, a ruling says what and why.
card-learn = Learn the Laws
card-learn-what = Step by step, on the live board: lessons, and situations in which you are the arbiter.
card-learn-more = Make the mistake on purpose and see the ruling. For a club, a child, or whoever wants to arbitrate.
card-open = Open a game
card-open-what = Open a saved game, or one written as PGN.
card-open-more = Go through it move by move, with its clocks, or play on from any position.
# $white, $black: the players' names

menu = Menu
menu-new = New game
menu-open = Open…
menu-save = Save the game…
menu-pgn = Export as PGN…
menu-print = Print a scoresheet…
menu-first = First screen
menu-preferences = Preferences
menu-keys = Keys
menu-full-screen = Full screen
menu-projector = Board and clocks only, for a projector (Esc leaves)
menu-quit = Quit
# What the items of the menu have in common
menu-of-game = This game
menu-of-files = Games and files
menu-of-board = The board
menu-of-program = The program

back = Back
# Where a page leads back to
place-table = The game
place-games = Games
cancel = Cancel
close = Close
# In the place of a button that cannot be undone, before the button itself and No
sure = Sure?
sure-no = No

choose-open = Open a game
choose-save = Save the game
choose-pgn = Export as PGN
choose-sheet = Save the scoresheet
choose-what = The system offers no window for choosing files here, so please type where the file is.
choose-where = The system offers no window for choosing files here, so please type where the file is to go.
choose-path = Path of the file
# $path: the file that is there already
choose-taken = { $path } is there already. Choose another name, or replace it.
choose-overwrite = Replace the file

notes-name = Messages
# $count: how many messages beside the one shown
notes-more = { $count ->
    [one] one more
   *[other] { $count } more
}

color-white = White
color-black = Black

article-open = What this article says
article-editions = In each edition
article-other = How each edition rules on what was done here
article-nothing = It would have ruled nothing here.
ruling-interpretation = An interpretation: the Laws leave this open.
ruling-name = Ruling
# $number: 7.5.5
article = Article { $number }
# $year: 2023
laws-of = Laws of { $year }
edition-unknown = not in this edition
# $year: 2023   $number: 7.5.5
law-not-there = The { $year } edition has nothing at { $number } that this program knows.
# $year: 2023
law-of-another-edition = In the { $year } edition that number holds:
card-side = Side clock
card-side-what = A clock with two sides for a board that stands beside the screen.
card-side-more = Each player presses one half of the window, with the mouse, a finger or a Ctrl key.
# A side clock that was begun. $white, $black: the players’ names   $white-time, $black-time: 1:32:58
card-side-goes-on = Side clock in progress: { $white } { $white-time } – { $black } { $black-time }
# The same of another day. $day: yesterday, 14 March 2026
card-side-left = Side clock left unfinished, { $day }: { $white } { $white-time } – { $black } { $black-time }
choose-game-report = Save the report of the game
choose-side-clock-log = Save the log of the clock

kept-title = All games and files
kept-what = Every game begun here is kept, also one that was set aside; it can be opened again.
kept-game = A game without names
kept-side-clock = The log of the side clock
kept-settings = Preferences
kept-damaged = damaged
kept-open = Open
# $path: the folder
kept-opened = Opened lately
kept-folder = The files lie in { $path }
# In the bar above the table: who helps
bar-tournament = Tournament arbiter
bar-friendly = Friendly arbiter
bar-teaching = Teacher
bar-pause = Pause
# Beside the clocks of the game on the table, while another game is looked through
in-play = Game in play
kept-players = Players
kept-time = Time
kept-to-the-result = Result and signatures
kept-to-the-table = Back to the game
settings-offered = This file holds preferences of the program. Yours stay as they are unless you use these instead.
settings-keep = Keep mine
settings-take = Use these

card-desk = Arbiter’s desk
card-desk-what = Rule, correct, record: the game on the table and its log.
card-desk-begin = For the arbiter: begin a game here, then open it from the bar above the board.
card-desk-more = Decide claims, set clocks, put positions back, and print what happened.
first-unfinished = Unfinished
# $count: games beside the one shown
first-more-unfinished = { $count } more unfinished
first-recent = Recent games
first-no-recent = Finished games will stand here.
summary-resume = Resume
# $number: of the move that is played
summary-move = move { $number }
# What both clocks show. $white, $black: 4:31
summary-clocks = clocks { $white } – { $black }
summary-in-play = in play
summary-unfinished = unfinished
summary-adjourned = adjourned
summary-referred = result open
summary-annulled = annulled
summary-from-a-file = from a file
# $player: white, black
summary-to-move = { player } is to move.
# $player: white, black
summary-runs = { player }’s clock runs.
