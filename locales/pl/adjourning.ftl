### Adjournment and the envelope

menu-adjourn = Odłóż partię…

## Asking for a sealed move
adjourn-title = Odłożenie partii
adjourn-what = Zawodnik będący na posunięciu zapisuje je, utajnia i dopiero wtedy zatrzymuje zegar.
adjourn-session = Sesja jest zakończona
adjourn-early = Zawodnik odkłada wcześniej
adjourn-early-what = Pozostały czas sesji odejmuje się temu zawodnikowi.
adjourn-where = Posunięcie utajnia się
adjourn-here = w programie
adjourn-on-paper = na papierze
adjourn-ask = Poproś o utajnienie
adjourn-go-on = Dalej
resumption-date = Dzień
resumption-time = Godzina
resumption-venue = Miejsce

## Passphrases
passphrase = Hasło
passphrase-arbiter = Hasło sędziego
passphrase-player = Własne hasło
passphrase-again = Jeszcze raz
passphrase-differs = Hasła nie są jednakowe.
passphrase-what = Jeśli zostanie puste, kopertę otworzy tylko hasło zawodnika.
passphrase-may = Też otwiera kopertę; może zostać puste.
passphrase-needed = Bez niego nikt nie mógłby otworzyć koperty.
secret-look = Przytrzymaj, aby zobaczyć

## The player seals. $player: the player’s name
seal-title = { $player }: tajne posunięcie
seal-move = Posunięcie do utajnienia
seal-what = W dowolnym języku i zapisie; nikt tego nie sprawdza. Przeciwnik odwraca wzrok.
seal-played = Po wezwaniu sędziego wykonano posunięcie na szachownicy: to ono musi być utajnione. Proszę je zapisać.
seal-close = Utajnij i zatrzymaj zegar
seal-until = Dopóki zegar nie stanie, posunięcie można jeszcze zmienić albo wykonać na szachownicy.
seal-closing = Koperta jest zamykana…
seal-paper-what = Proszę zapisać posunięcie na blankiecie, włożyć oba blankiety do koperty i ją zakleić; dopiero potem zatrzymać zegar.
seal-paper-close = Utajnione: zatrzymaj zegar

## The envelope
envelope-title = Tajne posunięcie
envelope-fingerprint = Odcisk
envelope-fingerprint-what = Obaj zawodnicy go zapisują. Jeśli przy dogrywce jest taki sam, nikt nie ruszał koperty.
envelope-on-paper = Posunięcie jest na papierze; program przechowuje tylko dane z koperty.
envelope-open = Otwórz kopertę
envelope-opening = Koperta jest otwierana…
envelope-print = Drukuj…
envelope-print-c6 = Przód koperty C6
envelope-print-c5 = Przód koperty C5
envelope-print-a4 = Arkusz A4 do złożenia
envelope-player-signs = Zawodnik
envelope-arbiter-signs = Sędzia
envelope-fold-1 = Odetnij cztery rogi wzdłuż linii.
envelope-fold-2 = Zagnij wąskie boki do tyłu, posmaruj klejem ich szare paski i zagnij na nie tę dolną część.
envelope-fold-3 = Włóż oba blankiety.
envelope-fold-4 = Posmaruj klejem szary pasek tutaj, zagnij na niego górną część i podpisz się w poprzek krawędzi.
entry-position = Pozycja przed tajnym posunięciem
entry-clocks = Zegary (białe – czarne)
entry-sealed-by = Utajnił
entry-number = Numer tajnego posunięcia
entry-offer = Remis zaproponował
entry-no-offer = nikt
entry-resumption = Dogrywka
fingerprint-compare = Porównaj zapisany odcisk:
fingerprint-same = Ten sam: nikt jej nie ruszał.
fingerprint-differs = Nie taki sam. Przed otwarciem sprawdź jeszcze raz zapis.

## Taking the game up again. $player: the player’s name   $text: what stands on the paper
adjourned-title = Partia jest odłożona
adjourned-offer = Propozycja remisu trwa, dopóki nie padnie odpowiedź.
resume-title = Partia zostaje wznowiona
resume-take-up = Wznów partię…
resume-who = Kto przyszedł?
resume-comes = { $player }: na miejscu
resume-is-here = ✓ { $player }
resume-too-late = { $player }: spóźnienie?
resume-begin = Sesja się zaczyna
resume-replier-absent = Koperta pozostaje zamknięta, dopóki nie przyjdzie zawodnik: { $player }. Idzie zegar tego zawodnika.
resume-stop-clock = Zatrzymaj zegar i wezwij sędziego
resume-sealer-absent = Nie ma zawodnika, który utajnił posunięcie
resume-reply-may = Odpowiedź można wykonać na szachownicy albo utajnić w drugiej kopercie, otwieranej po przyjściu przeciwnika.
resume-reply-sealed = Odpowiedź leży w drugiej kopercie
resume-reply-waits = Otwiera się ją, gdy przyjdzie nieobecny zawodnik.
resume-wrong-times = { $player }: zegary źle wskazują
resume-set-times = Ustaw zegary
resume-decide = Decyduje sędzia
resume-late-open = Jeśli tajne posunięcie kończy partię, to obowiązuje: najpierw otwórz kopertę.
decide-yes = Tak
decide-no = Nie
reveal-paper = Co stoi na papierze
reveal-read = Odczytaj
reveal-stands = Na papierze stoi: { $text }
reveal-means = Posunięcie, które to niewątpliwie oznacza
reveal-nothing = Znaczenia nie da się ustalić
resume-more = Inne…
resume-less = Mniej
resume-agreed = Tymczasem uzgodniono remis
resume-resigned = { $player }: poddanie
resume-lost = Koperta zaginęła
resume-lost-what = Partia toczy się dalej od tej pozycji z tymi czasami; tajne posunięcie wykonuje się tak, jak je poda zawodnik.
resume-annul = Pozycja przepadła: unieważnij partię

## Why an envelope stays closed
refused-kept = Nic nie zmieniono i nic nie przepadło.
refused-envelope-next = Otwórz zapisany plik odłożonej partii albo postąp jak przy zaginionej kopercie.
refused-not-an-envelope = To nie jest koperta.
refused-newer = Tę kopertę zrobił nowszy Jadoube. Otwórz ją nim.
refused-damaged = Koperta jest uszkodzona: czegoś brakuje lub coś zmieniono.
refused-too-costly = Koperta żąda więcej pamięci niż prawdziwa. Nie otwierano jej.
refused-wrong-passphrase = To hasło nie otwiera koperty. Uwaga na język klawiatury i wielkie litery.
refused-altered = Hasło jest właściwe, ale kopertę zmieniono po zamknięciu.
refused-on-paper = Posunięcie utajniono na papierze.
refused-too-long = Zapis nie mieści się w kopercie. Proszę napisać krócej.
refused-no-passphrase = Ktoś musi podać hasło, inaczej nikt nie otworzyłby koperty.
refused-other-game = Ta koperta należy do innej partii.
refused-missing = Nie ma tu koperty tej partii.
refused-no-randomness = System nie daje liczb losowych, więc nie da się bezpiecznie utajnić. Proszę utajnić na papierze.
choose-envelope = Drukuj kopertę
