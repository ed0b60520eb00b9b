//! Scoresheets as files, to be printed.

use super::App;
use crate::i18n::Words;
use crate::record::print::scoresheet::Sheet;
use crate::ui::{SheetOrder, labels, remark};

impl App {
    /// The bytes of the scoresheet that was ordered.
    pub(super) fn sheet(&self, order: SheetOrder) -> Vec<u8> {
        let words = Words::new(order.language);
        let heading = self.session.heading();
        let edition = heading.terms.edition;
        let sheet = if order.is_empty {
            Sheet::empty(heading)
        } else {
            let (arbiter, log) = (self.session.arbiter(), self.session.log());
            Sheet::of(heading, arbiter, log, order.style, |what| {
                remark(words, what, edition, order.style.letters)
            })
        };
        match order.paper {
            Some(paper) => sheet.printed(&labels(words), paper).written(),
            None => sheet.as_text(&labels(words)).into_bytes(),
        }
    }
}
