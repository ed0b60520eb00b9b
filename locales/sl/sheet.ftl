### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Zapisnik
sheet-event = Turnir
sheet-site = Kraj
sheet-round = Kolo
sheet-board = Deska
sheet-date = Datum
sheet-result = Izid
sheet-remarks = Opombe sodnika
# Behind the number of a move that was taken back later
sheet-taken-back = (vrnjena poteza)
sheet-signature-white = Podpis belega
sheet-signature-black = Podpis črnega
# The page on which a sheet is ordered
sheet-print = Tiskanje zapisnika
sheet-whose = V čigavi notaciji
sheet-language = Jezik zapisnika
sheet-paper = Papir
sheet-is-empty = Prazen zapisnik za pisanje na roko
# $letters: characters that no font of the program has
sheet-boxes = Natis nima znakov za { $letters }; na njihovem mestu bodo okvirčki.
sheet-print-now = Natisni …
sheet-save-pdf = Shrani kot PDF …
sheet-save-text = Shrani kot besedilo …
# A page as it will be printed
print-preview = Stran { $page } od { $count }
# A scoresheet that a player keeps himself at the screen. $player: the player's name   $written, $played: moves
own-score = Vsak igralec sam zapisuje poteze kot na papirju
own-sheet = { $player }: zapisnik
own-write = { $player }: vpišite potezo
own-offer = Zapiši ponudbo remija
own-strike = Prečrtaj zadnji vpis
own-complete = Dopolni zapisnik
own-differs = Zapisano: { $written }. Izvršeno: { $played }.
own-illegible = Nečitljivo: { $written }
sheet-continued = Nadaljevano tukaj
# What is known of a game beside its moves
details-title = Podatki o partiji
menu-details = Podatki o partiji …
details-of-event = Turnir in ratingi
details-ratings = Ratingi
details-fide-ids = FIDE ID
rating-white = Rating belega
rating-black = Rating črnega
fide-id-white = FIDE ID belega
fide-id-black = FIDE ID črnega
# How others follow a game. $path: the file
live-title = Prenos partije
live-what = Po vsaki zaključeni potezi se datoteka PGN zamenja, da lahko drugi programi spremljajo partijo. Naslednja partija jo nadomesti; vse partije ostanejo v »Vse partije in datoteke«.
live-choose = Sproti posodabljaj PGN …
live-path = Sproti posodobljeno: { $path }
live-stop = Nehaj posodabljati
live-texts = Zraven majhne besedilne datoteke: imena, uri, zadnja poteza, izid
live-ground = Ozadje pogleda za projektor
ground-usual = Običajno
ground-green = Zeleno
ground-magenta = Purpurno
choose-live-pgn = Sproti posodabljaj PGN
