//! Random conduct, in every edition, watched and unwatched: what was touched binds as the oracle of Articles 4 and 7.5 says.

use std::collections::BTreeMap;

use crate::played_together::Together;
use crate::side_by_side::{only_seed, sequences};

#[test]
fn what_was_touched_binds_as_the_oracle_says() {
    let long = std::env::var_os("JADOUBE_LONG").is_some();
    let games = sequences(if long { 100_000 } else { 3_000 });
    let seeds = only_seed().map_or(0..games, |seed| seed..seed + 1);
    let mut report = String::new();
    let shown = if std::env::var_os("JADOUBE_ORACLE_ALL").is_some() {
        usize::MAX
    } else {
        5
    };
    let (mut differences, mut acts) = (0, 0);
    let mut open: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in seeds {
        let together = Together::of(seed, differences < shown);
        acts += together.acts;
        if let Some(why) = together.open {
            *open.entry(why).or_default() += 1;
        }
        if let Some(difference) = together.difference {
            differences += 1;
            eprintln!("{}", difference.lines().next().unwrap_or_default());
            if differences <= shown {
                report.push_str(&difference);
            }
        }
    }
    eprintln!("{acts} acts heard; left open: {open:#?}");
    assert!(
        differences == 0,
        "{differences} games differ ({acts} acts heard)\n{report}"
    );
}
