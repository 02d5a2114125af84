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
  for (const key of tickets.highRisk) if (!tickets.areTold([key])) tickets.add(key, told)
}

function clausesOf(text: string): string[] {
  return card.test(text) ? text.split(/[,;•|]\s|\.\s|\t/) : []
}

function endIn(clause: string, asOf: Date): LicenceDetails[] {
  if (clause.length > longestClause || !card.test(clause)) return []
  if (licencesIn(clause, true).some(({ licence }) => areHighRisk(licence))) return []
  const details = detailsIn(clause, { asOf })
  return details.expiresOn ? [details] : []
}
