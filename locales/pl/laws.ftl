### Rules: a headline, and what was found. $player is the player concerned: white, black.

rule-have-the-move = Kto jest na posunięciu
rule-have-the-move-finding = { player } wykonały posunięcie, gdy na posunięciu były { opponent }.
rule-legal-move-def = Kiedy posunięcie jest prawidłowe
rule-legal-move-def-finding = To, co { player-mid } ustawiły na szachownicy, nie jest prawidłowym posunięciem.

## Articles 1 and 3

rule-white-first = Każdy swoimi bierkami
rule-white-first-finding = { player } zagrały bierką przeciwnika.
rule-king-safety-prohibitions = Króla się nie bije
rule-king-safety-prohibitions-finding = { player } zbiły króla.
rule-own-piece-blocks = Gdzie stoi własna bierka
rule-own-piece-blocks-finding = { player } zagrały na pole, na którym stała własna bierka.
rule-move-bishop = Jak porusza się goniec
rule-move-bishop-finding = { player } nie zagrały gońcem po przekątnej.
rule-move-rook = Jak porusza się wieża
rule-move-rook-finding = { player } nie zagrały wieżą ani po rzędzie, ani po linii.
rule-move-queen = Jak porusza się hetman
rule-move-queen-finding = { player } nie zagrały hetmanem ani po rzędzie, ani po linii, ani po przekątnej.
rule-slider-no-jump = Przeskakuje tylko skoczek
rule-slider-no-jump-finding = { player } przeskoczyły jedną bierką drugą.
rule-move-knight = Jak porusza się skoczek
rule-move-knight-finding = { player } nie zagrały skoczkiem dwa pola prosto i jedno w bok.
rule-pawn-one = Krok pionka
rule-pawn-one-finding = { player } zagrały pionkiem tam, dokąd pionek nie chodzi.
rule-pawn-two = Dwa pola na początek
rule-pawn-two-finding = { player } zagrały pionkiem o dwa pola, choć nie było wolno.
rule-pawn-capture = Jak bije pionek
rule-pawn-capture-finding = { player } zagrały pionkiem na ukos, niczego nie bijąc.
rule-en-passant = Bicie w przelocie
rule-en-passant-finding = { player } zbiły w przelocie, ale nie od razu, w następnym posunięciu.
rule-promotion-mandatory = Czym staje się pionek
rule-promotion-mandatory-finding = { player } nie zamieniły pionka tak, jak każą Przepisy.
rule-king-step = Jak porusza się król
rule-king-step-finding = { player } zagrały królem o więcej niż jedno pole.
rule-castling-geometry = Czym jest roszada
rule-castling-geometry-finding = { player } zagrały królem po pierwszym rzędzie, ale król lub wieża nie stoi tam, gdzie powinna stać po roszadzie.
rule-castling-right-lost = Roszady już nie będzie
rule-castling-right-lost-finding = { player } wykonały roszadę, choć królem albo tą wieżą wykonano już posunięcie.
rule-castling-temp-prevented = Roszada musi poczekać
rule-castling-temp-prevented-finding = { player } wykonały roszadę, gdy atakowane było pole króla, jego droga albo cel lub gdy pomiędzy stała bierka.
rule-check-def = Czym jest szach
rule-check-def-finding = Król { player-gen } był szachowany.
rule-no-self-check = Własny król nie zostaje pod szachem
rule-no-self-check-finding = { player } pozostawiły własnego króla pod szachem lub wystawiły go na szach.

## Article 4

