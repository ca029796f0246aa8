import { ArrowRight } from 'lucide-react'
import { useProgress } from '#learner/hooks.ts'
import type { Progress } from '#learner/progress.ts'
import { formatPercent } from '#lib/format.ts'
import { useLocale, useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { PageData, Payload } from '#payloads.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ProgressRing } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/States.tsx'
import { WaySign } from '#WaySign.tsx'
import { Activity } from './Activity.tsx'
import { Levels } from './Levels.tsx'
import { lastDays, levelsOf, overviewOf, testsOf, topicsOf } from './statistics.ts'
import { Tests } from './Tests.tsx'
import { Topics } from './Topics.tsx'

type Data = PageData['account-statistics']

function Statistics({ payload }: { payload: Payload<'account-statistics'> }) {
  const { statistics: texts } = useTexts('statistics')
  const progress = useProgress(payload.edition)
  return (
    <div className="wrap flex min-h-dvh flex-col gap-6 py-8 sm:py-12">
      <header className="mb-2">
        <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
        <p className="text-muted mt-2 text-xl">{texts.lead}</p>
      </header>
      <Standing data={payload.data} progress={progress} />
    </div>
  )
}

function Standing({ data, progress }: { data: Data; progress: Progress }) {
  if (!progress.isReady) return <Arriving />
  if (progress.questions.size === 0) return <Nothing />
  return (
    <>
      <Overview data={data} progress={progress} />
      <Levels levels={levelsOf(progress, data.question_count)} />
      <Activity days={lastDays(progress, 28)} />
      <Topics {...topicsOf(data, progress)} />
      <Tests tests={testsOf(data, progress)} />
    </>
  )
}

/** Before anything was answered: what will be here, and how to begin. */
function Nothing() {
  const { statistics: texts } = useTexts('statistics')
  return (
    <div className="bg-card border-line shadow-card flex flex-col items-start gap-6 rounded-2xl border p-6 sm:flex-row sm:items-center sm:p-10">
      <WaySign way="express" className="size-28 shrink-0" />
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-2xl">{texts.emptyTitle}</h2>
        <p className="text-muted max-w-prose text-lg">{texts.emptyText}</p>
        <LinkButton size="large" href={paths.mode('express')} className="mt-1">
          {texts.emptyButton}
          <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      </div>
    </div>
  )
}

function Arriving() {
  const { loading, needsScript } = useTexts('shell')
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{loading}</span>
      <noscript>
        <p className="text-lg">{needsScript}</p>
      </noscript>
      <Skeleton className="h-72 sm:h-44" />
      <Skeleton className="h-64" />
      <Skeleton className="h-72" />
    </div>
  )
}

function Overview({ data, progress }: { data: Data; progress: Progress }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  const locale = useLocale()
  const overview = overviewOf(progress)
  const share = data.question_count > 0 ? overview.solvedQuestions / data.question_count : 0
  const figures = [
    { name: texts.solvedQuestions, figure: overview.solvedQuestions, of: data.question_count },
    { name: texts.solvedTests, figure: overview.solvedTests, of: data.mocks.length },
    { name: texts.topicsWithoutMistakes, figure: overview.topicsWithoutMistakes, of: data.topics.length },
    { name: texts.marathon, figure: overview.marathon },
    { name: texts.nonstop, figure: overview.nonstop },
    { name: texts.individual, figure: overview.individual },
  ]
  return (
    <section aria-label={texts.overview} className="bg-card border-line shadow-card flex flex-col items-center gap-6 rounded-2xl border p-5 sm:flex-row sm:gap-10 sm:p-6">
      <ProgressRing share={share} label={texts.solvedQuestions} text={formatPercent(share, locale)} className="size-32 shrink-0" />
      <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-3">
        {figures.map(({ name, figure, of }) => (
          <div key={name} className="flex flex-col">
            <dt className="text-muted leading-snug">{name}</dt>
            <dd className="mt-auto leading-snug">
              <span className="font-display text-3xl font-extrabold tabular-nums">{of === undefined && figure === 0 ? '–' : counts.number(figure)}</span>{' '}
              <span className="text-muted">{of !== undefined ? texts.of(counts.number(of)) : figure === 0 ? texts.noResult : texts.rightAnswers}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export default plainPage('account-statistics', { Component: Statistics })
