// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as L from 'leaflet'
import { useState, type ComponentProps } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import { giveSizes } from '../../ui/testing/sizes.ts'
import { MapFailure } from './map-box.tsx'
import { MapOfPins } from './map-of-pins.tsx'
import { MapOfPlace } from './map-of-place.tsx'
import { PlacePicker } from './place-picker.tsx'
import type { Position } from './place.ts'

// jsdom draws nothing: it has no sizes and no media to ask.
giveSizes({ clientWidth: () => 600, clientHeight: () => 400 })
globalThis.matchMedia = () => new EventTarget() as MediaQueryList

// Heavy: fetched before, so that no test waits for them.
beforeAll(() =>
  Promise.all([import('./place-view.tsx'), import('./picker-view.tsx'), import('./pins-view.tsx')]),
)

const soon = { timeout: 15_000 }

function Picker({ onMoved }: { onMoved: (to: Position) => void }) {
  const [at, setAt] = useState<Position>()
  return (
    <PlacePicker
      at={at}
      onMoved={(to) => {
        setAt(to)
        onMoved(to)
      }}
    />
  )
}

test('a place is shown with its name and with credits for what is drawn', async () => {
  const { container } = mount(<MapOfPlace at={{ lat: -23.36, lng: 119.73 }} name="Newman WA" />)

  expect(await screen.findByRole('region', { name: 'Map of Newman WA' }, soon)).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Newman WA' })).toBeTruthy()
  expect(screen.getByText('Natural Earth')).toBeTruthy()
  expect(screen.getByText('GeoNames')).toBeTruthy()
  expect(screen.getByText('G-NAF © Geoscape Australia')).toBeTruthy()
  expect(screen.queryByText('In Newman, WA')).toBeNull()
  await expectNoViolations(container)
})

test('a place whose name says little is told in words', async () => {
  mount(<MapOfPlace at={{ lat: -27.84, lng: 120.61 }} name="Old camp" />)

  expect(await screen.findByText('12 km north-west of Leinster, WA', undefined, soon)).toBeTruthy()
})

test('the marker goes with the arrow keys, farther with Shift, and tells where it stands', async () => {
  const moves: Position[] = []
  const { user } = mount(<Picker onMoved={(to) => moves.push(to)} />)
  const marker = await screen.findByRole('application', { name: /arrow keys/ }, soon)
  expect(screen.getByText('Place not set yet')).toBeTruthy()
  expect(Number(marker.style.opacity)).toBeLessThan(0.5)

  marker.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')

  const [first, second] = moves
  expect(first?.lng).toBeGreaterThan(151.205)
  expect(first?.lat).toBeCloseTo(-33.867, 2)
  expect(second?.lat).toBeGreaterThan(-33.867 + ((first?.lng ?? 0) - 151.205))
  await waitFor(() => expect(screen.getByText(/° S, .*° E/)).toBeTruthy())
  expect(screen.getByText(/^(In|\d+ km \S+ of) .*, NSW$/)).toBeTruthy()
  expect(marker.style.opacity).toBe('1')
})

test('roads and salt lakes say where one is from afar, and are gone where a few kilometres would show', async () => {
  const { container, user, unmount } = mount(
    <MapOfPlace at={{ lat: -31.1, lng: 137.9 }} name="Camp" />,
  )
  expect(await screen.findByText('Lake Torrens', undefined, soon)).toBeTruthy()
  expect(container.querySelector('.map-ground-near')).toBeNull()
  unmount()

  const { container: near } = mount(<MapOfPlace at={{ lat: -33.86, lng: 151.2 }} name="Office" />)
  const closer = await screen.findByRole('button', { name: 'Zoom in' }, soon)
  expect(near.querySelector('.map-ground-near')).toBeNull()
  await user.click(closer)
  await user.click(closer)
  await waitFor(() => expect(near.querySelector('.map-ground-near')).toBeTruthy())

  await user.click(screen.getByRole('button', { name: 'Zoom out' }))
  await waitFor(() => expect(near.querySelector('.map-ground-near')).toBeNull())
})

