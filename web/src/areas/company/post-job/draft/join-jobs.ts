import { isSameTopic, topicIds, withTopics, type TopicId } from './job-topics.ts'
import type { JobValues } from '../job-values.ts'

interface Windows {
  /** What both began with. */
  readonly base: JobValues
  /** What stands in this window. */
  readonly mine: JobValues
  /** What was saved elsewhere meanwhile. */
  readonly theirs: JobValues
  /** Waits for a decision already. */
  readonly open?: readonly TopicId[]
}

interface Joined {
  /** Mine, with everything that only the other side changed. */
  readonly values: JobValues
  readonly taken: readonly TopicId[]
  /** What both sides changed, each in its own way: a person has to decide. */
  readonly conflicts: readonly TopicId[]
}

/** Joins two versions of a posting that grew from the same one. */
export function joinJobs({ base, mine, theirs, open = [] }: Windows): Joined {
  const differing = topicIds.filter((id) => !isSameTopic(id, mine, theirs))
  const isMine = (id: TopicId) => open.includes(id) || !isSameTopic(id, mine, base)
  const isTheirs = (id: TopicId) => open.includes(id) || !isSameTopic(id, theirs, base)
  const taken = differing.filter((id) => !isMine(id))
  const conflicts = differing.filter((id) => isMine(id) && isTheirs(id))
  return { values: withTopics(mine, taken, theirs), taken, conflicts }
}
