//! Connections: taken in, hung up on when nothing comes, and ended when the program ends.

use std::{net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, extract::ConnectInfo};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto::Builder, graceful::GracefulShutdown},
    service::TowerToHyperService,
};
use tokio::net::{TcpListener, TcpStream};
use tower_http::add_extension::AddExtension;

/// After a connection could not be taken in, for want of files perhaps, the next try waits so long.
const BREATH: Duration = Duration::from_millis(100);

/// How long the other side is waited for.
#[derive(Clone, Copy)]
pub(crate) struct Patience {
    /// For the head of a request, from the moment the connection is ready for one.
    pub head: Duration,
    /// For what was begun, once the program is asked to end.
    pub end: Duration,
}

/// Serves until `shutdown` comes, then finishes what was begun, for as long as patience lasts.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    shutdown: impl Future<Output = ()> + Send,
) {
    let begun = GracefulShutdown::new();
    let mut shutdown = pin!(shutdown);
    loop {
        tokio::select! {
            taken = listener.accept() => match taken {
                Ok((stream, from)) => answer(stream, from, router.clone(), patience, &begun),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(BREATH).await;
                }
            },
            () = &mut shutdown => break,
        }
    }
    drop(listener);
    if tokio::time::timeout(patience.end, begun.shutdown()).await.is_err() {
        tracing::warn!("some connections were cut off");
    }
}

fn answer(stream: TcpStream, from: SocketAddr, router: Router, patience: Patience, begun: &GracefulShutdown) {
    // Without it small answers wait for more to send with them; a connection works either way.
    let _ = stream.set_nodelay(true);
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(patience.head);
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(from)));
    let connection = builder.serve_connection(TokioIo::new(stream), service).into_owned();
    let answering = begun.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = answering.await {
            tracing::debug!(%error, "a connection ended");
        }
    });
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        sync::oneshot,
        time::{Instant, timeout},
    };

    use super::*;

    const SOON: Duration = Duration::from_millis(100);
    const LATE: Duration = Duration::from_secs(20);

    async fn start(patience: Patience) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(async |from: ConnectInfo<SocketAddr>| from.ip().to_string()));
        let (end, ended) = oneshot::channel();
        let serving = tokio::spawn(serve(listener, router, patience, async move { ended.await.unwrap_or_default() }));
        (address, end, serving)
    }

    async fn connect(address: SocketAddr, said: &str) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        stream
    }

    async fn heard(mut stream: TcpStream) -> String {
        let mut heard = Vec::new();
        timeout(LATE, stream.read_to_end(&mut heard)).await.unwrap().unwrap();
        String::from_utf8(heard).unwrap()
    }

    #[tokio::test]
    async fn who_never_ends_a_request_is_hung_up_on_while_others_are_answered() {
        let (address, _end, _) = start(Patience { head: SOON, end: LATE }).await;
        let slow = connect(address, "GET / HTTP/1.1\r\nHost: a\r\nX-").await;
        let quick = connect(address, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").await;
        let answer = heard(quick).await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("127.0.0.1"), "{answer}");
        assert!(!heard(slow).await.contains("200"));
    }

    #[tokio::test]
    async fn nobody_who_is_slow_keeps_the_program_from_ending() {
        let (address, end, serving) = start(Patience { head: LATE, end: SOON }).await;
        let _slow = connect(address, "GET / HTTP/1.1\r\nHost: a\r\nX-").await;
        let idle = connect(address, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").await;
        tokio::time::sleep(SOON).await;
        let asked = Instant::now();
        end.send(()).unwrap();
        timeout(LATE, serving).await.unwrap().unwrap();
        assert!(asked.elapsed() < LATE / 2);
        assert!(heard(idle).await.starts_with("HTTP/1.1 200"), "what was answered arrived");
    }
}
