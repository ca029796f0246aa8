import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Progress } from '#learner/progress.ts'
import { now } from '#lib/clock.ts'
import { cx } from '#lib/cx.ts'
import { formatPercent } from '#lib/format.ts'
import { useLocale, useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { PageData } from '#payloads.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ProgressRing } from '#ui/Progress.tsx'
import { WaySign } from '#WaySign.tsx'
import { waitingOf, type Waiting } from './waiting.ts'

type ContinueProps = { data: PageData['learning']; progress: Progress; line: string }

/** Where the learner left off and how far they are; for a newcomer, where to begin. Both take the same room, so that nothing moves. */
export function Continue({ data, progress, line }: ContinueProps) {
  const hasLearnt = progress.questions.size > 0 || progress.open.length > 0
  return (
    <section className="route-sign grid items-center gap-6 p-7 sm:grid-cols-[1fr_auto] sm:gap-10 sm:p-9">
      <div className="grid *:[grid-area:1/1]">
        <Beginning isHidden={hasLearnt} isWaiting={!progress.isReady} line={line} />
        {hasLearnt && <Left data={data} progress={progress} />}
      </div>
      <div className="hidden size-34 place-items-center *:[grid-area:1/1] sm:grid">
        {hasLearnt ? <Overall data={data} progress={progress} /> : <WaySign way="express" className={cx('size-34', !progress.isReady && 'learnt:invisible')} />}
      </div>
    </section>
  )
}

type BeginningProps = { isHidden: boolean; isWaiting: boolean; line: string }

function Beginning({ isHidden, isWaiting, line }: BeginningProps) {
  const { learning: texts } = useTexts('learning')
  return (
    <Invitation
      className={isHidden ? 'invisible' : isWaiting ? 'learnt:invisible' : undefined}
      title={texts.beginTitle}
      text={texts.beginText}
      href={paths.mode('express')}
      button={texts.beginButton}
      line={line}
    />
  )
}

type InvitationProps = { className?: string | undefined; title: string; text: string; href: string; button: string; line: ReactNode }

function Invitation({ className, title, text, href, button, line }: InvitationProps) {
  return (
    <div className={cx('flex flex-col items-start justify-center gap-3', className)}>
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <p className="max-w-xl text-lg">{text}</p>
      <LinkButton tone="onRoute" size="large" href={href} className="mt-1">
        {button}
        <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
      <p className="mt-1 min-h-7">{line}</p>
    </div>
  )
}

/** What waits to be continued; when nothing does, Express goes on with what is known least. */
function Left({ data, progress }: Omit<ContinueProps, 'line'>) {
  const { learning: texts, mistakes } = useTexts('learning')
  const { counts, ways } = useTexts('shell')
  const [first, ...others] = waitingOf(progress.open, data, { ways, mistakesOf: mistakes.ofTopic }, now())
  if (!first) {
    const right = counts.of(progress.totals.rightAnswersCount, data.question_count)
    return <Invitation title={texts.goOnTitle(ways.express.name)} text={texts.goOnText(right)} href={paths.mode('express')} button={texts.goOnButton} line={null} />
  }
  return (
    <Invitation
      title={first.name}
      text={first.isTimeUp ? texts.timeUp : texts.answered(first.count === null ? counts.number(first.answered) : counts.of(first.answered, first.count))}
      href={first.path}
      button={first.isTimeUp ? texts.seeResult : texts.continueButton}
      line={others.length > 0 && <Others others={others.slice(0, 3)} />}
    />
  )
}

function Others({ others }: { others: readonly Waiting[] }) {
  const { learning: texts } = useTexts('learning')
  return (
    <>
      {texts.alsoOpen}{' '}
      {others.map(({ id, path, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <a href={path} className="focus-visible:outline-sign-yellow font-semibold underline underline-offset-4">
            {name}
          </a>
        </span>
      ))}
    </>
  )
}

function Overall({ data, progress }: Omit<ContinueProps, 'line'>) {
  const { learning: texts } = useTexts('learning')
  const locale = useLocale()
  const share = data.question_count > 0 ? progress.totals.rightAnswersCount / data.question_count : 0
  return (
    <div className="bg-card text-ink rounded-full p-3">
      <ProgressRing share={share} label={texts.overall} text={formatPercent(share, locale)} />
    </div>
  )
}
