### Rules in a few sentences of our own, as of the newest edition.

rule-have-the-move-gist = Jesteś na posunięciu, gdy tylko posunięcie przeciwnika jest wykonane, czyli gdy puścił bierkę z ręki. Nie musisz czekać na przełączenie zegara.
rule-legal-move-def-gist = Posunięcie jest prawidłowe, gdy bierka porusza się tak, jak jej wolno, gdy nic nie stoi jej na drodze i gdy własny król nie pozostaje pod szachem. Każde inne jest nieprawidłowe.

rule-adjust-announce-gist = Jeśli bierka stoi krzywo na swoim polu, najpierw powiedz „poprawiam” (albo „j’adoube”). Wtedy możesz ją wyprostować i nie musisz nią grać. Trzeba to powiedzieć przed dotknięciem i tylko będąc na posunięciu.
    .e2005-e2009 = Przepisy mówiły, kto może poprawiać bierki, ale nie, że nikt inny nie może.
rule-adjust-own-time-gist = Poprawiaj bierki tylko wtedy, gdy idzie twój zegar. Czas przeciwnika jest na myślenie, a nie na twoje ręce nad szachownicą.
rule-accidental-touch-gist = Każde dotknięcie uważa się za zamierzone, chyba że wyraźnie takie nie było: rękaw, który muśnie piona, nikogo nie zobowiązuje. Jeśli zawodnicy się spierają, decyduje sędzia.
    .e2005-e2009 = Liczyło się tylko dotknięcie umyślne.
    .e2014 = Dotknięcie liczyło się, jeśli miało na celu przesunięcie lub zbicie bierki.
rule-touch-only-when-on-move-gist = Dotknięte bierki zobowiązują tylko zawodnika, który jest na posunięciu. Kto dotyka bierek, gdy na posunięciu jest przeciwnik, do niczego się nie zobowiązuje, ale przeszkadza.
rule-touch-own-gist = Jeśli dotkniesz swojej bierki, musisz nią zagrać, o ile ma prawidłowe posunięcie. Jeśli dotkniesz kilku, grasz pierwszą, która może się ruszyć. Dlatego najpierw myśl, a dopiero potem sięgaj po bierki.
rule-touch-opp-gist = Jeśli dotkniesz bierki przeciwnika, musisz ją zbić, o ile pozwala na to prawidłowe posunięcie. Jeśli dotkniesz kilku, bijesz pierwszą, którą można zbić.
rule-touch-both-gist = Jeśli dotkniesz swojej bierki i bierki przeciwnika, musisz swoją bierką zbić tamtą. Jeśli to nieprawidłowe, liczy się pierwsza dotknięta bierka, którą można zagrać lub zbić.
    .e2005-e2014 = Przepis mówił o jednej bierce każdego koloru.
rule-touch-order-unclear-gist = Czasem dwie bierki zostają dotknięte tak szybko, że nikt nie wie, która była pierwsza. Wtedy przyjmuje się, że własna została dotknięta przed bierką przeciwnika.
rule-touch-king-rook-gist = Jeśli dotkniesz króla, a potem wieży, chcesz zrobić roszadę. Musisz ją zrobić w tę stronę, jeśli jest prawidłowa.
rule-touch-rook-then-king-gist = Roszada zaczyna się od króla. Jeśli dotkniesz najpierw wieży, a potem króla, w tym posunięciu nie wolno ci zrobić roszady w tę stronę: skoro dotknięto wieży, trzeba nią zagrać, jeśli się da.
rule-castle-intent-illegal-gist = Jeśli roszada, którą chcesz zrobić, jest nieprawidłowa, musisz zagrać królem inaczej; może to być też roszada w drugą stronę. Jeśli król nie ma żadnego posunięcia, możesz zagrać, co chcesz. Wieżą grać nie musisz.
    .e2005-e2009 = Przepis mówił o dotknięciu króla albo króla i wieży jednocześnie.
rule-promotion-choice-final-gist = Gdy nowa figura dotknie pola promocji, wybór jest ostateczny. Do tej chwili możesz jeszcze zmienić zdanie.
rule-touched-none-playable-gist = Jeśli żadnej z dotkniętych bierek nie można ani przesunąć, ani zbić, masz wolny wybór: wykonaj dowolne prawidłowe posunięcie.
rule-released-stays-gist = Gdy puścisz bierkę na polu, na które może pójść, tam już zostaje. W tym posunięciu nie możesz jej postawić gdzie indziej.
rule-made-plain-gist = Posunięcie jest wykonane, gdy puścisz bierkę na nowym polu. Zakończone jest dopiero wtedy, gdy przełączysz zegar.
rule-made-capture-gist = Bicie ma dwie części: zbita bierka schodzi z szachownicy, a twoja zostaje puszczona na jej polu. Gdy stanie się jedno i drugie, posunięcie jest wykonane.
rule-made-castling-gist = Roszada jest wykonana, gdy puścisz wieżę na polu, przez które przeszedł król. Do tej chwili to pół posunięcia.
rule-castling-king-released-gist = Gdy puścisz króla dwa pola od miejsca, na którym stał, pozostaje tylko ta roszada, jeśli jest prawidłowa. Innego posunięcia nie możesz już wybrać.
rule-castling-king-released-illegal-gist = Jeśli król został puszczony dwa pola dalej, a roszada w tę stronę jest nieprawidłowa, trzeba zagrać królem inaczej; może to być też roszada w drugą stronę. Jeśli takiego posunięcia nie ma, można wykonać dowolne prawidłowe.
    .e2005-e2009 = Przepisy nie mówiły o tym przypadku; odpowiedź daje przepis o zamierzonej roszadzie, która jest nieprawidłowa.
