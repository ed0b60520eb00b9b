//! Every article of every edition is found by `law`: the numbers, edition by edition, and those that are missing on purpose.

use jadoube_core::i18n::provisions_at;
use jadoube_core::laws::Edition;

/// The numbers that the booklet of 2005 has; its adjournments and its rapid play have letters of their own.
const OF_2005: &str = "1.1 1.2 1.3 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7a 3.7b 3.7c 3.7d 3.7e 3.8a 3.8a(ii) 3.8b(1) 3.8b(2) 3.9 \
    4.1 4.2 4.3 4.3a 4.3b 4.3c 4.4a 4.4b 4.4c 4.4d 4.5 4.6 4.6a 4.6b 4.6c 4.7 5.1a 5.1b 5.2a 5.2b 5.2c 6.1 6.2a \
    6.2b 6.3 6.4 6.5 6.6 6.7 6.8a 6.8b 6.8c 6.8d 6.9 6.10 6.11 6.12 6.13a 6.13b 6.13c 6.13d 6.14 6.15 7.1a 7.1b \
    7.2 7.3 7.4a 7.4b 7.5 8.1 8.2 8.3 8.4 8.5a 8.5b 8.5c 8.6 8.7 9.1a 9.1b 9.1c 9.2 9.2a 9.2b 9.3a 9.3b 9.4 9.5 \
    9.5a 9.5b 9.6 10.1 10.2 10.2a 10.2b 10.2c 10.2d 11.1 12.1 12.2a 12.2b 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 \
    13.1 13.2 13.3 13.4 13.5 13.6 13.7a 13.7b A1a A1b A2 A3 A4 A5 A6 A7 A8 A9a A9b A9c A10 A11 A12 A13 B1 B3 B4 B5 \
    B6 B7 B8 B9 C1 C2 C3 D E E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 F";

/// Those of 2009; its guidelines for adjourned games count from 1 once more.
const OF_2009: &str = "1.1 1.2 1.3 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7a 3.7b 3.7c 3.7d 3.7e 3.8a 3.8b(1) 3.8b(2) 3.9 4.1 4.2 \
    4.3 4.3a 4.3b 4.3c 4.4 4.4a 4.4b 4.4c 4.4d 4.5 4.6 4.6a 4.6b 4.6c 4.7 5.1a 5.1b 5.2a 5.2b 5.2c 6.1 6.2a 6.2b \
    6.3 6.4 6.5 6.6a 6.6b 6.7a 6.7b 6.7c 6.7d 6.8 6.9 6.10a 6.10b 6.11a 6.11b 6.12a 6.12b 6.12c 6.12d 6.13 6.14 \
    7.1a 7.1b 7.2 7.3 7.4a 7.4b 7.5 8.1 8.2 8.3 8.4 8.5a 8.5b 8.5c 8.6 8.7 9.1a 9.1b(1) 9.1b(2) 9.1b(3) 9.2 9.2a \
    9.2b 9.3a 9.3b 9.4 9.5 9.5a 9.5b 9.6 10.1 10.2 10.2a 10.2b 10.2c 10.2d 11.1 12.1 12.2 12.3a 12.3b 12.4 12.5 \
    12.6 12.7 12.8 12.9 12.10 13.1 13.2 13.3 13.4 13.4a 13.4b 13.4c 13.4d 13.4e 13.4f 13.4g 13.5 13.6 13.7a 13.7b \
    A.1 A.2 A.3 A.4a A.4b A.4c A.4d(1) A.4d(2) A.4d(3) B.1 B.2 B.3a B.3b B.3c C C.1 C.2 C.3 C.4 C.5 C.6 C.7 C.8 \
    C.9 C.10 C.10(1) C.10(2) C.11 C.12 C.13 D.1 D.1a D.1b E.1 E.1a E.1b E.1c E.1d E.1e E.2.1 E.2.2 E.2.3 E.2.4 \
    E.2.5 E.2.6 E.2.7 E.2.8 E.2.9a E.2.9b E.2.9c E.2.9d E.2.9e E.2.9f E.2.10 F.1 F.2 F.2a F.2b F.2c F.3 F.3a \
    F.3b.1 F.3b.2 F.3b.3 F.3b.4 1a 1b 2a 2b 2c 2d 2e 2f 2g 3 4 5 6 7 8 8a 8b 8c 9a 9b 9c 10 10a 10b 10c 11a 11b 12 \
    13";

