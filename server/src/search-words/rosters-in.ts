import { printRoster } from '../domain/roster/print-roster.ts'
import { readRoster } from '../domain/roster/read-roster.ts'
import type { Roster, RosterWish } from '../domain/roster/roster.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { piecesOf } from './pieces-of.ts'

const longestRoster = 10
const behind = /^\s+(?:time|rosters?|rotations?|swings?)\b/i

/** Rosters, each in the fewest words that say it. */
export function rostersIn(text: string): FoundMeaning[] {
  const first = rosterIn(text)
  if (!first) return []
  const others = [
    ...rostersIn(text.slice(0, first.start)),
    ...rostersIn(text.slice(first.end)).map((other) => ({
      ...other,
      start: other.start + first.end,
      end: other.end + first.end,
    })),
  ]
  return [first, ...others]
}

function rosterIn(text: string): FoundMeaning | undefined {
  // Most searches name none, and are not read word by word.
  const roster = readRoster(text)
  const printed = roster && printRoster(roster)
  if (!roster || !printed) return undefined

  const words = piecesOf(text, /\S+/g)
  for (let count = 1; count <= Math.min(longestRoster, words.length); count++) {
    for (let first = 0; first + count <= words.length; first++) {
      const start = words[first]?.start ?? 0
      const end = words[first + count - 1]?.end ?? 0
      const said = readRoster(text.slice(start, end))
      if (!said || printRoster(said) !== printed) continue
      const more = behind.exec(text.slice(end))?.[0].length ?? 0
      return { ...meaningOf(roster), label: printed, start, end: end + more }
    }
  }
  return undefined
}

function meaningOf(roster: Roster): { kind: 'roster'; roster: RosterWish } {
  const wish = roster.kind === 'even time' ? 'even' : { on: roster.on, off: roster.off }
  return { kind: 'roster', roster: wish }
}
