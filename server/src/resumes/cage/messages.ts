import type { ReadingOptions } from '../read-resume.ts'
import type { ResumeReading } from '../resume-facts.ts'
import type { ScannedPage } from '../scans/scanned-page.ts'
import type { Piece } from '../text/pdf/pieces.ts'

/** What goes into the cage. Before the first of them the child has said that it is ready. */
export interface Question {
  readonly bytes: Uint8Array
  readonly options: ReadingOptions
  readonly scans?: readonly ScannedPage[]
}

export interface Answer {
  readonly read: ResumeReading
  readonly wordless: readonly number[]
}

/** A page of a PDF that has no words but may show some, or a picture of a DOCX by its number. */
export interface ScanQuestion {
  readonly bytes: Uint8Array
  readonly page: number
}

export interface ScanAnswer {
  readonly words: readonly Piece[]
}
