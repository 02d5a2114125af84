import { applicationStatus } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

const filters = { search: text, status: oneOf(Object.values(applicationStatus)) }

/** Which applicants the address asks for; an applicant's own page carries it, for the way back. */
/** The newest come first unless something else is said. */
const sort = oneOf(['match'])

export const applicantsWish = describeWish({ filters, kept: { sort } })
export type ApplicantsWish = WishOf<typeof applicantsWish>

/** `conditions` and `project-details` are parts of the job that only older links ask for alone. */
const tab = oneOf(['job', 'applicants', 'conditions', 'project-details'])
export type JobTab = NonNullable<ReturnType<typeof tab>>

/** The list stands on a page of several tabs. */
export const jobViewWish = describeWish({ filters, kept: { tab, sort } })
export type JobViewWish = WishOf<typeof jobViewWish>
