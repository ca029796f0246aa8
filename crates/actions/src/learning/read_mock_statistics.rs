use content::EditionCode;
use rules::verdict;
use serde::Serialize;
use utoipa::ToSchema;

use super::read_statistics::Progress;
use crate::{App, Asker};

/// How a mock went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MockStatistic {
    /// The mock's number.
    pub test_id: u32,
    /// Its questions.
    pub question_count: u32,
    /// Right answers in the best session.
    pub best_result: u32,
    /// Whether that is enough.
    pub is_passed: bool,
}

/// How every mock went; zeros before the first answer.
pub async fn read_mock_statistics(
    app: &App,
    asker: &Asker,
    code: EditionCode,
) -> Result<Vec<MockStatistic>, store::Error> {
    let content = app.library.current();
    let progress = Progress::read(app, asker, code).await?;
    let statistic = |mock: &content::Mock| {
        let question_count = u32::try_from(mock.questions.len()).unwrap_or(u32::MAX);
        let best_result = progress.best("mock", mock.id).min(question_count);
        let is_passed = verdict::is_mock_passed(best_result, mock.pass_mark);
        MockStatistic { test_id: mock.id, question_count, best_result, is_passed }
    };
    Ok(content.edition(code).mocks.iter().map(statistic).collect())
}