rule-adjust-announce = Poprawianie bierek
rule-adjust-announce-finding = { player } zapowiedziały, że tylko poprawiają bierki.
rule-adjust-own-time = Poprawia się tylko na własnym czasie
rule-adjust-own-time-finding = { player } chciały poprawiać bierki, gdy chodził zegar przeciwnika.
rule-accidental-touch = Przypadkowe dotknięcie
rule-accidental-touch-finding = { player } przypadkowo musnęły bierkę.
rule-touch-only-when-on-move = Dotknięcie, gdy na posunięciu jest przeciwnik
rule-touch-only-when-on-move-finding = { player } dotknęły bierki, gdy na posunięciu były { opponent }.
rule-touch-own = Dotkniętą bierką trzeba zagrać
rule-touch-own-finding = { player } dotknęły własnej bierki, którą da się zagrać.
rule-touch-opp = Dotkniętą bierkę przeciwnika trzeba zbić
rule-touch-opp-finding = { player } dotknęły bierki przeciwnika, którą można zbić.
rule-touch-both = Dotknięto bierek obu kolorów
rule-touch-both-finding = { player } dotknęły bierek obu kolorów.
rule-touch-order-unclear = Której bierki dotknięto najpierw?
rule-touch-order-unclear-finding = Nie wiadomo, której bierki { player-mid } dotknęły najpierw, więc liczy się własna.
rule-touch-king-rook = Król, potem wieża: roszada
rule-touch-king-rook-finding = { player } dotknęły króla, a potem wieży, i roszada w tę stronę jest prawidłowa.
rule-touch-rook-then-king = Wieża przed królem: bez roszady w tę stronę
rule-touch-rook-then-king-finding = { player } dotknęły wieży przed królem. Obowiązuje ruch wieżą.
rule-castle-intent-illegal = Zamierzona roszada jest nieprawidłowa
rule-castle-intent-illegal-finding = { player } dotknęły króla i wieży, aby wykonać roszadę, ale ta roszada jest nieprawidłowa.
rule-promotion-choice-final = Nowa figura jest wybrana
rule-promotion-choice-final-finding = Nowa figura { player-gen } dotknęła pola promocji.
rule-touched-none-playable = Z tych dotknięć nic nie wynika
rule-touched-none-playable-finding = Żadnej z bierek, których { player-mid } dotknęły, nie można ani przesunąć, ani zbić.
rule-released-stays = Puszczona bierka zostaje
rule-released-stays-finding = { player } wypuściły już bierkę z ręki.
rule-made-plain = Posunięcie jest wykonane
rule-made-plain-finding = { player } puściły bierkę na nowym polu.
rule-made-capture = Bicie jest wykonane
rule-made-capture-finding = { player } zdjęły zbitą bierkę z szachownicy i puściły bijącą.
rule-made-castling = Roszada jest wykonana
rule-made-castling-finding = { player } puściły wieżę obok króla.
rule-castling-king-released = Dwa pola królem oznaczają roszadę
rule-castling-king-released-finding = { player } puściły króla na polu roszady, a roszada w tę stronę jest prawidłowa.
rule-castling-king-released-illegal = Dwa pola królem, ale bez roszady
rule-castling-king-released-illegal-finding = { player } puściły króla na polu roszady, ale roszada w tę stronę jest nieprawidłowa.
rule-made-promotion = Promocja jest wykonana
rule-made-promotion-finding = { player } zdjęły pionka i puściły nową figurę na polu promocji.
rule-promotion-pawn-released = Pionek stanął na polu promocji
rule-promotion-pawn-released-finding = { player } puściły pionka na polu promocji; brakuje jeszcze nowej figury.
rule-illegal-before-press = Poprawione przed przełączeniem zegara
rule-illegal-before-press-finding = { player } zagrały nieprawidłowo, ale nie przełączyły jeszcze zegara.
rule-art4-claim-forfeit = Za późno na reklamację dotknięcia
rule-art4-claim-forfeit-finding = { player } dotknęły bierki, zanim zgłosiły reklamację.

## Article 5

rule-win-checkmate = Mat
rule-win-checkmate-finding = { player } dały mata prawidłowym posunięciem.
rule-win-resign = Poddanie
rule-win-resign-finding = { player } poddały partię.
rule-draw-stalemate = Pat
rule-draw-stalemate-finding = Zawodnik będący na posunięciu nie ma żadnego prawidłowego posunięcia i nie jest szachowany.
rule-draw-dead-position = Martwa pozycja
rule-draw-dead-position-finding = Żadna ze stron nie może już dać mata, niezależnie od tego, jakie prawidłowe posunięcia zostaną wykonane.
rule-draw-agreement = Uzgodniony remis
rule-draw-agreement-finding = Propozycja remisu została przyjęta.

## Article 6

