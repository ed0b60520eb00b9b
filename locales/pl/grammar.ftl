### Forms that other messages refer to: player and opponent (plural, as in chess Polish) in their cases, lengths of time as objects

player = { $player ->
    [white] Białe{ white-named }
   *[black] Czarne{ black-named }
}
player-mid = { $player ->
    [white] białe{ white-named }
   *[black] czarne{ black-named }
}
player-gen = { $player ->
    [white] białych{ white-named }
   *[black] czarnych{ black-named }
}
player-dat-start = { $player ->
    [white] Białym{ white-named }
   *[black] Czarnym{ black-named }
}
# A player as a person, where "Białe" would be the army
player-person = { $player ->
    [white] Grający białymi{ white-named }
   *[black] Grający czarnymi{ black-named }
}
player-person-mid = { $player ->
    [white] grający białymi{ white-named }
   *[black] grający czarnymi{ black-named }
}
player-person-gen = { $player ->
    [white] grającego białymi{ white-named }
   *[black] grającego czarnymi{ black-named }
}
opponent = { $player ->
    [white] czarne{ black-named }
   *[black] białe{ white-named }
}
opponent-plain = { $opponent-mark ->
    [none] { $player ->
        [white] Czarne
       *[black] Białe
    }
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
       *[other] { duration-minutes } i { duration-seconds }
    }
}
duration-minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
duration-seconds = { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
a-piece = { $role ->
    [king] królem
    [queen] hetmanem
    [rook] wieżą
    [bishop] gońcem
    [knight] skoczkiem
   *[pawn] pionkiem
}
touched-piece = { $role ->
    [king] króla
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
   *[pawn] pionka
}
the-piece = { $role ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
   *[pawn] pionka
}
from-when = { $from ->
    [move] od { $number }. posunięcia
   *[period] od { $number }. etapu
}

# A day of the calendar. $day, $month: whole numbers   $year: 2026
date-day = { $day } { month } { $year }
date-short = { $day }.{ $month }.{ $year }
date-today = dziś
date-yesterday = wczoraj
month = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
