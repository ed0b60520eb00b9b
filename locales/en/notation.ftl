### Written moves, games in files, and why they could not be read
# What stands behind a written move and a colon. $at: a place, counted from 1   $piece: its name   $square: where to   $moves: a list
misread-nothing = nothing is written.
misread-unreadable = this makes no sense from character { $at } on.
misread-nothing-there = you have no piece there.
misread-no-such-piece = there is no { $piece } there.
misread-cannot-go-there = the { $piece } cannot go to { $square }.
misread-leaves-king-in-check = the { $piece } may not go to { $square }: the king would be in check.
misread-cannot-become = nothing here can become a { $piece }.
misread-cannot-castle = castling on this side is not possible.
misread-ambiguous = it could be any of these: { $moves }.
# How a written move is understood. $move: as the player writes it
reads-as = Read as: { $move }
# What was not understood in a file. $line, $column: where, counted from 1   $what: one of the sentences below
fault-place = Line { $line }, character { $column }: { $what }
# $name: of a tag, of a variant   $text: as it stands   $why: one of the sentences above   $tag, $movetext, $board, $told: scores
trouble-tag = a damaged tag.
trouble-tag-twice = the tag { $name } appears twice; the first one counts.
trouble-start = the starting position is unreadable or impossible; no move was read.
trouble-variant = unknown variant { $name }; no move was read.
trouble-move = { $text }: { $why }
# Behind such a move, where a file was turned into another notation
trouble-rest-left = What follows was left as it is.
trouble-null-move = a null move: the turn passes without a move. The Laws do not allow it; nothing was left out.
trouble-null-move-in-check = { $text }: a player in check cannot pass the turn.
trouble-wrong-sign = { $text }: a sign does not fit the move, which was written without it.
trouble-word = { $text } means nothing here and was skipped.
trouble-word-left = { $text } means nothing here and was left as it is.
trouble-comment-open = a comment that does not end.
trouble-variation-open = a variation that does not end.
trouble-too-deep = variations nested too deeply; this one was left as it is.
trouble-stray = { $text } closes nothing.
trouble-stray-opening = { $text } opens nothing here.
trouble-after-the-end = text after the end of the game.
trouble-no-score = the moves end without a result.
trouble-scores-differ = the tag says { $tag }, but { $movetext } stands behind the moves.
trouble-belied-score = the game ends with { $board } on the board, but the result says { $told }.
trouble-encoding = the text is not UTF-8; it was read as { $name }.
trouble-too-long = too long for a game; the rest was skipped.
# A line that was to be a FEN. $bytes: how many it may have
fen-too-long = the line is longer than { $bytes } bytes.
# The games of a file. $file: its name   $count, $all: games
games-title = Games: { $file }
games-search = Search by name, event or date
games-shown = { $count } of { $all } games
games-reading = still reading…
games-none-found = No games found.
games-read-as = Read as { $name }. If letters look wrong, choose:
# Behind the last move, where it is not UTF-8. $name: Windows-1250
games-encoding = Read as { $name }; no letter is missing.
games-none = there is no game in it.
games-choose = Choose a game to see it.
games-lay = Save or print…
games-faults = Problems
games-first = To the beginning
games-back = One move back
games-forward = One move forward
games-last = To the end
# A game from a file, looked through. $white, $black: the players of the game on the table   $time: h:mm:ss   $move: a move
history-continue = Continue from here
# While the game looked through is still in play
history-another = Another game from here…
history-unfinished = { $white } v { $black } is still in progress.
history-keep = Stay with that game
history-set-aside = Save it and continue from here
history-set-aside-what = It will be saved under “{ kept-title }”.
# Which of two unfinished games is to be on the table
replace-title = Which of the two games?
replace-here = Current game
replace-other = The game you opened
replace-keep = Keep this one
replace-keep-what = It stays on the board. The other stays in its file.
replace-resume = Resume this one
replace-resume-what = It goes on the board, with its clocks stopped. Your current game will be saved under “{ kept-title }”.
# $players: of the game that gives way
replace-listed-title = Resume this game?
replace-listed-what = Your game { $players } will be saved, with its clocks stopped. It stays in this list.
history-fivefold = Fivefold repetition.
history-seventy-five = Seventy-five moves by each player without a capture or a pawn move.
history-dead = Neither side could checkmate any more.
history-retracted = An illegal move was taken back: { $move }.
# Results for which PGN has no sign
score-half-to-white = ½–0: half a point for White, nothing for Black.
score-half-to-black = 0–½: nothing for White, half a point for Black.
score-both-lose = 0–0: both players lose.
# A game looked through. $number: which ruling, from 1   $time: what is played with since, 15 + 10
review-look-through = Review
review-times = Time used, move by move
review-times-where = Time used for each move: White above, Black below
review-times-ruled = red = ruling
# What was used behind the last move, before its time
review-times-end = At the end
# Over the two parts of the chart, where a game was continued
review-times-before = Before
review-times-since = New clocks
# $time: the longest time that a move took
review-longest = longest move { $time }
review-ruling = Ruling { $number }
# $move: with its number
review-taken-back = Position before { $move } restored
review-copy = Copy FEN
review-copied = FEN copied
review-unfinished = The game is not over.
review-variation = Variation
review-variation-back = Main line
review-continued = Continued here, new clocks: { $time }
review-continued-stood = Continued here, same clock times
review-score = Points in this game: { $score }
review-continued-untimed = Continued here, without a clock
