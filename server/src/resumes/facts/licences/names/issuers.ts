import { anyOf, pattern } from '../../../../text/any-of.ts'
import { statePattern } from '../../places/known-places.ts'
import { isClassOfCard } from './class-letters.ts'
import { licencesIn } from './find-licences.ts'
import type { FoundLicence } from './known-licences.ts'

const labelled =
  /\b(?:issue[dr](?: by)?|provider|rto|(?:trained|delivered) (?:by|at)|completed (?:with|through|at)):? [^,;()]*$/i
/** "Perth Rigging & ", "Allens " */
const properName = /(?:^|[\s(–—-])(?:\p{Lu}\p{L}+['’]?s?\s+(?:(?:&|and)\s+)?)+$/u
const inBrackets = /\((?:\p{Lu}\p{L}+['’]?s?\s+)+$/u
const kinds = anyOf(
  /Training|Plus|School|Academy|Institute|College|Cent(?:re|er)|Solutions|Services|Group/u,
  /Pty|Ltd|Australia|Association|Ambulance|Specialists|Company|Co/u,
)

const organisation = pattern`^(?:\s+(?:&|and)\s+\p{Lu}\p{L}+)?\s+${kinds}\b(?!\s+(?:course|cert))`

/** "CPR (St John First Aid WA)": whether a name behind a ticket is of who issued that, and no second one. */
export function isOfIssuer(
  part: string,
  one: FoundLicence,
  [first = one]: readonly FoundLicence[],
): boolean {
  const [before, after] = [part.slice(0, one.at), part.slice(one.end)]
  if (/, Issued by:\s*$/.test(before)) return true
  if (first === one || isClassOfCard(one.licence)) return false
  if (labelled.test(before) || inBrackets.test(before)) return true
  return properName.test(before) && organisation.test(after)
}

const authorities = anyOf(
  /(?:nt )?work ?safe|safe ?work|wh&?sq|comcare|worksafe\.qld|resources safety/iu,
  /de?mirs|dmp|rshq|tmr|department of [\p{L}, ]{4,40}|vic ?roads|service nsw|transport for nsw|access canberra/iu,
)
const states = new RegExp(`${statePattern}|australia|nz|new zealand`, 'iu')
const schools = anyOf(
  /tafe|academy|institute|college|ambulance|pty\.? ltd/iu,
  /training (?:centre|services|group|solutions|australia|college)/iu,
)
const nameOfIssuer = anyOf(
  pattern`^\W*${authorities}(?: ${states})?\W*$`,
  pattern`^\W*(?:\p{L}[\p{L}&.'’-]* ){0,4}${schools}(?: ${states})?\W*$`,
)

/** "Forklift | WorkSafe WA | 12/03/27": who issued it stands between its name and its end. */
export function withIssuers(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((told, part) => {
    const last = told.at(-1)
    const isIssuer = last !== undefined && nameOfIssuer.test(part)
    if (!isIssuer || licencesIn(part, true).length > 0) return [...told, part]
    return [...told.slice(0, -1), `${last.trimEnd()}, Issued by: ${part.trim()}`]
  }, [])
}
