import type { Line } from '../../../resume-text.ts'
import { isClassOfCard } from '../names/class-letters.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'

/**
 * What a card of classes is called where it is told of: "High risk work licence (QLD) 1804471, expires
 * 19/08/2029"; or nothing but who issued it, as in "SafeWork NSW 1182047".
 */
export const nameOfCard =
  /^\W*(?:(?:(?:work ?safe|safe ?work)(?: \w{2,10})? )?(?:high[ -]risk|hrwl?\b)|driv\w+\b(?! licen[cs]e:? [ABD]\b)|(?:work ?safe|safe ?work) [A-Z]{2,3}\W+\d{5,}\W*$)/i

/** A card with its end and below it its classes, in lines or in a list, where no heading announces tickets. */
export function cardsInPassing(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    if (!nameOfCard.test(line.text) || printedDates(line.text).length === 0) return []
    const below = lines.slice(at + 1)
    const end = below.findIndex(({ text }) => !isOfClasses(text))
    const classes = below.slice(0, end === -1 ? undefined : end)
    const named = classes.flatMap(({ text }) => licencesIn(text, true))
    return new Set(named.map(({ licence }) => licence)).size > 1 ? [line, ...classes] : []
  })
}

function isOfClasses(text: string): boolean {
  const found = licencesIn(text, true)
  return found.length > 0 && found.every(({ licence }) => isClassOfCard(licence))
}
