//! Games in PGN: listed, read and converted alike, and what was understood is written and read again the same.

use std::io::Cursor;

use jadoube_core::notation::pgn::{self, PgnGame};
use jadoube_core::notation::{Conversion, Letters, Style};
use jadoube_core::record::ImportedGame;

pub fn run(data: &[u8]) {
    let listed: Vec<_> = pgn::list(data)
        .map(|game| game.expect("memory does not fail"))
        .collect();
    let mut file = Cursor::new(data);
    let mut end = 0;
    let mut read = 0;
    for (reading, listed) in pgn::games(data).zip(&listed) {
        let reading = reading.expect("memory does not fail");
        assert!(listed.offset >= end, "games stand behind one another");
        end = listed.offset + listed.length;
        assert!(end <= data.len() as u64);
        let told = |fault: &pgn::PgnError| fault.line >= listed.line && fault.column >= 1;
        assert!(reading.errors.iter().all(told), "{:?}", reading.errors);
        let (text, found) = pgn::source_at(&mut file, listed).expect("memory does not fail");
        assert_eq!(found.game, reading.game);
        assert_eq!(found.errors, reading.errors);
        written_again(&reading.game);
        looked_through(text, found);
        read += 1;
    }
    assert_eq!(read, listed.len());
    converted(data);
}

fn written_again(game: &PgnGame) {
    let written = pgn::write(game);
    let again = pgn::read(&written);
    let moves = |game: &PgnGame| game.plies.iter().map(|ply| ply.mv).collect::<Vec<_>>();
    assert_eq!(moves(&again.game), moves(game), "{written}");
    assert_eq!(again.game.start, game.start, "{written}");
    let twice = pgn::write(&again.game);
    assert_eq!(
        pgn::write(&pgn::read(&twice).game),
        twice,
        "what is written stays"
    );
}

fn looked_through(text: String, reading: pgn::PgnReading) {
    let plies = reading.game.plies.len();
    let imported = ImportedGame::of(text, reading);
    assert_eq!(imported.review().positions().len(), plies + 1);
}

fn converted(data: &[u8]) {
    let polish = Style::laws(Letters::Polish);
    let conversion = Conversion {
        from: Letters::English,
        to: polish,
    };
    let mut output = Vec::new();
    let counts = conversion
        .run(data, &mut output, |_| {})
        .expect("memory does not fail");
    assert!(counts.games <= data.len() as u64);
    let back = Conversion {
        from: Letters::Polish,
        to: Style::pgn(),
    };
    let again = back
        .run(&output[..], &mut Vec::new(), |_| {})
        .expect("memory does not fail");
    if counts.faults == 0 {
        assert_eq!((again.games, again.moves), (counts.games, counts.moves));
    }
}
