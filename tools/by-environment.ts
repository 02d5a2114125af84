import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

const asksForWindow = '// @vitest-environment jsdom'

/**
 * Files that need a window come after those of their project that do not. A worker has one environment
 * for life: where the next file asks for another one it ends, and a new one evaluates everything again.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The runner's own, which answers a new list.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const inWindow = sorted.filter(({ moduleId }) =>
      readFileSync(moduleId, 'utf8').startsWith(asksForWindow),
    )
    return [...sorted.filter((file) => !inWindow.includes(file)), ...inWindow]
  }
}
