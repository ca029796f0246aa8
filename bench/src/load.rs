//! Requests over a fixed number of kept connections.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use bytes::Bytes;
use http::{Method, Request, header};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

/// What a server answered.
pub struct Answer {
    pub status: u16,
    pub body: Bytes,
}

impl Answer {
    /// The body of a good answer.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        ensure!(self.status < 300, "{}: {}", self.status, String::from_utf8_lossy(&self.body));
        Ok(serde_json::from_slice(&self.body)?)
    }
}

/// A connection that stays open.
pub struct Connection(SendRequest<Full<Bytes>>);

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Self(sender))
    }

    pub async fn send(&mut self, request: Request<Full<Bytes>>) -> Result<Answer> {
        self.0.ready().await?;
        let (head, body) = self.0.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: head.status.as_u16(), body })
    }
}

/// A page or file, as a browser asks for it.
pub fn reading(host: &str, path: &str) -> Result<Request<Full<Bytes>>> {
    let asked = Request::get(path).header(header::HOST, host).header(header::ACCEPT_ENCODING, "gzip, deflate, br");
    Ok(asked.body(Full::default())?)
}

/// A call of the learner whose token it is.
pub fn calling(method: Method, path: &str, token: &str, body: String) -> Result<Request<Full<Bytes>>> {
    let mut asked = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
    if !token.is_empty() {
        asked = asked.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let asked = asked.header(header::CONTENT_TYPE, "application/json");
    Ok(asked.body(Full::new(body.into()))?)
}

/// One unpacked answer, on a connection of its own.
pub async fn plain(address: SocketAddr, host: &str, path: &str) -> Result<Answer> {
    let asked = Request::get(path).header(header::HOST, host).body(Full::default())?;
    Connection::open(address).await?.send(asked).await
}

/// What came of many requests.
pub struct Driven {
    pub took: Duration,
    /// Milliseconds from sending to the last byte, request by request.
    pub round_trips_ms: Vec<f64>,
}

impl Driven {
    /// How many requests were answered.
    #[expect(clippy::cast_precision_loss, reason = "a count for people to read")]
    pub fn requests(&self) -> f64 {
        self.round_trips_ms.len() as f64
    }

    /// Answers per second.
    pub fn per_second(&self) -> f64 {
        self.requests() / self.took.as_secs_f64()
    }
}

/// How long requests go on.
#[derive(Clone, Copy)]
pub enum Until {
    Elapsed(Duration),
    Count(u64),
}

/// Sends request after request on each connection; `make` makes the nth, `check` looks at every answer.
pub async fn drive<M>(
    address: SocketAddr,
    connections: usize,
    until: Until,
    make: M,
    check: fn(&Answer) -> Result<()>,
) -> Result<Driven>
where
    M: Fn(u64) -> Result<Request<Full<Bytes>>> + Clone + Send + 'static,
{
    let mut opened = Vec::new();
    for _ in 0..connections {
        opened.push(Connection::open(address).await?);
    }
    let begun = Instant::now();
    let next = Arc::new(AtomicU64::new(0));
    let senders = opened.into_iter().map(|mut connection| {
        let (make, next) = (make.clone(), Arc::clone(&next));
        tokio::spawn(async move {
            let mut round_trips_ms = Vec::new();
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                let is_over = match until {
                    Until::Elapsed(turn) => begun.elapsed() >= turn,
                    Until::Count(count) => n >= count,
                };
                if is_over {
                    return anyhow::Ok(round_trips_ms);
                }
                let request = make(n)?;
                let sent = Instant::now();
                check(&connection.send(request).await?)?;
                round_trips_ms.push(sent.elapsed().as_secs_f64() * 1000.0);
            }
        })
    });
    let mut round_trips_ms = Vec::new();
    for sender in senders.collect::<Vec<_>>() {
        round_trips_ms.extend(sender.await??);
    }
    Ok(Driven { took: begun.elapsed(), round_trips_ms })
}
