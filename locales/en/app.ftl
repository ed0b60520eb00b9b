### First screen, menus, commands

app-name = Jadoube
app-what = A chess board, clock and arbiter

card-play = Play
card-play-what = Two players, one board, a clock, and an arbiter that knows the rules.
card-play-more = Move a piece, then press the clock. If a move breaks the rules, the arbiter says what is wrong and why.
card-learn = Learn the Laws
card-learn-what = Step-by-step lessons on a live board, and situations where you make the ruling.
card-learn-more = Make the mistake on purpose and see the ruling. For clubs, children and future arbiters.
card-open = Open a game
card-open-what = Open a saved game or a PGN file.
card-open-more = Go through it move by move with its clocks, or play on from any position.
# $white, $black: the players' names

menu = Menu
menu-new = New game
menu-chess960 = New game: Chess960
menu-open = Open…
menu-save = Save the game…
menu-pgn = Export as PGN…
menu-copy-pgn = Copy the game as PGN
menu-copy-fen = Copy the position as FEN
menu-copy-picture = Copy a picture of the board
menu-save-picture = Save a picture of the board…
menu-print = Print a scoresheet…
menu-first = Home
menu-preferences = Preferences
menu-keys = Keys
menu-manual = Manual
manual-play = How to play
manual-command-line = On the command line
menu-palette = Find an action…
palette-hint = Find an action, a setting or a page
palette-nothing = No action has these words.
# Other words by which Play the computer is looked for
palette-computer = computer, engine, machine, bot, robot, program, opponent, partner, alone, solo, practice
# Other words by which Chess960 is looked for
palette-chess960 = 960, chess 960, Fischer, Fischer random, Fischerandom, Freestyle, shuffle
# What is set in the preferences
palette-preferences = voice, speech, read aloud, sound, volume, text size, motion, contrast, theme, colours, notation, settings, options
menu-full-screen = Full screen
menu-projector = Projector view
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

# The name under which a pasted game is told
clipboard = Clipboard
# The kinds of files in a dialog
choose-games = Games and positions
choose-all-files = All files
# While a file is held over the window
drop-here = Let go to open it here
choose-open = Open a game
choose-open-report = Open a tournament report
choose-reports = Tournament reports
choose-engine = Choose a UCI engine
choose-save = Save the game
choose-pgn = Export as PGN
choose-picture = Save a picture of the board
choose-sheet = Save the scoresheet
choose-what = No file dialog is available. Type the path of the file.
choose-where = No file dialog is available. Type a path.
choose-path = Path of the file
# $path: the file that is there already
choose-taken = { $path } already exists. Replace it or choose another name.
choose-overwrite = Replace

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
article-other = How each edition rules on the same act
article-nothing = No ruling in this edition.
ruling-interpretation = An interpretation: the Laws leave this open.
ruling-advice = Advice to arbiters: it is not part of the Laws.
ruling-name = Ruling
# $number: 7.5.5
article = Article { $number }
# $year: 2023
laws-of = Laws of { $year }
edition-unknown = no such article
# $year: 2023   $number: 7.5.5
law-not-there = The { $year } edition has nothing at { $number } that this program knows.
# $year: 2023
law-of-another-edition = In the { $year } edition that number is:
# $count: how many   $words: what was searched for
law-found = { $count ->
    [one] One provision of the Laws mentions “{ $words }”:
   *[other] { $count } provisions of the Laws mention “{ $words }”:
}
card-side = Side clock
card-side-what = A two-sided clock for a real board next to the screen.
card-side-more = Each player presses one half of the window: mouse, finger or Ctrl key.
# A side clock that was begun. $white, $black: the players’ names   $white-time, $black-time: 1:32:58
card-side-goes-on = Side clock in progress: { $white } { $white-time } – { $black } { $black-time }
# The same of another day. $day: yesterday, 14 March 2026
card-side-left = Side clock left unfinished, { $day }: { $white } { $white-time } – { $black } { $black-time }
choose-game-report = Save the game report
choose-side-clock-log = Save the clock log

kept-title = All games and files
kept-what = Every game you start is saved here, finished or not.
kept-game = Unnamed game
kept-side-clock = Side clock log
kept-incident = Incident
kept-tournament = Tournament log
kept-settings = Preferences
kept-damaged = damaged
kept-open = Open
# $path: the folder
kept-opened = Recently opened
kept-folder = Folder: { $path }
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
settings-offered = This file contains preferences. Use them instead of yours?
settings-keep = Keep mine
settings-take = Use these
closing-title = Close this window?
closing-what = What was played here is kept only in this window. Anything you have not saved to a file will be lost.
closing-stay = Stay here
closing-close = Close without saving

card-desk = Arbiter’s desk
card-desk-what = Make rulings, correct the clocks, read the log.
card-desk-begin = Start a game, then click “Arbiter’s desk” above the board.
card-desk-more = Decide claims, set the clocks, restore positions, and print what happened.
first-unfinished = Unfinished
# $count: games beside the one shown
first-more-unfinished = { $count } more unfinished
first-recent = Recent games
first-no-recent = Finished games will appear here.
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
summary-to-move = { player } to move.
# $player: white, black
summary-runs = { player }’s clock runs.

# The page that tells what the program is
about-title = About Jadoube
about-program = Program
about-version = Version
about-licence = Licence
about-licence-what = Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.
about-no-network = Jadoube opens no network connection and sends nothing anywhere.
about-credits = Fonts, pieces, sounds
about-libraries = Libraries
