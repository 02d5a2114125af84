import {
  customAvailability,
  firstInstant,
  isAvailability,
  judgeValue,
  personFields,
  visaOther,
  words,
  type Faults,
} from '@headframe/wire'

import { amountIn, tooHighARate } from '../../lib/amount-in.ts'
import type { PersonValues } from './person-values.ts'

const personalRules = {
  first_name: personFields.firstName,
  last_name: personFields.lastName,
  phone: personFields.phone,
  address: personFields.street,
  suburb: personFields.suburb,
  state: personFields.state,
  post_code: personFields.postCode,
  visa_status: personFields.visaStatus,
  visa_status_other: personFields.visaStatusOther,
} as const

const careerRules = {
  availability: personFields.availability,
  rate: personFields.rate,
  rate_type: personFields.rateType,
  contract_type: personFields.contractType,
  ideal_role: personFields.idealRole,
} as const

export type PersonPart = 'personal' | 'career' | 'all'

interface Facts {
  now: Date
  /** A day that was said before may have passed: it is not told off as long as it stays. */
  storedAvailability?: number
}

/** What is wrong, in the words that the server would use; it judges by the same fields. */
export function judgePerson(values: PersonValues, facts: Facts, which: PersonPart): Faults {
  return {
    ...(which === 'career' ? {} : judgePersonal(values)),
    ...(which === 'personal' ? {} : judgeCareer(values, facts)),
  }
}

function judgePersonal(values: PersonValues): Faults {
  const faults = judgeFields(personalRules, values)
  const isUntold = values.visa_status === visaOther && values.visa_status_other.trim() === ''
  return isUntold ? { ...faults, visa_status_other: words.visaDetailRequired } : faults
}

function judgeCareer(values: PersonValues, { now, storedAvailability }: Facts): Faults {
  const { industry, role, answers, availability, state } = values
  const faults: Faults = {}
  if (industry === '') faults['industry'] = words.industryRequired
  if (role === '') faults['role'] = words.roleRequired
  if (role !== '' && !isAnswered(answers)) faults['answers'] = words.answersRequired
  Object.assign(faults, judgeFields(careerRules, { ...values, rate: amountIn(values.rate) }))
  // Here the rule would say that it is not positive.
  const tooHigh = tooHighARate(values.rate)
  if (tooHigh) faults['rate'] = tooHigh

  const isPossible =
    availability === undefined ||
    availability === storedAvailability ||
    isAvailability(availability, state, now)
  return isPossible ? faults : { ...faults, availability: availabilityFault(availability) }
}

/** Whoever chose to name a day has chosen: it is the day that is missing, or over. */
function availabilityFault(availability: number): string {
  if (availability === customAvailability.value) return startDayMissing
  return availability >= firstInstant ? startDayPassed : words.availabilityRequired
}

export const startDayMissing = 'Enter the day from which you could start.'
const startDayPassed = 'Your start date has passed. Choose today or a later day.'

function isAnswered(answers: PersonValues['answers']): boolean {
  return answers?.every(({ response }) => response.trim() !== '') ?? false
}

type Rules = typeof personalRules | typeof careerRules

function judgeFields(rules: Rules, values: PersonValues): Faults {
  const judged = Object.entries(rules).map(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof PersonValues] : undefined
    return [name, judgeValue(field, value).fault] as const
  })
  return Object.fromEntries(judged.filter((one): one is [string, string] => one[1] !== undefined))
}
