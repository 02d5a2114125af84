import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import {
  choice,
  instant,
  named,
  notUnderstood,
  optionalParameter,
  optionalText,
  parameter,
} from '../core/fields.ts'
import { file } from '../core/file-fields.ts'
import { pageFields } from '../core/lists.ts'
import { limits, sizes } from '../options.ts'
import { words } from '../words.ts'
import { ownProfile } from './profile.ts'
import { removedProfile } from './profiles.ts'
import { partly } from '../core/partly.ts'
import { orNull, profileFields } from './profile-fields.ts'
import { resumeFile } from '../contractor/resume-file.ts'

const textOrNull = z.nullable(z.string())

export const uploadStatus = { pending: 0, success: 1, error: 2, review: 3 } as const
export type UploadStatus = (typeof uploadStatus)[keyof typeof uploadStatus]

/** A resume that staff sent, and what became of it (section 2.2, "Upload"). */
export const upload = z.object({
  file_hash: z.string(),
  file_name: z.string(),
  upload_date: instant,
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  profile_hash: textOrNull,
  profile_name: textOrNull,
  /** Why it could not be read, or waits for a review; that it was sent before. */
  message: textOrNull,
})
export type Upload = z.output<typeof upload>

/** What a reviewer decides about, in the order of the form. */
export const reviewedFields = [
  'full_name',
  'current_role',
  'current_company',
  'email',
  'phone',
  'location',
  'linkedin_url',
  'visa',
] as const
export type ReviewedField = (typeof reviewedFields)[number]

const span = z.object({ start: z.int(), end: z.int() })

const readField = z.object({
  field: z.enum(reviewedFields),
  value: textOrNull,
  /** From 0 to 1; 0 where nothing was read. */
  confidence: z.number(),
  source_text: textOrNull,
  /** Where that stands in the text. */
  spans: z.array(span),
})
export type ReadField = z.output<typeof readField>

const likePerson = z.object({
  profile_hash: z.string(),
  full_name: z.string(),
  email: textOrNull,
  phone: textOrNull,
  location: textOrNull,
  linkedin_url: textOrNull,
  visa: textOrNull,
  current_role: textOrNull,
  current_company: textOrNull,
  source: z.enum(['upload', 'contractor']),
  /** Why it may be the same person. */
  evidence: z.array(z.string()),
})
export type LikePerson = z.output<typeof likePerson>

const removedAlike = z.object({
  ...removedProfile.shape,
  /** Why it may be the same person. */
  evidence: z.array(z.string()),
})
export type RemovedAlike = z.output<typeof removedAlike>

export const uploadReview = z.object({
  file_hash: z.string(),
  file_name: z.string(),
  upload_date: instant,
  reason: z.enum(['low_confidence', 'duplicate']),
  fields: z.array(readField),
  duplicates: z.array(likePerson),
  /** Who was removed and can be brought back: then they are among the others. */
  removed: z.array(removedAlike),
  /** All that was read, as the document has it. */
  text: z.string(),
  /** Pages that were read from a picture of them. */
  read_from_picture: z.array(z.int()),
})
export type UploadReview = z.output<typeof uploadReview>

const ownUpload = { thing: 'upload', of: 'staff account' } as const

/** Resumes that staff send, and the questions that come of them (section 4.12). */
export const staffUploads = defineCalls({
  send: {
    method: 'POST',
    path: '/profile.php?uploadResume',
    says: 'Takes a resume, which becomes a profile once it has been read.',
    who: ['staff'],
    body: 'multipart',
    input: z.object({
      file: file({
        required: words.resumeInvalid,
        wrong: words.resumeInvalid,
        maxBytes: sizes.resumeBytes,
      }),
    }),
    output: z.object({
      error: z.literal(false),
      errorMessage: z.null(),
      success: z.literal(true),
      file_hash: z.string(),
      status: z.literal(uploadStatus.pending),
      /** When the account was last sent the very same file. */
      sent_before: z.nullable(instant),
    }),
    refusals: { UNSUPPORTED_TYPE: words.resumeInvalid },
    refusing: { errorMessage: theText, success: false },
    fallback: words.uploadFailed,
    limit: limits.staffResumes,
  },
  list: {
    method: 'GET',
    path: '/upload.php?getAll',
    says: 'Lists what the account was sent, the newest first; of one status, or one file alone, where that is asked for.',
    who: ['staff'],
    input: z.object({
      ...pageFields,
      status: optionalParameter(z.enum(['0', '1', '2', '3'])),
      fh: optionalParameter(z.string()),
    }),
    names: { fh: ownUpload },
    output: z.array(upload),
    discloses: { unnoted: 'It names the profile that came of a file; opening that one is a look.' },
    paged: { size: sizes.pageSize },
  },
  file: {
    method: 'GET',
    path: '/upload.php?getFile&fh={fh}',
    says: 'The file itself, as long as it is kept.',
    who: ['staff'],
    input: z.object({ fh: parameter }),
    names: { fh: ownUpload },
    output: resumeFile,
    discloses: { by: 'profile_hash' },
    refusals: { NOT_FOUND: words.resumeUnavailable },
    fallback: words.resumeUnavailable,
  },
  review: {
    method: 'GET',
    path: '/upload.php?getReview&fh={fh}',
    says: 'What was read from a resume, how sure that is, and whom of the account it resembles.',
    who: ['staff'],
    input: z.object({ fh: parameter }),
    names: { fh: ownUpload },
    output: uploadReview,
    discloses: {
      unnoted: 'Whoever it resembles is told apart by a line; opening the profile is a look.',
    },
  },
  resolve: {
    method: 'POST',
    path: '/upload.php?resolveReview',
    says: 'Makes a profile of a resume, adds it to the person it resembles, or rejects it.',
    who: ['staff'],
    body: 'json',
    input: z.object({
      fh: named,
      action: choice(['accept', 'merge', 'reject'], notUnderstood),
      ph: z.optional(parameter),
      fields: z._default(
        z.object({
          ...partly(profileFields),
          current_role: z.optional(orNull(optionalText())),
          current_company: z.optional(orNull(optionalText())),
        }),
        {},
      ),
    }),
    names: { fh: ownUpload, ph: ownProfile },
    rules: [
      {
        field: 'ph',
        text: words.mergeWithWhom,
        holds: ({ action, ph }) => action !== 'merge' || ph !== undefined,
      },
    ],
    output: z.object({
      success: z.literal(true),
      status: z.union([z.literal(uploadStatus.success), z.literal(uploadStatus.error)]),
      profile_hash: textOrNull,
    }),
    discloses: { unnoted: 'It answers the hash that a reviewer has just decided for.' },
    firstToTell: [words.candidateNameEmpty, words.validEmail, words.linkedinInvalid],
    refusing: { success: false },
  },
})
