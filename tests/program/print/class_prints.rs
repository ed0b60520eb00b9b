//! Certificates and the summaries of the Laws on paper, in every language: one page each, and nothing beside it.

use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::editions::contents::{BookletPart, contents};
use jadoube_core::laws::{Edition, Rule};
use jadoube_core::learn::{Certificate, CertificateStanding, Level};
use jadoube_core::record::print::pdf::Document;
use jadoube_ui::{CertificateOrder, ExamMark, article_summary, certificate};

use crate::support::poppler;

/// The text of each page of a document, without any spaces; nothing stands beside a page.
fn texts_of_pages(name: &str, document: &Document) -> Vec<String> {
    let written = document.written();
    poppler::keep(name, &written);
    let page = &document.pages[0];
    let (width, height) = (page.width(), page.height());
    let words = poppler::words(&written);
    assert!(!words.is_empty(), "{name}");
    for (word, [left, top, right, bottom]) in words {
        let is_inside = left >= 20.0 && top >= 20.0 && right <= width - 20.0;
        assert!(
            is_inside && bottom <= height - 20.0,
            "{name}: {word} at {left} {top} {right} {bottom}"
        );
    }
    let text = poppler::raw_text(&written);
    let pages = text.split_terminator('\u{c}').map(tight);
    pages.collect()
}

/// The text of a document that is one page.
fn text_of_one_page(name: &str, document: &Document) -> String {
    assert_eq!(document.pages.len(), 1, "{name}");
    texts_of_pages(name, document).concat()
}

fn tight(text: &str) -> String {
    text.split_whitespace().collect()
}

fn order(certificate: Certificate, name: &str) -> CertificateOrder {
    CertificateOrder {
        certificate,
        name: name.to_owned(),
        edition: Edition::E2018,
        standing: CertificateStanding::default(),
        exam: None,
    }
}

#[test]
fn each_certificate_is_one_page_with_the_name_and_a_line_to_sign_on() {
    for language in Language::ALL {
        let words = Words::new(language);
        for which in Certificate::ALL {
            let printed = certificate(&order(which, "Ђурђа Łukaszówna"), "24. 11. 2026", words);
            let name = format!("certificate-{which}-{}", language.tag());
            let text = text_of_one_page(&name, &printed.printed());
            for what in [
                "Ђурђа Łukaszówna",
                "24. 11. 2026",
                "2018",
                &*words.tr("certificate"),
                &*words.tr(&format!("certificate-{which}")),
                &*words.tr(&format!("certificate-{which}-done")),
                &*words.tr("certificate-teacher"),
            ] {
                assert!(text.contains(&tight(what)), "{name}: {what} in {text}");
            }
        }
    }
}

#[test]
fn the_result_of_an_exam_is_one_page_that_says_how_many_were_right() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (right, verdict) in [(17, "exam-passed"), (9, "exam-failed")] {
            let mut order = order(Certificate::ArbitersDesk, "Ana");
            order.exam = Some(ExamMark {
                level: Level::Club,
                right,
                asked: 20,
            });
            let printed = certificate(&order, "24. 11. 2026", words);
            let text = text_of_one_page("exam", &printed.printed());
            for what in [words.tr("level-club"), words.tr(verdict)] {
                assert!(text.contains(&tight(&what)), "{what} in {text}");
            }
            assert!(text.contains(&right.to_string()), "{text}");
        }
    }
}

#[test]
fn a_certificate_says_no_more_than_was_done() {
    let words = Words::new(Language::English);
    let mut order = order(Certificate::YoungArbiter, "Ben");
    order.standing = CertificateStanding {
        lessons: 40,
        open_lessons: (4..=40).collect(),
        situations: 30,
        open_situations: 28,
    };
    let printed = certificate(&order, "", words);
    let all = words.tr("certificate-young-arbiter-done");
    assert!(!printed.done.contains(&*all), "{}", printed.done);
    assert!(printed.done.contains("3 of 40") && printed.done.contains("2 of 30"));
}

#[test]
fn a_name_is_free_and_the_longest_one_stays_on_the_page() {
    let words = Words::new(Language::English);
    for (name, shown) in [("", ""), ("  ", ""), ("Bo", "Bo")] {
        let printed = certificate(&order(Certificate::YoungArbiter, name), "", words);
        assert_eq!(printed.name, shown);
        text_of_one_page("certificate-short", &printed.printed());
    }
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(6);
    let printed = certificate(&order(Certificate::ArbitersDesk, &long), "", words);
    let text = text_of_one_page("certificate-long", &printed.printed());
    assert!(text.contains("Wolfeschlegel"), "{text}");
}

/// Sums up every part of an edition, each on one page, and looks whether everything is told.
fn sum_up(language: Language, edition: Edition) {
    let words = Words::new(language);
    let parts = contents(edition).into_iter();
    let summaries: Vec<_> = parts
        .map(|it| (it.part, article_summary(it.part, edition, words)))
        .collect();
    let pages = summaries.iter().map(|(part, summary)| {
        let mut pages = summary.printed().pages;
        assert_eq!(pages.len(), 1, "{language:?} {edition} {part:?}");
        pages.remove(0)
    });
    let bound = Document {
        title: String::new(),
        language: language.tag(),
        pages: pages.collect(),
    };
    let name = format!("summaries-{}-{edition}", language.tag());
    let texts = texts_of_pages(&name, &bound);
    assert_eq!(texts.len(), summaries.len(), "{name}");
    for ((part, summary), text) in summaries.iter().zip(texts) {
        let title = words.part_title(*part);
        assert!(text.contains(&tight(&title)), "{name}: {title}");
        assert!(!summary.rules.is_empty(), "{name}: {title} is empty");
        for rule in &summary.rules {
            assert!(text.contains(&tight(&rule.number)), "{name}: {rule:?}");
            // Where there is no room for the whole of it, the most important is there.
            let is_told = |said: &str| text.contains(&tight(said));
            let is_there = is_told(&rule.gist) || is_told(&rule.short);
            assert!(is_there, "{name}: {rule:?} in {text}");
        }
    }
}

#[test]
fn every_part_of_the_newest_edition_is_summed_up_on_one_page_in_every_language() {
    for language in Language::ALL {
        sum_up(language, Edition::E2023);
    }
}

#[test]
fn every_part_of_an_older_edition_is_summed_up_on_one_page() {
    sum_up(Language::English, Edition::E2009);
    sum_up(Language::SerbianCyrillic, Edition::E2005);
}

#[test]
fn an_older_edition_says_what_it_said_otherwise() {
    let words = Words::new(Language::English);
    let gist = |edition| {
        let summary = article_summary(BookletPart::ActOfMoving, edition, words);
        let number = Rule::AccidentalTouch.article(edition);
        let is_it = |gist: &&String| gist.contains("Every touch counts");
        let mut rules = summary.rules.iter().filter(|it| it.number == number);
        rules.find(|it| is_it(&&it.gist)).map(|it| it.gist.clone())
    };
    let newest = gist(Edition::E2023).expect("it is there");
    assert!(!newest.contains("2005"), "{newest}");
    let oldest = gist(Edition::E2005).expect("it is there");
    assert!(
        oldest.starts_with("2005: Only a touch made on purpose counted."),
        "{oldest}"
    );
}
