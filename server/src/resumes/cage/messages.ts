import type { ReadingOptions } from '../read-resume.ts'
import type { ResumeReading } from '../resume-facts.ts'

/** What goes into the cage. Before the first of them the child has said that it is ready. */
export interface Question {
  readonly bytes: Uint8Array
  readonly options: ReadingOptions
}

export interface Answer {
  readonly read: ResumeReading
}
