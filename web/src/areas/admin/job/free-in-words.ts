import type { AdminApplicant } from '@headframe/wire'

import { dayInShort } from '../../../lib/day-words.ts'
import { chosenDay } from '../../../parts/person-form/start-day.ts'

const notices: Readonly<Record<string, string>> = {
  0.1: 'From now',
  0.2: 'In one week',
  0.5: 'In two weeks',
  1: 'In one month',
}

/** What was said when applying, as administrators read it. */
export function freeInWords({
  availability,
  state,
}: Pick<AdminApplicant, 'availability' | 'state'>): string | undefined {
  const day = chosenDay(availability, state)
  return day ? `From ${dayInShort(day)}` : notices[availability]
}
