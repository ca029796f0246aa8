import { ArrowRight, Check, X } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { Sample } from '#payloads.ts'
import { LinkButton } from '#ui/Button.tsx'
import { SignPicture } from '#ui/SignPicture.tsx'

/** A real question to try at once. It is a taste: nothing of it is kept. */
export function SampleCard({ sample }: { sample: Sample }) {
  const { sample: texts, ...home } = useTexts('home')
  const [given, setGiven] = useState<string>()
  const isRight = given !== undefined && sample.correct.includes(given)
  return (
    <section aria-label={texts.label} className="bg-page border-line shadow-float rounded-3xl border p-5 sm:p-7">
      <p className="font-display text-muted mb-4 flex justify-between gap-4 font-bold">
        <span className="text-primary-strong whitespace-nowrap">{texts.label}</span>
        <span className="text-right">{sample.topic_name}</span>
      </p>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
        {sample.image && (
          <SignPicture src={sample.image} alt={texts.signAlt} className="size-28 shrink-0 max-sm:self-center sm:size-32" />
        )}
        <p className="font-display text-2xl leading-tight font-bold">{sample.text}</p>
      </div>
      <ul className="mt-5 flex flex-col gap-2.5">
        {sample.options.map((option, place) => (
          <li key={option.id}>
            <SampleOption
              letter={sample.options.length > 2 ? String.fromCharCode(65 + place) : ''}
              text={option.text}
              look={lookOf(option.id, given, sample)}
              isDone={given !== undefined}
              onChoose={() => setGiven(option.id)}
            />
          </li>
        ))}
      </ul>
      <div role="status" className="mt-4 empty:hidden">
        {given !== undefined && (
          <>
            <p className={cx('font-display text-xl font-extrabold', isRight ? 'text-good' : 'text-bad')}>
              {isRight ? texts.right : texts.wrong}
            </p>
            <p className="mt-1">{sample.explanation}</p>
            <LinkButton href={paths.mode('express')} className="mt-4">
              {home.start}
              <ArrowRight aria-hidden="true" className="size-5" />
            </LinkButton>
          </>
        )}
      </div>
    </section>
  )
}

type Look = 'plain' | 'right' | 'wrong' | 'faded'

function lookOf(id: string, given: string | undefined, { correct }: Sample): Look {
  if (given === undefined) return 'plain'
  if (correct.includes(id)) return 'right'
  return id === given ? 'wrong' : 'faded'
}

const looks: Record<Look, string> = {
  plain: 'bg-card border-edge hover:border-primary',
  right: 'bg-good-soft border-good',
  wrong: 'bg-bad-soft border-bad',
  faded: 'bg-card border-line text-muted',
}

type SampleOptionProps = { letter: string; text: string; look: Look; isDone: boolean; onChoose: () => void }

function SampleOption({ letter, text, look, isDone, onChoose }: SampleOptionProps) {
  const { sample: texts } = useTexts('home')
  return (
    <button
      type="button"
      aria-disabled={isDone}
      onClick={isDone ? undefined : onChoose}
      className={cx('flex min-h-13 w-full items-center gap-3 rounded-xl border-2 px-3.5 py-2.5 text-left leading-snug transition-colors', looks[look])}
    >
      <span aria-hidden="true" className="font-display text-muted w-5 shrink-0 text-lg font-extrabold empty:hidden">
        {look === 'right' ? <Check className="text-good size-5" /> : look === 'wrong' ? <X className="text-bad size-5" /> : letter}
      </span>
      <span>{text}</span>
      {(look === 'right' || look === 'wrong') && <span className="sr-only">{look === 'right' ? texts.right : texts.wrong}</span>}
    </button>
  )
}
