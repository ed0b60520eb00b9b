//! An event as a file says it: `(at: "0:01", by: White, act: Lift("e2"))`.
//!
//! The name of an act tells who can do it. An act said of somebody else is refused where its name stands, or where the
//! doer is named if that comes later.

use std::fmt;
use std::sync::LazyLock;

use serde::de::{
    self, DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, VariantAccess, Visitor,
};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer, forward_to_deserialize_any};

use super::event::{ArbiterAct, CommonAct, Deed, Event, Person, PlayerAct};
use super::impossible_act::{By, Doers, ImpossibleAct};
use super::spelling::ColorName;
use crate::chess::Color;
use crate::clock::Moment;
use crate::serde_support::carried_fault::custom_error;

/// An event whose moment may be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndatedEvent {
    /// When it happened, if that is said.
    pub at: Option<Moment>,
    /// What was done, and by whom.
    pub deed: Deed,
}

/// What a clock does by itself.
#[derive(Serialize, Deserialize)]
enum ClockAct {
    Flag(#[serde(with = "ColorName")] Color),
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut event = serializer.serialize_struct("Event", 3)?;
        event.serialize_field("at", &self.at)?;
        match &self.deed {
            Deed::Player(color, act) => {
                event.serialize_field("by", &By::from(Person::Player(*color)))?;
                event.serialize_field("act", act)?;
            }
            Deed::Arbiter(act) => {
                event.serialize_field("by", &By::Arbiter)?;
                event.serialize_field("act", act)?;
            }
            Deed::Common(person, act) => {
                event.serialize_field("by", &By::from(*person))?;
                event.serialize_field("act", act)?;
            }
            Deed::Flag(color) => {
                event.serialize_field("by", &By::Clock)?;
                event.serialize_field("act", &ClockAct::Flag(*color))?;
            }
        }
        event.end()
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let UndatedEvent { at, deed } = UndatedEvent::deserialize(deserializer)?;
        let at = at.ok_or_else(|| de::Error::missing_field("at"))?;
        Ok(Self { at, deed })
    }
}

impl<'de> Deserialize<'de> for UndatedEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Event", &["at", "by", "act"], EventFields)
    }
}

struct EventFields;

impl<'de> Visitor<'de> for EventFields {
    type Value = UndatedEvent;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an act, `(at: …, by: …, act: …)`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<UndatedEvent, A::Error> {
        #[derive(Deserialize)]
        #[serde(field_identifier, rename_all = "lowercase")]
        enum Field {
            At,
            By,
            Act,
        }
        let mut at: Option<Option<Moment>> = None;
        let mut by: Option<By> = None;
        let mut act: Option<NamedAct> = None;
        while let Some(field) = fields.next_key()? {
            match field {
                Field::At if at.is_none() => at = Some(fields.next_value()?),
                Field::At => return Err(de::Error::duplicate_field("at")),
                Field::By if by.is_none() => {
                    let name = act.as_ref().map(|act| act.name);
                    by = Some(fields.next_value_seed(ByOf(name))?);
                }
                Field::By => return Err(de::Error::duplicate_field("by")),
                Field::Act if act.is_none() => act = Some(fields.next_value_seed(ActOf(by))?),
                Field::Act => return Err(de::Error::duplicate_field("act")),
            }
        }
        let by = by.ok_or_else(|| de::Error::missing_field("by"))?;
        let act = act.ok_or_else(|| de::Error::missing_field("act"))?;
        Ok(UndatedEvent {
            at: at.flatten(),
            deed: act.done_by(by)?,
        })
    }
}

/// The name of an act, which tells who can do it.
#[derive(Clone, Copy)]
struct ActName {
    name: &'static str,
    doers: Doers,
}

/// The names of all acts, in the order of the alphabet.
static NAMES: LazyLock<Vec<ActName>> = LazyLock::new(|| {
    let of = |names: &'static [&'static str], doers| {
        names.iter().map(move |name| ActName { name, doers })
    };
    let mut all: Vec<ActName> = of(names::<PlayerAct>(), Doers::Player)
        .chain(of(names::<ArbiterAct>(), Doers::Arbiter))
        .chain(of(names::<CommonAct>(), Doers::Either))
        .chain(of(names::<ClockAct>(), Doers::Clock))
        .collect();
    all.sort_by_key(|act| act.name);
    all
});