rule-press-completes = Posunięcie jest zakończone
rule-press-completes-finding = { player } wykonały posunięcie i przełączyły zegar.
rule-next-move-completes = Zapomniane przełączenie zegara jest nadrobione
rule-next-move-completes-finding = { player } nie przełączyły zegara, ale wykonały już następne posunięcie.
rule-same-hand = Ręka, która przełącza zegar
rule-same-hand-finding = { player } przełączyły zegar drugą ręką.
rule-must-allow-press = Zegar wolno jeszcze przełączyć
rule-must-allow-press-finding = { player } przełączyły zegar, gdy przeciwnik już odpowiedział.
rule-move-requirement = Które posunięcia się liczą
rule-move-requirement-finding = { player } wykonały wymagane posunięcia, choć po ostatnim nie przełączono jeszcze zegara.
rule-check-after-flag = Czy posunięcia wykonano?
rule-check-after-flag-finding = Chorągiewka { player-gen } spadła, ale wymagane posunięcia tego etapu gry wykonano.
rule-start-white-clock = Partia się zaczyna
rule-start-white-clock-finding = Nadeszła godzina rozpoczęcia partii.
rule-default-time = Spóźnienie
rule-default-time-finding = W chwili rozpoczęcia partii { player-person-gen } nie było przy szachownicy.
rule-flag-fallen-when = Kiedy uznaje się, że chorągiewka spadła
rule-flag-fallen-when-finding = { player } twierdzą, że chorągiewka przeciwnika spadła.
rule-flag-loss = Chorągiewka spadła
rule-flag-loss-finding = { player } nie zakończyły wymaganych posunięć przed upływem czasu.
rule-flag-draw = Remis mimo spadnięcia chorągiewki
rule-flag-draw-finding = { player-dat-start } skończył się czas, ale { opponent } nie mogą dać mata żadną serią prawidłowych posunięć.
rule-ending-beats-flag = Partia była już skończona
rule-ending-beats-flag-finding = Partia skończyła się na szachownicy, zanim zauważono spadnięcie chorągiewki.
rule-clock-conclusive = Liczy się to, co wskazuje zegar
rule-clock-conclusive-finding = Zegar ma oczywistą wadę.
rule-clock-wrong-setting = Zegar źle nastawiony
rule-clock-wrong-setting-finding = Zegar nie wskazuje lub nie daje tego, co powinien.
rule-arbiter-interrupts = Sędzia przerywa grę
rule-arbiter-interrupts-finding = Sędzia decyduje, kiedy zegary stają i kiedy znowu ruszają.
rule-player-may-stop = Zegary zatrzymane, by wezwać sędziego
rule-player-may-stop-finding = { player } wzywają sędziego.
rule-unjustified-stop = Zegary zatrzymane bez powodu
rule-unjustified-stop-finding = Nie było ważnego powodu, by zatrzymać zegary.
rule-times-after-restore = Sędzia nastawia zegary
rule-times-after-restore-finding = Sędzia ustala czasy według swojej najlepszej oceny.

## Article 7

rule-wrong-initial-position = Złe ustawienie początkowe
rule-wrong-initial-position-finding = Gdy partia się zaczęła, bierki nie stały jak należy.
rule-board-misplaced = Szachownica źle położona
rule-board-misplaced-finding = Pole w prawym rogu przed każdym zawodnikiem jest ciemne.
rule-colours-reversed = Zamienione kolory
rule-colours-reversed-finding = Każdy zawodnik ma kolor drugiego.
rule-illegal-restore = Przywrócenie pozycji
rule-illegal-restore-finding = { player } zakończyły nieprawidłowe posunięcie.
rule-illegal-replacement = Posunięcie, które trzeba wykonać zamiast tamtego
rule-illegal-replacement-finding = { player } muszą zastąpić nieprawidłowe posunięcie, a dotknięte bierki nadal zobowiązują.
rule-unpromoted-pawn-pressed = Pionek pozostawiony na polu promocji
rule-unpromoted-pawn-pressed-finding = { player } przełączyły zegar, a nie zamieniły pionka na nową figurę.
rule-press-without-move = Zegar przełączony bez posunięcia
rule-press-without-move-finding = { player } przełączyły zegar, a nie wykonały posunięcia.
rule-two-hands = Dwie ręce do jednego posunięcia
rule-two-hands-finding = { player } wykonały jedno posunięcie obiema rękami.
rule-illegal-completed-when = Nieprawidłowe posunięcie bez reklamacji
rule-illegal-completed-when-finding = { player } przełączyły zegar po nieprawidłowym posunięciu. Na posunięciu jest przeciwnik, który może je zareklamować.
rule-illegal-when-found = Nieprawidłowe posunięcie wykryte później
rule-illegal-when-found-finding = { player } zgłosiły nieprawidłowe posunięcie.
# $count: which illegal move lost the game
ending-illegal = { $count ->
    [1] Nieprawidłowe posunięcie
    [2] Drugie nieprawidłowe posunięcie
   *[other] Trzecie nieprawidłowe posunięcie
}
rule-illegal-count-std = Skutek nieprawidłowego posunięcia
rule-illegal-count-std-finding = { $count ->
    [0] { player } zakończyły o jedno nieprawidłowe posunięcie za dużo.
    [1] To pierwsze nieprawidłowe posunięcie { player-gen }.
    [2] To drugie nieprawidłowe posunięcie { player-gen }.
    [3] To trzecie nieprawidłowe posunięcie { player-gen }.
   *[other] To { $count }. nieprawidłowe posunięcie { player-gen }.
}
rule-illegal-loss-draw = Remis zamiast przegranej
rule-illegal-loss-draw-finding = { player } zakończyły o jedno nieprawidłowe posunięcie za dużo, ale { opponent } nie mogą dać mata żadną serią prawidłowych posunięć.
rule-illegal-increment-reversal = Dodatek czasu zostaje odebrany
rule-illegal-increment-reversal-finding = { player } zyskały czas tym przełączeniem.
rule-pieces-found-displaced = Bierki nie na swoich polach
rule-pieces-found-displaced-finding = Bierki nie stoją tak, jak pozostawiła je partia.
rule-displaced-pieces = Przewrócone bierki
rule-displaced-pieces-finding = { player } przewróciły bierki lub zsunęły je z pól.

