import { Refusal } from '@headframe/wire'

import { readOfTab, readStored, removeStored, store, storeOfTab } from '../../../calls/storage.ts'
import { draftData, type DraftData } from './draft-content.ts'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { inputSteps } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

const idKey = 'registrationInProgressDraft'
/** What the server does not have yet, for a reload of this tab. */
const unsavedKey = 'registrationInProgressUnsaved'

/** What was typed so far and how far it went. */
export interface DraftContent {
  readonly values: RegistrationValues
  readonly step: number
}

export interface FoundDraft {
  readonly id: string | undefined
  readonly data: DraftData
  readonly step: number
}

export function mayHaveDraft(): boolean {
  return readStored(idKey) !== undefined || hasUnsaved()
}

/** The draft to go on with: what this tab has not saved yet, otherwise what the server keeps. */
export async function findDraft(linked: string | undefined): Promise<FoundDraft | undefined> {
  const id = linked ?? readStored(idKey)
  const unsaved = readUnsaved()
  if (unsaved && (linked === undefined || unsaved.id === linked)) return unsaved
  if (id === undefined) return undefined

  const { send, draft } = await loadRegistrationCalls()
  try {
    const found = await send(draft, { id })
    store(idKey, id)
    return found
  } catch (refused) {
    // It has ended, or became a registration: the form begins blank.
    if (!(refused instanceof Refusal) || refused.code !== 'NOT_FOUND') throw refused
    if (linked === undefined) forgetDraft()
    return undefined
  }
}

/** Saves to the draft, or begins one; answers its id. */
export async function keepDraft(id: string | undefined, content: DraftContent): Promise<string> {
  const { send, newDraft, saveDraft } = await loadRegistrationCalls()
  const data = draftData(content.values)
  if (id !== undefined) {
    try {
      await send(saveDraft, { id, data, step: content.step })
      return id
    } catch (refused) {
      if (!(refused instanceof Refusal) || refused.code !== 'NOT_FOUND') throw refused
    }
  }
  const begun = await send(newDraft, { data, step: content.step })
  store(idKey, begun.id)
  return begun.id
}

export function keepUnsaved(id: string | undefined, { values, step }: DraftContent): void {
  storeOfTab(unsavedKey, JSON.stringify({ id, step, data: draftData(values) }))
}

export function hasUnsaved(): boolean {
  return readOfTab(unsavedKey) !== undefined
}

export function dropUnsaved(): void {
  storeOfTab(unsavedKey, undefined)
}

export function forgetDraft(): void {
  removeStored(idKey)
  dropUnsaved()
}

function readUnsaved(): FoundDraft | undefined {
  const text = readOfTab(unsavedKey)
  if (text === undefined) return undefined
  const { id, step, data } = Object(JSON.parse(text)) as Record<string, unknown>
  return {
    id: typeof id === 'string' ? id : undefined,
    step: Math.min(inputSteps.length - 1, Number(step) || 0),
    data: Object(data) as DraftData,
  }
}
