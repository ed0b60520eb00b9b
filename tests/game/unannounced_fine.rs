//! A fine that nobody announced is not imposed, and no card says that it was.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Arbiter, ArbiterAct, Edition, Event, Penalty, Terms};
use jadoube_core::notation::Letters;

#[test]
fn the_card_of_a_fine_says_it_was_imposed_only_where_fines_were_announced() {
    for is_announced in [false, true] {
        let mut terms = Terms::default();
        terms.regulations.fines = is_announced;
        let mut arbiter = Arbiter::new(terms);
        drop(arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start)));
        let at = Moment::after(Duration::from_secs(1));
        let fine = ArbiterAct::Penalise(Color::White, Penalty::Fine);
        let rulings = arbiter.hear(&Event::of_arbiter(at, fine));
        let [ruling] = rulings.as_slice() else {
            panic!("one ruling, not {rulings:?}");
        };
        for language in Language::ALL {
            let words = Words::new(language);
            let card = words.ruling(ruling, Edition::default(), Letters::English);
            assert_eq!(card.finding.is_empty(), !is_announced, "{card:?}");
        }
    }
}
