import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describedFacts } from '@headframe/wire'
import { openBuiltInWriter } from './built-in-writer.ts'
import { hasContactWords } from './contact-words.ts'
import { discreetFacts } from './discreet-facts.ts'
import { hastyOperator, jumboOperator, samplePeople, unreadOperator } from './sample-people.ts'
import { numbersIn } from './chat/numbers.ts'
import { openServiceWriter } from './service-writer.ts'
import { openWriterPeer } from './writer-peer.ts'
import type { Writer } from './writer.ts'

let peer: Awaited<ReturnType<typeof openWriterPeer>>
beforeAll(async () => {
  peer = await openWriterPeer()
})
afterAll(() => peer.close())

const writers: [string, () => Writer][] = [
  ['the built-in writer', () => openBuiltInWriter()],
  ['a writing service', () => openServiceWriter({ url: peer.url })],
]

describe.each(writers)('%s', (_name, open) => {
  test.each(samplePeople)('describes %s by first name, as plain text', async (_who, facts) => {
    const text = await open().describe(facts, 0)

    expect(text.toLowerCase()).toContain(facts.firstName.toLowerCase())
    expect(text.length).toBeLessThanOrEqual(4000)
    expect(text).not.toMatch(/undefined|null|NaN|N\/A|\[object|[{}<>]/)
    expect(text).toBe(text.trim())
  })

  test('says who employs somebody and how long they have worked, where it is known', async () => {
    const known = await open().describe(jumboOperator, 1)
    const unknown = await open().describe(unreadOperator, 1)

    expect(known).toContain('Saltbush Mining')
    expect(known).toMatch(/\b(11|135)\b/)
    expect(unknown).not.toMatch(/Saltbush|work experience|\b(11|135)\b/)
  })

  test.each(samplePeople)('names no number of its own about %s', async (_who, facts) => {
    const years = Math.floor((facts.experienceMonths ?? 0) / 12)
    const told = numbersIn(JSON.stringify({ ...facts, years, answers: facts.answers }))
    told.add('1').add(String(facts.answers.length))

    for (const variation of [0, 1, 2, 3]) {
      const named = numbersIn(await open().describe(facts, variation))
      expect([...named].filter((number) => !told.has(number))).toEqual([])
    }
  })

  test('tells nobody how to reach the person, wherever it was written', async () => {
    const text = await open().describe(
      {
        ...jumboOperator,
        currentCompany: 'saltbush.com.au',
        skills: ['Jumbo', 'ask casey@example.com'],
        answers: [
          {
            question: 'Which jumbos?',
            response: 'I have run two. Call me on 0491 570 156 for more.',
          },
        ],
        idealRole: 'A lead seat in gold. Write to casey (at) example.com\nwww.casey.example',
      },
      0,
    )

    expect(hasContactWords(text)).toBe(false)
    expect(text).not.toMatch(/0491|example|saltbush\.com/)
  })

  test('writes another text for another variation', async () => {
    const texts = new Set<string>()
    for (const variation of [0, 1, 2, 3]) texts.add(await open().describe(jumboOperator, variation))

    expect(texts.size).toBe(4)
  })

  test('takes a first name that is no name as it takes any other fact', async () => {
    const text = await open().describe({ ...hastyOperator, firstName: 'www.casey.example' }, 0)

    expect(text).not.toContain('casey')
    expect(text).toContain('Jumbo Operator')
  })
})

test('a writer is told the facts that the register discloses, and no others', () => {
  expect(Object.keys(discreetFacts(jumboOperator)).toSorted()).toEqual(
    Object.keys(describedFacts).toSorted(),
  )
})
