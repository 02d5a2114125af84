import { describe, expect, test } from 'vitest'
import { readText } from '@headframe/server/src/resumes/text/read-text.ts'
import { demoContractors } from '../people/demo-contractors.ts'
import { layouts } from './layouts.ts'
import type { Layout } from './layout.ts'
import { makeResume } from './make-resume.ts'
import type { Format } from './make-resume.ts'
import { truthOf } from './truth.ts'

const asOf = new Date('2026-11-15T00:00:00Z')
const people = demoContractors(60, { now: asOf, seed: 'tests' }).map(({ person }) => person)

describe.each(layouts.map((layout) => [layout.name, layout] as const))(
  'the layout %s',
  (_, layout) => {
    test.each(['pdf', 'docx'] as const)(
      'as %s says the name, the employers and how to write',
      async (format) => {
        for (const person of people.slice(0, 3)) {
          const { text } = await readText(await makeResume(person, layout, format, asOf))

          const said = bare(text)
          expect(said).toContain(bare(person.lastName))
          expect(said).toContain(bare(person.email))
          for (const company of truthOf(person, layout, asOf).companies) {
            for (const word of company.split(' ')) expect(said).toContain(bare(word))
          }
        }
      },
    )

    test.each(['pdf', 'docx'] as const)('as %s is the same document each time', async (format) => {
      expect(await madeOf(layout, format)).toEqual(await madeOf(layout, format))
    })
  },
)

test('letters beyond Latin-1 survive in every layout', async () => {
  const [person] = people
  if (!person) throw new Error('There is nobody')
  const minh = { ...person, firstName: 'Łukasz', lastName: 'Nguyễn' }

  for (const layout of layouts) {
    const { text } = await readText(await makeResume(minh, layout, 'pdf', asOf))
    expect(bare(text), layout.name).toContain(bare('Łukasz'))
    expect(bare(text), layout.name).toContain(bare('Nguyễn'))
  }
})

describe('the truth of a resume', () => {
  test('counts months together that two jobs share, and a present job up to today', () => {
    const [plain] = layouts
    const [somebody] = people
    if (!plain || !somebody) throw new Error('There is nobody')
    const job = {
      employer: 'A',
      client: undefined,
      place: 'Newman, WA',
      title: 'Fitter',
      duties: [],
    }
    const jobs = [
      { ...job, start: { year: 2026, month: 1 }, end: undefined },
      { ...job, employer: 'B', start: { year: 2025, month: 7 }, end: { year: 2026, month: 2 } },
    ]

    const truth = truthOf({ ...somebody, jobs }, plain, asOf)

    expect(truth.totalMonths).toBe(17)
    expect(truth.currentCompanyMonths).toBe(11)
    expect(truth.loyaltyMonths).toBe((11 + 8) / 2)
    expect(truth.companies).toEqual(['A', 'B'])
  })
})

function madeOf(layout: Layout, format: Format): Promise<Buffer> {
  const [, person] = people
  if (!person) throw new Error('There is nobody')
  return makeResume(person, layout, format, asOf)
}

/** Without what layouts do to words: capitals, blanks between letters, line breaks. */
function bare(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/[\s-]/g, '')
}
