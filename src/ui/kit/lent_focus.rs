//! Whose the keyboard is while something asks: a sheet, a menu, a question. It goes there when that appears, if a key brought
//! it, and back to where it was when that goes. A menu closes after Enter as it does after a click, and a widget that goes
//! leaves the keyboard to nobody: not to the one that comes to be known as it was.

use eframe::egui::{
    Context, Event, Id, Key, LayerId, Memory, Order, Plugin, Popup, RawInput, Rect, Ui, WidgetRect,
};

use super::first_window::{is_drawn_there, is_heard_there};
use super::second_click::words_on;

/// For how many frames what had the keyboard before may stay away and still has it back.
const PATIENCE: u8 = 3;

/// Has that window looked after.
pub fn install(context: &Context) {
    context.add_plugin(LentFocus::default());
}

/// Notes that a question is shown in this frame in a place of its own, for which there is no layer: `first` of its answers has
/// the keyboard; without it the one that stands there first, unless the keyboard was at the board or is there already.
pub fn ask_here(ui: &Ui, name: Id, place: Rect, first: Option<Id>) {
    let (layer, is_urgent) = (ui.layer_id(), first.is_some());
    let is_there = |it: &&WidgetRect| is_stop(it) && place.contains_rect(it.rect);
    let focused = ui.ctx().memory(Memory::focused);
    let (begins, has_it) = ui
        .ctx()
        .viewport(|viewport| {
            let mut layers = viewport.this_pass.widgets.layers();
            let (_, widgets) = layers.find(|(it, _)| **it == layer)?;
            let mut stops = widgets.iter().filter(is_there).map(|it| it.id);
            let begins = stops.clone().next()?;
            Some((begins, stops.any(|it| Some(it) == focused)))
        })
        .unzip();
    let guest = Guest {
        name,
        first: first.or(begins),
        is_urgent,
        has_it: !is_urgent && has_it == Some(true),
    };
    let note = |plugin: &mut LentFocus| plugin.asking.push(guest);
    ui.ctx().with_plugin(note);
}

/// Goes to the answers of what is asked in this frame, or back from them.
pub fn go_to_question(ui: &Ui) {
    let note = |plugin: &mut LentFocus| plugin.is_sought = true;
    ui.ctx().with_plugin(note);
}

/// Something that asks.
#[derive(Clone, Copy, Debug)]
struct Guest {
    name: Id,
    /// What of it has the keyboard first, if there is anything.
    first: Option<Id>,
    /// Whether nothing else is done before it is answered.
    is_urgent: bool,
    /// Whether it has the keyboard already.
    has_it: bool,
}

/// Something that asks, and what had the keyboard before it was given to it.
#[derive(Clone, Copy, Debug)]
struct Loan {
    guest: Guest,
    owner: Option<Id>,
}

/// What has the keyboard, as it is seen.
#[derive(Clone, Debug, PartialEq)]
struct Holder {
    id: Id,
    rect: Rect,
    words: String,
}

#[derive(Debug, Default)]
struct LentFocus {
    /// Whether the last thing that anybody did was done by a key.
    by_key: bool,
    /// The questions that were shown in this frame.
    asking: Vec<Guest>,
    /// Whether somebody wants to go to what is asked.
    is_sought: bool,
    loans: Vec<Loan>,
    holder: Option<Holder>,
    /// What has the keyboard back, and for how many frames one waits for it.
    owner: Option<(Id, u8)>,
}

impl Plugin for LentFocus {
    fn debug_name(&self) -> &'static str {
        "lent-focus"
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "nobody does anything else")]
    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        if !is_heard_there(input) {
            return;
        }
        for event in &input.events {
            match event {
                Event::Key { pressed: true, .. } => self.by_key = true,
                Event::PointerButton { .. } | Event::Touch { .. } => self.by_key = false,
                _ => {}
            }
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !is_drawn_there(ui) {
            return;
        }
        let context = ui.ctx();
        let before = context.memory(Memory::focused);
        if let Some(focused) = before {
            self.close_menu(context, focused);
        }
        let asking = self.asking.last().copied();
        self.lend(context);
        if std::mem::take(&mut self.is_sought) {
            self.go(context, asking);
        }
        self.give_back(context);
        let after = context.memory(Memory::focused);
        let holder = after.and_then(|id| Holder::of(context, id));
        if let (Some(was), Some(is)) = (&self.holder, &holder)
            && was.is_replaced_by(is)
        {
            context.memory_mut(|memory| memory.surrender_focus(is.id));
        }
        self.holder = holder;
    }
}

impl Holder {
    fn of(context: &Context, id: Id) -> Option<Self> {
        let widget = widget(context, id).filter(|it| it.sense.senses_click())?;
        // What is written in a line changes by itself.
        if context.text_edit_focused() {
            return None;
        }
        // What lies partly out of sight shows only some of its words.
        let is_whole = widget.interact_rect.expand(1.0).contains_rect(widget.rect);
        let read = || words_on(context, widget.layer_id, widget.interact_rect);
        Some(Self {
            id,
            rect: widget.rect,
            words: is_whole.then(read).unwrap_or_default(),
        })
    }

