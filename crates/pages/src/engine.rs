//! One QuickJS context that turns a payload into HTML. Lives on its thread.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rquickjs::{CatchResultExt, CaughtError, Context, Ctx, Function, Module, Object, Persistent, Promise, Runtime};

const HOST: &str = include_str!("host.js");
const MEMORY_LIMIT_BYTES: usize = 64 << 20;
const STACK_LIMIT_BYTES: usize = 1 << 20;

/// What the page bundle makes of a payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// Elements for `<head>`.
    pub head: String,
    /// Elements for the root of the page.
    pub body: String,
}

/// Why a page could not be rendered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// The bundle threw; the text is its stack.
    #[error("the page bundle failed: {0}")]
    Script(String),
    /// The bundle took longer than it may.
    #[error("rendering took longer than allowed")]
    Timeout,
    /// Too many pages wait to be rendered.
    #[error("too many pages wait to be rendered")]
    Busy,
}

/// A context with the page bundle loaded.
pub struct Engine {
    context: Context,
    render: Option<Persistent<Function<'static>>>,
    started: Instant,
    deadline_us: Arc<AtomicU64>,
    // Declared last: dropped after everything that lives in it.
    _runtime: Runtime,
}

impl Engine {
    /// Loads the bundle into a fresh context.
    pub fn start(bundle: &str) -> Result<Self, RenderError> {
        let runtime = Runtime::new().map_err(script)?;
        runtime.set_memory_limit(MEMORY_LIMIT_BYTES);
        runtime.set_max_stack_size(STACK_LIMIT_BYTES);
        let started = Instant::now();
        let deadline_us = Arc::new(AtomicU64::new(u64::MAX));
        let deadline = Arc::clone(&deadline_us);
        let is_late = move || micros(started.elapsed()) > deadline.load(Ordering::Relaxed);
        runtime.set_interrupt_handler(Some(Box::new(is_late)));
        let context = Context::full(&runtime).map_err(script)?;
        let render = context.with(|ctx| load(&ctx, bundle).map_err(RenderError::Script))?;
        Ok(Self { context, render: Some(render), started, deadline_us, _runtime: runtime })
    }

    /// Renders the page of a payload (JSON), or gives up after `limit`.
    ///
    /// After an error the context's state is unknown: start a new one.
    pub fn render(&self, payload: &str, limit: Duration) -> Result<Rendered, RenderError> {
        let until = self.started.elapsed() + limit;
        self.deadline_us.store(micros(until), Ordering::Relaxed);
        let rendered = self.context.with(|ctx| self.call(&ctx, payload));
        let is_late = self.started.elapsed() > until;
        self.deadline_us.store(u64::MAX, Ordering::Relaxed);
        rendered.map_err(|reason| if is_late { RenderError::Timeout } else { RenderError::Script(reason) })
    }

    fn call(&self, ctx: &Ctx<'_>, payload: &str) -> Result<Rendered, String> {
        let render = self.render.clone().ok_or("the engine has ended")?;
        let render = render.restore(ctx).map_err(|error| error.to_string())?;
        let promise: Promise = render.call((payload,)).catch(ctx).map_err(reason)?;
        let page: Object = promise.finish().catch(ctx).map_err(reason)?;
        let part = |name: &str| page.get::<_, String>(name).catch(ctx).map_err(reason);
        Ok(Rendered { head: part("head")?, body: part("body")? })
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The saved function must go before its runtime.
        self.render.take();
    }
}

fn load(ctx: &Ctx<'_>, bundle: &str) -> Result<Persistent<Function<'static>>, String> {
    let log = Function::new(ctx.clone(), log).catch(ctx).map_err(reason)?;
    ctx.globals().set("__log", log).catch(ctx).map_err(reason)?;
    ctx.eval::<(), _>(HOST).catch(ctx).map_err(reason)?;
    let module = Module::declare(ctx.clone(), "ssr.js", bundle).catch(ctx).map_err(reason)?;
    let (module, evaluated) = module.eval().catch(ctx).map_err(reason)?;
    evaluated.finish::<()>().catch(ctx).map_err(reason)?;
    let render: Function = module.get("render").catch(ctx).map_err(reason)?;
    Ok(Persistent::save(ctx, render))
}

#[expect(clippy::needless_pass_by_value, reason = "the engine hands over owned strings")]
fn log(level: String, message: String) {
    match level.as_str() {
        "error" | "warn" => tracing::warn!(target: "pages", "{message}"),
        _ => tracing::debug!(target: "pages", "{message}"),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "shaped for map_err")]
fn reason(error: CaughtError<'_>) -> String {
    error.to_string()
}

#[expect(clippy::needless_pass_by_value, reason = "shaped for map_err")]
fn script(error: rquickjs::Error) -> RenderError {
    RenderError::Script(error.to_string())
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Duration = Duration::from_secs(2);
    const BUNDLE: &str = r"
        export async function render(payload) {
            const { name } = JSON.parse(payload)
            if (name === 'spin') for (;;);
            if (name === 'hog') { const all = []; for (;;) all.push(new Array(1e6).fill(0)) }
            if (name === 'throw') throw new Error('no such page');
            return { head: '<title>' + name + '</title>', body: '<h1>' + name + '</h1>' }
        }
    ";

    #[test]
    fn renders_what_the_bundle_makes_of_the_payload() {
        let engine = Engine::start(BUNDLE).unwrap();
        let page = engine.render(r#"{"name":"Zażółć"}"#, LIMIT).unwrap();
        assert_eq!((page.head.as_str(), page.body.as_str()), ("<title>Zażółć</title>", "<h1>Zażółć</h1>"));
    }

    #[test]
    fn an_error_in_the_bundle_is_told_with_its_words() {
        let engine = Engine::start(BUNDLE).unwrap();
        let error = engine.render(r#"{"name":"throw"}"#, LIMIT).unwrap_err();
        assert!(matches!(&error, RenderError::Script(stack) if stack.contains("no such page")), "{error:?}");
    }

    #[test]
    fn an_endless_loop_is_stopped() {
        let engine = Engine::start(BUNDLE).unwrap();
        let error = engine.render(r#"{"name":"spin"}"#, Duration::from_millis(50)).unwrap_err();
        assert_eq!(error, RenderError::Timeout);
    }

    #[test]
    fn a_hog_gets_no_more_memory_than_it_may() {
        let engine = Engine::start(BUNDLE).unwrap();
        assert!(matches!(engine.render(r#"{"name":"hog"}"#, LIMIT), Err(RenderError::Script(_))));
    }

    #[test]
    fn a_broken_bundle_is_refused_at_the_start() {
        assert!(matches!(Engine::start("export function render( {"), Err(RenderError::Script(_))));
    }
}
