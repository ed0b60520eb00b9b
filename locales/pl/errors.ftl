### Errors

# $log: czyj to dziennik, partii czy zegara; $place: czy zachowano kopię; $path: gdzie
note-damaged = { $log ->
    [game] Zapis partii jest od pewnego miejsca uszkodzony.
    [tournament] Dziennik turnieju jest od pewnego miejsca uszkodzony.
   *[clock] Dziennik zegara jest od pewnego miejsca uszkodzony.
}
    .kept = { $place ->
        [aside] Wszystko do tego miejsca jest tutaj; cały plik odłożono jako { $path }.
       *[there] Wszystko do tego miejsca jest tutaj; plik pozostanie nietknięty, dopóki na dysku nie będzie miejsca na kopię.
    }
    .next = { $log ->
        [tournament] Zanim wpiszesz coś dalej, porównaj wyniki z kartkami.
       *[game] Zanim zagrasz dalej, porównaj pozycję i zegary z formularzami.
    }
note-lost = { $log ->
    [game] Zapis partii jest uszkodzony od samego początku.
    [tournament] Dziennik turnieju jest uszkodzony od samego początku.
   *[clock] Dziennik zegara jest uszkodzony od samego początku.
}
    .kept = { $place ->
        [aside] Odłożono to jako { $path }.
       *[there] Nadal tam jest, nietknięte, dopóki na dysku nie będzie miejsca na kopię.
    }
note-foreign = { $log ->
    [game] Tego, co leżało w miejscu zapisu partii, nie zapisał Jadoube.
    [tournament] Tego, co leżało w miejscu dziennika turnieju, nie zapisał Jadoube.
   *[clock] Tego, co leżało w miejscu dziennika zegara, nie zapisał Jadoube.
}
    .kept = { $place ->
        [aside] Odłożono to jako { $path }.
       *[there] Nadal tam jest, nietknięte, dopóki na dysku nie będzie miejsca na kopię.
    }
note-newer = { $log ->
    [game] Partię na szachownicy zachowała nowsza wersja programu Jadoube.
    [tournament] Dziennik turnieju zachowała nowsza wersja programu Jadoube.
   *[clock] Dziennik zegara zachowała nowsza wersja programu Jadoube.
}
    .kept = Niczego nie zmieniono.
    .next = Aby grać dalej, uruchom nowszą wersję. Jeśli zaczniesz tu coś innego, całość zostanie zachowana w folderze „earlier”.
# $why: przyczyna, tak jak podaje ją system
note-log-unreadable = { $log ->
    [game] Nie można odczytać zapisu partii: { $why }
    [tournament] Nie można odczytać dziennika turnieju: { $why }
   *[clock] Nie można odczytać dziennika zegara: { $why }
}
    .kept = Niczego nie zmieniono.
    .next = Sprawdź, czy plik wolno czytać, i uruchom Jadoube ponownie. Jeśli zaczniesz tu coś innego, całość zostanie zachowana w folderze „earlier”.
note-sign-lost = { $log ->
    [game] Nie wiadomo, jak długo zegar jeszcze chodził, zanim program się zakończył.
   *[clock] Nie wiadomo, jak długo zegar szachowy jeszcze chodził, zanim program się zakończył.
}
    .kept = Wskazuje to, co przy ostatniej czynności.
    .next = Jeśli zawodnicy zgadzają się co do czasu albo ktoś go zapisał, sędzia może go poprawić.
# $why: jak długo, tak jak pokazuje zegar
note-unwatched = { $log ->
    [game] Program zakończył się, gdy zegar chodził, a uruchomiono go ponownie { $why } po ostatnim znaku działania.
   *[clock] Program zakończył się, gdy zegar szachowy chodził, a uruchomiono go ponownie { $why } po ostatnim znaku działania.
}
    .kept = Zegar wskazuje to, co w chwili tego znaku; nie wiadomo, jak długo grano dalej.
    .next = { note-sign-lost.next }
