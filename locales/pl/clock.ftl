### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] zegar chodzi
    [fallen] chorągiewka spadła
   *[rests] zegar stoi
}
clock-face-untimed = { $player }: { $state ->
    [runs] zegar chodzi
   *[rests] zegar stoi
}
clock-start = Uruchom zegar
clock-resume = Wznów
clock-pause = Zatrzymaj oba zegary
clock-paused = Oba zegary są zatrzymane.
flag-fallen = chorągiewka
press-to-start = naciśnij, by zacząć
plunger-left-control = lewy Ctrl
plunger-right-control = prawy Ctrl
plunger-left-shift = lewy Shift
plunger-right-shift = prawy Shift
illegal-tally = { $count ->
    [one] { $count } nieprawidłowe posunięcie
    [few] { $count } nieprawidłowe posunięcia
    [many] { $count } nieprawidłowych posunięć
   *[other] { $count } nieprawidłowego posunięcia
}
time-none = bez zegara
phrase-whole-game = { $time } na całą partię
phrase-moves-in = { $moves ->
    [one] { $time } na { $moves } posunięcie
    [few] { $time } na { $moves } posunięcia
    [many] { $time } na { $moves } posunięć
   *[other] { $time } na { $moves } posunięcia
}
phrase-every-moves-in = { $moves ->
    [one] { $time } na każde posunięcie
    [few] { $time } na każde { $moves } posunięcia
    [many] { $time } na każde { $moves } posunięć
   *[other] { $time } na każde { $moves } posunięcia
}
phrase-until-used-up = { $time } do wyczerpania
phrase-rest = { $time } do końca partii
phrase-hourglass = klepsydra { $time }: co jeden zawodnik zużyje, drugi zyskuje
phrase-japanese = japońskie byo-yomi: { $count } × { $time }
phrase-canadian = { $moves ->
    [one] byo-yomi: { $time } na każde posunięcie, reszta przepada
    [few] byo-yomi: { $time } na każde { $moves } posunięcia, reszta przepada
    [many] byo-yomi: { $time } na każde { $moves } posunięć, reszta przepada
   *[other] byo-yomi: { $time } na każde { $moves } posunięcia, reszta przepada
}
phrase-canadian-counted = byo-yomi { $time }; posunięcia liczy sędzia
phrase-upcount = czas liczony w górę od { $time }
phrase-each-move = { $time } na każde posunięcie, reszta przepada
phrase-increment = { $time } dodatku na posunięcie { from-when }
phrase-bronstein = czas zużyty na posunięcie jest zwracany, najwyżej { $time }, { from-when }
phrase-us-delay = przy każdym posunięciu zegar czeka { $time }, { from-when }
phrase-nothing-by-the-move = bez dodatku na posunięcie { from-when }
phrase-first-increment-late = pierwszy dodatek jest doliczany dopiero po pierwszym posunięciu
phrase-freeze = obie strony stają, gdy spadnie chorągiewka
phrase-play-on = zegar chodzi dalej po spadnięciu chorągiewki
phrase-own-periods = czas następnego etapu dostaje tylko zawodnik, który zużył swój
# In a sentence. $time: 5 minutes   $more: 3 seconds   $to: both, side
time-said = { $to ->
    [both] { $time } dla każdego
   *[side] { $time }
}
time-said-more = { $to ->
    [both] { $time } dla każdego, { $more } więcej z każdym posunięciem
   *[side] { $time }, { $more } więcej z każdym posunięciem
}
# What was typed could mean something else. $words: such a sentence
time-otherwise = a może { $words }?

time-unclear = „{ $part }”: { $why }
time-not-understood = Nie rozumiem „{ $part }”
time-fault-period = tu brakuje czasu, jak w 5+3
time-fault-number = tu brakuje liczby
time-fault-colon = tu brakuje dwukropka, jak w 0:05
time-fault-sixty = tu brakuje dwóch cyfr od 00 do 59
time-fault-whole = tu może stać tylko liczba całkowita
time-fault-too-large = ta liczba jest za duża
time-fault-too-fine = niczego krótszego od nanosekundy nie da się zmierzyć
time-fault-black = podano czas białych, więc musi nastąpić -B i czas czarnych
time-fault-setting = po średniku stoi late, freeze, playon albo own
time-fault-twice = to już powiedziano
time-fault-end = to nie może tu stać
time-improper-none = nie ma żadnego czasu
time-improper-too-many = etapów nie może być więcej niż { $most }
time-improper-no-time = etap { $period } nie daje czasu
time-improper-no-moves = etap { $period } nie ma ani jednego posunięcia
time-improper-moves = na etapie { $period } nie można liczyć posunięć
time-improper-follows = po etapie { $period } nic nie może nastąpić, bo nie kończy się na zerze
time-improper-zero = etap { $period } może następować tylko po takim, który kończy się na zerze

