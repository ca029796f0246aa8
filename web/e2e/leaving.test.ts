import { paths } from '#paths.ts'
import { expect, test } from './harness/test.ts'

test('[LEARN-14] [APP-02] an answer given in the same instant in which the page goes away is kept, once', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  await visitor.open(paths.topicTicket(101))
  const question = await visitor.question()
  await visitor.option(question, question.correct[0] ?? '').evaluate((option: HTMLElement) => {
    option.click()
    window.location.reload()
  })
  await visitor.button(visitor.words.practice.question.next).waitFor()
  const [attempt] = await visitor.kept(1)
  expect(attempt).toMatchObject({ question_id: question.id, is_right: true })
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal')))).toEqual([])
})