# $path: gdzie zachowano to, co leżało na jego miejscu
note-displaced = { $log ->
    [game] Coś innego niż Jadoube usunęło albo zmieniło plik z zapisem partii.
    [tournament] Coś innego niż Jadoube usunęło albo zmieniło plik z dziennikiem turnieju.
   *[clock] Coś innego niż Jadoube usunęło albo zmieniło plik z dziennikiem zegara.
}
    .kept = { $place ->
        [aside] Zapisano go na nowo z pamięci i niczego nie brakuje; to, co leżało na jego miejscu, zachowano jako { $path }.
       *[there] Zapisano go na nowo z pamięci i niczego nie brakuje.
    }
    .next = Jeśli jakiś program kopiuje albo synchronizuje ten folder, wyłącz go na czas gry.
# $path: gdzie zachowano partię
note-start-failed = Ostatnim razem Jadoube nie zdołał się uruchomić, dlatego teraz zaczął bez tej partii.
    .kept = Partię zachowano jako { $path }.
    .next = Aby spróbować jeszcze raz, otwórz ją tutaj: „{ kept-title }”.
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
    .next = { $remedy ->
        [room] Zwolnij miejsce na dysku albo zapisz partię gdzie indziej.
        [rights] Pozwól programowi pisać w jego folderze albo zapisz partię gdzie indziej.
        [obstacle] Usuń to, co leży na jego miejscu, albo zapisz partię gdzie indziej.
        [other-program] Zamknij drugi program Jadoube albo zapisz partię gdzie indziej.
       *[elsewhere] Zapisz partię gdzie indziej, najlepiej na innym dysku.
    }
note-colors-swapped = Kolory zamienione: kto grał czarnymi, gra teraz białymi.
note-position-kept = Pozycja jest zapamiętana.
    .next = Znajdziesz ją tutaj: „{ new-game-title }”, „{ tournament-settings }”, „{ start-set-up }”.
note-game-paused = Partia jest wstrzymana na czas nauki.
    .kept = { clock-paused }
    .next = Powrót do niej: „{ menu-first }”, „{ summary-resume }”.
# $why: numer rundy   $count: numer szachownicy
note-board-left = Partia na szachownicy { $count } w rundzie { $why } nie została tu dokończona.
    .kept = Turniej się nie zmienił: ta szachownica nie ma wyniku z tej partii.
    .next = Wpisz wynik w turnieju albo zacznij stamtąd partię od nowa.
# $why: the number of a round   $count: the number of a board
note-incident-left = Incydent na szachownicy { $count } w rundzie { $why } nie jest wpisany do turnieju.
    .kept = Jest zachowany bez zmian na liście „{ kept-title }”.
    .next = Otwórz go tam i wpisz.
note-kept-after-all = To, co się dzieje, znów jest zapisywane na dysku.
    .kept = Niczego nie brakuje.
note-second-program = Jadoube jest już otwarty w innym oknie.
    .kept = Partie rozegrane tutaj przechowywane są tylko do zamknięcia tego okna, chyba że je zapiszesz.
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
    [one] Gdy zegar chodził, przez { $count } sekundę nie można tu było przyjąć żadnego posunięcia ani naciśnięcia: program był zatrzymany albo komputer przeciążony.
    [few] Gdy zegar chodził, przez { $count } sekundy nie można tu było przyjąć żadnego posunięcia ani naciśnięcia: program był zatrzymany albo komputer przeciążony.
    [many] Gdy zegar chodził, przez { $count } sekund nie można tu było przyjąć żadnego posunięcia ani naciśnięcia: program był zatrzymany albo komputer przeciążony.
   *[other] Gdy zegar chodził, przez { $count } sekundy nie można tu było przyjąć żadnego posunięcia ani naciśnięcia: program był zatrzymany albo komputer przeciążony.
}
    .kept = Zegar chodził dalej, a z partii nic nie zginęło.
    .next = Jeśli komuś z grających to przeszkodziło, sędzia zatrzymuje zegary i poprawia czasy.
