//! A move taken back by agreement, among friends and in lessons: one player asks, the other agrees, and the arbiter puts
//! the position before it back. In a tournament nobody is offered this.

use eframe::egui::{Align2, Area, Frame, Id, Margin, Order, Rect, Ui};

use crate::chess::Color;
use crate::i18n::Arg;
use crate::laws::ArbiterAct;
use crate::notation::algebraic;
use crate::ui::kit::theme::{CORNER, GAP, palette};
use crate::ui::kit::widgets::{primary, prose, quiet};
use crate::ui::view::frame_view::View;
use crate::ui::view::settings::AssistLevel;

/// What a player would like to take back.
#[derive(Debug, Default)]
pub struct TakeBack {
    asked: Option<LastMove>,
}

/// The last move of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    by: Color,
    /// How many half-moves had been made before it.
    before: u32,
    /// How many have been made by now.
    made: usize,
    /// As that player writes it.
    text: String,
}

impl LastMove {
    /// The last move of that player in this game, where it may be taken back.
    #[must_use]
    pub fn of(view: &View<'_>, by: Color) -> Option<Self> {
        let game = view.table().game();
        let is_offered = view.is_playing() && view.settings.assist != AssistLevel::Tournament;
        if !is_offered || game.made_here(by) == 0 {
            return None;
        }
        let before = game.plies().iter().rposition(|ply| ply.by == by)?;
        let position = game.position_after(before)?;
        let style = view.settings.notation.of(by);
        Some(Self {
            by,
            before: u32::try_from(before).ok()?,
            made: game.plies().len(),
            text: algebraic::write(position, game.plies()[before].mv, style),
        })
    }

    /// What it says of it.
    fn told(&self, view: &View<'_>, id: &str) -> String {
        let args: [(&str, Arg<'_>); 2] = [
            ("player", self.by.into()),
            ("move", self.text.as_str().into()),
        ];
        view.tr_args(id, &args).into_owned()
    }
}

impl TakeBack {
    /// What the menu offers: each player's last move, if there is one; the opponent is asked.
    pub fn menu(&mut self, ui: &mut Ui, view: &View<'_>) {
        for last in Color::ALL.map(|color| LastMove::of(view, color)) {
            if let Some(last) = last
                && ui.button(last.told(view, "take-back")).clicked()
            {
                self.asked = Some(last);
            }
        }
    }

    /// Asks the opponent over the board, until they answer or somebody moves.
    pub fn ui(&mut self, ui: &Ui, view: &View<'_>, board: Rect) {
        let Some(asked) = self.asked.take() else {
            return;
        };
        if LastMove::of(view, asked.by).as_ref() != Some(&asked) {
            return;
        }
        let colors = palette(ui);
        let frame = Frame::new()
            .fill(colors.sheet)
            .corner_radius(CORNER)
            .shadow(colors.shadow())
            .inner_margin(Margin::same(16));
        let answer = Area::new(Id::unique("take-back"))
            .order(Order::Foreground)
            .pivot(Align2::CENTER_CENTER)
            .fixed_pos(board.center())
            .show(ui.ctx(), |ui| {
                frame
                    .show(ui, |ui| {
                        ui.set_width((board.width() * 0.8).min(400.0));
                        prose(ui, &asked.told(view, "take-back-asked"));
                        ui.add_space(GAP);
                        ui.horizontal_wrapped(|ui| {
                            let agrees =
                                primary(ui, &asked.told(view, "take-back-agree")).clicked();
                            let refuses = quiet(ui, &view.tr("take-back-refuse")).clicked();
                            (agrees || refuses).then_some(agrees)
                        })
                        .inner
                    })
                    .inner
            });
        match answer.inner {
            Some(true) => view.arbitrate(ArbiterAct::Reinstate(asked.before)),
            Some(false) => {}
            None => self.asked = Some(asked),
        }
    }
}