## Article 8

rule-must-record = Zapisywanie posunięć
rule-must-record-finding = { player } zapisały inne posunięcie niż to, które wykonano.
rule-no-advance-writing = Bez zapisywania z góry
rule-no-advance-writing-finding = { player } zapisały posunięcie, zanim zostało wykonane.
rule-reply-before-recording = Najpierw własne poprzednie posunięcie
rule-reply-before-recording-finding = { player } wykonały posunięcie, zanim zapisały poprzednie.
rule-record-draw-offer = Propozycja remisu w zapisie
rule-record-draw-offer-finding = { player } zapisały posunięcie bez znaku propozycji remisu.
rule-under-five-minutes = Za mało czasu na zapisywanie
rule-under-five-minutes-finding = { player } miały na tym etapie mniej niż pięć minut, a do każdego posunięcia dodaje się mniej niż trzydzieści sekund.
rule-update-after-flag = Zapis po spadnięciu chorągiewki
rule-update-after-flag-finding = { player } zagrały, zanim uzupełniły zapis partii.
rule-neither-records = Żaden zawodnik nie zapisywał
rule-neither-records-finding = Chorągiewka spadła, a żaden zapis nie jest pełny.
rule-one-not-recording = Jeden zawodnik nie zapisywał
rule-one-not-recording-finding = Chorągiewka spadła, a zapis { player-gen } nie jest pełny.

## Article 9

rule-agreed-draw-restriction = Uzgadnianie remisu jest ograniczone
rule-agreed-draw-restriction-finding = { player } chcą uzgodnić remis, a regulamin zawodów to ogranicza.

