### A tournament: its beginning, its rounds, its results

event-title = Tournament
event-new = New tournament
event-from-file = From a file or the clipboard
event-from-file-what = Open a report (TRF) or paste a pairing list with Ctrl+V; a file can also be dropped here.
event-open = Open a report…
event-typed = Or type it
event-pairings = Pairings, one board a line
event-pairings-example = 1  Novak Ana – Kos Boris
event-pairings-what = Number, White, Black. Anyone who is new becomes a player; “bye” behind a name gives a bye. A pasted list will do.
event-begin = Begin
event-pair = Pair this round
event-remarks = Not taken as it stands
# $line: the number of a line
event-line = Line { $line }
# $board: the number of a board
event-board = Board { $board }
# $round: a round   $all: how many rounds are paired
event-round = Round { $round }
event-round-of = Round { $round } of { $all }
event-earlier-round = Earlier round
event-later-round = Later round
event-next-round = Next round…
event-next-round-what = Or paste its pairings with Ctrl+V.
event-undo = Take back
# The reason that stands with a result that was taken back
event-taken-back = Taken back
event-entry = Board and result
event-entry-what = Board, result, Enter: 12 1 · 12 0 · 12 = · 12 +-
# $count: boards without a result
event-only-playing = Only boards still playing ({ $count })
event-all-in = All results are in.
# $count: results that are there, of so many boards ($all)
event-results-in = { $count } of { $all } results are in
# Why a result is asked about before it is entered
event-asks-unusual = An unusual result.
event-asks-live = The game at this board is live on this computer.
event-how = Choose a board with a click or the arrow keys, or type its number and result.
# $player: a name   $bye: the letter of a bye
event-bye = Bye ({ $bye }): { $player }
# $board: its number   $white, $black: names   $result: the result
event-entered = Board { $board }: { $white } – { $black } { $result }
event-played = Played
event-forfeits = Forfeit
event-unusual = By decision of the arbiter
event-result-white = White wins
event-result-draw = draw
event-result-black = Black wins
event-result-forfeit-black = Black forfeits
event-result-forfeit-white = White forfeits
event-result-forfeit-both = both forfeit
event-result-both-lose = both lose
event-result-half-zero = half a point for White only
event-result-zero-half = half a point for Black only
# $result: the result that is there, or the one that is to be
event-has-result = Result: { $result }
event-correct-how = For another result, choose it and say why.
event-reason = Reason for the correction
event-correct = Correct to { $result }

## the tabs beside the rounds
event-tab-rounds = Rounds
event-tab-standings = Standings
event-tab-crosstable = Crosstable
event-tab-players = Players
event-tab-log = Log
event-find-player = Find a player
event-find-line = Search the log
event-none-found = Nothing found.
event-no-standings = There are no standings before the first round is paired.
event-choose-player = Choose a player to see every round and what is registered.
# $rank: a place   $points: points
event-player-place = Place { $rank }, points: { $points }
event-nothing-registered = Nothing is registered.

## the report
event-report = Save report…
event-report-what = Standings, crosstable, every round, corrections, penalties and notes, as they stand now.
event-details = Details of the tournament
event-details-change = Details of the tournament…
event-details-save = Save
event-federation = Federation
event-first-day = First day
event-last-day = Last day
event-report-language = Language of the report
event-report-csv = Standings as CSV…
event-report-rating = For rating (TRF)
event-report-rating-what = A file for the federation and for other programs.
# $version: the name of a format
event-report-trf = Save as { $version }…
event-report-ascii = Write names in plain Latin letters
choose-event-report = Save the tournament report

## an incident of the tournament   $round: a round   $board: a board
event-attach = Enter in the tournament: round { $round }, board { $board }
event-attached = Entered in the tournament: round { $round }, board { $board }
event-attach-again = Put in place of the one entered: round { $round }, board { $board }
event-attach-other = Enter as another incident
# $ruled: the result by the ruling   $result: the result of the board
event-ruled = By the ruling the result is { $ruled }.
event-ruled-other = By the ruling the result is { $ruled }; entered is { $result }.
event-ruled-open = By the ruling the game goes on; entered is { $result }.
event-enter-result = Enter { $result }
# $article: the number of an article
event-ruled-reason = Ruling on the incident ({ $article })
event-ruled-anew = The incident was ruled on anew
event-incident-here = Incident at this board…
event-incident-waits = Go to the incident not entered yet…

## a board whose game is played on this computer   $round, $board: numbers   $ruled, $result: results
event-play-here = Play at this table…
event-use-side-clock = Use the side clock…
event-here-table = Live: at this table
event-here-side-clock = Live: on the side clock
event-to-table = Go to the table
event-to-side-clock = Go to the side clock
event-decision-waits = The arbiter has to decide.
event-game-result = The game played here ended { $ruled }.
event-game-other = The game played here ended { $ruled }; entered is { $result }.
event-game-reason = As played on this computer
# $name: the name of the tournament
event-for-board = Round { $round }, board { $board }: { $name }
event-not-for-board = These are not the players of round { $round }, board { $board }, so the tournament takes nothing from this game.
event-report-games = Games of round { $round } (PGN)…

## who has come to a round, its start and its default time   $count, $all: how many   $time: a time
event-mode-results = Results
event-mode-attendance = Who has come
event-attendance-entry = Board
event-attendance-what = Board, Enter: both have come · 12 +- only White · 12 -+ only Black · 12 -- nobody
event-attendance-fault = Not understood. Type 12, 12 +-, 12 -+ or 12 --.
# $board: its number
event-came-both = Board { $board }: both have come
event-came-white = Board { $board }: only White has come
event-came-black = Board { $board }: only Black has come
event-came-nobody = Board { $board }: nobody has come
event-missing = Only boards where someone is missing ({ $count })
event-nobody-missing = Nobody is missing.
event-attendance-count = { $count } of { $all } players have come
event-all-others-come = All others have come ({ $count })
event-others-came = All others have come: { $count }
# $result: the result that follows
event-forfeit-board = Forfeit by default time: { $result }
# $count: how many boards
event-forfeit-all = Forfeit by default time ({ $count })
event-start = Start
event-default-time = Default time in minutes
event-announcement = Also announced
event-announce = Announce
event-start-fault = The start is a time of day such as 18:00, the default time a number of minutes.
event-starts-in = The round starts in { $time }
event-default-time-left = Default time: { $time } left
event-default-time-over = The default time ended at { $time }.
# $time: when it ended   $article: the article
event-late = The default time ended at { $time }. Whoever comes later loses ({ $article }) unless you decide otherwise.
event-late-in-time = Came in time
event-late-plays = Let play all the same
event-hall = Hall view
event-hall-starts-in = The round starts in
event-hall-default-time = Default time ends in
event-hall-over = The default time is over
# $start, $end: times of day   $minutes: how many
event-hall-times = Start { $start } · default time { $minutes } min
event-hall-rule = Whoever arrives after { $end } loses the game, unless the arbiter decides otherwise.
event-hall-none = No round is paired yet.
event-hall-window = On a second screen
