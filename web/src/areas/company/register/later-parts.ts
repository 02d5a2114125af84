import { useEffect } from 'react'

import { prepareToTell } from '../../../calls/prepare-to-tell.ts'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { loadRegistrationForm } from './load-registration-form.ts'

/** What the first step does without, so that it is seen sooner. */
export const DraftNote = lazyPart(() => import('../../../parts/wizard/draft-note.tsx'))
export const ReturnNotice = lazyPart(() => import('../../../parts/wizard/return-notice.tsx'))
export const DetailsStep = lazyPart(() => import('./details-step.tsx'))
export const ProfileStep = lazyPart(() => import('./profile-step.tsx'))
export const OperationsStep = lazyPart(() => import('./operations-step.tsx'))
export const ManagerStep = lazyPart(() => import('./manager-step.tsx'))

const inOrder = [DraftNote, DetailsStep, ProfileStep, OperationsStep, ManagerStep]
const quietMs = 1500

/** Fetches all of it once the first step has come to rest, before the network may be gone. */
export function usePreparedParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadRegistrationCalls().catch(() => undefined)
      void loadRegistrationForm().catch(() => undefined)
      void prepareToTell().catch(() => undefined)
      for (const { prepare } of inOrder) prepare()
    }, quietMs)
    return () => clearTimeout(timer)
  }, [])
}
