import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood, parameter, text } from '../core/fields.ts'
import { jobWishes } from '../jobs/job-wishes.ts'

/** How often somebody hears of what is new in a saved search. */
export const alertFrequencies = ['instant', 'daily', 'weekly', 'off'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

export const savedSearchSizes = { most: 25, name: 80 } as const

/** In which order jobs stand, on a map or not, and which were applied to, is no part of what is looked for. */
const { sort: _order, view: _view, located: _located, applied: _applied, ...lookedFor } = jobWishes

/** What a saved search asks of the list of jobs, in the words of that list. */
export const savedWish = z.object(lookedFor)
export type SavedWish = z.output<typeof savedWish>

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(alertFrequencies),
  wish: savedWish,
  saved_date: z.int(),
})
export type SavedSearch = z.output<typeof savedSearch>

const name = text('Please enter a name', savedSearchSizes.name)
const frequency = z.enum(alertFrequencies, notUnderstood)
const id = { thing: 'saved search', of: 'contractor' } as const

/** Searches that somebody keeps, and hears of what is new in them. */
export const savedSearches = defineCalls({
  list: {
    method: 'GET',
    path: '/contractor/saved-searches',
    says: 'The saved searches, the last saved first, and whether their mails are on at all.',
    who: ['contractor'],
    input: z.object({}),
    output: z.object({ searches: z.array(savedSearch), mails_on: z.boolean() }),
  },
  save: {
    method: 'POST',
    path: '/contractor/saved-searches',
    says: 'Saves a search. One that asks for the same takes the new name and frequency.',
    who: ['contractor'],
    body: 'json',
    input: z.object({ name, frequency, wish: savedWish }),
    output: savedSearch,
    refusals: {
      TOO_MANY_SAVED: `You can save up to ${savedSearchSizes.most} searches. Delete one to make room for another.`,
    },
    fallback: 'The search could not be saved. Please try again.',
  },
  change: {
    method: 'PATCH',
    path: '/contractor/saved-searches/{id}',
    says: 'Changes what is sent and leaves the rest. With another wish, only jobs posted from now on are new.',
    who: ['contractor'],
    body: 'json',
    input: z.object({
      id: parameter,
      name: z.optional(name),
      frequency: z.optional(frequency),
      wish: z.optional(savedWish),
    }),
    names: { id },
    output: savedSearch,
    refusals: { SAVED_ALREADY: 'You have saved this search already.' },
    fallback: 'The saved search could not be changed. Please try again.',
  },
  remove: {
    method: 'DELETE',
    path: '/contractor/saved-searches/{id}',
    says: 'Deletes a saved search.',
    who: ['contractor'],
    input: z.object({ id: parameter }),
    names: { id },
    output: z.object({ success: z.literal(true) }),
    fallback: 'The saved search could not be deleted. Please try again.',
  },
  switchMails: {
    method: 'POST',
    path: '/contractor/saved-search-mails',
    says: 'Switches the mails of all saved searches off, or on again.',
    who: ['contractor'],
    body: 'json',
    input: z.object({ on: z.boolean(notUnderstood) }),
    output: z.object({ mails_on: z.boolean() }),
  },
})
