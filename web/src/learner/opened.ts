import type { EditionCode } from '#api/shapes.ts'
import { createStore } from '#lib/store.ts'
import type { Learner } from './learner.ts'

/** The learners that are open in this tab. Weighs nothing: who only looks on need not load the learner's room. */
export const opened = createStore<ReadonlyMap<EditionCode, Learner>>(new Map())
