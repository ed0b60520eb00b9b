//! Many pieces of work on all cores, handed over in their order, and never far ahead of whoever takes them.

use std::collections::BTreeMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

/// How many pieces may be done before the one that is taken next.
const MOST_AHEAD: usize = 256;

/// How many bytes of finished pieces may wait; those that are being done come on top.
const MOST_BYTES: usize = 32 << 20;

/// As much as the thread that a program begins with.
const STACK: usize = 8 << 20;

struct WorkState<T> {
    /// The next piece that somebody begins.
    next: usize,
    /// The next piece that is taken.
    taken: usize,
    /// Pieces that are done and wait; nothing where doing it broke off.
    done: BTreeMap<usize, Option<T>>,
    /// The bytes of those that wait.
    bytes: usize,
}

struct Workshop<T, W, S> {
    count: usize,
    work: W,
    size: S,
    progress: Mutex<WorkState<T>>,
    changed: Condvar,
}

/// Does `count` pieces of work, numbered from 0, on so many threads, and gives each to `take` in the order of the
/// numbers; nothing, where doing it panicked. `size` says how many bytes a piece holds until it is taken.
///
/// What `take` cannot take ends it at once: nobody is waited for, and what is being done is given up with the program.
///
/// # Errors
/// The first error of `take`; or no thread can be had.
pub(super) fn in_order<T, W, S>(
    count: usize,
    threads: usize,
    work: W,
    size: S,
    mut take: impl FnMut(usize, Option<T>) -> io::Result<()>,
) -> io::Result<()>
where
    T: Send + 'static,
    W: Fn(usize) -> T + Send + Sync + 'static,
    S: Fn(&T) -> usize + Send + Sync + 'static,
{
    let workshop = Arc::new(Workshop {
        count,
        work,
        size,
        progress: Mutex::new(WorkState {
            next: 0,
            taken: 0,
            done: BTreeMap::new(),
            bytes: 0,
        }),
        changed: Condvar::new(),
    });
    let mut any = Err(io::Error::from(io::ErrorKind::InvalidInput));
    for _ in 0..threads.clamp(1, count.max(1)) {
        let workshop = Arc::clone(&workshop);
        let thread = thread::Builder::new().stack_size(STACK);
        // One thread that can be had is enough.
        match thread.spawn(move || workshop.work()) {
            Ok(_) => any = Ok(()),
            Err(error) if any.is_err() => any = Err(error),
            Err(_) => {}
        }
    }
    any?;
    (0..count).try_for_each(|index| take(index, workshop.wait_for(index)))
}

impl<T, W: Fn(usize) -> T, S: Fn(&T) -> usize> Workshop<T, W, S> {
    /// Does one piece after another until none is left.
    fn work(&self) {
        while let Some(index) = self.begin() {
            let done = catch_unwind(AssertUnwindSafe(|| (self.work)(index))).ok();
            let bytes = done.as_ref().map_or(0, &self.size);
            let mut progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
            progress.bytes += bytes;
            progress.done.insert(index, done);
            self.changed.notify_all();
        }
    }

    /// The next piece to do, as soon as there is room for it; there always is for the one that is taken next.
    fn begin(&self) -> Option<usize> {
        let progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        let is_too_far = |progress: &mut WorkState<T>| {
            let ahead = progress.next - progress.taken;
            progress.next < self.count
                && ahead > 0
                && (ahead >= MOST_AHEAD || progress.bytes >= MOST_BYTES)
        };
        let waited = self.changed.wait_while(progress, is_too_far);
        let mut progress = waited.unwrap_or_else(PoisonError::into_inner);
        let next = progress.next;
        (next < self.count).then(|| {
            progress.next += 1;
            next
        })
    }

    /// That piece, once it is done.
    fn wait_for(&self, index: usize) -> Option<T> {
        let progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        let is_missing = |progress: &mut WorkState<T>| !progress.done.contains_key(&index);
        let waited = self.changed.wait_while(progress, is_missing);
        let mut progress = waited.unwrap_or_else(PoisonError::into_inner);
        let done = progress.done.remove(&index).flatten();
        progress.bytes -= done.as_ref().map_or(0, &self.size);
        progress.taken = index + 1;
        self.changed.notify_all();
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::channel;
    use std::time::Duration;

    #[test]
    fn pieces_are_taken_in_their_order_whoever_is_done_first() {
        let mut taken = Vec::new();
        let work = |index: usize| {
            if index.is_multiple_of(7) {
                thread::sleep(Duration::from_millis(3));
            }
            index * 2
        };
        let took = in_order(
            100,
            8,
            work,
            |_| 1,
            |index, piece| {
                taken.push((index, piece));
                Ok(())
            },
        );
        took.expect("everything is taken");
        let expected: Vec<_> = (0..100).map(|index| (index, Some(index * 2))).collect();
        assert_eq!(taken, expected);
    }

    #[test]
    fn two_pieces_are_done_at_once() {
        let (first, from_first) = channel();
        let (second, from_second) = channel();
        let (from_first, from_second) = (Mutex::new(from_first), Mutex::new(from_second));
        let meets = move |index: usize| {
            let (tell, hear) = match index {
                0 => (&first, &from_second),
                _ => (&second, &from_first),
            };
            tell.send(()).expect("the other lives");
            let hear = hear.lock().expect("nobody else hears");
            usize::from(hear.recv_timeout(Duration::from_secs(20)).is_ok())
        };
        let took = in_order(
            2,
            2,
            meets,
            |_| 1,
            |_, met| {
                assert_eq!(met, Some(1), "each met the other");
                Ok(())
            },
        );
        took.expect("everything is taken");
    }

    #[test]
    fn nobody_works_far_ahead_of_what_is_taken() {
        for (size, most) in [(1, MOST_AHEAD), (MOST_BYTES, 1)] {
            let begun = Arc::new(AtomicUsize::new(0));
            let counts = Arc::clone(&begun);
            let work = move |_| counts.fetch_add(1, Ordering::SeqCst);
            let took = in_order(
                2000,
                4,
                work,
                move |_| size,
                |index, _| {
                    if index.is_multiple_of(200) {
                        thread::sleep(Duration::from_millis(20));
                    }
                    let ahead = begun.load(Ordering::SeqCst) - index;
                    assert!(ahead <= most + 4, "{ahead} at {index}");
                    Ok(())
                },
            );
            took.expect("everything is taken");
        }
    }

    #[test]
    fn what_breaks_off_hinders_nothing_else() {
        let breaks = |index: usize| {
            assert!(index != 3, "a fault of this program");
            index
        };
        let mut taken = Vec::new();
        let took = in_order(
            6,
            2,
            breaks,
            |_| 1,
            |_, piece| {
                taken.push(piece);
                Ok(())
            },
        );
        took.expect("everything is taken");
        assert_eq!(taken, [Some(0), Some(1), Some(2), None, Some(4), Some(5)]);
    }

    #[test]
    fn whoever_takes_no_more_waits_for_nobody() {
        let (_kept, never) = channel::<()>();
        let never = Mutex::new(never);
        let sticks = move |index: usize| {
            if index > 0 {
                drop(never.lock().map(|never| never.recv()));
            }
            index
        };
        let took = in_order(
            1000,
            2,
            sticks,
            |_| 1,
            |_, _| Err(io::ErrorKind::BrokenPipe.into()),
        );
        assert_eq!(
            took.map_err(|error| error.kind()),
            Err(io::ErrorKind::BrokenPipe)
        );
    }
}
