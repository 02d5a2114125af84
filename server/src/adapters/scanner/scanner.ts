/** Looks into files for what is known to do harm: viruses and their like. */
export interface Scanner {
  readonly provider: 'none' | 'clamd'
  /** Whether something was found. A scanner that cannot tell is down: nothing passes unseen. */
  findsHarm(bytes: Buffer): Promise<boolean>
}
