//! Envelopes of every version are opened, by the program and by thirty lines of Python written from the page on envelopes; what
//! cannot be read is told apart: damaged, foreign, or written by a newer version.

use std::process::Command;

use jadoube_core::record::envelope::{Envelope, EnvelopeError, Secret};

use crate::support::python_interpreter;

/// An envelope that was closed once and is kept as it was written, with the passphrases that open it and what is in it.
struct Vector {
    text: &'static str,
    passphrases: &'static [&'static str],
    sealed: &'static str,
    fingerprint: &'static str,
}

/// `src/core/record/envelope/README.md` lists the same.
const VECTORS: [Vector; 3] = [
    Vector {
        text: include_str!("envelopes/version-1.txt"),
        passphrases: &["three knights"],
        sealed: "Nb8-c6",
        fingerprint: "29TN-2DHV-82LU-CQQV",
    },
    Vector {
        text: include_str!("envelopes/version-2-one-lock.txt"),
        passphrases: &["bishop lantern orchard teapot"],
        sealed: "Nb8-c6",
        fingerprint: "C94TV-4C2HG-MB8AX-T79LE-MUA8C",
    },
    Vector {
        text: include_str!("envelopes/version-2-two-locks.txt"),
        passphrases: &["љубичаста коза свира хармонику", "čmrlj poje pod žarnico"],
        sealed: "Скакач на ц6 ♞",
        fingerprint: "57VTP-5EZFA-BAF24-WQDQV-NG85X",
    },
];

const SCRIPT: &str = include_str!("../support/open_envelope.py");

fn opened(text: &str, passphrase: &str) -> Result<Secret, EnvelopeError> {
    let envelope = Envelope::read(text)?;
    envelope.open(envelope.entries().game, &passphrase.into())
}

/// What the Python script says: what was sealed, and its complaints.
fn opened_by_python(text: &str, passphrase: &str) -> (String, String) {
    let mut command = Command::new(python_interpreter::python_with("nacl"));
    command.args(["-c", SCRIPT, passphrase]);
    python_interpreter::fed(command, text)
}

#[test]
fn envelopes_of_every_version_are_read_and_opened() {
    for vector in VECTORS {
        let envelope = Envelope::read(vector.text).expect("an envelope as it was written");
        assert_eq!(
            envelope.written(),
            vector.text,
            "not a byte becomes another"
        );
        assert_eq!(envelope.fingerprint().to_string(), vector.fingerprint);
        assert!(envelope.fingerprint().verify(vector.fingerprint));
        assert_eq!(envelope.entries().resumption.venue, "Дом културе (сала 2)");
        for passphrase in vector.passphrases {
            let opened = opened(vector.text, passphrase).expect("the right passphrase");
            assert_eq!(opened.reveal(), vector.sealed);
        }
        assert_eq!(
            opened(vector.text, "wrong"),
            Err(EnvelopeError::WrongPassphrase)
        );
    }
}

#[test]
fn thirty_lines_of_python_open_them_too() {
    assert!(
        SCRIPT.lines().count() <= 36,
        "short enough to be written by anybody"
    );
    for vector in VECTORS {
        for passphrase in vector.passphrases {
            let (opened, complaints) = opened_by_python(vector.text, passphrase);
            assert_eq!((opened.as_str(), complaints.as_str()), (vector.sealed, ""));
        }
        let (opened, complaints) = opened_by_python(vector.text, "wrong");
        assert_eq!(opened, "");
        assert!(
            complaints.contains("the passphrase is wrong"),
            "{complaints}"
        );
        let altered = vector.text.replace("move: 2", "move: 3");
        let (opened, complaints) = opened_by_python(&altered, vector.passphrases[0]);
        assert_eq!(opened, "");
        assert!(
            complaints.contains("the fingerprint is wrong"),
            "{complaints}"
        );
    }
}

#[test]
fn since_the_second_version_it_does_not_matter_how_a_keyboard_writes_an_accent() {
    let [first, _, second] = VECTORS;
    let apart = "c\u{30c}mrlj poje pod z\u{30c}arnico";
    let (text, sealed) = (second.text, second.sealed);
    assert_eq!(
        opened(text, apart).expect("the same letters").reveal(),
        sealed
    );
    assert_eq!(opened_by_python(text, apart).0, sealed);
    for other in [
        "cmrlj poje pod zarnico",
        "Čmrlj poje pod žarnico",
        "čmrlj poje pod žarnico ",
    ] {
        assert_eq!(
            opened(text, other),
            Err(EnvelopeError::WrongPassphrase),
            "{other}"
        );
    }
    assert!(opened(first.text, first.passphrases[0]).is_ok());
}

#[test]
fn newer_foreign_and_damaged_are_three_things() {
    for vector in VECTORS {
        let (first, rest) = vector.text.split_once('\n').expect("many lines");
        let with_first = |first: &str| Envelope::read(&format!("{first}\n{rest}"));
        for newer in ["Jadoube envelope 3", "Jadoube envelope 12"] {
            assert_eq!(with_first(newer), Err(EnvelopeError::Newer));
        }
        assert_eq!(with_first("Dear Anna,"), Err(EnvelopeError::NotAnEnvelope));
        for damaged in [
            "Jadoube envelope 0",
            "Jadoube envelope",
            "Jadoube envelope x",
        ] {
            assert_eq!(with_first(damaged), Err(EnvelopeError::Damaged(1)));
        }
        let other = if first.ends_with('1') { "2" } else { "1" };
        let read = with_first(&format!("Jadoube envelope {other}"));
        assert!(
            matches!(read, Err(EnvelopeError::Damaged(_))),
            "one version is not taken for another"
        );
    }
}

#[test]
fn a_line_that_nobody_knows_is_refused_with_its_number() {
    for vector in VECTORS {
        let lines: Vec<&str> = vector.text.lines().collect();
        for at in 1..=lines.len() {
            let mut more = lines.clone();
            more.insert(at, "arbiter: Clara");
            let read = Envelope::read(&(more.join("\n") + "\n"));
            assert_eq!(read, Err(EnvelopeError::Damaged(at + 1)), "{at}");
            if at < lines.len() {
                let mut fewer = lines.clone();
                fewer.remove(at);
                let read = Envelope::read(&(fewer.join("\n") + "\n"));
                assert!(matches!(read, Err(EnvelopeError::Damaged(_))), "{at}");
            }
        }
    }
}

#[test]
fn the_readme_lists_the_envelopes_that_are_kept() {
    let readme = include_str!("../../src/core/record/envelope/README.md");
    for vector in VECTORS {
        for said in vector
            .passphrases
            .iter()
            .chain([&vector.sealed, &vector.fingerprint])
        {
            assert!(readme.contains(*said), "{said}");
        }
    }
}
