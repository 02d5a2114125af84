import { rostersTold } from '../../search-words/rosters-told.ts'
import { matchesRoster } from '../../domain/roster/roster.ts'
import type { RosterWish } from '../../domain/roster/roster.ts'

/** Signs of the rosters that texts tell of, among the words that somebody is found by. They are no words of any language. */
export function signsOfRosters(texts: readonly string[]): string[] {
  const signs = texts
    .flatMap(rostersTold)
    .flatMap(({ roster }) => [
      ...(roster.on === null ? [] : [signOfWish(roster)]),
      ...(matchesRoster(roster, 'even') ? [signOfWish('even')] : []),
    ])
  return [...new Set(signs)]
}

export function signOfWish(wish: RosterWish): string {
  return wish === 'even' ? '@even' : `@${wish.on}/${wish.off}`
}
