//! A fixed number of engines behind a bounded queue.

use std::{
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

use tokio::sync::oneshot;

use crate::engine::{Engine, RenderError, Rendered};

const QUEUE: usize = 256;
// A page takes about 10 ms; on a machine that is busy with other work it may take long.
const LIMIT: Duration = Duration::from_secs(2);
// The engine recurses on the thread's own stack: more than its own limit of 1 MiB.
const STACK_BYTES: usize = 4 << 20;

struct Job {
    payload: String,
    reply: oneshot::Sender<Result<Rendered, RenderError>>,
}

/// Renders pages on threads of its own.
#[derive(Clone)]
pub struct Renderer {
    jobs: mpsc::SyncSender<Job>,
}

impl Renderer {
    /// Starts the threads; fails when the bundle does not load.
    pub fn start(bundle: &str, threads: usize) -> Result<Self, RenderError> {
        Engine::start(bundle)?;
        let bundle: Arc<str> = bundle.into();
        let (jobs, queue) = mpsc::sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let (queue, bundle) = (Arc::clone(&queue), Arc::clone(&bundle));
            thread::Builder::new()
                .name(format!("pages-{number}"))
                .stack_size(STACK_BYTES)
                .spawn(move || work(&queue, &bundle))
                .map_err(|error| RenderError::Script(error.to_string()))?;
        }
        Ok(Self { jobs })
    }

    /// Renders the page of a payload (JSON); [`RenderError::Busy`] when too many wait already.
    pub async fn render(&self, payload: String) -> Result<Rendered, RenderError> {
        let (reply, rendered) = oneshot::channel();
        self.jobs.try_send(Job { payload, reply }).map_err(|_| RenderError::Busy)?;
        rendered.await.unwrap_or(Err(RenderError::Busy))
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>, bundle: &str) {
    let mut engine = None;
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let rendered = match engine.take().map_or_else(|| Engine::start(bundle), Ok) {
            Ok(ready) => {
                let rendered = ready.render(&job.payload, LIMIT);
                // After an error the context's state is unknown: the next page gets a new one.
                engine = rendered.is_ok().then_some(ready);
                rendered
            }
            Err(error) => Err(error),
        };
        // Nobody waits any more where the visitor has left.
        let _ = job.reply.send(rendered);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_failed_page_does_not_spoil_the_next() {
        let bundle = "let n = 0; export async function render(p) { if (p === 'bad') throw new Error('bad'); return { head: '', body: p + ++n } }";
        let renderer = Renderer::start(bundle, 1).unwrap();
        assert_eq!(renderer.render("a".into()).await.unwrap().body, "a1");
        assert!(renderer.render("bad".into()).await.is_err());
        assert_eq!(renderer.render("b".into()).await.unwrap().body, "b1", "a new context after the error");
    }
}
