import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { optionalParameter, parameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { ownBench, ownProfile, pagedProfiles, profileSort, staffProfile } from './profile.ts'

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
    discloses: {
      unnoted: 'A line among many; opening one of them is a look, and is written down.',
    },
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
})
