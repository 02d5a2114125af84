import { licenceCalled } from '../resumes/facts/licences/names/known-licences.ts'
import { licencesIn } from '../resumes/facts/licences/names/find-licences.ts'
import type { Term } from './gists.ts'
import { vocabulary } from '../resumes/facts/tags/vocabulary.ts'

/** Line by line: what stands in one line is no part of a phrase in the next. */
export function linesOf(text: string): { readonly text: string; readonly start: number }[] {
  let start = 0
  return text.split('\n').map((line) => {
    const found = { text: line, start }
    start += line.length + 1
    return found
  })
}

export function skillsIn(text: string): Term[] {
  // One letter is a language only in a list of skills.
  return vocabulary()
    .skills.matchesIn(text)
    .filter(({ name }) => name.length > 1)
}

/** Units for running a machine: in a posting the machine is meant, and whoever has run it may do it. */
const ofMachines = /^RII(?:MPO|HAN|VEH)/

/** Named as a machine, and not by its unit. */
export function isOfMachine({ name, start, end }: Term, text: string): boolean {
  return ofMachines.test(licenceCalled(name)?.code ?? '') && !/\d/.test(text.slice(start, end))
}

/** The same reader as that of resumes, so that both sides have one name for a ticket. */
export function ticketsIn(text: string, isAmongTickets = false): Term[] {
  return linesOf(text).flatMap((line) =>
    licencesIn(line.text, isAmongTickets).map(({ licence, at, end }) => ({
      name: licence.name,
      start: line.start + at,
      end: line.start + end,
    })),
  )
}

/** What somebody says in words of their own, by the names of our lists where these know it. */
export function namesIn(terms: readonly Term[], said: string): string[] {
  return terms.length > 0 ? terms.map(({ name }) => name) : [said]
}
