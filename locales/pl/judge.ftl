### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

judge-different = RÓŻNICA: { $about }
judge-expected = oczekiwano:
judge-ruled = orzeczono:
judge-nothing = nic
judge-illegal-move = posunięcia { $move } nie można tam wykonać: { $why }
judge-already-over = te posunięcia już kończą partię.
judge-clocks-without-time = podano wskazania zegarów, ale nie podano czasu gry.
judge-no-script = to nie jest skrypt: { $why }
judge-no-text = tekst nie jest w UTF-8.
judge-too-large = skrypt ma najwyżej { $most } MiB, a ten plik ma więcej.
judge-quiet-about-all = --quiet pokazuje tylko różnice: od tego, czego oczekuje przykład (--expect), albo, obok siebie, między wydaniami (--edition all).
judge-progress = Osądzono: { $count } z { $all }

## What is wrong with how a script is written. $name: what stands or should stand in its text   $known: names, parted by commas
judge-fault-no-script = to nie jest skrypt: skrypt zaczyna się od „(” i kończy na „)”.
judge-fault-sign = tu powinno stać „{ $name }”.
judge-fault-truth = tu powinno stać true albo false.
judge-fault-number = tu powinna stać liczba całkowita.
judge-fault-text = tu powinien stać tekst w cudzysłowie.
judge-fault-name = tu powinna stać nazwa bez cudzysłowu.
judge-fault-no-name = „{ $name }” nie jest nazwą, która może tu stać.
judge-fault-number-range = ta liczba jest tu za duża albo za mała.
judge-fault-open-text = temu tekstowi brakuje cudzysłowu na końcu.
judge-fault-open-comment = ten komentarz nie ma końca: brakuje */.
judge-fault-escape = to nie może stać po ukośniku wstecznym; jego samego zapisuje się „\\”.
judge-fault-unknown = „{ $name }” nie jest tu znane; znane są: { $known }.
judge-fault-field-missing = tu brakuje „{ $name }”.
judge-fault-field-twice = „{ $name }” stoi tu dwa razy.
judge-fault-value-missing = tu brakuje jeszcze jednej wartości.
judge-fault-end = tekst kończy się w środku skryptu.
judge-fault-too-deep = nawiasy są zagnieżdżone zbyt głęboko.
judge-fault-surplus = skrypt kończy się przed tym miejscem; nic nie może po nim stać.
judge-fault-unexpected = „{ $name }” nie może tu stać.
judge-fault-extension = RON nie zna rozszerzenia „{ $name }”.

## What is wrong with what a script says. $text: a text of it   $why: a sentence; after a time, without a full stop   $known: names, parted by commas   $example: a text for a script
judge-fault-square = „{ $text }” nie jest polem; pole zapisuje się „e4”.
judge-fault-question = „{ $text }” nie jest pytaniem; pytanie zapisuje się „can-mate white”.
judge-fault-edition = „{ $text }” nie jest wydaniem; wydania to: { $known }.
judge-fault-count = { $count } to za dużo; najwięcej może być { $most }.
judge-fault-duration = „{ $text }” nie jest czasem. { $why }.
judge-fault-control = „{ $text }” nie jest czasem gry. { $why }.
judge-fault-untimed = w partii bez zegara „time” się pomija.
judge-fault-chess960 = „{ $text }” nie jest numerem pozycji Chess960; numery są od 0 do 959.
judge-fault-fen = „{ $text }” nie jest zapisem FEN. { $why }
judge-fault-moves = „{ $text }” liczy więcej niż { $most } posunięć.
judge-fault-kings = w „{ $text }” każda strona musi mieć jednego króla, a króle nie mogą stać obok siebie.
judge-fault-unplayable = z „{ $text }” nikt nie może grać. { $why }
judge-fault-order = ta czynność jest w chwili { $at }, a poprzednia w chwili { $before }.
judge-fault-nobody = nikt nie może zrobić „{ $act }”.
judge-fault-doer =
    { $by ->
        [white] białe nie mogą
        [black] czarne nie mogą
        [arbiter] sędzia nie może
       *[clock] zegar nie może
    } zrobić „{ $act }”; może to tylko { $doers ->
        [player] zawodnik
        [arbiter] sędzia
        [either] zawodnik albo sędzia
       *[clock] zegar
    }.
judge-fault-expect = tu powinna stać lista oczekiwanych wierszy albo po jednej liście dla każdej grupy wydań: { $example }
judge-fault-expect-line = „{ $text }” nie jest wierszem tego, czego się oczekuje; wiersz zapisuje się „{ $example }”.
judge-fault-expect-end = „{ $text }” nie jest niczym, co mówi koniec; koniec mówi: { $known }.
judge-fault-expect-editions = „{ $text }” nie wymienia żadnego wydania; pisze się „all”, „2005 2009” albo „2014..”.
judge-fault-expect-twice = wydanie { $edition } podano dwa razy.
