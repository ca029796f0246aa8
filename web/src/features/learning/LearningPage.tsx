import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { Mock, PageData, Payload, TopicWithParts } from '#payloads.ts'
import { Badge } from '#ui/Badge.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { ProgressBar, ProgressRing } from '#ui/Progress.tsx'
import { WayCard } from '#WayCard.tsx'
import type { Way } from '#ways.ts'
import { ExamCard } from './ExamCard.tsx'
import { isTopicPassed, rightIn } from './topic-progress.ts'
import { useProgress } from './useProgress.ts'

function Learning({ payload }: { payload: Payload<'learning'> }) {
  const { learning } = useTexts('learning')
  const { data } = payload
  return (
    <div className="wrap flex flex-col gap-12 py-8 sm:gap-16 sm:py-12">
      <div className="flex flex-col gap-7">
        <header>
          <h1 className="text-4xl sm:text-5xl">{learning.title}</h1>
          <p className="text-muted mt-2 text-xl">{learning.lead}</p>
        </header>
        <Continue data={data} />
      </div>
      <Section title={learning.ways}>
        <Ways data={data} />
      </Section>
      {data.exams.length > 0 && (
        <Section title={learning.exams}>
          <div className="grid gap-4 md:grid-cols-2">
            {data.exams.map((exam) => (
              <ExamCard key={`${exam.kind}-${exam.ticket_id}`} exam={exam} />
            ))}
          </div>
        </Section>
      )}
      {data.mocks.length > 0 && (
        <Section title={learning.mocks} id="mocks">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
            {data.mocks.map((mock) => (
              <MockTicket key={mock.ticket_id} mock={mock} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={learning.topics}>
        <Topics topics={data.topics} />
      </Section>
    </div>
  )
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-5">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      {children}
    </section>
  )
}

/** Where the learner left off and how far they are; for a newcomer, where to begin. */
function Continue({ data }: { data: PageData['learning'] }) {
  const { learning: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const progress = useProgress()
  const right = data.topics.reduce((sum, topic) => sum + rightIn(topic, progress), 0)
  const share = data.question_count > 0 ? right / data.question_count : 0
  return (
    <section className="route-sign flex flex-col items-start gap-6 p-7 sm:flex-row sm:items-center sm:justify-between sm:p-9">
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-2xl sm:text-3xl">{progress.last ? progress.last.name : texts.continueEmptyTitle}</h2>
        <p className="max-w-xl text-lg">
          {progress.last ? texts.overallText(counts.of(right, data.question_count)) : texts.continueEmptyText}
        </p>
        <LinkButton tone="onRoute" size="large" href={progress.last?.path ?? paths.mode('express')} className="mt-1">
          {progress.last ? texts.continueTitle : texts.continueEmptyButton}
          <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      </div>
      {progress.last && (
        <div className="bg-card text-ink rounded-full p-3">
          <ProgressRing share={share} label={texts.overall} text={`${Math.round(share * 100)}%`} />
        </div>
      )}
    </section>
  )
}

function Ways({ data }: { data: PageData['learning'] }) {
  const { counts } = useTexts('shell')
  const progress = useProgress()
  const seconds = data.modes.find(({ kind }) => kind === 'marathon')?.question_seconds
  const modes: Way[] = data.modes.map(({ kind }) => kind)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[...modes, 'mistakes' as const, 'favorites' as const].map((way) => (
        <WayCard
          key={way}
          way={way}
          figure={way === 'marathon' && seconds ? counts.number(seconds) : undefined}
          facts={factsOf(way, progress.mistakes, progress.favorites).map(counts.questions)}
        />
      ))}
    </div>
  )
}

function factsOf(way: Way, mistakes: number, favorites: number): number[] {
  if (way === 'mistakes' && mistakes > 0) return [mistakes]
  return way === 'favorites' && favorites > 0 ? [favorites] : []
}

function MockTicket({ mock }: { mock: Mock }) {
  const { learning: texts } = useTexts('learning')
  const { counts, premium } = useTexts('shell')
  const result = useProgress().mocks.get(mock.ticket_id)
  return (
    <li>
      <a
        href={paths.ticket('mock', mock.ticket_id)}
        className="bg-card border-line hover:border-primary flex h-full flex-col gap-1 rounded-2xl border p-4"
      >
        <span className="font-display flex items-start justify-between gap-2 text-lg font-bold">
          {mock.name}
          {result?.isPassed ? <Badge tone="good">{texts.passed}</Badge> : !mock.is_free && <Badge>{premium}</Badge>}
        </span>
        <span className="text-muted text-base">
          {result
            ? texts.best(counts.of(result.best, mock.question_count))
            : texts.passMark(counts.number(mock.pass_mark), counts.number(mock.question_count))}
        </span>
      </a>
    </li>
  )
}

function Topics({ topics }: { topics: TopicWithParts[] }) {
  const { learning: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const progress = useProgress()
  const standing = (topic: TopicWithParts, right: number) => {
    if (isTopicPassed(topic, progress)) return texts.passed
    return right > 0 ? counts.of(right, topic.question_count) : counts.questions(topic.question_count)
  }
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {topics.map((topic) => {
          const right = rightIn(topic, progress)
          return (
            <li key={topic.id}>
              <a href={paths.topic(topic.id)} className="group flex items-baseline justify-between gap-4">
                <span className="group-hover:text-primary-strong leading-snug font-semibold group-hover:underline">{topic.name}</span>
                <span className="text-muted shrink-0 text-base tabular-nums">
                  {standing(topic, right)}
                </span>
              </a>
              <ProgressBar className="mt-2" share={topic.question_count > 0 ? right / topic.question_count : 0} label={topic.name} />
            </li>
          )
        })}
      </ul>
      <LinkButton tone="secondary" href={paths.topics()} className="self-start">
        {texts.allTopics}
      </LinkButton>
    </>
  )
}

export default plainPage('learning', { Component: Learning })
