use content::{Edition, EditionCode};
use rules::{mode::Mode, verdict};
use serde::Serialize;
use utoipa::ToSchema;

use super::read_statistics::Progress;
use crate::{App, Asker};

/// The learner's progress in nine numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProfileStatistics {
    /// Questions whose last answer was right.
    pub solved_questions: u32,
    /// Questions of the edition.
    pub questions_count: u32,
    /// Mocks passed.
    pub solved_tests: u32,
    /// Mocks of the edition.
    pub test_count: u32,
    /// Topics that were practised and hold no mistake.
    pub topics_without_mistakes: u32,
    /// Topics of the edition.
    pub topic_count: u32,
    /// Right answers of the best marathon.
    pub marathon_best_result: u32,
    /// Right answers of the best non-stop session.
    pub nonstop_best_result: u32,
    /// Right answers of the individual exam that was finished last.
    pub individual_exam_result: u32,
}

/// The learner's progress in nine numbers; zeros before the first answer.
pub async fn read_profile_statistics(
    app: &App,
    asker: &Asker,
    code: EditionCode,
) -> Result<ProfileStatistics, store::Error> {
    let content = app.library.current();
    let edition = content.edition(code);
    let (progress, individual) = tokio::try_join!(
        Progress::read(app, asker, code),
        app.store.last_finish(&asker.learner_id, code.as_str(), Mode::Individual),
    )?;
    let passed =
        edition.mocks.iter().filter(|mock| verdict::is_mock_passed(progress.best("mock", mock.id), mock.pass_mark));
    let is_solved = |question: &&content::Question| {
        progress.questions.get(&question.id).is_some_and(store::QuestionRecord::is_last_right)
    };
    Ok(ProfileStatistics {
        solved_questions: count(edition.questions().iter().filter(is_solved)),
        questions_count: count(edition.questions().iter()),
        solved_tests: count(passed),
        test_count: count(edition.mocks.iter()),
        topics_without_mistakes: count(
            edition.topics.iter().filter(|topic| is_clean(edition, topic.number, &progress)),
        ),
        topic_count: count(edition.topics.iter()),
        marathon_best_result: best_of(Mode::Marathon, &progress),
        nonstop_best_result: best_of(Mode::Nonstop, &progress),
        individual_exam_result: individual.map_or(0, |finish| finish.right_answers),
    })
}

fn is_clean(edition: &Edition, topic: u32, progress: &Progress) -> bool {
    let ids = edition.parts_of(topic).flat_map(|part| &part.questions);
    let answered: Vec<_> = ids.filter_map(|id| progress.questions.get(id)).collect();
    !answered.is_empty() && answered.iter().all(|record| !record.is_mistake)
}

fn best_of(mode: Mode, progress: &Progress) -> u32 {
    let of_mode = progress.bests.iter().filter(|((kind, _), _)| kind == mode.as_str());
    of_mode.map(|(_, result)| *result).max().unwrap_or(0)
}

fn count<T>(items: impl Iterator<Item = T>) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}
