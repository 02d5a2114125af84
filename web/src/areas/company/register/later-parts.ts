import { lazyPart } from '../../../parts/lazy-part.tsx'

/** What the first step does without, so that it is seen sooner. */
export const DetailsStep = lazyPart(() => import('./details-step.tsx'))
export const ProfileStep = lazyPart(() => import('./profile-step.tsx'))
export const OperationsStep = lazyPart(() => import('./operations-step.tsx'))
export const ManagerStep = lazyPart(() => import('./manager-step.tsx'))

export const laterParts = [DetailsStep, ProfileStep, OperationsStep, ManagerStep]
