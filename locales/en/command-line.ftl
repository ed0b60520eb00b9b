### The command line: its help, its manual pages, and what was not understood. Names of commands, options and files stay as they are

cli-jadoube = The desktop board, clock and arbiter that know the FIDE Laws of Chess
    .long = Without a command the window opens, and in it each FILE that is given. The commands answer on standard output and open no window; the program jadoube-cli has the same commands and needs neither a display nor sound.
    .files = Games to open in the window: PGN, FEN, EPD, or files of this program
    .encoding = The encoding of the file, where it is not detected: windows-1250, windows-1251 and so on
    .new_game = Begin with a new game
    .learn = Begin with what there is to learn
    .side_clock = Begin with the clock for a board beside the screen, set to TIMES if they are given: 90+30
cli-jadoube-cli = The arbiter that knows the FIDE Laws of Chess, on the command line
    .long = The commands answer on standard output; no window is opened, and neither a display nor sound is needed.

cli-judge = Judge scripts: what would the arbiter rule?
    .long = One line is printed for each ruling, then the state that was reached. A line has five columns separated by tabs: when, the number of the act (- for a flag that fell between two), the rule, its articles, the consequences. The last line begins with end: the table and the game as FEN, both clocks, who has the move, whose clock runs, the result or *, and the class of play. With --edition all the answers are printed side by side, a column for each group of editions that agree. What is printed is the same in every language; only faults and differences are reported in yours. Exit status 1: something is not as expected. 2: a file could not be judged.
    .files = The scripts; - is standard input
    .edition = Judge by this edition instead of the script’s own, or by all of them
    .expect = Compare with what the script expects, in every edition that it states
    .quiet = Print only what differs: from what is expected (--expect) or between editions (--edition all)
    .format = For people, or for machines: one JSON object a line
cli-law = Show what an article of the Laws says, and where each edition states it
    .long = Names every provision at that article, gives its gist in our own words, its number in each edition, and what was different. An article with parts (7.5) shows them all. If the edition has no such number, the newest one that has it is used. For words (delay, increment) it lists the provisions that mention them; if there is only one, it is shown. Exit status 2: nothing was found.
    .article = The article as that edition numbers it (7.5.5, 7.4b), a provision’s own name (illegal-count-std), or words
    .edition = The edition whose numbers are used; the newest by default
    .format = For people, or for machines: one JSON object a line
cli-lesson = List the lessons and situations, or check files of them
    .long = Reports step by step, ready to be copied, where the arbiter rules differently from what a lesson or situation expects, and what a learner could not do in it. Exit status 1: something was reported. 2: a file cannot be read.
    .list = List all lessons and situations of the program: kind, number, name, title
    .check = Check these files of lessons and situations
cli-mate = Say for each FEN whether a side could still mate by any series of legal moves
    .long = One line answers each FEN, in order: yes, a tab and a mating line in UCI moves; no (proved); undecided, a tab and the number of positions that were looked at; or error, a tab and why the line is not a position. Exit status 1: a line was not a position.
    .by = The side that would mate
    .nodes = How many positions the search may reach before it leaves a question undecided
    .fens = The positions; without any, one on each line of standard input
cli-notation = Convert games and bare moves from one notation to another
    .long = Only the moves change. What is not a legal move is named on standard error with its line and column, and the moves after it are left alone. So are comments, variations and tags without an end. The output is UTF-8. A detected encoding, a right in a FEN that contradicts the pieces, and a sign of capture, check or mate that does not fit its move are reported, but are not failures. Exit status 1: something was not understood, or a file could not be read.
    .from = The letters that are read
    .to = The letters that are written
    .signs = The signs that are written: pgn (exd6, d8=Q, O-O), laws (exd6 e.p., d8Q, 0-0) or polish (S:d6, ed6, Wa8X); by default those of PGN for English and those of the Laws for other letters
    .mate = The sign of mate, if not the usual one
    .form = How much of each move is written: Nf3, Ng1f3 or Ng1-f3
    .encoding = The encoding that is read, where it is not detected: UTF-8, UTF-16LE, windows-1250, windows-1251, windows-1252, ISO-8859-2
    .files = The files; without any, standard input
