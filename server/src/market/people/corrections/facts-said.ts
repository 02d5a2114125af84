import type { ResumeFact } from '@headframe/wire'
import { lengthOf, stretchOf } from '../../../resumes/facts/dates/months.ts'
import { licenceCalled } from '../../../resumes/facts/licences/names/known-licences.ts'
import type {
  DateOnTicket,
  ReadJob,
  ReadLicence,
  ReadStudy,
  ReadTag,
} from '../../../resumes/resume-facts.ts'

/** Where what was added stands in the resume: nowhere. */
const nowhere = { start: 0, end: 0 }

/** A job in its owner's words; what was done in it is still told by the resume. */
export function jobSaid(said: ResumeFact, read: ReadJob | undefined, asOf: Date): ReadJob {
  const start = dateOf(said.start)
  const end = said.is_current ? null : dateOf(said.end)
  const isDated = start !== null && (end !== null || said.is_current)
  return {
    title: said.name,
    employer: said.where,
    client: read?.client ?? null,
    place: said.place,
    start,
    end,
    isCurrent: said.is_current,
    months: isDated ? lengthOf(stretchOf(start, end, asOf)) : monthsRead(said, read),
    confidence: 1,
    span: read?.span ?? nowhere,
    isSaid: true,
  }
}

/** How long it lasted, of a job that tells no dates: when it began alone does not contradict it. */
function monthsRead({ end }: ResumeFact, read: ReadJob | undefined): number | null {
  return end === null && read?.start === null ? read.months : null
}

export function studySaid(said: ResumeFact, read: ReadStudy | undefined): ReadStudy {
  return {
    name: said.name ?? '',
    school: said.where,
    year: dateOf(said.end)?.year ?? null,
    span: read?.span ?? nowhere,
    isSaid: true,
  }
}

export function skillSaid(said: ResumeFact, read: ReadTag | undefined): ReadTag {
  return { tag: said.name ?? '', count: read?.count ?? 1, isSaid: true }
}

/** The number and the state stay: they are printed on a card, and nobody is asked to type them again. */
export function ticketSaid(said: ResumeFact, read: ReadLicence | undefined): ReadLicence {
  const name = said.name ?? ''
  const { number = null, state } = read ?? {}
  const [issuedOn, expiresOn] = [dateOf(said.start), dateOf(said.end)]
  return {
    name,
    code: name === read?.name ? read.code : null,
    number,
    expiry: said.end,
    ...(expiresOn && { expiresOn }),
    ...(issuedOn && { issuedOn }),
    ...(said.where !== null && { issuer: said.where }),
    ...(said.place !== null && { machine: said.place }),
    ...(state !== undefined && { state }),
    ...(licenceCalled(name) === undefined && { isAsWritten: true }),
    isSaid: true,
  }
}

function dateOf(text: string | null): DateOnTicket | null {
  if (text === null) return null
  const [year, month, day] = text.split('-').map(Number)
  return {
    year: year ?? 0,
    ...(month !== undefined && { month }),
    ...(day !== undefined && { day }),
  }
}
