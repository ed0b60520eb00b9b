//! The flags that fall before something else is heard: which, and in what order.
//!
//! Whoever hears events asks here first, be it the arbiter, a session that keeps each fall on the disk, or a script that
//! is judged.

use super::{Arbiter, Deed, Event};
use crate::chess::Color;
use crate::clock::Moment;

/// The falls of flags that are to be heard before something else, told one after another.
///
/// ```
/// use std::time::Duration;
/// use jadoube_core::chess::{ByColor, Color};
/// use jadoube_core::clock::Moment;
/// use jadoube_core::laws::{Arbiter, ArbiterAct, DueFlags, Event, PlayerAct, Terms};
///
/// let control: ByColor<_> = ByColor::new_with(|_| "60".parse().expect("a minute each"));
/// let mut arbiter = Arbiter::new(Terms { control: Some(control), ..Terms::default() });
/// arbiter.hear(&Event::of_arbiter(Moment::START, ArbiterAct::Start));
///
/// let late = Event::of(Color::White, Moment::START + Duration::from_secs(90), PlayerAct::Press);
/// let mut flags = DueFlags::before(&late);
/// let flag = flags.next(&arbiter).expect("White had a minute");
/// assert_eq!(flag, Event::flag(Color::White, Moment::START + Duration::from_secs(60)));
/// arbiter.hear(&flag);
/// assert_eq!(flags.next(&arbiter), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DueFlags {
    until: Moment,
    /// Whose fall is itself what is heard afterwards.
    reported: Option<Color>,
    last: Option<(Color, Moment)>,
}

impl DueFlags {
    /// Those due before `event` can be heard: by its moment, and not the fall that it tells of itself.
    pub const fn before(event: &Event) -> Self {
        let reported = match event.deed {
            Deed::Flag(color) => Some(color),
            Deed::Player(..) | Deed::Arbiter(_) | Deed::Common(..) => None,
        };
        Self {
            until: event.at,
            reported,
            last: None,
        }
    }

    /// Those due by that moment.
    pub const fn until(moment: Moment) -> Self {
        Self {
            until: moment,
            reported: None,
            last: None,
        }
    }

    /// Returns the next flag fall that is due by the moment asked about. Let the arbiter hear it before you call `next` again.
    ///
    /// A fall that was heard and is still due is not returned again.
    pub fn next(&mut self, arbiter: &Arbiter) -> Option<Event> {
        let (color, due) = arbiter.flag_due().filter(|&(color, due)| {
            due <= self.until && self.reported != Some(color) && self.last != Some((color, due))
        })?;
        self.last = Some((color, due));
        Some(Event::flag(color, due))
    }
}
