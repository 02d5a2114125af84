import type { SearchReading as ToldReading } from '@headframe/wire'
import { changedToFrom } from '../occupations/kinds.ts'
import { slipsIn, withoutSlips } from '../search-words/did-you-mean.ts'
import type { Slip } from '../search-words/did-you-mean.ts'
import { readSearch, withoutChip } from '../search-words/read-search.ts'
import type { SearchedList } from '../search-words/read-search.ts'

interface Box {
  readonly list: SearchedList
  readonly now: Date
  /** Whether anything that the list may show has the word: what stands there is not misspelt. */
  readonly isThere: (word: string) => Promise<boolean>
}

/** What the box over a list understands of what was typed, by the same reader as the list. */
export async function tellReading(search: string, box: Box): Promise<ToldReading> {
  const reading = readSearch(search, box.now, box.list)
  const slips: Slip[] = []
  for (const slip of slipsIn(search, reading)) {
    if (!(await box.isThere(slip.word))) slips.push(slip)
  }
  return {
    search,
    chips: reading.chips.map((chip) => ({
      kind: chip.kind,
      label: chip.label,
      text: search.slice(chip.start, chip.end),
      start: chip.start,
      end: chip.end,
      without: withoutChip(search, chip),
      ...(chip.kind === 'occupation' && { near: changedToFrom(chip.occupation) }),
      ...(chip.kind === 'place' &&
        chip.instead && {
          others: chip.instead.map(({ label, typed }) => ({
            label,
            search: search.slice(0, chip.start) + typed + search.slice(chip.end),
          })),
        }),
    })),
    words: reading.words,
    did_you_mean: slips.length > 0 ? withoutSlips(search, slips) : null,
  }
}
