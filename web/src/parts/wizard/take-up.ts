import type { DraftData } from '@headframe/wire'

import type { Progress } from './progress.ts'
import type { FoundDraft, StoredDraft } from './stored-draft.ts'

/** How a wizard begins. */
export interface Beginning<Id extends string, Values> {
  readonly id: string | undefined
  /** The number of the last step that was come to. */
  readonly step: number
  readonly values: Values
  readonly progress: Progress<Id>
  /** What was typed before stands in it, was asked for in vain, or never was. */
  readonly past: 'found' | 'lost' | 'none'
}

interface TakeUpOptions<Id extends string, Values> {
  stored: StoredDraft
  steps: readonly { readonly id: Id }[]
  blank: Values
  valuesOf: (data: DraftData) => Values | Promise<Values>
  /** Nothing is wrong in this step. One that misses what is not kept, such as a password, is not sound. */
  isSound: (values: Values, step: Id) => Promise<boolean>
}

/** Takes up what was typed before, here or on another device; otherwise everything is blank at once. */
export function takeUp<Id extends string, Values>(
  options: TakeUpOptions<Id, Values>,
  linked: string | undefined,
): Beginning<Id, Values> | Promise<Beginning<Id, Values>> {
  const isNew = linked === undefined && !options.stored.mayExist()
  return isNew ? blank(options, 'none') : takeUpDraft(options, linked)
}

async function takeUpDraft<Id extends string, Values>(
  options: TakeUpOptions<Id, Values>,
  linked: string | undefined,
): Promise<Beginning<Id, Values>> {
  const draft = await options.stored.find(linked)
  if (!draft) return blank(options, linked === undefined ? 'none' : 'lost')
  return takenUp(options, draft)
}

async function takenUp<Id extends string, Values>(
  { steps, valuesOf, isSound }: TakeUpOptions<Id, Values>,
  { id, step, data }: FoundDraft,
): Promise<Beginning<Id, Values>> {
  const values = await valuesOf(data)
  const ids = steps.map((one) => one.id)
  const before = ids.slice(0, step)
  const areSound = await Promise.all(before.map((one) => isSound(values, one)))
  const progress = {
    visited: new Set(ids.slice(0, step + 1)),
    completed: new Set(before.filter((_, place) => areSound[place])),
  }
  return { id, step, values, progress, past: 'found' }
}

function blank<Id extends string, Values>(
  { steps, blank: values }: TakeUpOptions<Id, Values>,
  past: 'lost' | 'none',
): Beginning<Id, Values> {
  const progress = {
    visited: new Set(steps.slice(0, 1).map(({ id }) => id)),
    completed: new Set<Id>(),
  }
  return { id: undefined, step: 0, values, progress, past }
}
