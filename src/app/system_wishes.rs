//! How the person at this machine likes to see any program: dark, with more contrast, without motion, larger. The desktop is
//! asked once, while the first picture is drawn; where nobody answers, nothing is known.

use std::sync::mpsc::{self, Receiver};

use eframe::egui::Context;
use jadoube_ui::SystemLooks;

/// What the desktop tells of its person, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SystemWishes {
    /// Dark or light, and whether with more contrast.
    pub looks: SystemLooks,
    /// Whether things glide.
    pub animation: Option<bool>,
    /// How large text is, 1 being usual.
    pub scale: Option<f32>,
}

/// Asks the desktop, and returns where its answer arrives; the window is woken by it.
#[cfg(target_os = "linux")]
pub fn ask(context: &Context) -> Receiver<SystemWishes> {
    let (tell, told) = mpsc::channel();
    let context = context.clone();
    // Without the thread nobody answers, and everything looks as it was chosen here.
    let _ = std::thread::Builder::new()
        .name("system-wishes".to_owned())
        .spawn(move || {
            let asked = zbus::blocking::Connection::session().and_then(|bus| portal::ask(&bus));
            match asked {
                Ok(wishes) if tell.send(wishes).is_ok() => context.request_repaint(),
                Ok(_) => {}
                Err(error) => log::info!("the desktop's looks are not known: {error}"),
            }
        });
    told
}

/// Asks nobody: the window library tells light from dark there, and no more is known.
#[cfg(not(target_os = "linux"))]
pub fn ask(_: &Context) -> Receiver<SystemWishes> {
    mpsc::channel().1
}

#[cfg(target_os = "linux")]
mod portal {
    use std::collections::HashMap;

    use zbus::blocking::Connection;
    use zbus::zvariant::OwnedValue;

    use super::super::desktop_portal::{PORTAL, PORTAL_PATH};
    use super::SystemWishes;
    use jadoube_ui::SystemLooks;

    const SETTINGS: &str = "org.freedesktop.portal.Settings";

    /// Whose settings are read: those that every desktop has, then GNOME's own.
    const APPEARANCE: &str = "org.freedesktop.appearance";
    const GNOME: &str = "org.gnome.desktop.interface";
    const GNOME_ACCESSIBILITY: &str = "org.gnome.desktop.a11y.interface";

    /// The settings of one family by their names.
    type Family = HashMap<String, OwnedValue>;

    /// Asks the portal on that bus for the settings of its desktop.
    ///
    /// # Errors
    /// When there is no portal, or it has no settings to tell.
    pub(super) fn ask(bus: &Connection) -> zbus::Result<SystemWishes> {
        let families = [APPEARANCE, GNOME, GNOME_ACCESSIBILITY];
        let asked = (families.as_slice(),);
        let answer =
            bus.call_method(Some(PORTAL), PORTAL_PATH, Some(SETTINGS), "ReadAll", &asked)?;
        let all: HashMap<String, Family> = answer.body().deserialize()?;
        Ok(wishes(&all))
    }

    fn wishes(all: &HashMap<String, Family>) -> SystemWishes {
        let value = |family: &str, name: &str| all.get(family)?.get(name);
        let number = |name: &str| u32::try_from(value(APPEARANCE, name)?).ok();
        let is_on = |family: &str, name: &str| bool::try_from(value(family, name)?).ok();
        let is_reduced = number("reduced-motion").map(|it| it == 1);
        #[expect(clippy::cast_possible_truncation, reason = "it is about 1")]
        let scale = value(GNOME, "text-scaling-factor")
            .and_then(|it| f64::try_from(it).ok())
            .map(|it| it as f32);
        SystemWishes {
            looks: SystemLooks {
                is_dark: match number("color-scheme") {
                    Some(1) => Some(true),
                    Some(2) => Some(false),
                    Some(_) | None => None,
                },
                has_contrast: number("contrast") == Some(1)
                    || is_on(GNOME_ACCESSIBILITY, "high-contrast") == Some(true),
            },
            animation: is_reduced
                .filter(|is_reduced| *is_reduced)
                .map(|_| false)
                .or(is_on(GNOME, "enable-animations")),
            scale,
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::collections::HashMap;

    use zbus::blocking::connection::Builder;
    use zbus::zvariant::{OwnedValue, Value};

    use super::super::desktop_portal::{PORTAL, PORTAL_PATH};
    use super::super::own_bus::OwnBus;
    use super::*;

    /// A desktop that tells the settings it was made with.
    struct Desktop(HashMap<String, HashMap<String, OwnedValue>>);

    #[zbus::interface(name = "org.freedesktop.portal.Settings")]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "an interface is given what was sent"
    )]
    impl Desktop {
        fn read_all(&self, families: Vec<String>) -> HashMap<String, HashMap<String, OwnedValue>> {
            let asked = self
                .0
                .iter()
                .filter(|(family, _)| families.contains(family));
            asked
                .map(|(family, all)| (family.clone(), all.clone()))
                .collect()
        }
    }

    fn wishes_of(settings: &[(&str, &str, Value<'_>)]) -> SystemWishes {
        let mut all = HashMap::<String, HashMap<String, OwnedValue>>::new();
        for (family, name, value) in settings {
            let value = OwnedValue::try_from(value).expect("no file is open in it");
            let family = all.entry((*family).to_owned()).or_default();
            family.insert((*name).to_owned(), value);
        }
        let own = OwnBus::start();
        let _desktop = Builder::address(own.address.as_str())
            .and_then(|bus| bus.serve_at(PORTAL_PATH, Desktop(all)))
            .and_then(|bus| bus.name(PORTAL))
            .and_then(Builder::build)
            .expect("a desktop");
        let bus = Builder::address(own.address.as_str()).and_then(Builder::build);
        portal::ask(&bus.expect("a connection")).expect("an answer")
    }

    #[test]
    fn what_the_desktop_tells_is_understood() {
        let appearance = "org.freedesktop.appearance";
        let wishes = wishes_of(&[
            (appearance, "color-scheme", Value::U32(1)),
            (appearance, "contrast", Value::U32(1)),
            (
                "org.gnome.desktop.interface",
                "enable-animations",
                Value::Bool(false),
            ),
            (
                "org.gnome.desktop.interface",
                "text-scaling-factor",
                Value::F64(1.5),
            ),
        ]);
        let looks = SystemLooks {
            is_dark: Some(true),
            has_contrast: true,
        };
        let all = SystemWishes {
            looks,
            animation: Some(false),
            scale: Some(1.5),
        };
        assert_eq!(wishes, all);
    }

    #[test]
    fn a_desktop_that_tells_nothing_wishes_nothing() {
        assert_eq!(wishes_of(&[]), SystemWishes::default());
    }
}
