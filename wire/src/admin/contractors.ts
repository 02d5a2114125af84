import * as z from 'zod/mini'
import { contractorProfile } from '../contractor/profile.ts'
import { defineCalls, theText } from '../core/call.ts'
import { instant, parameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { limits, sizes } from '../options.ts'
import { mostExported } from '../staff/benches.ts'
import { words } from '../words.ts'
import { resumeFile } from '../contractor/resume-file.ts'

const textOrNull = z.nullable(z.string())

export const adminContractorRow = z.object({
  id: z.string(),
  /** Of the share link. */
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  suburb: textOrNull,
  state: textOrNull,
  industry: textOrNull,
  role: textOrNull,
  creation_date: instant,
  sharing_enabled: z.boolean(),
  has_resume: z.boolean(),
})
export type AdminContractorRow = z.output<typeof adminContractorRow>

/** A profile whole, as its owner has it. */
export const adminContractor = z.object({
  ...contractorProfile.shape,
  id: z.string(),
  creation_date: instant,
  sharing_enabled: z.boolean(),
  /** What they are called in anonymous exports. */
  export_code: z.string(),
})
export type AdminContractor = z.output<typeof adminContractor>

/** The contractors as an administrator sees them (section 4.13). */
export const adminContractors = defineCalls({
  list: {
    method: 'GET',
    path: '/dashboard/contractors',
    says: 'Lists the contractors, newest first.',
    who: ['admin'],
    input: z.object({ ...pageFields, search: searchField }),
    output: z.array(adminContractorRow),
    paged: { size: sizes.pageSize },
    discloses: {
      unnoted: 'It is the register of accounts, with a town; a look at a profile is written down.',
    },
  },
  one: {
    method: 'GET',
    path: '/dashboard/contractors/{id}',
    says: 'A contractor’s whole profile.',
    who: ['admin'],
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: adminContractor,
    discloses: { by: 'profile_hash' },
  },
  resume: {
    method: 'GET',
    path: '/dashboard/contractors/{id}/resume',
    says: 'A contractor’s resume, as they uploaded it.',
    who: ['admin'],
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: resumeFile,
    discloses: { by: 'profile_hash' },
    refusals: { NOT_FOUND: words.adminResumeUnavailable },
    fallback: words.adminResumeUnavailable,
  },
  exportHidden: {
    method: 'POST',
    path: '/dashboard/contractors/export-hidden-profile',
    says: 'Profiles as a PDF that tells nobody who they are, a page for each.',
    who: ['admin'],
    body: 'json',
    input: z.object({
      ids: z
        .array(parameter, words.selectProfile)
        .check(
          z.minLength(1, words.selectProfile),
          z.maxLength(mostExported, words.tooManyProfiles),
        ),
    }),
    names: { ids: 'open' },
    output: { file: ['application/pdf'] },
    discloses: { by: 'profile_hash' },
    limit: limits.documents,
    automates: 'hideIdentity',
    refusing: { success: false, message: theText },
    refusals: { NOT_FOUND: words.hiddenExportFailed },
    fallback: words.hiddenExportFailed,
  },
})
