import type { TopicWithParts } from '#payloads.ts'
import type { Progress } from './useProgress.ts'

/** How many of a topic's questions were answered right the last time. */
export const rightIn = (topic: TopicWithParts, progress: Progress): number =>
  topic.parts.reduce((sum, part) => sum + (progress.parts.get(part.ticket_id)?.right ?? 0), 0)

/** A topic is passed when all its parts are. */
export const isTopicPassed = (topic: TopicWithParts, progress: Progress): boolean =>
  topic.parts.length > 0 && topic.parts.every((part) => progress.parts.get(part.ticket_id)?.isPassed)
