### Scoresheet and envelope
# What is printed on a scoresheet
sheet-title = Zapisnik
sheet-event = Turnir
sheet-site = Kraj
sheet-round = Kolo
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
sheet-save-pdf = Shrani kot PDF …
sheet-save-text = Shrani kot besedilo …
