import { Refusal, type DraftData, type RegistrationDraft } from '@headframe/wire'

import { findKeptForm, keepForm } from '../../forms/kept-forms.ts'
import { readStored, removeStored, store } from '../../calls/storage.ts'

/** What was typed so far and how far it went. */
export interface DraftContent {
  readonly data: DraftData
  readonly step: number
}

export interface FoundDraft extends DraftContent {
  readonly id: string | undefined
}

/** Where drafts of a form are kept. */
interface DraftPlace {
  /** The name under which the browser keeps the draft's id. */
  key: string
  /** The number of the last step. */
  lastStep: number
  find: (id: string) => Promise<RegistrationDraft>
  begin: (content: DraftContent) => Promise<{ id: string }>
  save: (id: string, content: DraftContent) => Promise<unknown>
}

export interface StoredDraft {
  readonly mayExist: () => boolean
  /** The draft to go on with: what this tab has not saved yet, otherwise what the server keeps. */
  readonly find: (linked: string | undefined) => Promise<FoundDraft | undefined>
  /** Begins a draft on the server; answers its id. */
  readonly begin: (content: DraftContent) => Promise<string>
  /** Saves to the draft, or begins one; answers its id. */
  readonly save: (id: string | undefined, content: DraftContent) => Promise<string>
  /** Keeps what the server does not have yet, for a reload of this tab. */
  readonly keepUnsaved: (id: string | undefined, content: DraftContent) => void
  readonly hasUnsaved: () => boolean
  readonly dropUnsaved: () => void
  readonly forget: () => void
}

/** A draft on the server, whose id the browser remembers, and what this tab has beyond it. */
export function storedDraft({ key, lastStep, ...place }: DraftPlace): StoredDraft {
  const unsavedKey = `${key}Unsaved`
  const hasUnsaved = () => findKeptForm(unsavedKey) !== undefined
  const dropUnsaved = () => keepForm(unsavedKey, undefined)

  async function find(linked: string | undefined) {
    const id = linked ?? readStored(key)
    const unsaved = readUnsaved(unsavedKey, lastStep)
    if (unsaved && (linked === undefined || unsaved.id === linked)) return unsaved
    if (id === undefined) return undefined

    const found = await unlessGone(place.find(id))
    if (found) store(key, id)
    // It has ended, or became what it was for: the form begins blank.
    else if (linked === undefined) forget()
    return found
  }

  async function begin(content: DraftContent) {
    const { id } = await place.begin(content)
    store(key, id)
    return id
  }

  async function save(id: string | undefined, content: DraftContent) {
    if (id !== undefined && (await unlessGone(place.save(id, content)))) return id
    return begin(content)
  }

  function forget() {
    removeStored(key)
    dropUnsaved()
  }

  return {
    mayExist: () => readStored(key) !== undefined || hasUnsaved(),
    find,
    begin,
    save,
    keepUnsaved: (id, { data, step }) => keepForm(unsavedKey, { id, step, data }),
    hasUnsaved,
    dropUnsaved,
    forget,
  }
}

async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (refused) {
    if (refused instanceof Refusal && refused.code === 'NOT_FOUND') return undefined
    throw refused
  }
}

function readUnsaved(key: string, lastStep: number): FoundDraft | undefined {
  const kept = findKeptForm(key)
  if (kept === undefined) return undefined
  const { id, step, data } = Object(kept) as Record<string, unknown>
  return {
    id: typeof id === 'string' ? id : undefined,
    step: Math.min(lastStep, Number(step) || 0),
    data: Object(data) as DraftData,
  }
}