rule-offer-timing = Zaproponowano remis
rule-offer-timing-finding = { player } zaproponowały remis po wykonaniu posunięcia, a przed przełączeniem zegara.
rule-offer-other-time = Propozycja remisu w nietypowej chwili
rule-offer-other-time-finding = { player } zaproponowały remis, ale nie między wykonaniem posunięcia a przełączeniem zegara.
rule-offer-irrevocable = Propozycja pozostaje ważna
rule-offer-irrevocable-finding = { player } chcą wycofać propozycję remisu.
rule-offer-lifetime = Jak długo ważna jest propozycja remisu
rule-offer-lifetime-finding = Propozycja remisu jest ważna, dopóki nie padnie na nią odpowiedź, słowna lub przez dotknięcie bierki.
rule-claim-is-offer = Reklamacja jest też propozycją
rule-claim-is-offer-finding = { player } zareklamowały remis, co liczy się także jako propozycja.
rule-repetition-3-claim-next = Trzykrotne powtórzenie przez następne posunięcie
rule-repetition-3-claim-next-finding = { player } zapisały posunięcie i reklamują, że pozycja powstanie po nim po raz trzeci.
rule-repetition-3-claim-now = Trzykrotne powtórzenie pozycji
rule-repetition-3-claim-now-finding = { player } reklamują, że pozycja na szachownicy powstała po raz trzeci.
rule-same-position = Kiedy dwie pozycje są takie same
rule-same-position-finding = Bierki stały tak samo, ale na posunięciu nie zawsze był ten sam zawodnik.
rule-same-position-ep = Tak samo, oprócz bicia w przelocie
rule-same-position-ep-finding = Bierki stały tak samo, ale raz można było zbić pionka w przelocie.
rule-same-position-castling = Tak samo, oprócz roszady
rule-same-position-castling-finding = Bierki stały tak samo, ale tymczasem utracono prawo do roszady.
rule-fifty-claim-next = Pięćdziesiąt posunięć razem z następnym
rule-fifty-claim-next-finding = { player } zapisały posunięcie i reklamują, że dopełni ono po pięćdziesiąt posunięć bez bicia i bez posunięcia pionkiem.
rule-fifty-claim-now = Pięćdziesiąt posunięć
rule-fifty-claim-now-finding = { player } reklamują, że obie strony wykonały po pięćdziesiąt posunięć bez bicia i bez posunięcia pionkiem.
rule-claim-right-lost = Za późno na reklamację
rule-claim-right-lost-finding = { player } nie mogą już w tym posunięciu reklamować remisu.
rule-claim-stop-clock = Zegary stają z powodu reklamacji
rule-claim-stop-clock-finding = { player } zareklamowały remis.
rule-claim-irrevocable = Reklamacja pozostaje ważna
rule-claim-irrevocable-finding = { player } chcą wycofać lub zmienić reklamację.
rule-claim-correct = Reklamacja jest słuszna
rule-claim-correct-finding = { player } słusznie zareklamowały remis.
rule-claim-wrong-opponent-time = Niesłuszna reklamacja kosztuje czas
rule-claim-wrong-opponent-time-finding = { player } niesłusznie zareklamowały remis.
rule-claim-wrong-claimant-time = Niesłuszna reklamacja odbiera czas reklamującemu
rule-claim-wrong-claimant-time-finding = { player } niesłusznie zareklamowały remis, a miały ponad minutę.
rule-claim-wrong-rapid = Niesłuszna reklamacja w szachach szybkich
rule-claim-wrong-rapid-finding = { player } niesłusznie zareklamowały remis w partii szachów szybkich.
rule-claim-wrong-blitz = Niesłuszna reklamacja w szachach błyskawicznych
rule-claim-wrong-blitz-finding = { player } niesłusznie zareklamowały remis w partii błyskawicznej.
rule-claim-wrong-play-on = Po niesłusznej reklamacji gra toczy się dalej
rule-claim-wrong-play-on-finding = { player } niesłusznie zareklamowały remis i partia toczy się dalej.
rule-auto-repetition = Pozycja powstała pięć razy
rule-auto-repetition-finding = Ta sama pozycja powstała po raz piąty.
rule-auto-75 = Siedemdziesiąt pięć posunięć
rule-auto-75-finding = Obie strony wykonały po siedemdziesiąt pięć posunięć bez bicia i bez posunięcia pionkiem.
rule-auto-75-mate-first = Mat ma pierwszeństwo
rule-auto-75-mate-first-finding = Ostatnie z siedemdziesięciu pięciu posunięć dało mata.

## Article 10

ending-arbiter = Decyzja sędziego
ending-recorded = { $ending } (zapis sędziego)
ending-arbiter-why = Decyzja sędziego: { $reason }
ending-claim = Remis po reklamacji: szybki finisz
ending-short-repetition = Trzykrotne powtórzenie
ending-short-fifty = Pięćdziesiąt posunięć
ending-short-fivefold = Pięciokrotne powtórzenie
ending-short-seventy-five = 75 posunięć
rule-score-default = Wynik
rule-score-default-finding = Sędzia ogłosił wynik.
rule-score-cap = Nigdy więcej niż cały punkt
rule-score-cap-finding = Te punkty dają razem więcej, niż jest do zdobycia w jednej partii.
rule-score-asymmetric = Punkty, które nie dają w sumie jednego
rule-score-asymmetric-finding = Sędzia zdecydował, ile punktów dostaje każdy z zawodników.

## Articles 11 and 12

rule-phone = Telefon lub inne urządzenie odezwało się
rule-phone-finding = { player-person } miał telefon lub inne urządzenie, które się odezwało.
rule-device-found = Znaleziono telefon lub inne urządzenie
rule-device-found-finding = { player-person } miał przy sobie telefon lub inne urządzenie, które znaleziono.
rule-persistent-refusal = Uporczywa odmowa przestrzegania Przepisów
rule-persistent-refusal-finding = { player } uporczywie odmawiają przestrzegania Przepisów.
rule-both-guilty = Obaj zawodnicy przegrywają
rule-both-guilty-finding = Winni są obaj zawodnicy.
rule-penalty-list = Kara
rule-penalty-list-finding = Sędzia nałożył karę na { player-mid }.
rule-extra-time-disturbance = Czas za zakłócenie
rule-extra-time-disturbance-finding = Grę zakłóciło coś z zewnątrz i sędzia dodaje za to czas.
rule-arbiter-silence = Czego sędzia nie mówi
rule-arbiter-silence-finding = { player } pytają, ile posunięć wykonano.
rule-arbiter-non-intervention = Kiedy sędzia wkracza
rule-arbiter-non-intervention-finding = Sędzia wkracza tylko wtedy, gdy mówią o tym Przepisy.

