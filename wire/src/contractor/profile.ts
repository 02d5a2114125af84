import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { instant, parameter } from '../core/fields.ts'
import { file } from '../core/file-fields.ts'
import { contractTypes, limits, rateTypes, sizes } from '../options.ts'
import { words } from '../words.ts'
import { careerStep, study, ticket } from './career.ts'
import { personFields, sentQuestions } from './person-fields.ts'
import { saidInResume } from './said-in-resume.ts'
import { resumeFile } from './resume-file.ts'

const fields = personFields
const textOrNull = z.nullable(z.string())

export const answer = z.object({ id: z.int(), question: z.string(), response: z.string() })
export type Answer = z.output<typeof answer>

export const availabilityLabels = ['Available', 'Busy', 'On Project'] as const

export const contractorAccount = z.object({
  id: z.string(),
  uuid: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  photo_hash: textOrNull,
  rate: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(rateTypes)),
  sharing_enabled: z.boolean(),
  profile_complete: z.boolean(),
  ai_description: textOrNull,
})
export type ContractorAccount = z.output<typeof contractorAccount>

export const contractorProfile = z.object({
  uuid: z.string(),
  profile_hash: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  industry: textOrNull,
  role: textOrNull,
  industryId: z.nullable(z.int()),
  roleId: z.nullable(z.int()),
  suburb: textOrNull,
  state: textOrNull,
  /** For the owner and the administrator only, as is the street. */
  post_code: textOrNull,
  address: textOrNull,
  phone: textOrNull,
  email: textOrNull,
  rate: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(rateTypes)),
  availability: z.number(),
  /** When it was said. */
  availability_date: z.nullable(instant),
  availability_label: z.nullable(z.enum(availabilityLabels)),
  visa_status: textOrNull,
  visa_status_other: textOrNull,
  contract_type: z.nullable(z.enum(contractTypes)),
  ideal_role: textOrNull,
  ai_description: textOrNull,
  /** The person has changed what the program wrote. */
  ai_description_changed: z.boolean(),
  /** The program wrote it from a resume that another one has taken the place of since. */
  ai_description_outdated: z.boolean(),
  /** Counts every change of the description, so that two windows notice each other; for its owner and the administrator only. */
  ai_description_revision: z.optional(z.int()),
  photo_hash: textOrNull,
  file_extension: textOrNull,
  current_role: textOrNull,
  current_company: textOrNull,
  /** JSON text of a list of names, newest first. */
  companies: z.string(),
  updated_total_experience: z.nullable(z.int()),
  updated_experience_company: z.nullable(z.int()),
  answers: z.array(answer),
  has_resume: z.boolean(),
  /** What the resume says beside: the jobs newest first, the skills that stand out, licences and tickets. */
  career: z.array(careerStep),
  studies: z.array(study),
  skills: z.array(z.string()),
  licences: z.array(z.string()),
  /** The same with what is printed beside them. */
  tickets: z.array(ticket),
  /** Entries with dates in the resume of which no job was made, by page where it has any; for the owner and the administrator only. */
  left_unread: z.array(z.object({ page: z.nullable(z.int()), entries: z.int() })),
  /** Pages of the resume that were read from a picture of them, where letters are mistaken for one another; for the same two. */
  read_from_picture: z.array(z.int()),
  /** For its owner alone. */
  said_in_resume: z.optional(saidInResume),
})
export type ContractorProfile = z.output<typeof contractorProfile>

export const resumeUploads = z.object({
  active: z.nullable(z.object({ file_name: z.string(), formatted_upload_date: z.string() })),
  /** There only while it is read; then it takes the active one's place, or is dropped. */
  replacement: z.nullable(z.object({ file_name: z.string() })),
  /** Why the last one could not be read. */
  last_error: textOrNull,
  /** Something is being read right now. */
  processing: z.boolean(),
})
export type ResumeUploads = z.output<typeof resumeUploads>

const unchangedWhenAbsent = <S extends z.ZodMiniType>(field: S) => z.optional(field)

