import {
  companyRegistration,
  faultsOfMiningRegistration,
  isMining,
  judge,
  words,
  type Faults,
  type InputOf,
} from '@headframe/wire'

import { byCall } from '../../../forms/by-call.ts'
import { industryOf } from '../../../parts/company-form/industry-field.tsx'
import { findIndustries } from './industries.ts'
import { asRegistered } from './registered-people.ts'
import type { StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

const { register } = companyRegistration

/** How the form is sent; the draft that it was kept in ends with it. */
export function registrationBy(draftId: string | undefined) {
  return byCall({
    call: register,
    async inputOf(values: RegistrationValues) {
      const asked = (await isOfMining(values)) ? values : { ...values, ...notAsked }
      return { ...asSent(asked), draftId }
    },
    faultsAt: wholeFields,
    refusedAt: { EMAIL_TAKEN: { companyEmail: words.emailTaken } },
  })
}

/** What is wrong, by the rules of the call itself. */
export async function judgeRegistration(
  values: RegistrationValues,
  steps: readonly StepId[],
): Promise<Faults> {
  const { form, faults } = judge(register, asSent(values))
  const byIndustry = asksByIndustry(steps) ? await industryFaults(values, form) : {}
  return wholeFields({ ...byIndustry, ...faults })
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
