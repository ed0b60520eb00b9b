### What follows from a ruling. $player is the player concerned: white, black.

consequence-must-move = Trzeba zagrać bierką z pola { $square }.
consequence-must-capture = Trzeba zbić bierkę na polu { $square }.
consequence-must-castle = Trzeba wykonać roszadę: król na { $square }.
consequence-may-not-castle = W tym posunięciu nie wolno wykonać roszady z wieżą na polu { $square }.
consequence-must-stay = Bierka musi zostać na polu { $square }.
# A pawn that is back where it came from. $from: where that is; $square: where it must be promoted
consequence-must-move-and-promote = Pionek z pola { $from } musi pójść na pole { $square } i zostać przemieniony.
consequence-must-promote = Pionek musi zostać { a-piece }.
consequence-free = Można wykonać dowolne prawidłowe posunięcie.
consequence-take-back = To, co właśnie zagrano, zostaje cofnięte.
consequence-put-back = Bierki, które stały niewłaściwie, wracają na swoje pola.
consequence-made = Posunięcie { $move } jest wykonane.
consequence-completed = Posunięcie { $move } jest zakończone.
consequence-unmade = Posunięcie { $move } zostaje cofnięte; na posunięciu jest znowu ten, kto je wykonał.
consequence-illegal = { $count ->
    [one] { player } mają teraz zapisane { $count } nieprawidłowe posunięcie.
    [few] { player } mają teraz zapisane { $count } nieprawidłowe posunięcia.
    [many] { player } mają teraz zapisanych { $count } nieprawidłowych posunięć.
   *[other] { player } mają teraz zapisane { $count } nieprawidłowego posunięcia.
}
consequence-irregular = Gra toczy się dalej od tego, co stoi na szachownicy.
consequence-taken-up = Nieprawidłowe posunięcie { player-gen } jest teraz rozpatrywane.
consequence-reinstate = Wraca poprzednia pozycja i chodzi zegar zawodnika na posunięciu.
consequence-reinstate-at = { $count ->
    [0] Na szachownicę wraca pozycja początkowa.
    [one] Na szachownicę wraca pozycja po { $count } posunięciu, licząc białe i czarne razem.
    [few] Na szachownicę wraca pozycja po { $count } posunięciach, licząc białe i czarne razem.
    [many] Na szachownicę wraca pozycja po { $count } posunięciach, licząc białe i czarne razem.
   *[other] Na szachownicę wraca pozycja po { $count } posunięcia, licząc białe i czarne razem.
}
consequence-promoted = Pionek na polu { $square } staje się { a-piece }.
consequence-add = { player } zyskują { duration }.
consequence-take = { player } tracą { duration }.
consequence-set = Zegar { player-gen } zostaje nastawiony na { $time }.
consequence-stop-clocks = Oba zegary są zatrzymane.
consequence-start-clock = Chodzi zegar { player-gen }.
consequence-counters = Liczniki posunięć wskazują { $white } dla białych i { $black } dla czarnych.
consequence-illegal-moves = Nieprawidłowe posunięcia dotąd: białe { $white }, czarne { $black }.
consequence-moved-on = Bierkę, którą właśnie wykonano posunięcie, przestawiono na { $square }.
consequence-offer = { player } zaproponowały remis i propozycja jest ważna.
consequence-offer-lapsed = Propozycja remisu już nie obowiązuje.
consequence-claim-upheld = Reklamacja jest słuszna.
consequence-claim-rejected = Reklamacja jest niesłuszna.
consequence-claim-postponed = Decyzja zostaje odłożona.
consequence-increment = Odtąd obaj zawodnicy zyskują za każde posunięcie { duration }.
consequence-claim-lost = { $claim ->
    [repetition] W tym posunięciu nie można już reklamować trzykrotnego powtórzenia pozycji.
    [fifty] W tym posunięciu nie można już reklamować reguły pięćdziesięciu posunięć.
    [touch-move] Nie można już reklamować dotknięcia bierki.
   *[illegal-move] Nie można już reklamować nieprawidłowego posunięcia.
}
consequence-must-play = Trzeba wykonać posunięcie { $move }.
consequence-must-announce = Posunięcie { $move } trzeba zapowiedzieć; dopiero wtedy jest wykonane.
consequence-press-taken-back = To przełączenie się nie liczy; znów chodzi zegar { player-gen }.
consequence-flag = Chorągiewka { player-gen } spadła.
consequence-period = { player } przechodzą do { $count }. etapu gry.
consequence-ask-arbiter = Decyduje sędzia: { $question }
consequence-warning = { player-person } otrzymuje ostrzeżenie.
consequence-fined = { player-person } płaci karę pieniężną.
consequence-excluded = { player-person } jest wykluczony z jednej lub kilku rund.
consequence-expelled = { player-person } zostaje usunięty z zawodów.
consequence-declared-lost = Sędzia orzekł, że { player-mid } przegrywają partię.
consequence-annulled = Partia się nie liczy; trzeba rozegrać nową.
consequence-must-seal = { player } muszą zapisać tajne posunięcie.
consequence-need-not-seal = { player } nie muszą zapisywać tajnego posunięcia.
consequence-adjourned = Partia jest odłożona.
consequence-resumed = Odłożona partia toczy się dalej.
consequence-set-up = Na szachownicy zostaje ustawiona pozycja z partii.
consequence-pressed = Posunięcie { player-gen } liczy się na zegarze i chodzi zegar przeciwnika.
consequence-play-over = Gra jest skończona; o wyniku trzeba dopiero zdecydować.
consequence-notice = { $notice }
consequence-over = { $outcome }
outcome = { $winner ->
    [white] Wygrywają białe: { $score }
    [black] Wygrywają czarne: { $score }
    [draw] Partia kończy się remisem: { $score }
    [nobody] Obaj zawodnicy przegrywają: { $score }
   *[other] Partia jest skończona: { $score }
}

