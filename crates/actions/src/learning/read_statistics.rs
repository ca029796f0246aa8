use std::collections::HashMap;

use content::{Edition, EditionCode, Part, Topic};
use rules::verdict;
use serde::Serialize;
use store::QuestionRecord;
use utoipa::ToSchema;

use crate::{App, Asker};

/// How a part of a topic went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PartStatistic {
    /// The part's ticket id.
    pub id: u32,
    /// Whether its best result is enough.
    pub is_passed: bool,
    /// Questions whose last answer was right.
    pub right_answers_count: u32,
    /// Right answers in the best session.
    pub best_result: u32,
}

/// How a topic went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TopicStatistic {
    /// The topic's number.
    pub id: u32,
    /// Its parts, in order.
    pub parts: Vec<PartStatistic>,
    /// Its questions that wait among the mistakes.
    pub mistake_questions_ids: Vec<String>,
    /// Wrong answers ever given.
    pub wrong_answers: u32,
    /// Whether all of its parts are passed.
    pub is_passed: bool,
}

/// How every topic went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Statistics {
    /// All topics of the edition, by number.
    pub topics: Vec<TopicStatistic>,
}

/// What a learner's answers come to, question by question and ticket by ticket.
pub(super) struct Progress {
    pub questions: HashMap<String, QuestionRecord>,
    pub bests: HashMap<(String, u32), u32>,
}

impl Progress {
    pub(super) async fn read(app: &App, asker: &Asker, code: EditionCode) -> Result<Self, store::Error> {
        let learner_id = asker.learner_id.as_str();
        let (questions, bests) = tokio::try_join!(
            app.store.question_records(learner_id, code.as_str()),
            app.store.bests(learner_id, code.as_str()),
        )?;
        let bests = bests.into_iter().map(|best| ((best.ticket.kind, best.ticket.id), best.result));
        Ok(Self { questions: questions.into_iter().collect(), bests: bests.collect() })
    }

    pub(super) fn best(&self, kind: &str, id: u32) -> u32 {
        self.bests.get(&(kind.to_owned(), id)).copied().unwrap_or(0)
    }
}

/// How every topic and part went; zeros before the first answer.
pub async fn read_statistics(app: &App, asker: &Asker, code: EditionCode) -> Result<Statistics, store::Error> {
    let content = app.library.current();
    let edition = content.edition(code);
    let progress = Progress::read(app, asker, code).await?;
    Ok(Statistics { topics: edition.topics.iter().map(|topic| topic_statistic(edition, topic, &progress)).collect() })
}

fn topic_statistic(edition: &Edition, topic: &Topic, progress: &Progress) -> TopicStatistic {
    let parts: Vec<_> = edition.parts_of(topic.number).map(|part| part_statistic(edition, part, progress)).collect();
    let ids = edition.parts_of(topic.number).flat_map(|part| &part.questions);
    let answered: Vec<_> = ids.filter_map(|id| Some((id, progress.questions.get(id)?))).collect();
    let mistakes = answered.iter().filter(|(_, record)| record.is_mistake);
    TopicStatistic {
        id: topic.number,
        mistake_questions_ids: mistakes.map(|(id, _)| (*id).clone()).collect(),
        wrong_answers: answered.iter().map(|(_, record)| record.wrong_count).sum(),
        is_passed: verdict::is_topic_passed(&parts.iter().map(|part| part.is_passed).collect::<Vec<_>>()),
        parts,
    }
}

fn part_statistic(edition: &Edition, part: &Part, progress: &Progress) -> PartStatistic {
    let records = part.questions.iter().filter_map(|id| progress.questions.get(id));
    let question_count = u32::try_from(part.questions.len()).unwrap_or(u32::MAX);
    let best_result = progress.best("topic", part.ticket_id).min(question_count);
    PartStatistic {
        id: part.ticket_id,
        is_passed: verdict::is_part_passed(best_result, question_count, edition.settings.pass_percent),
        right_answers_count: u32::try_from(records.filter(|record| record.is_last_right()).count()).unwrap_or(u32::MAX),
        best_result,
    }
}