/// Those of 2014.
const OF_2014: &str = "1.1 1.2 1.3 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7a 3.7b 3.7c 3.7d 3.7e 3.8a 3.8b(1) 3.8b(2) 3.9 3.10a \
    3.10b 3.10c 4.1 4.2 4.3 4.3a 4.3b 4.3c 4.4 4.4a 4.4b 4.4c 4.4d 4.5 4.6 4.7 4.7a 4.7b 4.7c 4.8 4.9 5.1a 5.1b \
    5.2a 5.2b 5.2c 6.1 6.2a 6.2a(2) 6.2b 6.2c 6.2d 6.2e 6.3a 6.3b 6.4 6.5 6.6 6.7a 6.7b 6.8 6.9 6.10a 6.10b 6.11a \
    6.11b 6.12a 6.12b 6.12c 6.12d 6.13 7.1 7.2a 7.2b 7.3 7.4 7.5a 7.5b 7.6 8.1 8.1a 8.1c 8.1d 8.2 8.3 8.4 8.5a \
    8.5b 8.5c 8.6 8.7 9.1a 9.1b(1) 9.1b(2) 9.1b(3) 9.2 9.2a 9.2b 9.2(1) 9.2(2) 9.3a 9.3b 9.4 9.5 9.5a 9.5b 9.6a \
    9.6b 9.7 10.1 11.1 11.2 11.3a 11.3b 11.3c 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 12.1 12.2 12.2f 12.3 12.4 \
    12.5 12.6 12.7 12.8 12.9 A.1 A.2 A.3 A.4a(1) A.4a(2) A.4b A.4c A.4d A.5 B.1 B.2 B.3 B.4 B.5 C C.1 C.2 C.3 C.4 \
    C.5 C.6 C.7 C.8 C.9 C.10 C.10(1) C.10(2) C.11 C.12 D.1 D.2.1 D.2.2 D.2.3 D.2.6 D.2.7 D.2.8 D.2.9 D.2.10 E.1a \
    E.1b E.2 E.3 E.4 E.5 E.6 E.7 E.8 E.8a E.8b E.8c E.9a E.9b E.9c E.10 E.11 E.12a E.12b E.13 E.14 F.1 F.2 F.2a \
    F.2b F.2c F.3 F.3a F.3b.1 F.3b.2 F.3b.3 F.3b.4 G.1 G.2 G.3 G.4 G.5 G.5a G.5b G.5c G.6";

/// Those that every edition from July 2017 has.
const FROM_2017: &str = "1.1 1.2 1.3 1.4 1.4.1 1.4.2 1.5 2.1 2.2 2.3 2.4 3.1 3.1.1 3.1.2 3.1.3 3.2 3.3 3.4 3.5 3.6 3.7.1 3.7.2 3.7.3 \
    3.8.1 3.8.2 3.8.2.1 3.8.2.1.1 3.8.2.1.2 3.9.1 3.9.2 3.10.1 3.10.2 3.10.3 4.1 4.2.1 4.2.2 4.3 4.3.1 4.3.2 4.3.3 4.4 4.4.1 4.4.2 \
    4.4.3 4.4.4 4.5 4.6.1 4.6.2 4.6.3 4.7 4.7.1 4.7.2 4.7.3 4.8 4.9 5.1.1 5.1.2 5.2.1 5.2.2 5.2.3 6.1 6.2.1 \
    6.2.1.1 6.2.1.2 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3.1 6.3.2 6.4 6.5 6.6 6.7.1 6.7.2 6.8 6.9 6.10.1 6.10.2 6.11.1 \
    6.11.2 6.11.3 6.11.4 6.12.1 6.12.2 7.1 7.2.1 7.2.2 7.3 7.4.1 7.4.2 7.4.3 7.5.1 7.5.2 7.5.3 7.6 8.1.1 8.1.2 \
    8.1.3 8.1.4 8.1.5 8.1.6 8.2 8.3 8.4 8.5.1 8.5.2 8.5.3 8.6 8.7 9.1.1 9.1.2.1 9.1.2.2 9.1.2.3 9.2.1 9.2.2 9.3.1 \
    9.3.2 9.4 9.5.1 9.5.2 9.5.3 9.6.1 9.6.2 10.1 10.2 11.1 11.2.1 11.2.2 11.2.3 11.2.3.1 11.2.3.2 11.2.4 11.3.1 \
    11.3.2 11.3.2.2 11.3.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 12.1 12.2 12.2.1 12.2.2 12.2.3 12.2.4 \
    12.2.5 12.2.6 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 \
    12.9.9 A.1 A.2 A.4.3 B.1 B.2 B.3 B.4 C C.1 C.2 C.3 C.4 C.5 C.6 C.7 C.8 C.9 C.9.3 C.10 C.10.1 C.10.2 C.10.3 \
    C.10.3.4 C.11 C.12 C.13 D.1 D.1.1 D.1.2 D.1.3 D.1.4 D.2.1 D.2.2 D.2.3 D.2.4 D.2.5 D.2.6 D.2.6.1 D.2.6.2 D.2.7 \
    D.2.8 D.2.9 D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2.11 I.1.1 I.1.2 I.2.1 I.2.2 I.2.3 \
    I.2.4 I.2.5 I.2.6 I.2.7 I.3 I.4 I.5 I.6 I.7 I.8 I.8.1 I.8.2 I.8.3 I.9.1 I.9.2 I.9.3 I.10 I.11 I.12.1 I.12.2 \
    I.13 I.14 II.1 II.2 II.2.1 II.2.2 II.2.3 II.3.1 II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4 II.3.2.5 II.3.2.6 \
    II.3.2.7.1 II.3.2.7.2 II.3.2.7.3 II.3.2.7.4 II.3.2.7.5 III.1 III.2.1 III.2.2 III.3.1 III.4 III.5 III.5.1 \
    III.5.2 III.5.3 III.6.1 III.6.1.1 III.6.1.2 III.6.2";

