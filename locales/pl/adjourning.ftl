### Adjournment and the envelope

menu-adjourn = Odłóż partię (tajne posunięcie)…
menu-resumption = Dogrywka…

## Asking for a sealed move
adjourn-title = Odłożenie partii
adjourn-only-today = Kończysz tylko na dziś? Zamknij okno; partia zostanie zachowana.
adjourn-what = { $clock ->
    [stopped] Zawodnik na posunięciu zapisuje tajne posunięcie i zakleja kopertę. Oba zegary są już zatrzymane.
   *[running] Zawodnik na posunięciu zapisuje tajne posunięcie, zakleja kopertę i dopiero wtedy zatrzymuje zegar.
}
adjourn-session = Koniec sesji gry
adjourn-early = Zawodnik odkłada partię wcześniej
adjourn-early-what = Czas do końca sesji gry odejmuje się temu zawodnikowi.
adjourn-where = Tajne posunięcie
adjourn-here = w programie
adjourn-on-paper = na papierze
adjourn-ask = Poleć zapisanie
adjourn-go-on = Dalej
resumption-date = Dzień
resumption-time = Godzina
resumption-venue = Miejsce

## Passphrases. $bits: how hard one is to guess
passphrase = Hasło
passphrase-arbiter = Hasło sędziego
passphrase-player = Własne hasło
passphrase-again = Powtórz
passphrase-differs = Hasła nie są jednakowe.
passphrase-what = Jeśli zostanie puste, kopertę otworzy tylko hasło zawodnika.
passphrase-may = Też otwiera kopertę; może zostać puste.
passphrase-needed = Bez niego nikt nie mógłby otworzyć koperty.
passphrase-draw = Wylosuj cztery słowa
passphrase-draw-again = Inne słowa
passphrase-write-twice = Zapisz te słowa, oddzielając je spacjami; potem wpisz je w polu „Powtórz”.
passphrase-write = Zapisz te słowa, oddzielając je spacjami.
passphrase-use-weak = Mimo to użyj tego hasła
strength-minutes = Słabe: komputer odgadnie je w kilka minut.
strength-day = Słabe: komputer odgadnie je w jeden dzień.
strength-weeks = Słabe: komputer odgadnie je w kilka tygodni.
strength-years = Dobre: komputer zgadywałby je latami.
strength-lifetime = Mocne: za życia nikt go nie odgadnie.
secret-look = Przytrzymaj, aby zobaczyć

## The player seals. $player: the player’s name
seal-title = { $player }: tajne posunięcie
seal-move = Tajne posunięcie
seal-what = W dowolnym języku i zapisie; nikt tego nie sprawdza. Przeciwnik niech nie patrzy.
seal-played = Po poleceniu sędziego wykonano posunięcie na szachownicy: to ono jest tajnym posunięciem. Zapisz je.
seal-close = { $clock ->
    [stopped] Zaklej
   *[running] Zaklej i zatrzymaj zegar
}
seal-lacks-move = Najpierw wpisz posunięcie.
seal-lacks-passphrase = Najpierw wybierz hasło.
seal-lacks-repeat = Wpisz hasło jeszcze raz w polu „{ passphrase-again }”.
seal-lacks-strength = Wybierz silniejsze hasło albo zaznacz „{ passphrase-use-weak }”.
seal-until = { $clock ->
    [stopped] Dopóki koperta nie jest zaklejona, posunięcie można jeszcze zmienić.
   *[running] Dopóki zegar nie stanie, posunięcie można jeszcze zmienić. Posunięcie wykonane na szachownicy jest posunięciem tajnym.
}
seal-closing = Zaklejanie koperty…
seal-paper-what = { $clock ->
    [stopped] Zapisz posunięcie na formularzu, włóż oba formularze do koperty i zaklej ją. Oba zegary są już zatrzymane.
   *[running] Zapisz posunięcie na formularzu, włóż oba formularze do koperty i zaklej ją; dopiero potem zatrzymaj zegar.
}
seal-paper-close = { $clock ->
    [stopped] Zaklejone
   *[running] Zaklejone: zatrzymaj zegar
}

## The envelope
envelope-title = Tajne posunięcie
envelope-fingerprint = Odcisk
envelope-fingerprint-what = Obaj zawodnicy go zapisują. Jeśli przy dogrywce jest taki sam, nikt nie ruszał koperty.
envelope-on-paper = Posunięcie jest na papierze; program przechowuje tylko dane z koperty.
envelope-open = Otwórz kopertę
envelope-opening = Otwieranie koperty…
envelope-print = Drukuj…
envelope-print-c6 = Przód koperty C6
envelope-print-c5 = Przód koperty C5
envelope-print-a4 = Arkusz A4 do złożenia
envelope-player-signs = Zawodnik
envelope-arbiter-signs = Sędzia
envelope-fold-1 = Odetnij cztery rogi wzdłuż linii.
envelope-fold-2 = Zagnij wąskie boki do tyłu, posmaruj klejem ich szare paski i zagnij na nie tę dolną część.
envelope-fold-3 = Włóż oba formularze.
envelope-fold-4 = Posmaruj klejem szary pasek tutaj, zagnij na niego górną część i podpisz się w poprzek krawędzi.
entry-position = Pozycja przed tajnym posunięciem
entry-clocks = Zegary (białe – czarne)
entry-sealed-by = Tajne posunięcie zapisał
entry-number = Numer tajnego posunięcia
entry-offer = Remis zaproponował
entry-no-offer = nikt
entry-resumption = Dogrywka

