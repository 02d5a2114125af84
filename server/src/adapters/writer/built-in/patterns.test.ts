import { expect, test } from 'vitest'
import { samplePeople } from '../sample-people.ts'
import { wordsFor } from './fact-words.ts'
import { patterns } from './patterns.ts'
import { namesIn } from './telling.ts'

test('every way of saying something has words, at least about somebody', () => {
  const known = samplePeople.map(([, facts]) => wordsFor(facts))
  const ways = Object.values(patterns).flat(2)

  const unsayable = ways.filter(
    (way) => !known.some((words) => namesIn(way).every((name) => words[name] !== undefined)),
  )

  expect(unsayable).toEqual([])
})
