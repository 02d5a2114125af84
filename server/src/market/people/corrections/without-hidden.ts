import type { ResumeFact } from '@headframe/wire'
import { skillsIn, ticketsIn } from '../../../matching/terms.ts'
import type { ReadJob, ReadStudy, Span } from '../../../resumes/resume-facts.ts'
import type { Correction, Reading } from './correction.ts'
import { isEqual, jobShown, studyShown } from './shown-facts.ts'

/**
 * The text of a resume without what its owner hid or changed. Blanks stand in its place, so that all that is
 * left stands where it stood.
 */
export function withoutHidden(
  read: Reading,
  meant: Iterable<readonly [Correction, ResumeFact]>,
): string {
  const spans = [...meant].flatMap(([{ said }, about]) => spansOf(read, about, said))
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    read.text,
  )
}

function spansOf({ facts, text }: Reading, about: ResumeFact, said: ResumeFact | null): Span[] {
  switch (about.kind) {
    case 'job':
      return facts.jobs
        .filter((job) => isEqual(jobShown(job), about))
        .flatMap((job) => (said ? otherWords(text, job, said) : [job.span]))
    case 'study':
      return (facts.studies ?? [])
        .filter((study) => isEqual(studyShown(study), about))
        .flatMap((study) => otherSchool(text, study, said))
    case 'skill':
      return skillsIn(text).filter(({ name }) => name === about.name)
    case 'ticket':
      return said?.name === about.name
        ? []
        : [
            ...ticketsIn(text, true).filter(({ name }) => name === about.name),
            ...whereNamed(text, about.name),
          ]
  }
}

/** A study that is called the same keeps its line, but for a school that it was not at; of another nothing stays. */
function otherSchool(
  text: string,
  { name, school, span }: ReadStudy,
  said: ResumeFact | null,
): Span[] {
  if (said?.name !== name) return [span]
  return said.where === school ? [] : whereNamedIn(text, span, school)
}

/** Of a job that was changed, its work stays, and only what it was called before goes. */
function otherWords(text: string, { title, employer, span }: ReadJob, said: ResumeFact): Span[] {
  const former = [title !== said.name && title, employer !== said.where && employer]
  return former.flatMap((words) => whereNamedIn(text, span, words || null))
}

function whereNamedIn(text: string, within: Span, name: string | null): Span[] {
  return whereNamed(text.slice(within.start, within.end), name).map(({ start, end }) => ({
    start: within.start + start,
    end: within.start + end,
  }))
}

/** A name of a letter or two would be found in any word. */
const shortestName = 3

function whereNamed(text: string, name: string | null): Span[] {
  if (name === null || name.length < shortestName) return []
  const found: Span[] = []
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    found.push({ start: at, end: at + name.length })
  }
  return found
}
