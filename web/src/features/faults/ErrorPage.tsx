import { plainPage } from '#page.ts'
import { FaultView } from './FaultView.tsx'

export default plainPage('error', { Component: FaultView })
