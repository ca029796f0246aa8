import { Component, type ReactNode } from 'react'
import { now } from '#lib/clock.ts'
import { isChunkFault, mayReload } from './chunk-reload.ts'
import { FaultView } from '#features/faults/FaultView.tsx'

/** Shows the error page in the place of a page that broke; header and footer stay. */
export class FaultBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(fault: unknown) {
    // Without a network a reload would take away what stands.
    const isHopeful = navigator.onLine && isChunkFault(fault)
    if (isHopeful && mayReload(sessionStorage, window.location.pathname, now())) window.location.reload()
  }

  override render() {
    return this.state.isBroken ? <FaultView /> : this.props.children
  }
}
