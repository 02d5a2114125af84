import { companyJobs, judge, lastJobStep, Refusal } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { removeStored } from '../../../calls/storage.ts'
import { refreshRead } from '../../../calls/use-read.ts'
import {
  storedDraft,
  type DraftContent,
  type StoredDraft,
} from '../../../parts/wizard/stored-draft.ts'

/** Where the draft of a job is kept, and whether all of it is there. */
export interface StoredJob extends StoredDraft {
  /** Something was typed that the server does not have yet. */
  readonly isUnsaved: () => boolean
  readonly subscribe: (onChange: () => void) => () => void
  /** It went live or was closed elsewhere meanwhile: nothing can be saved to it any more. */
  readonly isNoDraft: () => boolean
}

export interface KeptJob extends DraftContent {
  readonly id: string
}

/** A job's draft on the server, with what this tab has beyond it. */
export function storedJob(kept: KeptJob): StoredJob {
  let isNoDraft = false
  const listeners = new Set<() => void>()
  const key = `companyJobDraft-${kept.id}`
  const stored = storedDraft({
    key,
    lastStep: lastJobStep,
    find: async () => kept,
    async begin(content) {
      const { uuid } = await send(companyJobs.newDraft, {}, { losesNothing: true })
      await saveJob(uuid, content)
      return { id: uuid }
    },
    async save(id, content) {
      try {
        return await saveJob(id, content)
      } catch (refused) {
        if (refused instanceof Refusal && refused.code === 'NOT_A_DRAFT') note({ noDraft: true })
        throw refused
      }
    },
  })

  let isUnsaved = stored.hasUnsaved()

  function note({ unsaved = isUnsaved, noDraft = isNoDraft }) {
    isUnsaved = unsaved
    isNoDraft = noDraft
    for (const listener of listeners) listener()
  }

  return {
    ...stored,
    async find(linked) {
      const found = await stored.find(linked)
      // The address names the draft: the browser need not remember every one that was opened.
      removeStored(key)
      return found
    },
    keepUnsaved(id, content) {
      stored.keepUnsaved(id, content)
      note({ unsaved: true })
    },
    dropUnsaved() {
      stored.dropUnsaved()
      note({ unsaved: false })
    },
    forget() {
      stored.forget()
      note({ unsaved: false })
    },
    isUnsaved: () => isUnsaved,
    isNoDraft: () => isNoDraft,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** What cannot be kept, such as an amount that is no number, stays as it was until it is mended. */
export async function saveJob(uuid: string, { data, step }: DraftContent) {
  const draft = judge(companyJobs.post, data).form
  // This tab has it until the server does.
  const saved = await send(companyJobs.saveDraft, { uuid, step, draft }, { losesNothing: true })
  refreshRead(companyJobs.job, { uuid })
  return saved
}
