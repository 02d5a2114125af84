import { Refusal } from '@headframe/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { anEditor } from './testing/an-editor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const unreachable = () => new Refusal('UNREACHABLE')

test('only what changed is sent, one and a half seconds after the last key', async () => {
  const { place, keeper } = anEditor()
  keeper.set('name', 'Saltbush')
  expect(keeper.state().status).toBe('unsaved')
  await pass(1000)
  keeper.set('name', 'Saltbush Roads')
  await pass(1499)
  expect(place.heard).toEqual([])

  await pass(1)
  expect(place.heard).toEqual([{ name: 'Saltbush Roads' }])
  expect(keeper.state().status).toBe('saved')
  expect(keeper.state().profile.is_draft).toBe(true)
})

test('what was typed and taken back, or an empty row, is not sent', async () => {
  const { place, keeper } = anEditor()
  keeper.set('name', 'Saltbush')
  keeper.set('name', 'Saltbush Civil ')
  keeper.set('key_projects', [{ name: '', stage: '' }])
  await pass(1500)

  expect(place.heard).toEqual([])
  expect(keeper.state().status).toBe('idle')
})

test('saves never overlap, and what is typed meanwhile is neither lost nor overwritten', async () => {
  const { place, keeper } = anEditor()
  place.slowMs = 5000
  keeper.set('summary', 'We build')
  await pass(1500)
  expect(keeper.state().status).toBe('saving')

  keeper.set('summary', 'We build roads')
  keeper.set('name', 'Saltbush Roads')
  await pass(4000)
  expect(place.heard).toEqual([{ summary: 'We build' }])

  await pass(1000)
  expect(keeper.state().values).toMatchObject({ summary: 'We build roads', name: 'Saltbush Roads' })
  expect(keeper.state().status).toBe('saving')

  await pass(5000)
  expect(place.heard.slice(1)).toEqual([{ summary: 'We build roads', name: 'Saltbush Roads' }])
  expect(keeper.state().status).toBe('saved')
})

test('a failure stays until it is mended, with growing pauses between the tries', async () => {
  const { place, keeper, shelf } = anEditor()
  place.refuses = unreachable
  keeper.set('name', 'Saltbush Roads')
  await pass(1500)
  expect(keeper.state().status).toBe('failed')
  expect(shelf.unsaved?.values).toEqual({ name: 'Saltbush Roads' })

  await pass(3000)
  expect(place.heard).toHaveLength(2)
  await pass(5999)
  expect(place.heard).toHaveLength(2)
  keeper.set('name', 'Saltbush Roads Pty Ltd')
  await pass(1)
  expect(place.heard).toHaveLength(3)
  expect(keeper.state().status).toBe('failed')

  place.refuses = undefined
  await pass(12_000)
  expect(place.profile.name).toBe('Saltbush Roads Pty Ltd')
  expect(keeper.state().status).toBe('saved')
  expect(shelf.unsaved).toBeUndefined()
})

test('whoever asks, or gets the network back, does not wait', async () => {
  const { place, keeper } = anEditor()
  place.refuses = unreachable
  keeper.set('name', 'Saltbush Roads')
  await pass(1500)
  place.refuses = undefined
  keeper.saveNow()
  expect(keeper.state().status).toBe('saving')
  await pass(0)

  expect(keeper.state().status).toBe('saved')
})

test('a refusal that time does not mend is not tried again by itself', async () => {
  const { place, keeper } = anEditor()
  place.refuses = () => new Refusal('UNAUTHENTICATED')
  keeper.set('name', 'Saltbush Roads')
  await pass(600_000)

  expect(place.heard).toHaveLength(1)
  expect(keeper.state().status).toBe('failed')
})

test('a field that is told off does not keep the others from being saved', async () => {
  const { place, keeper } = anEditor()
  const text = 'Upload failed. Please try again.'
  place.refuses = ({ logo }) =>
    logo === undefined ? undefined : new Refusal('INVALID', { fields: { logo: text } })
  keeper.set('logo', { address: '/elsewhere.png', type: 'image/png' })
  keeper.set('typical_hours', '5 am to 5 pm')
  await pass(1500)

  expect(place.profile.typical_hours).toBe('5 am to 5 pm')
  expect(keeper.state().refused).toEqual({ logo: text })
  expect(keeper.state().status).toBe('unsaved')

  keeper.set('logo', { address: '', type: '' })
  await pass(1500)
  expect(keeper.state().refused).toEqual({})
})

test('what is too long is told before anything is sent, and the rest is saved', async () => {
  const { place, keeper } = anEditor()
  keeper.set('name', 'x'.repeat(256))
  keeper.set('website', 'saltbush-roads.example')
  await pass(1500)

  expect(keeper.state().refused).toEqual({
    name: 'Company name must be 255 characters or fewer',
  })
  expect(place.heard).toEqual([{ website: 'saltbush-roads.example' }])
})

test('what an earlier visit could not save is taken up again and saved', async () => {
  const unsaved = {
    base: { name: 'Saltbush Civil' },
    values: { name: 'Saltbush Roads' },
    conflicts: [],
  }
  const { place, keeper, shelf } = anEditor({}, unsaved)
  expect(keeper.state()).toMatchObject({ status: 'unsaved', values: { name: 'Saltbush Roads' } })

  await pass(1500)
  expect(place.profile.name).toBe('Saltbush Roads')
  expect(shelf.unsaved).toBeUndefined()
})
