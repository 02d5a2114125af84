import { anyOf, pattern } from '../../../../text/any-of.ts'
import { isClassOfCard } from './class-letters.ts'
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
