import type { SearchChip, SearchReading } from '@headframe/wire'

/** What is left of a reading in a search that is the same without some chips, or without the other words. */
export function readingLeft(search: string, reading: SearchReading): SearchReading | undefined {
  const pieces = piecesOf(reading)
  const chips = leftOf(pieces, search)
  if (chips) return { ...reading, search, chips, did_you_mean: null }
  const alone = pieces.flatMap((piece) => (piece.chip ? { ...piece, isApart: true } : []))
  const left = leftOf(alone, search)
  return left && { search, chips: left, words: '', did_you_mean: null }
}

/** A search without some spans of it, in their order, which leave no gaps behind. */
export function cutOut(
  search: string,
  spans: readonly Pick<SearchChip, 'start' | 'end'>[],
): string {
  return tidy(
    spans.reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
      search,
    ),
  )
}

interface Piece {
  text: string
  /** A blank stands before it. */
  isApart: boolean
  /** Other words have none, and stay. */
  chip?: SearchChip
}

/** All of what was read, in its order. */
function piecesOf({ search, chips }: SearchReading): Piece[] {
  const pieceAt = (start: number, end: number | undefined) => ({
    text: tidy(search.slice(start, end)),
    isApart: /\s/.test(search.slice(Math.max(0, start - 1), start + 1)),
  })
  const pieces = chips.flatMap((chip, at): Piece[] => [
    pieceAt(chips[at - 1]?.end ?? 0, chip.start),
    { ...pieceAt(chip.start, chip.end), chip },
  ])
  return [...pieces, pieceAt(chips.at(-1)?.end ?? 0, undefined)].filter(({ text }) => text !== '')
}

/** Follows the pieces through the search; where one chip begins as the next does, either may be gone. */
function leftOf(pieces: readonly Piece[], search: string): SearchChip[] | undefined {
  const deadEnds = new Set<string>()
  return leftFrom(0, 0, false)

  function leftFrom(index: number, at: number, isGap: boolean): SearchChip[] | undefined {
    const piece = pieces[index]
    if (!piece) return at === search.length ? [] : undefined
    const here = `${index} ${at} ${isGap}`
    if (deadEnds.has(here)) return undefined

    const left = ifStaying(piece, index, at, isGap) ?? (piece.chip && leftFrom(index + 1, at, true))
    if (!left) deadEnds.add(here)
    return left
  }

  function ifStaying({ text, isApart, chip }: Piece, index: number, at: number, isGap: boolean) {
    const blank = at > 0 && (isApart || isGap) ? ' ' : ''
    if (!search.startsWith(blank + text, at)) return undefined
    const start = at + blank.length
    const end = start + text.length
    const others = leftFrom(index + 1, end, false)
    return others && chip ? [{ ...chip, start, end }, ...others] : others
  }
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
