import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { draftStepUpTo, isDraftData } from '../core/draft-data.ts'
import { notUnderstood, optionalParameter, parameter } from '../core/fields.ts'
import { fromJsonText } from '../core/json-text.ts'
import { pageFields, searchField, statusFilter } from '../core/lists.ts'
import { sizes } from '../options.ts'
import { words } from '../words.ts'
import { anyJobId, anyJobIdNames, ownJob, seenRevision } from './any-job-id.ts'
import { jobFields, jobForm } from './job-form.ts'
import { jobStatus, lastJobStep, paymentMethods } from './job-options.ts'
import { companyJob, jobListRow } from './job-shapes.ts'

const refusing = { success: false, message: theText } as const
const done = z.object({ success: z.literal(true), message: z.string() })
const newDraft = z.object({ uuid: z.string(), data: z.object({ uuid: z.string() }) })

const wholeForm = z.object({
  data: jobForm,
  uuid: z.string(),
  status: z.int(),
  industry: z.nullable(z.int()),
  role: z.nullable(z.int()),
  /** Counts every change of what it says, so that two windows notice each other. */
  revision: z.int(),
})

const notWritable = {
  NOT_FOUND: words.jobIdInvalid,
  NOT_A_DRAFT: words.jobNotEditable,
  CHANGED_ELSEWHERE: words.jobDraftChangedElsewhere,
} as const

const jobFieldsOf = z.object(jobFields)

/** Fields of the form under their names, as an object or as JSON text. */
const draft = z.pipe(
  z.transform((value) => fromJsonText(value ?? {})),
  z.pipe(
    z.custom<Record<string, unknown>>(isDraftData, {
      error: notUnderstood,
      params: { wants: 'object' },
    }),
    jobFieldsOf,
  ),
)

/** A company's own postings (section 4.7). */
export const companyJobs = defineCalls({
  list: {
    method: 'GET',
    path: '/company/get-jobs',
    says: 'Lists the own job postings, newest first, or those with the most pending applicants before all (`pending`), or with the one who has waited longest (`waiting`); only those with pending applicants, or that end within a week, where that is asked for. How many of those that the search finds are in each state stands in X-Draft, X-Active, X-Expired and X-Closed, whatever is listed, and in X-Waiting and X-Ending how many the other two are.',
    who: ['company'],
    role: 'viewer',
    input: z.object({
      ...pageFields,
      search: searchField,
      status: statusFilter(Object.values(jobStatus)),
      only: optionalParameter(z.enum(['waiting', 'ending'])),
      sort: optionalParameter(z.enum(['newest', 'pending', 'waiting'])),
    }),
    output: z.array(jobListRow),
    paged: { size: sizes.pageSize },
  },
  job: {
    method: 'GET',
    path: '/company/get-job/{uuid}',
    says: 'An own job posting.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ uuid: parameter }),
    names: { uuid: ownJob },
    output: companyJob,
    refusals: { NOT_FOUND: words.jobIdInvalid },
  },
  rawJob: {
    method: 'GET',
    path: '/company/get-raw-job/{uuid}',
    says: 'An own job posting as the form knows it.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ uuid: parameter }),
    names: { uuid: ownJob },
    output: wholeForm,
    refusals: { NOT_FOUND: words.jobIdInvalid },
    fallback: words.jobNotLoaded,
  },
  newDraft: {
    method: 'POST',
    path: '/company/generate-draft',
    says: 'Begins a job posting; a draft that the caller has begun and nobody has typed into is given again.',
    who: ['company'],
    role: 'hirer',
    input: z.object({}),
    output: newDraft,
    refusing,
    fallback: words.somethingWrong,
  },
  draft: {
    method: 'GET',
    path: '/company/get-draft',
    says: 'A draft as the form knows it; without an id the one that was changed last.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ jobUUID: z.optional(z.string()) }),
    names: { jobUUID: ownJob },
    output: z.object({
      data: z.nullable(jobForm),
      uuid: z.nullable(z.string()),
      status: z.nullable(z.int()),
      industry: z.nullable(z.int()),
      role: z.nullable(z.int()),
      revision: z.nullable(z.int()),
    }),
    refusals: { NOT_FOUND: words.jobIdInvalid, NOT_A_DRAFT: words.jobNotEditable },
  },
  saveDraft: {
    method: 'POST',
    path: '/company/update-draft',
    says: 'Saves what was typed into a draft so far. Whoever names the revision that they have seen is refused once there is another one.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({
      ...anyJobId,
      step: draftStepUpTo(lastJobStep),
      draft,
      revision: seenRevision,
    }),
    names: anyJobIdNames,
    output: z.object({ ...done.shape, uuid: z.string(), revision: z.int() }),
    refusals: notWritable,
    refusing,
  },
  deleteDraft: {
    method: 'POST',
    path: '/company/delete-draft',
    says: 'Deletes a draft.',
    who: ['company'],
    role: 'hirer',
    body: 'form',
    input: z.object(anyJobId),
    names: anyJobIdNames,
    output: done,
    refusals: { NOT_FOUND: words.jobIdInvalid, NOT_A_DRAFT: words.onlyDraftsDeleted },
    refusing,
  },
  post: {
    method: 'POST',
    path: '/company/post-job',
    says: 'Hands the finished posting in; where listings are free it goes live at once. Whoever names the revision that they have seen is refused once there is another one.',
    who: ['company'],
    role: 'hirer',
    body: 'form',
    input: z.object({ ...anyJobId, ...jobFields, revision: seenRevision }),
    names: anyJobIdNames,
    output: z.object({
      ...done.shape,
      uuid: z.string(),
      status: z.int(),
      published: z.boolean(),
      payment_required: z.boolean(),
      payment_method: z.nullable(z.enum(paymentMethods)),
      revision: z.int(),
    }),
    refusals: notWritable,
    refusing,
    fallback: words.somethingWrong,
  },
  update: {
    method: 'POST',
    path: '/company/update-job',
    says: 'Changes the description and the start of a posting that is live, or a draft. Whoever names the revision that they have seen is refused once there is another one.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({
      ...anyJobId,
      description: jobFields.description,
      start_date: jobFields.start_date,
      contract_start_date: jobFields.contract_start_date,
      revision: seenRevision,
    }),
    names: anyJobIdNames,
    output: z.object({ ...done.shape, data: companyJob }),
    refusals: {
      NOT_FOUND: words.jobIdInvalid,
      NOT_EDITABLE: words.jobNotEditable,
      CHANGED_ELSEWHERE: words.liveJobChangedElsewhere,
    },
    refusing,
    fallback: words.somethingWrong,
  },
  close: {
    method: 'POST',
    path: '/company/close-job',
    says: 'Closes a live posting for good.',
    who: ['company'],
    role: 'hirer',
    body: 'form',
    input: z.object(anyJobId),
    names: anyJobIdNames,
    output: z.object({ ...done.shape, status: z.int() }),
    refusals: { NOT_FOUND: words.jobIdInvalid, NOT_ACTIVE: words.onlyActiveClosed },
    refusing,
  },
  duplicate: {
    method: 'POST',
    path: '/company/duplicate-job',
    says: 'Begins a draft with the content of another posting.',
    who: ['company'],
    role: 'hirer',
    body: 'form',
    input: z.object(anyJobId),
    names: anyJobIdNames,
    output: z.object({ success: z.literal(true), ...newDraft.shape }),
    refusals: { NOT_FOUND: words.jobIdInvalid },
    refusing,
  },
})
