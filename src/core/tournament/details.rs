//! What a tournament is: its name, place, days, arbiters, time control, and how it is paired and ranked.

use serde::{Deserialize, Serialize};

use super::pairing_system::PairingSystem;
use super::point_system::PointSystem;
use super::tie_break::TieBreak;
use super::tie_break_rules::TieBreakRules;
use super::trf_version::TrfVersion;

/// What a tournament is, without its players and rounds; empty where nobody said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TournamentDetails {
    /// The name (TRF 012).
    pub name: String,
    /// Where it is played (022).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// The federation that it is registered with (032).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The first day, as the file has it: `2026/11/30` (042).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub first_day: String,
    /// The last day (052).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub last_day: String,
    /// The day of each round, as the file has it: `26/11/30`; also of rounds that are still to be paired (132).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub round_days: Vec<String>,
    /// How many teams there are, as the file has it (082).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub teams: String,
    /// Its kind in words (092).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// The chief arbiter (102).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub chief_arbiter: String,
    /// The deputies, one by one (112).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<String>,
    /// The time control in words (122).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// The time control by its code (TRF26, 222): `5400+30`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub coded_time_control: String,
    /// How many rounds are planned (142, or `XXR`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned_rounds: Option<u16>,
    /// The kind by its code (192): `FIDE_DUTCH_2026`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub coded_kind: String,
    /// How it is paired.
    pub system: PairingSystem,
    /// What results are worth (162, or `XXS`).
    #[serde(skip_serializing_if = "is_usual")]
    pub point_system: PointSystem,
    /// The tie-breaks, in order (202 or 212); none if nobody announced them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<TieBreak>,
    /// The version of the report that it was read from, if it was read from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report_version: Option<TrfVersion>,
}

fn is_usual(system: &PointSystem) -> bool {
    *system == PointSystem::default()
}

impl TournamentDetails {
    /// Returns the edition of the tie-break regulations in force on the first day; the newest where no day is told.
    pub fn tie_break_rules(&self) -> TieBreakRules {
        TieBreakRules::on(&self.first_day)
    }

    /// Returns the tie-breaks that were announced, or else those that are usual for how it is paired.
    pub fn tie_breaks_or_usual(&self) -> Vec<TieBreak> {
        if self.tie_breaks.is_empty() {
            TieBreak::usual(self.system).to_vec()
        } else {
            self.tie_breaks.clone()
        }
    }
}
