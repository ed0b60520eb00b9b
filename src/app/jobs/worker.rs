//! Work on a thread of its own, which wakes the window with what it finds.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use eframe::egui::Context;

/// Begins work that has one answer. A receiver without a sender tells that it broke off.
///
/// # Errors
/// The system gives the program no further thread.
pub fn answer<T: Send + 'static>(
    name: &str,
    context: &Context,
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<Receiver<T>> {
    stream(name, context, move |sender, _| {
        // If nobody waits for the answer any more, it is not needed.
        let _ = sender.send(work());
    })
}

/// Begins work that sends what it finds and wakes the window itself whenever there is enough of it. A receiver without
/// a sender tells that it is over.
///
/// # Errors
/// The system gives the program no further thread.
pub fn stream<T: Send + 'static>(
    name: &str,
    context: &Context,
    work: impl FnOnce(Sender<T>, &Context) + Send + 'static,
) -> io::Result<Receiver<T>> {
    let (sender, found) = mpsc::channel();
    let at_last = AtLast(context.clone());
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(move || work(sender, &at_last.0))?;
    Ok(found)
}

/// Wakes the window when it goes, also where the work before it broke off.
struct AtLast(Context);

impl Drop for AtLast {
    fn drop(&mut self) {
        self.0.request_repaint();
    }
}