## Appendix D

rule-blind-announce = Posunięcia się zapowiada
rule-blind-announce-finding = { player-person } musi wyraźnie zapowiedzieć posunięcie.
rule-blind-touched = Dotknięte znaczy wyjęte
rule-blind-touched-finding = { player-person } wyczuł bierkę palcami i zostawił ją w otworze.
rule-blind-made = Kiedy posunięcie niewidomego zawodnika jest wykonane
rule-blind-made-finding = { player-person } umieścił bierkę w nowym otworze.
rule-blind-clock-after = Zegar na końcu
rule-blind-clock-after-finding = { player-person } przełączył zegar przed zapowiedzeniem posunięcia.
rule-blind-slip = Przejęzyczenie
rule-blind-slip-finding = { player-person } zapowiedział inne posunięcie niż to na szachownicy.
rule-blind-positions-differ = Szachownice się różnią
rule-blind-positions-differ-finding = Szachownice zawodników pokazują różne pozycje albo pokażą je po wykonaniu zapowiedzianego posunięcia.
rule-blind-scores-differ = Zapisy też się różnią
rule-blind-scores-differ-finding = Szachownice się różnią, a zapisy też nie są zgodne.
rule-blind-assistant = Asystent niewidomego zawodnika
rule-blind-assistant-finding = { player-person } pyta asystenta, ile posunięć wykonano.

## Guideline I: adjourned games

rule-adj-require-seal = Koniec sesji gry
rule-adj-require-seal-finding = Sesja gry się skończyła; na posunięciu są { player-mid } i muszą zapisać tajne posunięcie.
rule-adj-seal-procedure = Zapisanie tajnego posunięcia
rule-adj-seal-procedure-finding = Tajne posunięcie: { player-mid } zapisują je i zaklejają kopertę.
rule-adj-change-until-stop = Zmiana tajnego posunięcia
rule-adj-change-until-stop-finding = { player } zapisały inne tajne posunięcie, zanim zatrzymano zegar.
rule-adj-played-move-is-sealed = Posunięcie wykonane zamiast zapisanego
rule-adj-played-move-is-sealed-finding = { player } miały zapisać tajne posunięcie, a wykonały je na szachownicy.
rule-adj-early = Wcześniejsze odłożenie partii
rule-adj-early-finding = { player } odkładają partię przed końcem sesji gry.
rule-adj-draw-offer-after-seal = Propozycja remisu w przerwie
rule-adj-draw-offer-after-seal-finding = Remis zaproponowano lub na propozycję odpowiedziano po zapisaniu tajnego posunięcia.
rule-adj-set-up = Przygotowanie do dogrywki
rule-adj-set-up-finding = Ustawia się pozycję sprzed tajnego posunięcia i nastawia czasy.
rule-adj-ended-before-resumption = Koniec przed dogrywką
rule-adj-ended-before-resumption-finding = Partia rozstrzygnęła się, zanim można ją było wznowić.
rule-adj-open-only-if = Kiedy otwiera się kopertę
rule-adj-open-only-if-finding = Kopertę otwiera się tylko wtedy, gdy obecny jest { player-person-mid }, który ma odpowiedzieć na tajne posunięcie.
rule-adj-ambiguous = Niejednoznaczne tajne posunięcie
rule-adj-ambiguous-finding = To, co { player-mid } zapisały jako tajne posunięcie, może oznaczać kilka posunięć.
rule-adj-unclear = Niezrozumiałe tajne posunięcie
rule-adj-unclear-finding = Tego, co { player-mid } zapisały jako tajne posunięcie, nie da się odczytać.
rule-adj-illegal = Nieprawidłowe tajne posunięcie
rule-adj-illegal-finding = To, co { player-mid } zapisały jako tajne posunięcie, nie jest prawidłowym posunięciem.
rule-adj-bad-exceptions = Wadliwe tajne posunięcie bez przegranej
rule-adj-bad-exceptions-finding = Tajne posunięcie, które zapisały { player-mid }, jest wadliwe, ale partia rozstrzygnęła się inaczej.
rule-adj-case-a = Otwarcie koperty
rule-adj-case-a-finding = Zawodnik, który ma odpowiedzieć, jest obecny, więc kopertę można otworzyć.
rule-adj-case-b = Nie ma zawodnika, który ma odpowiedzieć
rule-adj-case-b-finding = Zawodnika, który ma odpowiedzieć, nie było na początku dogrywki.
rule-adj-case-c = Odpowiedź w drugiej kopercie
rule-adj-case-c-finding = Odpowiedź na tajne posunięcie leży w drugiej kopercie, dopóki nie ma zawodnika, który je zapisał.
rule-adj-late = Spóźnienie na dogrywkę
rule-adj-late-finding = { player-person } spóźnił się na dogrywkę.
rule-adj-late-sealer = Spóźnienie, ale partia jest skończona
rule-adj-late-sealer-finding = { player-person } się spóźnił, ale tajne posunięcie mogło zakończyć partię.
rule-adj-both-absent = Nie ma obu zawodników
rule-adj-both-absent-finding = Nie ma żadnego z zawodników; biegnie czas tego, kto ma odpowiedzieć: { player-mid }.
rule-adj-lost-envelope = Koperta zaginęła
rule-adj-lost-envelope-finding = Koperta z tajnym posunięciem zaginęła.
rule-adj-lost-position = Pozycji nie da się odtworzyć
rule-adj-lost-position-finding = Pozycji z odłożonej partii nie da się już ustawić.
rule-adj-clock-error = Błędne czasy przy dogrywce
rule-adj-clock-error-finding = Zwrócono uwagę, że od początku dogrywki zegary wskazują błędne czasy.
rule-adj-session-clock = Sesja gry
rule-adj-session-clock-finding = O tym, kiedy kończy się sesja gry, decyduje zegarek sędziego.

