import { ArrowRight } from 'lucide-react'
import { useProgress } from '#learner/hooks.ts'
import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { Exam, Payload, Sign, Topic } from '#payloads.ts'
import { LinkButton } from '#ui/Button.tsx'
import { SignPicture } from '#ui/SignPicture.tsx'
import { sessionPath } from '#ways.ts'
import { SampleCard } from './SampleCard.tsx'
import { WaysGrid } from './WaysGrid.tsx'

type HomeProps = { payload: Payload<'home'> }

function Home({ payload }: HomeProps) {
  const { data } = payload
  return (
    <>
      <Hero payload={payload} />
      <Ways payload={payload} />
      {data.signs.length > 0 && <Signs signs={data.signs} />}
      {data.simulator && <TheRealTest exam={data.simulator} />}
      <Topics topics={data.topics} />
    </>
  )
}

function Hero({ payload }: HomeProps) {
  const texts = useTexts('home')
  const { counts } = useTexts('shell')
  const { data, site } = payload
  return (
    <section className="bg-card border-line border-b">
      <div className="wrap grid items-center gap-10 py-10 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-14 lg:py-20">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-[clamp(2.5rem,7vw,4.25rem)] leading-[1.02] tracking-tight">
            {texts.title.first}
            <br />
            <span className="text-primary-strong">{texts.title.second}</span>
          </h1>
          <p className="text-muted max-w-[34rem] text-xl leading-relaxed">
            {texts.lead(counts.questions(data.question_count), counts.number(data.free_question_count), counts.signs(data.sign_count))}
          </p>
          <div className="flex w-full flex-wrap gap-3">
            <Start edition={payload.edition} />
            {data.mock_count > 0 && (
              <LinkButton size="large" tone="secondary" href={paths.ticket('mock', 1)} className="max-sm:w-full">
                {texts.mock}
              </LinkButton>
            )}
          </div>
          <p className="text-muted">{texts.freeDaily(counts.questions(site.free_daily_limit))}</p>
        </div>
        {data.sample && <SampleCard sample={data.sample} />}
      </div>
    </section>
  )
}

/** Begins, or goes on where the learner left off; which of the two is known before anything is painted. */
function Start({ edition }: { edition: Payload['edition'] }) {
  const texts = useTexts('home')
  const [last] = useProgress(edition).open
  return (
    <LinkButton size="large" href={last ? sessionPath(last.mode, last.ticket?.id) : paths.mode('express')} className="max-sm:w-full">
      <span className="learnt:hidden">{texts.start}</span>
      <span className="learnt:inline hidden">{texts.goOn}</span>
      <ArrowRight aria-hidden="true" className="size-5" />
    </LinkButton>
  )
}

function SectionTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="max-w-2xl">
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      {lead && <p className="text-muted mt-2 text-lg">{lead}</p>}
    </div>
  )
}

function Ways({ payload }: HomeProps) {
  const texts = useTexts('home')
  return (
    <section className="wrap flex flex-col gap-7 pt-14 sm:pt-20">
      <SectionTitle title={texts.waysTitle} lead={texts.waysLead} />
      <WaysGrid data={payload.data} />
    </section>
  )
}

function Signs({ signs }: { signs: Sign[] }) {
  const texts = useTexts('home')
  return (
    <section className="wrap pt-14 sm:pt-20">
      <div className="flex flex-col gap-7">
        <SectionTitle title={texts.signsTitle} lead={texts.signsLead} />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
          {signs.map((sign) => (
            <li
              key={sign.code}
              className="bg-card border-line flex flex-col items-center gap-3 rounded-2xl border px-2 py-5 text-center"
            >
              <SignPicture src={sign.image} alt="" className="size-20 sm:size-24" />
              <span className="text-base leading-snug first-letter:uppercase">{sign.name}</span>
            </li>
          ))}
        </ul>
        <LinkButton tone="secondary" href={paths.ticket('signs', 1)} className="self-start">
          {texts.signsLink}
        </LinkButton>
      </div>
    </section>
  )
}

/** The exam's figures as a direction sign gives distances. */
function TheRealTest({ exam }: { exam: Exam }) {
  const texts = useTexts('home')
  const { counts } = useTexts('shell')
  const toPass = exam.pass_points ?? exam.pass_marks
  const total = exam.pass_points === null ? exam.question_count : exam.max_points
  const facts = [
    { text: texts.facts.questions, figure: counts.number(exam.question_count) },
    ...(exam.minutes === null ? [] : [{ text: texts.facts.minutes, figure: counts.number(exam.minutes) }]),
    ...(toPass === null || total === null ? [] : [{ text: texts.facts.toPass, figure: `${toPass}/${total}` }]),
  ]
  return (
    <section className="wrap pt-14 sm:pt-20">
      <div className="route-sign grid items-center gap-8 p-8 sm:p-12 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div className="flex flex-col items-start gap-4">
          <h2 className="text-3xl sm:text-4xl">{texts.examTitle}</h2>
          <p className="max-w-xl text-lg">{texts.examLead}</p>
          <LinkButton tone="onRoute" size="large" href={paths.ticket('simulator', exam.ticket_id)} className="mt-2">
            {texts.examLink}
          </LinkButton>
        </div>
        <dl className="font-display flex flex-col">
          {facts.map((fact) => (
            <div key={fact.text} className="flex items-baseline justify-between gap-6 py-1.5">
              <dt className="text-2xl font-semibold sm:text-3xl">{fact.text}</dt>
              <dd className="text-sign-yellow text-4xl font-extrabold tabular-nums sm:text-5xl">{fact.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Topics({ topics }: { topics: Topic[] }) {
  const texts = useTexts('home')
  const { counts } = useTexts('shell')
  return (
    <section className="wrap flex flex-col gap-7 pt-14 sm:pt-20">
      <SectionTitle title={texts.topicsTitle} lead={texts.topicsLead(counts.topics(topics.length))} />
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map((topic) => (
          <li key={topic.id} className="border-line border-b">
            <a href={paths.topic(topic.id)} className="group flex min-h-13 items-center gap-3 py-2.5">
              <span className="font-display text-muted w-7 shrink-0 text-right text-lg font-bold tabular-nums">
                {topic.number}
              </span>
              <span className="group-hover:text-primary-strong leading-snug font-semibold underline-offset-4 group-hover:underline">
                {topic.name}
              </span>
              <span className="font-display text-muted ml-auto shrink-0 text-base tabular-nums">{counts.number(topic.question_count)}</span>
            </a>
          </li>
        ))}
      </ol>
      <LinkButton tone="secondary" href={paths.topics()} className="self-start">
        {texts.topicsLink}
      </LinkButton>
    </section>
  )
}

export default plainPage('home', { Component: Home })
