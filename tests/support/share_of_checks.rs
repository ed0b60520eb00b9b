//! Checks that look at so much that each change runs a third of them, another one than the change before; all of them run
//! with `JADOUBE_LONG=1`.

/// In how many changes everything is looked at once.
const CHANGES: usize = 3;

/// Whether the check of that number is due: `JADOUBE_CHANGE` is the number of the change, 0 where it is not said.
pub fn is_due(check: usize) -> bool {
    let change = std::env::var("JADOUBE_CHANGE").ok();
    let change = change.map_or(0, |it| it.parse::<usize>().expect("a number"));
    std::env::var_os("JADOUBE_LONG").is_some() || (check + change).is_multiple_of(CHANGES)
}
