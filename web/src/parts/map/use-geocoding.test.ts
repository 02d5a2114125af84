// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../../testing/server.ts'
import type { Position } from './place.ts'
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
  const told: { place: Position | undefined; isLost: boolean }[] = []
  const { result } = renderHook(() =>
    useGeocoding({ pauseMs: 1000, onPlaced: (place, isLost) => told.push({ place, isLost }) }),
  )
  const type = (text: string) => act(() => result.current.find(text))
  return { result, type, told, place: () => told.at(-1)?.place }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('a place is looked for once nobody types any more', async () => {
  const { place, type } = open()
  type('Kamb')
  type('Kambalda')
  await pause()

  await expect.poll(place).toEqual(towns['Kambalda'])
  expect(asked()).toEqual(['Kambalda'])
})

test('what is saved before the place is found has no marker, and never that of the town before', async () => {
  const { place, type } = open()
  type('Kambalda')
  await pause()
  await expect.poll(place).toEqual(towns['Kambalda'])

  type('Newman')
  expect(place()).toBeUndefined()
  await pause()
  await expect.poll(place).toEqual(towns['Newman'])
})

test('what is typed while a place is on its way counts, whichever answer comes first', async () => {
  const { place, result, type } = open()
  type('Newman')
  await pause()
  expect(result.current.isLooking).toBe(true)

  type('Kambalda')
  expect(result.current.isLooking).toBe(false)
  await pause()
  await expect.poll(place).toEqual(towns['Kambalda'])
  expect(place()).not.toEqual(towns['Newman'])
})

test('a place that nobody knows takes the marker away, and says so', async () => {
  const { place, told, result, type } = open()
  type('Kambalda')
  await pause()
  await expect.poll(place).toBeDefined()

  type('Zzyzx')
  await pause()
  await expect.poll(() => result.current.problem).toMatch(/^Could not find location/)
  expect(told.at(-1)).toEqual({ place: undefined, isLost: true })
})
