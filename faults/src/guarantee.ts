import type { Ground } from './ground.ts'

/** What the product guarantees to stand, and how that is tried. */
export interface Guarantee {
  /** As the safety figures call it: A1. */
  readonly id: string
  readonly says: string
  /** Tried by a short run too. */
  readonly isQuick?: boolean
  /** Longer than this, and the try itself counts as a failure. */
  readonly withinSeconds: number
  /** The slowest recovery that is still none to complain of, on a machine that is busy. */
  readonly recoversWithinSeconds?: number
  /** Why it cannot be tried here, if so. */
  cannotBeTried?(ground: Ground): Promise<string | undefined>
  try(ground: Ground): Promise<Tried>
}

/** Each finding is a line for whoever has to look into it. */
export interface Findings {
  /** Acknowledged, and absent afterwards. */
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** There in part: a row without its file, a payment without its posting. */
  readonly halfDone: readonly string[]
}

export interface Tried extends Findings {
  readonly rounds: number
  readonly acknowledged: number
  /** What else was guaranteed and did not hold. */
  readonly broken: readonly string[]
  readonly slowestRecoveryMs?: number
}
