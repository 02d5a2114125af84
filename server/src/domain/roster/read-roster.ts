import { withoutAsides } from './asides.ts'
import { namedRosterAt } from './named-rosters.ts'
import { pairedRosterAt } from './paired-rosters.ts'
import { remarksLast, rosterTokens, type Token } from './roster-tokens.ts'
import { contextOf, type Context } from './roster-words.ts'
import type { Roster } from './roster.ts'
import { spokenRosterAt } from './spoken-rosters.ts'

/** The first of those that a text means, which is the one that is told of it. */
export function readRoster(text: string): Roster | undefined {
  return readRosters(text)[0]
}

/**
 * The rosters that an advertisement means by "2:1 FIFO" or "8 days on, 6 off": any of them where several are
 * named, in their order, unless one says the same as another more exactly, or comes only later. Nothing
 * where a reader would have to guess: a wrong roster is worse than none.
 */
export function readRosters(text: string): Roster[] {
  const tokens = remarksLast(withoutAsides(rosterTokens(text)))
  const context = contextOf(tokens)
  const [first, ...others] = rostersIn(tokens, context)
  if (!first) return []
  const main = others.reduce(moreExact, first)
  return context.changesLater ? [main] : others.reduce(withOther, [main])
}

function withOther(known: Roster[], other: Roster): Roster[] {
  return known.some((one) => isSame(one, other)) ? known : [...known, other]
}

function rostersIn(tokens: readonly Token[], context: Context): Roster[] {
  const rosters: Roster[] = []
  let index = 0
  while (index < tokens.length) {
    const here =
      namedRosterAt(tokens, index) ??
      spokenRosterAt(tokens, index, context) ??
      pairedRosterAt(tokens, index, context)
    if (here) rosters.push(here.roster, ...here.others)
    index = here?.next ?? index + 1
  }
  return rosters
}

/** "Even time (7/7)", "5:2, Monday to Friday" and "Monday to Friday, 9 day fortnight". */
function moreExact(main: Roster, later: Roster): Roster {
  const isOfficeWeek = main.kind === 'week' && main.on === 5
  if (isOfficeWeek && later.kind === 'share' && later.period !== 'week') return later

  return isSame(main, later) && exactness(later) > exactness(main) ? later : main
}

function isSame(main: Roster, later: Roster): boolean {
  return main.kind === 'even time'
    ? later.on === later.off
    : main.on === later.on && main.off === later.off
}

function exactness(roster: Roster): number {
  if (roster.kind === 'even time') return 0
  if (roster.kind === 'share') return 1
  if (roster.kind === 'week') return 4
  return roster.stretches.length === 2 ? 2 : 3
}
