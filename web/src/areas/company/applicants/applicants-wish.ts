import { applicantOrders, applicationStatus } from '@headframe/wire'

import { oneOf, text, type Reader } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

const filters = { search: text, status: oneOf(Object.values(applicationStatus)) }

/** Those who wait come first unless something else is said; a column goes before a way that has a name. */
const order = {
  sort: oneOf(['newest', 'match']),
  sortField: oneOf(applicantOrders),
  sortOrder: oneOf(['asc', 'desc']),
}

/** Which applicants the address asks for; an applicant's own page carries it, for the way back. */
export const applicantsWish = describeWish({ filters, kept: order })
export type ApplicantsWish = WishOf<typeof applicantsWish>

/** By what a person is known. */
const profileHash: Reader<string> = (said) =>
  typeof said === 'string' && /^[0-9a-z-]{1,64}$/i.test(said) ? said : undefined

/** Who of them is open beside the list, where there is room. */
const passing = { applicant: profileHash }

export const workingWish = describeWish({ filters, kept: order, passing })
export type WorkingWish = WishOf<typeof workingWish>

/** `conditions` and `project-details` are parts of the job that only older links ask for alone. */
const tab = oneOf(['job', 'applicants', 'conditions', 'project-details'])
export type JobTab = NonNullable<ReturnType<typeof tab>>

/** The list stands on a page of several tabs. */
export const jobViewWish = describeWish({ filters, kept: { tab, ...order }, passing })
export type JobViewWish = WishOf<typeof jobViewWish>
