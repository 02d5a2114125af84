// @vitest-environment jsdom
import { Refusal, wordsFor, type Faults } from '@headframe/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { createFormStore } from '../../forms/form-store.ts'
import { useWizard, type WizardStep } from './use-wizard.ts'

type Id = 'job' | 'place' | 'pay' | 'dates' | 'review'
const order: readonly Id[] = ['job', 'place', 'pay', 'dates', 'review']
const steps: readonly WizardStep<Id>[] = order.map((id) => ({
  id,
  label: `Your ${id}`,
  fields: [id],
}))

/** A form that stands at its end, and is refused for what is not 'good' in it. */
function aWizard(values: Record<Id, string>) {
  const store = createFormStore(values)
  const sent: Record<Id, string>[] = []
  const faultsIn = (ids: readonly Id[]): Faults =>
    Object.fromEntries(
      ids.filter((id) => store.state().values[id] === '').map((id) => [id, 'Empty.']),
    )

  const { result } = renderHook(() => {
    const [asked, setAsked] = useState<Id>('review')
    return useWizard<Id, Record<Id, string>, undefined>({
      steps,
      begin: { visited: new Set(order), completed: new Set(order) },
      asked,
      onStep: setAsked,
      store,
      judge: (_, ids) => faultsIn(ids),
      tell: () => 'Please check the form.',
      async send(all) {
        sent.push(all)
        const bad = order.filter((id) => all[id] === 'bad')
        if (bad.length === 0) return undefined
        const fields = Object.fromEntries(bad.map((id) => [id, 'Not this one.']))
        throw new Refusal('INVALID', { fields })
      },
      told: (refusal) => ({ text: wordsFor(refusal), faults: refusal.fields ?? {} }),
      onDone: () => {},
    })
  })
  const wizard = () => result.current
  const forward = (to: Id) => {
    act(() => wizard().forward())
    return waitFor(() => expect(wizard().step).toBe(to))
  }
  return { store, sent, wizard, forward }
}

const sound = { job: 'good', place: 'good', pay: 'good', dates: 'good', review: 'good' }

test('after a refusal one goes from fault to fault, and from the last of them to the end', async () => {
  const { store, sent, wizard, forward } = aWizard({ ...sound, job: 'bad', pay: 'bad' })
  await forward('job')
  expect(wizard().onward).toBe('Your pay')

  act(() => store.set('job', 'good'))
  await forward('pay')
  expect(store.state().faults).toEqual({ pay: 'Not this one.' })
  expect(wizard().onward).toBe('Your review')

  act(() => store.set('pay', 'good'))
  await forward('review')
  act(() => wizard().forward())
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('what is still wrong in one step takes no mark from the others', async () => {
  const { store, wizard, forward } = aWizard({ ...sound, place: 'bad', dates: 'bad' })
  await forward('place')

  act(() => store.set('place', ''))
  act(() => wizard().forward())
  await waitFor(() => expect(store.state().faults).toHaveProperty('place', 'Empty.'))
  expect(store.state().faults).toHaveProperty('dates', 'Not this one.')

  act(() => store.set('place', 'good'))
  await forward('dates')
})

test('once at the end again, every step is one of all', async () => {
  const { store, wizard, forward } = aWizard({ ...sound, job: 'bad' })
  await forward('job')
  act(() => store.set('job', 'good'))
  await forward('review')

  act(() => wizard().open('job'))
  expect(wizard().onward).toBeUndefined()
  await forward('place')
})
