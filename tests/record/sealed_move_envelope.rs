//! A sealed move stays sealed, opens for those who may open it, and nobody alters a byte of its envelope unnoticed.

use std::time::Duration;

use blake2::Blake2b;
use blake2::digest::consts::U16;
use blake2::digest::{Digest, FixedOutput};
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, Event, PlayerAct, Table};
use jadoube_core::record::envelope::{
    Entries, Envelope, EnvelopeError, GameId, LockOwner, ROOM, Randomness, Resumption, Secret,
};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::script::{Script, Times};

fn heading() -> Heading {
    Heading {
        white: "Ана „Прва“".into(),
        black: "Boris: sealed: key: -".into(),
        date: "2026.11.21".into(),
        terms: Script {
            time: Some(Times::same("40/5400:1800".parse().expect("a control"))),
            ..Script::default()
        },
        ..Heading::default()
    }
}

/// The table after these moves, each of which took three seconds.
fn table(moves: &[&str]) -> Table {
    let mut arbiter = Arbiter::new(heading().terms());
    drop(arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start)));
    for (second, text) in (3_u64..).step_by(3).zip(moves) {
        let color = arbiter.table().game().has_the_move();
        let at = Moment::after(Duration::from_secs(second));
        drop(arbiter.hear(&Event::of(color, at, PlayerAct::Move((*text).to_owned()))));
    }
    arbiter.table().clone()
}

fn entries() -> Entries {
    let resumption = Resumption {
        date: "22 November".into(),
        time: "10:00".into(),
        venue: "Дом културе\n(сала 2)".into(),
    };
    Entries::of(
        &heading(),
        &table(&["e4", "e5", "Nf3"]),
        Moment::after(Duration::from_secs(20)),
        resumption,
    )
}

/// The same bytes each time; a real envelope takes them from the system.
fn randomness() -> Randomness {
    let mut byte = 17_u8;
    Randomness::new(std::array::from_fn(|_| {
        byte = byte.wrapping_mul(5).wrapping_add(11);
        byte
    }))
}

fn sealed(text: &str) -> Envelope {
    Envelope::seal(
        entries(),
        &text.into(),
        &[(LockOwner::Arbiter, "три коња".into())],
        &randomness(),
    )
    .expect("it fits in, and there is a passphrase")
}

