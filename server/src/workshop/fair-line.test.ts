import { Refusal } from '@headframe/wire'
import { expect, test } from 'vitest'
import { FairLine } from './fair-line.ts'

/** Work that is done when it is told to, in a line where everything is noted. */
function aLine(most: number) {
  const line = new FairLine(most)
  const begun: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (who: string, name: string) =>
    void line
      .stand(who, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
      .catch((error: unknown) => {
        refused.push(error instanceof Refusal ? `${name} ${error.code}` : `${name} failed`)
      })
  return { begun, refused, bring, finish: (name: string) => (ends.get(name)?.(), settled()) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever brings much lets others go between', async () => {
  const { begun, bring, finish } = aLine(9)
  for (const name of ['a1', 'a2', 'a3', 'a4']) bring('a', name)
  bring('b', 'b1')
  bring('c', 'c1')
  bring('b', 'b2')

  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await finish(name)

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a full line takes a newcomer in the place of whoever has most, and nobody else', async () => {
  const { begun, refused, bring, finish } = aLine(3)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) bring('a', name)
  bring('b', 'b1')
  bring('b', 'b2')
  bring('c', 'c1')
  bring('d', 'd1')
  await settled()
  expect(refused).toEqual(['a5 BUSY', 'a4 BUSY', 'b2 BUSY', 'a3 BUSY', 'd1 BUSY'])

  for (const name of ['a1', 'a2', 'b1', 'c1']) await finish(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  bring('d', 'd2')
  await settled()
  expect(begun).toContain('d2')
})

test('work that fails is told so, and the next one begins', async () => {
  const line = new FairLine(1)
  await expect(line.stand('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await line.stand('a', () => Promise.resolve(7))).toBe(7)
})
