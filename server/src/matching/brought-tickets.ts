import { monthNumber, monthNumberOf } from '../resumes/facts/dates/months.ts'
import type { DateOnTicket, ResumeFacts } from '../resumes/resume-facts.ts'
import type { Quote, Term } from './gists.ts'
import { qualificationsIn } from './qualifications.ts'
import { isIn, outsideOf } from './stuffed.ts'
import type { Stretch } from './stuffed.ts'
import { namesIn, ticketsIn } from './terms.ts'
import { anyTrade, certificateOf, isTradeCertificate } from './told-trades.ts'
import { tradesOfWork } from './trades.ts'
import { ofProfile, ofResume, placeOf } from './where-said.ts'

interface BroughtTicket {
  readonly name: string
  readonly hasExpired: boolean
  readonly quote: Quote
}

interface ReadResume {
  readonly content: string
  readonly facts: Pick<ResumeFacts, 'licences' | 'studies' | 'tags' | 'jobs'>
}

/** Each ticket once, whether it holds still, and where it says so. */
export function broughtTickets(
  { content, facts }: ReadResume,
  asOf: Date,
  stuffed: readonly Stretch[],
  work: readonly { readonly name: string; readonly isWish?: true }[],
): BroughtTicket[] {
  const places = new Map<string, Term>()
  for (const term of outsideOf(stuffed, ticketsIn(content, true))) {
    if (!places.has(term.name)) places.set(term.name, term)
  }
  const each = new Map<string, BroughtTicket>()
  const note = (ticket: BroughtTicket) => {
    const known = each.get(ticket.name)
    // Of one that two states gave, the one that holds still.
    if (!known || (known.hasExpired && !ticket.hasExpired)) each.set(ticket.name, ticket)
  }
  for (const { name, expiresOn, isSaid } of facts.licences) {
    const hasExpired = expiresOn !== undefined && isOver(expiresOn, asOf)
    if (isSaid) {
      const quote = ofProfile('tickets', name)
      for (const one of namesIn(ticketsIn(name, true), name)) note({ name: one, hasExpired, quote })
      continue
    }
    const place = places.get(name) ?? placeOf(content, name)
    if (!place || isIn(stuffed, place)) continue
    note({ name, hasExpired, quote: ofResume(content, place) })
  }
  for (const { name, ...place } of outsideOf(stuffed, qualificationsIn(content))) {
    if (each.has(name)) continue
    note({ name, hasExpired: false, quote: ofResume(content, place) })
  }
  for (const quote of saidIn(facts)) {
    // Whether a card holds still is told by the card, not by the study that led to it.
    const cards = quote.field === 'studies' ? ticketsIn(quote.text) : []
    for (const { name } of cards) if (!each.has(name)) note({ name, hasExpired: false, quote })
    for (const { name } of qualificationsIn(quote.text)) note({ name, hasExpired: false, quote })
  }
  return withTheirTrade([...each.values()], work)
}

/** Where no words say which trade it is, it is the one that somebody works in, if that is one alone. */
function withTheirTrade(
  tickets: readonly BroughtTicket[],
  work: readonly { readonly name: string; readonly isWish?: true }[],
): BroughtTicket[] {
  const untold = tickets.find(({ name }) => name === anyTrade)
  if (!untold) return [...tickets]
  const others = tickets.filter((ticket) => ticket !== untold)
  if (others.some(({ name }) => isTradeCertificate(name))) return others
  const done = work.filter(({ isWish }) => !isWish)
  const trades = tradesOfWork(done.map(({ name }) => name))
  const isOne = trades.length === 1
  return [...others, { ...untold, name: certificateOf(isOne ? trades : []) }]
}

/** What somebody says themselves, which stands nowhere in the text. */
function saidIn({ licences, studies = [], tags, jobs }: ReadResume['facts']): Quote[] {
  return [
    ...said(licences).map(({ name }) => ofProfile('tickets', name)),
    ...said(studies).map(({ name }) => ofProfile('studies', name)),
    ...said(tags).map(({ tag }) => ofProfile('skills', tag)),
    ...said(jobs).map(({ title }) => ofProfile('career', title ?? '')),
  ]
}

function said<Fact extends { readonly isSaid?: true }>(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ isSaid }) => isSaid)
}

/** A date is good to the end of what it names: its day, its month, or its year. */
function isOver({ year, month = 12, day }: DateOnTicket, asOf: Date): boolean {
  const monthsLeft = monthNumber({ year, month }) - monthNumberOf(asOf)
  if (monthsLeft !== 0 || day === undefined) return monthsLeft < 0
  return day < asOf.getUTCDate()
}
