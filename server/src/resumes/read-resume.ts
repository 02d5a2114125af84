import { looksLikeResume, readFacts } from './facts/read-facts.ts'
import type { ResumeReading } from './resume-facts.ts'
import { NoText } from './text/no-text.ts'
import { readText } from './text/read-text.ts'

export interface ReadingOptions {
  /** A hint at the name of the person, and never at the type of the file. */
  readonly fileName?: string
  /** Up to when jobs that go on are counted. */
  readonly asOf: Date
}

/** What a document says of a person. Every document gets a status; none is thrown about. */
export async function readResume(bytes: Buffer, options: ReadingOptions): Promise<ResumeReading> {
  const text = await readText(bytes).catch(statusOf)
  if ('status' in text) return text
  if (!looksLikeResume(text)) return { status: 'not_resume' }
  return { status: 'ok', text: text.text, facts: readFacts(text, options) }
}

/** Parsers break on broken documents in ways of their own; none of them says more than that. */
function statusOf(error: unknown): Exclude<ResumeReading, { status: 'ok' | 'not_resume' }> {
  return { status: error instanceof NoText ? error.status : 'unreadable' }
}
