### New game

new-game-title = Nowa partia
name-white = Nazwisko grającego białymi
name-black = Nazwisko grającego czarnymi
new-game-time = Czas dla każdego zawodnika
new-game-play = Rodzaj szachów
# $pace: standard, rapid, blitz
play-by-time = Według czasu: { $pace }
play-standard = Szachy klasyczne
play-rapid = Szachy szybkie
play-blitz = Szachy błyskawiczne
kind-standard = Klasyczne
kind-rapid = Szybkie
kind-blitz = Błyskawiczne
new-game-position = Pozycja
start-usual = Zwykła początkowa
start-chess960 = Szachy 960
start-number = Numer pozycji
start-draw = Wylosuj
start-fen-text = Pozycja jako FEN lub partia jako PGN
start-fen-what = Wklej tutaj pozycję (FEN) lub partię (PGN).
new-game-edition = Przepisy z
new-game-arbiter = Sędziowie
new-game-regulations = Co zapowiedział organizator
default-time = Ile zawodnik może się spóźnić
default-time-none = kto jest nieobecny na początku, przegrywa
no-draw-before = Bez propozycji remisu przed określonym posunięciem
no-agreed-draws = Bez uzgadniania remisu
quickplay-announced = Reklamacje w szybkim finiszu
fines-announced = Wśród kar są kary pieniężne
take-back-increment = Dodatek czasu za nieprawidłowe posunięcie jest odbierany
new-game-start = Zacznij partię
new-game-leaves = Partia na szachownicy zostanie odłożona taka, jaka jest: znajdziesz ją pod „{ kept-title }”.
new-game-desk = Stolik sędziowski otwiera się z paska nad szachownicą.
# A game that goes on from another. $count: half-moves made before
new-game-continues = Partia toczy się dalej od tej pozycji. Posunięć przed nią, białych i czarnych razem: { $count }. Liczą się do powtórzenia pozycji i do pięćdziesięciu posunięć.
new-game-anew = Od innej pozycji
start-set-up = Ustawiona
start-without-usual = Bez numeru 518
start-no-luck = System nie daje tu liczb losowych: losujcie kostką, monetami lub kartami na stole.
start-ceremony = Publiczne losowanie…
start-arrange = Ustaw ręcznie…
start-on-the-board = Ustaw na szachownicy…
start-is-number = Pozycja numer { $number }
copy = Kopiuj
copy-what = Kopiuj { $what }

continued-title = Ciąg dalszy partii
continued-after = Gra toczy się dalej po { $move }.
continued-start = Gra toczy się od początku tamtej partii.
continued-position = Partia zacznie się od tej pozycji.
continued-stood = Zegary, jak stały
continued-anew = Nowy czas
continued-stood-at = Białe mają { $white }, czarne { $black } · { $time }.
continued-clocks = Oba zegary ruszają od nowa: { $time }; poprzednie wskazania nie obowiązują.
continued-untimed = Gra bez zegara.
continued-kept = Przeglądana partia pozostaje bez zmian. Nieprawidłowe posunięcia liczą się od nowa.

names-swap = Zamień nazwiska
name-hint = Nazwisko
tournament-settings = Ustawienia turniejowe
group-players = Zawodnicy
group-time = Czas
arbiters-one = Sędzia tej partii
arbiters-shared = Sędzia wielu partii
arbiters-elsewhere = Sędzia, który nie widział partii
arbiters-none = Bez sędziego
two-sides = Białe i czarne
times-same = Ten sam czas
times-differ = Różny czas
blind-players = Niewidomi i słabowidzący
boards-two = Dwie szachownice: każdy powtarza i wykonuje posunięcia przeciwnika
boards-one = Jedna szachownica dla obojga

## What holds, in a few words each. $edition: a year   $number: 0 to 959
holds-laws = Przepisy z { $edition }
holds-one-arbiter = jeden sędzia
holds-shared-arbiter = jeden sędzia na wiele partii
holds-arbiter-elsewhere = sędzia, który nie widział partii
holds-no-arbiter = bez sędziego
printed-one-arbiter = sędzia tej partii
printed-shared-arbiter = sędzia wielu szachownic
printed-arbiter-elsewhere = sędzia, który nie widział partii
printed-no-arbiter = bez sędziego
holds-own-score = własne zapisy
holds-blind-white = białymi gra niewidomy
holds-blind-black = czarnymi gra niewidomy
holds-blind-both = gra dwoje niewidomych
holds-usual = zwykła pozycja
holds-chess960 = szachy 960, pozycja { $number }
holds-set-up = ustawiona pozycja
holds-continued = ciąg dalszy partii

## The keys that press the clocks. $key: Ctrl, Shift
cap-left = lewy { $key }
cap-right = prawy { $key }
preview-white = zegar białych
preview-black = zegar czarnych
preview-space = zegar tego, kto zagrał

