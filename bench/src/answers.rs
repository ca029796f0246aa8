//! Answers as learners' devices send them: whole tickets, three in four answers right.

use std::{collections::HashMap, fmt::Write as _};

use anyhow::{Context, Result};
use http::Method;
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

use crate::{
    learners::SignedIn,
    load::{Connection, calling},
    program::Program,
};

/// How many answers are sent together.
pub const BATCH: u64 = 100;

const DAY_MS: i64 = 86_400_000;

#[derive(Deserialize)]
struct Question {
    id: String,
    options: Vec<Choice>,
    correct: Vec<String>,
}

#[derive(Deserialize)]
struct Choice {
    id: String,
}

#[derive(Deserialize)]
struct Ticket {
    id: u32,
    questions: Vec<String>,
}

/// One question of one ticket, with both answers as they are written in JSON.
struct Asked {
    question: String,
    right: String,
    wrong: String,
    ticket: String,
}

/// The answers that learners give.
pub struct Answers {
    asked: Vec<Asked>,
    begin_ms: i64,
}

impl Answers {
    /// Reads the tickets that a learner may have.
    pub async fn read(program: &Program, learner: &SignedIn) -> Result<Self> {
        let mut connection = Connection::open(program.address).await?;
        let mut list = async |path| {
            let asked = calling(Method::GET, path, &learner.token, String::new())?;
            connection.send(asked).await
        };
        let questions: Vec<Question> = list("/api/v1/tickets/questions/").await?.json()?;
        let mocks: Vec<Ticket> = list("/api/v1/tickets/mocks-tickets/").await?.json()?;
        let topics: Vec<Ticket> = list("/api/v1/tickets/topics-tickets/").await?.json()?;
        let known: HashMap<_, _> = questions.iter().map(|question| (question.id.as_str(), question)).collect();
        let tickets = mocks.iter().map(|one| ("mock", one)).chain(topics.iter().map(|one| ("topic", one)));
        let asked = tickets.flat_map(|(kind, ticket)| {
            let questions = ticket.questions.iter().filter_map(|id| known.get(id.as_str()));
            questions.map(move |question| asked(question, kind, ticket.id))
        });
        let now = now_ms();
        Ok(Self { asked: asked.collect(), begin_ms: now - 401 * DAY_MS })
    }

    /// So many of the learner's answers from a number on, given so many milliseconds apart.
    pub fn batch(&self, learner: &str, first: u64, count: u64, apart_ms: i64) -> Result<String> {
        let mut body = format!("{{\"fuid\":\"{learner}\",\"attempts\":[");
        for at in first..first + count {
            let turn = usize::try_from(at)?;
            let asked = self.asked.get(turn % self.asked.len()).context("there are no tickets")?;
            let chosen = if at.is_multiple_of(4) { &asked.wrong } else { &asked.right };
            let answered_at = jiff::Timestamp::from_millisecond(self.begin_ms + i64::try_from(at)? * apart_ms)?;
            let session = Uuid::from_u128(u128::from(at / 50) + 1);
            let comma = if at == first { "" } else { "," };
            write!(
                body,
                "{comma}{{\"id\":\"{}\",\"question_id\":\"{}\",\"chosen\":{chosen},{},\"session_id\":\"{session}\",\"answered_at\":\"{answered_at}\"}}",
                Uuid::now_v7(),
                asked.question,
                asked.ticket,
            )?;
        }
        body.push_str("]}");
        Ok(body)
    }
}

#[expect(clippy::disallowed_methods, reason = "the edge of the program")]
fn now_ms() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}

fn asked(question: &Question, kind: &str, id: u32) -> Asked {
    let wrong = question.options.iter().map(|one| &one.id).find(|id| !question.correct.contains(id));
    Asked {
        question: question.id.clone(),
        right: json!(question.correct).to_string(),
        wrong: json!(wrong.into_iter().collect::<Vec<_>>()).to_string(),
        ticket: format!("\"mode\":\"{kind}\",\"ticket\":{{\"kind\":\"{kind}\",\"id\":{id}}}"),
    }
}
