//! The sheet on which a player claims: the ground, and where the Laws ask for it the move that is written down.

use eframe::egui::{Rect, Ui};

use crate::chess::Color;
use crate::laws::PlayerAct;
use crate::laws::facts::move_in_any_language::read_in_any_language;
use crate::notation::algebraic;
use crate::ui::kit::theme::GAP;
use crate::ui::kit::widgets::{modal_over, primary, prose, quiet, soft, title, warning, written};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// The sheet of a claim, and whose it is while it lies open.
#[derive(Debug, Default)]
pub struct ClaimSheet {
    open: Option<(Color, Ground)>,
    written: String,
}

/// The ground of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Repetition,
    Fifty,
    Flag,
    Illegal,
    TouchMove,
    NormalMeans,
    NoEffort,
}

impl Ground {
    const ALL: [Self; 7] = [
        Self::Repetition,
        Self::Fifty,
        Self::Flag,
        Self::Illegal,
        Self::TouchMove,
        Self::NormalMeans,
        Self::NoEffort,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::Fifty => "fifty",
            Self::Flag => "flag",
            Self::Illegal => "illegal",
            Self::TouchMove => "touch-move",
            Self::NormalMeans => "normal-means",
            Self::NoEffort => "no-effort",
        }
    }

    const fn can_be_written(self) -> bool {
        matches!(self, Self::Repetition | Self::Fifty)
    }

    fn act(self, text: &str) -> PlayerAct {
        let written = Some(text.trim())
            .filter(|text| !text.is_empty())
            .map(str::to_owned);
        match self {
            Self::Repetition => PlayerAct::ClaimRepetition(written),
            Self::Fifty => PlayerAct::ClaimFifty(written),
            Self::Flag => PlayerAct::ClaimFlag,
            Self::Illegal => PlayerAct::ClaimIllegal,
            Self::TouchMove => PlayerAct::ClaimTouchMove,
            Self::NormalMeans => PlayerAct::ClaimNormalMeans,
            Self::NoEffort => PlayerAct::ClaimNoEffort,
        }
    }
}

impl ClaimSheet {
    /// Opens an empty sheet for that player.
    pub fn open(&mut self, color: Color) {
        self.written.clear();
        self.open = Some((color, Ground::Repetition));
    }

    /// Shows the sheet, if it lies open and the game goes on.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, place: Rect) {
        match self.open {
            Some((color, ground)) if view.is_playing() => {
                self.claim_ui(ui, view, place, (color, ground))
            }
            Some(_) | None => self.open = None,
        }
    }

    fn claim_ui(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        place: Rect,
        (color, mut ground): (Color, Ground),
    ) {
        let name = view.name(color).into_owned();
        let mut decided = false;
        let closes = modal_over(ui, "claim", place, 520.0, |ui| {
            title(
                ui,
                &view.tr_args("claim-title", &[("player", name.as_str().into())]),
            );
            prose(ui, &view.tr("claim-what"));
            ui.add_space(GAP);
            let offers_quickplay = view.arbiter.terms().regulations.quickplay;
            for option in Ground::ALL {
                let is_quickplay = matches!(option, Ground::NormalMeans | Ground::NoEffort);
                if !is_quickplay || offers_quickplay {
                    ui.radio_value(
                        &mut ground,
                        option,
                        view.tr(&format!("claim-{}", option.slug())),
                    );
                }
            }
            ui.add_space(GAP);
            if ground.can_be_written() {
                let name = view.tr("claim-written");
                soft(ui, &name);
                written(ui, &mut self.written, &name, 160.0);
                reading(ui, view, color, &self.written);
            }
            soft(ui, &view.tr("claim-wrong"));
            ui.add_space(GAP * 2.0);
            ui.horizontal(|ui| {
                if primary(ui, &view.tr("claim-make")).clicked() {
                    view.act(color, ground.act(&self.written));
                    decided = true;
                }
                decided |= quiet(ui, &view.tr("play-on")).clicked();
            });
        });
        self.open = (!closes && !decided).then_some((color, ground));
    }
}

/// How the move that is being written reads, or why it is none; in a tournament nobody says so.
fn reading(ui: &mut Ui, view: &View<'_>, color: Color, text: &str) {
    if text.trim().is_empty() || view.settings.assist == AssistLevel::Tournament {
        return;
    }
    let style = view.settings.notation.of(color);
    let position = view.table().game().position();
    let own = algebraic::read(position, text, style.letters);
    let read = match (own, read_in_any_language(position, text)) {
        (Ok(mv), _) | (Err(_), Some(mv)) => Ok(mv),
        (Err(misread), None) => Err(misread),
    };
    match read {
        Ok(mv) => {
            let written = algebraic::write(position, mv, style);
            let args = [("move", written.as_str().into())];
            soft(ui, &view.tr_args("reads-as", &args));
        }
        Err(misread) => {
            let why = view.words.misread(&misread, Some(position), style);
            warning(ui, &format!("{}: {why}", text.trim()));
        }
    }
}
