import { openResumeReader } from '@headframe/server/src/resumes/cage/open-resume-reader.ts'
import type { ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import type { Figure } from '../figures.ts'
import { halves, honestDocuments } from './documents.ts'
import type { Half, HonestDocument } from './documents.ts'
import { faultsOf } from './faults.ts'
import { fields } from './fields.ts'
import { floors } from './floors.ts'
import { lossesOf } from './losses.ts'
import { scoreOf, totalsOf } from './scores.ts'
import type { Judged } from './scores.ts'

/** The day on which the documents are read: jobs that go on are counted up to it. */
const asOf = new Date('2026-11-15T00:00:00Z')

interface ReadDocument extends HonestDocument, Judged {
  readonly reading: ResumeReading
}

/** How well the reader reads what it was not made for: documents that others made, in two halves. */
export async function measureHonestResumes({
  isVerbose,
}: {
  readonly isVerbose: boolean
}): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const half of halves) {
    const documents = await readAll(half)
    if (isVerbose && half === 'open') tellFaults(documents)
    figures.push(...figuresOf(half, documents))
  }
  return figures
}

async function readAll(half: Half): Promise<ReadDocument[]> {
  const reader = openResumeReader()
  const documents: ReadDocument[] = []
  try {
    for (const document of await honestDocuments(half)) {
      const fileName = `resume.${document.format}`
      const reading = await reader.read(document.bytes, { fileName, asOf })
      const facts = reading.status === 'ok' ? reading.facts : undefined
      documents.push({ ...document, reading, facts })
    }
  } finally {
    await reader.close()
  }
  return documents
}

function tellFaults(documents: readonly ReadDocument[]): void {
  for (const document of documents)
    for (const fault of faultsOf(document, document.reading)) process.stdout.write(`${fault}\n`)
  for (const loss of lossesOf(documents)) process.stdout.write(`${loss}\n`)
}

const classes: ReadonlyArray<readonly [string, (document: ReadDocument) => boolean]> = [
  ['mining', ({ truth }) => truth.class === 'mining'],
  ['other', ({ truth }) => truth.class === 'other'],
  ['PDF', ({ format }) => format === 'pdf'],
  ['DOCX', ({ format }) => format === 'docx'],
  ['DOC', ({ format }) => format === 'doc'],
]

function figuresOf(half: Half, documents: readonly ReadDocument[]): Figure[] {
  return [
    ...fields.map((field) => {
      const { precision, recall, f1 } = scoreOf(field, documents)
      const detail = `precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`
      return figureOf(half, field.name, f1, detail)
    }),
    ...totals(half, '', documents),
    ...classes.flatMap(([name, isOf]) => totals(half, `${name}, `, documents.filter(isOf))),
  ]
}

function totals(half: Half, prefix: string, documents: readonly ReadDocument[]): Figure[] {
  const { core, all } = totalsOf(documents)
  const each = fields.map((field) => `${field.name} ${scoreOf(field, documents).f1.toFixed(2)}`)
  return [
    figureOf(half, `${prefix}core`, core, `F1 over ${documents.length} documents`),
    figureOf(half, `${prefix}all`, all, each.join(', ')),
  ]
}

function figureOf(half: Half, name: string, ratio: number, detail: string): Figure {
  return { name: `Resumes of others, ${half}: ${name}`, ratio, atLeast: floors[half][name], detail }
}
