### Forms that other messages refer to: player and opponent in their cases, lengths of time as objects

player = { $player ->
    [white] Бели{ white-named }
   *[black] Црни{ black-named }
}
player-mid = { $player ->
    [white] бели{ white-named }
   *[black] црни{ black-named }
}
player-gen = { $player ->
    [white] белог{ white-named }
   *[black] црног{ black-named }
}
player-dat = { $player ->
    [white] белом{ white-named }
   *[black] црном{ black-named }
}
player-dat-start = { $player ->
    [white] Белом{ white-named }
   *[black] Црном{ black-named }
}
opponent = { $player ->
    [white] црни{ black-named }
   *[black] бели{ white-named }
}
# A player by the name alone, where nothing in the sentence has a gender. $player-mark, $opponent-mark: as $white-mark
player-plain = { $player-mark ->
    [none] { $player ->
        [white] Бели
       *[black] Црни
    }
   *[mark] { $player-mark }
}
opponent-plain = { $opponent-mark ->
    [none] { $player ->
        [white] Црни
       *[black] Бели
    }
   *[mark] { $opponent-mark }
}
# The same in the middle of a sentence
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
    [one] { $minutes } минут
    [few] { $minutes } минута
   *[other] { $minutes } минута
}
duration-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}

a-piece = { $role ->
    [king] краљ
    [queen] дама
    [rook] топ
    [bishop] ловац
    [knight] скакач
   *[pawn] пешак
}
touched-piece = { $role ->
    [king] краља
    [queen] даму
    [rook] топа
    [bishop] ловца
    [knight] скакача
   *[pawn] пешака
}
the-piece = { $role ->
    [king] Краљ
    [queen] Дама
    [rook] Топ
    [bishop] Ловац
    [knight] Скакач
   *[pawn] Пешак
}
from-when = { $from ->
    [move] од { $number }. потеза
   *[period] од { $number }. периода
}

# A day of the calendar. $day, $month: whole numbers   $year: 2026
date-day = { $day }. { month } { $year }.
date-short = { $day }.{ $month }.{ $year }.
date-today = данас
date-yesterday = јуче
month = { $month ->
    [1] јануара
    [2] фебруара
    [3] марта
    [4] априла
    [5] маја
    [6] јуна
    [7] јула
    [8] августа
    [9] септембра
    [10] октобра
    [11] новембра
   *[12] децембра
}
