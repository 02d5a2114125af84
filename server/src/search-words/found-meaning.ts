import type { Meaning } from './chips.ts'

/** Something understood, where it stands in what was typed. */
export type FoundMeaning = Meaning & {
  readonly label: string
  /** The words that say it, where others stand around them that only ask for it. */
  readonly words?: string
  readonly start: number
  readonly end: number
}