/** A contractor's own profile, and what others may see of it (section 4.3). */
export const contractorProfiles = defineCalls({
  account: {
    method: 'GET',
    path: '/marketplace.php?getContractorAccount',
    says: 'Who is signed in.',
    who: ['contractor'],
    input: z.object({}),
    output: contractorAccount,
  },
  own: {
    method: 'GET',
    path: '/contractor/get-profile',
    says: 'The own profile, whole.',
    who: ['contractor'],
    input: z.object({}),
    output: contractorProfile,
  },
  responses: {
    method: 'GET',
    path: '/marketplace.php?getContractorResponses',
    says: 'Every answer on record, also those to the questions of former roles.',
    who: ['contractor'],
    input: z.object({}),
    output: z.array(answer),
  },
  answers: {
    method: 'GET',
    path: '/contractor/get-answers',
    says: 'The questions of the present role with their answers; those without one are empty.',
    who: ['contractor'],
    input: z.object({}),
    output: z.array(answer),
  },
  update: {
    method: 'POST',
    path: '/contractor/update-profile',
    says: 'Changes the own profile; what is left out stays as it is.',
    who: ['contractor'],
    body: 'json',
    input: z.object({
      first_name: unchangedWhenAbsent(fields.firstName),
      last_name: unchangedWhenAbsent(fields.lastName),
      phone: unchangedWhenAbsent(fields.phone),
      address: unchangedWhenAbsent(fields.street),
      suburb: unchangedWhenAbsent(fields.suburb),
      state: unchangedWhenAbsent(fields.state),
      post_code: unchangedWhenAbsent(fields.postCode),
      visa_status: unchangedWhenAbsent(fields.visaStatus),
      visa_status_other: unchangedWhenAbsent(fields.visaStatusOther),
      industry: unchangedWhenAbsent(fields.named),
      role: unchangedWhenAbsent(fields.named),
      questions: z.optional(sentQuestions),
      answers: unchangedWhenAbsent(fields.answers),
      availability: unchangedWhenAbsent(fields.availability),
      rate: unchangedWhenAbsent(fields.rate),
      rate_type: unchangedWhenAbsent(fields.rateType),
      ideal_role: unchangedWhenAbsent(fields.idealRole),
      contract_type: unchangedWhenAbsent(fields.contractType),
    }),
    output: z.object({
      error: z.literal(false),
      message: z.string(),
      data: contractorProfile,
    }),
    // Of several faults the last one of the form is told: this is the form, read from its end.
    firstToTell: [
      words.contractTypeInvalid,
      words.idealRoleRequired,
      words.rateTypeRequired,
      words.rateNotPositive,
      words.rateRequired,
      words.availabilityRequired,
      words.answersRequired,
      words.roleRequired,
      words.industryRequired,
      words.visaDetailRequired,
      words.visaRequired,
      words.addressInvalid,
      words.phoneInvalid,
      words.nameRequired,
    ],
    refusing: { message: theText },
    fallback: words.profileNotSaved,
  },
  resume: {
    method: 'GET',
    path: '/contractor/get-resume',
    says: 'The own resume as it was uploaded.',
    who: ['contractor'],
    input: z.object({}),
    output: resumeFile,
    refusals: { NOT_FOUND: words.resumeUnavailable },
    fallback: words.resumeUnavailable,
  },
  uploads: {
    method: 'GET',
    path: '/contractor/get-uploads',
    says: 'The active resume, and the one that is being read to take its place.',
    who: ['contractor'],
    input: z.object({}),
    output: resumeUploads,
  },
  replaceResume: {
    method: 'POST',
    path: '/contractor/update-resume',
    says: 'Takes a new resume, which replaces the active one once it has been read.',
    who: ['contractor'],
    body: 'multipart',
    input: z.object({
      replaceFile: file({
        required: words.resumeRequired,
        wrong: words.resumeRequired,
        maxBytes: sizes.resumeBytes,
      }),
    }),
    output: z.object({
      type: z.literal('success'),
      message: z.string(),
      replacement: z.object({ file_name: z.string() }),
    }),
    refusals: { UNSUPPORTED_TYPE: words.resumeInvalid, RESUME_PENDING: words.resumePending },
    refusing: { type: 'error', message: theText },
    fallback: words.settingsFailed,
    limit: limits.contractorResumes,
  },
  shared: {
    method: 'GET',
    path: '/contractors/{uuid}',
    says: 'The profile behind a share link, for whoever is signed in as contractor or company.',
    who: ['contractor', 'company'],
    role: 'viewer',
    input: z.object({ uuid: parameter }),
    names: { uuid: 'key' },
    output: contractorProfile,
    discloses: { by: 'profile_hash' },
    limit: limits.sharedProfiles,
  },
})
