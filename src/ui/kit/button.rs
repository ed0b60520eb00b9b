//! What can be pressed: an icon, words, and at the end the key that does the same or a sign that there is a choice.

use std::borrow::Cow;
use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, Atom, Atoms, Color32, ContainerAtom, Direction, FontId, Frame, Margin, Rect,
    Response, RichText, Role as Part, Sense, Stroke, StrokeKind, TextWrapMode, Ui, Vec2,
    WidgetAtom, WidgetInfo, vec2,
};

use super::fitted_text::{line_size, line_width, two_lines};
use super::fonts::{bold, regular};
use super::icons::Icon;
use super::plain_fill::frame_plainly;
use super::theme::{GAP, Palette, SMALL_CORNER, palette};

/// How large an icon is, a box to tick, and the sign of a choice.
const ICON: f32 = 20.0;
const BOX: f32 = 16.0;
const CHOICE: f32 = 12.0;

/// How large a key is written, and the space beside it on its cap.
const KEY: f32 = 13.0;
const CAP: Margin = Margin::symmetric(6, 2);

/// How small words in one line are at least before they take two.
const SMALL_LINE: f32 = 12.0;

/// From what height on a button has room for two lines.
const TWO_LINES: f32 = 42.0;

/// How much smaller than the words what stands beneath them is.
const BENEATH: f32 = 0.8;

/// The space above and below words that need all the height.
const ABOVE: f32 = 3.0;

/// How much of a key is seen while that does something else.
const UNHEARD: f32 = 0.3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// It is only its words until the pointer comes.
    Bare,
    Plain,
    /// The one of its panel that is meant to be pressed.
    Primary,
    /// What it does cannot be undone.
    Grave,
    /// Something waits behind it, or is on.
    Awaiting,
    /// There is nothing for it to do now.
    Resting,
    /// It opens the page of an article.
    Article,
}

impl ButtonKind {
    /// A plain button, if there is something for it to do now.
    pub const fn plain_if(does: bool) -> Self {
        if does { Self::Plain } else { Self::Resting }
    }
}

/// What a button ends in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending<'a> {
    Plain,
    /// The key that does the same.
    Key(Cow<'a, str>),
    /// The key that would do the same if it did nothing else.
    Unheard(Cow<'a, str>),
    Choice,
}

/// What can be pressed.
#[derive(Clone, Debug)]
pub struct Button<'a> {
    pub kind: ButtonKind,
    pub icon: Option<Icon>,
    /// Whether the box before its words is ticked, if it has one.
    pub ticked: Option<bool>,
    pub word: Option<Cow<'a, str>>,
    /// What stands in smaller letters beneath the words.
    pub beneath: Cow<'a, str>,
    pub ending: Ending<'a>,
    /// What it is called in full.
    pub name: Cow<'a, str>,
    /// What is told where the pointer rests; the name, unless its words say that, where nothing else is.
    pub hint: Option<Cow<'a, str>>,
    /// When its words go from a bar with little room, the lowest first; of nothing they never go.
    pub rank: u8,
    /// What it says in place of its words then, if it says anything.
    pub short: Option<Cow<'a, str>>,
    /// How large its words are, and the space at both ends, in points.
    pub letters: f32,
    pub around: f32,
    /// How large it is at least.
    pub size: Vec2,
    /// Whether its words take as many lines as they need.
    pub wraps: bool,
}

impl<'a> Button<'a> {
    /// An icon of that name, with nothing beside it.
    pub const fn icon(icon: Icon, name: Cow<'a, str>) -> Self {
        Self {
            kind: ButtonKind::Bare,
            icon: Some(icon),
            ticked: None,
            word: None,
            beneath: Cow::Borrowed(""),
            ending: Ending::Plain,
            name,
            hint: None,
            rank: 0,
            short: None,
            letters: 16.0,
            around: GAP,
            size: vec2(0.0, 36.0),
            wraps: false,
        }
    }

    /// Words that say themselves what they do.
    pub fn words(kind: ButtonKind, words: impl Into<Cow<'a, str>>) -> Self {
        let name = words.into();
        Self {
            kind,
            icon: None,
            word: Some(name.clone()),
            letters: 14.5,
            around: 12.0,
            ..Self::icon(Icon::More, name)
        }
    }

