import type { Meaning } from './chips.ts'

/** Something understood, where it stands in what was typed. */
export type FoundMeaning = Meaning & {
  readonly label: string
  readonly start: number
  readonly end: number
}
