### Errors

note-damaged = Zapis partii jest od pewnego miejsca uszkodzony.
    .kept = Wszystko do tego miejsca jest na szachownicy; cały zapis odłożono jako { $path }.
    .next = Zanim zagrasz dalej, porównaj pozycję i zegary z formularzami.
note-ruled-differently = { $count ->
    [one] Ten program orzekłby teraz inaczej w sprawie { $count } zdarzenia tej partii.
    [few] Ten program orzekłby teraz inaczej w sprawie { $count } zdarzeń tej partii.
    [many] Ten program orzekłby teraz inaczej w sprawie { $count } zdarzeń tej partii.
   *[other] Ten program orzekłby teraz inaczej w sprawie { $count } zdarzenia tej partii.
}
    .kept = Obowiązuje to, co orzeczono wtedy.
    .next = Sędzia być może zechce obejrzeć dziennik.
note-not-kept = Tego, co się dzieje, nie można zapisać na dysku: { $why }
    .kept = Partia toczy się dalej, a wszystko dotychczasowe jest w pamięci.
    .next = Zwolnij miejsce na dysku albo zapisz partię gdzie indziej.
note-second-program = Otwarty jest drugi Jadoube i zachowuje swoją partię.
    .kept = Partie rozegrane tutaj nie zostaną zachowane, chyba że je zapiszesz.
    .next = Zamknij tamten program i uruchom ten ponownie.
note-slept = { $count ->
    [one] Komputer był uśpiony około { $count } minuty.
    [few] Komputer był uśpiony około { $count } minut.
    [many] Komputer był uśpiony około { $count } minut.
   *[other] Komputer był uśpiony około { $count } minuty.
}
    .kept = Tego czasu nie odjęto nikomu, a zegary są zatrzymane.
    .next = Sędzia nastawia czasy i uruchamia zegary.
note-slept-or-set = { $count ->
    [one] Komputer był uśpiony około { $count } minuty albo jego zegar przestawiono do przodu.
    [few] Komputer był uśpiony około { $count } minut albo jego zegar przestawiono do przodu.
    [many] Komputer był uśpiony około { $count } minut albo jego zegar przestawiono do przodu.
   *[other] Komputer był uśpiony około { $count } minuty albo jego zegar przestawiono do przodu.
}
    .kept = { note-slept.kept }
    .next = { note-slept.next }
note-held-up = { $count ->
    [one] Gdy zegar chodził, przez { $count } sekundę nic nie mogło tu zostać zauważone: program był zatrzymany albo komputer przeciążony.
    [few] Gdy zegar chodził, przez { $count } sekundy nic nie mogło tu zostać zauważone: program był zatrzymany albo komputer przeciążony.
    [many] Gdy zegar chodził, przez { $count } sekund nic nie mogło tu zostać zauważone: program był zatrzymany albo komputer przeciążony.
   *[other] Gdy zegar chodził, przez { $count } sekundy nic nie mogło tu zostać zauważone: program był zatrzymany albo komputer przeciążony.
}
    .kept = Zegar chodził dalej, a z partii nic nie zginęło.
    .next = Jeśli komuś z grających to przeszkodziło, sędzia zatrzymuje zegary i poprawia czasy.
note-unreadable = Nie można odczytać { $path }: { $why }
    .kept = Niczego nie zmieniono.
    .next = Wybierz partię zachowaną przez Jadoube albo partię w PGN.
note-unwritable = Nie można zapisać { $path }: { $why }
    .kept = Partia pozostaje bez zmian.
    .next = Wybierz inne miejsce.
note-written = Zapisano w { $path }
note-settings-lost = Nie można odczytać ustawień do końca.
    .kept = Plik w dawnej postaci zachowano jako { $path }; to, co stało przed błędem, nadal obowiązuje.
    .next = Reszta jest jak zwykle, dopóki nie wybierzesz inaczej.
note-settings-refused = { $count ->
    [one] Nie można użyć { $count } ustawienia: { $why }
    [few] Nie można użyć { $count } ustawień: { $why }
    [many] Nie można użyć { $count } ustawień: { $why }
   *[other] Nie można użyć { $count } ustawienia: { $why }
}
    .kept = Wszystkie inne obowiązują; plik w dawnej postaci zachowano jako { $path }.
    .next = Wybierz ponownie w ustawieniach; do tego czasu jest jak zwykle.
note-settings-unread = Dysk nie wydaje ustawień: { $why }
    .kept = Ich plik pozostaje nietknięty; dopóki nie da się go odczytać, obowiązują zwykłe.
    .next = Sprawdź dysk lub prawa dostępu do pliku i uruchom Jadoube ponownie.

sound-left-out = Ten program zbudowano bez dźwięku.
sound-no-device = Nie znaleziono urządzenia dźwiękowego; wszystko inne działa.
sound-refused = Urządzenie dźwiękowe nie gra; wszystko inne działa.
