import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { instant, paragraph, parameter } from '../core/fields.ts'
import type { Owned } from '../core/names.ts'
import { words } from '../words.ts'

/** Null for somebody who is in the account no more. */
const person = z.nullable(z.string())

const applicantNote = z.object({
  id: z.string(),
  note: z.string(),
  author: person,
  timestamp: instant,
  edit_date: z.nullable(instant),
  is_own: z.boolean(),
  /** Owners may delete any. */
  may_delete: z.boolean(),
})
export type ApplicantNote = z.output<typeof applicantNote>

const shared = z.object({
  /** While the application is pending there is no decision. */
  decision: z.nullable(z.object({ status: z.int(), author: person, date: instant })),
  /** Who opened the profile or the resume, with the last look of each. */
  looks: z.array(z.object({ person, date: instant })),
  notes: z.array(applicantNote),
})
export type SharedAmongColleagues = z.output<typeof shared>

const ownApplicant = { thing: 'applicant', of: 'company' } as const satisfies Owned
const ownNote = { thing: 'applicant note', of: 'company' } as const satisfies Owned

const noteText = paragraph(words.noteEmpty)
const unnoted = 'These are words of the company; opening the profile is a look.'

/** What the people of a company tell each other about somebody who applied. */
export const applicantNotes = defineCalls({
  shared: {
    method: 'GET',
    path: '/company/v2/applications/{application_id}/shared',
    says: 'Who decided on an applicant, who looked, and what colleagues have noted, newest first.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ application_id: parameter }),
    names: { application_id: ownApplicant },
    output: shared,
    discloses: { unnoted },
  },
  add: {
    method: 'POST',
    path: '/company/v2/applications/{application_id}/notes',
    says: 'Notes something about an applicant for colleagues.',
    who: ['company'],
    role: 'viewer',
    body: 'json',
    keyed: true,
    input: z.object({ application_id: parameter, note: noteText }),
    names: { application_id: ownApplicant },
    output: applicantNote,
    refusals: { TOO_MANY_NOTES: words.tooManyNotes },
  },
  edit: {
    method: 'PATCH',
    path: '/company/v2/applicant-notes/{id}',
    says: 'Changes a note of one’s own.',
    who: ['company'],
    role: 'viewer',
    body: 'json',
    input: z.object({ id: parameter, note: noteText }),
    names: { id: ownNote },
    output: applicantNote,
    refusals: { NOT_FOUND: words.noteGone },
  },
  delete: {
    method: 'DELETE',
    path: '/company/v2/applicant-notes/{id}',
    says: 'Deletes a note of one’s own; an owner may delete any.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ id: parameter }),
    names: { id: ownNote },
    output: z.object({ success: z.literal(true) }),
    refusals: { NOT_FOUND: words.noteGone },
  },
})
