### A tournament: its reports, its standings, its tie-breaks

## what a report tells that was not taken as it stands there; behind each stand a colon and the text   $round: a round
trf-round = Round { $round }
trf-fault-unknown-record = unknown record, kept as it is
trf-fault-unused-record = record that is not used here, kept as it is
trf-fault-no-pairing-number = player without a pairing number, line kept as it is
trf-fault-number-taken = another player has this number, line kept as it is
trf-fault-not-a-number = not a number, left empty
trf-fault-unknown-value = unknown value
trf-fault-fields-run-together = a field runs on into the next one; the line is
trf-fault-shifted-columns = the results do not stand in their columns and were read one after another
trf-fault-unreadable-round = the result cannot be read and is left out
trf-fault-unknown-opponent = no such opponent, left out
trf-fault-one-sided = the opponent’s line does not say the same
trf-fault-colors-unclear = the colors are not clear; the lower number has White
trf-fault-results-disagree = the two results do not go together
trf-fault-old-bye = a bye in the letters of an older format
trf-fault-points-differ = points stated (and counted)

## what a report that was written does not hold   $number: a player's number   $name: the whole name   $text: the whole field   $tag: the three signs of a record
trf-loss-name-cut = The name of player { $number } has no room and was cut: { $name }
trf-loss-field-cut = A field of player { $number } has no room and was cut: { $text }
trf-loss-no-record = This format has no record { $tag }, so it was left out.
trf-loss-missing = Record { $tag } is wanted for rating, but nothing is known for it.

## the standings; headings of columns are short   $round: a round
standings-after = Standings after round { $round }
# $count: how many results of the round are in, of $all
standings-during = Standings, round { $round }, { $count } of { $all } results
standings-rank = Rk
standings-number = No.
standings-title = Title
standings-player = Name
standings-federation = Fed
standings-rating = Rtg
standings-points = Pts

## tie-breaks
tie-break-buchholz = Buchholz
tie-break-buchholz-cut1 = Buchholz cut 1
tie-break-buchholz-median1 = Median Buchholz
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-direct-encounter = Direct encounter
tie-break-wins = Number of wins
tie-break-games-won = Games won over the board
tie-break-progressive = Progressive score

## why a line of a pairing list is not taken as it stands there; behind each stand a colon and the line
pairing-list-no-pairing = no two players can be made out
pairing-list-unknown-number = no player has this number
pairing-list-ambiguous-name = this name fits several players
pairing-list-name-guessed = the name is written otherwise; the only player who fits was taken
pairing-list-paired-twice = this player is paired already
pairing-list-board-taken = this board is taken; the next free number was used

## why what was typed is no result   $board: a board   $text: what was typed   $result: the result that is there
quick-result-empty = Type a board and its result: 12 1
quick-result-no-board = “{ $text }” does not begin with a board.
quick-result-no-result = Board { $board }: the result is missing.
quick-result-unknown = Board { $board }: “{ $text }” is not a result.
quick-result-no-such-board = This round has no board { $board }.
quick-result-has-result = Board { $board } already has { $result }; another result is a correction.

## why something cannot be entered in a tournament
tournament-change-no-such-round = There is no such round.
tournament-change-no-such-board = This round has no such board.
tournament-change-no-such-player = There is no such player.
tournament-change-no-pairing-number = A player’s number lies between 1 and 9999.
tournament-change-paired-twice = One player would be in this round twice.
tournament-change-board-number-taken = Each board needs a number of its own.
tournament-change-has-results = This round has results and is not paired again.
tournament-change-has-result = This board already has a result; another one is a correction.
tournament-change-no-result = This board has no result to correct.
tournament-change-nothing-changes = That is already there.
tournament-change-no-reason = A correction needs a reason.
tournament-change-unreadable-incident = The incident cannot be read.

