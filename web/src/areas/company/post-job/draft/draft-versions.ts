import { joinJobs } from './join-jobs.ts'
import {
  changesIn,
  isSameTopic,
  topicIds,
  topics,
  topicsBetween,
  withFields,
  withTopics,
  type TopicId,
} from './job-topics.ts'
import type { JobValues } from '../job-values.ts'

/** A draft as the server was last known to hold it. */
export interface Seen {
  readonly values: JobValues
  readonly step: number
  readonly revision: number
}

/** What stands in this window beside what others may have made of the same draft. */
export interface Versions {
  readonly seen: Seen
  /** Changed here and elsewhere; `seen` holds what was saved elsewhere. Not saved until decided. */
  readonly conflicts: readonly TopicId[]
  /** Changed elsewhere alone and taken, until somebody has looked at it. */
  readonly news: readonly TopicId[]
  /** Whoever wanted to post was stopped for these news. */
  readonly isTold: boolean
  /** How often somebody was stopped, so that the reason is brought before their eyes each time. */
  readonly stops: number
  /** It went live meanwhile: nothing can be saved to it any more. */
  readonly isNoDraft: boolean
}

export function beginVersions(seen: Seen): Versions {
  return { seen, conflicts: [], news: [], isTold: false, stops: 0, isNoDraft: false }
}

/** What may be sent now: all that differs, but for what is not decided yet. */
export function changesToSave({ seen, conflicts }: Versions, values: JobValues) {
  const decided = topicIds.filter((id) => !conflicts.includes(id))
  return changesIn(decided, values, seen.values)
}

/** These fields were sent and kept; whoever has sent them has seen what stood there before. */
export function withSaved(
  versions: Versions,
  fields: readonly (keyof JobValues)[],
  { values, step, revision }: Seen,
): Versions {
  const isSent = (id: TopicId) => topics[id].fields.some((name) => fields.includes(name))
  return {
    ...versions,
    seen: {
      values: withFields(versions.seen.values, fields, values),
      step: Math.max(versions.seen.step, step),
      revision,
    },
    news: versions.news.filter((id) => !isSent(id)),
  }
}

/** Somebody saved another version; answers as well what stands in this window from now on. */
export function withTheirs(
  versions: Versions,
  mine: JobValues,
  theirs: Seen,
): { versions: Versions; values: JobValues } {
  const { values, taken, conflicts } = joinJobs({
    base: versions.seen.values,
    mine,
    theirs: theirs.values,
    open: versions.conflicts,
  })
  const hasNews = taken.length > 0
  const news = topicIds.filter((id) => taken.includes(id) || versions.news.includes(id))
  const isTold = versions.isTold && !hasNews
  return { versions: { ...versions, seen: theirs, conflicts, news, isTold }, values }
}

/** Whoever writes the other side's words has decided as well. */
export function withTyped(versions: Versions, values: JobValues): Versions {
  const conflicts = versions.conflicts.filter(
    (id) => !isSameTopic(id, values, versions.seen.values),
  )
  return conflicts.length === versions.conflicts.length ? versions : { ...versions, conflicts }
}

/** The person has decided between what stands here and what was saved elsewhere. */
export function withDecision(
  versions: Versions,
  mine: JobValues,
  decided: TopicId,
  side: 'mine' | 'theirs',
): { versions: Versions; values: JobValues } {
  const conflicts = versions.conflicts.filter((id) => id !== decided)
  const values = side === 'mine' ? mine : withTopics(mine, [decided], versions.seen.values)
  return { versions: { ...versions, conflicts }, values }
}

/** Nobody may post what they have not looked at. */
export function isToBeSeen({ conflicts, news, isTold }: Versions): boolean {
  return conflicts.length > 0 || (news.length > 0 && !isTold)
}

export function withStop(versions: Versions): Versions {
  return { ...versions, isTold: true, stops: versions.stops + 1 }
}

/** Whether this window has anything that the server has not, be it fit to be sent or not. */
export function isBeyond({ seen }: Versions, values: JobValues): boolean {
  return topicsBetween(values, seen.values).length > 0
}
