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
sheet-save-pdf = Shrani kot PDF …
sheet-save-text = Shrani kot besedilo …
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
