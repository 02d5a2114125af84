import * as z from 'zod/mini'
import { defineCalls, theFault } from '../core/call.ts'
import {
  instant,
  named,
  notUnderstood,
  optionalParagraph,
  optionalText,
  paragraph,
  parameter,
  text,
  tooMany,
} from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { memberStatuses } from '../list-choices.ts'
import { limits, sizes } from '../options.ts'
import { words } from '../words.ts'
import { memberSort, ownBench, ownProfile, pagedProfiles, staffProfile } from './profile.ts'
import { partly } from '../core/partly.ts'
import { orNull } from './profile-fields.ts'

const textOrNull = z.nullable(z.string())
const numberOrNull = z.nullable(z.number())

const memberCounts = {
  total: z.int(),
  accepted: z.int(),
  pending: z.int(),
  declined: z.int(),
}

const editedBench = {
  name: z.string(),
  location: textOrNull,
  description: textOrNull,
  tags: z.array(z.string()),
} as const

/** A bench, which screens call a talent pool (section 2.2, "StaffPool"). */
export const bench = z.object({
  talent_pool_hash: z.string(),
  ...editedBench,
  archived: z.boolean(),
  ...memberCounts,
  creation_date: instant,
})
export type Bench = z.output<typeof bench>

/** Means over the members who have the value: dollars a year and an hour, months, months, employers. */
export const benchStats = z.object({
  avgSalary: numberOrNull,
  avgRate: numberOrNull,
  avgLoyalty: numberOrNull,
  avgExperience: numberOrNull,
  avgCompany: numberOrNull,
  ...memberCounts,
})
export type BenchStats = z.output<typeof benchStats>

const mostTags = 50
export const mostExported = 500
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const tagLength = 60

const benchFields = {
  name: text(words.benchNameEmpty, sizes.nameLength),
  location: orNull(optionalText()),
  description: orNull(optionalParagraph()),
  tags: z.array(text(words.tagEmpty, tagLength)).check(z.maxLength(mostTags, tooMany(mostTags))),
} as const

const succeeded = z.object({ status: z.literal('SUCCESS'), data: bench })
const done = z.object({ success: z.literal(true), status: z.literal('SUCCESS') })

/** Of the calls that write a bench as a whole. */
const written = {
  method: 'POST',
  who: ['staff'],
  body: 'json',
  output: succeeded,
  refusals: { NOT_FOUND: words.benchFailed },
  refusing: { status: theFault },
  fallback: words.benchFailed,
} as const

/** Of the calls about one person on one bench. */
const membership = {
  method: 'POST',
  who: ['staff'],
  body: 'json',
  names: { tph: ownBench, ph: ownProfile },
  refusing: { success: false, status: 'ERROR' },
} as const

