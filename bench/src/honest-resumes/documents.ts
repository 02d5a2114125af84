import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a careful person reads in a document of `bench/resumes`; its README.md says how. */
export interface HonestTruth {
  readonly class: 'mining' | 'other'
  readonly full_name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly current_role: string | null
  readonly current_company: string | null
  readonly jobs: readonly HonestJob[]
  readonly tickets: readonly HonestTicket[]
}

/** Months are written 2021-03, or 2021 where no month is printed; a job that goes on ends at `present`. */
export interface HonestJob {
  readonly title: string
  readonly company: string
  readonly start: string
  readonly end: string
}

export interface HonestTicket {
  readonly name: string
  /** Where the document says it otherwise: a language of its own, letters alone. */
  readonly printed?: string
  readonly expires?: string
  /** May be read or not. */
  readonly optional?: true
}

/** Documents of the open half may be named; of those aside nobody is told more than figures. */
export const halves = ['open', 'aside'] as const
export type Half = (typeof halves)[number]

export interface HonestDocument {
  readonly half: Half
  readonly fileName: string
  /** pdf, docx or doc. */
  readonly format: string
  readonly bytes: Buffer
  readonly truth: HonestTruth
}

const place = fileURLToPath(new URL('../../resumes/', import.meta.url))

export async function honestDocuments(half: Half): Promise<HonestDocument[]> {
  const names = (await readdir(join(place, half))).toSorted()
  const documents = names.filter((name) => extname(name) !== '.json')
  return Promise.all(documents.map((name) => openDocument(half, name)))
}

async function openDocument(half: Half, fileName: string): Promise<HonestDocument> {
  const path = join(place, half, fileName)
  const extension = extname(fileName)
  // Our own file: what is not so shows in its figures, and in the test of all truths.
  const truth = JSON.parse(await readFile(path.replace(extension, '.json'), 'utf8')) as HonestTruth
  return { half, fileName, format: extension.slice(1), bytes: await readFile(path), truth }
}
