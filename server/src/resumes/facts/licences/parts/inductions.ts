import { licencesIn } from '../names/find-licences.ts'
import { isPaper } from './says-it-is-one.ts'
import { printedDates } from './ticket-dates.ts'

/** "SA mining site inductions:", "Also inducted at:", before a list */
export const listsInductions =
  /\b(?:inductions(?: current| held)?|inducted (?:at|to|on|for|with)|site passes)\s?[:–—-]\s*$/i

/** Before one that may be alone */
export const labelOfInduction =
  /^\W*(?:(?:current|site|mine|mine site|company) )?inductions?(?: held)?:\s+(?=\S)/i

/** "BHP Newman (03/27)", which is listed among inductions: its name alone would be that of anything. */
export function asInduction(site: string): string {
  if (isPaper.test(site) || licencesIn(site, true).length > 0) return site
  const [date] = printedDates(site, true)
  const aside = site.search(/[(\t]|\s[–—-]\s/)
  const end = Math.min(date?.start ?? site.length, aside === -1 ? site.length : aside)
  const name = site.slice(0, end).replace(tellsWhen, '')
  return /\p{L}{2}/u.test(name) ? `${name} induction${site.slice(name.length)}` : site
}

/** What leads to a date, or stands in place of one, behind the name. */
const tellsWhen =
  /[\s:.,–—-]*(?:\b(?:exp\w*|valid|current|in date|due|lapsed|ran out|done|renew\w*|to|until|till|in|from|since)\b[\s:.]*){0,3}$/i
