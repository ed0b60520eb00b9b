//! Choosing a passphrase: typed or drawn by lot as four words, with how hard it is to guess.

use eframe::egui::{Align, Layout, Sense, Ui, pos2, vec2};

use crate::kit::button::{Button, ButtonKind};
use crate::kit::fonts::bold;
use crate::kit::secret_field::{SecretLine, forget, secret_field};
use crate::kit::theme::{GAP, SMALL_CORNER, palette};
use crate::kit::widgets::{field, soft, tick, warning};
use crate::view::frame_view::View;
use jadoube_core::i18n::WordList;
use jadoube_core::record::envelope::{Secret, Strength};

/// From what width on there is room for both lines beside each other.
const WIDE: f32 = 380.0;

/// How many words are drawn.
const WORDS: u8 = 4;

/// How high a drawn word is, and the button that draws others.
const HEIGHT: f32 = 36.0;

/// The message that a passphrase was written otherwise the second time.
pub const DIFFERS: &str = "passphrase-differs";

/// A passphrase that somebody is choosing.
#[derive(Debug, Default)]
pub struct NewPassphrase {
    secret: Secret,
    again: Secret,
    /// How many words the list has from which this one was drawn, until somebody changes it.
    drawn_from: Option<usize>,
    /// Whether words are to be drawn, as soon as the random bits of a frame are fair.
    draws: bool,
    /// Whether it is to be used although it is weak.
    is_weak_accepted: bool,
}

/// What is asked: how the line is called, the names by which its traces are found, and what is said of it.
#[derive(Clone, Copy, Debug)]
pub struct PassphraseQuestion<'a> {
    /// What the line is called.
    pub name: &'a str,
    /// The names by which [`forget`] finds the field of the passphrase and that of its repetition.
    pub salts: [&'static str; 2],
    /// Whether it is to be written twice.
    pub is_twice: bool,
    /// What is said of it as long as nothing is written.
    pub note: &'a str,
}