## Is it the fingerprint that was written down?
fingerprint-question = Przed otwarciem koperty: czy obaj zawodnicy zapisali ten odcisk?
fingerprint-type = Albo przepisz to, co zanotowano
fingerprint-typed-differs = To nie jest odcisk podany wyżej. Sprawdź jeszcze raz każdą literę.
fingerprint-yes = Tak, ten sam
fingerprint-no = Nie, jest inny
fingerprint-nobody = Nie zapisano go
fingerprint-compared = ✓ Odcisk zgadza się z zapisanym.
fingerprint-not-compared = Odcisku nie porównano: nikt go nie zapisał.
fingerprint-differs = To zatem nie ta koperta, którą zamknięto, albo odcisk źle zapisano. Koperta pozostaje zamknięta.
fingerprint-differs-next = Porównaj oba zapisy litera po literze. Jeśli nadal się różni, decyduje sędzia: poszukaj pliku z właściwą kopertą albo postąp jak ze zgubioną w „Inne…”.
fingerprint-again = Porównaj jeszcze raz

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = Partia jest odłożona
adjourned-check = Sędzia sprawdza te dane i przechowuje kopertę.
adjourned-offer = Propozycja remisu trwa, dopóki nie padnie odpowiedź.
resume-title = Dogrywka
resume-take-up = Wznów partię…
resume-both-here = Czy obaj zawodnicy są na miejscu?
resume-begins-what = Po wyborze zaczyna się dogrywka.
resume-both = Obaj są na miejscu
resume-only = Tylko { $player }
resume-nobody = Jeszcze nikogo nie ma
resume-comes = { $player }: na miejscu
resume-is-here = ✓ { $player }
resume-first-minute = Kto przyjdzie w pierwszej minucie, uchodzi za obecnego od początku.
resume-too-late = { $player }: spóźnienie?
resume-replier-absent = Koperta pozostaje zamknięta, dopóki nie przyjdzie zawodnik: { $player }. Chodzi zegar tego zawodnika.
resume-stop-clock = Zatrzymaj zegar i wezwij sędziego
resume-sealer-absent = Nie ma zawodnika, który zapisał tajne posunięcie
resume-reply-later = Po odczytaniu tajnego posunięcia odpowiedź można też włożyć do drugiej koperty.
resume-reply-may = Odpowiedź można wykonać na szachownicy albo włożyć do drugiej koperty, otwieranej po przyjściu przeciwnika.
resume-reply-sealed = Odpowiedź jest w drugiej kopercie
resume-reply-waits = Otwiera się ją, gdy przyjdzie nieobecny zawodnik.
resume-wrong-times = { $player }: zegary wskazują zły czas
resume-set-times = Nastaw zegary
resume-late-claim = Błąd zgłoszono zbyt późno. Sędzia może mimo to poprawić czasy.
resume-correct-times = Popraw zegary
resume-times-stand = Czasy bez zmian
resume-decide = Decyduje sędzia
resume-late-open = Jeśli tajne posunięcie zakończyło partię, ten wynik jest ważny: najpierw otwórz kopertę.
reveal-paper = Zapis na papierze
reveal-read = Odczytaj
reveal-stands = Na papierze: { $text }
reveal-means = Posunięcie, które to niewątpliwie oznacza
reveal-nothing = Znaczenia nie da się ustalić
resume-more = Inne…
resume-less = Mniej
resume-offers = { $player }: propozycja remisu
resume-declines = { $player }: odrzucenie remisu
resume-agreed = W przerwie uzgodniono remis
resume-resigned = { $player }: poddanie
resume-lost = Koperta zaginęła
resume-lost-what = Partia toczy się dalej od tej pozycji z tymi czasami; wykonuje się tajne posunięcie podane przez zawodnika.
resume-annul = Pozycji nie da się odtworzyć: unieważnij partię
resume-ends = To kończy partię i nie można tego cofnąć.

## Why an envelope stays closed. $line: the number of the line
refused-kept = Nic nie zmieniono i nic nie przepadło.
refused-envelope-next = Otwórz zapisany plik odłożonej partii albo postąp jak przy zaginionej kopercie.
# $time: how long it still takes, like 0:10
next-try = Następna próba będzie możliwa za { $time }.
refused-not-an-envelope = To nie jest koperta programu Jadoube.
refused-newer = Tę kopertę zapisała nowsza wersja programu Jadoube. Niczego w niej nie zmieniono; otwórz ją w tamtej wersji.
refused-damaged = Koperta jest uszkodzona: brakuje wiersza { $line } albo go zmieniono.
refused-too-costly = Koperta wymaga więcej pamięci niż prawdziwa. Nie próbowano jej otworzyć.
refused-wrong-passphrase = To hasło nie otwiera koperty. Uwaga na język klawiatury i wielkie litery.
refused-altered = Hasło jest właściwe, ale kopertę zmieniono po zamknięciu.
refused-on-paper = Tajne posunięcie zapisano na papierze.
refused-too-long = Zapis nie mieści się w kopercie. Napisz krócej.
refused-no-passphrase = Ktoś musi podać hasło, inaczej nikt nie otworzyłby koperty.
refused-other-game = Ta koperta należy do innej partii.
refused-missing = Nie ma tu koperty tej partii.
refused-no-randomness = System nie daje liczb losowych, więc koperta nie byłaby bezpieczna. Zapisz tajne posunięcie na papierze.
refused-not-done = Pracy nad kopertą nie udało się dokończyć. Spróbuj ponownie.
choose-envelope = Drukuj kopertę
