### Forms that other messages refer to. Each language has its own; only messages of the same language use them.

# $player: white, black
player = { $player ->
    [white] { white-named }
   *[black] { black-named }
}
opponent = { $player ->
    [white] { black-named }
   *[black] { white-named }
}
# A player by name where it is known. $white-mark, $black-mark: where the name will stand, or “none”
white-named = { $white-mark ->
    [none] White
   *[mark] { $white-mark }
}
black-named = { $black-mark ->
    [none] Black
   *[mark] { $black-mark }
}

# How long: $minutes and $seconds, each a whole number
duration = { $minutes ->
    [0] { duration-seconds }
   *[other] { $seconds ->
        [0] { duration-minutes }
       *[other] { duration-minutes } and { duration-seconds }
    }
}
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
duration-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

# $role: king, queen, rook, bishop, knight, pawn
a-piece = { $role ->
    [king] a king
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
   *[pawn] a pawn
}
touched-piece = { $role ->
    [king] the king
    [queen] the queen
    [rook] the rook
    [bishop] the bishop
    [knight] the knight
   *[pawn] the pawn
}
the-piece = { $role ->
    [king] The king
    [queen] The queen
    [rook] The rook
    [bishop] The bishop
    [knight] The knight
   *[pawn] The pawn
}
# Since when something holds. $from: move, period   $number: which, from 1
from-when = { $from ->
    [move] from move { $number } on
   *[period] from period { $number } on
}

# A day of the calendar. $day, $month: whole numbers   $year: 2026
date-day = { $day } { month } { $year }
# The same where there is little room: on paper
date-short = { date-day }
date-today = today
date-yesterday = yesterday
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
