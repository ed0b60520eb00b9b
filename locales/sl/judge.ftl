### What `jadoube judge` tells people; what it prints of the rulings is the same in every language

judge-different = RAZLIKA: { $about }
judge-expected = pričakovano:
judge-ruled = odločeno:
judge-nothing = nič
judge-illegal-move = poteze { $move } tam ni mogoče odigrati: { $why }
judge-already-over = s temi potezami je partija že končana.
judge-clocks-without-time = stanji ur sta podani, čas za igro pa ne.
judge-no-script = to ni skript: { $why }
judge-no-text = besedilo ni v UTF-8.
judge-too-large = skript ima največ { $most } MiB, ta datoteka pa več.
judge-quiet-about-all = --quiet pokaže le razlike: od tega, kar primer pričakuje (--expect), ali, drugo ob drugem, med izdajami (--edition all).
judge-progress = Presojeno: { $count } od { $all }

## What is wrong with how a script is written. $name: what stands or should stand in its text   $known: names, parted by commas
judge-fault-no-script = to ni skript: skript se začne z »(« in konča z »)«.
judge-fault-sign = tu se pričakuje »{ $name }«.
judge-fault-truth = tu se pričakuje true ali false.
judge-fault-number = tu se pričakuje celo število.
judge-fault-text = tu se pričakuje besedilo v narekovajih.
judge-fault-name = tu se pričakuje ime brez narekovajev.
judge-fault-no-name = »{ $name }« ni ime, ki bi lahko stalo tu.
judge-fault-number-range = to število je tu preveliko ali premajhno.
judge-fault-open-text = temu besedilu manjka narekovaj na koncu.
judge-fault-open-comment = ta komentar nima konca: manjka */.
judge-fault-escape = to ne more stati za levo poševnico; ona sama se piše »\\«.
judge-fault-unknown = »{ $name }« tu ni znano; znano je: { $known }.
judge-fault-field-missing = tu manjka »{ $name }«.
judge-fault-field-twice = »{ $name }« tu stoji dvakrat.
judge-fault-value-missing = tu manjka še ena vrednost.
judge-fault-end = besedilo se konča sredi skripta.
judge-fault-too-deep = oklepaji so gnezdeni pregloboko.
judge-fault-surplus = skript se konča pred tem; za njim ne more stati nič.
judge-fault-unexpected = »{ $name }« tu ne more stati.
judge-fault-extension = RON ne pozna razširitve »{ $name }«.

## What is wrong with what a script says. $text: a text of it   $why: a sentence; after a time, without a full stop   $known: names, parted by commas   $example: a text for a script
judge-fault-square = »{ $text }« ni polje; polje se piše »e4«.
judge-fault-question = »{ $text }« ni vprašanje; vprašanje se piše »can-mate white«.
judge-fault-edition = »{ $text }« ni izdaja; izdaje so: { $known }.
judge-fault-count = { $count } je preveč; največ je lahko { $most }.
judge-fault-duration = »{ $text }« ni čas. { $why }.
judge-fault-control = »{ $text }« ni čas za igro. { $why }.
judge-fault-untimed = pri partiji brez ure se »time« izpusti.
judge-fault-chess960 = »{ $text }« ni številka pozicije za Chess960; številke gredo od 0 do 959.
judge-fault-fen = »{ $text }« ni FEN. { $why }
judge-fault-moves = »{ $text }« šteje več kot { $most } potez.
judge-fault-kings = v »{ $text }« mora imeti vsaka stran enega kralja, kralja pa ne smeta stati drug ob drugem.
judge-fault-unplayable = iz »{ $text }« nihče ne more igrati. { $why }
judge-fault-order = to dejanje je ob { $at }, prejšnje pa ob { $before }.
judge-fault-nobody = nihče ne more storiti »{ $act }«.
judge-fault-doer =
    { $by ->
        [white] beli
        [black] črni
        [arbiter] sodnik
       *[clock] ura
    } ne more storiti »{ $act }«; to lahko stori samo { $doers ->
        [player] igralec
        [arbiter] sodnik
        [either] igralec ali sodnik
       *[clock] ura
    }.
judge-fault-expect = tu se pričakuje seznam pričakovanih vrstic ali po en seznam za vsako skupino izdaj: { $example }
judge-fault-expect-line = »{ $text }« ni vrstica tega, kar se pričakuje; vrstica se piše »{ $example }«.
judge-fault-expect-end = »{ $text }« ni nič, kar pove konec; konec pove: { $known }.
judge-fault-expect-editions = »{ $text }« ne imenuje nobene izdaje; piše se »all«, »2005 2009« ali »2014..«.
judge-fault-expect-twice = izdaja { $edition } je navedena dvakrat.
