import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { draftDataOf, draftStepUpTo, registrationDraft } from '../core/draft-data.ts'
import { file } from '../core/file-fields.ts'
import { limits, sizes } from '../options.ts'
import { registrationOf } from '../registration-in-progress.ts'
import { words } from '../words.ts'
import { proposedFields } from './proposed-fields.ts'

/** Beside the four steps of input there is a fifth that says thank you. */
export const lastInputStep = 3

const page = sizes.paragraphLength
const answered = { entries: 50, length: page }

/** What a draft never holds: passwords and files. Everything else that the form has, it keeps. */
const draftShape = {
  values: {
    field_email: page,
    field_firstName: page,
    field_lastName: page,
    field_phone: page,
    field_address: page,
    field_suburb: page,
    field_state: page,
    field_postCode: page,
    field_visaStatus: page,
    field_visaStatusOther: page,
    selectedIndustry: page,
    selectedRole: page,
    selectedAvailability: page,
    field_rate: page,
    field_rateType: page,
    field_contractStatus: page,
    field_roleDescription: page,
  },
  lists: { questions: answered, answers: answered },
} as const

export const draftFields: readonly string[] = [
  ...Object.keys(draftShape.values),
  ...Object.keys(draftShape.lists),
]

const data = draftDataOf(draftShape)
const step = draftStepUpTo(lastInputStep)

const { emailCheck, draft, saveDraft } = registrationOf('contractor', {
  invalidEmail: words.validEmail,
  data,
  step,
})

/** While the wizard is being filled: is the address free, and what was typed so far (section 4.3). */
export const registrationInProgress = defineCalls({
  emailCheck,
  newDraft: {
    method: 'POST',
    path: '/contractor/v2/registration/drafts',
    says: 'Keeps what was typed so far, so that it can be taken up on another device.',
    who: 'anyone',
    body: 'json',
    input: z.object({ data, step }),
    output: registrationDraft,
    limit: limits.registrationDrafts,
  },
  draft,
  saveDraft,
  proposeFields: {
    method: 'POST',
    path: '/contractor/v2/registration/proposals',
    says: 'Reads a resume and proposes what the form asks for. Nothing of it is kept.',
    who: 'anyone',
    body: 'multipart',
    input: z.object({
      resume: file({
        required: words.resumeRequired,
        wrong: words.resumeInvalid,
        maxBytes: sizes.resumeBytes,
      }),
    }),
    output: z.object({
      /** What could not be read, in words; such a file is of no use as a resume either. */
      problem: z.nullable(z.string()),
      /** Pages that are only pictures are read once there is an account. */
      is_scan: z.boolean(),
      proposed: proposedFields,
    }),
    refusals: { UNSUPPORTED_TYPE: words.resumeInvalid },
    fallback: words.resumeNotRead,
    limit: limits.guestResumes,
    automates: 'readResume',
  },
})
