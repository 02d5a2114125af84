import { runChecks } from './check.ts'
import { windowlessBrowserPath } from './find-browser.ts'
import { poolerPath } from './find-pooler.ts'
import { report, runBeside, runStep } from './steps.ts'

/** Everything that has to hold before a change lands, the quick things first. */
const browser = await windowlessBrowserPath()
const pooler = poolerPath()

report([
  ...(await runChecks([{ name: 'Build', program: 'tools/build-web.ts' }])),
  // What is killed and comes back is waited for more than half of the time.
  ...(await runBeside(
    {
      name: 'Unit and API tests',
      program: 'node_modules/vitest/vitest.mjs',
      args: ['run'],
      env: { PGBOUNCER_PATH: pooler },
      counts: true,
    },
    {
      name: 'Kills, faults and races',
      program: 'faults/src/main.ts',
      args: ['--short'],
      counts: true,
    },
  )),
  await runStep({
    name: 'Journeys in the browser',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', 'journeys/playwright.config.ts'],
    env: { BROWSER_PATH: browser },
    counts: true,
  }),
])
