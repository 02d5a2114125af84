import { availableParallelism } from 'node:os'
import { report, runSideBySide } from './steps.ts'
import type { Counts, Step } from './steps.ts'

/** Of whoever looks at types: each thread more of theirs knows all types anew, and there are two such steps. */
const threads = String(Math.max(1, Math.floor(availableParallelism() / 2)))

/** What can be known in seconds, without running the product; what takes longest is begun first. */
const checks: readonly Step[] = [
  {
    name: 'Lint',
    program: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings', `--threads=${threads}`],
    // The part of it that knows types is told in another way.
    env: { GOMAXPROCS: threads },
  },
  {
    name: 'Types',
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'tsconfig.json', '--checkers', threads],
    env: { GOMAXPROCS: threads },
  },
  { name: 'Dead code', program: 'node_modules/knip/bin/knip.js' },
  {
    name: 'Architecture',
    program: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--config', 'tools/vitest.config.ts'],
    counts: true,
  },
  { name: 'Format', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] },
]

/** Two at once: one is busy with lint for as long as the other with all the rest. */
export function runChecks(alsoBeside: readonly Step[] = []): Promise<Counts[]> {
  return runSideBySide([...checks, ...alsoBeside], 2)
}

if (import.meta.main) report(await runChecks())
