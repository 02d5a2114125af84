import { looksLikeResume, readFacts } from './facts/read-facts.ts'
import type { ResumeReading } from './resume-facts.ts'
import type { ScannedPage } from './scans/scanned-page.ts'
import { NoText } from './text/no-text.ts'
import { readText } from './text/read-text.ts'

export interface ReadingOptions {
  /** A hint at the name of the person, and never at the type of the file. */
  readonly fileName?: string
  /** Up to when jobs that go on are counted. */
  readonly asOf: Date
}

/** What could be read, and which pages hold no words: those would have to be looked at. */
export interface FirstReading {
  readonly read: ResumeReading
  readonly wordless: readonly number[]
}

/** What a document says of a person. Every document gets a status; none is thrown about. */
export async function readResume(
  bytes: Buffer,
  options: ReadingOptions,
  scans: readonly ScannedPage[] = [],
): Promise<ResumeReading> {
  const { read } = await readAtFirst(bytes, options, scans)
  return read
}

export async function readAtFirst(
  bytes: Buffer,
  options: ReadingOptions,
  scans: readonly ScannedPage[] = [],
): Promise<FirstReading> {
  const text = await readText(bytes, scans).catch(withoutText)
  if ('read' in text) return text
  const { wordless = [] } = text
  if (!looksLikeResume(text)) return { read: { status: 'not_resume' }, wordless }
  return { read: { status: 'ok', text: text.text, facts: readFacts(text, options) }, wordless }
}

/** Parsers break on broken documents in ways of their own; none of them says more than that. */
function withoutText(error: unknown): FirstReading {
  return error instanceof NoText
    ? { read: { status: error.status }, wordless: error.wordless }
    : { read: { status: 'unreadable' }, wordless: [] }
}