impl ActName {
    fn find(name: &str) -> Option<Self> {
        let found = NAMES.binary_search_by_key(&name, |act| act.name).ok()?;
        Some(NAMES[found])
    }

    fn check_doer<E: de::Error>(self, by: By) -> Result<(), E> {
        let can = match self.doers {
            Doers::Player => matches!(by.person(), Some(Person::Player(_))),
            Doers::Arbiter => by.person() == Some(Person::Arbiter),
            Doers::Either => by.person().is_some(),
            Doers::Clock => by.person().is_none(),
        };
        if can { Ok(()) } else { Err(self.refused(by)) }
    }

    fn refused<E: de::Error>(self, by: By) -> E {
        let Self { name, doers } = self;
        let act = name.to_owned();
        custom_error("Act", &ImpossibleAct::Other { by, act, doers })
    }
}

/// An act whose doer stands elsewhere, and its name.
struct NamedAct {
    name: ActName,
    act: UndoneAct,
}

enum UndoneAct {
    Player(PlayerAct),
    Arbiter(ArbiterAct),
    Common(CommonAct),
    Clock(ClockAct),
}

impl NamedAct {
    fn done_by<E: de::Error>(self, by: By) -> Result<Deed, E> {
        match (by.person(), self.act) {
            (Some(Person::Player(color)), UndoneAct::Player(act)) => Ok(Deed::Player(color, act)),
            (Some(Person::Arbiter), UndoneAct::Arbiter(act)) => Ok(Deed::Arbiter(act)),
            (Some(person), UndoneAct::Common(act)) => Ok(Deed::Common(person, act)),
            (None, UndoneAct::Clock(ClockAct::Flag(color))) => Ok(Deed::Flag(color)),
            _ => Err(self.name.refused(by)),
        }
    }
}

/// Reads a doer, who must be able to do that act if it is known already.
struct ByOf(Option<ActName>);

impl<'de> DeserializeSeed<'de> for ByOf {
    type Value = By;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<By, D::Error> {
        let by = By::deserialize(deserializer)?;
        if let Some(name) = self.0 {
            name.check_doer(by)?;
        }
        Ok(by)
    }
}

/// Reads an act, which that doer must be able to do if the doer is known already.
struct ActOf(Option<By>);

impl<'de> DeserializeSeed<'de> for ActOf {
    type Value = NamedAct;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<NamedAct, D::Error> {
        deserializer.deserialize_enum("Act", &[], self)
    }
}

impl<'de> Visitor<'de> for ActOf {
    type Value = NamedAct;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an act, such as `Lift(\"e2\")`")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<NamedAct, A::Error> {
        let (name, contents) = access.variant::<ActName>()?;
        if let Some(by) = self.0 {
            name.check_doer(by)?;
        }
        let rest = NameRead {
            name: name.name,
            contents,
        };
        let act = match name.doers {
            Doers::Player => UndoneAct::Player(PlayerAct::deserialize(rest)?),
            Doers::Arbiter => UndoneAct::Arbiter(ArbiterAct::deserialize(rest)?),
            Doers::Either => UndoneAct::Common(CommonAct::deserialize(rest)?),
            Doers::Clock => UndoneAct::Clock(ClockAct::deserialize(rest)?),
        };
        Ok(NamedAct { name, act })
    }
}

impl<'de> Deserialize<'de> for ActName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_identifier(KnownName)
    }
}

struct KnownName;

impl Visitor<'_> for KnownName {
    type Value = ActName;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of an act")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<ActName, E> {
        ActName::find(name)
            .ok_or_else(|| custom_error("Act", &ImpossibleAct::Nobody(name.to_owned())))
    }
}

/// An enum whose variant's name has been read, and its contents not yet.
struct NameRead<A> {
    name: &'static str,
    contents: A,
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for NameRead<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for NameRead<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name = seed.deserialize(self.name.into_deserializer())?;
        Ok((name, self.contents))
    }
}

/// The names of an enum's variants, as `serde` knows them.
fn names<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut names: &'static [&'static str] = &[];
    // Nothing is read: the enum tells its names and is refused the rest.
    drop(T::deserialize(NamesAsked(&mut names)));
    names
}

struct NamesAsked<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for NamesAsked<'_> {
    type Error = de::value::Error;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        *self.0 = variants;
        self.deserialize_any(visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(de::Error::custom("only the names were asked for"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
