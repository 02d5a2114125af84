import { Refusal } from '@headframe/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { anEditor } from './testing/an-editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('publishing takes along what is not saved yet, and ends the draft', async () => {
  const { place, keeper } = anEditor({ is_draft: true })
  keeper.set('name', 'Saltbush Roads')
  expect(await keeper.publish()).toBeUndefined()

  expect(place.heard).toEqual([{ name: 'Saltbush Roads' }])
  expect(keeper.state()).toMatchObject({ status: 'idle', profile: { is_draft: false } })
  await pass(5000)
  expect(place.heard).toHaveLength(1)
})

test('what publishing is refused for is marked, and what was typed is saved all the same', async () => {
  const { place, keeper } = anEditor({ is_draft: true })
  const text = 'Please resolve the highlighted fields before publishing.'
  place.refuses = ({ name }) =>
    name ? undefined : new Refusal('INVALID', { text, fields: { website: 'Enter a valid URL' } })
  expect(await keeper.publish()).toBe(text)
  expect(keeper.state()).toMatchObject({
    isJudged: true,
    refused: { website: 'Enter a valid URL' },
  })
})

test('publishing waits for the save that is under way', async () => {
  const { place, keeper } = anEditor()
  place.slowMs = 5000
  keeper.set('name', 'Saltbush Roads')
  await pass(1500)
  const published = keeper.publish()
  await pass(4999)
  expect(place.heard).toHaveLength(1)

  await pass(5001)
  expect(await published).toBeUndefined()
  expect(place.heard).toEqual([{ name: 'Saltbush Roads' }, {}])
})

test('discarding puts everything back to what is published', async () => {
  const { place, keeper, shelf } = anEditor()
  keeper.set('name', 'Saltbush Roads')
  await pass(1500)
  keeper.set('summary', 'Never mind')
  expect(await keeper.discard()).toBeUndefined()

  expect(keeper.state().values).toMatchObject({
    name: 'Saltbush Civil',
    summary: 'We build roads where there are none.',
  })
  expect(shelf.unsaved).toBeUndefined()
  await pass(5000)
  expect(place.heard).toHaveLength(1)
})
