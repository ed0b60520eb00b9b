//! Three lessons and five situations.

use std::time::Duration;

use jadoube_core::i18n::{Language, SituationWords, Words};
use jadoube_core::learn::lesson::letters;
use jadoube_core::learn::{Curriculum, SituationRun};

use super::{BlindPlayer, in_turn};
use crate::support::share_of_checks::is_due;
use crate::window::learning::{Act, BY_KEYBOARD, Taken};

/// For how long a scene is quiet at most between two of its acts.
const BETWEEN_ACTS: Duration = Duration::from_secs(4);

/// For how long one waits until all of a scene has been told.
const READ_OUT: Duration = Duration::from_secs(1);

/// How many situations are ruled on, and how many acts the longest of them has at most.
const SITUATIONS: usize = 5;
const LONGEST: usize = 12;

/// The letters of the answers.
const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];

#[test]
fn three_lessons_are_taken_by_ear() {
    in_turn(6, |player| {
        player.choose("Learn the Laws");
        player.hear("Learn");
        for (place, lesson) in BY_KEYBOARD.into_iter().enumerate() {
            if is_due(place) {
                take(player, lesson);
            }
        }
    });
}

/// Takes a lesson: opens it by its name, does in each step what it asks for, and goes on where that is told.
fn take(player: &mut BlindPlayer<'_>, (name, steps): Taken) {
    let number = Curriculum::own().lesson(name).expect("a lesson").number;
    player.tab_to_beginning(&format!("{number} "));
    player.press("Return");
    for (place, acts) in steps.iter().enumerate() {
        if place > 0 {
            player.press("Return");
        }
        // Whatever it is, a step tells something.
        player.hear("");
        for act in *acts {
            does(player, *act);
        }
        // A mistake that was asked for is told as what it is.
        if !matches!(acts.last(), Some(Act::Watch)) {
            player.hear_one_of(&["Right!", "Article"]);
        }
    }
    player.press("Escape");
    player.hear("Learn");
}

fn does(player: &mut BlindPlayer<'_>, act: Act) {
    match act {
        Act::Watch | Act::Wait => player.listen_until_quiet(BETWEEN_ACTS),
        Act::Carry(from, to) => {
            for square in [from, to] {
                player.walk_to(square);
                player.press("Return");
            }
        }
        Act::Touch(square) => {
            player.walk_to(square);
            player.press("Return");
            player.press("Return");
        }
        Act::Press(_) => player.press("space"),
        Act::Answer(letter) => player.press(&letter.to_lowercase()),
    }
}

#[test]
fn five_situations_are_ruled_on_by_ear() {
    in_turn(7, |player| {
        player.choose("Learn the Laws");
        player.hear("Learn");
        player.choose("You are the arbiter");
        player.choose("Start");
        for place in 1..=SITUATIONS {
            player.listen_until_quiet(READ_OUT);
            let told = player.listen_to_all();
            let letter = right_answer(player, &told);
            player.press(&letter.to_lowercase());
            let ruling = player.hear("Right!");
            assert!(
                ruling.contains(&format!("the ruling, {letter}: ")),
                "{ruling}"
            );
            if place < SITUATIONS {
                player.choose("Next situation");
            }
        }
    });
}

/// Watches the scene of the situation whose title was told, and returns the letter at which its right answer was read out.
fn right_answer(player: &mut BlindPlayer<'_>, told: &str) -> &'static str {
    let english = Words::new(Language::English);
    let all = &Curriculum::own().situations;
    let is_told = |name: &str, run: &SituationRun| {
        told.contains(&SituationWords::new(english, name, run.situation()).title())
    };
    let found = all.iter().find_map(|it| {
        let edition = it.content.newest_edition();
        let run = SituationRun::new(it.content.clone(), edition).ok()?;
        is_told(&it.name, &run).then_some((&*it.name, run))
    });
    let (name, run) = found.unwrap_or_else(|| panic!("no situation is called as in “{told}”"));
    // The scene goes on by itself, too.
    let asks = |heard: &String| heard.contains("What do you rule?");
    let question = Some(told.to_owned()).filter(asks).or_else(|| {
        (0..LONGEST).find_map(|_| {
            player.press("Right");
            Some(player.listen_to_all()).filter(asks)
        })
    });
    let question = question.expect("the question is told");
    let situation = run.situation();
    let right = situation.right_answers(situation.newest_edition()).next();
    let own = letters().nth(right.expect("a ruling")).expect("a letter");
    let words = SituationWords::new(english, name, situation);
    let headline = words.get(&own.to_string()).unwrap_or_default();
    let letter = LETTERS
        .into_iter()
        .find(|letter| question.contains(&format!("{letter}: {headline}")));
    letter.unwrap_or_else(|| panic!("“{headline}” is not among “{question}”"))
}
