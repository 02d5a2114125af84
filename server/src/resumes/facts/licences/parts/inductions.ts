import { licencesIn } from '../names/find-licences.ts'
import { isPaper } from './says-it-is-one.ts'
import { capitalised } from './small-letters.ts'
import { printedDates } from './ticket-dates.ts'
import { isTold } from './told-of-tickets.ts'

/** "SA mining site inductions:", "Also inducted at:", before a list */
export const listsInductions =
  /\b(?:inductions(?: current| held)?|inducted (?:at|to|on|for|with)|site passes)\s?[:–—-]\s*$/i

/** Before one that may be alone */
export const labelOfInduction =
  /^\W*(?:(?:current|site|mine|mine site|company) )?inductions?(?: held)?:\s+(?=\S)/i

/** "St Ives induction exp Sept 27, KCGM exp 1-27": behind one with its end, what has an end of its own is one, too. */
export function withSitesBehind(parts: readonly string[]): string[] {
  const first = parts.findIndex((part) => isDatedInduction.test(part))
  return parts.map((part, at) => {
    if (first === -1 || at < first || isTold(part)) return part
    const [date] = printedDates(part)
    const label = tellsWhen.exec(part.slice(0, date?.start))?.[0] ?? ''
    const isSite =
      date !== undefined && label.trim() !== '' && wordsIn(part, date.start) <= mostWords
    return isSite ? capitalised(asInduction(part.trim())) : part
  })
}

const isDatedInduction =
  /^[\p{L}\d &'’.-]{3,40}\binduction\b\W*(?:exp\w*|to|until|till|valid|ran out|lapsed)\b.*\d/iu
const mostWords = 7

function wordsIn(part: string, end: number): number {
  return part.slice(0, end).trim().split(/\s+/).length
}

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
