### What was ruled, at a glance

headline-illegal = { $player-mark ->
    [none] { $count ->
        [1] 1. nieprawidłowe posunięcie { player-gen }
        [2] 2. nieprawidłowe posunięcie { player-gen }
        [3] 3. nieprawidłowe posunięcie { player-gen }
       *[other] Nieprawidłowe posunięcie { player-gen } nr { $count }
    }
   *[mark] { $count ->
        [1] { $player-mark }: pierwsze nieprawidłowe posunięcie
        [2] { $player-mark }: drugie nieprawidłowe posunięcie
        [3] { $player-mark }: trzecie nieprawidłowe posunięcie
       *[other] { $player-mark }: nieprawidłowe posunięcie nr { $count }
    }
}
headline-no-move = { $player-mark ->
    [none] { $count ->
        [1] Zegar bez posunięcia: pierwsze nieprawidłowe posunięcie { player-gen }
        [2] Zegar bez posunięcia: drugie nieprawidłowe posunięcie { player-gen }
        [3] Zegar bez posunięcia: trzecie nieprawidłowe posunięcie { player-gen }
       *[other] Zegar bez posunięcia: nieprawidłowe posunięcie { player-gen } nr { $count }
    }
   *[mark] { $count ->
        [1] { $player-mark }: zegar bez posunięcia, pierwsze nieprawidłowe
        [2] { $player-mark }: zegar bez posunięcia, drugie nieprawidłowe
        [3] { $player-mark }: zegar bez posunięcia, trzecie nieprawidłowe
       *[other] { $player-mark }: zegar bez posunięcia, nieprawidłowe nr { $count }
    }
}
headline-illegal-loses = { $player-mark ->
    [none] { $count ->
        [1] { player } przegrywają przez nieprawidłowe posunięcie
        [2] { player } przegrywają przez drugie nieprawidłowe posunięcie
        [3] { player } przegrywają przez trzecie nieprawidłowe posunięcie
       *[other] { player } przegrywają przez nieprawidłowe posunięcie nr { $count }
    }
   *[mark] { $count ->
        [1] { $player-mark } przegrywa przez nieprawidłowe posunięcie
        [2] { $player-mark } przegrywa przez drugie nieprawidłowe posunięcie
        [3] { $player-mark } przegrywa przez trzecie nieprawidłowe posunięcie
       *[other] { $player-mark } przegrywa przez nieprawidłowe posunięcie nr { $count }
    }
}
headline-taken-back = Cofnięte za zgodą obu stron
headline-move-taken-back = Cofnięte za zgodą obu stron: { $move }
back-by-agreement = { $player-mark ->
    [none] { player } znów mają posunięcie; czasy na zegarze zostają
   *[mark] { $player-mark } znów ma posunięcie; czasy na zegarze zostają
}
back-by-agreement-untimed = { $player-mark ->
    [none] { player } znów mają posunięcie
   *[mark] { $player-mark } znów ma posunięcie
}
back-after = Na szachownicy znów jest pozycja po posunięciu { $move }
back-to-start = Na szachownicy znów jest pozycja przed pierwszym posunięciem
headline-topic = { $player-mark ->
    [none] { $topic }: { player-mid }
   *[mark] { $topic }: { $player-mark }
}
headline-not-kept = Posunięcie { player-gen } nie obowiązuje: konieczne jest inne
headline-not-moved = { $player-mark ->
    [none] { player } nie zagrały dotkniętą bierką
   *[mark] { $player-mark }: nie zagrano dotkniętą bierką
}
headline-not-captured = { $player-mark ->
    [none] { player } nie zbiły dotkniętej bierki
   *[mark] { $player-mark }: nie zbito dotkniętej bierki
}
headline-claim-wrong = { $player-mark ->
    [none] Niesłuszna reklamacja { player-gen }
   *[mark] { $player-mark }: niesłuszna reklamacja
}
headline-claim-right = { $player-mark ->
    [none] Reklamacja { player-gen } jest słuszna
   *[mark] { $player-mark }: reklamacja jest słuszna
}
headline-called = { $player-mark ->
    [none] { player } wezwały sędziego z ważnego powodu
   *[mark] { $player-mark }: wezwano sędziego z ważnego powodu
}
record-called-and-played-on = { $player-mark ->
    [none] { player } wezwały sędziego; gra toczy się dalej
   *[mark] { $player-mark }: wezwano sędziego; gra toczy się dalej
}
headline-call-settled = Sędzia został wezwany z ważnego powodu
headline-stop-unjustified = { $player-mark ->
    [none] { player } nie miały ważnego powodu, by zatrzymać zegary
   *[mark] { $player-mark }: bez ważnego powodu, by zatrzymać zegary
}
headline-sealed-and-stopped = Tajne posunięcie: { player-mid } zapisują je, zaklejają kopertę i dopiero wtedy zatrzymują zegar
duty-move = Trzeba zagrać { a-piece } z { $square }
duty-capture = Trzeba zbić { the-piece } na { $square }
still-to-move = { $player-mark ->
    [none] Na posunięciu są nadal { player-mid }
   *[mark] Na posunięciu jest nadal { $player-mark }
}
reason-illegal-cost = { $what ->
    [no-move] Przełączenie zegara bez posunięcia liczy się jako nieprawidłowe posunięcie, a przeciwnik zyskuje czas.
    [put-back] Nieprawidłowe posunięcie zostaje cofnięte, a przeciwnik zyskuje czas.
   *[stands] Liczy się to jako nieprawidłowe posunięcie, a przeciwnik zyskuje czas.
}
reason-increment-back = Dodatek za nie przepada: { $change } (zwyczajowo).
reason-claim-times = { $when ->
    [next] { $count ->
        [one] Z tym posunięciem pozycja była na szachownicy { $count } raz, a potrzeba trzech.
        [few] Z tym posunięciem pozycja była na szachownicy { $count } razy, a potrzeba trzech.
        [many] Z tym posunięciem pozycja była na szachownicy { $count } razy, a potrzeba trzech.
       *[other] Z tym posunięciem pozycja była na szachownicy { $count } razy, a potrzeba trzech.
    }
   *[now] { $count ->
        [one] Pozycja była na szachownicy { $count } raz, a potrzeba trzech.
        [few] Pozycja była na szachownicy { $count } razy, a potrzeba trzech.
        [many] Pozycja była na szachownicy { $count } razy, a potrzeba trzech.
       *[other] Pozycja była na szachownicy { $count } razy, a potrzeba trzech.
    }
}
reason-claim-moves = { $when ->
    [next] { $count ->
        [one] Z tym posunięciem każda strona wykonała { $count } posunięcie bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
        [few] Z tym posunięciem każda strona wykonała { $count } posunięcia bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
        [many] Z tym posunięciem każda strona wykonała { $count } posunięć bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
       *[other] Z tym posunięciem każda strona wykonała { $count } posunięcia bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
    }
   *[now] { $count ->
        [one] Każda strona wykonała { $count } posunięcie bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
        [few] Każda strona wykonała { $count } posunięcia bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
        [many] Każda strona wykonała { $count } posunięć bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
       *[other] Każda strona wykonała { $count } posunięcia bez bicia i bez posunięcia pionkiem, a potrzeba pięćdziesięciu.
    }
}
reason-last-move-legal = Ostatnie posunięcie { player-gen } było prawidłowe.
reason-written-not-legal = Zapisane posunięcie jest nieprawidłowe.
reason-flag-up = Chorągiewka { player-gen } nie spadła.
reason-touch-kept = Posunięcie zgadza się z tym, czego dotknięto.
reason-touch-unseen = Innego dotknięcia nie zapisano, a sędziego nie ma.
clock-runs-again = { $player-mark ->
    [none] Znów chodzi zegar { player-gen }
   *[mark] { $player-mark }: zegar znów chodzi
}
