import { lazyPart } from '../../../parts/lazy-part.tsx'

/** What the first step does without, so that it is seen sooner. */
export const ResumeFirst = lazyPart(
  () => import('./resume-first.tsx'),
  () => null,
)
export const PersonalStep = lazyPart(() => import('./personal-step.tsx'))
export const CareerStep = lazyPart(() => import('./career-step.tsx'))
export const ResumeStep = lazyPart(() => import('./resume-step.tsx'))
export const Sending = lazyPart(() => import('./sending.tsx'))
export const ThankYou = lazyPart(() => import('./thank-you.tsx'))

export const laterParts = [PersonalStep, CareerStep, Sending, ThankYou, ResumeStep]
