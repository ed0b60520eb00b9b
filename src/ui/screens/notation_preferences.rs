//! How a player likes moves written: each choice is shown by a move written that way.

use eframe::egui::Ui;
use strum::IntoEnumIterator as _;

use crate::kit::letters_name::letters_name;
use crate::kit::theme::GAP;
use crate::kit::widgets::{choice, field, form, quiet, soft, tick};
use crate::view::frame_view::View;
use crate::view::settings::Settings;
use jadoube_core::chess::{CastlingMode, Chess, Color, Fen, Move};
use jadoube_core::notation::algebraic::{CaptureSign, CastlingSign, Form, MateSign, PromotionSign};
use jadoube_core::notation::{Letters, SpokenStyle, Style, algebraic};

const FORMS: [Form; 3] = [Form::Short, Form::Long, Form::Hyphenated];
const CAPTURES: [CaptureSign; 3] = [
    CaptureSign::Cross,
    CaptureSign::Colon,
    CaptureSign::Unmarked,
];
const PROMOTIONS: [PromotionSign; 3] = [
    PromotionSign::Bare,
    PromotionSign::Equals,
    PromotionSign::Brackets,
];
const CASTLINGS: [CastlingSign; 2] = [CastlingSign::Zeros, CastlingSign::Letters];
const MATES: [MateSign; 4] = [
    MateSign::Hash,
    MateSign::DoublePlus,
    MateSign::Cross,
    MateSign::Unmarked,
];

/// Shows both players' notations side by side.
pub fn notation(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    soft(ui, &view.tr("prefs-notation-what"));
    ui.add_space(GAP);
    ui.spacing_mut().item_spacing.x = GAP * 2.0;
    ui.columns(2, |columns| {
        for (ui, color) in columns.iter_mut().zip(Color::ALL) {
            form(ui, |ui| {
                crate::kit::widgets::title(ui, &view.name(color));
                ui.push_id(color.is_white(), |ui| {
                    style_ui(
                        ui,
                        view,
                        color,
                        settings.preferences.notation.get_mut(color),
                    );
                    let written = settings.preferences.notation.of(color);
                    let spoken = settings.preferences.spoken.get_mut(color);
                    spoken_ui(ui, view, (color, written), spoken);
                });
            });
        }
    });
}

fn style_ui(ui: &mut Ui, view: &View<'_>, color: Color, style: &mut Style) {
    let now = *style;
    let sample = |example: Example, style: Style| example.written(color, style);
    field(ui, &view.tr("prefs-letters"), |ui| {
        choice(ui, &mut style.letters, &Letters::ALL, |letters| {
            letters_name(letters, color)
        });
    });
    field(ui, &view.tr("prefs-form"), |ui| {
        choice(ui, &mut style.form, &FORMS, |form| {
            sample(Example::Knight, Style { form, ..now })
        });
    });
    field(ui, &view.tr("prefs-capture"), |ui| {
        choice(ui, &mut style.capture, &CAPTURES, |capture| {
            sample(Example::Capture, Style { capture, ..now })
        });
    });
    field(ui, &view.tr("prefs-pawn-capture"), |ui| {
        choice(ui, &mut style.pawn_capture, &CAPTURES, |pawn_capture| {
            let style = Style {
                pawn_capture,
                en_passant: false,
                ..now
            };
            sample(Example::InPassing, style)
        });
        let in_passing = Style {
            en_passant: true,
            ..now
        };
        let example = [("move", sample(Example::InPassing, in_passing).into())];
        let text = view.tr_args("prefs-mark-en-passant", &example);
        tick(ui, &mut style.en_passant, &text);
    });
    field(ui, &view.tr("prefs-promotion"), |ui| {
        choice(ui, &mut style.promotion, &PROMOTIONS, |promotion| {
            sample(Example::Promotion, Style { promotion, ..now })
        });
    });
    field(ui, &view.tr("prefs-castling"), |ui| {
        choice(ui, &mut style.castling, &CASTLINGS, |castling| {
            sample(Example::Castling, Style { castling, ..now })
        });
    });
    field(ui, &view.tr("prefs-mate"), |ui| {
        choice(ui, &mut style.mate, &MATES, |mate| {
            sample(Example::Mate, Style { mate, ..now })
        });
        let check = Style { check: true, ..now };
        let example = [("move", sample(Example::Check, check).into())];
        let text = view.tr_args("prefs-mark-check", &example);
        tick(ui, &mut style.check, &text);
    });
    let usual = Style::laws(style.letters);
    ui.add_enabled_ui(*style != usual, |ui| {
        if quiet(ui, &view.tr("prefs-as-in-the-laws")).clicked() {
            *style = usual;
        }
    });
}

