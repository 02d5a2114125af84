import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { searchField } from '../core/lists.ts'

/** The lists of administrators that can be searched. */
export const adminLists = ['companies', 'contractors', 'jobs'] as const
export type AdminList = (typeof adminLists)[number]

export const adminSearch = defineCalls({
  didYouMean: {
    method: 'GET',
    path: '/dashboard/did-you-mean',
    says: 'Tells what a search that finds nothing in a list may have been meant to be.',
    who: ['admin'],
    input: z.object({ list: z.enum(adminLists), search: searchField }),
    output: z.object({
      /** It finds something; nothing where no word is nearly like one that is there. */
      did_you_mean: z.nullable(z.string()),
    }),
    discloses: { unnoted: 'A word that is in the list, and not whose it is.' },
  },
})
