import type { Piece } from '../text/pdf/pieces.ts'

/** What was read from the picture of a page, where each word stands on it. */
export interface ScannedPage {
  readonly page: number
  readonly words: readonly Piece[]
}
