//! A second click does nothing to what the first one brought under the pointer: a panel that opens, shrinks or closes may
//! lay a button there that nobody has read.
//!
//! What a click met is remembered. If another press comes at the same place within 400 ms and meets something else, nobody
//! hears it. Two clicks on one and the same button, on the board or on a clock stay two; a button that opens and shuts asks
//! [`is_second`]. What goes by itself tells it ([`goes_by_itself`]): a press there in the next 400 ms was meant for it.

use eframe::egui::{
    Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, Rect, Shape, Ui, layers,
    vec2,
};

use super::first_window::{is_drawn_there, is_heard_there};
use super::half_turn::{self, painted_place};

/// How long after a click, or after its change was first shown, a second one is taken for its echo, in seconds.
pub const ECHO: f64 = 0.4;

/// How far from the first click a second one is at the same place, in points: as far as a finger strays.
const STRAYS: f32 = 12.0;

/// Has every click of that window looked at.
pub fn install(context: &Context) {
    // It has to see the pointer where the widgets under it are.
    half_turn::install(context);
    context.add_plugin(SecondClick::default());
}

/// Whether the last click came at most 400 ms after another one upon the same thing: it does not shut what the first one has
/// opened.
pub fn is_second(context: &Context) -> bool {
    let is_repeated = |plugin: &mut SecondClick| {
        let first = plugin.first.as_ref();
        first.is_some_and(|click| click.is_repeated)
    };
    context.with_plugin(is_repeated).unwrap_or_default()
}

/// Something that lay there is not drawn from the next frame on, and no click has closed it: whoever presses there in the next
/// 400 ms aimed at it, and meets nothing of what lay beneath.
pub fn goes_by_itself(ui: &Ui, place: Rect) {
    let until = ui.input(|input| input.time) + ECHO;
    ui.ctx()
        .with_plugin(|plugin: &mut SecondClick| plugin.gone = Some((place, until)));
}

/// What lies under the pointer, for whoever clicks there.
#[derive(Clone, Debug, PartialEq)]
struct Target {
    id: Id,
    rect: Rect,
    /// What is written on it but for digits, if it is a button and was painted: the same place in a panel may bear
    /// different buttons by the same id.
    words: Option<String>,
}

impl Target {
    /// Whether that is the same thing, as far as is known of both.
    fn is_same(&self, other: &Self) -> bool {
        let is_same_text = match (&self.words, &other.words) {
            (Some(one), Some(other)) => one == other,
            (None, _) | (_, None) => true,
        };
        self.id == other.id && self.rect == other.rect && is_same_text
    }
}

fn is_same(one: Option<&Target>, other: Option<&Target>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one.is_same(other),
        (one, other) => one.is_none() && other.is_none(),
    }
}

/// The last click that was heard.
#[derive(Debug)]
struct FirstClick {
    at: Pos2,
    target: Option<Target>,
    /// The frame in which it began.
    frame: u64,
    /// The frame in which it ended.
    released: Option<u64>,
    /// Until when another one is its echo, in seconds of the window's time.
    until: f64,
    change: TargetChange,
    /// Whether it is itself the second one on the same thing.
    is_repeated: bool,
}

impl FirstClick {
    /// Whether what came of it can only be drawn in that frame, or was drawn in the one before: however long that took,
    /// nobody has seen it.
    fn is_unseen(&self, frame: u64) -> bool {
        let is_next = self.released.is_some_and(|released| released + 1 == frame);
        self.change == TargetChange::Drawn || is_next
    }
}

/// Whether something else lies now where a click was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TargetChange {
    None,
    /// It was drawn, and nobody can have seen it yet.
    Drawn,
    Seen,
}

/// Which picture of the window is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// The one that is just drawn.
    This,
    Last,
}

/// Hears the pointer before anybody else does.
#[derive(Debug, Default)]
struct SecondClick {
    first: Option<FirstClick>,
    /// What lay under the first click, or under the pointer, when the last frame was drawn.
    drawn: Option<Target>,
    /// Where something lay that went by itself, and until when a press there is meant for it, in seconds of the window's time.
    gone: Option<(Rect, f64)>,
    /// Whether a press was kept from everybody, so that its release is too.
    is_silenced: bool,
}

