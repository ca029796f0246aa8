import { useState } from 'react'

const none: readonly string[] = []

/** Options ticked but not handed in yet, for the question that is open; another question starts with none. */
export function useDraft(questionId: string) {
  const [draft, setDraft] = useState({ questionId, chosen: none })
  const chosen = draft.questionId === questionId ? draft.chosen : none
  return {
    chosen,
    toggle: (id: string) =>
      setDraft({ questionId, chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }),
  }
}