## Guideline II: Chess960

rule-c960-status = Szachy 960 a Przepisy
rule-c960-status-finding = Przepisy tego wydania nie znają szachów 960.
rule-c960-constraints = Jak zaczyna się partia szachów 960
rule-c960-constraints-finding = Bierki nie stoją tak, jak powinny na początku partii szachów 960.
rule-c960-announce = Zapowiedź roszady
rule-c960-announce-finding = { player } zapowiedziały roszadę.
rule-c960-vacant = Co stoi na drodze roszadzie w szachach 960
rule-c960-vacant-finding = { player } zrobiły roszadę, choć na drodze króla albo wieży stała bierka.
rule-c960-intention = Roszada była zapowiedziana
rule-c960-intention-finding = { player } zapowiedziały roszadę i dotknęły króla lub wieży.
rule-c960-made = Kiedy roszada w szachach 960 jest wykonana
rule-c960-made-finding = { player } puściły króla i roszada jest wykonana.

## Guideline III

rule-qpf-status = Zapowiedź szybkiego finiszu
rule-qpf-status-finding = { player } powołują się na szybki finisz, którego w tych zawodach nie zapowiedziano.
rule-qpf-scope = Gdzie nie ma szybkiego finiszu
rule-qpf-scope-finding = { player } powołują się na szybki finisz tam, gdzie go nie ma.
rule-qpf-def = Czym jest szybki finisz
rule-qpf-def-finding = { player } powołują się na szybki finisz, ale w pozostałym czasie nie trzeba wykonać wszystkich pozostałych posunięć.
rule-both-flags-unknown = Spadły obie chorągiewki przed ostatnim etapem
rule-both-flags-unknown-finding = Przed ostatnim etapem spadły obie chorągiewki i nie da się ustalić, która pierwsza: partia toczy się dalej.
rule-both-flags-draw = Spadły obie chorągiewki na ostatnim etapie
rule-both-flags-draw-finding = Na ostatnim etapie spadły obie chorągiewki i nie da się ustalić, która pierwsza: remis.
rule-qpf-increment-request = Prośba o pięć sekund na posunięcie
rule-qpf-increment-request-finding = { player } proszą o pięć sekund na posunięcie dla obu zawodników.
rule-qpf-claim = Kiedy w szybkim finiszu można reklamować remis
rule-qpf-claim-finding = { player } nie mogą teraz tego reklamować ani o to prosić.
rule-qpf-grounds = Reklamacja remisu w szybkim finiszu
rule-qpf-grounds-finding = { player } reklamują, że przeciwnik nie może wygrać normalnymi środkami albo się o to nie stara.
rule-qpf-accept = Sędzia zgadza się na remis
rule-qpf-accept-finding = { player } słusznie zareklamowały remis.
rule-qpf-postpone = Decyzja odłożona
rule-qpf-postpone-finding = { player } zareklamowały remis, a sędzia chce zobaczyć dalszy ciąg partii.
rule-qpf-postpone-test = Odłożona decyzja
rule-qpf-postpone-test-finding = W szybkim finiszu zareklamowano remis i teraz trzeba zdecydować.
rule-qpf-reject = Odrzucona reklamacja w szybkim finiszu
rule-qpf-reject-finding = { player } niesłusznie zareklamowały remis w szybkim finiszu.
rule-qpf-final = Decyzja ostateczna
rule-qpf-final-finding = Decyzja sędziego w sprawie tej reklamacji jest ostateczna.
rule-qpf-no-arbiter = Reklamacja pod nieobecność sędziego
rule-qpf-no-arbiter-finding = { player } zareklamowały remis w szybkim finiszu, a sędziego nie ma.
rule-qpf-no-arbiter-a = Zapisuje się pozycję końcową
rule-qpf-no-arbiter-a-finding = { player } reklamują, że przeciwnik nie może wygrać normalnymi środkami.
rule-qpf-no-arbiter-b = Pozycja końcowa i pełny zapis partii
rule-qpf-no-arbiter-b-finding = { player } reklamują, że przeciwnik nie stara się wygrać normalnymi środkami.
rule-qpf-no-arbiter-ref = Reklamacja trafia do sędziego
rule-qpf-no-arbiter-ref-finding = O reklamacji decyduje sędzia, którego nie było przy partii.