note-unreadable = Nie odczytano: { $path } – { $why }
    .kept = Niczego nie zmieniono.
    .next = Wybierz partię zachowaną przez Jadoube albo partię w PGN.
file-not-a-game = to nie jest partia: w tekście nie ma posunięć, pozycji ani znaczników.
file-damaged = plik jest uszkodzony i niczego z niego nie przeniesiono na szachownicę.
# $line, $column: miejsce, licząc od 1
file-damaged-at = plik jest uszkodzony w wierszu { $line }, kolumna { $column }, i niczego z niego nie przeniesiono na szachownicę.
file-foreign = to nie jest plik programu Jadoube.
file-newer = zapisała go nowsza wersja programu Jadoube. Otwórz go w tamtej.
file-last-sign = zapisano w nim tylko, kiedy Jadoube ostatnio działał; nie ma czego otwierać.
file-tournament = jest w nim dziennik turnieju, a nie partia; pokazuje go jadoube-cli event.
file-incident = jest w nim incydent przy szachownicy, a nie partia; jego protokół zapisuje jadoube-cli report.
file-no-tournament = nie ma w nim turnieju.
file-envelope = to koperta, którą otwiera się z partią, do której należy.
file-printed = to strona do druku; otwórz partię, z której powstała.
note-unwritable = Nie można zapisać { $path }: { $why }
    .kept = Partia pozostaje bez zmian.
    .next = Wybierz inne miejsce.
note-not-opened = Żaden program nie mógł otworzyć { $path }
    .kept = Wszystko tam jest, bez zmian.
    .next = Otwórz samodzielnie.
note-not-shown = Żaden menedżer plików nie mógł pokazać { $path }
    .kept = { note-not-opened.kept }
    .next = { note-not-opened.next }
note-written = Zapisano w { $path }
note-open = Otwórz
note-show-in-folder = Pokaż w folderze
note-copied-pgn = Partia jest w schowku jako PGN
note-copied-fen = Pozycja jest w schowku jako FEN
note-copied-picture = Obraz szachownicy jest w schowku
note-copied-text = Tekst jest w schowku
note-link-pasted = Jadoube niczego nie pobiera z sieci
    .next = Skopiuj PGN na tamtej stronie i wklej go tutaj.
note-file-window-open = Okno wyboru pliku jest wciąż otwarte
    .next = Wybierz w nim plik albo je zamknij.
note-settings-lost = Nie można odczytać ustawień do końca.
    .kept = Plik w dawnej postaci zachowano jako { $path }; to, co było przed błędem, nadal obowiązuje.
    .next = Reszta jest jak zwykle, dopóki nie wybierzesz inaczej.
note-settings-refused = { $count ->
    [one] Nie można użyć { $count } ustawienia: { $why }
    [few] Nie można użyć { $count } ustawień: { $why }
    [many] Nie można użyć { $count } ustawień: { $why }
   *[other] Nie można użyć { $count } ustawienia: { $why }
}
    .kept = Wszystkie inne obowiązują; plik w dawnej postaci zachowano jako { $path }.
    .next = Wybierz ponownie w ustawieniach; do tego czasu obowiązuje zwykłe.
note-settings-unread = Nie można odczytać ustawień: { $why }
    .kept = Ich plik pozostaje nietknięty; dopóki nie da się go odczytać, obowiązują zwykłe.
    .next = Sprawdź dysk lub prawa dostępu do pliku i uruchom Jadoube ponownie.
note-learners-lost = Nie można odczytać tego, co zrobili uczniowie.
    .kept = Plik w dawnej postaci zachowano jako { $path }.
    .next = Lekcje i sytuacje są odtąd notowane od nowa.
note-learners-newer = To, co zrobili uczniowie, zapisała nowsza wersja Jadoube.
    .kept = Plik w dawnej postaci zachowano jako { $path }.
    .next = Użyj nowszej wersji Jadoube albo notuj tu lekcje i sytuacje od nowa.
