import { defineConfig } from 'vitest/config'
import ByEnvironment from './tools/by-environment.ts'

/**
 * The modules of the product are evaluated once a worker and not once a file, which is a third of
 * the time. So whatever a file opens is closed by the setup of its project.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tools/counting-reporter.ts'],
    // A busy machine is slow, not wrong: this ends what hangs. What has to be fast says so itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What only failed beside others gets a second try, and is named as retried.
    retry: 1,
    pool: 'forks',
    // One more than the cores that it is meant for: tests of what takes long wait for half of their time.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{wire,server,demo,faults,bench}/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/close-databases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/ui/testing/empty-page.ts'],
        },
      },
    ],
  },
})
