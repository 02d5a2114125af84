import type { ResumeTruth } from '@headframe/demo/src/resumes/truth.ts'
import type { ResumeFacts } from '@headframe/server/src/resumes/resume-facts.ts'
import { pairUp } from './pairing.ts'
import { sameDates, samePage, samePlace, sameWords, withinThree } from './resume-likeness.ts'

/** How many things were read right, how many were read that are not so, and how many were missed. */
export interface Tally {
  readonly right: number
  readonly wrong: number
  readonly missed: number
}

/** One thing that a reading is measured by. Nothing was read from a document without facts. */
export interface Check {
  tally(facts: ResumeFacts | undefined, truth: ResumeTruth): Tally
  /** What was read and what is true, for whoever looks for the reason. */
  told(facts: ResumeFacts | undefined, truth: ResumeTruth): string
}

const contactChecks = {
  name: single(
    ({ fullName }) => fullName?.value,
    ({ fullName }) => fullName,
    sameWords,
  ),
  'e-mail': single(
    ({ email }) => email?.value,
    ({ email }) => email,
    sameWords,
  ),
  phone: single(
    ({ phone }) => phone?.value,
    ({ phone }) => phone,
    sameWords,
  ),
  location: single(
    ({ location }) => location?.value,
    ({ suburb, state }) => `${suburb}, ${state}`,
    samePlace,
  ),
  linkedin: single(
    ({ linkedinUrl }) => linkedinUrl?.value,
    ({ linkedin }) => linkedin,
    samePage,
  ),
}

/** What is measured together, under the name of its figure, and how good it has to be. */
export interface Measure {
  readonly name: string
  readonly goal: number | undefined
  readonly checks: Readonly<Record<string, Check>>
}

export const measures: readonly Measure[] = [
  { name: 'contact fields', goal: 0.97, checks: contactChecks },
  {
    name: 'current role',
    goal: 0.9,
    checks: {
      role: single(
        ({ currentRole }) => currentRole?.value,
        ({ currentRole }) => currentRole,
        sameWords,
      ),
    },
  },
  {
    name: 'current company',
    goal: 0.9,
    checks: {
      company: single(
        ({ currentCompany }) => currentCompany?.value,
        ({ currentCompany }) => currentCompany,
        sameWords,
      ),
    },
  },
  {
    name: 'companies',
    goal: 0.9,
    checks: {
      companies: several(
        ({ companies }) => companies,
        ({ companies }) => companies,
        sameWords,
      ),
    },
  },
  {
    name: 'dates of jobs',
    goal: 0.9,
    checks: {
      dates: several(
        ({ jobs }) => jobs,
        ({ jobs }) => jobs,
        sameDates,
      ),
    },
  },
  {
    name: 'total months within 3',
    goal: 0.9,
    checks: {
      months: single(
        ({ totalMonths }) => totalMonths ?? undefined,
        ({ totalMonths }) => totalMonths,
        withinThree,
      ),
    },
  },
  {
    name: 'skills as printed',
    goal: undefined,
    checks: {
      skills: amongRead(
        ({ tags }) => tags.map(({ tag }) => tag),
        ({ tags }) => tags,
        sameWords,
      ),
    },
  },
]

/** The harmonic mean of precision and recall. */
export function f1Of({ right, wrong, missed }: Tally): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed)
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (part: keyof Tally) => tallies.reduce((total, tally) => total + tally[part], 0)
  return { right: sum('right'), wrong: sum('wrong'), missed: sum('missed') }
}

function single<Read, Real>(
  read: (facts: ResumeFacts) => Read | undefined,
  real: (truth: ResumeTruth) => Real | undefined,
  isSame: (read: Read, real: Real) => boolean,
): Check {
  return several(
    (facts) => listed(read(facts)),
    (truth) => listed(real(truth)),
    isSame,
  )
}

function several<Read, Real>(
  read: (facts: ResumeFacts) => readonly Read[],
  real: (truth: ResumeTruth) => readonly Real[],
  isSame: (read: Read, real: Real) => boolean,
): Check {
  const readFrom = (facts: ResumeFacts | undefined) => (facts ? read(facts) : [])
  return {
    tally: (facts, truth) => matched(readFrom(facts), real(truth), isSame),
    told: (facts, truth) =>
      `read ${JSON.stringify(readFrom(facts))} for ${JSON.stringify(real(truth))}`,
  }
}

/** What is read besides is no mistake: readers have a dictionary of their own. */
function amongRead<Read, Real>(
  read: (facts: ResumeFacts) => readonly Read[],
  real: (truth: ResumeTruth) => readonly Real[],
  isSame: (read: Read, real: Real) => boolean,
): Check {
  const check = several(read, real, isSame)
  return { ...check, tally: (facts, truth) => ({ ...check.tally(facts, truth), wrong: 0 }) }
}

function matched<Read, Real>(
  read: readonly Read[],
  real: readonly Real[],
  isSame: (read: Read, real: Real) => boolean,
): Tally {
  const { right, extra, missed } = pairUp(read, real, isSame)
  return { right, wrong: extra.length, missed: missed.length }
}

function listed<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value]
}
