import type { ResumeFact } from '@headframe/wire'
import type { ResumeFacts } from '../../../resumes/resume-facts.ts'
import { careerOf, newestFirst } from './career-said.ts'
import { meantBy } from './correction.ts'
import type { Correction, Reading } from './correction.ts'
import { jobSaid, skillSaid, studySaid, ticketSaid } from './facts-said.ts'
import { factsIn, isEqual } from './shown-facts.ts'
import { withoutHidden } from './without-hidden.ts'

/** What counts of a resume: as it was read, with what its owner hid, changed and added. */
export function layOver(read: Reading, corrections: readonly Correction[], asOf: Date): Reading {
  if (corrections.length === 0) return read
  const meant = meantBy(corrections, read.facts)
  const word = wordOn(read.facts, meant)
  const added = corrections.flatMap((one) => (one.said && !meant.has(one) ? [one.said] : []))

  const { jobs, studies = [], tags, licences } = read.facts
  const ownJobs = corrected(jobs, word('job'), (said, job) => jobSaid(said, job, asOf), added)
  const isOfJobs = corrections.some((one) => (one.said ?? one.read)?.kind === 'job')
  const facts = {
    ...read.facts,
    ...(isOfJobs && { jobs: newestFirst(ownJobs), ...careerOf(newestFirst(ownJobs), asOf) }),
    studies: corrected(studies, word('study'), studySaid, added),
    tags: corrected(tags, word('skill'), skillSaid, added),
    licences: corrected(licences, word('ticket'), ticketSaid, added),
  }
  return { facts, text: withoutHidden(read, meant) }
}

type Word = { readonly kind: ResumeFact['kind']; readonly on: readonly Answer[] }
/** Undefined where the resume has the word, null where it is hidden. */
type Answer = ResumeFact | null | undefined

/** What the owner says to each fact of a kind, in the order in which they were read. */
function wordOn(facts: ResumeFacts, meant: ReadonlyMap<Correction, ResumeFact>) {
  const answers = [...meant]
  return (kind: ResumeFact['kind']): Word => ({
    kind,
    on: factsIn(facts)
      .filter((fact) => fact.kind === kind)
      .map((fact) => answers.find(([, about]) => isEqual(about, fact))?.[0].said),
  })
}

function corrected<Fact>(
  read: readonly Fact[],
  { kind, on }: Word,
  say: (said: ResumeFact, read: Fact | undefined) => Fact,
  added: readonly ResumeFact[],
): Fact[] {
  const kept = read.flatMap((fact, index) => {
    const said = on[index]
    if (said === null) return []
    return said === undefined ? [fact] : [say(said, fact)]
  })
  return [
    ...kept,
    ...added.filter((fact) => fact.kind === kind).map((said) => say(said, undefined)),
  ]
}
