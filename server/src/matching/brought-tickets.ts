import { lastDayOf } from '../domain/last-day-of.ts'
import type { ResumeFacts } from '../resumes/resume-facts.ts'
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
  /** On which it holds still; none where it has no end, or none is told. */
  readonly lastDay?: string
  readonly quote: Quote
}

interface ReadResume {
  readonly content: string
  readonly facts: Pick<ResumeFacts, 'licences' | 'studies' | 'tags' | 'jobs'>
}

/** Each ticket once, when it ends, and where it says so. */
export function broughtTickets(
  { content, facts }: ReadResume,
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
    // Of one that was renewed, or that two states gave, the one that ends last.
    if (!known || (ticket.lastDay ?? '') > (known.lastDay ?? '')) each.set(ticket.name, ticket)
  }
  for (const { name, expiresOn, isSaid } of facts.licences) {
    const end = expiresOn && { lastDay: lastDayOf(expiresOn) }
    if (isSaid) {
      const quote = ofProfile('tickets', name)
      for (const one of namesIn(ticketsIn(name, true), name)) note({ name: one, ...end, quote })
      continue
    }
    const place = places.get(name) ?? placeOf(content, name)
    if (!place || isIn(stuffed, place)) continue
    note({ name, ...end, quote: ofResume(content, place) })
  }
  for (const { name, ...place } of outsideOf(stuffed, qualificationsIn(content))) {
    if (each.has(name)) continue
    note({ name, quote: ofResume(content, place) })
  }
  for (const quote of saidIn(facts)) {
    // Whether a card holds still is told by the card, not by the study that led to it.
    const cards = quote.field === 'studies' ? ticketsIn(quote.text) : []
    for (const { name } of cards) if (!each.has(name)) note({ name, quote })
    for (const { name } of qualificationsIn(quote.text)) note({ name, quote })
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
