import type { DraftData, Faults } from '@headframe/wire'

import type { AskOptions } from '../../calls/client.ts'
import { codeOrFreshDocument } from '../../calls/fresh-document.ts'
import type { Submission } from '../../forms/submit.ts'
import type { paths } from '../../lib/paths.ts'
import { storedDraft, type StoredDraft } from '../wizard/stored-draft.ts'
import { takeUp, type Beginning } from '../wizard/take-up.ts'
import { faultsWithin, type WizardStep } from '../wizard/use-wizard.ts'
import type { RegistrationCalls } from './registration-calls.ts'

export interface RegistrationStep<Id extends string, Values> extends WizardStep<Id> {
  readonly fields: readonly (keyof Values & string)[]
  /** What stands above its fields, where that is not its name. */
  readonly heading?: string
  readonly lead: string
  /** What the button says while it is busy. */
  readonly busyWords?: string
}

/** The rules of the form and all that they need. */
interface RegistrationForm<Id extends string, Values, Reply> {
  readonly judgeRegistration: (values: Values, steps: readonly Id[]) => Promise<Faults>
  /** How the form is sent; the draft that it was kept in ends with it. */
  readonly registrationBy: (
    draftId: string | undefined,
    howToAsk?: () => AskOptions,
  ) => Pick<Submission<Values, Reply>, 'tell' | 'send' | 'told'>
}

/** In what one registration differs from another. */
interface Differences<Id extends string, Values, Reply> {
  readonly name: string
  readonly path: typeof paths.contractor.register | typeof paths.company.register
  /** The name under which the browser keeps the draft's id. */
  readonly key: string
  /** The steps that take input; a draft knows them by their number. */
  readonly steps: readonly RegistrationStep<Id, Values>[]
  readonly blank: Values
  readonly emailField: keyof Values & string
  /** What no draft keeps and has to be given again. */
  readonly notKept: readonly { readonly field: keyof Values; step: Id; called: string }[]
  readonly dataOf: (values: Values) => DraftData
  readonly valuesOf: (data: DraftData) => Values | Promise<Values>
  /** Nobody goes on from the first step before there is a draft. */
  readonly beginsDraft?: boolean
  // Nobody waits for either of these to see the first step.
  readonly loadCalls: () => Promise<RegistrationCalls>
  readonly loadForm: () => Promise<RegistrationForm<Id, Values, Reply>>
}

export interface RegistrationKind<Id extends string, Values, Reply> extends Differences<
  Id,
  Values,
  Reply
> {
  readonly stored: StoredDraft
}

export function registrationKind<Id extends string, Values, Reply>(
  differences: Differences<Id, Values, Reply>,
): RegistrationKind<Id, Values, Reply> {
  const { key, steps, loadCalls } = differences
  const stored = storedDraft({
    key,
    lastStep: steps.length - 1,
    find: async (id) => (await loadCalls()).find(id),
    begin: async (content) => (await loadCalls()).begin(content),
    save: async (id, content) => (await loadCalls()).save(id, content),
  })
  return { ...differences, stored }
}

/** Takes up the registration that was begun here or is linked to. */
export function takeUpRegistration<Id extends string, Values, Reply>(
  { stored, steps, blank, valuesOf, loadForm }: RegistrationKind<Id, Values, Reply>,
  linked: string | undefined,
): Beginning<Id, Values> | Promise<Beginning<Id, Values>> {
  async function isSound(values: Values, id: Id) {
    const { judgeRegistration } = await codeOrFreshDocument(loadForm())
    const faults = faultsWithin(steps, [id], await judgeRegistration(values, [id]))
    return Object.keys(faults).length === 0
  }
  return takeUp({ stored, steps, blank, valuesOf, isSound }, linked)
}
