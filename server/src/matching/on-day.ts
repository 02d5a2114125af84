import { dayOf, productTimeZone } from '@headframe/wire'
import type { KeptGist, PersonGist } from './gists.ts'

/**
 * What is kept, as it is on the day of a look, which is the product's own: the day by which tickets are
 * shown as expired as well. A skill goes with the ticket that it was read from.
 */
export function onDayOf(now: Date, { tickets, skills, ...rest }: KeptGist): PersonGist {
  const today = dayOf(now, productTimeZone)
  return {
    ...rest,
    tickets: tickets.map(({ name, lastDay }) => ({ name, hasExpired: isOver(lastDay, today) })),
    skills: skills
      .filter(({ lastDay }) => !isOver(lastDay, today))
      .map(({ name, isFromWork }) => ({ name, isFromWork })),
  }
}

interface Ending {
  readonly tickets: readonly Pick<KeptGist['tickets'][number], 'lastDay'>[]
}

/** The day on which the first of somebody's tickets ends that hold still; the order of lists is made anew behind it. */
export function nextEnd(now: Date, { tickets }: Ending): string | null {
  const today = dayOf(now, productTimeZone)
  const [first] = tickets
    .flatMap(({ lastDay }) => (lastDay === undefined || isOver(lastDay, today) ? [] : lastDay))
    .toSorted()
  return first ?? null
}

function isOver(lastDay: string | undefined, today: string): boolean {
  return lastDay !== undefined && lastDay < today
}
