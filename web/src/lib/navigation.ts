type Go = (to: string, how?: 'push' | 'replace') => void

let navigate: Go | undefined

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
