//! The history of the provisions: each line of an edition names its article, and the concordance agrees.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_core::laws::{Edition, Rule};

/// A line of an edition: the provision it belongs to, what it lays down, and the article beside it.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub edition: String,
    pub provision: String,
    pub value: String,
    pub article: Option<String>,
}

/// The rules of the concordance under which a provision is stated.
const RULES: &[(&str, &[Rule])] = {
    use Rule::*;
    &[
        ("illegal_move_that_loses", &[IllegalCountStd]),
        ("illegal_loss_may_draw", &[IllegalLossDraw]),
        (
            "first_illegal_loses_unsupervised",
            &[RapidUIllegalTrigger, RapidUIllegalResult, BlitzUIllegal],
        ),
        (
            "illegal_move_gives",
            &[IllegalCountStd, RapidPenaltyScale, BlitzPenaltyScale],
        ),
        (
            "wrong_claim_gives",
            &[ClaimWrongOpponentTime, ClaimWrongRapid, ClaimWrongBlitz],
        ),
        ("wrong_claim_halves", &[ClaimWrongOpponentTime]),
        ("fifty_counts", &[FiftyClaimNow]),
        ("claim_lost_by", &[ClaimRightLost]),
        ("claim_stops", &[ClaimStopClock]),
        ("rapid", &[RapidDef]),
        ("default_time", &[DefaultTime]),
        ("default_time_arbiter_may_waive", &[DefaultTime]),
        ("automatic_repetition", &[AutoRepetition]),
        ("automatic_move_limit", &[Auto75]),
        ("moves_before_agreement", &[DrawAgreement]),
        ("draw_restriction", &[AgreedDrawRestriction]),
        (
            "endings_keep_to_touch",
            &[WinCheckmate, DrawStalemate, DrawDeadPosition],
        ),
        // That a move which ends the game needs no press stands beside the press.
        ("agreement_completes", &[PressCompletes]),
        ("two_hands", &[TwoHands]),
        ("press_without_move", &[PressWithoutMove]),
        ("unpromoted_pawn", &[UnpromotedPawnPressed]),
        ("next_move_completes", &[NextMoveCompletes]),
        ("wrong_setting_corrected", &[ClockWrongSetting]),
        ("contact", &[AccidentalTouch]),
        ("adjust_on_own_time_only", &[AdjustOwnTime]),
        ("touch_both_any_number", &[TouchBoth]),
        ("touch_claim_lost", &[Art4ClaimForfeit]),
        (
            "setup_claim_moves",
            &[RapidUSetupDeadline, RapidUClockDeadline],
        ),
        ("unsupervised_illegal", &[RapidUIllegalTrigger]),
        ("unsupervised_flag", &[RapidUFlagWho]),
        ("unsupervised_touch_on_request", &[RapidUArt4]),
        ("unsupervised_both_checked", &[RapidUKingsCheck]),
        ("unsupervised_both_flags", &[RapidBothFlags]),
        ("quickplay", &[QpfStatus]),
        ("quickplay_increment", &[QpfIncrementRequest]),
        ("quickplay_claim_offers", &[ClaimIsOffer]),
        ("verdict_follows_flag", &[QpfPostponeTest]),
        ("both_flags", &[BothFlagsUnknown, BothFlagsDraw]),
        ("colors_reversed", &[ColoursReversed]),
        ("resignation_may_draw", &[WinResign]),
        ("phone", &[Phone]),
        ("chess960", &[Chess960Status]),
        ("electronic_scoresheet", &[MustRecord]),
        ("resumption", &[AdjLate]),
        ("sealed_loss_may_fail", &[AdjBadExceptions]),
        ("session_end_announced", &[AdjSessionClock]),
        ("sealed_ending_excuses", &[AdjLateSealer]),
        ("both_absent_at_resumption", &[AdjBothAbsent]),
        ("penalties", &[PenaltyList]),
        ("loss_leaves_score_open", &[PenaltyList]),
        ("score_cap", &[ScoreCap]),
    ]
};

/// What an edition lays down though no rule of the concordance is about it: when the appendices hold their own rules.
const WITHOUT_RULE: [&str; 3] = [
    "supervised_blitz_scale_unsaid",
    "knows_supervision",
    "unsupervised_both_checked",
];

/// Every line that lays something down, in the order of the editions.
pub fn lines(source: &str) -> Vec<Line> {
    let mut found = Vec::new();
    let mut edition = None;
    let mut group: Option<String> = None;
    for line in source.lines() {
        if let Some(name) = line.strip_prefix("const E") {
            edition = name.split(':').next().map(str::to_owned);
            continue;
        }
        let Some(now) = &edition else { continue };
        let (code, comment) = match line.split_once("//") {
            Some((code, comment)) => (code.trim(), Some(comment.trim().to_owned())),
            None => (line.trim(), None),
        };
        match code {
            "};" => edition = None,
            "}," => group = None,
            "" => {}
            _ if code.starts_with("..") => {}
            _ => {
                let (name, value) = code.split_once(':').unwrap_or((code, ""));
                if value.ends_with('{') {
                    group = Some(name.to_owned());
                    continue;
                }
                let provision = group.as_ref().map_or(name.to_owned(), Clone::clone);
                let part = if group.is_some() { name } else { "" };
                found.push(Line {
                    edition: now.clone(),
                    provision,
                    value: format!("{part}{value}"),
                    article: comment,
                });
            }
        }
    }
    found
}

