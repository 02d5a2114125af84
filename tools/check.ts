import { report, runStep } from './steps.ts'
import type { Step } from './steps.ts'

/** What can be known in seconds, without running the product. */
export const checks: readonly Step[] = [
  { name: 'Types', program: 'node_modules/typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'Lint',
    program: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--deny-warnings'],
  },
  { name: 'Format', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] },
  { name: 'Dead code', program: 'node_modules/knip/bin/knip.js' },
  {
    name: 'Architecture',
    program: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--config', 'tools/vitest.config.ts'],
    counts: true,
  },
]

if (import.meta.main) report(checks.map((check) => runStep(check)))
