import { createStore } from './store.ts'

export type Toast = { id: number; text: string; tone: 'good' | 'bad' }

export const toastMs = 3000

let lastId = 0

/** The messages that stand on the screen now, oldest first. */
export const toasts = createStore<readonly Toast[]>([])

/** Shows a short message for three seconds and tells it to screen readers. */
export function showToast(text: string, tone: Toast['tone'] = 'good', ms = toastMs): void {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get(), { id, text, tone }])
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), ms)
}