/// What a forger would write under an envelope they altered.
fn with_fingerprint(body: &str) -> String {
    let mut hasher = Blake2b::<U16>::new();
    hasher.update(body);
    let hash: [u8; 16] = hasher.finalize_fixed().into();
    let number = u128::from_be_bytes(hash) >> 3;
    let letters: String = (0..25)
        .map(|place| {
            let index = (number >> (120 - 5 * place) & 31) as usize;
            char::from(b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789"[index])
        })
        .collect();
    let groups = [0, 5, 10, 15, 20].map(|at| &letters[at..at + 5]);
    format!("{body}fingerprint: {}\n", groups.join("-"))
}

fn body(envelope: &Envelope) -> String {
    let text = envelope.written();
    text[..text.rfind("fingerprint: ").expect("a fingerprint")].to_owned()
}

#[test]
fn the_seven_entries_stand_on_it_for_everybody_to_read() {
    let envelope = sealed("Sc6");
    let text = envelope.written();
    for line in [
        "white: Ана „Прва“",
        "black: Boris: sealed: key: -",
        "position: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "white clock: 1:29:54",
        "black clock: 1:29:46",
        "sealed by: black",
        "move: 2",
        "draw offer: -",
        "date: 22 November",
        "time: 10:00",
        "venue: Дом културе (сала 2)",
    ] {
        assert!(text.lines().any(|known| known == line), "{line}\n{text}");
    }
    let again = Envelope::read(&text).expect("its own text");
    assert_eq!(again, envelope);
    assert_eq!(again.fingerprint(), envelope.fingerprint());
}

#[test]
fn either_passphrase_opens_it_and_no_other() {
    let keys = [
        (LockOwner::Arbiter, Secret::from("три коња")),
        (LockOwner::Player, Secret::from("e4 e5 ♞")),
    ];
    let envelope = Envelope::seal(entries(), &"Скакач на ц6".into(), &keys, &randomness())
        .expect("it fits in");
    let written = envelope.written();
    let envelope = Envelope::read(&written).expect("its own text");
    let locks = written.lines().filter_map(|it| it.strip_prefix("lock: "));
    let owners = locks.filter_map(|lock| lock.split(' ').next());
    assert_eq!(owners.collect::<Vec<_>>(), ["arbiter", "player"]);
    for (_, passphrase) in &keys {
        let opened = envelope
            .open(entries().game, passphrase)
            .expect("the right passphrase");
        assert_eq!(opened.reveal(), "Скакач на ц6");
    }
    assert_eq!(
        envelope.open(entries().game, &"три коња ".into()),
        Err(EnvelopeError::WrongPassphrase)
    );
}

#[test]
fn its_length_tells_nothing_of_what_is_in_it() {
    let longest = "ш".repeat(ROOM / 2);
    let short = sealed("").written();
    assert_eq!(short.len(), sealed(&longest).written().len());
    let opened = sealed(&longest).open(entries().game, &"три коња".into());
    assert_eq!(opened.expect("the right passphrase").reveal(), longest);
    let too_long = Envelope::seal(
        entries(),
        &"x".repeat(ROOM + 1).as_str().into(),
        &[(LockOwner::Arbiter, "a".into())],
        &randomness(),
    );
    assert_eq!(too_long, Err(EnvelopeError::TooLong));
}

#[test]
fn nothing_is_closed_without_a_passphrase() {
    for keys in [vec![], vec![(LockOwner::Player, Secret::default())]] {
        let closed = Envelope::seal(entries(), &"Nc6".into(), &keys, &randomness());
        assert_eq!(closed, Err(EnvelopeError::NoPassphrase));
    }
}

#[test]
fn the_flip_of_any_bit_is_noticed_at_once() {
    let text = sealed("Nc6").written().into_bytes();
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut altered = text.clone();
            altered[at] ^= 1 << bit;
            let read = String::from_utf8(altered).map(|altered| Envelope::read(&altered));
            assert!(!matches!(read, Ok(Ok(_))), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn an_envelope_cut_short_or_lengthened_is_noticed() {
    let text = sealed("Nc6").written();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        assert!(Envelope::read(&text[..end]).is_err(), "cut after {end}");
    }
    assert!(matches!(
        Envelope::read(&format!("{text}\n")),
        Err(EnvelopeError::Damaged(_))
    ));
    assert_eq!(
        Envelope::read("Dear Anna,\n"),
        Err(EnvelopeError::NotAnEnvelope)
    );
}

#[test]
fn a_forger_who_mends_the_fingerprint_does_not_open_what_they_altered() {
    let envelope = sealed("Nc6");
    let body = body(&envelope);
    assert_eq!(with_fingerprint(&body), envelope.written());
    let key = body.find("key: ").expect("a key");
    let wrapped = key - 3;
    let last = body.len() - 2;
    let forged = [
        body.replace("Ана", "Ања"),
        body.replace("b KQkq - 1 2", "b KQkq - 1 3"),
        body.replace("0:", "1:"),
        body.replace("1:29:54", "1:29:55"),
        body.replace("sealed by: black", "sealed by: white"),
        body.replace("move: 2", "move: 3"),
        body.replace("draw offer: -", "draw offer: white"),
        body.replace("22 November", "23 November"),
        body.replace("lock: arbiter", "lock: player"),
        other_digit(&body, body.find("game: ").expect("a game") + 7),
        other_digit(&body, wrapped),
        other_digit(&body, key + 9),
        other_digit(&body, last),
    ];
    for forged in forged {
        let forged = Envelope::read(&with_fingerprint(&forged));
        let opened = forged.and_then(|envelope| {
            assert_ne!(envelope.fingerprint(), sealed("Nc6").fingerprint());
            // Whichever game they give it out for, that one is asked for.
            envelope.open(envelope.entries().game, &"три коња".into())
        });
        assert!(
            matches!(
                opened,
                Err(EnvelopeError::Altered
                    | EnvelopeError::WrongPassphrase
                    | EnvelopeError::Damaged(_))
            ),
            "{opened:?}"
        );
    }
}

fn other_digit(text: &str, at: usize) -> String {
    let digit = if &text[at..=at] == "0" { "1" } else { "0" };
    format!("{}{digit}{}", &text[..at], &text[at + 1..])
}

#[test]
fn an_envelope_that_asks_for_too_much_is_not_even_tried() {
    let body = body(&sealed("Nc6"));
    for (honest, absurd) in [
        ("argon2id 65536 3 1", "argon2id 4294967295 3 1"),
        ("argon2id 65536 3 1", "argon2id 65536 4294967295 1"),
    ] {
        let text = with_fingerprint(&body.replace(honest, absurd));
        assert_eq!(Envelope::read(&text), Err(EnvelopeError::TooCostly));
    }
    for broken in [
        "argon2id 0 3 1",
        "argon2id 65536 0 1",
        "argon2id 65536 3 9",
        "scrypt 65536 3 1",
    ] {
        let text = with_fingerprint(&body.replace("argon2id 65536 3 1", broken));
        assert_eq!(
            Envelope::read(&text),
            Err(EnvelopeError::Damaged(14)),
            "{broken}"
        );
    }
}

#[test]
fn an_envelope_of_another_game_stays_closed() {
    let game = GameId::of(&heading(), table(&["d4"]).game());
    let opened = sealed("Nc6").open(game, &"три коња".into());
    assert_eq!(opened, Err(EnvelopeError::OtherGame));
}

#[test]
fn an_envelope_is_found_by_its_fingerprint() {
    let (one, other) = (sealed("Nc6"), Envelope::on_paper(entries()));
    let mut texts = vec![one.written(), other.written()];
    let noted = one.fingerprint().to_string();
    assert_eq!(Envelope::find(&texts, &noted), Ok(one));
    assert_eq!(
        Envelope::find(&texts[1..], &noted),
        Err(EnvelopeError::Missing)
    );
    texts[0].truncate(300);
    assert!(matches!(
        Envelope::find(&texts, &noted),
        Err(EnvelopeError::Damaged(_))
    ));
}

#[test]
fn an_envelope_knows_its_game() {
    let id = |heading: &Heading, moves: &[&str]| GameId::of(heading, table(moves).game());
    let game = entries().game;
    let renamed = Heading {
        white: "Anna".into(),
        ..heading()
    };
    assert_eq!(game, id(&renamed, &["e4", "e5", "Nf3"]));
    assert_ne!(game, id(&heading(), &["e4", "e5", "Nc3"]));
    assert_ne!(game, id(&heading(), &["e4", "e5", "Nf3", "Nc6"]));
    let tomorrow = Heading {
        date: "2026.11.22".into(),
        ..heading()
    };
    assert_ne!(game, id(&tomorrow, &["e4", "e5", "Nf3"]));
    // The same moves at other moments are another game.
    let mut slower = Arbiter::new(heading().terms());
    for (second, text) in [(1, "e4"), (2, "e5"), (300, "Nf3")] {
        let color: Color = slower.table().game().has_the_move();
        let at = Moment::after(Duration::from_secs(second));
        drop(slower.hear(&Event::of(color, at, PlayerAct::Move(text.to_owned()))));
    }
    assert_ne!(game, GameId::of(&heading(), slower.table().game()));
}

#[test]
fn of_a_move_sealed_on_paper_only_the_entries_are_kept() {
    let envelope = Envelope::on_paper(entries());
    let text = envelope.written();
    assert!(
        !text.contains("\nsealed: ") && !text.contains("\nlock: "),
        "{text}"
    );
    let again = Envelope::read(&text).expect("its own text");
    assert_eq!(again, envelope);
    assert!(again.is_on_paper());
    assert_eq!(
        again.open(entries().game, &"три коња".into()),
        Err(EnvelopeError::OnPaper)
    );
}

#[test]
fn what_was_written_does_not_stand_in_the_envelope() {
    let text = sealed("SecretQueenMove").written();
    assert!(!text.contains("SecretQueenMove") && !text.contains("три"));
    // Nor in hexadecimal digits.
    assert!(!text.contains("536563726574517565656e"));
}
