//! A tournament report: what is written of it is read again and written the same, unless something had no room.

use jadoube_core::notation::pgn::FileEncoding;
use jadoube_core::tournament::trf::{
    TrfLetters, TrfLoss, TrfOrder, TrfVersion, read_trf, write_trf,
};

pub fn run(data: &[u8]) {
    let read = read_trf(&FileEncoding::decode(data, None));
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let letters = TrfLetters::Unchanged;
        let order = TrfOrder { version, letters };
        let written = write_trf(&read.tournament, order);
        let is_cut = |loss: &TrfLoss| match loss {
            TrfLoss::NameCut(..) | TrfLoss::FieldCut(..) => true,
            TrfLoss::NoRecord(_) | TrfLoss::Missing(_) => false,
        };
        if written.losses.iter().any(is_cut) {
            continue;
        }
        let again = read_trf(&written.text);
        assert_eq!(
            again.tournament.players.len(),
            read.tournament.players.len()
        );
        assert_eq!(write_trf(&again.tournament, order).text, written.text);
    }
}
