import type { Section } from '../sections/section.ts'
import { areHighRisk } from './names/class-letters.ts'
import { licencesIn } from './names/find-licences.ts'
import { detailsIn } from './parts/licence-details.ts'
import type { LicenceDetails } from './parts/licence-details.ts'
import type { TicketList } from './ticket-list.ts'

const card = /\b(?:hrwl?|high[ -]risk(?: work)? licen[cs]e)\b/i
const longestClause = 120

/** "…, HRWL 8802193 until 1/6/2029, …" in a summary: of the classes that stand elsewhere and tell nothing themselves. */
export function tellOfCardApart(
  sections: readonly Section[],
  tickets: TicketList,
  asOf: Date,
): void {
  const [told, ...others] = sections.flatMap(({ lines }) =>
    clausesOf(lines.map(({ text }) => text).join(' ')).flatMap((clause) => endIn(clause, asOf)),
  )
  if (!told || others.length > 0) return
  for (const key of tickets.onCard()) if (!tickets.areTold([key])) tickets.add(key, told)
}

/**
 * The classes of New Zealand are on one card: what is told of one is told of all. What the heading tells ("NZ licence
 * (DX 410228, expires 2033)"), or what stands behind the last endorsement, is of whatever is on the card.
 */
export function tellOfNewZealandCard(
  sections: readonly Section[],
  tickets: TicketList,
  asOf: Date,
): void {
  const classes = tickets.onCard(({ name }) => name.startsWith('NZ Driver Licence Class'))
  const machines = tickets.onCard(({ name }) => ofMachines.test(name))
  const all = [...classes, ...machines]
  const hasEnd = (key: string) => tickets.detailsOf([key])?.expiresOn !== undefined
  const toldOfClass = classes.find(hasEnd)
  const toldOfAny = all.find(hasEnd)
  const details = toldOfAny ? tickets.detailsOf([toldOfAny]) : toldInHeading(sections, asOf)
  if (!details) return
  for (const key of toldOfClass ? classes : all) if (!hasEnd(key)) tickets.add(key, details)
}

function toldInHeading(sections: readonly Section[], asOf: Date): LicenceDetails | undefined {
  return sections
    .flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines))
    .filter(({ text }) => text.length <= longestClause && ofNewZealand.test(text))
    .map(({ text }) => detailsIn(text, { asOf }))
    .find(({ expiresOn }) => expiresOn !== undefined)
}

/** On wheels, on tracks, and rollers, for which there is no end of their own. */
const ofMachines = /^NZ Endorsement [RTW]\b/
const ofNewZealand = /\b(?:NZ|NZTA|New Zealand)\b[^,;]*\blicen[cs]e\b/i

function clausesOf(text: string): string[] {
  return card.test(text) ? text.split(/[,;•|]\s|\.\s|\t/) : []
}

function endIn(clause: string, asOf: Date): LicenceDetails[] {
  if (clause.length > longestClause || !card.test(clause)) return []
  if (licencesIn(clause, true).some(({ licence }) => areHighRisk(licence))) return []
  const details = detailsIn(clause, { asOf })
  return details.expiresOn ? [details] : []
}
