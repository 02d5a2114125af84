import { homeInWords } from '@headframe/wire'
import type { CommunityMember, Match } from '@headframe/wire'
import { availabilityLabel } from '../../domain/availability.ts'
import { instantOf } from '../../domain/instants.ts'
import { monthsToday } from '../../domain/tenure.ts'
import { withoutLapsed } from '../../market/people/tickets-today.ts'
import { shortOf } from '../../matching/match.ts'
import type { FoundMember } from './queries.ts'

/** A member with all that a card shows of them. */
export function memberOf(row: FoundMember, now: Date, match?: Match): CommunityMember {
  const { availability, availability_said_at: saidAt, is_on_project: isOnProject } = row
  return {
    id: row.id,
    full_name: `${row.first_name} ${row.last_name}`.trim(),
    current_role: row.current_title ?? row.role_name,
    // The database takes no others in these three.
    status: row.standing as CommunityMember['status'],
    application_status: row.status as CommunityMember['application_status'],
    rate_type: row.rate_type as CommunityMember['rate_type'],
    profile_hash: row.profile_hash,
    location: homeInWords(row, ' ') || null,
    availability: availability ?? 0,
    availability_label: availabilityLabel({ availability, saidAt, isOnProject }, now),
    availability_date: saidAt && instantOf(saidAt),
    rate: row.rate === null ? null : Number(row.rate),
    totalExperience: monthsToday(row.total_months, {
      readAt: row.read_at ?? now,
      now,
      goesOn: row.is_employed ?? false,
    }),
    applied_date: instantOf(row.applied_at),
    skills: withoutLapsed(row.skills, row.tickets, now),
    photo_hash: row.photo_hash,
    has_resume: row.resume_id !== null,
    has_messages: row.has_messages,
    unread: row.unread,
    reason: row.reason,
    free: freeOf(row),
    match: shortOf(match),
  }
}

function freeOf({
  asked_at,
  answer,
  free_from,
  answered_at,
}: FoundMember): CommunityMember['free'] {
  return (
    asked_at && {
      asked_date: instantOf(asked_at),
      // The database takes no others.
      answer: answer as NonNullable<CommunityMember['free']>['answer'],
      free_from,
      answer_date: answered_at && instantOf(answered_at),
    }
  )
}
