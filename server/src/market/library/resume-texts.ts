import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { toldTicket } from '../people/tickets-today.ts'
import type { ToldTicket } from '../people/tickets-today.ts'

/** All that the resumes of a `profile` say: those that staff have filed under it, and the contractor's own. */
export const resumeTexts = sql<string[]>`array(
  select content from upload where upload.profile_id = profile.id and content is not null
  union all
  select resume_reading.content from resume
  join resume_reading on resume_reading.resume_id = resume.id
  where resume.contractor_id = profile.contractor_id and resume.place = 'active'
)`

/** The tickets that these resumes bring, by the names of our lists: "WAH (RIIWHS204E)" is Working at Heights. */
export const ticketNames = ofTickets(sql`ticket ->> 'name'`)

/** The same, each with the end that is printed on it: "Forklift (10/11/2026)", "First Aid (3 years)". */
export const ticketsTold = ofTickets(
  sql`concat(ticket ->> 'name', ' (' || (ticket ->> 'expiry') || ')')`,
)

/** The same, each with the day, month or year to which it is good. */
export const ticketsWithEnds = sql<ToldTicket[]>`to_jsonb(${ofTickets(toldTicket)})`

function ofTickets(told: RawBuilder<unknown>) {
  return sql<string[]>`array(
    select ${told} from upload, jsonb_array_elements(upload.facts -> 'licences') as ticket
    where upload.profile_id = profile.id
    union
    select ${told} from resume
    join resume_reading on resume_reading.resume_id = resume.id
    cross join jsonb_array_elements(resume_reading.facts -> 'licences') as ticket
    where resume.contractor_id = profile.contractor_id and resume.place = 'active'
  )`
}
