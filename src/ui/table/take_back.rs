//! A move taken back by agreement, among friends and in lessons: one player asks, the other agrees, and the arbiter puts
//! the position before it back. In a tournament nobody is offered this.

use eframe::egui::{Align, Layout, Rect, Ui, UiBuilder};

use crate::chess::Color;
use crate::clock::Clock;
use crate::i18n::Arg;
use crate::laws::{ArbiterAct, PlayerAct};
use crate::notation::algebraic;
use crate::ui::kit::widgets::{link, link_width};
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

    /// Who made it.
    #[must_use]
    pub const fn by(&self) -> Color {
        self.by
    }

    /// That message, with who made which move.
    #[must_use]
    pub fn told(&self, view: &View<'_>, id: &str) -> String {
        let args: [(&str, Arg<'_>); 2] = [
            ("player", self.by.into()),
            ("move", self.text.as_str().into()),
        ];
        view.tell(id, &args)
    }
}

impl TakeBack {
    /// What the menu offers: each player's last move, if there is one; the opponent is asked.
    pub fn menu(&mut self, ui: &mut Ui, view: &View<'_>) {
        for last in Color::ALL.map(|color| LastMove::of(view, color)) {
            if let Some(last) = last
                && ui.button(last.told(view, "take-back")).clicked()
            {
                view.act(last.by, PlayerAct::AskTakeBack);
                self.asked = Some(last);
            }
        }
    }

    /// Whether there is any move to be taken back, and nobody has been asked yet.
    #[must_use]
    pub fn is_offered(&mut self, view: &View<'_>) -> bool {
        let mut all = Color::ALL.into_iter();
        self.asked(view).is_none() && all.any(|color| LastMove::of(view, color).is_some())
    }

    /// The same at the foot of a list of moves, side by side: the last move made comes last.
    pub fn links(&mut self, ui: &mut Ui, view: &View<'_>, rect: Rect) {
        let mut all: Vec<LastMove> = Color::ALL
            .into_iter()
            .filter_map(|color| LastMove::of(view, color))
            .collect();
        all.sort_by_key(|last| last.before);
        let builder = UiBuilder::new()
            .max_rect(rect)
            .layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(builder, |ui| {
            // Where one line does not hold both, the menu has the other.
            let words = all.iter().map(|last| last.told(view, "take-back-link"));
            let widths = words.map(|words| link_width(ui, &words) + ui.spacing().item_spacing.x);
            if widths.sum::<f32>() > rect.width() {
                all.drain(..all.len() - 1);
            }
            for last in all {
                if link(ui, &last.told(view, "take-back-link")).clicked() {
                    self.ask(view, last.by);
                }
            }
        });
    }

    /// Asks the opponent of that player for their last move back.
    pub fn ask(&mut self, view: &View<'_>, by: Color) {
        self.asked = LastMove::of(view, by);
        if self.asked.is_some() {
            view.act(by, PlayerAct::AskTakeBack);
        }
    }

    /// What that player's own menu offers, if there is a move to be taken back.
    #[must_use]
    pub fn offer(view: &View<'_>, by: Color) -> Option<String> {
        LastMove::of(view, by).map(|last| last.told(view, "take-back-link"))
    }

    /// What is asked, until the opponent answers or somebody moves.
    #[must_use]
    pub fn asked(&mut self, view: &View<'_>) -> Option<&LastMove> {
        let asked = self.asked.take();
        self.asked = asked.filter(|asked| LastMove::of(view, asked.by).as_ref() == Some(asked));
        self.asked.as_ref()
    }

    /// The opponent has answered: what they agree to is done.
    pub fn answered(&mut self, view: &View<'_>, agrees: bool) {
        if let Some(asked) = self.asked.take().filter(|_| agrees) {
            view.act(!asked.by, PlayerAct::AgreeTakeBack);
            put_back(view, asked.before);
        }
    }
}

/// Puts the position after so many half-moves back; clocks that stand still go on standing.
pub fn put_back(view: &View<'_>, plies: u32) {
    let clock = view.table().clock();
    let stands = clock.is_some_and(|clock| Clock::running(clock).is_none());
    view.arbitrate(ArbiterAct::Reinstate(plies));
    if stands {
        view.arbitrate(ArbiterAct::Stop);
    }
}
