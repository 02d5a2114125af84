import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeMapNames } from './make-map-names.ts'

test.each(Object.entries(makeMapNames()))(
  '%s holds what the lists of the server say now: node tools/make-map-names.ts',
  (file, text) => {
    const kept = new URL(`../web/src/parts/map/data/${file}`, import.meta.url)
    expect(readFileSync(kept, 'utf8')).toBe(text)
  },
)
