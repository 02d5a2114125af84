import type { ReadingStatus } from '../resume-facts.ts'

/** The document keeps its text to itself, and why. */
export class NoText extends Error {
  override name = 'NoText'
  readonly status: Exclude<ReadingStatus, 'ok' | 'not_resume'>
  /** The pages that would have to be looked at. */
  readonly wordless: readonly number[]

  constructor(status: NoText['status'], reason: string, wordless: readonly number[] = []) {
    super(reason)
    this.status = status
    this.wordless = wordless
  }
}