time-more = Inne tempa gry
time-list-further = Inne
time-list-dgt = Według numeru DGT 3000
time-own-full = Zapamiętano pięć temp; zapomnij któreś, aby zapamiętać inne.
time-keep = Zapamiętaj { $time }
time-forget = Zapomnij { $time }
time-apart = Różny czas dla białych i czarnych
time-own = Własny czas
time-own-white = Własny czas białych
time-own-black = Własny czas czarnych
time-own-hint = własny, np. 25+10
time-no-clock = Bez zegara
time-first-increment = Pierwszy dodatek przed pierwszym posunięciem
time-freeze = Zegar staje, gdy spadnie chorągiewka
time-to-both = Czas następnego etapu dostają obaj zawodnicy naraz

side-title = Zegar szachowy
side-set = Nastaw zegar
side-set-anew = Nastaw na nową partię…
side-set-short = Nowa partia…
side-how = Po posunięciu naciśnij swoją połowę: myszą, palcem albo klawiszem.
side-set-what = Zegar jeszcze stoi: najpierw zegar naciskają czarne i rusza zegar białych.
side-set-gives-up = Czasy, które są teraz na zegarze, przepadną; dziennik je zachowa.
side-black-first = Najpierw naciskają czarne: to włącza zegar białych.
side-manner = Jak zegar liczy
side-keys = Klawisze przełączające ten zegar
side-pause = Pauza
side-start = Uruchom zegar { player-gen }
side-resume = Wznów zegar { player-gen }
side-correct = Popraw…
side-log = Dziennik…
side-illegal = Nieprawidłowe posunięcie
side-take-back = Cofnij wpis
side-illegal-by = { $number ->
    [0] Nieprawidłowe posunięcie ({ $player }): { $opponent } +{ $time }
   *[other] Nieprawidłowe { $number }. posunięcie ({ $player }): { $opponent } +{ $time }
}
side-illegal-loses = { $count ->
    [2] Drugie nieprawidłowe posunięcie ({ $player }): przegrana
   *[other] Nieprawidłowe posunięcie nr { $count } ({ $player }): przegrana
}
side-illegal-supervised = { $pace ->
    [rapid] Po odpowiedzi ({ $opponent }) liczy się tylko wtedy, gdy sędzia ma najwyżej trzy zapisywane partie.
   *[blitz] Po odpowiedzi ({ $opponent }) liczy się tylko wtedy, gdy ta partia ma swojego sędziego i jest zapisywana.
}
side-illegal-undoes = Naciśnięcia zegara od tego posunięcia i dodatki za nie są cofane; zużyty czas pozostaje.
side-illegal-corrected = Jeśli zegar od tego czasu poprawiano, czasy pozostają tak, jak je ustawiono.
side-illegal-uncompleted = Posunięcie niezakończone naciśnięciem zegara tylko się poprawia, bez kary.
side-illegal-nth = { $count ->
    [1] Pierwsze nieprawidłowe posunięcie ({ $player })
    [2] Drugie nieprawidłowe posunięcie ({ $player })
   *[other] Nieprawidłowe posunięcie nr { $count } ({ $player })
}
side-illegal-take-back = Cofnij „{ $what }”
side-illegal-lost = Przegrana; remis, jeśli mat jest niemożliwy
# The same behind the number, in the log
log-illegal-unless = remis, jeśli mat jest niemożliwy
side-illegal-no-press = Żadne naciśnięcie zegara nie jest cofnięte
side-illegal-replied = Wykryte po odpowiedzi na { $number }. posunięcie; oba naciśnięcia zegara cofnięte
side-illegal-press-back = Naciśnięcie zegara po { $number }. posunięciu cofnięte
side-illegal-times-stay = { $number }. posunięcie, które jest cofane; po przełączeniu zegar poprawiano, więc czasy pozostają tak, jak je ustawiono
side-log-runs = Zegar chodzi dalej i jego klawisze działają. Co się teraz zapisze, trafi od razu do folderu dokumentów.
side-swap = Zamień strony
side-stop-first = Jeden zegar chodzi: najpierw zatrzymaj obie strony.
side-counters = Liczniki
side-lock = Zablokuj
side-locked = Trzymaj sekundę, aby odblokować
side-locked-what = Zablokowany: nacisnąć można tylko połowy.
side-locked-stopped = Zatrzymany. Odblokuj, aby wznowić.
side-locked-flag = Chorągiewka spadła. Odblokuj.
side-move = { $number }. posunięcie
side-moves = { $count ->
    [one] { $count } posunięcie
    [few] { $count } posunięcia
    [many] { $count } posunięć
   *[other] { $count } posunięcia
}
side-moves-to-go = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
side-period = Etap { $number } z { $of }
side-delay = czeka { $time }
side-passed = zaczął się następny etap
side-low = mało czasu
side-next = na posunięciu
side-illegal-undone = posunięcie jednak prawidłowe
side-correction-undone = wpis cofnięty
side-press-undone = naciśnięcie cofnięte
side-position-back = Przywróć pozycję sprzed { $number }. posunięcia { player-gen }
side-position-on = Na szachownicy ma być pozycja po { $number }. posunięciu { player-gen }
side-press-stays = naciśnięcia nie cofnięto
side-flag-first = chorągiewka – spadła pierwsza
side-flag-at = o { $time }
side-battery = Bateria { $percent }%
side-battery-low = Bateria { $percent }% – podłącz zasilanie

