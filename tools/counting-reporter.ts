import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Hands the counts to `npm test`, which adds them up over all its checks. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['TEST_COUNTS_FILE']
    if (!file) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
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