/// The lines beside which no article stands.
pub fn without_article(lines: &[Line]) -> Vec<String> {
    let lacks = |line: &&Line| {
        line.article
            .as_deref()
            .is_none_or(|it| articles(it).is_empty())
    };
    let told = |line: &Line| format!("{}: {}", line.edition, line.provision);
    lines.iter().filter(lacks).map(told).collect()
}

/// The lines whose article is not one at which the concordance states that provision in that edition.
pub fn misplaced(lines: &[Line]) -> Vec<String> {
    let rules: BTreeMap<&str, &[Rule]> = RULES.iter().copied().collect();
    let mut found = Vec::new();
    for line in lines {
        let comment = line.article.as_deref().unwrap_or_default();
        let comment = comment.split(';').next().unwrap_or_default();
        let year = comment
            .split(" of ")
            .nth(1)
            .map_or(line.edition.as_str(), |of| &of[..4]);
        let Ok(edition) = year.parse::<Edition>() else {
            found.push(format!(
                "{}: {}: no edition {year}",
                line.edition, line.provision
            ));
            continue;
        };
        let stated: BTreeSet<&str> = rules
            .get(line.provision.as_str())
            .into_iter()
            .flat_map(|rules| rules.iter())
            .flat_map(|rule| rule.articles(edition))
            .collect();
        let is_free = WITHOUT_RULE.contains(&line.provision.as_str());
        for article in articles(comment) {
            let is_there = stated
                .iter()
                .any(|it| is_at(article, it) || is_at(it, article));
            if !is_there && !is_free {
                found.push(format!("{}: {}: {article}", line.edition, line.provision));
            }
        }
    }
    found
}

/// Whether an article is another one or stands below it, as 12.9.6 stands below 12.9.
fn is_at(article: &str, place: &str) -> bool {
    let below = article.strip_prefix(place);
    below.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The provisions of the first edition that no later one amends.
pub fn never_amended(lines: &[Line]) -> Vec<String> {
    let Some(first) = lines.first().map(|line| &line.edition) else {
        return Vec::new();
    };
    let amended: BTreeSet<&str> = lines
        .iter()
        .filter(|line| line.edition != *first)
        .map(|line| line.provision.as_str())
        .collect();
    let mut never: Vec<String> = lines
        .iter()
        .filter(|line| line.edition == *first && !amended.contains(line.provision.as_str()))
        .map(|line| line.provision.clone())
        .collect();
    never.dedup();
    never
}

/// The lines that lay down what held before.
pub fn changes_nothing(lines: &[Line]) -> Vec<String> {
    let part = |line: &Line| {
        let part = line.value.split(' ').next().unwrap_or_default().to_owned();
        (line.provision.clone(), part)
    };
    let mut held = BTreeMap::new();
    let mut found = Vec::new();
    for line in lines {
        let before = held.insert(part(line), &line.value);
        if before == Some(&line.value) {
            found.push(format!("{}: {}", line.edition, line.provision));
        }
    }
    found
}

/// The articles that a comment begins with: `6.2a(2)` and `B.2` of `6.2a(2), B.2; by excerpts`.
fn articles(comment: &str) -> Vec<&str> {
    let listed = comment.split(';').next().unwrap_or_default();
    let listed = listed.strip_prefix("before ").unwrap_or(listed);
    let listed = listed.split(" of ").next().unwrap_or_default();
    let is_article = |it: &&str| {
        it.chars()
            .all(|c| c.is_ascii_alphanumeric() || "().".contains(c))
            && it.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase())
    };
    let all: Vec<&str> = listed.split(',').map(str::trim).collect();
    if all.iter().all(is_article) {
        all
    } else {
        Vec::new()
    }
}

/// An edition as it would stand in the source.
#[cfg(test)]
fn told(year: &str, body: &str) -> String {
    format!("const E{year}: Provisions = Provisions {{\n{body}\n}};\n")
}

#[test]
fn a_line_without_its_article_is_seen() {
    let source = told(
        "2005",
        "two_hands: Discretion, // 4.1\nphone: RingLoses,\nminutes: Minutes {\nrapid: 2, // 7.4b, B.2; as told\nblitz: 2, // surely\n},\n..E2000",
    );
    assert_eq!(
        without_article(&lines(&source)),
        ["2005: phone", "2005: minutes"]
    );
}

#[test]
fn an_article_at_which_nothing_of_it_stands_is_seen() {
    let source = told(
        "2018",
        "two_hands: IllegalIfPressed, // 7.5.4\nphone: RingLoses, // 7.5.4\nchess960: false, // before F of 2009\nscore_cap: true, // before 10.2 of 2009",
    );
    assert_eq!(
        misplaced(&lines(&source)),
        ["2018: phone: 7.5.4", "2018: score_cap: 10.2"]
    );
}

#[test]
fn a_provision_that_is_amended_nowhere_is_seen() {
    let source = told("2005", "two_hands: Discretion,\nphone: RingLoses,")
        + &told("2009", "phone: SoundLoses,");
    assert_eq!(never_amended(&lines(&source)), ["two_hands"]);
}

#[test]
fn an_amendment_that_changes_nothing_is_seen() {
    let source = told(
        "2005",
        "phone: RingLoses,\nrapid: Span {\nfrom: 15,\nto: 60,\n},",
    ) + &told("2009", "phone: RingLoses,\nrapid: Span {\nto: 60,\n},")
        + &told("2014", "rapid: Span {\nfrom: 10,\n},");
    assert_eq!(
        changes_nothing(&lines(&source)),
        ["2009: phone", "2009: rapid"]
    );
}
