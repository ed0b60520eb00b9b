//! The lessons and situations that the program brings along, in their order.

use std::sync::{Arc, LazyLock};

use include_dir::{Dir, include_dir};

use super::lesson::Lesson;
use super::situation::Situation;
use crate::record::script::Unreadable;

static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lessons");
static SITUATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/situations");

/// A lesson or a situation with its number and its name.
#[derive(Clone, Debug)]
pub struct Numbered<T> {
    /// Its number, from 1, as it is shown.
    pub number: u32,
    /// Its name, which is the key of its words and of what is kept about it.
    pub name: String,
    /// What its file holds.
    pub content: Arc<T>,
}

/// All of them.
#[derive(Debug)]
pub struct Curriculum {
    /// The lessons, in their order.
    pub lessons: Vec<Numbered<Lesson>>,
    /// The situations, in their order.
    pub situations: Vec<Numbered<Situation>>,
}

impl Curriculum {
    /// Returns the lessons and situations that the program brings along, read at the first use.
    pub fn own() -> &'static Self {
        static OWN: LazyLock<Curriculum> = LazyLock::new(|| Curriculum {
            lessons: read_all(&LESSONS, Lesson::read),
            situations: read_all(&SITUATIONS, Situation::read),
        });
        &OWN
    }

    /// The lesson of that name.
    pub fn lesson(&self, name: &str) -> Option<&Numbered<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }

    /// The situation of that name.
    pub fn situation(&self, name: &str) -> Option<&Numbered<Situation>> {
        self.situations.iter().find(|it| it.name == name)
    }
}

fn texts(folder: &'static Dir<'static>) -> impl Iterator<Item = (&'static str, &'static str)> {
    folder.files().filter_map(|file| {
        let name = file.path().file_stem()?.to_str()?;
        Some((name, file.contents_utf8()?))
    })
}

fn read_all<T>(
    folder: &'static Dir<'static>,
    read: impl Fn(&str) -> Result<T, Unreadable>,
) -> Vec<Numbered<T>> {
    let mut all: Vec<Numbered<T>> = texts(folder)
        .filter_map(|(file, text)| {
            let (number, name) = numbered(file)?;
            let content = Arc::new(read(text).ok()?);
            let name = name.to_owned();
            Some(Numbered {
                number,
                name,
                content,
            })
        })
        .collect();
    all.sort_by_key(|it| it.number);
    all
}

/// The number and the name that a file's name tells: `14-touched-is-moved`.
pub fn numbered(file: &str) -> Option<(u32, &str)> {
    let (number, name) = file.split_once('-')?;
    Some((number.parse().ok()?, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever only guesses a letter is not helped: none is right much more often than the others.
    #[test]
    fn no_letter_is_right_much_more_often_than_the_others() {
        let all = &Curriculum::own().situations;
        assert_eq!(all.len(), 80);
        for place in 0..4 {
            let is_right = |it: &&Numbered<Situation>| {
                let mut right = it.content.right_answers(it.content.newest_edition());
                right.any(|answer| answer == place)
            };
            let count = all.iter().filter(is_right).count();
            assert!((15..=26).contains(&count), "answer {place}: {count}");
        }
    }
}
