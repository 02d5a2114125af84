/** A whole resume, typed with the marks of `typedResume`, and what somebody reads in it. */
export interface Sample {
  readonly about: string
  readonly typed: string
  readonly fileName?: string
  readonly expected: {
    readonly name: string | undefined
    readonly email: string | undefined
    readonly phone: string | undefined
    readonly location: string | undefined
    readonly role: string | undefined
    readonly company: string | undefined
    readonly companies: readonly string[]
    /** As `2018-03..now`, newest first. */
    readonly dates: readonly string[]
    readonly months: number | undefined
  }
}

/** Until when jobs that go on are counted in all samples. */
export const samplesRead = new Date('2026-11-21T00:00:00Z')