impl NewPassphrase {
    pub fn is_empty(&self) -> bool {
        self.secret.is_empty()
    }

    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Asks for it. Gives the message of what it lacks to be used, which is told above the button that waits for it; an empty
    /// one lacks nothing.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        question: PassphraseQuestion<'_>,
    ) -> Option<&'static str> {
        self.draw(ui, view, question.salts);
        field(ui, question.name, |ui| {
            self.lines(ui, view, question);
            if self.drawn_from.is_some() && !(question.is_twice && self.is_repeated()) {
                ui.horizontal_wrapped(|ui| {
                    drawn_words(ui, &self.secret);
                    self.offer(ui, view, "passphrase-draw-again");
                });
                let id = if question.is_twice {
                    "passphrase-write-twice"
                } else {
                    "passphrase-write"
                };
                soft(ui, &view.tr(id));
            }
            if self.secret.is_empty() {
                soft(ui, question.note);
                self.offer(ui, view, "passphrase-draw");
            } else {
                self.judged(ui, view);
            }
        });
        self.lacks(question.is_twice)
    }

    fn lacks(&self, is_twice: bool) -> Option<&'static str> {
        if self.secret.is_empty() {
            None
        } else if is_twice && self.again.is_empty() {
            Some("seal-lacks-repeat")
        } else if is_twice && !self.is_repeated() {
            Some(DIFFERS)
        } else if !self.is_weak_accepted && self.strength().is_weak() {
            Some("seal-lacks-strength")
        } else {
            None
        }
    }

    fn lines(&mut self, ui: &mut Ui, view: &View<'_>, question: PassphraseQuestion<'_>) {
        let PassphraseQuestion { name, salts, .. } = question;
        let is_wide = ui.available_width() >= WIDE;
        let width = if question.is_twice && is_wide {
            (ui.available_width() - GAP) / 2.0
        } else {
            ui.available_width()
        };
        let layout = if is_wide {
            Layout::left_to_right(Align::Min)
        } else {
            Layout::top_down(Align::Min)
        };
        let room = vec2(ui.available_width(), 0.0);
        let changed = ui
            .allocate_ui_with_layout(room, layout, |ui| {
                let secret = &mut self.secret;
                let plain = SecretLine::Plain;
                let line = secret_field(ui, view.words, salts[0], secret, name, plain, width);
                if question.is_twice {
                    let again = view.tr("passphrase-again");
                    let (secret, named) = (&mut self.again, SecretLine::Named);
                    secret_field(ui, view.words, salts[1], secret, &again, named, width);
                }
                line.changed()
            })
            .inner;
        if changed {
            self.drawn_from = None;
            self.is_weak_accepted = false;
        }
    }

    /// How hard it is to guess, and if that is too easy, whether it is to be used all the same.
    fn judged(&mut self, ui: &mut Ui, view: &View<'_>) {
        let strength = self.strength();
        let time = strength.guessing_time();
        let said = view.tr(&format!("strength-{time}"));
        ui.horizontal(|ui| {
            strength_bar(ui, strength);
            if strength.is_weak() {
                warning(ui, &said);
            } else {
                soft(ui, &said);
            }
        });
        if strength.is_weak() {
            ui.horizontal_wrapped(|ui| {
                self.offer(ui, view, "passphrase-draw");
                tick(
                    ui,
                    &mut self.is_weak_accepted,
                    &view.tr("passphrase-use-weak"),
                );
            });
        }
    }

    /// The button with which words are drawn.
    fn offer(&mut self, ui: &mut Ui, view: &View<'_>, id: &str) {
        let kind = ButtonKind::plain_if(view.window.random.is_some());
        self.draws |= Button::words(kind, view.tr(id)).show(ui).clicked();
    }

    /// Draws words from the random bits of this frame; if those favour any, from the next one's.
    fn draw(&mut self, ui: &Ui, view: &View<'_>, salts: [&str; 2]) {
        if !self.draws || view.window.random.is_none() {
            self.draws = false;
            return;
        }
        let list = WordList::of(view.words.language());
        let drawn: Vec<&str> = view
            .draws()
            .take(usize::from(WORDS))
            .filter_map(|bits| list.draw(bits))
            .collect();
        if drawn.len() < usize::from(WORDS) {
            ui.ctx().request_repaint();
            return;
        }
        for salt in salts {
            forget(ui, salt);
        }
        *self = Self {
            drawn_from: Some(list.len()),
            ..Self::default()
        };
        let writing = self.secret.writing();
        for (place, word) in drawn.into_iter().enumerate() {
            if place > 0 {
                writing.push(' ');
            }
            writing.push_str(word);
        }
    }

    fn strength(&self) -> Strength {
        self.drawn_from.map_or_else(
            || Strength::of(&self.secret),
            |list| Strength::of_drawn(u32::from(WORDS), list),
        )
    }

    /// Whether it was written a second time in the same way.
    fn is_repeated(&self) -> bool {
        self.secret.is_same(&self.again)
    }
}

/// The words that were drawn, to be written down. They are painted only: neither a screen reader says them to the room
/// nor can they be copied.
fn drawn_words(ui: &mut Ui, secret: &Secret) {
    let colors = palette(ui);
    for word in secret.reveal().split(' ') {
        let text = ui
            .painter()
            .layout_no_wrap(word.to_owned(), bold(18.0), colors.ink);
        let size = vec2(text.size().x + 16.0, HEIGHT);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect_filled(rect, SMALL_CORNER, colors.tint);
        let place = text.size().y.mul_add(-0.5, rect.center().y);
        ui.painter()
            .galley(pos2(rect.left() + 8.0, place), text, colors.ink);
    }
}

/// A bar as long as the passphrase is hard to guess.
fn strength_bar(ui: &mut Ui, strength: Strength) {
    let colors = palette(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(72.0, 8.0), Sense::hover());
    let filled = rect.with_max_x(rect.left() + rect.width() * strength.part_of_enough());
    let color = if strength.is_weak() {
        colors.warning
    } else {
        colors.ink
    };
    ui.painter().rect_filled(rect, SMALL_CORNER, colors.line);
    ui.painter().rect_filled(filled, SMALL_CORNER, color);
}
