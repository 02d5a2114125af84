import type { Line } from '../../resume-text.ts'
import type { FoundJob } from '../jobs/found-job.ts'
import type { SectionKind } from '../sections/heading-words.ts'
import type { Section } from '../sections/read-sections.ts'

/** A sentence that somebody says of themselves and not of a job they had, and where it stands. */
export interface Sentence {
  readonly text: string
  readonly start: number
  /** The heading above it or the label on the line before: "Availability". */
  readonly label: string
}

const places: ReadonlySet<SectionKind> = new Set([
  'head',
  'summary',
  'contact',
  'skills',
  'licences',
  'other',
])
const longestLine = 600
const labelAlone =
  /^(?:availability|available from|notice(?: period)?|(?:preferred )?rosters?|roster preferences?)\s*:?$/i
/** What is said of referees and papers is not said of oneself. */
const ofOthers = /\b(?:referees?|references?|(?:up)?on request)\b/i

/** Everything outside the jobs, study and referees, sentence by sentence. */
export function saidOfOneself(sections: readonly Section[], jobs: readonly FoundJob[]): Sentence[] {
  const ofJobs = new Set(jobs.flatMap(({ lines }) => lines.map(({ start }) => start)))
  return sections
    .filter(({ kind }) => places.has(kind))
    .flatMap(({ heading, lines }) => {
      // "Availability: 05/02/2027" is a heading by its word, and says all of it.
      const said = heading ? [heading, ...lines] : lines
      return said.flatMap((line, index) =>
        line.text.length > longestLine || ofJobs.has(line.start)
          ? []
          : sentencesOf(line, labelOf(said[index - 1])),
      )
    })
    .filter(({ text }) => !ofOthers.test(text))
}

function labelOf(before: Line | undefined): string {
  const text = before?.text.trim() ?? ''
  return labelAlone.test(text) ? text : ''
}

const sentence = /(?:[^.;•|]|\.(?=\S))+/g

function sentencesOf(line: Line, label: string): Sentence[] {
  return Array.from(line.text.matchAll(sentence)).flatMap(({ 0: text, index }, at) =>
    text.trim() === '' ? [] : [{ text, start: line.start + index, label: at === 0 ? label : '' }],
  )
}
