import { ChevronDown } from 'lucide-react'
import { isShown, everything } from '#category.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Topic } from '#payloads.ts'
import { Button } from '#ui/Button.tsx'

type TopicChoiceProps = {
  topics: readonly Topic[]
  category: string | null
  /** Numbers of topics; null: all of them. */
  chosen: readonly number[] | null
  onChange: (chosen: number[] | null) => void
}

/** From which topics the questions come. */
export function TopicChoice({ topics, category, chosen, onChange }: TopicChoiceProps) {
  const { setup: texts } = useTexts('practice')
  const offered = topics.filter((topic) => isShown(topic.categories, category ?? everything))
  const toggle = (number: number) => {
    const next = chosen?.includes(number) ? chosen.filter((one) => one !== number) : [...(chosen ?? []), number]
    onChange(next.length > 0 ? next : null)
  }
  return (
    <details className="bg-card border-line group rounded-2xl border">
      <summary className="flex min-h-14 items-center gap-3 px-4">
        <span className="flex-1 font-semibold">
          {texts.topics}: <span className="font-normal">{chosen === null ? texts.allTopics : texts.chosenTopics(chosen.length)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="text-muted size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="px-4 pb-4">
        <legend className="sr-only">{texts.topics}</legend>
        <ul className="grid sm:grid-cols-2 sm:gap-x-4">
          {offered.map(({ number, name }) => (
            <li key={number}>
              <label className="flex min-h-11 items-center gap-3 py-1 leading-snug">
                <input type="checkbox" checked={chosen?.includes(number) ?? false} onChange={() => toggle(number)} className="accent-primary size-5 shrink-0" />
                {name}
              </label>
            </li>
          ))}
        </ul>
        {chosen !== null && (
          <Button tone="quiet" className="mt-2" onClick={() => onChange(null)}>
            {texts.clear}
          </Button>
        )}
      </fieldset>
    </details>
  )
}