impl Plugin for SecondClick {
    fn debug_name(&self) -> &'static str {
        "second-click"
    }

    fn input_hook(&mut self, context: &Context, input: &mut RawInput) {
        if !is_heard_there(input) {
            return;
        }
        let before = context.input(|input| input.time);
        let dt = f64::from(input.predicted_dt);
        let now = input.time.unwrap_or(before + dt);
        let frame = context.cumulative_frame_nr();
        if let Some(first) = self.first.as_mut().filter(|it| it.is_unseen(frame)) {
            if first.change == TargetChange::Drawn {
                first.change = TargetChange::Seen;
            }
            first.until = first.until.max(now + ECHO);
        }
        let mut heard = Vec::with_capacity(input.events.len());
        for event in input.events.drain(..) {
            let Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                ..
            } = event
            else {
                heard.push(event);
                continue;
            };
            if pressed {
                self.is_silenced = self.press(context, pos, now);
            } else if !self.is_silenced && self.releases_elsewhere(context, now) {
                // A press that was dragged away is no click.
                heard.push(Event::PointerMoved(pos + vec2(1e4, 0.0)));
            }
            if !self.is_silenced {
                heard.push(event);
            }
            self.is_silenced &= pressed;
        }
        input.events = heard;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !is_drawn_there(ui) {
            return;
        }
        let context = ui.ctx();
        let (now, pointer) = context.input(|input| (input.time, input.pointer.latest_pos()));
        let frame = context.cumulative_frame_nr();
        let first = self.first.as_mut().filter(|first| now < first.until);
        let at = first.as_ref().map(|first| first.at).or(pointer);
        self.drawn = at.and_then(|at| {
            let (layer, mut target) = target_at(context, at, Pass::This)?;
            if let Some(target) = target.as_mut().filter(|target| target.words.is_some()) {
                target.words = Some(words_on(context, layer, target.rect));
            }
            target
        });
        let Some(first) = first else { return };
        if first.frame == frame
            && let (Some(met), Some(drawn)) = (&mut first.target, &self.drawn)
            && met.words.is_none()
            && met.is_same(drawn)
        {
            met.words.clone_from(&drawn.words);
        }
        let is_changed = !is_same(first.target.as_ref(), self.drawn.as_ref());
        if first.change == TargetChange::None && is_changed {
            first.change = TargetChange::Drawn;
            context.request_repaint();
        }
    }
}

impl SecondClick {
    /// The button goes down there; whether nobody is to hear it.
    fn press(&mut self, context: &Context, at: Pos2, now: f64) -> bool {
        let was_aimed_at = |(place, until): (Rect, f64)| now < until && place.contains(at);
        if self.gone.is_some_and(was_aimed_at) {
            return true;
        }
        let target = self.target_at(context, at);
        let mut is_repeated = false;
        if let Some(first) = &mut self.first
            && now < first.until
            && first.at.distance(at) <= STRAYS
        {
            if !is_same(first.target.as_ref(), target.as_ref()) {
                first.until = now + ECHO;
                return true;
            }
            is_repeated = true;
        }
        self.first = Some(FirstClick {
            at,
            target,
            frame: context.cumulative_frame_nr(),
            released: None,
            until: f64::INFINITY,
            change: TargetChange::None,
            is_repeated,
        });
        false
    }

    /// The button comes up; whether a second click finds something else than it went down on, which the first one changed
    /// meanwhile.
    fn releases_elsewhere(&mut self, context: &Context, now: f64) -> bool {
        let here = self
            .first
            .as_ref()
            .and_then(|first| self.target_at(context, first.at));
        let Some(first) = &mut self.first else {
            return false;
        };
        first.until = now + ECHO;
        first.released = Some(context.cumulative_frame_nr());
        first.is_repeated && !is_same(first.target.as_ref(), here.as_ref())
    }

    /// What lies there since the last frame.
    fn target_at(&self, context: &Context, at: Pos2) -> Option<Target> {
        let (_, target) = target_at(context, at, Pass::Last)?;
        let mut target = target?;
        let drawn = self.drawn.as_ref();
        target.words = drawn
            .filter(|drawn| drawn.id == target.id && drawn.rect == target.rect)
            .and_then(|drawn| drawn.words.clone());
        Some(target)
    }
}

/// The layer that is on top there, and what a click there would meet in that pass, its words not read yet.
fn target_at(context: &Context, at: Pos2, pass: Pass) -> Option<(LayerId, Option<Target>)> {
    let layer = context.layer_id_at(at).unwrap_or(LayerId::background());
    let radius = context.global_style().interaction.interact_radius;
    context.viewport(|viewport| {
        let pass = match pass {
            Pass::This => &viewport.this_pass,
            Pass::Last => &viewport.prev_pass,
        };
        let widgets = pass.widgets.get_layer(layer);
        let clickable = widgets.filter(|it| it.enabled && it.sense.senses_click());
        let near = clickable
            .map(|it| (it.interact_rect.distance_to_pos(at), it))
            .filter(|(distance, _)| *distance <= radius);
        // Of those that contain the place, the last one lies on top.
        let met = near.reduce(|one, other| if other.0 <= one.0 { other } else { one });
        let target = met.map(|(_, it)| Target {
            id: it.id,
            rect: it.rect,
            words: (!it.sense.senses_drag()).then(String::new),
        });
        Some((layer, target))
    })
}

/// What is painted in a layer over a widget, but for digits, which may be those of a clock.
pub(super) fn words_on(context: &Context, layer: LayerId, widget: Rect) -> String {
    let place = painted_place(context, widget);
    let mut words = String::new();
    context.graphics(|graphics| {
        let shapes = graphics.get(layer).map(layers::PaintList::all_entries);
        for clipped in shapes.into_iter().flatten() {
            if clipped.clip_rect.intersects(place) {
                read(&clipped.shape, place, &mut words);
            }
        }
    });
    words
}

fn read(shape: &Shape, place: Rect, words: &mut String) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            read(shape, place, words);
        }
    } else if let Shape::Text(text) = shape
        && place.contains(text.visual_bounding_rect().center())
    {
        let letters = text.galley.text().chars();
        words.extend(letters.filter(|letter| !letter.is_ascii_digit()));
    }
}
