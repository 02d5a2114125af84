import type { ReadingStatus } from '../resume-facts.ts'

/** The document keeps its text to itself, and why. */
export class NoText extends Error {
  override name = 'NoText'
  readonly status: Exclude<ReadingStatus, 'ok' | 'not_resume'>

  constructor(status: NoText['status'], reason: string) {
    super(reason)
    this.status = status
  }
}