/// Those that July 2017 and 2018 have as well.
const OF_2017_AND_2018: &str = "3.7.4.1 3.7.4.2 3.7.5.1 3.7.5.2 3.7.5.3 3.8.2.2.1 3.8.2.2.2 9.2.1.1 9.2.1.2 9.2.2.1 9.2.2.2 11.3.2.1 A.3.1.1 \
    A.3.1.2 A.3.2 A.4.1.1 A.4.1.2 A.4.2 A.4.4 A.4.5 A.5 B.3.1 B.3.2 B.5 II.3.2.5.1";

/// Those that July 2017 alone has.
const OF_2017: &str = "7.7.1 7.7.2 7.8.1 7.8.2";

/// Those that 2018 alone has.
const OF_2018: &str = "7.5.4 7.5.5";

/// Those that 2023 has as well.
const OF_2023: &str = "3.7.3.1 3.7.3.2 3.7.3.3 3.7.3.4 3.7.3.5 3.8.2.2 7.5.4 7.5.5 8.1.1.1 8.1.1.2 9.2.3 9.2.3.1 9.2.3.2 A.3 A.4.1 \
    A.4.2 A.5.1.1 A.5.1.2 A.5.2 A.5.3 A.5.4 A.5.5 A.6 B.2.1 B.2.2 B.2.3 C.13.1 C.13.2 C.13.4 C.13.5";

/// The numbers that are looked up in vain, and why.
const MISSING: &[(&str, &str)] = &[
    ("3.8.2.1.1", "told at 3.8.2.1, with its other half"),
    ("3.8.2.1.2", "told at 3.8.2.1, with its other half"),
];

fn numbers(edition: Edition) -> Vec<&'static str> {
    let lists: &[&'static str] = match edition {
        Edition::E2005 => &[OF_2005],
        Edition::E2009 => &[OF_2009],
        Edition::E2014 => &[OF_2014],
        Edition::E2017 => &[FROM_2017, OF_2017_AND_2018, OF_2017],
        Edition::E2018 => &[FROM_2017, OF_2017_AND_2018, OF_2018],
        Edition::E2023 => &[FROM_2017, OF_2023],
    };
    let each = lists.iter().flat_map(|list| list.split_whitespace());
    each.collect()
}

#[test]
fn every_article_of_every_edition_is_found() {
    for edition in Edition::ALL {
        let numbers = numbers(edition);
        assert!(numbers.len() > 150, "{edition}");
        let is_found = |number: &str| provisions_at(number, edition).next().is_some();
        let is_excused = |number: &str| MISSING.iter().any(|(it, _)| *it == number);
        let lost = numbers.iter().filter(|it| !is_found(it));
        let lost: Vec<&&str> = lost.filter(|it| !is_excused(it)).collect();
        assert_eq!(lost, [&""; 0], "{edition}");
        let mut excused = MISSING.iter();
        assert!(
            !excused.any(|(it, _)| is_found(it)),
            "{edition}: it is there"
        );
    }
}