## what is registered of a player over the rounds
offence-warning = Warning
offence-illegal-move = Illegal move
offence-device = Electronic device
offence-wrong-claim = Wrong claim
offence-time = Time penalty
offence-points = Points penalty
offence-fine = Fine
offence-exclusion = Exclusion from rounds
offence-expulsion = Expulsion
offence-forfeit = Game forfeited

## the tables, the log and the report of a tournament   $round: a round   $board: a board   $player, $name: a name   $offence: what is registered
tournament-fide-id = FIDE ID
tournament-crosstable-after = Crosstable after round { $round }
tournament-crosstable-during = Crosstable, round { $round }, { $count } of { $all } results
tournament-chief-arbiter = Chief arbiter
tournament-deputies = Deputy arbiters
tournament-time-control = Time control
tournament-kind = System
tournament-players = Players
tournament-rounds = Rounds
tournament-corrections = Corrected results
tournament-incidents = Incidents
tournament-register = Warnings and penalties
tournament-notes = Notes
tournament-bye = Bye
tournament-absent = Not paired
tournament-not-come = Did not come: { $players }
tournament-came-late = Came after the default time and were let play: { $players }
tournament-late-forfeited = Came after the default time: { $players } (forfeited)
# Who has neither a game nor a bye
tournament-not-paired = Not paired: { $players }
# $time: when the arbiter noted it, after the default time
tournament-came-in-time = Came in time, noted at { $time }: { $players }
# Below the crosstable
tournament-crosstable-how = A column such as 12w1: against No. 12, with White, won.
# The letters and signs stand in the tables as they are
tournament-letters-byes = H  half-point bye · F  full-point bye · U  bye by the pairing · Z  zero-point bye
tournament-letters-forfeits = +  won by forfeit · –  lost by forfeit
tournament-registered = Round { $round }, board { $board }: { $offence }
# $players: how many   $rounds: how many are paired
tournament-log-imported = Report read; players: { $players }, paired rounds: { $rounds }
tournament-log-described = Tournament: { $name }
# $number: a player’s number
tournament-log-player = Player { $number }: { $name }
# $boards: how many
tournament-log-paired = Round { $round } paired; boards: { $boards }
# $white, $black: names; a colon or a result stands behind them
tournament-log-board = Round { $round }, board { $board }: { $white } – { $black }
# $before, $result: results   $reason: why
tournament-log-corrected = { $before } corrected to { $result }: { $reason }
# $bye: the letter of a bye
tournament-log-bye = Round { $round }: bye ({ $bye }) for { $player }
# $start: a time of day   $minutes: the default time
tournament-log-schedule = Round { $round }: start { $start }, default time { $minutes } min
# $players: names
tournament-log-came = Round { $round }: came: { $players }
tournament-log-missing = Round { $round }: not there: { $players }
# $article: the article, such as 6.7.1
tournament-log-late = after the default time; the arbiter let the game be played ({ $article })
# $time: when the arbiter noted it, after the default time
tournament-log-in-time = came in time, noted at { $time }
# $count: how many
tournament-log-many-came = Round { $round }: players who came: { $count }
# $article: its number; before it the board and the result
tournament-log-default-time = default time of { $minutes } min ({ $article })
# Behind the default time: who lost by it and came after it
tournament-log-came-after = came after it: { $players }
tournament-log-incident = incident
tournament-log-incident-again = incident, entered anew
# $count: which illegal move of that player, from 1
tournament-illegal-move = { $count ->
    [1] First illegal move
    [2] Second illegal move
    [3] Third illegal move
   *[other] Illegal move No. { $count }
}
tournament-loses = { $player } loses the game.
tournament-late-loses = { $player } came after the default time and loses the game.
tournament-absent-loses = { $player } did not come in the default time and loses the game.
tournament-late-plays = { $player } came late and plays by the arbiter’s decision.
tournament-log-game = game played on this computer
tournament-log-note = Note
tournament-log-unread = Pairing lines that could not be read
