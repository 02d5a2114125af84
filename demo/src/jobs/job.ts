import type { rateCategories, workArrangements, workTypes } from '@headframe/wire'

/** A posting of a company of the demo, as its people typed it. A draft may lack anything. */
export interface DemoJob {
  readonly company: string
  readonly life: JobLife
  readonly payment?: JobPayment
  readonly title?: string
  readonly roleId?: number
  /** Paragraphs with marks: see `deltaOfMarks`. */
  readonly description?: string
  readonly place?: Place
  readonly workType?: (typeof workTypes)[number]
  readonly contractLength?: string
  readonly arrangement?: (typeof workArrangements)[number]
  readonly pay?: Pay
  readonly roster?: string
  readonly hours?: string
  /** As soon as possible, or so many days after it was listed. */
  readonly starts?: 'asap' | number
  readonly project?: Project
  /** How many people apply, when so many fit. */
  readonly applicants?: number
  /** Roles whose people apply as well, when they are of another trade. */
  readonly alsoFor?: readonly number[]
  /** What became of the application of the demo's own contractor, where there is one. */
  readonly casey?: Answer
}

/** In days before today. */
export type JobLife =
  | { readonly begun: number }
  | { readonly listed: number; readonly closed?: number }

/**
 * How a posting was paid for; by card when nothing is said. Of drafts: a card that was asked for and not
 * given yet, or declined.
 */
export type JobPayment =
  | 'credit'
  | 'second card'
  | 'refunded'
  | 'credit and card'
  | 'card to come'
  | 'card declined'

export interface Place {
  readonly name: string
  /** Somebody who types a place need not find it on the map. */
  readonly lat?: number
  readonly lng?: number
}

export type Pay =
  | { readonly rate: number; readonly per: 'hour' | 'day' }
  | Exclude<(typeof rateCategories)[number], 'custom_rate'>

export interface Project {
  readonly description: string
  readonly timeframe?: string
  readonly stage?: string
  readonly teamSize?: string
  readonly budget?: string
}

export type Answer = 'pending' | 'approved' | 'rejected'

export const hourly = (rate: number): Pay => ({ rate, per: 'hour' })
export const daily = (rate: number): Pay => ({ rate, per: 'day' })
