### Forms that other messages refer to: player and opponent, lengths of time as objects

player = { $player ->
    [white] Белиот{ white-named }
   *[black] Црниот{ black-named }
}
player-mid = { $player ->
    [white] белиот{ white-named }
   *[black] црниот{ black-named }
}
opponent = { $player ->
    [white] црниот{ black-named }
   *[black] белиот{ white-named }
}
# A player by the name alone, where nothing in the sentence has a gender. $player-mark, $opponent-mark: as $white-mark
player-plain = { $player-mark ->
    [none] { $player ->
        [white] Белиот
       *[black] Црниот
    }
   *[mark] { $player-mark }
}
opponent-plain = { $opponent-mark ->
    [none] { $player ->
        [white] Црниот
       *[black] Белиот
    }
   *[mark] { $opponent-mark }
}
player-plain-mid = { $player-mark ->
    [none] { player-mid }
   *[mark] { $player-mark }
}
opponent-plain-mid = { $opponent-mark ->
    [none] { opponent }
   *[mark] { $opponent-mark }
}
white-named = { $white-mark ->
    [none] { "" }
   *[mark] { " " }({ $white-mark })
}
black-named = { $black-mark ->
    [none] { "" }
   *[mark] { " " }({ $black-mark })
}

duration = { $minutes ->
    [0] { duration-seconds }
   *[other] { $seconds ->
        [0] { duration-minutes }
       *[other] { duration-minutes } и { duration-seconds }
    }
}
duration-minutes = { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}
duration-seconds = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}

a-piece = { $role ->
    [king] крал
    [queen] дама
    [rook] топ
    [bishop] ловец
    [knight] скокач
   *[pawn] пешак
}
touched-piece = { $role ->
    [king] кралот
    [queen] дамата
    [rook] топот
    [bishop] ловецот
    [knight] скокачот
   *[pawn] пешакот
}
the-piece = { $role ->
    [king] Кралот
    [queen] Дамата
    [rook] Топот
    [bishop] Ловецот
    [knight] Скокачот
   *[pawn] Пешакот
}
from-when = { $from ->
    [move] од потег { $number } натаму
   *[period] од период { $number } натаму
}

# A day of the calendar. $day, $month: whole numbers   $year: 2026
date-day = { $day } { month } { $year }
date-short = { $day }.{ $month }.{ $year }
date-today = денес
date-yesterday = вчера
month = { $month ->
    [1] јануари
    [2] февруари
    [3] март
    [4] април
    [5] мај
    [6] јуни
    [7] јули
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[12] декември
}