rule-made-promotion-gist = Promocja jest wykonana, gdy pion zszedł z szachownicy, a nowa figura została puszczona na polu promocji.
rule-promotion-pawn-released-gist = Pion puszczony na ostatnim rzędzie nie może już pójść nigdzie indziej. Posunięcie jest wykonane dopiero wtedy, gdy na jego miejscu stanie hetman, wieża, goniec lub skoczek twojego koloru.
rule-illegal-before-press-gist = Jeśli zauważysz nieprawidłowe posunięcie przed przełączeniem zegara, po prostu zagraj zamiast niego prawidłowe i nic nie zostanie ci policzone. Ale to, czego dotkniesz, nadal zobowiązuje.
rule-art4-claim-forfeit-gist = Jeśli przeciwnik naruszy przepisy o dotkniętych bierkach, powiedz to, zanim dotkniesz jakiejś bierki. Potem jest za późno.
    .e2005 = Prawo traciło się przez umyślne dotknięcie bierki, i to tylko w sprawie dotkniętych bierek i roszady.
    .e2009 = Prawo traciło się przez umyślne dotknięcie bierki.

rule-win-checkmate-gist = Kto da mata prawidłowym posunięciem, od razu wygrywa. Zegara nie trzeba przełączać.
rule-win-resign-gist = Poddać partię można w każdej chwili i przeciwnik wygrywa. Jeśli jednak przeciwnik nigdy nie mógłby dać mata, nawet z twoją pomocą, partia kończy się remisem.
    .e2005-e2018 = Kto poddał partię, zawsze przegrywał.
rule-draw-stalemate-gist = Jeśli jesteś na posunięciu, nie masz żadnego prawidłowego posunięcia i twój król nie jest szachowany, partia od razu kończy się remisem.
rule-draw-dead-position-gist = Jeśli żadna ze stron nigdy nie mogłaby dać mata, jakkolwiek by obie grały, partia od razu kończy się remisem. Najprostszy przykład to król przeciw królowi.
rule-draw-agreement-gist = Zawodnicy mogą uzgodnić remis w czasie partii, gdy każdy wykonał co najmniej jedno posunięcie. Regulamin zawodów może wymagać więcej.
    .e2005-e2014 = Mogli go uzgodnić od razu, bez ani jednego posunięcia.

rule-press-completes-gist = Po wykonaniu posunięcia przełącz zegar: twój staje, a przeciwnika rusza. Dopiero teraz posunięcie jest zakończone. Zegar wolno przełączyć także wtedy, gdy przeciwnik już odpowiedział.
rule-next-move-completes-gist = Jeśli zapomnisz przełączyć zegar, a przeciwnik mimo to odpowie, twoje poprzednie posunięcie jest zakończone, gdy wykonasz następne.
    .e2005-e2009 = Przepisy tego nie przewidywały.
rule-start-white-clock-gist = O godzinie rozpoczęcia uruchamia się zegar białych, niezależnie od tego, czy zawodnik przyszedł.
rule-flag-fallen-when-gist = Uznaje się, że chorągiewka spadła, dopiero wtedy, gdy zauważy to sędzia albo słusznie zgłosi to zawodnik.
rule-flag-loss-gist = Jeśli twoja chorągiewka spadnie, zanim zakończysz wymagane posunięcia, przegrywasz; chyba że przeciwnik nigdy nie mógłby dać mata.
    .e2005-e2009 = Liczyły się posunięcia wykonane, a nie zakończone.
rule-flag-draw-gist = Jeśli skończy ci się czas, a przeciwnik nigdy nie mógłby dać mata, nawet z twoją pomocą, partia kończy się remisem. Sam król nie może wygrać na czas.
rule-ending-beats-flag-gist = Mat, pat, martwa pozycja, poddanie lub uzgodniony remis kończą partię. Chorągiewka zauważona później niczego nie zmienia.
rule-arbiter-interrupts-gist = Gdy grę trzeba przerwać, sędzia zatrzymuje oba zegary i decyduje, kiedy i jak gra będzie wznowiona.
rule-player-may-stop-gist = Zegary wolno zatrzymać tylko po to, by wezwać sędziego; na przykład gdy brakuje figury, którą chcesz mieć za piona. Zatrzymanie bez ważnego powodu może zostać ukarane.
rule-times-after-restore-gist = Gdy coś pójdzie źle i pozycja zostaje przywrócona, sędzia ustawia też zegary, tak sprawiedliwie, jak się da. Może je też pozostawić bez zmian.

