import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Hands the counts to `npm test`, which adds them up over all its checks. */
export default class CountingJourneys implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(_result: FullResult): void {
    const file = process.env['TEST_COUNTS_FILE']
    const tests = this.suite?.allTests() ?? []
    if (!file) return
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length
    writeFileSync(
      file,
      JSON.stringify({ passed, failed: tests.filter((test) => !test.ok()).length }),
    )
  }
}
