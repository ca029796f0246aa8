import type { ReactNode } from 'react'
import { isShown, useCategory } from '#category.ts'
import { useProgress } from '#learner/hooks.ts'
import type { Progress } from '#learner/progress.ts'
import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { Mock, PageData, Payload, Topic } from '#payloads.ts'
import { Badge } from '#ui/Badge.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { EmptyState } from '#ui/States.tsx'
import { Again } from './Again.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { Continue } from './Continue.tsx'
import { ExamCard } from './ExamCard.tsx'
import { ModeCard } from './ModeCard.tsx'
import { Today } from './Today.tsx'

function Learning({ payload }: { payload: Payload<'learning'> }) {
  const { learning, again } = useTexts('learning')
  const { counts } = useTexts('shell')
  const progress = useProgress(payload.edition)
  const { data, site, edition } = payload
  return (
    <div className="wrap flex flex-col gap-12 py-8 sm:gap-16 sm:py-12">
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="text-4xl sm:text-5xl">{learning.title}</h1>
          <p className="text-muted mt-2 text-xl">{learning.lead}</p>
        </header>
        <Continue data={data} progress={progress} line={learning.freeDaily(counts.questions(site.free_daily_limit))} />
        <Today data={data} progress={progress} freeDaily={site.free_daily_limit} />
      </div>
      <Section title={learning.ways}>
        <div className="grid gap-4 md:grid-cols-2">
          {data.modes.map((mode) => (
            <ModeCard key={mode.kind} mode={mode} progress={progress} heading="h3" isBrief />
          ))}
        </div>
      </Section>
      <Section title={again.title}>
        <Again edition={edition} progress={progress} />
      </Section>
      <OfCategory data={data} progress={progress} />
    </div>
  )
}

/** What there is for the learner's vehicle. */
function OfCategory({ data, progress }: { data: PageData['learning']; progress: Progress }) {
  const { learning: texts } = useTexts('learning')
  const category = useCategory(data.categories)
  const exams = data.exams.filter((exam) => isShown(exam.categories, category))
  const mocks = data.mocks.filter((mock) => isShown([mock.category], category))
  return (
    <>
      <Section title={texts.exams} beside={<CategoryChoice categories={data.categories} category={category} />}>
        <div className="grid gap-4 md:grid-cols-2">
          {exams.map((exam) => (
            <ExamCard key={`${exam.kind}-${exam.ticket_id}`} exam={exam} progress={progress} />
          ))}
        </div>
      </Section>
      <Section title={texts.mocks} id="mocks">
        {mocks.length === 0 && <EmptyState title={texts.mocksEmpty} />}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
          {mocks.map((mock) => (
            <MockTicket key={mock.ticket_id} mock={mock} progress={progress} />
          ))}
        </ul>
      </Section>
      <Section title={texts.topics}>
        <Topics topics={data.topics.filter((topic) => isShown(topic.categories, category))} progress={progress} />
      </Section>
    </>
  )
}

type SectionProps = { title: string; id?: string; beside?: ReactNode; children: ReactNode }

function Section({ title, id, beside, children }: SectionProps) {
  return (
    <section id={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}

function MockTicket({ mock, progress }: { mock: Mock; progress: Progress }) {
  const { learning: texts } = useTexts('learning')
  const { counts, premium } = useTexts('shell')
  const result = progress.mocks.get(mock.ticket_id)
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
          {result?.isTried
            ? texts.best(counts.of(result.bestResult, mock.question_count))
            : texts.passMark(counts.number(mock.pass_mark), counts.number(mock.question_count))}
        </span>
      </a>
    </li>
  )
}

function Topics({ topics, progress }: { topics: readonly Topic[]; progress: Progress }) {
  const { learning: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const standing = (topic: Topic) => {
    const { isPassed = false, rightAnswersCount = 0 } = progress.topics.get(topic.number) ?? {}
    if (isPassed) return texts.passed
    return rightAnswersCount > 0 ? counts.of(rightAnswersCount, topic.question_count) : counts.questions(topic.question_count)
  }
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <a href={paths.topic(topic.id)} className="group flex items-baseline justify-between gap-4">
              <span className="group-hover:text-primary-strong leading-snug font-semibold group-hover:underline">{topic.name}</span>
              <span className="text-muted shrink-0 text-base tabular-nums">{standing(topic)}</span>
            </a>
            <ProgressBar
              className="mt-2"
              share={topic.question_count > 0 ? (progress.topics.get(topic.number)?.rightAnswersCount ?? 0) / topic.question_count : 0}
              label={topic.name}
            />
          </li>
        ))}
      </ul>
      <LinkButton tone="secondary" href={paths.topics()} className="self-start">
        {texts.allTopics}
      </LinkButton>
    </>
  )
}

export default plainPage('learning', { Component: Learning })