rule-illegal-restore-gist = Posunięcie jest nieprawidłowe, gdy Przepisy na nie nie pozwalają, a zakończone, gdy przełączono zegar. Wtedy wraca pozycja tuż przed nim i stąd gra toczy się dalej. Jeśli nikt jej nie zna, bierze się ostatnią znaną.
rule-illegal-replacement-gist = Bierka, którą zagrano nieprawidłowo, została dotknięta. Dlatego nowe posunięcie trzeba wykonać właśnie nią, jeśli ma jakieś prawidłowe.
rule-unpromoted-pawn-pressed-gist = Jeśli przełączysz zegar, gdy twój pion stoi jeszcze na ostatnim rzędzie, pion staje się hetmanem. Ponadto liczy się to jako nieprawidłowe posunięcie.
    .e2005-e2009 = Przywracano pozycję i trzeba było zagrać pionem jeszcze raz. Liczyło się to jako nieprawidłowe posunięcie.
rule-press-without-move-gist = Przełączenie zegara bez wykonania posunięcia traktuje się jak zakończone nieprawidłowe posunięcie.
    .e2005-e2009 = Przepisy o tym nie wspominały; decydował sędzia.
    .e2014 = Było to zabronione i sędzia mógł nałożyć karę.
rule-two-hands-gist = Jedno posunięcie, jedna ręka: także przy roszadzie, biciu i promocji. Jeśli użyjesz obu i przełączysz zegar, liczy się to jako nieprawidłowe posunięcie.
    .e2005-e2014 = Nie było to dozwolone, a o skutkach decydował sędzia.
    .e2017 = Liczyło się to jako nieprawidłowe posunięcie jeszcze przed przełączeniem zegara.
rule-illegal-count-std-gist = Za twoje pierwsze zakończone nieprawidłowe posunięcie przeciwnik dostaje dwie minuty. Drugie oznacza przegraną. W szachach szybkich i błyskawicznych przeciwnik dostaje jedną minutę.
    .e2005-e2009 = Dopiero trzecie nieprawidłowe posunięcie oznaczało przegraną. Za dwa pierwsze przeciwnik dostawał po dwie minuty.
    .e2014 = W szachach szybkich przeciwnik dostawał dwie minuty. Bez ścisłego nadzoru w szachach szybkich i błyskawicznych już pierwsze nieprawidłowe posunięcie oznaczało przegraną.
    .e2017 = W szachach szybkich przeciwnik dostawał dwie minuty. Bez ścisłego nadzoru w szachach szybkich i błyskawicznych już pierwsze nieprawidłowe posunięcie oznaczało przegraną.
    .e2018 = W szachach szybkich przeciwnik dostawał dwie minuty.
rule-illegal-loss-draw-gist = Jedno nieprawidłowe posunięcie za dużo oznacza przegraną; jeśli jednak przeciwnik nigdy nie mógłby dać mata, partia kończy się remisem.
    .e2005 = Przepisy nie znały tego wyjątku.
rule-illegal-increment-reversal-gist = Kto przełączy zegar po nieprawidłowym posunięciu, dostaje także dodatek czasu za to posunięcie. Sędziowie zwykle go odbierają. To rada dla sędziów, a nie jeden z Przepisów.
rule-pieces-found-displaced-gist = Jeśli okaże się, że bierki stoją na złych polach, partia wraca do ostatniej właściwej pozycji i stamtąd toczy się dalej. Nikomu nie liczy się za to nieprawidłowego posunięcia.
rule-displaced-pieces-gist = Kto przewróci bierki, ustawia je z powrotem we własnym czasie. Nie przełączaj zegara, dopóki wszystko nie stoi jak należy. Każdy zawodnik może zatrzymać zegary i wezwać sędziego.

rule-offer-timing-gist = Wykonaj posunięcie, zaproponuj remis, przełącz zegar: w tej kolejności. Obaj zawodnicy zapisują propozycję znakiem (=).
rule-offer-other-time-gist = Propozycja w innej chwili też jest ważna, ale może przeszkadzać, zwłaszcza gdy przeciwnik myśli.
rule-offer-lifetime-gist = Propozycji nie można wycofać. Jest ważna, dopóki przeciwnik nie powie tak lub nie, nie dotknie bierki, by grać dalej, albo dopóki partia nie skończy się inaczej.

rule-both-guilty-gist = Jeśli obaj zawodnicy łamią przepisy i żaden nie zasługuje na punkt, obaj przegrywają: 0–0.
rule-penalty-list-gist = Sędzia może ostrzec, dodać czas jednemu zawodnikowi, odjąć czas drugiemu, uznać partię za przegraną, zmienić punkty, a w najgorszym razie usunąć zawodnika z zawodów.
    .e2005-e2009 = Kary pieniężnej i wykluczenia z rundy jeszcze nie wymieniano.
    .e2014 = Wykluczenia z rundy jeszcze nie wymieniano.
rule-arbiter-non-intervention-gist = W szachy gra się we dwoje. Sędzia nie mówi zawodnikom, ile posunięć wykonano ani że ktoś zapomniał przełączyć zegar, i wkracza tylko wtedy, gdy mówią o tym Przepisy.
