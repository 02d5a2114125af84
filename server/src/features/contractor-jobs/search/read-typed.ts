import type { contractorJobs } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { slipsIn, withoutSlips } from '../../../search-words/did-you-mean.ts'
import type { Slip } from '../../../search-words/did-you-mean.ts'
import { readSearch, withoutChip } from '../../../search-words/read-search.ts'
import { suggestionsFor } from '../../../search-words/suggestions.ts'
import { beginningOfWords } from '../../../text/words.ts'
import { areInPostings } from './queries.ts'

/** What the box understands of what was typed, by the same reader as the list of jobs. */
export const readTyped: UseCase<typeof contractorJobs.readSearch> = async (
  { db, now },
  { search },
) => {
  const { chips, words } = readSearch(search, now)
  return {
    search,
    chips: chips.map((chip) => ({
      kind: chip.kind,
      label: chip.label,
      text: search.slice(chip.start, chip.end),
      start: chip.start,
      end: chip.end,
      without: withoutChip(search, chip),
    })),
    words,
    did_you_mean: await spelledRight(db, search, now),
  }
}

export const suggestMore: UseCase<typeof contractorJobs.suggest> = async ({ now }, { search }) =>
  suggestionsFor(search, now)

async function spelledRight(db: Reading, search: string, now: Date): Promise<string | null> {
  const slips: Slip[] = []
  for (const slip of slipsIn(search, now)) {
    if (!(await areInPostings(db, beginningOfWords(slip.word), now))) slips.push(slip)
  }
  return slips.length > 0 ? withoutSlips(search, slips) : null
}