cli-export = Write a saved game as PGN or as a scoresheet
    .long = Reads a saved game, a journal that the program kept, or the first game of a PGN file. Text goes to standard output; with --output it goes into that file, and where the name of the file ends in .pdf, pages for the printer are written. Exit status 1: the file holds no game, or nothing could be written.
    .file = The saved game
    .kind = What is written
    .output = The file that is written; without it, standard output
    .overwrite = Replace a file that already exists
    .paper = The paper of a PDF
    .letters = The letters of the moves in a scoresheet
cli-report = Write what happened in a saved game: the arbiter’s report; of an incident, its sheet
    .long = Reads what export reads and tells it line by line, as the arbiter’s desk prints it: who did what and when, what both clocks showed, what was ruled and by which article, then the moves and lines to sign on. Text goes to standard output; with --output it goes into that file, and where the name of the file ends in .pdf, pages for the printer are written. Exit status 1: the file holds no game, or nothing could be written.
    .file = The saved game
    .output = The file that is written; without it, standard output
    .overwrite = Replace a file that already exists
    .paper = The paper of a PDF
    .letters = The letters of the moves; by default those of the language
cli-event = Show the standings of a tournament, or write its report (TRF)
    .long = Reads a tournament report (TRF16 or TRF26) or the log of a tournament that this program kept, and shows the standings with their tie-breaks. What is not understood of a report is named on standard error with its line; lines that nobody understood are written again as they are. With --format the report is written, each field in its columns, and what has no room is named. Exit status 2: there is no tournament in the file, or it cannot be read.
    .file = The report, or the log of a tournament; - is standard input
    .format = What is printed: the standings, or a report in the format of 2016 or 2026
    .crosstable = Show in the standings whom each player met in each round
    .round = The standings after this round; without it, after the last complete one
    .ascii = Write names in ASCII letters only
    .encoding = The encoding of the report, where it is not detected: windows-1250, windows-1251 and so on

## Options of every command, and the parts of the help

cli-language = The language: en, sr-Cyrl, sr-Latn, sl, pl or mk; without it, the system’s
cli-help = Print help
cli-version = Print the version
cli-help-command = Print this help, or that of a command
cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
# Behind the help of an option. $value: as it is typed   $values: names, parted by commas
cli-default = Without it: { $value }
cli-possible = One of: { $values }

## What was not understood. $argument: an option or the name of a value   $value: as it was typed   $known: names, parted by commas   $command: a command to type

cli-unknown-command = “{ $value }” is neither a command nor a file.
cli-unknown-argument = { $argument } is not known here.
cli-wrong-value = “{ $value }” is not a value for { $argument }.
cli-value-missing = { $argument } needs a value.
cli-argument-missing = { $argument } is missing.
cli-conflict = { $argument } cannot be combined with the rest.
cli-not-understood = This command line cannot be understood.
cli-similar = Did you mean { $known }?
cli-known = Known: { $known }.
cli-more = See { $command } for more.
cli-not-printed = The answer could not be printed: { $why }
# $path: a file
cli-already-there = { $path } already exists; --overwrite replaces it.

## Headings and sentences of the manual pages

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDS
man-arguments = ARGUMENTS
man-options = OPTIONS
man-exit-status = EXIT STATUS
    .all-well = All is well.
    .one = Something is not as expected, was not understood, or no window could be opened.
    .two = The command line was not understood, or a file could not be read.
man-environment = ENVIRONMENT
    .home = One folder for all of the program’s own files, instead of those named below
    .log = How much is written into the log: error, warn, info, debug or trace
    .language = The language, as gettext reads these variables
    .display = Where the window is opened
man-files = FILES
    .settings = what was chosen
    .journal = the game on the table
    .earlier = games that gave way to others
    .log = the log, if one was asked for
    .crash = what is known of the last fault
man-examples = EXAMPLES
man-see-also = SEE ALSO
