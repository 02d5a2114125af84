import type { ReadLicence } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import type { Section } from '../sections/read-sections.ts'
import { detailsOf } from './licence-details.ts'
import { driverClassesIn, highRiskClassesIn, isNameOfHeavier } from './licence-classes.ts'
import { namedLicences, unitsIn, type Licence } from './known-licences.ts'

const mostLicences = 60
const anywhere: readonly Section['kind'][] = [
  'head',
  'summary',
  'skills',
  'education',
  'contact',
  'other',
]

/** Licences, tickets and cards that the resume claims, each once, as printed with number and expiry. */
export function readLicences(sections: readonly Section[]): ReadLicence[] {
  const found = new Map<string, ReadLicence>()
  const note = (licence: Licence, line: Line, at: number) => {
    const known = found.get(licence.name)
    const details = detailsOf(line, at)
    if (known) {
      const merged = {
        ...known,
        number: known.number ?? details.number,
        expiry: known.expiry ?? details.expiry,
      }
      found.set(licence.name, merged)
    } else if (found.size < mostLicences) found.set(licence.name, { ...licence, ...details })
  }

  for (const { kind, lines } of sections) {
    const isOwnSection = kind === 'licences'
    if (!isOwnSection && !anywhere.includes(kind)) continue
    for (const line of lines) {
      if (line.text.length > 1200) continue
      const text = line.text
      const all = [
        ...unitsIn(text),
        ...highRiskClassesIn(text, isOwnSection),
        ...driverClassesIn(text, isOwnSection),
        ...namedLicences(text).filter((one) => !isNameOfHeavier(text, one)),
      ]
      for (const { licence, at } of all.toSorted((a, b) => a.at - b.at)) note(licence, line, at)
    }
  }
  return [...found.values()]
}
