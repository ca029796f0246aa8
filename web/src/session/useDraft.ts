import { useState } from 'react'

const none: readonly string[] = []

/** Options ticked but not handed in yet, for the step that is open; another one starts with none, even of the same question. */
export function useDraft(position: number) {
  const [draft, setDraft] = useState({ position, chosen: none })
  const chosen = draft.position === position ? draft.chosen : none
  return {
    chosen,
    toggle: (id: string) =>
      setDraft({ position, chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }),
  }
}
