//! However the program ends, the clocks are stopped first and what is not on the disk is written: when the system asks
//! it to end by a signal, and when the display goes away.
//!
//! Under X11 the library of the window system ends the process itself when it has lost its server, without going back
//! through any of our functions. It does so in the proper way, though: what is bound to the thread is dropped. So the
//! one thing of the program that is bound to its thread is a [`FinishAtExit`].

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{self, Context, ViewportCommand};

use super::App;
use super::unfinished_start::UnfinishedStart;

/// The program as the window system holds it: it ends well however it ends.
#[derive(Debug)]
pub struct WindowedApp {
    app: Rc<RefCell<App>>,
    /// The start, until its first picture came.
    start: Option<UnfinishedStart>,
    /// How many frames have begun.
    frames: u8,
    is_asked_to_end: Arc<AtomicBool>,
}

impl WindowedApp {
    /// Watches from now on for whatever may end the program.
    pub fn new(app: App, start: UnfinishedStart, context: &Context) -> Self {
        let app = Rc::new(RefCell::new(app));
        AT_EXIT.set(Some(FinishAtExit(Rc::downgrade(&app))));
        let is_asked_to_end = Arc::<AtomicBool>::default();
        #[cfg(unix)]
        listen_to_signals(&is_asked_to_end, context);
        Self {
            app,
            start: Some(start),
            frames: 0,
            is_asked_to_end,
        }
    }

    /// Notes that the first picture has come, which is so when the frame after it begins.
    fn follow_start(&mut self, context: &Context) {
        if self.start.is_none() {
            return;
        }
        self.frames += 1;
        if self.frames <= FIRST_FRAMES {
            context.request_repaint();
        } else if let Some(start) = self.start.take() {
            self.app.borrow_mut().came_through(&start);
            fill_small_screen(context);
        }
    }
}

/// Has the window fill a screen that leaves no room around it for its frame and what the desktop shows beside it.
fn fill_small_screen(context: &Context) {
    let (screen, window) = context.input(|input| {
        let viewport = input.viewport();
        (viewport.monitor_size, viewport.inner_rect)
    });
    if let (Some(screen), Some(window)) = (screen, window)
        && (screen.y < window.height() + AROUND_WINDOW || screen.x < window.width())
    {
        context.send_viewport_cmd(ViewportCommand::Maximized(true));
    }
}

/// How much of the height a title bar and a panel of the desktop take, in points.
const AROUND_WINDOW: f32 = 72.0;

/// How many frames it takes until a picture has surely been seen: the first one only measures.
const FIRST_FRAMES: u8 = 2;

impl eframe::App for WindowedApp {
    fn raw_input_hook(&mut self, context: &Context, input: &mut egui::RawInput) {
        self.follow_start(context);
        self.app.borrow_mut().raw_input_hook(context, input);
    }

    fn logic(&mut self, context: &Context, frame: &mut eframe::Frame) {
        let mut app = self.app.borrow_mut();
        app.logic(context, frame);
        if self.is_asked_to_end.load(Ordering::Relaxed) {
            app.finish();
            app.close_for_good(context);
            context.request_repaint();
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.app.borrow_mut().ui(ui, frame);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        self.app.borrow().clear_color(visuals)
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        self.app.borrow_mut().on_exit(gl);
    }
}

impl Drop for WindowedApp {
    /// Also on the way out after a fault.
    fn drop(&mut self) {
        finish(&self.app);
    }
}

/// Finishes the program when its thread ends before the program was dropped.
#[derive(Debug)]
struct FinishAtExit(Weak<RefCell<App>>);

thread_local! {
    static AT_EXIT: RefCell<Option<FinishAtExit>> = const { RefCell::new(None) };
}

impl Drop for FinishAtExit {
    fn drop(&mut self) {
        if let Some(app) = self.0.upgrade() {
            finish(&app);
        }
    }
}

/// Finishes the program, unless it was ended in the middle of something: then its last sign of life tells when.
fn finish(app: &RefCell<App>) {
    if let Ok(mut app) = app.try_borrow_mut() {
        app.finish();
    }
}

/// Wakes the window when the system asks the program to end. Asked once more, it ends at once.
#[cfg(unix)]
fn listen_to_signals(is_asked_to_end: &Arc<AtomicBool>, context: &Context) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    const ENDING: [i32; 3] = [SIGTERM, SIGINT, SIGHUP];
    for signal in ENDING {
        // Where it cannot be listened to, it ends the program at once, as it would have anyway.
        signal_hook::flag::register_conditional_default(signal, Arc::clone(is_asked_to_end)).ok();
    }
    let Ok(mut signals) = signal_hook::iterator::Signals::new(ENDING) else {
        return;
    };
    let (is_asked_to_end, context) = (Arc::clone(is_asked_to_end), context.clone());
    std::thread::spawn(move || {
        for _ in signals.forever() {
            is_asked_to_end.store(true, Ordering::Relaxed);
            context.request_repaint();
        }
    });
}
