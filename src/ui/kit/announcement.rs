//! What is heard by whoever does not look at the screen: the words of a widget, when they appear and whenever they change.
//! They are gathered here for the one object that tells all of it, in the order in which they were shown.

use std::collections::HashMap;

use eframe::egui::{Context, Id, Ui};

use crate::view::urgency::Urgency;

/// The most letters of anything that are told: nobody listens to more.
pub const LONGEST: usize = 1_000;

/// The words that are shown, and those that nobody has heard yet.
#[derive(Clone, Debug, Default)]
struct Heard {
    /// The words, with what shows them, and the number of the frame in which they were shown last.
    shown: HashMap<(Id, String), u64>,
    news: Vec<(String, Urgency)>,
    /// Whether what was told last is to be told again.
    is_asked_again: bool,
}

/// Lets those words of the widget `id` be heard, if they were not shown in the frame before.
pub fn announce(ui: &Ui, id: Id, words: &str, urgency: Urgency) {
    if words.is_empty() || ui.is_sizing_pass() {
        return;
    }
    let frame = ui.ctx().cumulative_frame_nr();
    let end = words.char_indices().nth(LONGEST).map(|(end, _)| end);
    let words = &words[..end.unwrap_or(words.len())];
    ui.data_mut(|data| {
        let heard = data.get_temp_mut_or_default::<Heard>(Id::NULL);
        let before = heard.shown.insert((id, words.to_owned()), frame);
        if before.is_none_or(|seen| seen + 1 < frame) {
            heard.news.push((words.to_owned(), urgency));
        }
    });
}

/// Lets words be heard that are shown once, wherever they are, when they appear.
pub fn announce_words(ui: &Ui, words: &str) {
    announce(ui, Id::unique(("announced", words)), words, Urgency::Polite);
}

/// Lets what was told last be told again.
pub fn ask_again(context: &Context) {
    context.data_mut(|data| {
        let heard = data.get_temp_mut_or_default::<Heard>(Id::NULL);
        heard.is_asked_again = true;
    });
}

/// Takes the wish that what was told last be told again.
pub fn take_wish(context: &Context) -> bool {
    context.data_mut(|data| {
        std::mem::take(
            &mut data
                .get_temp_mut_or_default::<Heard>(Id::NULL)
                .is_asked_again,
        )
    })
}

/// Takes what nobody has heard yet, and forgets what is not shown any more.
pub fn take_news(context: &Context) -> Vec<(String, Urgency)> {
    let frame = context.cumulative_frame_nr();
    context.data_mut(|data| {
        let heard = data.get_temp_mut_or_default::<Heard>(Id::NULL);
        heard.shown.retain(|_, seen| *seen + 1 >= frame);
        std::mem::take(&mut heard.news)
    })
}