    /// How wide the button is.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.needed(ui).max(self.size.x)
    }

    /// How much room what stands on it needs with the space at both ends.
    fn needed(&self, ui: &Ui) -> f32 {
        let wide = |text: &str, font| line_width(ui.painter(), text, font);
        let word = self.word.as_deref().map(|word| wide(word, self.font()));
        let ending = match &self.ending {
            Ending::Plain => None,
            Ending::Key(key) | Ending::Unheard(key) => Some(wide(key, regular(KEY)) + CAP.sum().x),
            Ending::Choice => Some(CHOICE),
        };
        let (icon, ticked) = (self.icon.map(|_| ICON), self.ticked.map(|_| BOX));
        let parts = [icon, ticked, word, ending].into_iter().flatten();
        let parts: f32 = parts.map(|part| part + GAP).sum();
        parts - GAP + 2.0 * self.around
    }

    fn font(&self) -> FontId {
        let is_strong = matches!(self.kind, ButtonKind::Primary | ButtonKind::Grave);
        if is_strong && self.icon.is_none() {
            bold(self.letters)
        } else {
            regular(self.letters)
        }
    }

    /// The button with its words over two lines, parted where that makes it narrowest.
    pub fn in_two_lines(mut self, ui: &Ui) -> Self {
        let font = self.font();
        let wide = |text: &str| line_width(ui.painter(), text, font.clone());
        self.word = self.word.map(|word| two_lines(&word, wide).0.into());
        self
    }

    /// The button so wide, and so high at least: its words smaller, or over two lines if it may have them, where one line
    /// has no room.
    pub fn fitted(mut self, ui: &Ui, size: Vec2, has_two_lines: bool) -> Self {
        self.around = self.around.min(6.0);
        let fitted = |button: &Self| {
            let word = button.word.as_deref().unwrap_or_default();
            let others = button.needed(ui) - line_width(ui.painter(), word, button.font());
            let font = if button.font() == bold(button.letters) {
                bold
            } else {
                regular
            };
            word.split('\n')
                .map(|line| line_size(ui.painter(), line, font, button.letters, size.x - others))
                .fold(button.letters, f32::min)
        };
        let letters = fitted(&self);
        self.letters = if letters < SMALL_LINE && has_two_lines {
            self = self.in_two_lines(ui);
            fitted(&self)
        } else {
            letters
        };
        self.wraps = self.needed(ui) > size.x + 1.0;
        if self.wraps {
            self.word = self.word.map(|word| word.replace('\n', " ").into());
        }
        self.size = size;
        self
    }

    /// Shows the button in `rect`.
    pub fn show_in(self, ui: &mut Ui, rect: Rect) -> Response {
        let button = self.fitted(ui, rect.size(), rect.height() >= TWO_LINES);
        ui.put(rect, |ui: &mut Ui| button.show(ui))
    }

    pub fn show(&self, ui: &mut Ui) -> Response {
        let mut shown = self.laid_out(ui).allocate(ui);
        let does = self.kind != ButtonKind::Resting && ui.is_enabled();
        shown.response.widget_info(|| match self.ticked {
            Some(ticked) => WidgetInfo::selected(Part::CheckBox, does, ticked, &*self.name),
            None => WidgetInfo::labeled(Part::Button, does, &*self.name),
        });
        if !self.beneath.is_empty() {
            let beneath = &*self.beneath;
            ui.accesskit_node_builder(shown.response.id, |node| node.set_description(beneath));
        }
        let (ground, line, ink) = self.inks(palette(ui), shown.response.hovered());
        shown.container.fallback_text_color = ink;
        let (rect, radius) = (shown.response.rect, f32::from(SMALL_CORNER.nw));
        if let Some(ground) = ground {
            frame_plainly(ui.painter(), rect, radius, ground, line);
        }
        let response = shown.paint(ui).response;
        let says_its_name = self.word.as_deref() == Some(&*self.name);
        match &self.hint {
            Some(hint) => response.on_hover_text(&**hint),
            None if says_its_name => response,
            None => {
                let response = response.on_hover_text(&*self.name);
                // Whoever hears the name is not told it again.
                ui.accesskit_node_builder(response.id, |node| {
                    if node.description() == node.label() {
                        node.clear_description();
                    }
                });
                response
            }
        }
    }

    /// Its ground, the line around that, and its ink.
    fn inks(
        &self,
        colors: &Palette,
        is_hovered: bool,
    ) -> (Option<Color32>, Option<Color32>, Color32) {
        let sheet = Some(if is_hovered {
            colors.tint
        } else {
            colors.sheet
        });
        match self.kind {
            ButtonKind::Bare => (is_hovered.then_some(colors.tint), None, colors.ink),
            ButtonKind::Plain => (sheet, Some(colors.line), colors.ink),
            ButtonKind::Article => (sheet, Some(colors.line), colors.soft_ink),
            ButtonKind::Primary => (Some(colors.press), None, colors.on_press),
            ButtonKind::Grave => (Some(colors.warning), None, colors.on_warning),
            ButtonKind::Awaiting => (Some(colors.here_tint), None, colors.ink),
            ButtonKind::Resting if self.icon.is_some() => (None, None, colors.faint_ink),
            ButtonKind::Resting => (Some(colors.ground), Some(colors.line), colors.faint_ink),
        }
    }

    /// What stands on it.
    fn laid_out(&self, ui: &Ui) -> WidgetAtom<'_> {
        let colors = palette(ui);
        let mut atoms = Atoms::default();
        if let Some(icon) = self.icon {
            atoms.push_right(icon_atom(icon, ICON));
        }
        if let Some(ticked) = self.ticked {
            let edge = Stroke::new(1.0, colors.edge);
            atoms.push_right(Atom::paint(Vec2::splat(BOX), move |ui, args| {
                let painter = ui.painter();
                painter.rect_stroke(args.rect, 4.0, edge, StrokeKind::Inside);
                if ticked {
                    Icon::Yes.paint(painter, args.rect.shrink(2.0), args.fallback_text_color);
                }
            }));
        }
        let (.., ink) = self.inks(colors, false);
        let soft = if ink == colors.ink {
            colors.soft_ink
        } else {
            ink
        };
        let text = |text: &str, font, ink| Atom::from(RichText::new(text).font(font).color(ink));
        match self.word.as_deref() {
            Some(word) if !self.beneath.is_empty() => {
                let beneath = text(&self.beneath, regular(self.letters * BENEATH), soft);
                let lines = ContainerAtom::new((lines_atom(ui, word, self.font(), ink), beneath));
                let lines = lines.gap(0.0).direction(Direction::TopDown);
                atoms.push_right(Atom::container(lines));
            }
            Some(word) if word.contains('\n') => {
                atoms.push_right(lines_atom(ui, word, self.font(), ink));
            }
            Some(word) => atoms.push_right(text(word, self.font(), ink)),
            None => {}
        }
        match &self.ending {
            Ending::Plain => {}
            Ending::Key(key) => {
                let (ground, ink) = if self.kind == ButtonKind::Primary {
                    (colors.soft_ink, colors.on_press)
                } else if self.kind == ButtonKind::Resting {
                    (colors.tint, colors.faint_ink)
                } else {
                    (colors.tint, colors.soft_ink)
                };
                atoms.push_right(key_atom(key, ground, ink));
            }
            Ending::Unheard(key) => {
                let ink = colors.on_press.gamma_multiply(UNHEARD);
                atoms.push_right(key_atom(key, Color32::TRANSPARENT, ink));
            }
            Ending::Choice => atoms.push_right(icon_atom(Icon::Choice, CHOICE)),
        }
        let sense = if self.kind == ButtonKind::Resting {
            Sense::HOVER
        } else {
            Sense::click()
        };
        let shown = WidgetAtom::new(atoms)
            .sense(sense)
            .gap(GAP)
            .frame(Frame::new().inner_margin(Margin::from(vec2(self.around, ABOVE))))
            .min_size(self.size)
            .align2(Align2::CENTER_CENTER);
        if self.wraps {
            shown.wrap_mode(TextWrapMode::Wrap)
        } else if self.icon.is_some() || self.size.x > 0.0 {
            shown.wrap_mode(TextWrapMode::Extend)
        } else {
            shown
        }
    }
}

