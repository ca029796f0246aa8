import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type TabsProps = {
  label: string
  tabs: readonly { id: string; title: string; content: ReactNode }[]
  first?: string
}

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, first }: TabsProps) {
  return (
    <Base.Root defaultValue={first ?? tabs[0]?.id ?? null}>
      <Base.List aria-label={label} className="border-line flex gap-1 overflow-x-auto border-b-2">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="text-muted data-active:border-primary data-active:text-ink font-display -mb-0.5 min-h-12 border-b-4 border-transparent px-4 font-bold whitespace-nowrap"
          >
            {tab.title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
