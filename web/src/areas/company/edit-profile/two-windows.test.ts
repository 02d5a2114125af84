// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { anEditor } from './testing/an-editor.ts'
import { readUnsaved, storeUnsaved } from './unsaved-shelf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what another window changed is joined, and ours is sent on top of it', async () => {
  const { place, keeper } = anEditor()
  place.saveElsewhere({ summary: 'Roads and bridges.' })
  keeper.set('name', 'Saltbush Roads')
  await pass(1500)

  expect(place.profile).toMatchObject({ name: 'Saltbush Roads', summary: 'Roads and bridges.' })
  expect(keeper.state().values.summary).toBe('Roads and bridges.')
  expect(keeper.state()).toMatchObject({ status: 'saved', conflicts: [] })
})

test('what both windows changed waits for a decision, and nothing is thrown away before', async () => {
  const { place, keeper, shelf } = anEditor()
  place.saveElsewhere({ name: 'Saltbush Bridges' })
  keeper.set('name', 'Saltbush Roads')
  keeper.set('ticker', 'SBR')
  await pass(1500)

  expect(keeper.state().conflicts).toEqual(['name'])
  expect(keeper.state().values.name).toBe('Saltbush Roads')
  expect(place.profile).toMatchObject({ name: 'Saltbush Bridges', ticker: 'SBR' })
  expect(shelf.unsaved?.values).toEqual({ name: 'Saltbush Roads' })

  keeper.decide('name', 'mine')
  await pass(0)
  expect(place.profile.name).toBe('Saltbush Roads')
  expect(keeper.state()).toMatchObject({ status: 'saved', conflicts: [] })
})

test('taking theirs ends a conflict without sending anything', async () => {
  const { place, keeper } = anEditor()
  keeper.set('name', 'Saltbush Roads')
  await keeper.notice(place.saveElsewhere({ name: 'Saltbush Bridges' }))
  expect(keeper.state().conflicts).toEqual(['name'])

  keeper.decide('name', 'theirs')
  await pass(1500)
  expect(keeper.state().values.name).toBe('Saltbush Bridges')
  expect(place.heard).toEqual([])
})

test('an open conflict stays open when the other window saves once more', async () => {
  const { place, keeper } = anEditor()
  keeper.set('name', 'Saltbush Roads')
  await keeper.notice(place.saveElsewhere({ name: 'Saltbush Bridges' }))
  await keeper.notice(place.saveElsewhere({ summary: 'Bridges.' }))
  expect(keeper.state().conflicts).toEqual(['name'])

  await keeper.notice(place.saveElsewhere({ name: 'Saltbush Roads' }))
  expect(keeper.state().conflicts).toEqual([])
})

test('an open conflict is still to be decided after a reload', async () => {
  const { place, keeper, shelf } = anEditor()
  keeper.set('name', 'Saltbush Roads')
  await keeper.notice(place.saveElsewhere({ name: 'Saltbush Bridges' }))
  storeUnsaved(place.profile, shelf.unsaved)

  const reloaded = anEditor(place.profile, readUnsaved(place.profile))
  await pass(1500)
  expect(reloaded.keeper.state()).toMatchObject({
    conflicts: ['name'],
    values: { name: 'Saltbush Roads' },
    base: { name: 'Saltbush Bridges' },
  })
  expect(reloaded.place.heard).toEqual([])
})

test('an older reading that comes late changes nothing', async () => {
  const { place, keeper } = anEditor()
  const before = place.profile
  keeper.set('name', 'Saltbush Roads')
  await pass(1500)
  await keeper.notice(before)

  expect(keeper.state().values.name).toBe('Saltbush Roads')
  expect(keeper.state().status).toBe('saved')
})
