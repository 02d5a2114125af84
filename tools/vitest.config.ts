import { defineConfig } from 'vitest/config'

/** The architecture test alone: it needs no database and runs in a second. */
export default defineConfig({
  test: {
    include: ['tools/**/*.test.ts'],
    root: '.',
    reporters: ['default', './tools/counting-reporter.ts'],
  },
})
