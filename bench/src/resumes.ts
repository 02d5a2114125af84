import { demoContractors } from '@headframe/demo/src/people/demo-contractors.ts'
import type { Person } from '@headframe/demo/src/people/person.ts'
import type { Layout } from '@headframe/demo/src/resumes/layout.ts'
import { layouts } from '@headframe/demo/src/resumes/layouts.ts'
import { makeResume } from '@headframe/demo/src/resumes/make-resume.ts'
import type { Format } from '@headframe/demo/src/resumes/make-resume.ts'
import { truthOf } from '@headframe/demo/src/resumes/truth.ts'
import type { ResumeTruth } from '@headframe/demo/src/resumes/truth.ts'
import { openResumeReader } from '@headframe/server/src/resumes/cage/open-resume-reader.ts'
import type { ResumeFacts, ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import type { Figure } from './figures.ts'
import { f1Of, measures, sumOf } from './resume-checks.ts'
import type { Measure, Tally } from './resume-checks.ts'

const asOf = new Date('2026-11-15T00:00:00Z')
const peoplePerDocument = 5
const formats: readonly Format[] = ['pdf', 'docx']

interface Sample {
  readonly person: Person
  readonly layout: Layout
  readonly format: Format
}

interface ReadSample extends Sample {
  readonly status: ResumeReading['status']
  readonly facts: ResumeFacts | undefined
  readonly truth: ResumeTruth
  readonly ms: number
}

interface Wishes {
  /** Names everything that was misread. */
  readonly isVerbose: boolean
  /** Another seed writes about other people: what was mended should hold for them too. */
  readonly seed: string | undefined
}

/** How well and how fast resumes are read, in every layout and format that the demo knows. */
export async function measureResumes({ isVerbose, seed = 'bench' }: Wishes): Promise<Figure[]> {
  const readSamples = await readAll(samples(seed))
  if (isVerbose)
    for (const fault of readSamples.flatMap(faultsOf)) process.stdout.write(`${fault}\n`)

  return [...measures.map((measure) => accuracyOf(measure, readSamples)), speedOf(readSamples)]
}

/** Nobody of the demo is among them, its sign-in included: a reader must not know them by heart. */
function samples(seed: string): Sample[] {
  const kinds = layouts.flatMap((layout) => formats.map((format) => ({ layout, format })))
  const count = kinds.length * peoplePerDocument
  const wishes = { now: asOf, seed, domain: 'mail.example' }
  const people = demoContractors(count + 1, wishes).slice(1)
  return kinds.flatMap((kind, index) =>
    people
      .slice(index * peoplePerDocument, (index + 1) * peoplePerDocument)
      .map(({ person }) => ({ ...kind, person })),
  )
}

async function readAll(all: readonly Sample[]): Promise<ReadSample[]> {
  const reader = openResumeReader()
  const readSamples: ReadSample[] = []
  try {
    for (const { person, layout, format } of all) {
      const bytes = await makeResume(person, layout, format, asOf)
      const started = performance.now()
      const read = await reader.read(bytes, { fileName: `resume.${format}`, asOf })
      const ms = performance.now() - started

      const { status } = read
      const facts = read.status === 'ok' ? read.facts : undefined
      const truth = truthOf(person, layout, asOf)
      readSamples.push({ person, layout, format, status, facts, truth, ms })
    }
  } finally {
    await reader.close()
  }
  return readSamples
}

function accuracyOf({ name, goal, checks }: Measure, readSamples: readonly ReadSample[]): Figure {
  const tallies = Object.values(checks).flatMap((check) =>
    readSamples.map(({ facts, truth }) => check.tally(facts, truth)),
  )
  return {
    name: `Resumes of our own making: ${name}`,
    ratio: f1Of(sumOf(tallies)),
    atLeast: goal,
    detail: `F1 over ${readSamples.length} documents`,
  }
}

function speedOf(readSamples: readonly ReadSample[]): Figure {
  const times = readSamples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0
  return {
    name: 'Resumes of our own making: time, 95th of 100',
    ms: at(0.95),
    atMost: 1000,
    detail: `median ${Math.round(at(0.5))} ms, slowest ${Math.round(at(1))} ms`,
  }
}

/** A line for everything that was misread, of what has a goal. */
function faultsOf({ layout, format, person, status, facts, truth }: ReadSample): string[] {
  const where = `${layout.name} ${format}, ${person.firstName} ${person.lastName} (${status})`
  return measures
    .filter(({ goal }) => goal !== undefined)
    .flatMap(({ checks }) => Object.entries(checks))
    .filter(([, check]) => isFaulty(check.tally(facts, truth)))
    .map(([name, check]) => `${where}, ${name}: ${check.told(facts, truth)}`)
}

function isFaulty({ wrong, missed }: Tally): boolean {
  return wrong + missed > 0
}
