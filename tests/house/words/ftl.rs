//! A locale file, read closely: its messages, what they are told, and the forms they choose between.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use jadoube_core::i18n::{Language, sources};

/// A message or one of its attributes.
#[derive(Debug, Default)]
pub struct Message {
    /// The file it stands in.
    pub topic: &'static str,
    /// All its text, variants one after another.
    pub text: String,
    /// The arguments it names itself.
    pub variables: BTreeSet<String>,
    /// The messages it refers to.
    pub refers: BTreeSet<String>,
    /// The arguments its comment promises.
    pub promised: BTreeSet<String>,
    /// For each choice by an argument: the argument and the keys of its variants.
    pub choices: Vec<(String, Vec<String>)>,
}

/// The messages of a language by id; an attribute is named `id.attribute`.
pub struct Locale {
    pub language: Language,
    pub messages: BTreeMap<String, Message>,
    /// What could not be read, and ids that stand twice.
    pub faults: Vec<String>,
}

impl Locale {
    pub fn of(language: Language) -> Self {
        let mut locale = Self {
            language,
            messages: BTreeMap::new(),
            faults: Vec::new(),
        };
        for source in sources(language) {
            let (tree, errors) = match parser::parse(source.text.as_ref()) {
                Ok(tree) => (tree, Vec::new()),
                Err((tree, errors)) => (tree, errors),
            };
            let tag = language.tag();
            locale.faults.extend(
                errors
                    .iter()
                    .map(|error| format!("{tag}/{}.ftl: {error}", source.topic)),
            );
            for entry in &tree.body {
                locale.take(entry, source.topic);
            }
        }
        locale
    }

    fn take(&mut self, entry: &Entry<&str>, topic: &'static str) {
        match entry {
            Entry::Message(message) => {
                let comment = message.comment.iter().flat_map(|comment| &comment.content);
                let promised: BTreeSet<String> = comment.flat_map(|line| names_in(line)).collect();
                let id = message.id.name;
                if let Some(pattern) = &message.value {
                    self.add(id, topic, &promised, pattern);
                }
                for attribute in &message.attributes {
                    let id = format!("{id}.{}", attribute.id.name);
                    self.add(&id, topic, &promised, &attribute.value);
                }
            }
            Entry::Junk { content } => self.faults.push(format!("unreadable: {content}")),
            Entry::Term(term) => self.faults.push(format!("a term: -{}", term.id.name)),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }

    fn add(
        &mut self,
        id: &str,
        topic: &'static str,
        promised: &BTreeSet<String>,
        pattern: &Pattern<&str>,
    ) {
        let mut message = Message {
            topic,
            promised: promised.clone(),
            ..Message::default()
        };
        message.read(pattern);
        let replaces = topic == "overrides";
        if self.messages.insert(id.to_owned(), message).is_some() && !replaces {
            self.faults
                .push(format!("{}: `{id}` stands twice", self.language.tag()));
        }
    }

    /// Every argument that a message asks for, itself or through those it refers to.
    pub fn asks_for(&self, id: &str) -> BTreeSet<String> {
        let mut asked = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut left = vec![id.to_owned()];
        while let Some(id) = left.pop() {
            let Some(message) = self.messages.get(&id).filter(|_| seen.insert(id.clone())) else {
                continue;
            };
            asked.extend(message.variables.iter().cloned());
            left.extend(message.refers.iter().cloned());
        }
        asked
    }

    /// The ids that every language has to say; the forms of `grammar.ftl` are each language's own.
    pub fn ids(&self) -> BTreeSet<&str> {
        let shared = |message: &Message| message.topic != "grammar";
        self.messages
            .iter()
            .filter(|(_, message)| shared(message))
            .map(|(id, _)| id.as_str())
            .collect()
    }
}

/// The arguments that a comment names: `$player: white, black`.
fn names_in(line: &str) -> Vec<String> {
    line.split('$')
        .skip(1)
        .map(|rest| {
            rest.chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect()
        })
        .collect()
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.text.push_str(value);
                }
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
        self.text.push('\n');
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(key).collect();
                    self.choices.push((id.name.to_owned(), keys));
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.text.push('\u{2060}');
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers.insert(id.name.to_owned());
                self.text.push('\u{2060}');
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}