correct-title = Korekta zegara
correct-time = Czas
correct-moves = Wykonanych posunięć
correct-illegal = Nieprawidłowych posunięć
correct-period = Etap
correct-next = Czyj zegar będzie chodził
correct-reason = Powód
correct-do = Popraw
correct-take-back = Cofnij ostatnią korektę
correct-unreadable = Czas zapisuje się 1:05:00, 5:00 albo 0:19.4.

log-title = Dziennik zegara
log-number = Nr
log-moment = Godzina
log-newest = Tu najnowsze wpisy są u góry, na wydruku na dole. Każde naciśnięcie ma swój numer.
log-empty = Z zegarem nic się jeszcze nie działo.
log-new = Zacznij nowy dziennik
log-whole = { $count ->
    [one] Zapisz { $count } partię z tego dziennika
    [few] Zapisz wszystkie { $count } partie z tego dziennika
    [many] Zapisz wszystkie { $count } partii z tego dziennika
   *[other] Zapisz wszystkie { $count } partii z tego dziennika
}
log-set = Zegar nastawiony na { $time }
log-begin = Zegar ruszył: { $player }
log-press = { $player }: zegar przełączony, { $number }. posunięcie
log-press-undone = { $what } (przełączenie cofnięte)
log-undone = (wpis cofnięty) { $what }
log-stop = Oba zegary zatrzymane
log-slept = Oba zegary zatrzymane: komputer był uśpiony { $time }
log-ended = Oba zegary zatrzymane: program zakończył pracę
log-resume = Wznowiono, chodzi zegar: { $player }
log-correct = Korekta sędziego: { $what }. Powód: { $reason }
log-moves-changed = wykonane posunięcia { $before } → { $after }
log-illegal-changed = nieprawidłowe posunięcia { $before } → { $after }
log-period-changed = etap { $before } → { $after }
log-next = na posunięciu: { $player }
log-no-reason = nie podano
log-take-back = Korekta cofnięta
log-take-back-illegal = Cofnięto: „{ $what }”
log-lock = Zegar zablokowany
log-unlock = Zegar odblokowany
log-period = { $player }: zaczyna się etap { $number }
log-low = { $player }: mało czasu
log-flag = { $player }: chorągiewka spadła
log-flag-first = { $player }: chorągiewka spadła, pierwsza z dwóch
log-flag-second = { $player }: chorągiewka spadła, druga z dwóch
