import { useEffect } from 'react'

import { prepareToTell } from '../../calls/files/prepare-to-tell.ts'
import { lazyPart } from '../lazy-part.tsx'

/** What the first step does without, so that it is seen sooner. */
export const DraftNote = lazyPart(() => import('../wizard/draft-note.tsx'))
export const ReturnNotice = lazyPart(() => import('../wizard/return-notice.tsx'))

export const WhoseDraft = lazyPart(() => import('./whose-draft.tsx'))
export const AddressTaken = lazyPart(() => import('./address-taken.tsx'))

const quietMs = 1500

interface LaterCode {
  loadCalls: () => Promise<unknown>
  loadForm: () => Promise<unknown>
}

/** Fetches all that comes later once the first step has come to rest, before the network may be gone. */
export function usePreparedParts(
  { loadCalls, loadForm }: LaterCode,
  parts: readonly { prepare: () => void }[],
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadCalls, loadForm, prepareToTell]) void load().catch(() => undefined)
      for (const { prepare } of [DraftNote, ReturnNotice, AddressTaken, ...parts]) prepare()
    }, quietMs)
    return () => clearTimeout(timer)
  }, [loadCalls, loadForm, parts])
}
