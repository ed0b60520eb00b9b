### Forms that other messages refer to: player and opponent in their cases, lengths of time as objects

player = { $player ->
    [white] Beli{ white-named }
   *[black] Črni{ black-named }
}
player-mid = { $player ->
    [white] beli{ white-named }
   *[black] črni{ black-named }
}
player-gen = { $player ->
    [white] belega{ white-named }
   *[black] črnega{ black-named }
}
player-dat-start = { $player ->
    [white] Belemu{ white-named }
   *[black] Črnemu{ black-named }
}
opponent = { $player ->
    [white] črni{ black-named }
   *[black] beli{ white-named }
}
# A player by the name alone, where nothing in the sentence has a gender. $player-mark, $opponent-mark: as $white-mark
player-plain = { $player-mark ->
    [none] { $player ->
        [white] Beli
       *[black] Črni
    }
   *[mark] { $player-mark }
}
opponent-plain = { $opponent-mark ->
    [none] { $player ->
        [white] Črni
       *[black] Beli
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
       *[other] { duration-minutes } in { duration-seconds }
    }
}
duration-minutes = { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}
duration-seconds = { $seconds ->
    [one] { $seconds } sekundo
    [two] { $seconds } sekundi
    [few] { $seconds } sekunde
   *[other] { $seconds } sekund
}

a-piece = { $role ->
    [king] kralj
    [queen] dama
    [rook] trdnjava
    [bishop] lovec
    [knight] skakač
   *[pawn] kmet
}
touched-piece = { $role ->
    [king] kralja
    [queen] dame
    [rook] trdnjave
    [bishop] lovca
    [knight] skakača
   *[pawn] kmeta
}
the-piece = { $role ->
    [king] Kralj
    [queen] Dama
    [rook] Trdnjava
    [bishop] Lovec
    [knight] Skakač
   *[pawn] Kmet
}
from-when = { $from ->
    [move] od { $number }. poteze naprej
   *[period] od { $number }. periode naprej
}

# A day of the calendar. $day, $month: whole numbers   $year: 2026
date-day = { $day }. { month } { $year }
date-short = { $day }. { $month }. { $year }
date-today = danes
date-yesterday = včeraj
month = { $month ->
    [1] januar
    [2] februar
    [3] marec
    [4] april
    [5] maj
    [6] junij
    [7] julij
    [8] avgust
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
