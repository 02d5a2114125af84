import { isLabourHire } from './employer-words.ts'
import type { Segment } from '../segments.ts'
import type { Settled } from '../settled.ts'

/**
 * Whom somebody was employed by and whose site it was. Where labour hire is named beside another
 * firm, the labour hire is the employer; so is who stands behind "via".
 */
export function clientAndEmployer(
  { title, employer, client, place }: Settled,
  segments: readonly Segment[],
): { employer: Segment | undefined; client: Segment | undefined } {
  if (!employer) return { employer, client }
  // "Coolgarra Mine (via Newman)" tells the way there.
  const via = segments.find(
    ({ before, place: town }) => town < 0.5 && /^(?:via|through|c\/-|c\/o)$/i.test(before),
  )
  // "Acme c/- WorkPac", but "WorkPac c/- Acme" has them the other way about.
  if (via && via !== employer && !isLabourHire(employer.text))
    return { employer: via, client: employer }

  // "Cleaner at Karratha Village for Acme Camps", "Rigger — Gorgona LNG, employed by Allied"
  const isAt = (at: number) => segments[at]?.before.toLowerCase() === 'at'
  const whose = segments.findIndex(
    ({ before }, at) =>
      /^employed /i.test(before) || (/^for$/i.test(before) && (isAt(at - 1) || isAt(at + 1))),
  )
  const [firm, site] = [segments[whose], segments[isAt(whose + 1) ? whose + 1 : whose - 1]]
  const isSite = site !== undefined && site !== title && site.place < 0.5
  if (firm) return { employer: firm, client: isSite ? site : undefined }

  const assigned = segments.find(({ before }) => assignment.test(before))
  const host = via === employer ? undefined : via
  if (host) return { employer, client: host }
  if (assigned && assigned !== employer) return { employer, client: assigned }

  if (client && !client.said && isLabourHire(client.text) && !isLabourHire(employer.text)) {
    return { employer: client, client: employer }
  }
  if (client?.said || isLabourHire(employer.text))
    return { employer, client: client ?? siteAt(place) }
  return { employer, client: undefined }
}

const assignment =
  /^(?:on assignment|assigned|contract(?:ed|ing) to|seconded|on behalf|on hire|labour hire to|placed)/

/** With labour hire, a mine named as the place is the client's. */
function siteAt(place: Segment | undefined): Segment | undefined {
  return place && /\b(?:mine|project|port|refinery|operations)\b/i.test(place.text)
    ? place
    : undefined
}
