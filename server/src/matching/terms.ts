import { licencesIn } from '../resumes/facts/licences/find-licences.ts'
import { vocabulary } from '../resumes/facts/tags/vocabulary.ts'

/** A skill, a tool, a machine or a ticket that a text names, and where. */
export interface Term {
  readonly name: string
  readonly start: number
  readonly end: number
}

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
