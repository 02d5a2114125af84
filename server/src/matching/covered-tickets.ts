import { driverClasses } from '../resumes/facts/licences/names/class-letters.ts'
import type { AskedTicket } from './gists.ts'
import { anyTrade, certificateOf, isTradeCertificate } from './told-trades.ts'

/** From the lightest to the heaviest: whoever holds one may do all before it. */
const ladders: readonly (readonly string[])[] = [
  Object.values(driverClasses),
  ['Dogging', 'Basic Rigging', 'Intermediate Rigging', 'Advanced Rigging'],
  ['Elevating Work Platform (EWP)', 'Boom-type Elevating Work Platform'],
  ['Overhead Crane', 'Bridge and Gantry Crane'],
  ['Basic Scaffolding', 'Intermediate Scaffolding', 'Advanced Scaffolding'],
]

/** What people call two trades by one word: either is meant by it. */
const wideTrades: readonly (readonly [wide: string, trades: readonly string[]])[] = [
  ['Mechanical', ['Mechanical Fitting', 'Heavy Diesel']],
  ['Automotive', ['Light Vehicle', 'Heavy Diesel']],
]

const coveredByTrade: ReadonlyMap<string, readonly string[]> = findCoveredByTrade()

function findCoveredByTrade(): Map<string, string[]> {
  const covered = new Map<string, string[]>()
  const cover = (trade: string, other: string) => {
    const name = certificateOf([trade])
    covered.set(name, [...(covered.get(name) ?? [name]), certificateOf([other])])
  }
  for (const [wide, trades] of wideTrades) {
    for (const trade of trades) {
      cover(wide, trade)
      cover(trade, wide)
    }
  }
  return covered
}

/** The ticket and all that it stands for. */
function ticketsCoveredBy(name: string): readonly string[] {
  const ladder = ladders.find((steps) => steps.includes(name))
  return ladder ? ladder.slice(0, ladder.indexOf(name) + 1) : (coveredByTrade.get(name) ?? [name])
}

/** Tickets that hold today, with all that they stand for; each by the one that is shown for it. */
export function heldTickets(
  tickets: readonly { readonly name: string; readonly hasExpired: boolean }[],
): ReadonlyMap<string, string> {
  const held = new Map<string, string>()
  for (const { name, hasExpired } of tickets) {
    if (hasExpired) continue
    for (const covered of ticketsCoveredBy(name)) {
      if (!held.has(covered) || covered === name) held.set(covered, name)
    }
  }
  return held
}

type Held = ReturnType<typeof heldTickets>

/** The ticket that is shown for what is asked for; none where nothing says of which trade either is. */
export function shownFor({ name, either = [name] }: AskedTicket, held: Held): string | undefined {
  return either
    .filter((one) => one !== anyTrade)
    .map((one) => held.get(one))
    .find(Boolean)
}

export type Doubt = 'asked' | 'held'

/** Where nothing says of which trade the certificate is, that is asked for or held: neither yes nor no. */
export function doubtAbout(asked: AskedTicket, held: Held): Doubt | undefined {
  if (!isTradeCertificate(asked.name) || shownFor(asked, held)) return undefined
  if (held.has(anyTrade)) return asked.name === anyTrade ? 'asked' : 'held'
  const holdsOne = [...held.keys()].some(isTradeCertificate)
  return asked.name === anyTrade && holdsOne ? 'asked' : undefined
}
