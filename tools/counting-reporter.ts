import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Hands the counts to `npm test`, which adds them up over all its checks, and names what only went
 * well at a second try: that hides a fault, of the product or of the test.
 */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    for (const test of tests.filter((one) => one.diagnostic()?.flaky)) sayRetried(test)
    const file = process.env['TEST_COUNTS_FILE']
    if (!file) return
    const broken = modules.filter(
      (module) => module.state() === 'failed' && module.errors().length > 0,
    ).length
    writeFileSync(
      file,
      JSON.stringify({
        passed: tests.filter((test) => test.result().state === 'passed').length,
        failed: tests.filter((test) => test.result().state === 'failed').length + broken,
      }),
    )
  }
}

function sayRetried(test: TestCase): void {
  const why = stripVTControlCharacters(test.result().errors?.[0]?.message ?? '')
  const inShort = why.replaceAll(/\s+/g, ' ').slice(0, 300)
  process.stdout.write(`Retried: ${test.module.relativeModuleId}, ${test.name}: ${inShort}\n`)
}
