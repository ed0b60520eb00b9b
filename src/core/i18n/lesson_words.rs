//! The words of a lesson or a situation: the program's own stand in the locales, those of a teacher in the file itself.

use std::collections::BTreeMap;

use super::Words;
use crate::learn::{Lesson, Situation};

/// Words of a lesson in a language: its own where it brings them, else those of the locales.
#[derive(Clone, Copy, Debug)]
pub struct LessonWords<'a> {
    words: Words,
    name: &'a str,
    lesson: &'a Lesson,
}

impl<'a> LessonWords<'a> {
    /// Those of the lesson of that name.
    pub const fn new(words: Words, name: &'a str, lesson: &'a Lesson) -> Self {
        Self {
            words,
            name,
            lesson,
        }
    }

    /// Its title; what it is about, where no words stand for it.
    pub fn title(self) -> String {
        let id = format!("lesson-{}", self.name);
        let title = own_or_locale(&self.lesson.words, "title", self.words, &id);
        title.unwrap_or_else(|| self.lesson.about.clone())
    }

    /// What stands under a key, as `s1` or `aim`, if anything does.
    pub fn get(self, key: &str) -> Option<String> {
        let id = format!("lesson-{}.{key}", self.name);
        own_or_locale(&self.lesson.words, key, self.words, &id)
    }
}

/// Words of a situation in a language: its own where it brings them, else those of the locales.
#[derive(Clone, Copy, Debug)]
pub struct SituationWords<'a> {
    words: Words,
    name: &'a str,
    situation: &'a Situation,
}

impl<'a> SituationWords<'a> {
    /// Those of the situation of that name.
    pub const fn new(words: Words, name: &'a str, situation: &'a Situation) -> Self {
        Self {
            words,
            name,
            situation,
        }
    }

    /// Its title; what it is about, where no words stand for it.
    pub fn title(self) -> String {
        let id = format!("situation-{}", self.name);
        let title = own_or_locale(&self.situation.words, "title", self.words, &id);
        title.unwrap_or_else(|| self.situation.about.clone())
    }

    /// What stands under a key, as `scene` or `a-why`, if anything does.
    pub fn get(self, key: &str) -> Option<String> {
        let id = format!("situation-{}.{key}", self.name);
        own_or_locale(&self.situation.words, key, self.words, &id)
    }
}

/// What stands under a key in the file itself, or else under that message in the locales.
fn own_or_locale(
    own: &BTreeMap<String, String>,
    key: &str,
    words: Words,
    id: &str,
) -> Option<String> {
    let own = own.get(key).cloned();
    own.or_else(|| words.try_tr(id, &[]).map(Into::into))
}
