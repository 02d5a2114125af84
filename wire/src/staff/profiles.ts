import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { instant, named, optionalParameter, paragraph, parameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { sizes } from '../options.ts'
import { searchReading } from '../search-reading.ts'
import { words } from '../words.ts'
import { partly } from '../core/partly.ts'
import { editedProfile, profileFields } from './profile-fields.ts'
import {
  ownBench,
  ownProfile,
  pagedProfiles,
  profileNote,
  profileSort,
  staffProfile,
} from './profile.ts'
import { resumeFile } from '../contractor/resume-file.ts'

const done = z.object({ success: z.literal(true) })
const succeeded = z.object({ ...done.shape, status: z.literal('SUCCESS') })

export const removedProfile = z.object({
  profile_hash: z.string(),
  full_name: z.string(),
  removed_date: instant,
  restorable_until: instant,
  /** By name; null once that colleague's account is gone. */
  removed_by: z.nullable(z.string()),
})
export type RemovedProfile = z.output<typeof removedProfile>

/** The people whom a staff account keeps (section 4.12). */
export const staffProfiles = defineCalls({
  list: {
    method: 'GET',
    path: '/profile.php?getPagedProfiles',
    says: 'Lists profiles of the account, twenty a page, the newest parse first unless another order is asked for.',
    who: ['staff'],
    input: z.object({
      page: pageFields.page,
      ...profileSort,
      search: searchField,
      excludeTph: optionalParameter(z.string()),
    }),
    names: { excludeTph: ownBench },
    output: pagedProfiles,
    paged: { size: sizes.pageSize, under: 'profileData' },
    discloses: {
      unnoted: 'A line among many; opening one of them is a look, and is written down.',
    },
  },
  readSearch: {
    method: 'GET',
    path: '/profile.php?readSearch',
    says: 'Tells what the words of a search mean to the lists of people, and which of them may be misspelt.',
    who: ['staff'],
    input: z.object({ search: searchField }),
    output: searchReading,
  },
  all: {
    method: 'GET',
    path: '/profile.php?getAll',
    says: 'Lists profiles of the account, the newest parse first, at most a thousand.',
    who: ['staff'],
    input: z.object({ excludeTph: optionalParameter(z.string()) }),
    names: { excludeTph: ownBench },
    output: z.array(staffProfile),
    discloses: {
      unnoted: 'A line among many; opening one of them is a look, and is written down.',
    },
  },
  one: {
    method: 'GET',
    path: '/profile.php?getIndividual&ph={ph}',
    says: 'One profile.',
    who: ['staff'],
    input: z.object({ ph: parameter }),
    names: { ph: ownProfile },
    output: staffProfile,
    discloses: { by: 'profile_hash' },
  },
  notes: {
    method: 'GET',
    path: '/profile.php?getProfileNotes&ph={ph}',
    says: 'What staff have noted about somebody, newest first.',
    who: ['staff'],
    input: z.object({ ph: parameter, ...pageFields }),
    names: { ph: ownProfile },
    output: z.array(profileNote),
    paged: { size: sizes.pageSize },
    discloses: { unnoted: 'These are words of the staff; opening the profile is a look.' },
  },
  addNote: {
    method: 'POST',
    path: '/profile.php?addProfileNote',
    says: 'Notes something about somebody.',
    who: ['staff'],
    body: 'form',
    keyed: true,
    input: z.object({ ph: named, note: paragraph(words.noteEmpty) }),
    names: { ph: ownProfile },
    output: z.object({ ...done.shape, note: profileNote }),
    refusing: { success: false },
  },
  update: {
    method: 'POST',
    path: '/profile.php?updateProfile&ph={ph}',
    says: 'Changes what the account keeps of somebody; what is left out stays as it is. Whoever sends what they saw of a field does not change it over a colleague who has changed it since.',
    who: ['staff'],
    body: 'json',
    input: z.object({
      ph: parameter,
      ...partly(profileFields),
      /** Fields as they stood where they were changed. */
      seen: z.optional(z.object(partly(editedProfile.shape))),
    }),
    names: { ph: ownProfile },
    refusals: { CHANGED_ELSEWHERE: words.staffProfileChangedElsewhere },
    output: z.object({
      status: z.literal('SUCCESS'),
      message: z.string(),
      data: editedProfile,
    }),
    discloses: { unnoted: 'It answers what its caller has just sent.' },
    firstToTell: [words.candidateNameEmpty, words.validEmail, words.linkedinInvalid],
    refusing: { status: 'ERROR', message: theText },
  },
  remove: {
    method: 'POST',
    path: '/profile.php?removeProfileFromAccount',
    says: 'Takes somebody out of all lists, pools and counts. It can be undone for thirty days.',
    who: ['staff'],
    body: 'form',
    input: z.object({ ph: named }),
    names: { ph: ownProfile },
    output: z.object({ ...succeeded.shape, restorable_until: instant }),
    refusing: { success: false },
  },
  removed: {
    method: 'GET',
    path: '/profile.php?getRemoved',
    says: 'Lists who was removed and can be had back, the last removed first.',
    who: ['staff'],
    input: z.object(pageFields),
    output: z.array(removedProfile),
    discloses: { unnoted: 'A name in a list of those who are not kept any more.' },
    paged: { size: sizes.pageSize },
  },
  restore: {
    method: 'POST',
    path: '/profile.php?restoreProfile',
    says: 'Brings somebody back, with notes and pool memberships.',
    who: ['staff'],
    body: 'form',
    input: z.object({ ph: named }),
    names: { ph: { thing: 'removed profile', of: 'staff account' } },
    output: succeeded,
    refusing: { success: false },
  },
  resume: {
    method: 'GET',
    path: '/profile.php?downloadResume&ph={ph}',
    says: 'The newest resume of somebody as it was uploaded.',
    who: ['staff'],
    input: z.object({ ph: parameter }),
    names: { ph: ownProfile },
    output: resumeFile,
    discloses: { by: 'profile_hash' },
    refusals: { NOT_FOUND: words.resumeUnavailable },
    fallback: words.resumeUnavailable,
  },
})
