### What menus of programs, software centres and file managers tell of the program

package-kind = Szachownica, zegar i sędzia
package-keywords = szachy;zegar;sędzia;sedzia;przepisy;FIDE;PGN;zapis;chess;clock;
package-about = Dwie osoby grają przy jednym ekranie tak jak przy szachownicy: dotykają bierek, podnoszą je i puszczają, przełączają zegar, proponują i reklamują remis. Jadoube mierzy czas i orzeka o tym, co się stało, według Przepisów Gry FIDE, w wydaniu do wyboru od 2005 do 2023 roku, i przy każdym orzeczeniu podaje artykuł.
package-about-clock = Zegar do drewnianej szachownicy: etapy, dodatki i opóźnienia
package-about-lessons = Lekcje na żywej szachownicy i sytuacje, w których to ty jesteś sędzią
package-about-desk = Stolik sędziowski: czasy, pozycje, kary i raport do podpisu
package-about-files = PGN, zapisy partii i dyplomy do druku, tajne posunięcia, szachy 960
package-about-languages = Angielski, serbski w obu alfabetach, słoweński, polski i macedoński; bez sieci i bez konta
package-game = Partia szachowa programu Jadoube
package-journal = Dziennik partii programu Jadoube
