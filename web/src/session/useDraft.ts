import { useState } from 'react'
import { choiceAfter } from '#question/choice.ts'

const none: readonly string[] = []

/** Options ticked but not handed in yet, for the step that is open; another one starts with none, even of the same question. */
export function useDraft(position: number) {
  const [draft, setDraft] = useState({ position, chosen: none })
  const chosen = draft.position === position ? draft.chosen : none
  return {
    chosen,
    /** `most`: so many are right. */
    toggle: (id: string, most: number) => setDraft({ position, chosen: choiceAfter(chosen, id, most) }),
  }
}
