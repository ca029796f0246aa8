import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Bar } from './Bar.tsx'
import { Figure } from './Figure.tsx'
import type { TestRow } from './statistics.ts'

/** The best result of each test that was taken, against what passes it. */
export function Tests({ tests }: { tests: readonly TestRow[] }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  const verdict = ({ isPassed }: TestRow) => (isPassed === null ? '–' : isPassed ? texts.yes : texts.no)
  const columns = [
    { title: texts.test, cell: ({ name }: TestRow) => name },
    { title: texts.best, cell: ({ best, count }: TestRow) => counts.of(best, count), isNumber: true },
    { title: texts.toPass, cell: ({ passMark }: TestRow) => (passMark === null ? '–' : counts.number(passMark)), isNumber: true },
    { title: texts.passed, cell: verdict },
  ] as const
  if (tests.length === 0) return <NoTests />
  return (
    <Figure
      title={texts.testsTitle}
      lead={texts.testsLead}
      picture={
        <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
          {tests.map((test) => (
            <li key={test.key}>
              <div className="flex items-baseline justify-between gap-4">
                <span className="leading-snug font-semibold">{test.name}</span>
                <span className="flex shrink-0 items-baseline gap-2.5">
                  {test.isPassed && <Badge tone="good">{texts.passed}</Badge>}
                  <span className="text-muted tabular-nums">{counts.of(test.best, test.count)}</span>
                </span>
              </div>
              <Bar className="mt-2" total={test.count} parts={[{ count: test.best, look: 'right' }]} mark={test.passMark} />
            </li>
          ))}
        </ul>
      }
      table={<DataTable caption={texts.testsTitle} isCaptionHidden columns={columns} rows={tests} keyOf={({ key }) => key} />}
    />
  )
}

function NoTests() {
  const { statistics: texts } = useTexts('statistics')
  return (
    <section className="bg-card border-line shadow-card flex flex-col items-start gap-3 rounded-2xl border p-5 sm:p-6">
      <h2 className="text-2xl">{texts.testsTitle}</h2>
      <p className="text-muted">{texts.noTests}</p>
      <LinkButton tone="secondary" href={`${paths.learning()}#mocks`}>
        {texts.toTests}
      </LinkButton>
    </section>
  )
}