## Questions for the arbiter

never-mates = { player } nie mogą dać mata żadną serią prawidłowych posunięć.
question-can-mate = Czy { player-mid } mogą jeszcze dać mata jakąkolwiek serią prawidłowych posunięć?
question-stopped-clocks = Czy był ważny powód, by zatrzymać zegary?
question-touch = Czy dotknięcie było zamierzone?
question-intent = Czy bierki dotknięto po to, by nią zagrać albo ją zbić?
question-press-without-move = Co wynika z przełączenia zegara bez posunięcia?
question-two-hands = Co wynika z wykonania jednego posunięcia obiema rękami?
question-normal-means = Czy { player-mid } mogą jeszcze wygrać normalnymi środkami?
question-effort = Czy { player-mid } starają się wygrać normalnymi środkami?
question-increment = Czy zawodnicy mają odtąd dostawać po pięć sekund na posunięcie?
question-opponent-score = Ile punktów dostają { player-mid }?
question-scores = Ile punktów dostaje każdy z zawodników?
question-announced-move = Czy liczy się posunięcie, które { player-mid } zapowiedziały, a nie to na szachownicy?
question-boards-differ = Czy oba zapisy są zgodne, tak by można było poprawić szachownicę zawodnika, który zagrał inaczej?
question-penalty = Na co zasługuje takie zachowanie?
conduct-question = { $player-mark ->
    [none] Na co za to zasługują { player-mid }?
   *[mark] Na co za to zasługuje { $player-mark }?
}
question-sealed-move = Co oznacza tajne posunięcie?
question-times = Jaki czas mają wskazywać zegary?
question-written-move = Jakie posunięcie zapisały { player-mid } i czy reklamacja jest słuszna?
question-last-press = Czy reklamacja { player-gen } jest słuszna, choć po ostatnim z pięćdziesięciu posunięć nie przełączono jeszcze zegara?
question-illegal-position = Co wynika z nieprawidłowej pozycji na szachownicy?
question-consent = Czy { player-mid } mogą tu zaproponować lub przyjąć remis?
question-lateness = Czy { player-mid } z powodu takiego spóźnienia przegrywają partię?

## Things to know that change nothing

