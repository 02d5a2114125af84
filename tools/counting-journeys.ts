import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'

/**
 * Hands the counts to `npm test`, which adds them up over all its checks, and names what only went
 * well at a second try: that hides a fault, of the product or of the journey.
 */
export default class CountingJourneys implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(_result: FullResult): void {
    const file = process.env['TEST_COUNTS_FILE']
    const tests = this.suite?.allTests() ?? []
    for (const test of tests.filter((one) => one.outcome() === 'flaky')) sayRetried(test)
    if (!file) return
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length
    writeFileSync(
      file,
      JSON.stringify({ passed, failed: tests.filter((test) => !test.ok()).length }),
    )
  }
}

function sayRetried(test: TestCase): void {
  const [, project, ...title] = test.titlePath()
  const why = stripVTControlCharacters(test.results[0]?.error?.message ?? '')
  const inShort = why.replaceAll(/\s+/g, ' ').slice(0, 300)
  process.stdout.write(`Retried on the ${project}: ${title.join(', ')}: ${inShort}\n`)
}
