//! Games of many seeds: nothing hangs, and every slip is told once.

use strum::IntoEnumIterator;

use super::*;
use crate::chess::Move;
use crate::laws::facts::touch_move::lawful_moves;
use crate::record::Entry;

/// How long passes at once.
const STEP: Duration = Duration::from_millis(400);

/// How a learner of these tests does.
#[derive(Clone, Copy, PartialEq)]
enum Learner {
    /// Plays, and says nothing.
    Silent,
    /// Says at once what is to be said.
    Quick,
}

fn terms(role: PracticeRole, slip: Slip) -> PracticeTerms {
    PracticeTerms {
        role,
        slips: vec![slip],
        rate: crate::record::SlipRate::Often,
        ..PracticeTerms::default()
    }
}

/// A random legal move of the learner's, with the press.
fn move_of(run: &PracticeRun, seeded: &mut SeededRng) -> Option<Vec<PlayerAct>> {
    let arbiter = run.game().arbiter();
    let position = arbiter.table().game().position();
    let owed = arbiter.obligation();
    let legal = lawful_moves(position);
    let permitted: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|mv| owed.permits(*mv))
        .collect();
    let mv = seeded.pick(&permitted)?;
    let mut acts = crate::laws::facts::acts_of_a_move::acts_of(position, mv);
    acts.push(PlayerAct::Press);
    Some(acts)
}

/// Plays so many half-moves, or to the end.
fn play(terms: PracticeTerms, seed: u64, learner: Learner, plies: usize) -> PracticeRun {
    let role = terms.role;
    let mut seeded = SeededRng::new(seed ^ 0xABCD);
    let mut run = PracticeRun::begin(terms, seed).expect("a game begins");
    let mut last_plies = 0;
    let mut unchanged = 0;
    while !run.is_over() && run.plies() < plies {
        run.let_time_pass(STEP);
        if learner == Learner::Quick {
            speak(&mut run, role);
        }
        let Some(us) = role.color() else {
            unchanged = if run.plies() == last_plies {
                unchanged + 1
            } else {
                0
            };
            last_plies = run.plies();
            assert!(unchanged < 2000, "{role:?} {seed}: it hangs");
            continue;
        };
        let table = run.game().arbiter().table();
        let is_ours = table.game().has_the_move() == us;
        if is_ours && !run.is_over() && run.queue.is_empty() && run.claim.is_none() {
            let Some(acts) = move_of(&run, &mut seeded) else {
                break;
            };
            for act in acts {
                run.act(Deed::Player(us, act));
            }
        }
        unchanged = if run.plies() == last_plies {
            unchanged + 1
        } else {
            0
        };
        last_plies = run.plies();
        assert!(unchanged < 2000, "{role:?} {seed}: it hangs");
    }
    run.end();
    run
}

/// Says at once what is to be said.
fn speak(run: &mut PracticeRun, role: PracticeRole) {
    if run.standing_claim().is_some() {
        run.answer_claim(false);
    }
    let open = run.open.and_then(|open| run.slip_at(open.at));
    let Some(call) = open.and_then(|slipped| slipped.slip.right_call()) else {
        return;
    };
    match role.color() {
        None => run.step_in(call),
        Some(us) => {
            let act = match call {
                Call::IllegalMove => PlayerAct::ClaimIllegal,
                Call::TouchMove => PlayerAct::ClaimTouchMove,
                Call::Disturbance => PlayerAct::StopClocks,
                Call::Press => return,
            };
            run.act(Deed::Player(us, act));
        }
    }
}

fn slips(run: &PracticeRun) -> Vec<&Slipped> {
    run.noted().iter().filter_map(Noted::slip).collect()
}

/// How many seeds are tried.
const SEEDS: u64 = 8;
const MANY_SEEDS: u64 = 200;

#[test]
fn every_slip_is_made_missed_by_who_says_nothing_and_credited_to_who_speaks() {
    every_slip_is_told_once(SEEDS);
}

#[test]
#[ignore = "takes minutes"]
fn every_slip_is_told_once_in_many_games() {
    every_slip_is_told_once(MANY_SEEDS);
    whoever_does_anything_is_answered(MANY_SEEDS);
}

