import { withoutAsides } from './asides.ts'
import { namedRosterAt } from './named-rosters.ts'
import { pairedRosterAt } from './paired-rosters.ts'
import { remarksLast, rosterTokens, type Token } from './roster-tokens.ts'
import { contextOf } from './roster-words.ts'
import type { Roster } from './roster.ts'
import { spokenRosterAt } from './spoken-rosters.ts'

/**
 * The roster that an advertisement means by "2:1 FIFO" or "8 days on, 6 off". The first one counts, unless
 * a later one says the same more exactly. Nothing where a reader would have to guess: a wrong roster is
 * worse than none.
 */
export function readRoster(text: string): Roster | undefined {
  const tokens = remarksLast(withoutAsides(rosterTokens(text)))
  const [first, ...others] = rostersIn(tokens)
  return first && others.reduce(moreExact, first)
}

function rostersIn(tokens: readonly Token[]): Roster[] {
  const context = contextOf(tokens)
  const rosters: Roster[] = []
  let index = 0
  while (index < tokens.length) {
    const here =
      namedRosterAt(tokens, index) ??
      spokenRosterAt(tokens, index, context) ??
      pairedRosterAt(tokens, index, context)
    if (here) rosters.push(here.roster)
    index = here?.next ?? index + 1
  }
  return rosters
}

/** "Even time (7/7)", "5:2, Monday to Friday" and "Monday to Friday, 9 day fortnight". */
function moreExact(main: Roster, later: Roster): Roster {
  const isOfficeWeek = main.kind === 'week' && main.on === 5
  if (isOfficeWeek && later.kind === 'share' && later.period !== 'week') return later

  const isSame =
    main.kind === 'even time'
      ? later.on === later.off
      : main.on === later.on && main.off === later.off
  return isSame && exactness(later) > exactness(main) ? later : main
}

function exactness(roster: Roster): number {
  if (roster.kind === 'even time') return 0
  if (roster.kind === 'share') return 1
  if (roster.kind === 'week') return 4
  return roster.stretches.length === 2 ? 2 : 3
}
