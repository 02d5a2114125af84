import { expect, test } from 'vitest'
import { FormsInHand } from './forms-in-hand.ts'

/** Somebody's form that is in hand until it is let go. */
function aForm(forms: FormsInHand, address: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const form = { isInHand: false, end, done: Promise.resolve() }
  form.done = forms.inTurn(address, async () => {
    form.isInHand = true
    await promise
  })
  return form
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('few forms are in hand at once, and those of one address leave room for another', async () => {
  const forms = new FormsInHand()
  const greedy = Array.from({ length: 5 }, () => aForm(forms, 'greedy'))
  const others = ['one', 'two', 'three'].map((address) => aForm(forms, address))
  const inHand = () => [greedy, others].map((some) => some.filter((form) => form.isInHand).length)

  await turn()
  expect(inHand()).toEqual([2, 2])

  others[0]?.end()
  await others[0]?.done
  await turn()
  expect(inHand()).toEqual([2, 3])

  for (const { end } of [...greedy, ...others]) end()
  await Promise.all([...greedy, ...others].map(({ done }) => done))
  expect(inHand()).toEqual([5, 3])
})

test('a form that fails lets the next one in', async () => {
  const forms = new FormsInHand()
  const failing = Array.from({ length: 4 }, async (_, at) =>
    forms.inTurn(`failing-${at}`, () => Promise.reject(new Error('Broken'))),
  )
  const next = aForm(forms, 'next')
  next.end()

  await next.done
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'rejected'),
  )
})
