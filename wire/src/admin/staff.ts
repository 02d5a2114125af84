import * as z from 'zod/mini'
import { audiences, defineCalls } from '../core/call.ts'
import { instant, optionalParameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { sizes } from '../options.ts'

const textOrNull = z.nullable(z.string())

/** Somebody who works here: a recruiter, or an administrator. */
export const staffRow = z.object({
  id: z.string(),
  kind: z.enum(['staff', 'admin']),
  email: z.string(),
  /** Administrators have an address alone. */
  name: textOrNull,
  /** The staff account that a recruiter works in. */
  account: textOrNull,
  creation_date: instant,
  last_sign_in: z.nullable(instant),
  /** When a recruiter left, whom only a link lets in again; administrators who left are not listed. */
  access_ended: z.nullable(instant),
})
export type StaffRow = z.output<typeof staffRow>

/** Somebody was shown the facts of a contractor. */
export const disclosureRow = z.object({
  id: z.int(),
  date: instant,
  contractor_id: z.string(),
  contractor_name: z.string(),
  reader_kind: z.enum(audiences),
  /** The name of a company or recruiter, the address of an administrator; nothing of an account that is gone. */
  reader: textOrNull,
  /** What was asked for, as the contract says it. */
  what: z.string(),
  took_file: z.boolean(),
})
export type DisclosureRow = z.output<typeof disclosureRow>

/** So many are told of at most, the newest. */
export const mostDisclosures = 1000

/** Who works here, and who has seen whom (section 4.13). */
export const adminStaff = defineCalls({
  list: {
    method: 'GET',
    path: '/dashboard/staff',
    says: 'Lists recruiters and administrators, whoever signed in last first.',
    who: ['admin'],
    input: z.object(pageFields),
    output: z.array(staffRow),
    paged: { size: sizes.pageSize },
  },
  disclosures: {
    method: 'GET',
    path: '/dashboard/disclosures',
    says: 'Who was shown whom, or took a file away with them, newest first; a search is for whoever was seen or has looked.',
    who: ['admin'],
    input: z.object({
      ...pageFields,
      /** Only what was taken away as a file. */
      files: optionalParameter(z.literal('1')),
      contractor: optionalParameter(z.string()),
      search: searchField,
    }),
    names: { contractor: 'open' },
    output: z.array(disclosureRow),
    paged: { size: sizes.pageSize },
    discloses: { unnoted: 'It is the register of looks itself.' },
  },
})