## Ustawianie ręczne
arrange-title = Ustawienie początkowe szachów 960
arrange-what = Ustaw figury białych w pierwszym rzędzie. Figury czarnych ustawią się tak samo, a pionki stoją już na swoich miejscach.
set-up-title = Ustawianie pozycji
set-up-use = Użyj tej pozycji
set-up-clear = Opróżnij szachownicę
set-up-whole-army = Wszystkie bierki
position-keep = Zachowaj pozycję dla nowych partii
position-forget = Zapomnij pozycję
positions-kept = Zapamiętane pozycje
positions-kept-number = Zapamiętana pozycja { $number }
positions-full = Zapamiętano już { $count } pozycji; zapomnij którąś, aby zapamiętać inną.
set-up-turn = Kto jest na posunięciu
set-up-castling = Wieże, z którymi roszada jest jeszcze możliwa
set-up-en-passant = Pole, które minął pionek możliwy do zbicia w przelocie
set-up-is-number = To jest pozycja szachów 960 numer { $number }.
the-box = pudełko
set-up-no-king = { player } nie mają króla.
set-up-too-many-kings = { player } mają więcej niż jednego króla.
set-up-pawn-on-last-rank = Pionek nie może stać w pierwszym ani w ostatnim rzędzie.
set-up-opponent-in-check = { player } są szachowane, a nie są na posunięciu.
set-up-castling-wrong = Zapisano prawo do roszady, a król lub wieża nie stoi na swoim miejscu.
set-up-en-passant-wrong = Pola zapisanego dla bicia w przelocie nie mógł właśnie minąć żaden pionek.
start-castling-left-out = FEN podaje prawo do roszady, choć król lub wieża nie stoi na swoim miejscu; pominięto je.
start-en-passant-left-out = FEN podaje pole bicia w przelocie, którego nie mógł właśnie minąć żaden pionek; pominięto je.
rank-too-many = { $role ->
    [king] Król jest tylko jeden.
    [queen] Hetman jest tylko jeden.
    [rook] Wieże są tylko dwie.
    [bishop] Gońce są tylko dwa.
    [knight] Skoczki są tylko dwa.
   *[pawn] W pierwszym rzędzie nie stoi pionek.
}
rank-bishops = { $shade ->
    [light] Oba gońce stoją na białych polach; jeden należy na czarne.
   *[dark] Oba gońce stoją na czarnych polach; jeden należy na białe.
}
rank-king-outside = Król musi stać między wieżami.
rank-no-way-on = Nie powstanie z tego pozycja początkowa: zajęte jest pole, którego potrzebuje goniec, król lub wieża.
rank-incomplete = { $count ->
    [one] Jeszcze { $count } pole jest puste.
    [few] Jeszcze { $count } pola są puste.
    [many] Jeszcze { $count } pól jest pustych.
   *[other] Jeszcze { $count } pola jest puste.
}

## Uroczyste losowanie
ceremony-title = Losowanie pozycji początkowej
ceremony-dice = Kostka
ceremony-coins = Monety
ceremony-cards = Karty
ceremony-projector = Widok dla rzutnika
ceremony-projector-off = Opuść widok dla rzutnika
ceremony-next = { $what ->
    [bishop-light] Goniec na białym polu
    [bishop-dark] Goniec na czarnym polu
    [queen] Hetman
    [first-knight] Pierwszy skoczek
   *[second-knight] Drugi skoczek
}
ceremony-ways = { $count ->
    [one] Do wyboru jest { $count } pole.
    [few] Do wyboru są { $count } pola, liczone od lewej.
    [many] Do wyboru jest { $count } pól, liczonych od lewej.
   *[other] Do wyboru jest { $count } pola.
}
ceremony-again = { $lot } nie oznacza żadnego pola. Jeszcze raz!
ceremony-roll = Rzuć kostką
ceremony-toss = Rzuć monetami
ceremony-draw = Wyciągnij kartę
ceremony-or = Albo rzućcie na stole i naciśnijcie tutaj, co wypadło.
ceremony-heads = Orzeł
ceremony-tails = Reszka
ceremony-coin = Moneta, której orzeł liczy się za { $worth }
ceremony-fell = Wylosowano: { $lot }
ceremony-lot = { $lot }: { $square }
ceremony-back = Krok wstecz
ceremony-anew = Zacznij od nowa
ceremony-play = Rozegraj tę pozycję
ceremony-rest = Ostatnie trzy pola zajęły wieże, a między nimi król.

## A position written as a FEN
# Why a text is no FEN. $count: rows or squares   $row: 1 to 8   $text: what stands there
fen-rows = { $count ->
    [one] Zapis FEN ma osiem rzędów rozdzielonych ukośnikami. Tutaj jest { $count } rząd.
    [few] Zapis FEN ma osiem rzędów rozdzielonych ukośnikami. Tutaj są { $count } rzędy.
    [many] Zapis FEN ma osiem rzędów rozdzielonych ukośnikami. Tutaj jest { $count } rzędów.
   *[other] Zapis FEN ma osiem rzędów rozdzielonych ukośnikami. Tutaj jest { $count } rzędu.
}
fen-row-length = { $count ->
    [one] Rząd { $row } ma { $count } pole zamiast ośmiu.
    [few] Rząd { $row } ma { $count } pola zamiast ośmiu.
    [many] Rząd { $row } ma { $count } pól zamiast ośmiu.
   *[other] Rząd { $row } ma { $count } pola zamiast ośmiu.
}
fen-sign = „{ $text }” nie oznacza żadnej bierki: K Q R B N P to białe, małe litery to czarne, cyfra liczy puste pola.
fen-turn = „{ $text }” nie mówi, kto jest na posunięciu: w to białe, b to czarne.
fen-castling = „{ $text }” nie mówi, kto może roszować: KQkq, linie wież albo kreska, jeśli nikt.
fen-en-passant = „{ $text }” nie jest polem, które pionek właśnie minął; kreska oznacza, że takiego nie ma.
fen-count = „{ $text }” nie jest liczbą posunięć.
fen-surplus = „{ $text }” jest zbędne: zapis FEN kończy się wcześniej.
