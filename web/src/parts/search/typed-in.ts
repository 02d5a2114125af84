import type { SearchChip, SearchReading } from '@headframe/wire'

import { cutOut } from './reading-left.ts'
import { readingOf } from './reading-of.ts'

/** A part of what was typed, to be taken away by itself. */
export interface Typed {
  key: string
  label: string
  /** What was typed of it, where the rest of the search might go instead. */
  typed?: string
  /** Of an occupation those that are near to it, each with the search that asks for it in its place. */
  near?: readonly { label: string; instead: (present: string) => string }[]
  /** The search that is there by then, less this part: what it was when this was drawn may be over. */
  without: (present: string) => string
}

/** Each thing that was understood of a search, and its other words; all of it as words until it has been read. */
export function typedIn(search: string, reading: SearchReading | undefined): Typed[] {
  const known = reading && readingOf(search, reading)
  if (!known) return search ? [{ key: 'search', label: `“${search}”`, without: () => '' }] : []
  const { chips, words } = known
  const meanings = chips
    .filter((chip, at) => chips.findIndex(isLike(chip)) === at)
    .map((chip) => ({
      key: `search ${chip.kind} ${chip.label}`,
      label: chip.label,
      typed: chip.text,
      without: (present: string) => withoutMeaning(present, known, chip),
      ...(chip.near && {
        near: chip.near.map((label) => ({
          label,
          instead: (present: string) => withInstead(present, known, chip, label),
        })),
      }),
    }))
  const label = words.includes('"') ? words : `“${words}”`
  const without = (present: string) => withoutWords(present, known)
  return words ? [...meanings, { key: 'search', label, without }] : meanings
}

/** With a chip goes all that means the same. Of a search that is another by now nothing is taken. */
function withoutMeaning(present: string, reading: SearchReading, chip: SearchChip): string {
  const { chips } = readingOf(present, reading) ?? { chips: [] }
  return cutOut(present, chips.filter(isLike(chip)))
}

/** Typed where what the chip means was typed. */
function withInstead(present: string, reading: SearchReading, chip: SearchChip, other: string) {
  const known = readingOf(present, reading)?.chips.find(isLike(chip))
  return known ? present.slice(0, known.start) + other + present.slice(known.end) : present
}

function withoutWords(present: string, reading: SearchReading): string {
  const known = readingOf(present, reading)
  return known ? known.chips.map(({ text }) => text).join(' ') : present
}

function isLike({ kind, label }: SearchChip) {
  return (other: SearchChip) => other.kind === kind && other.label === label
}