test('without a map the places are named, and it can be tried again', async () => {
  let tries = 0
  const { user } = mount(<MapFailure places={['Newman', 'Newman']} onRetried={() => tries++} />)

  expect(screen.getByText('Error loading map. Please try again.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(tries).toBe(1)
})

const newman = { lat: -23.36, lng: 119.73, place: 'Newman WA' }
const pins = [
  { ...newman, id: '1', name: 'HD Fitter' },
  { ...newman, id: '2', name: 'Dozer Operator' },
]

test('the map moves to hold others, and stays where it is when the same are told anew', async () => {
  const fitted = vi.spyOn(L.Map.prototype, 'fitBounds')
  const { rerender } = mount(jobs({}))
  await waitFor(() => expect(fitted).toHaveBeenCalledOnce(), soon)

  rerender(jobs({ pins: [...pins] }))
  rerender(jobs({ pins: pins.slice(1), pinsOf: undefined }))
  expect(fitted).toHaveBeenCalledOnce()

  rerender(jobs({ pins: pins.slice(1), pinsOf: 'others' }))
  expect(fitted).toHaveBeenCalledTimes(2)
})

test('how far around was searched is drawn, said, and all of it in view', async () => {
  const rings = [{ lat: -23.36, lng: 119.73, km: 450 }]
  const fitted = vi.spyOn(L.Map.prototype, 'fitBounds').mockClear()
  const { container, rerender } = mount(jobs({ rings }))

  expect(await screen.findByText('450 km', undefined, soon)).toBeTruthy()
  expect(container.querySelectorAll('.map-ring')).toHaveLength(1)
  expect(
    screen.getByText('The ring on the map is 450 km around the place that was searched.'),
  ).toBeTruthy()
  const held = L.latLngBounds(fitted.mock.lastCall?.[0] as L.LatLngBoundsLiteral)
  expect(held.getNorth() - held.getSouth()).toBeCloseTo((2 * 450) / 111, 0)

  rerender(jobs({}))
  await waitFor(() => expect(container.querySelectorAll('.map-ring')).toHaveLength(0))
})

test('nothing is asked for: all of the country is in view, wherever the jobs are', async () => {
  const fitted = vi.spyOn(L.Map.prototype, 'fitBounds').mockClear()
  mount(jobs({ isCountryWide: true }))
  await waitFor(() => expect(fitted).toHaveBeenCalledOnce(), soon)

  const held = L.latLngBounds(fitted.mock.lastCall?.[0] as L.LatLngBoundsLiteral)
  for (const edge of [
    [-12.46, 130.84],
    [-42.88, 147.33],
    [-31.95, 115.86],
    [-28, 153.43],
  ] as const) {
    expect(held.contains([...edge])).toBe(true)
  }
})

function jobs(props: Partial<ComponentProps<typeof MapOfPins>>) {
  return (
    <MapOfPins
      of="jobs"
      pins={pins}
      pinsOf="all"
      selectedId={undefined}
      onSelect={() => {}}
      renderPopup={({ name }) => <strong>{name}</strong>}
      {...props}
    />
  )
}

/** The jobs that the map tells of, in what has opened on it. */
const told = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }, soon))

test('the job that is selected is shown, and leaving its map for another screen selects no other', async () => {
  const onSelect = vi.fn()
  const { container, unmount } = mount(jobs({ selectedId: '2', onSelect }))
  await waitFor(() => expect(told()).toEqual(['Dozer Operator']), soon)
  await expectNoViolations(container)

  unmount()

  expect(onSelect).not.toHaveBeenCalled()
})

test('a popup that is closed takes the selection along', async () => {
  const onSelect = vi.fn()
  const { user } = mount(jobs({ selectedId: '2', onSelect }))

  await user.click(await screen.findByRole('button', { name: 'Close popup' }, soon))

  expect(onSelect.mock.calls).toEqual([[undefined]])
})

test('jobs at one place are told apart in what opens there, until a search no longer finds them', async () => {
  const { rerender } = mount(jobs({}))
  await press('2 jobs')
  await waitFor(() => expect(told()).toEqual(['HD Fitter', 'Dozer Operator']))

  rerender(jobs({ pins: [{ ...newman, lat: -30, id: '3', name: 'Cook' }] }))

  await waitFor(() => expect(document.querySelector('.leaflet-popup')).toBeNull())
})

test('who picks one of several at a place does not find them open again afterwards', async () => {
  const { rerender } = mount(jobs({}))
  await press('2 jobs')
  await waitFor(() => expect(told()).toHaveLength(2))

  rerender(jobs({ selectedId: '2' }))
  await waitFor(() => expect(told()).toEqual(['Dozer Operator']))
  rerender(jobs({}))

  await waitFor(() => expect(document.querySelector('.leaflet-popup')).toBeNull())
})
