import * as z from 'zod/mini'
import { availabilityLabels } from '../contractor/profile.ts'
import { defineCalls, theText } from '../core/call.ts'
import {
  instant,
  notUnderstood,
  optionalParagraph,
  optionalParameter,
  parameter,
} from '../core/fields.ts'
import { pageFields, searchField, statusFilter } from '../core/lists.ts'
import type { Owned } from '../core/names.ts'
import { applicantOrders } from '../list-choices.ts'
import { limits, rateTypes, sizes } from '../options.ts'
import { searchReading } from '../search-reading.ts'
import { words } from '../words.ts'
import { ownJob } from './any-job-id.ts'
import { candidateProfile, distance, undo } from './candidate-profile.ts'
import { shortMatch } from './match.ts'
import { applicationStatus, jobSizes } from './job-options.ts'
import { resumeFile } from '../contractor/resume-file.ts'

const textOrNull = z.nullable(z.string())

/** As many as a list that is taken along holds. */
export const mostExportedApplicants = 500

export const applicant = z.object({
  application_id: z.string(),
  profile_hash: z.string(),
  photo_hash: textOrNull,
  first_name: z.string(),
  last_name: z.string(),
  preferred_role: textOrNull,
  suburb: textOrNull,
  state: textOrNull,
  availability: z.number(),
  availability_label: z.nullable(z.enum(availabilityLabels)),
  /** The day on which they said so. */
  availability_date: z.nullable(instant),
  /** As they applied. */
  rate: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(rateTypes)),
  status: z.int(),
  undo,
  application_date: instant,
  has_resume: z.boolean(),
  /** What their resume says they are now, since when in all, and what they hold. */
  current_role: textOrNull,
  current_company: textOrNull,
  updated_total_experience: z.nullable(z.int()),
  licences: z.array(z.string()),
  distance_km: distance,
  match: shortMatch,
})
export type Applicant = z.output<typeof applicant>

const ownApplicant = { thing: 'applicant', of: 'company' } as const satisfies Owned

const wished = {
  id: parameter,
  search: searchField,
  status: statusFilter(Object.values(applicationStatus)),
  sort: optionalParameter(z.enum(['newest', 'match', 'pending'])),
  sortField: z.optional(z.enum(applicantOrders)),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
}

const decision = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  ),
  z.literal(Object.values(applicationStatus), words.statusInvalid),
)

/** Those who applied to an own posting, and what is decided about them (section 4.8). */
export const applicants = defineCalls({
  list: {
    method: 'GET',
    path: '/company/get-applicants/{id}',
    says: 'Lists who applied to an own posting, newest first. By match, those without one come last, newest first; `pending` puts those first who wait, the longest waiting before all. A `sortField` goes before `sort`. How many of those that the search finds are in each state stands in X-Pending, X-Approved and X-Rejected, whatever state is listed.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ ...wished, ...pageFields }),
    names: { id: ownJob },
    output: z.array(applicant),
    discloses: {
      unnoted: 'To be on this list is what they applied for; a look at one is written down.',
    },
    paged: { size: sizes.pageSize },
    refusals: { NOT_FOUND: words.jobIdInvalid },
  },
  readSearch: {
    method: 'GET',
    path: '/company/read-applicants-search/{id}',
    says: 'Tells what the words of a search mean to the list of those who applied to an own posting, and which of them may be misspelt.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ id: parameter, search: searchField }),
    names: { id: ownJob },
    output: searchReading,
    refusals: { NOT_FOUND: words.jobIdInvalid },
  },
  exportList: {
    method: 'GET',
    path: '/company/export-applicants/{id}',
    says: `Who applied to an own posting, as far as the list is narrowed down and in its order, as a CSV file or a PDF: at most ${mostExportedApplicants}, with how to reach them.`,
    who: ['company'],
    role: 'hirer',
    input: z.object({ ...wished, form: z._default(z.enum(['csv', 'pdf']), 'csv') }),
    names: { id: ownJob },
    output: { file: ['text/csv', 'application/pdf'] },
    discloses: { by: 'profile_hash' },
    limit: limits.documents,
    refusals: { NOT_FOUND: words.jobIdInvalid },
  },
  fitting: {
    method: 'GET',
    path: '/company/fitting-people/{id}',
    says: 'How many people of the marketplace an own live posting suits: counts alone, and none of fewer than five.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ id: parameter }),
    names: { id: ownJob },
    output: z.object({
      /** Null where there are fewer than five, and for a posting that is not live. */
      strong: z.nullable(z.int()),
      fair: z.nullable(z.int()),
    }),
    refusals: { NOT_FOUND: words.jobIdInvalid },
  },
  candidate: {
    method: 'GET',
    path: '/company/get-profile/{jobUuid}/{profile_hash}',
    says: 'The profile of somebody who applied.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ jobUuid: parameter, profile_hash: parameter }),
    names: { jobUuid: ownJob, profile_hash: ownApplicant },
    output: candidateProfile,
    discloses: { by: 'profile_hash' },
  },
  resume: {
    method: 'GET',
    path: '/company/get-resume/{jobUuid}/{profile_hash}',
    says: 'The resume of somebody who applied, as they uploaded it.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ jobUuid: parameter, profile_hash: parameter }),
    names: { jobUuid: ownJob, profile_hash: ownApplicant },
    output: resumeFile,
    discloses: { by: 'profile_hash' },
    refusals: { NOT_FOUND: words.resumeUnavailable },
    fallback: words.resumeUnavailable,
  },
  decide: {
    method: 'POST',
    path: '/company/update-application',
    says: 'Approves or rejects an application, or takes the decision back. The applicant is told by mail of an approval or a rejection that has stood for five minutes, with the reason where one is given.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({
      application_id: z._default(z.string(), ''),
      status: decision,
      reason: optionalParagraph(jobSizes.decisionReason),
    }),
    names: { application_id: ownApplicant },
    output: z.object({ success: z.literal(true), application_id: z.string(), status: z.int() }),
    refusing: { success: false, message: theText },
    fallback: words.somethingWrong,
  },
  decideMany: {
    method: 'POST',
    path: '/company/update-applications',
    says: 'Decides the same about several applications at once. Who has withdrawn meanwhile is left out, and so is who stands otherwise than was seen. Each that changed is told as it was, so that it can be put back.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({
      applications: z
        .array(parameter, words.selectMember)
        .check(
          z.minLength(1, words.selectMember),
          z.maxLength(jobSizes.decidedAtOnce, words.tooManyMembers),
        ),
      status: decision,
      reason: optionalParagraph(jobSizes.decisionReason),
      /** How each stood for whoever decides, in the same order. */
      seen: z.optional(
        z
          .array(decision, notUnderstood)
          .check(z.maxLength(jobSizes.decidedAtOnce, words.tooManyMembers)),
      ),
    }),
    names: { applications: ownApplicant },
    output: z.object({
      success: z.literal(true),
      status: z.int(),
      /** How many stand so now, whether they changed or not. */
      decided: z.int(),
      /** How many were decided about by somebody else since they were seen, and are as they were left. */
      elsewhere: z.int(),
      before: z.array(
        z.object({ application_id: z.string(), status: z.int(), reason: z.string() }),
      ),
    }),
    refusals: { CHANGED_ELSEWHERE: words.decidedElsewhere, NOT_FOUND: words.nothingToDecide },
    fallback: words.somethingWrong,
  },
})
