import { useEffect } from 'react'

import { prepareToTell } from '../../../calls/prepare-to-tell.ts'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { loadRegistrationForm } from './load-registration-form.ts'

/** What the first step does without, so that it is seen sooner. */
export const DraftNote = lazyPart(() => import('../../../parts/wizard/draft-note.tsx'))
export const ReturnNotice = lazyPart(() => import('../../../parts/wizard/return-notice.tsx'))
export const PersonalStep = lazyPart(() => import('./personal-step.tsx'))
export const CareerStep = lazyPart(() => import('./career-step.tsx'))
export const ResumeStep = lazyPart(() => import('./resume-step.tsx'))
export const Sending = lazyPart(() => import('./sending.tsx'))
export const ThankYou = lazyPart(() => import('./thank-you.tsx'))

const inOrder = [DraftNote, PersonalStep, CareerStep, Sending, ThankYou, ResumeStep]
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
