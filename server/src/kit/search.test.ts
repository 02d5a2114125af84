import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../testing/database/engine.ts'
import { foldedPhrase } from '../text/plain.ts'
import { wordsOf } from '../text/words.ts'
import { containing, plainInDatabase, searchTerms } from './search.ts'

const database = await aDatabase()

test('a search is words, each of which has to occur, and phrases in quotation marks', () => {
  expect(searchTerms('  Drill   "Blast Engineer" drill Łukasz é ')).toEqual([
    'drill',
    'blast engineer',
    'lukasz',
    'e',
  ])
  expect(searchTerms('""  " "')).toEqual([])
  expect(searchTerms('"never closed')).toEqual(['never', 'closed'])
})

test.each([
  'Bjørn JØRGENSEN',
  'Łukasz Żółć',
  'Straße 5, Đặng & Œuvre',
  'Æsa Þórðardóttir',
  'Işık İnce',
  'Seán O’Brien–Müller',
])('%s is made comparable alike by the database and here', async (text) => {
  const { rows } = await sql`
    select ${plainInDatabase(sql`${text}::text`)} as phrase, words_of(${text}::text) as words
  `.execute(database.reading)
  expect(rows).toEqual([{ phrase: foldedPhrase(text), words: wordsOf(text) }])
})

test('signs that mean something to the database are only signs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, unit: fc.constantFrom('%', '_', '\\', 'a', '1', "'") }),
      async (term) => {
        const text = foldedPhrase(`before ${term} after`)
        const { rows } = await sql<{ found: boolean; other: boolean }>`
        select ${text}::text like ${containing(foldedPhrase(term))} as found, 'xyz' like ${containing(foldedPhrase(term))} as other`.execute(
          database.reading,
        )
        expect(rows).toEqual([{ found: true, other: false }])
      },
    ),
    { numRuns: 50 },
  )
})