note-learners-unread = Nie można odczytać tego, co zrobili uczniowie: { $why }
    .kept = Plik pozostaje nietknięty; dopóki nie da się go odczytać, nikt nic jeszcze nie zrobił.
    .next = Sprawdź dysk lub prawa dostępu do pliku i uruchom Jadoube ponownie.

sound-left-out = Ten program zbudowano bez dźwięku.
sound-no-device = Nie znaleziono urządzenia dźwiękowego; wszystko inne działa.
sound-refused = Urządzenie dźwiękowe nie gra; wszystko inne działa.
voice-not-found = Nie znaleziono głosu: zainstaluj Speech Dispatcher albo eSpeak NG. Wszystko inne działa.
voice-refused = Głos nie mówi; wszystko inne działa.

file-missing = nie ma takiego pliku.
file-forbidden = system na to nie pozwala.
file-disk-full = dysk jest pełny.
file-read-only = dysk jest tylko do odczytu.
file-failing = dysk zawodzi.
file-not-a-folder = część ścieżki jest plikiem, a nie folderem.
file-name-too-long = nazwa jest za długa.
file-circle = dowiązania w ścieżce prowadzą w kółko.
file-too-many-open = na tym komputerze otwarto za dużo plików.
file-held = z tego folderu korzysta drugi Jadoube.
file-refused-because = system odmawia (przyczyna { $reason }).
file-refused = system odmawia.
file-folder = to jest folder.
file-endless = to jest potok lub urządzenie, nie plik.
file-too-large = ten plik ma więcej niż { $most } MiB.
file-replaced = zmienił się, odkąd wczytano z niego listę partii; otwórz go ponownie.
file-broken-off = odczyt urwał się z winy tego programu.
reading-opens = Otwieram: { $name } …
reading-reads = Czytam: { $name }, { $read } z { $length } MiB
note-opened-in-part = Plik { $path } jest od pewnego miejsca uszkodzony.
    .kept = Wszystko do tego miejsca jest tutaj; pliku nie zmieniono.
    .next = Zanim zagrasz dalej, porównaj pozycję i zegary z formularzami.
note-settings-taken = Ustawienia wczytano z { $path }
# $why: since when the other program is open, on which machine, its process
note-other-without-game = Jadoube jest już otwarty w innym oknie ({ $why }).
    .kept = { note-second-program.kept }
    .next = { note-second-program.next }
note-other-program = Jadoube jest już otwarty w innym oknie ({ $why }).
    .kept = { note-second-program.kept }
    .next = Zamknij tamten program i uruchom ten ponownie albo obejrzyj stąd jego partię.
# $path: the report
note-crashed = Poprzednio w Jadoube wystąpił błąd.
    .kept = Raport zachowano jako { $path }; nic nie zostało nigdzie wysłane.
    .next = Dołącz go, jeśli zgłaszasz błąd.
note-look = Obejrzyj jego partię
# An engine at the table plays no longer. $name: the engine, $path: where it lies, $why: what it did
note-engine-left = { $why ->
    [missing] Silnika { $name } nie ma już w { $path }.
    [not-started] Silnika { $name } nie można uruchomić: { $path } nie jest programem, który wolno uruchomić.
    [no-uci] { $name } nie odpowiada jak silnik UCI.
    [not-ready] { $name } nie zgłosił, że jest gotowy.
    [no-chess960] { $name } nie gra w Chess960.
    [silent] { $name } nie podał posunięcia, nawet gdy mu kazano.
    [flooded] { $name } mówił więcej, niż można wysłuchać, i został zakończony.
    [illegal-move] { $name } chciał wykonać nieprawidłowe posunięcie; niczego nie przestawiono.
    [no-move] { $name } nie podał posunięcia, choć ma jakieś.
   *[ended] { $name } zakończył działanie.
}
    .kept = Partia jest zachowana, a zegary chodzą jak dotąd.
    .next = Niech dalej gra ten program albo uruchom silnik ponownie.
note-engine-again = Uruchom go ponownie
menu-built-in-plays = Niech dalej gra ten program