    /// Whether another widget, at another place and with other words, is known by what this one was known by.
    fn is_replaced_by(&self, other: &Self) -> bool {
        let is_elsewhere = self.rect.min != other.rect.min;
        let is_read = !self.words.is_empty() && !other.words.is_empty();
        self.id == other.id && is_elsewhere && is_read && self.words != other.words
    }
}

impl LentFocus {
    /// A menu from which something was taken by a key closes.
    fn close_menu(&self, context: &Context, focused: Id) {
        let is_pressed =
            context.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
        // What opened it in this frame had the keyboard, and is not in it.
        let was_there = self
            .holder
            .as_ref()
            .is_some_and(|holder| holder.id == focused);
        let sheet = context.memory(Memory::top_modal_layer);
        let is_in_a_menu = widget(context, focused)
            .is_some_and(|it| it.layer_id.order == Order::Foreground && Some(it.layer_id) != sheet);
        if is_pressed && was_there && is_in_a_menu && !context.text_edit_focused() {
            Popup::close_all(context);
        }
    }

    /// Gives the keyboard to whatever asks since this frame.
    fn lend(&mut self, context: &Context) {
        let mut guests = on_top(context);
        guests.append(&mut self.asking);
        for guest in &guests {
            if self.loans.iter().any(|loan| loan.guest.name == guest.name) {
                continue;
            }
            let owner = self.holder.as_ref().map(|holder| holder.id);
            // Beside the board the space bar is the clock's until somebody goes from button to button.
            let asks = !guest.has_it && (guest.is_urgent || owner.is_some());
            let is_lent = self.by_key && asks;
            self.loans.push(Loan {
                guest: *guest,
                owner: owner.filter(|_| is_lent),
            });
            if is_lent && let Some(first) = guest.first {
                self.owner = None;
                context.memory_mut(|memory| memory.request_focus(first));
            }
        }
        let is_there = |loan: &Loan| guests.iter().any(|it| it.name == loan.guest.name);
        let gone = self.loans.extract_if(.., |loan| !is_there(loan));
        if let Some(owner) = gone.filter_map(|loan| loan.owner).last() {
            self.owner = Some((owner, PATIENCE));
        }
    }

    /// Goes to the first answer, or back from it.
    fn go(&mut self, context: &Context, asking: Option<Guest>) {
        let Some((guest, first)) = asking.and_then(|it| Some((it, it.first?))) else {
            return;
        };
        let holder = context.memory(Memory::focused);
        let is_there = holder == Some(first);
        for loan in &mut self.loans {
            if loan.guest.name != guest.name {
            } else if is_there {
                self.owner = loan.owner.take().map(|owner| (owner, PATIENCE));
            } else {
                loan.owner = holder;
            }
        }
        context.memory_mut(|memory| {
            if is_there {
                memory.surrender_focus(first);
            } else {
                memory.request_focus(first);
            }
        });
    }

    /// Gives the keyboard back, unless somebody has taken it elsewhere by now.
    fn give_back(&mut self, context: &Context) {
        let Some((owner, patience)) = self.owner.take() else {
            return;
        };
        let holder = context.memory(Memory::focused);
        if holder.is_some_and(|holder| widget(context, holder).is_some()) {
            return;
        }
        if widget(context, owner).is_some() {
            context.memory_mut(|memory| memory.request_focus(owner));
        } else if patience > 0 {
            self.owner = Some((owner, patience - 1));
        }
        context.request_repaint();
    }
}

/// The sheets and menus that lie upon the screen; the keyboard stays where it is within one.
fn on_top(context: &Context) -> Vec<Guest> {
    let focused = context.memory(Memory::focused);
    context.viewport(|viewport| {
        let layers = viewport.this_pass.widgets.layers();
        let guest = |(layer, widgets): (&LayerId, &[WidgetRect])| {
            let mut met = widgets.iter().filter(|it| is_stop(it));
            let has_it = widgets.iter().any(|it| Some(it.id) == focused);
            Some(Guest {
                name: layer.id,
                first: Some(met.next()?.id).filter(|_| !has_it),
                is_urgent: true,
                has_it,
            })
        };
        layers
            .filter(|(layer, _)| layer.order == Order::Foreground)
            .filter_map(guest)
            .collect()
    })
}

/// Whether the keyboard can come to it.
fn is_stop(widget: &WidgetRect) -> bool {
    widget.enabled && widget.sense.is_focusable()
}

/// That widget, if it was shown in this frame.
fn widget(context: &Context, id: Id) -> Option<WidgetRect> {
    context.viewport(|viewport| viewport.this_pass.widgets.get(id).copied())
}