fn every_slip_is_told_once(seeds: u64) {
    for role in PracticeRole::ALL {
        for slip in Slip::iter() {
            let mut made = [0, 0];
            for seed in 0..seeds {
                for (at, learner) in [Learner::Silent, Learner::Quick].into_iter().enumerate() {
                    let run = play(terms(role, slip), seed, learner, 60);
                    let told = format!("{role:?} {slip:?} {seed}");
                    assert!(
                        run.noted().iter().all(|it| it.slip().is_some()),
                        "{told}: no alarm"
                    );
                    for slipped in slips(&run) {
                        made[at] += 1;
                        assert_eq!(slipped.slip, slip, "{told}");
                        let verdict = slipped.verdict.expect(&told);
                        let wanted = match (slip, learner) {
                            (Slip::ForgetsPress, _) => SlipVerdict::LeftAlone,
                            (_, Learner::Silent) => SlipVerdict::Missed,
                            (_, Learner::Quick) => SlipVerdict::InTime,
                        };
                        assert_eq!(verdict, wanted, "{told}: at move {}", slipped.number);
                    }
                }
            }
            assert!(made.iter().all(|it| *it > 0), "{role:?} {slip:?} {made:?}");
        }
    }
}

#[test]
fn whoever_does_anything_at_any_time_is_answered_and_every_slip_told_once() {
    whoever_does_anything_is_answered(SEEDS);
}

fn whoever_does_anything_is_answered(seeds: u64) {
    for role in PracticeRole::ALL {
        for seed in 0..seeds {
            let all = PracticeTerms {
                role,
                rate: crate::record::SlipRate::Often,
                ..PracticeTerms::default()
            };
            let mut seeded = SeededRng::new(seed);
            let mut run = PracticeRun::begin(all, seed).expect("a game begins");
            for _ in 0..900 {
                run.let_time_pass(STEP);
                if seeded.happens(80) {
                    do_anything(&mut run, role, &mut seeded);
                }
            }
            run.end();
            let told = run.noted().iter().filter_map(Noted::slip);
            assert!(
                told.clone().all(|slip| slip.verdict.is_some()),
                "{role:?} {seed}"
            );
            assert_eq!(run.score().0, told.count(), "{role:?} {seed}");
        }
    }
}

fn do_anything(run: &mut PracticeRun, role: PracticeRole, seeded: &mut SeededRng) {
    use crate::chess::Square;
    if run.standing_claim().is_some() {
        return run.answer_claim(seeded.happens(500));
    }
    let Some(us) = role.color() else {
        return run.step_in(seeded.pick(&Call::ALL).expect("there are calls"));
    };
    let square = seeded.pick(&Square::ALL).expect("there are squares");
    let acts = match seeded.below(9) {
        0 => vec![PlayerAct::ClaimIllegal],
        1 => vec![PlayerAct::ClaimTouchMove],
        2 => vec![PlayerAct::StopClocks],
        3 => vec![PlayerAct::OfferDraw],
        4 => vec![PlayerAct::Touch(square), PlayerAct::LetGo],
        5 => vec![PlayerAct::Press],
        6 => vec![PlayerAct::Lift(square)],
        _ => move_of(run, seeded).unwrap_or_default(),
    };
    for act in acts {
        run.act(Deed::Player(us, act));
    }
}

/// A game under these terms against a learner who plays at random, whose partner's thoughts take no time.
fn against(terms: PracticeTerms) -> PracticeRun {
    let us = terms.role.color().expect("a learner who plays");
    let mut seeded = SeededRng::new(11);
    let mut run = PracticeRun::begin(terms, 5).expect("a game begins");
    for _ in 0..4000 {
        if run.is_over() {
            return run;
        }
        run.let_time_pass(STEP);
        if let Some(question) = run.question() {
            let choice = question.answer();
            run.answer_question(choice);
        }
        let table = run.game().arbiter().table();
        let is_ours = table.game().has_the_move() == us;
        if is_ours && !run.is_over() && run.queue.is_empty() {
            for act in move_of(&run, &mut seeded).unwrap_or_default() {
                run.act(Deed::Player(us, act));
            }
        }
    }
    panic!("it does not end");
}

