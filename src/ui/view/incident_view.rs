//! What the panels see of an incident, and what they can ask for there.

use jadoube_core::record::incident::{GuidedAct, Incident};
use jadoube_core::record::script::IncidentHeading;

/// The incident that lies open.
#[derive(Clone, Copy, Debug)]
pub struct IncidentView<'a> {
    pub incident: &'a Incident,
    /// Another one each time something else than one more act changed: what was on the screen before says nothing then.
    pub revision: u64,
    /// Whether something was entered here that can be taken back.
    pub can_undo: bool,
    /// Whether only its board is known, and how it began is still to be filled in.
    pub is_prepared: bool,
}

/// What can be asked for at an incident.
#[derive(Clone, Debug)]
pub enum IncidentCommand {
    /// Puts that incident in the place of the one that lies open, which is set aside.
    Open(Box<Incident>),
    /// The same with an incident of which only its board is known, and how it began is to be filled in.
    Prepare(Box<Incident>),
    /// Changes how the one that lies open began: that is how it is now.
    Change(Box<Incident>),
    /// Enters what happened.
    Enter(GuidedAct),
    /// Takes back what was entered last.
    Undo,
    /// Changes where it happened or what was said of it.
    Head(Box<IncidentHeading>),
}