/// Shows buttons side by side in `rect`, each with its share of the width; which of them was pressed.
pub fn button_row<'a>(
    ui: &mut Ui,
    rect: Rect,
    buttons: impl IntoIterator<Item = (f32, ButtonKind, Cow<'a, str>)>,
) -> Option<usize> {
    let mut left = rect.left();
    let buttons: Vec<_> = buttons.into_iter().collect();
    let gaps = buttons.iter().skip(1).map(|_| GAP).sum::<f32>();
    let mut pressed = None;
    for (index, (share, kind, words)) in buttons.into_iter().enumerate() {
        let right = left + share * (rect.width() - gaps);
        let place = Rect::from_x_y_ranges(left..=right, rect.y_range());
        if Button::words(kind, words).show_in(ui, place).clicked() {
            pressed = Some(index);
        }
        left = right + GAP;
    }
    pressed
}

/// Takes words from the buttons of a bar, those of the lowest rank first, until all have so much room side by side; whether
/// they have.
pub fn fit_bar(ui: &Ui, buttons: &mut [&mut Button<'_>], room: f32) -> bool {
    let fits = |buttons: &[&mut Button<'_>]| {
        let taken: f32 = buttons.iter().map(|button| button.width(ui) + GAP).sum();
        taken - GAP <= room
    };
    for rank in 1..=3 {
        if fits(buttons) {
            return true;
        }
        for button in buttons.iter_mut().filter(|button| button.rank == rank) {
            button.word = button.short.take();
            button.ending = match &button.ending {
                Ending::Choice => Ending::Choice,
                Ending::Plain | Ending::Key(_) | Ending::Unheard(_) => Ending::Plain,
            };
        }
    }
    fits(buttons)
}

fn icon_atom<'a>(icon: Icon, side: f32) -> Atom<'a> {
    Atom::paint(Vec2::splat(side), move |ui, args| {
        icon.paint(ui.painter(), args.rect, args.fallback_text_color);
    })
}

/// Words over several lines, each in the middle.
fn lines_atom<'a>(ui: &Ui, words: &str, font: FontId, ink: Color32) -> Atom<'a> {
    let wide = line_width(ui.painter(), words, font.clone());
    let mut job = LayoutJob::simple(words.to_owned(), font, ink, f32::INFINITY);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    Atom::paint(vec2(wide, galley.size().y), move |ui, args| {
        let at = args.rect.center_top();
        ui.painter().galley(at, Arc::clone(&galley), ink);
    })
}

fn key_atom(key: &str, ground: Color32, ink: Color32) -> Atom<'_> {
    let key = RichText::new(key).font(regular(KEY)).color(ink);
    let cap = Frame::new().fill(ground).corner_radius(6).inner_margin(CAP);
    Atom::container(ContainerAtom::new(key).frame(cap))
}