notice-distraction = Dotknięcie nikogo nie zobowiązuje, ale może przeszkadzać zawodnikowi, który jest na posunięciu.
notice-adjusting = Bierki są tylko poprawiane; nic nie zobowiązuje.
notice-accident = Przypadkowe dotknięcie nikogo nie zobowiązuje.
notice-adjust-too-late = Bierka została dotknięta, zanim to powiedziano: pozostaje dotknięta.
notice-no-such-move = Ten zapis nie oznacza żadnego posunięcia, które można tu wykonać.
notice-out-of-place = Bierki nie stoją tam, gdzie powinny; tego posunięcia nie można wykonać.
notice-nothing-there = Nie ma tu na co odpowiadać, czego reklamować ani o czym decydować.
notice-already-ruled = Tak było i zostało to już rozstrzygnięte.
notice-flag-down = Chorągiewka spadła, ale nikt jeszcze tego nie zgłosił.
notice-displaced = Bierki stoją tam, gdzie nie powinny.
notice-turn-board = Szachownicę obraca się jak należy, a pozycję ustawia się na niej na nowo.
notice-flag-order-unknown = Obie chorągiewki spadły i nie wiadomo, która pierwsza: decyduje sędzia.
notice-goes-on = Partia toczy się dalej tak, jak jest.
notice-in-time = Jest na to jeszcze czas.
notice-update-scoresheet = Zapis partii trzeba uzupełnić przed następnym posunięciem.
notice-not-now = To, co zareklamowano, zaproponowano lub zrobiono, nie było w tej chwili możliwe.
notice-move-each-first = Jeszcze nie: na remis można się zgodzić dopiero, gdy każdy z zawodników wykona posunięcie.
notice-game-over = Partia jest skończona; to niczego nie zmienia.
notice-offer-out-of-time = Propozycja jest ważna, ale w tej chwili może przeszkadzać.
notice-not-in-the-break = Partia jest odłożona: to musi poczekać do jej wznowienia.
notice-not-allowed-by-event = Regulamin tych zawodów na to tutaj nie pozwala.
notice-no-such-score = Suma punktów z jednej partii nigdy nie przekracza jednego.
notice-give-scores = Sędzia ma powiedzieć, ile punktów dostaje każdy z zawodników.
notice-not-told = Sędzia nie mówi, ile posunięć wykonano.
notice-only-felt = Bierki zostały tylko wyczute palcami; nic nie zobowiązuje.
notice-announce-move = Posunięcie trzeba zapowiedzieć.
notice-announce-promotion = Trzeba zapowiedzieć także nową figurę.
notice-not-understood = Nie zapowiedziano posunięcia, które można tu wykonać.
notice-repeated-otherwise = Powtórzono inne posunięcie niż zapowiedziane.
notice-slip-of-tongue = Zapowiedziano inne posunięcie niż to na szachownicy. Można to poprawić, zanim ruszy zegar przeciwnika.
notice-too-late-to-correct = Zegar przeciwnika już chodzi; za późno, by zapowiedzieć inaczej.
notice-assistant-tells = Asystent mówi, ile posunięć wykonano.
notice-go-back-to-agreement = Partia wraca do miejsca, do którego oba zapisy są zgodne.
notice-may-be-told = Chorągiewka spadła: teraz wolno powiedzieć, ile posunięć wykonano.
notice-irrevocable = Tego nie można wycofać.
notice-written-in-advance = Posunięcie wolno zapisać z góry tylko przy reklamacji remisu albo jako tajne posunięcie.
notice-record-first = Własne poprzednie posunięcie trzeba zapisać przed wykonaniem następnego.
notice-need-not-record = Przy tak krótkim czasie nie trzeba na tym etapie zapisywać posunięć.
notice-wrong-entry = To nie jest posunięcie, które zostało wykonane.
notice-illegible-entry = Tego nie da się odczytać jako posunięcia.
notice-mark-offer = Propozycję remisu zaznacza się w zapisie: (=).
notice-paper-only = To wydanie zna tylko zapis na papierze.
notice-stop-both-clocks = Kto reklamuje remis, musi natychmiast zatrzymać oba zegary.
notice-announce-end = Sędzia ogłasza koniec sesji gry.
notice-seal-on-paper = Tajne posunięcie zapisuje się na papierze, nawet gdy partię zapisuje się elektronicznie.
notice-sealed = Tajne posunięcie jest zapisane. Dopóki zegar nie stanie, można je jeszcze zmienić.
notice-sealed-anew = Tajnym posunięciem jest teraz inne.
notice-seal-what-was-played = Tajnym posunięciem musi być to, które wykonano na szachownicy.
notice-open-envelope = Trzeba otworzyć kopertę.
notice-keep-closed = Koperta pozostaje zamknięta.
notice-play-what-was-sealed = Wykonuje się posunięcie, o którym zawodnik oświadczy, że je zapisał jako tajne.
notice-correct-clocks = Czasy na zegarach zostają poprawione.
notice-castling-announced = Roszada jest zapowiedziana.
notice-wrong-array = Bierki nie stoją tak, jak powinny na początku.
notice-not-in-this-game = W partii tego rodzaju czegoś takiego nie ma.
notice-not-in-this-edition = To wydanie Przepisów tego nie zna.
notice-may-give-two-minutes = Sędzia może dodać przeciwnikowi dwie minuty.
notice-contact-first = Sędzia najpierw rozstrzyga, czy bierki dotknięto celowo; potem można reklamować ponownie.
notice-name-the-piece = Której bierki dotknięto? Wskaż ją na szachownicy; bez tego reklamacja nie jest rozstrzygnięta.
notice-one-of-those = Trzeba zagrać jedną z bierek, o które może chodzić w zapisanym posunięciu. Którą, może wskazać sędzia.
notice-awaits-verdict = To już zgłoszono i czeka na decyzję sędziego.
notice-answer-offer-first = Przeciwnik musi najpierw odpowiedzieć na propozycję remisu.
notice-write-position = Pozycję końcową trzeba zapisać, a przeciwnik ją potwierdza.
notice-write-position-and-sheet = Pozycję końcową trzeba zapisać i dołączyć pełny zapis partii, a przeciwnik potwierdza jedno i drugie.