## Appendices A and B

rule-rapid-def = Szachy szybkie
rule-rapid-def-finding = To jest partia szachów szybkich.
rule-rapid-penalty-scale = Jedna minuta w szachach szybkich
rule-rapid-penalty-scale-finding = W szachach szybkich kara wynosi jedną minutę.
rule-rapid-u-setup-deadline = Za późno na nowe ustawienie
rule-rapid-u-setup-deadline-finding = Bierki lub szachownica stały źle, ale zgłoszono to za późno.
rule-rapid-u-clock-deadline = Za późno na nowe nastawienie zegara
rule-rapid-u-clock-deadline-finding = Zegar był źle nastawiony, ale zgłoszono to za późno.
rule-rapid-u-art4 = Dotknięte bierki, gdy zawodnik poprosi
rule-rapid-u-art4-finding = Bez ścisłego nadzoru dotknięte bierki są sprawą zawodników, dopóki jeden z nich nie poprosi sędziego.
rule-rapid-u-illegal-trigger = Nieprawidłowe posunięcie bez ścisłego nadzoru
rule-rapid-u-illegal-trigger-finding = Nieprawidłowe posunięcie rozpatruje się, gdy przeciwnik je zareklamuje albo sędzia zauważy je na czas.
rule-rapid-u-illegal-result = Pierwsze nieprawidłowe posunięcie
rule-rapid-u-illegal-result-finding = { player } zakończyły nieprawidłowe posunięcie, a bez ścisłego nadzoru rozstrzyga już pierwsze.
rule-rapid-u-illegal-stands = Nieprawidłowe posunięcie pozostaje
rule-rapid-u-illegal-stands-finding = { player } wykonały posunięcie, a nieprawidłowego nie zareklamowały.
rule-rapid-u-flag-claim = Żądanie wygranej na czas
rule-rapid-u-flag-claim-finding = { player } twierdzą, że spadła chorągiewka przeciwnika.
rule-rapid-both-flags = Obie chorągiewki spadły
rule-rapid-both-flags-finding = Obie chorągiewki spadły, zanim ktokolwiek to zgłosił.
rule-rapid-u-kings-check = Pozycja niemożliwa
rule-rapid-u-kings-check-finding = Oba króle są szachowane albo pionek stoi w swoim ostatnim rzędzie.
rule-rapid-u-flag-who = Kto zgłasza spadnięcie chorągiewki
rule-rapid-u-flag-who-finding = Chorągiewka { player-gen } spadła w partii bez ścisłego nadzoru.
rule-blitz-def = Szachy błyskawiczne
rule-blitz-def-finding = To jest partia szachów błyskawicznych.
rule-blitz-penalty-scale = Jedna minuta w szachach błyskawicznych
rule-blitz-penalty-scale-finding = W szachach błyskawicznych kara wynosi jedną minutę.
rule-blitz-u-illegal = Żądanie zwycięstwa w szachach błyskawicznych
rule-blitz-u-illegal-finding = { player } zakończyły nieprawidłowe posunięcie w szachach błyskawicznych, a przeciwnik zażądał zwycięstwa.
rule-blitz-u-illegal-after = Nieprawidłowe posunięcie pozostaje w szachach błyskawicznych
rule-blitz-u-illegal-after-finding = { player } wykonały posunięcie, a nieprawidłowego nie zareklamowały.
