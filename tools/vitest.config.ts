import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The architecture test alone: it needs no database and runs in a second. */
export default defineConfig({
  test: {
    include: ['tools/**/*.test.ts'],
    root: '.',
    reporters: ['default', path.join(import.meta.dirname, 'counting-reporter.ts')],
  },
})
