### Asking about the game: what is typed behind a full stop, and what is answered

# Words that begin a question or name what it is about, apart by blanks: whoever asks types any one of them
ask-help-words = help ? words
ask-clock-words = t clock clocks time times
ask-last-words = l last
ask-turn-words = w turn who
ask-square-words = o square here
ask-men-words = p pieces men
ask-rank-words = rank row
ask-file-words = file column
ask-taken-words = taken captured
ask-moves-words = m moves
ask-captures-words = x captures takes
ask-attackers-words = z attackers attacks attack
ask-white-words = white
ask-black-words = black
ask-king-words = king kings
ask-queen-words = queen queens
ask-rook-words = rook rooks
ask-bishop-words = bishop bishops
ask-knight-words = knight knights
ask-pawn-words = pawn pawns

ask-help = You can ask: clock, last, turn, square, pieces, rank, file, taken, moves, captures, attackers. A square, a piece or a colour by itself is a question too.
# $text: what was typed
ask-unknown = “{ $text }” is not a question I know. Type .help for the list.
ask-tournament = In a tournament nobody may help a player with that.
ask-no-move = No move has been made yet.
ask-none = none
