//! Owns what was last seen of the battery, and reads it where the system tells it.

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::time_source::Timestamp;
use jadoube_ui::Battery;

/// How long what was seen of the battery holds.
const HOLDS: Duration = Duration::from_secs(30);

/// What was last seen of the battery, and when.
#[derive(Clone, Copy, Debug, Default)]
pub struct BatteryGauge {
    seen: Option<(Duration, Option<Battery>)>,
}

impl BatteryGauge {
    /// How full the battery was when it was last looked at.
    pub fn battery(&self) -> Option<Battery> {
        self.seen.and_then(|(_, battery)| battery)
    }

    /// Looks again, unless what was seen still holds.
    pub fn time_passes(&mut self, timestamp: Timestamp, look: fn() -> Option<Battery>) {
        let holds = |(at, _): (Duration, _)| timestamp.steady.saturating_sub(at) < HOLDS;
        if !self.seen.is_some_and(holds) {
            self.seen = Some((timestamp.steady, look()));
        }
    }
}

/// Looks at the machine's batteries; none where there is none, or where the system keeps it to itself.
pub fn look() -> Option<Battery> {
    look_at(Path::new("/sys/class/power_supply"))
}

/// The same in a folder laid out as Linux does; of several batteries the emptiest counts.
fn look_at(folder: &Path) -> Option<Battery> {
    let entries = fs::read_dir(folder).ok()?;
    entries
        .filter_map(|entry| battery_in(&entry.ok()?.path()))
        .min_by_key(|battery| battery.percent)
}

fn battery_in(folder: &Path) -> Option<Battery> {
    let said = |name: &str| {
        Some(
            fs::read_to_string(folder.join(name))
                .ok()?
                .trim()
                .to_owned(),
        )
    };
    // A mouse has a battery too, and says whose it is.
    if said("type")? != "Battery" || said("scope").is_some_and(|scope| scope == "Device") {
        return None;
    }
    Some(Battery {
        percent: said("capacity")?.parse::<u8>().ok()?.min(100),
        is_plugged_in: said("status").is_some_and(|status| status != "Discharging"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_battery_is_looked_at_every_half_minute() {
        let one = || {
            Some(Battery {
                percent: 50,
                is_plugged_in: false,
            })
        };
        let at = |seconds| Timestamp {
            steady: Duration::from_secs(seconds),
            ..Timestamp::default()
        };
        let mut gauge = BatteryGauge::default();
        gauge.time_passes(at(1), one);
        gauge.time_passes(at(30), || None);
        assert_eq!(gauge.battery(), one());
        gauge.time_passes(at(31), || None);
        assert_eq!(gauge.battery(), None);
    }

    #[test]
    fn the_emptiest_battery_of_the_machine_itself_counts() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, of) in [
            (
                "BAT0",
                [
                    ("type", "Battery"),
                    ("capacity", "80"),
                    ("status", "Discharging"),
                ],
            ),
            (
                "BAT1",
                [
                    ("type", "Battery"),
                    ("capacity", "12"),
                    ("status", "Discharging"),
                ],
            ),
            ("AC", [("type", "Mains"), ("capacity", "1"), ("status", "")]),
        ] {
            fs::create_dir(folder.path().join(name)).expect("a folder");
            for (file, text) in of {
                fs::write(folder.path().join(name).join(file), format!("{text}\n"))
                    .expect("a file");
            }
        }
        let battery = look_at(folder.path()).expect("a battery");
        assert_eq!((battery.percent, battery.is_plugged_in), (12, false));
        assert_eq!(look_at(&folder.path().join("nothing")), None);
    }
}
