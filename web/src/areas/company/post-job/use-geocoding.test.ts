// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFormStore } from '../../../forms/form-store.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { dataOfJob } from './job-data.ts'
import { emptyJob } from './job-values.ts'
import { useGeocoding } from './use-geocoding.ts'

const towns: Record<string, { lat: number; lng: number }> = {
  Newman: { lat: -23.36, lng: 119.73 },
  Kambalda: { lat: -31.2, lng: 121.66 },
}

let server: TestServer
const asked = () => server.heard.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('q'))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = await serve(({ path }) => {
    const q = new URLSearchParams(path.split('?')[1]).get('q') ?? ''
    const town = towns[q]
    const place = { suburb: q, state: 'WA', postcode: '6000', label: q, ...town }
    return { status: 200, body: { data: town ? [place] : [] } }
  })
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await server.close()
})

function open() {
  const store = createFormStore(emptyJob)
  const { result } = renderHook(() => useGeocoding(store))
  const type = (text: string) =>
    act(() => {
      store.set('work_location', text)
      result.current.find()
    })
  return { store, result, type }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('a place is looked for once nobody types any more', async () => {
  const { store, type } = open()
  type('Kamb')
  type('Kambalda')
  await pause()

  await expect.poll(() => store.state().values.place).toEqual(towns['Kambalda'])
  expect(asked()).toEqual(['Kambalda'])
})

test('what is saved before the place is found has no marker, and never that of the town before', async () => {
  const { store, type } = open()
  type('Kambalda')
  await pause()
  await expect.poll(() => store.state().values.place).toEqual(towns['Kambalda'])

  type('Newman')
  expect(dataOfJob(store.state().values)).toMatchObject({
    work_location: 'Newman',
    location_lat: '',
    location_lng: '',
  })
  await pause()
  await expect.poll(() => store.state().values.place).toEqual(towns['Newman'])
})

test('what is typed while a place is on its way counts, whichever answer comes first', async () => {
  const { store, result, type } = open()
  type('Newman')
  await pause()
  expect(result.current.isLooking).toBe(true)

  type('Kambalda')
  expect(result.current.isLooking).toBe(false)
  await pause()
  await expect.poll(() => store.state().values.place).toEqual(towns['Kambalda'])
  expect(store.state().values.place).not.toEqual(towns['Newman'])
})

test('a place that nobody knows takes the marker away, and says so', async () => {
  const { store, result, type } = open()
  type('Kambalda')
  await pause()
  await expect.poll(() => store.state().values.place).toBeDefined()

  type('Zzyzx')
  await pause()
  await expect.poll(() => result.current.problem).toMatch(/^Could not find location/)
  expect(store.state().values.place).toBeUndefined()
})
