### Clocks and time controls

clock-face = { $player }: { $time }, { $state ->
    [runs] zegar idzie
    [fallen] chorągiewka spadła
   *[rests] zegar stoi
}
clock-start = Uruchom zegar
clock-resume = Wznów
clock-pause = Zatrzymaj oba zegary
clock-paused = Oba zegary są zatrzymane.
flag-fallen = chorągiewka
illegal-tally = { $count ->
    [one] { $count } nieprawidłowe posunięcie
    [few] { $count } nieprawidłowe posunięcia
    [many] { $count } nieprawidłowych posunięć
   *[other] { $count } nieprawidłowego posunięcia
}
time-none = bez zegara
