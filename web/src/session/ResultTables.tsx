import { CircleCheck, CircleX } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import type { Result } from '#learner/liveSession.ts'
import { useTexts } from '#locales/useTexts.ts'
import { DataTable } from '#ui/DataTable.tsx'

/** Right answers by topic: a bar for the eye, the figures for everybody. */
export function TopicTable({ topics, nameOf }: { topics: Result['topics']; nameOf: (number: number) => string }) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const weakestFirst = topics.toSorted((a, b) => a.right / a.count - b.right / b.count)
  return (
    <DataTable
      caption={texts.byTopic}
      rows={weakestFirst}
      keyOf={({ topic }) => topic}
      columns={[
        { title: texts.topic, cell: (row) => <Bar share={row.right / row.count} name={nameOf(row.topic)} /> },
        { title: texts.rightOf, isNumber: true, cell: (row) => <span className="whitespace-nowrap">{counts.of(row.right, row.count)}</span> },
      ]}
    />
  )
}

function Bar({ share, name }: { share: number; name: string }) {
  return (
    <>
      {name}
      <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="bg-line mt-1.5 block h-1.5 w-full rounded-full">
        <rect width={share * 100} height="8" className="fill-primary" />
      </svg>
    </>
  )
}

type Section = Result['sections'][number]
type SectionTableProps = { sections: Section[]; names: ReadonlyMap<string, string>; needed: number | null }

/** How each section of an exam went, and whether it was enough where each must be. */
export function SectionTable({ sections, names, needed }: SectionTableProps) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  return (
    <DataTable
      caption={texts.bySection}
      rows={sections}
      keyOf={({ section }) => section}
      columns={[
        { title: texts.section, cell: (row) => names.get(row.section) ?? row.section },
        { title: texts.rightOf, isNumber: true, cell: (row) => <span className="whitespace-nowrap">{counts.of(row.right, row.count)}</span> },
        ...(needed === null ? [] : [{ title: texts.neededOf, isNumber: true, cell: (row: Section) => <Enough section={row} needed={needed} /> }]),
      ]}
    />
  )
}

function Enough({ section, needed }: { section: Section; needed: number }) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const Icon = section.is_enough ? CircleCheck : CircleX
  return (
    <span className={cx('inline-flex items-center gap-1.5', section.is_enough ? 'text-good' : 'text-bad')}>
      <Icon aria-hidden="true" className="size-5" />
      {counts.number(needed)}: {section.is_enough ? texts.enough : texts.tooFew}
    </span>
  )
}
