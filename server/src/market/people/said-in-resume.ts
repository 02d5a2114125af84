import type { ContractorProfile } from '@headframe/wire'
import { readRoster } from '../../domain/roster/read-roster.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'

interface Said {
  readonly facts: ResumeFacts | null
  readonly uploadedAt: Date | null
  /** When the person themselves said when they could start. */
  readonly availabilitySaidAt: Date | null
  /** The rosters that they have wished for themselves. */
  readonly rosters: readonly string[] | null
}

/** What a resume says of the next job, to be offered to its owner until they have said it themselves. */
export function saidInResume(
  { facts, uploadedAt, availabilitySaidAt, rosters }: Said,
  now: Date,
): ContractorProfile['said_in_resume'] {
  const isSaid =
    availabilitySaidAt !== null && uploadedAt !== null && availabilitySaidAt >= uploadedAt
  const { roster, noticeDays, availableFrom } = facts ?? {}
  const isAhead = availableFrom && !isOver(availableFrom.value, now)
  const said = {
    ...(roster && !rosters?.length && readRoster(roster.value) ? { roster: roster.value } : {}),
    ...(noticeDays && !isSaid ? { notice_days: noticeDays.value } : {}),
    ...(isAhead && !isSaid ? { available_from: availableFrom.value } : {}),
  }
  return Object.keys(said).length > 0 ? said : undefined
}

function isOver(day: string, now: Date): boolean {
  return day !== 'now' && day < now.toISOString().slice(0, 10)
}
