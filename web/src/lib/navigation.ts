type Go = (to: string, how?: 'push' | 'replace') => void

let navigate: Go | undefined
let holds = 0

/** Leads to another page of the site without a full load where that is possible. Links are plain `<a href>` and need no call. */
export const go: Go = (to, how = 'push') => {
  if (navigate) navigate(to, how)
  else if (how === 'replace') window.location.replace(to)
  else window.location.assign(to)
}

/** The app says how pages change; until then a change is a full load. */
export function setNavigator(navigator: Go): void {
  navigate = navigator
}

/** Keeps the running build in place, for a session that a full load would disturb, until the returned function is called. */
export function holdUpdates(): () => void {
  holds += 1
  let isHeld = true
  return () => {
    if (isHeld) holds -= 1
    isHeld = false
  }
}

export const areUpdatesHeld = (): boolean => holds > 0
