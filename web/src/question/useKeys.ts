import { useEffect, useEffectEvent } from 'react'
import { keyAction, type KeyAction } from './keys.ts'

const keepsKeys = 'input, textarea, select, [role=dialog]'
const actsOnEnter = 'a, button, summary'
/** An option that was chosen or answered already: Enter on it goes on. */
const settledOption = '[data-option][aria-checked=true], [data-option][aria-disabled=true]'

/** Whether the element that has the focus wants the key for itself. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.key !== 'Enter') return target?.closest(keepsKeys) != null
  return target?.closest(`${keepsKeys}, ${actsOnEnter}`) != null && target.closest(settledOption) === null
}

type Keys = { optionCount: number; initials: readonly string[]; isOn: boolean; onAction: (action: KeyAction) => void }

/** Lets a question be answered by keyboard, wherever the focus stands. */
export function useKeys({ optionCount, initials, isOn, onAction }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat
    if (!isOn || isOther || isTaken(event)) return
    const action = keyAction(event.key, optionCount, initials)
    if (!action) return
    event.preventDefault()
    onAction(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
