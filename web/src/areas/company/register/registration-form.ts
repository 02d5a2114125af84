import {
  companyRegistration,
  faultsOfMiningRegistration,
  isMining,
  judge,
  Refusal,
  textToTell,
  words,
  wordsFor,
  type Faults,
  type InputOf,
} from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { industryOf } from '../../../parts/company-form/industry-field.tsx'
import { findIndustries } from './industries.ts'
import { asRegistered } from './registered-people.ts'
import { fieldsOf, type StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

const { register } = companyRegistration

type Submitted = { readonly token: string } | { readonly text: string; readonly faults: Faults }

/** What is wrong in these steps, by the rules of the call itself. */
export async function judgeRegistration(
  values: RegistrationValues,
  steps: readonly StepId[],
): Promise<Faults> {
  const { form, faults } = judge(register, asSent(values))
  const byIndustry = asksByIndustry(steps) ? await industryFaults(values, form) : {}
  const all = wholeFields({ ...byIndustry, ...faults })
  const fields = fieldsOf(steps)
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)))
}

/** Of several faults, the one that is told above the form. */
export function textOfFaults(faults: Faults): string {
  return textToTell(register, faults)
}

/** Sends the whole form: answers the token of the new account, or what was refused. */
export async function submitRegistration(
  values: RegistrationValues,
  draftId: string | undefined,
): Promise<Submitted> {
  try {
    const { token } = await send(register, await registrationInput(values, draftId))
    return { token }
  } catch (failed) {
    return refusalOfForm(failed)
  }
}

/** What was refused, at the names of the form. */
function refusalOfForm(failed: unknown): { text: string; faults: Faults } {
  const refusal = failed instanceof Refusal ? failed : new Refusal('INTERNAL', { cause: failed })
  const faults = wholeFields(refusal.fields ?? {})
  if (refusal.code === 'EMAIL_TAKEN') faults['companyEmail'] ??= words.emailTaken
  return { text: wordsFor(refusal, register), faults }
}

async function registrationInput(
  values: RegistrationValues,
  draftId: string | undefined,
): Promise<InputOf<typeof register>> {
  const asked = (await isOfMining(values)) ? values : { ...values, ...notAsked }
  const { form } = judge(register, { ...asSent(asked), draftId })
  // Nothing is sent before the form was judged, and without faults nothing is missing from it.
  return form as InputOf<typeof register>
}

/** What is asked of mining companies only: typed before the industry was changed, it is not sent. */
const notAsked = {
  commodities: [],
  companyTicker: '',
  marketCap: '',
  cashInBank: '',
  fieldRoster: '',
  facilities: '',
} as const satisfies Partial<RegistrationValues>

function asSent(values: RegistrationValues): Record<string, unknown> {
  return { ...values, keyPeople: values.keyPeople.map(asRegistered) }
}

/** The other steps do not wait for the list of industries. */
function asksByIndustry(steps: readonly StepId[]): boolean {
  return steps.some((step) => step !== 'get-started' && step !== 'manager-info')
}

async function industryFaults(
  values: RegistrationValues,
  form: Partial<InputOf<typeof register>>,
): Promise<Faults> {
  const industry = industryOf(await findIndustries(), values.industry)
  if (!industry) return { industry: words.selectIndustry }
  return isMining(industry.name) ? faultsOfMiningRegistration(form) : {}
}

async function isOfMining({ industry }: RegistrationValues): Promise<boolean> {
  return isMining(industryOf(await findIndustries(), industry)?.name)
}

/** A fault inside a row is told at the list that the row stands in. */
function wholeFields(faults: Faults): Faults {
  const whole: Faults = {}
  for (const [field, text] of Object.entries(faults)) whole[field.split('.', 1)[0] ?? ''] ??= text
  return whole
}
