import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{wire,server,demo,web,faults,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    reporters: ['default', './tools/counting-reporter.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
