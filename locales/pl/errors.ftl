### Errors

# $path: where the whole of the damaged record is kept
note-damaged = Zapis partii jest od pewnego miejsca uszkodzony.
    .kept = Wszystko do tego miejsca jest na szachownicy; cały zapis odłożono jako { $path }.
    .next = Przed wznowieniem porównaj pozycję i zegary z zapisami graczy.
# $count: the number of events on which this program would now rule differently
note-ruled-differently = { $count ->
        [one] Ten program rozstrzygnąłby dziś inaczej o { $count } zdarzeniu tej partii.
        [few] Ten program rozstrzygnąłby dziś inaczej o { $count } zdarzeniach tej partii.
        [many] Ten program rozstrzygnąłby dziś inaczej o { $count } zdarzeniach tej partii.
       *[other] Ten program rozstrzygnąłby dziś inaczej o { $count } zdarzenia tej partii.
    }
    .kept = To, co wtedy rozstrzygnięto, pozostaje w mocy.
    .next = Warto, by sędzia zajrzał do dziennika.
# $why: the system's own words
note-not-kept = Tego, co się dzieje, nie można zapisać na dysku: { $why }
    .kept = Gra toczy się dalej, a wszystko dotychczasowe jest w pamięci.
    .next = Zwolnij miejsce na dysku albo zapisz partię gdzie indziej.
note-second-program = Otwarty jest drugi Jadoube i zachowuje swoją partię.
    .kept = Partie grane tutaj nie są zachowywane, jeśli sam ich nie zapiszesz.
    .next = Zamknij tamten i uruchom ten jeszcze raz.
# $count: minutes, rounded up
note-slept = { $count ->
        [one] Komputer spał około minuty albo jego zegar przestawiono do przodu.
        [few] Komputer spał około { $count } minut albo jego zegar przestawiono do przodu.
        [many] Komputer spał około { $count } minut albo jego zegar przestawiono do przodu.
       *[other] Komputer spał około { $count } minuty albo jego zegar przestawiono do przodu.
    }
    .kept = Tego czasu nie policzono nikomu, a zegary stoją.
    .next = Sędzia ustawia czasy i ponownie uruchamia zegar.
# $path: the file, $why: what is wrong with it
note-unreadable = { $path }: nie można odczytać ({ $why })
    .kept = Nic się nie zmieniło.
    .next = Wybierz partię zachowaną przez Jadoube albo zapisaną w PGN.
note-unwritable = { $path }: nie można zapisać ({ $why })
    .kept = Partia jest niezmieniona.
    .next = Wybierz inne miejsce.
note-written = Zapisano jako { $path }
# $path: where the old preferences are kept
note-settings-lost = Nie można odczytać ustawień.
    .kept = Odłożono je jako { $path }.
    .next = Dopóki nie wybierzesz innych, obowiązują zwykłe.

sound-left-out = Ten program zbudowano bez dźwięku.
sound-no-device = Nie znaleziono urządzenia dźwiękowego; wszystko inne działa.
sound-refused = Urządzenie dźwiękowe nie odtwarza; wszystko inne działa.
