### What menus of programs, software centres and file managers tell of the program

package-kind = Šahovnica, ura in sodnik
package-keywords = šah;sah;ura;sodnik;pravila;FIDE;PGN;zapisnik;chess;clock;
package-about = Igralca sedita pred enim zaslonom kakor pred šahovnico: dotikata se figur, jih dvigujeta in spuščata, pritiskata uro, ponujata remi in ga reklamirata. Jadoube meri čas in o tem, kar se je zgodilo, odloča po Pravilih šaha FIDE, v izdaji po izbiri od 2005 do 2023, in pri vsaki odločitvi navede člen.
package-about-clock = Ura za leseno šahovnico, s periodami, dodanim časom in zakasnitvijo
package-about-lessons = Lekcije na živi šahovnici in situacije, v katerih ste sodnik vi
package-about-desk = Sodniška miza: časi, pozicije, kazni in poročilo za podpis
package-about-files = PGN, zapisniki in priznanja za tisk, kuvertirane poteze, šah 960
package-about-languages = Angleščina, srbščina v obeh pisavah, slovenščina, poljščina in makedonščina; brez omrežja in brez uporabniškega računa
package-game = Šahovska partija programa Jadoube
package-journal = Dnevnik partije programa Jadoube