/// How the moves of that player, who writes them so, are said to a screen reader.
fn spoken_ui(
    ui: &mut Ui,
    view: &View<'_>,
    (color, written): (Color, Style),
    spoken: &mut SpokenStyle,
) {
    let (before, mv) = Example::Knight.played(color);
    let all: Vec<SpokenStyle> = SpokenStyle::iter().collect();
    field(ui, &view.tr("prefs-spoken"), |ui| {
        choice(ui, spoken, &all, |style| {
            view.words.spoken_move(&before, mv, style, written)
        });
    });
}

/// A move that shows what a way of writing makes of it.
#[derive(Clone, Copy)]
enum Example {
    Knight,
    Capture,
    InPassing,
    Promotion,
    Castling,
    Check,
    Mate,
}

impl Example {
    /// The move as a player of that colour writes it.
    fn written(self, color: Color, style: Style) -> String {
        let (before, mv) = self.played(color);
        algebraic::write(&before, mv, style)
    }

    /// The move of a player of that colour, and the position in which it is made.
    fn played(self, color: Color) -> (Chess, Move) {
        let (fen, text) = match (self, color) {
            (Self::Knight, Color::White) => ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3"),
            (Self::Knight, Color::Black) => ("4k1n1/8/8/8/8/8/8/4K3 b - - 0 1", "Nf6"),
            (Self::Capture, Color::White) => ("4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1", "Nxe5"),
            (Self::Capture, Color::Black) => ("4k3/8/5n2/8/4P3/8/8/4K3 b - - 0 1", "Nxe4"),
            (Self::InPassing, Color::White) => ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
            (Self::InPassing, Color::Black) => ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "exd3"),
            (Self::Promotion, Color::White) => ("8/3P3k/8/8/8/8/8/4K3 w - - 0 1", "d8Q"),
            (Self::Promotion, Color::Black) => ("4k3/8/8/8/8/8/3p3K/8 b - - 0 1", "d1Q"),
            (Self::Castling, Color::White) => ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0"),
            (Self::Castling, Color::Black) => ("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "0-0-0"),
            (Self::Check, Color::White) => ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "Qa4+"),
            (Self::Check, Color::Black) => ("q3k3/8/8/8/8/8/8/4K3 b - - 0 1", "Qa5+"),
            (Self::Mate, Color::White) => ("4k3/8/4K3/8/8/8/8/Q7 w - - 0 1", "Qa8"),
            (Self::Mate, Color::Black) => ("q7/8/8/8/8/4k3/8/4K3 b - - 0 1", "Qa1"),
        };
        let fen: Fen = fen.parse().expect("an example is a FEN");
        let position: Chess = fen
            .into_position(CastlingMode::Standard)
            .expect("an example is a position");
        let mv = algebraic::read(&position, text, Letters::English)
            .expect("the move of an example is legal");
        (position, mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_shows_what_it_is_for() {
        let polish = Style::polish();
        let of = |example: Example| example.written(Color::White, polish);
        assert_eq!(of(Example::Knight), "Sf3");
        assert_eq!(of(Example::Capture), "S:e5");
        assert_eq!(of(Example::InPassing), "ed6 e.p.");
        assert_eq!(of(Example::Promotion), "d8H");
        assert_eq!(of(Example::Castling), "0-0-0");
        assert_eq!(of(Example::Check), "Ha4+");
        assert_eq!(of(Example::Mate), "Ha8X");
        let black = Example::Mate.written(Color::Black, Style::laws(Letters::Figurines));
        assert_eq!(black, "♛a1#");
    }
}
