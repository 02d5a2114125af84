import type { FactKind, ResumeFact } from '@headframe/wire'
import { employerKey } from '../../../resumes/facts/jobs/employers/employer-words.ts'
import type {
  DateOnTicket,
  ReadJob,
  ReadLicence,
  ReadStudy,
  ResumeFacts,
} from '../../../resumes/resume-facts.ts'
import { plainPhrase } from '../../../text/plain.ts'

/** All that a reading says, one thing after the other, as people see and correct it. */
export function factsIn(facts: ResumeFacts): ResumeFact[] {
  return [
    ...facts.jobs.map(jobShown),
    ...(facts.studies ?? []).map(studyShown),
    ...facts.licences.map(ticketShown),
    ...facts.tags.map(({ tag }) => shown('skill', { name: tag })),
  ]
}

export function jobShown(job: ReadJob): ResumeFact {
  const { title, employer, place, start, end, isCurrent } = job
  return shown('job', {
    name: title,
    where: employer,
    place,
    start: start && dateText(start),
    end: end && dateText(end),
    is_current: isCurrent,
  })
}

export function studyShown({ name, school, year }: ReadStudy): ResumeFact {
  return shown('study', { name, where: school, end: year === null ? null : String(year) })
}

function ticketShown(licence: ReadLicence): ResumeFact {
  const { name, issuer = null, machine = null, issuedOn, expiresOn } = licence
  return shown('ticket', {
    name,
    where: issuer,
    place: machine,
    start: issuedOn ? dateText(issuedOn) : null,
    end: expiresOn ? dateText(expiresOn) : null,
  })
}

function shown(kind: FactKind, said: Partial<ResumeFact>): ResumeFact {
  const nothing = { name: null, where: null, place: null, start: null, end: null }
  return { kind, ...nothing, is_current: false, ...said }
}

/** As much of `YYYY-MM-DD` as is known. */
export function dateText({ year, month, day }: DateOnTicket): string {
  const known = [month, day].filter((part) => part !== undefined)
  return [year, ...known.map((part) => String(part).padStart(2, '0'))].join('-')
}

export function isEqual(one: ResumeFact, other: ResumeFact): boolean {
  const { kind, name, where, place, start, end, is_current } = one
  return (
    kind === other.kind &&
    name === other.name &&
    where === other.where &&
    place === other.place &&
    start === other.start &&
    end === other.end &&
    is_current === other.is_current
  )
}

/**
 * Which of some facts means which of the others, each at most one: those that say the same come first,
 * then those that are about the same thing and tell it otherwise.
 */
export function pairUp<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  facts: { of: (one: One) => readonly ResumeFact[]; and: (other: Other) => ResumeFact },
): Map<One, Other> {
  const pairs = new Map<One, Other>()
  const taken = new Set<Other>()
  for (const means of [isEqual, isAboutSame]) {
    for (const one of ones) {
      if (pairs.has(one)) continue
      const found = others.find(
        (other) => !taken.has(other) && facts.of(one).some((fact) => means(fact, facts.and(other))),
      )
      if (found === undefined) continue
      pairs.set(one, found)
      taken.add(found)
    }
  }
  return pairs
}

function isAboutSame(one: ResumeFact, other: ResumeFact): boolean {
  if (one.kind !== other.kind) return false
  const isNamedAlike = isAlike(one.name, other.name)
  if (one.kind === 'skill' || one.kind === 'study') return isNamedAlike
  if (one.kind === 'ticket') {
    return isNamedAlike && plainPhrase(one.place ?? '') === plainPhrase(other.place ?? '')
  }
  const isWithSame = isAlike(one.where, other.where, employerKey)
  const isBegunAlike = one.start !== null && one.start === other.start
  if (isBegunAlike) return isNamedAlike || isWithSame
  return isNamedAlike && isWithSame && isNearly(one.start, other.start)
}

function isAlike(one: string | null, other: string | null, key = plainPhrase): boolean {
  return one !== null && other !== null && key(one) === key(other)
}

/** A second time with the same employer is another job. */
function isNearly(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true
  return Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4))) <= 1
}
