//! The program dies without warning while answers come in; none that it acknowledged is lost.

use std::{
    collections::BTreeSet,
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use uuid::Uuid;

const SENDERS: usize = 16;
const BATCH: usize = 20;
const DEATHS: usize = 3;

struct Program {
    child: Child,
    base: String,
}

impl Program {
    async fn start(data: &Path, port: u16) -> Result<Self> {
        let child = command(data, port).arg("serve").stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let program = Self { child, base: format!("http://127.0.0.1:{port}") };
        let client = Client::new();
        for _ in 0..200 {
            if client
                .get(format!("{}/readyz", program.base))
                .send()
                .await
                .is_ok_and(|answer| answer.status().is_success())
            {
                return Ok(program);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("the program was not ready in time")
    }

    /// SIGKILL: no handler runs, no buffer is written.
    fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

fn command(data: &Path, port: u16) -> Command {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_greenleaf"));
    command
        .current_dir(root)
        .env("GREENLEAF_LISTEN", format!("127.0.0.1:{port}"))
        .env("GREENLEAF_DATA", data)
        .env_remove("GREENLEAF_DATABASE_URL")
        .env("GREENLEAF_PUBLIC_URL_GB", format!("http://localhost:{port}"))
        .env("GREENLEAF_PUBLIC_URL_PL", format!("http://pl.localhost:{port}"));
    command
}

fn run(data: &Path, port: u16, arguments: &[&str]) -> Result<()> {
    let output = command(data, port).args(arguments).output()?;
    ensure!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    Ok(())
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

struct Learner {
    token: String,
    fuid: String,
}

async fn sign_in(client: &Client, base: &str) -> Result<Learner> {
    let who = json!({ "email": "premium@example.com", "password": "learn2drive" });
    let answer: Value = client.post(format!("{base}/sandbox/sign-in/")).json(&who).send().await?.json().await?;
    let text = |key: &str| answer[key].as_str().map(str::to_owned).context("no sign-in");
    Ok(Learner { token: text("token")?, fuid: text("fuid")? })
}

async fn question_ids(client: &Client, base: &str, learner: &Learner) -> Result<Vec<String>> {
    let url = format!("{base}/api/v1/tickets/questions/");
    let questions: Vec<Value> = client.get(url).bearer_auth(&learner.token).send().await?.json().await?;
    Ok(questions.iter().filter_map(|one| one["id"].as_str().map(str::to_owned)).collect())
}

/// Sends batches until the program is gone; what was acknowledged is written down.
async fn send_until_death(
    base: String,
    learner: Arc<Learner>,
    questions: Arc<Vec<String>>,
    kept: Arc<Mutex<BTreeSet<String>>>,
) {
    let client = Client::new();
    for round in 0.. {
        let attempts: Vec<Value> =
            (0..BATCH).map(|n| attempt(&questions[(round * BATCH + n) % questions.len()])).collect();
        let body = json!({ "fuid": learner.fuid, "attempts": attempts });
        let sent = client.post(format!("{base}/api/v1/attempts/")).bearer_auth(&learner.token).json(&body).send().await;
        let Ok(answer) = sent else { return };
        if answer.status() != StatusCode::OK {
            return;
        }
        let Ok(answer) = answer.json::<Value>().await else { return };
        let accepted = answer["accepted"].as_array().into_iter().flatten();
        let ids = accepted.filter_map(|one| one["id"].as_str().map(str::to_owned));
        kept.lock().unwrap_or_else(PoisonError::into_inner).extend(ids);
    }
}

fn attempt(question: &str) -> Value {
    json!({
        "id": Uuid::now_v7(), "question_id": question, "chosen": ["a"], "mode": "nonstop", "ticket": null,
        "session_id": Uuid::now_v7(), "answered_at": "2026-01-01T10:00:00Z",
    })
}

async fn all_attempt_ids(client: &Client, base: &str, learner: &Learner) -> Result<Vec<String>> {
    let (mut ids, mut after) = (Vec::new(), String::new());
    loop {
        let url = format!("{base}/api/v1/attempts/?limit=500&after={after}");
        let page: Value = client.get(url).bearer_auth(&learner.token).send().await?.json().await?;
        let attempts = page["attempts"].as_array().context("no attempts")?;
        if attempts.is_empty() {
            return Ok(ids);
        }
        ids.extend(attempts.iter().filter_map(|one| one["id"].as_str().map(str::to_owned)));
        after = page["cursor"].as_str().map_or_else(|| page["cursor"].to_string(), str::to_owned);
    }
}

// [LEARN-13] 200 means durable, and each attempt is there once
#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_answer_is_lost_when_the_program_is_killed() -> Result<()> {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let (folder, port) = (tempfile::tempdir()?, free_port()?);
    let data = folder.path();
    run(data, port, &["seed"])?;
    let (client, kept) = (Client::new(), Arc::new(Mutex::new(BTreeSet::new())));
    for death in 1..=DEATHS {
        let mut program = Program::start(data, port).await?;
        let learner = Arc::new(sign_in(&client, &program.base).await?);
        let questions = Arc::new(question_ids(&client, &program.base, &learner).await?);
        let senders: Vec<_> = (0..SENDERS)
            .map(|_| {
                let (base, learner) = (program.base.clone(), Arc::clone(&learner));
                tokio::spawn(send_until_death(base, learner, Arc::clone(&questions), Arc::clone(&kept)))
            })
            .collect();
        let wanted = death * SENDERS * BATCH;
        while kept.lock().unwrap().len() < wanted {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        program.kill()?;
        for sender in senders {
            sender.await?;
        }
    }

    let program = Program::start(data, port).await?;
    let learner = sign_in(&client, &program.base).await?;
    let there = all_attempt_ids(&client, &program.base, &learner).await?;
    let once: BTreeSet<&String> = there.iter().collect();
    assert_eq!(once.len(), there.len(), "each attempt is there once");
    let kept = kept.lock().unwrap().clone();
    let lost: Vec<&String> = kept.iter().filter(|id| !once.contains(id)).collect();
    assert!(lost.is_empty(), "{} of {} acknowledged attempts are lost", lost.len(), kept.len());
    drop(program);
    run(data, port, &["progress", "check"])
}
