//! Keeps the screen awake while a clock runs, where the desktop can be asked to; where it cannot, nothing is said.

use std::fmt;

/// Something that can keep the screen awake.
pub trait ScreenInhibitor: fmt::Debug {
    /// Keeps the screen awake from now on, or lets it sleep again; cheap to call each frame.
    fn keep_awake(&mut self, awake: bool);
}

/// Nothing that can be kept awake.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoScreen;

impl ScreenInhibitor for NoScreen {
    fn keep_awake(&mut self, _: bool) {}
}

/// The screen of this machine.
#[must_use]
pub fn of_this_machine() -> Box<dyn ScreenInhibitor> {
    #[cfg(target_os = "linux")]
    return Box::<linux::Desktop>::default();
    #[cfg(not(target_os = "linux"))]
    Box::new(NoScreen)
}

#[cfg(target_os = "linux")]
mod linux {
    use std::pin::pin;
    use std::sync::Arc;
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::task::{Context, Poll, Wake, Waker};
    use std::thread::{self, Thread};

    use super::ScreenInhibitor;

    /// The desktop, asked over D-Bus on a thread of its own, which begins with the first clock.
    #[derive(Debug, Default)]
    pub(super) struct Desktop {
        is_awake: bool,
        asked: Option<Sender<bool>>,
    }

    impl ScreenInhibitor for Desktop {
        fn keep_awake(&mut self, awake: bool) {
            if std::mem::replace(&mut self.is_awake, awake) == awake {
                return;
            }
            let asked = self.asked.get_or_insert_with(|| {
                let (asked, answers) = mpsc::channel();
                // Without the thread nobody answers, and the screen sleeps when it likes.
                let _ = thread::Builder::new()
                    .name("wakefulness".to_owned())
                    .spawn(move || wait_for(ask_the_desktop(&answers)));
                asked
            });
            // Nobody listens where there is no desktop to ask.
            let _ = asked.send(awake);
        }
    }

    /// Passes on what is asked, until the program ends; the desktop forgets it when the connection closes.
    async fn ask_the_desktop(asked: &Receiver<bool>) -> zbus::Result<()> {
        let bus = zbus::Connection::session().await?;
        let saver = "org.freedesktop.ScreenSaver";
        let mut kept: Option<u32> = None;
        while let Ok(awake) = asked.recv() {
            match (awake, kept) {
                (true, None) => {
                    let why = ("Jadoube", "a chess clock is running");
                    let answer = bus
                        .call_method(
                            Some(saver),
                            "/org/freedesktop/ScreenSaver",
                            Some(saver),
                            "Inhibit",
                            &why,
                        )
                        .await?;
                    kept = Some(answer.body().deserialize()?);
                }
                (false, Some(cookie)) => {
                    bus.call_method(
                        Some(saver),
                        "/org/freedesktop/ScreenSaver",
                        Some(saver),
                        "UnInhibit",
                        &cookie,
                    )
                    .await?;
                    kept = None;
                }
                (true, Some(_)) | (false, None) => {}
            }
        }
        Ok(())
    }

    /// Wakes the thread that waits.
    struct Bell(Thread);

    impl Wake for Bell {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    /// Waits until that is done.
    fn wait_for<T>(work: impl Future<Output = T>) -> T {
        let waker = Waker::from(Arc::new(Bell(thread::current())));
        let mut context = Context::from_waker(&waker);
        let mut work = pin!(work);
        loop {
            match work.as_mut().poll(&mut context) {
                Poll::Ready(done) => return done,
                Poll::Pending => thread::park(),
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn waiting_ends_when_the_work_is_done() {
            let mut left = 3;
            let work = std::future::poll_fn(|context| {
                left -= 1;
                context.waker().wake_by_ref();
                if left == 0 {
                    Poll::Ready("done")
                } else {
                    Poll::Pending
                }
            });
            assert_eq!(wait_for(work), "done");
        }

        #[test]
        fn a_machine_without_a_desktop_is_asked_in_vain_and_nothing_is_said() {
            let mut desktop = Desktop::default();
            desktop.keep_awake(true);
            desktop.keep_awake(true);
            desktop.keep_awake(false);
            assert!(!desktop.is_awake);
        }
    }
}
