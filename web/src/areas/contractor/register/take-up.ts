import type { Progress } from '../../../parts/wizard/progress.ts'
import { valuesOfDraft } from './draft-content.ts'
import { loadRegistrationForm } from './load-registration-form.ts'
import { inputSteps, type StepId } from './registration-steps.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'
import { findDraft, mayHaveDraft } from './stored-draft.ts'

/** How the wizard begins. */
export interface Beginning {
  readonly id: string | undefined
  /** The number of the last step that was come to. */
  readonly step: number
  readonly values: RegistrationValues
  readonly progress: Progress<StepId>
  /** What was typed before stands in it, was asked for in vain, or never was. */
  readonly past: 'found' | 'lost' | 'none'
}

/** Takes up what was typed before, here or on another device; otherwise everything is blank at once. */
export function takeUp(linked: string | undefined, now: Date): Beginning | Promise<Beginning> {
  return linked === undefined && !mayHaveDraft() ? blank('none') : takeUpDraft(linked, now)
}

async function takeUpDraft(linked: string | undefined, now: Date): Promise<Beginning> {
  const draft = await findDraft(linked)
  if (!draft) return blank(linked === undefined ? 'none' : 'lost')
  const { id, step } = draft
  const values = valuesOfDraft(draft.data)
  return { id, step, values, progress: await progressOf(values, step, now), past: 'found' }
}

function blank(past: 'lost' | 'none'): Beginning {
  const progress = { visited: new Set<StepId>(['login-details']), completed: new Set<StepId>() }
  return { id: undefined, step: 0, values: emptyRegistration, progress, past }
}

/** A step that misses what is not kept, such as the password, is not complete any more. */
async function progressOf(
  values: RegistrationValues,
  step: number,
  now: Date,
): Promise<Progress<StepId>> {
  const { judgeRegistration } = await loadRegistrationForm()
  const ids = inputSteps.map(({ id }) => id)
  const isSound = (id: StepId) => Object.keys(judgeRegistration(values, now, [id])).length === 0
  return {
    visited: new Set(ids.slice(0, step + 1)),
    completed: new Set(ids.slice(0, step).filter(isSound)),
  }
}
