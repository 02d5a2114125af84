import type { DraftData } from '@headframe/wire'
import { lastJobStep } from '@headframe/wire'

import { ownKey } from '../../../../calls/person.ts'
import { findKeptForm, keepForm } from '../../../../forms/kept-forms.ts'
import { dataOfJob, valuesOfJob } from '../job-data.ts'
import { isSameTopic, topicIds, type TopicId } from './job-topics.ts'
import type { JobValues } from '../job-values.ts'

/** What this tab has beyond the server, for a reload by the same person. */
export interface Shelved {
  readonly values: JobValues
  readonly step: number
  /** What it was changed from; an earlier build did not say. */
  readonly base: JobValues | undefined
  readonly conflicts: readonly TopicId[]
}

export function findShelved(uuid: string): Shelved | undefined {
  const kept = findKeptForm(keyOf(uuid))
  if (kept === undefined) return undefined
  const { data, step, base, conflicts } = Object(kept) as Record<string, unknown>
  return {
    values: valuesIn(data),
    step: Math.min(lastJobStep, Number(step) || 0),
    base: base === undefined ? undefined : valuesIn(base),
    conflicts: topicIds.filter((id) => Array.isArray(conflicts) && conflicts.includes(id)),
  }
}

export function shelve(uuid: string, { values, step, base, conflicts }: Shelved): void {
  const kept = { step, data: dataOfJob(values), base: base && dataOfJob(base), conflicts }
  keepForm(keyOf(uuid), kept)
}

export function clearShelf(uuid: string): void {
  keepForm(keyOf(uuid), undefined)
}

export interface LeftBehind {
  readonly ids: readonly TopicId[]
  readonly values: JobValues
}

/** What was typed into a draft here and is not in the posting that it became. */
export function findLeftBehind(uuid: string, posted: JobValues): LeftBehind | undefined {
  const shelved = findShelved(uuid)
  return shelved && leftBehind(shelved, posted)
}

export function leftBehind(
  { values, base }: Pick<Shelved, 'values' | 'base'>,
  posted: JobValues,
): LeftBehind | undefined {
  const isChanged = (id: TopicId) => !base || !isSameTopic(id, values, base)
  const ids = topicIds.filter((id) => isChanged(id) && !isSameTopic(id, values, posted))
  return ids.length > 0 ? { ids, values } : undefined
}

function valuesIn(data: unknown): JobValues {
  return valuesOfJob(Object(data) as DraftData)
}

function keyOf(uuid: string): string {
  return ownKey('company', `companyJobDraft-${uuid}Unsaved`)
}