#[test]
fn a_partner_who_plays_well_keeps_to_the_laws_and_beats_whoever_plays_at_random() {
    let run = against(PracticeTerms::alone());
    let us = run.terms().role.color().expect("a learner who plays");
    let Standing::Ended(outcome, _) = run.game().arbiter().table().standing() else {
        panic!("it was not played to its end");
    };
    assert_eq!(outcome.winner(), Some(!us));
    assert!(run.noted().is_empty(), "nobody slipped");
    let illegal = run.game().log().iter().flat_map(Entry::consequences);
    assert_eq!(illegal.filter(|it| it.is_charge()).count(), 0);
}

#[test]
fn an_answer_to_a_question_that_is_gone_is_not_played() {
    let terms = PracticeTerms {
        role: PracticeRole::Black,
        ..PracticeTerms::alone()
    };
    let mut run = PracticeRun::begin(terms, 5).expect("a game begins");
    let question = run.question().expect("White thinks").clone();
    run.answer_question(question.answer());
    assert!(run.question().is_none() && !run.queue.is_empty());
    run.answer_question(question.answer());
    let plies = run.plies();
    for _ in 0..40 {
        run.let_time_pass(STEP);
    }
    assert_eq!(run.plies(), plies + 1, "one move, and no other");
}

/// How long passes after a press of the learner's until the partner does or says anything.
fn pause_after(run: &mut PracticeRun) -> Duration {
    let tick = Duration::from_millis(50);
    let before = run.game().log().len();
    let mut passed = Duration::ZERO;
    while run.game().log().len() == before && passed < Duration::from_mins(1) {
        run.let_time_pass(tick);
        passed += tick;
        if let Some(question) = run.question() {
            let choice = question.answer();
            run.answer_question(choice);
        }
    }
    passed
}

/// The time is that of the game: whether anything is animated has no part in it.
#[test]
fn a_partner_replies_only_once_the_learner_has_seen_what_happened() {
    let least = Duration::from_millis(1700);
    for strength in [None, PracticeTerms::alone().strength] {
        for seed in 0..SEEDS {
            let terms = PracticeTerms {
                rate: crate::record::SlipRate::Never,
                strength,
                ..PracticeTerms::default()
            };
            let mut run = PracticeRun::begin(terms, seed).expect("a game begins");
            for act in [PlayerAct::Play("e4".into()), PlayerAct::Press] {
                run.act(Deed::Player(Color::White, act));
            }
            let pause = pause_after(&mut run);
            assert!(pause >= least, "{strength:?} {seed}: {pause:?}");
        }
    }
}

#[test]
fn a_partner_claims_only_once_the_learner_has_seen_what_happened() {
    use crate::chess::Square;
    let mut run = PracticeRun::begin(PracticeTerms::default(), 1).expect("a game begins");
    for act in [
        PlayerAct::Lift(Square::A1),
        PlayerAct::Release(Square::A4),
        PlayerAct::Press,
    ] {
        run.act(Deed::Player(Color::White, act));
    }
    let pause = pause_after(&mut run);
    assert!(pause >= Duration::from_millis(1700), "{pause:?}");
    let acts = run.game().log().iter().map(|it| it.event.player_act());
    let mut acts = acts.flatten();
    assert!(acts.any(|act| *act == PlayerAct::ClaimIllegal));
}

/// What is watched again costs what it did in the game.
#[test]
fn an_illegal_move_that_was_noted_is_ruled_again_as_it_was() {
    for role in PracticeRole::ALL {
        for slip in [Slip::IllegalMove, Slip::PressesWithoutMove] {
            for seed in 0..SEEDS {
                let run = play(terms(role, slip), seed, Learner::Quick, 24);
                for at in 0..run.noted().len() {
                    let script = run.moment(at).expect("a scene");
                    let game = PracticeGame::begin(&script, run.terms().edition);
                    let mut game = game.expect("a scene begins");
                    for act in &script.acts {
                        game.hear(act);
                    }
                    let ruled = |entry: &Entry| (entry.event.deed.clone(), entry.rulings.clone());
                    let again: Vec<_> = game.log().iter().map(ruled).collect();
                    let log: Vec<_> = run.game().log().iter().map(ruled).collect();
                    let is_in = log.windows(again.len()).any(|it| it == again);
                    assert!(is_in, "{role:?} {slip:?} {seed}:\n{again:#?}");
                }
            }
        }
    }
}