/** Benches that a staff account curates; a company's pools are something else (section 4.12). */
export const benches = defineCalls({
  list: {
    method: 'GET',
    path: '/talentpool.php?getAll',
    says: 'Lists the talent pools of the account, the newest first; archived ones instead where that is asked for.',
    who: ['staff'],
    input: z.object({ ...pageFields, archived: z.optional(z.string()) }),
    output: z.array(bench),
    paged: { size: sizes.pageSize },
  },
  ofProfile: {
    method: 'GET',
    path: '/talentpool.php?getProfilePools&ph={ph}',
    says: 'The talent pools that somebody stands in.',
    who: ['staff'],
    input: z.object({ ph: parameter }),
    names: { ph: ownProfile },
    output: z.array(z.object({ talent_pool_hash: z.string(), name: z.string() })),
  },
  add: {
    ...membership,
    path: '/talentpool.php?addProfileToPool',
    says: 'Puts somebody into a talent pool, pending; whoever is in it already stays as they are.',
    input: z.object({ tph: named, ph: named }),
    // False for whoever was in already.
    output: z.object({ ...done.shape, added: z.boolean() }),
  },
  remove: {
    ...membership,
    path: '/talentpool.php?removeProfileFromPool',
    says: 'Takes somebody out of a talent pool; answers how they stood in it.',
    input: z.object({ tph: named, ph: named }),
    output: z.object({ ...done.shape, member_status: z.nullable(z.enum(memberStatuses)) }),
  },
  setStatus: {
    ...membership,
    path: '/talentpool.php?setMemberStatus',
    says: 'Says how somebody stands in a talent pool.',
    input: z.object({
      tph: named,
      ph: named,
      status: z.enum(memberStatuses, words.statusInvalid),
    }),
    output: z.object({ ...done.shape, member_status: z.enum(memberStatuses) }),
  },
  one: {
    method: 'GET',
    path: '/talentpool.php?getIndividual&tph={tph}',
    says: 'One talent pool.',
    who: ['staff'],
    input: z.object({ tph: parameter }),
    names: { tph: ownBench },
    output: bench,
  },
  members: {
    method: 'GET',
    path: '/talentpool.php?getPagedMembers&tph={tph}',
    says: 'Lists who stands in a talent pool, twenty a page.',
    who: ['staff'],
    input: z.object({
      tph: parameter,
      page: pageFields.page,
      ...memberSort,
      search: searchField,
      status: z.optional(z.enum(memberStatuses)),
    }),
    names: { tph: ownBench },
    output: pagedProfiles,
    paged: { size: sizes.pageSize, under: 'profileData' },
    discloses: {
      unnoted: 'A line among many; opening one of them is a look, and is written down.',
    },
  },
  allMembers: {
    method: 'GET',
    path: '/talentpool.php?getMembers&tph={tph}',
    says: 'Lists who stands in a talent pool, at most two thousand.',
    who: ['staff'],
    input: z.object({ tph: parameter }),
    names: { tph: ownBench },
    output: z.array(staffProfile),
    discloses: {
      unnoted: 'A line among many; opening one of them is a look, and is written down.',
    },
  },
  stats: {
    method: 'GET',
    path: '/talentpool.php?getStats&tph={tph}',
    says: 'The averages of a talent pool, over the members who have the value.',
    who: ['staff'],
    input: z.object({ tph: parameter }),
    names: { tph: ownBench },
    output: benchStats,
  },
  update: {
    ...written,
    path: '/talentpool.php?updatePool&tph={tph}',
    says: 'Changes a talent pool; what is left out stays as it is. Whoever sends what they saw of a field does not change it over a colleague who has changed it since.',
    input: z.object({
      tph: parameter,
      ...partly(benchFields),
      /** Fields as they stood where they were changed. */
      seen: z.optional(z.object(partly(editedBench))),
    }),
    names: { tph: ownBench },
    refusals: { ...written.refusals, CHANGED_ELSEWHERE: words.poolChangedElsewhere },
  },
  create: {
    ...written,
    path: '/talentpool.php?createPool',
    says: 'Makes a talent pool.',
    keyed: true,
    input: z.object({
      name: benchFields.name,
      location: z._default(benchFields.location, null),
      description: z._default(benchFields.description, null),
      tags: z._default(benchFields.tags, []),
    }),
  },
  archive: {
    ...written,
    path: '/talentpool.php?archivePool',
    says: 'Puts a talent pool away, or brings it back. Its members stay.',
    input: z.object({ tph: named, archived: z._default(z.boolean(), true) }),
    names: { tph: ownBench },
  },
  exportBench: {
    method: 'POST',
    path: '/talentpool.php?exportBench',
    says: 'Members of a talent pool as a PDF for a client: a cover, and a page for each of them.',
    who: ['staff'],
    body: 'json',
    input: z.object({
      talent_pool_hash: named,
      name: text(words.allFieldsRequired, sizes.nameLength),
      description: paragraph(words.allFieldsRequired),
      profiles: z
        .array(parameter, words.selectProfile)
        .check(
          z.minLength(1, words.selectProfile),
          z.maxLength(mostExported, words.tooManyProfiles),
        ),
      include_contact: z._default(z.boolean(notUnderstood), false),
    }),
    names: { talent_pool_hash: ownBench, profiles: ownProfile },
    output: { file: ['application/pdf'] },
    discloses: { by: 'profile_hash' },
    limit: limits.documents,
  },
  exportPool: {
    method: 'GET',
    path: '/talentpool.php?exportPool&tph={tph}',
    says: 'Everybody in a talent pool, as a sheet.',
    who: ['staff'],
    input: z.object({ tph: parameter }),
    names: { tph: ownBench },
    output: { file: [sheetType] },
    discloses: { by: 'profile_hash' },
    limit: limits.documents,
  },
})
