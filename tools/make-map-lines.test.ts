import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeMapLines } from './make-map-lines.ts'

test('the map has the roads and salt lakes of its lists: node tools/make-map-lines.ts', () => {
  const kept = new URL('../web/src/parts/map/data/lines.json', import.meta.url)
  expect(readFileSync(kept, 'utf8')).toBe(makeMapLines())
})
