// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { expectNoViolations } from '../../ui/testing/axe.ts'
import { mount } from '../../ui/testing/mount.ts'
import { MapFailure } from './map-box.tsx'
import { MapOfJobs } from './map-of-jobs.tsx'
import { MapOfPlace } from './map-of-place.tsx'
import { PlacePicker } from './place-picker.tsx'
import type { Position } from './place.ts'

// jsdom draws nothing: it has no sizes to watch and no media to ask.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.matchMedia = () => new EventTarget() as MediaQueryList

// Heavy: fetched before, so that no test waits for them.
beforeAll(() =>
  Promise.all([import('./place-view.tsx'), import('./picker-view.tsx'), import('./jobs-view.tsx')]),
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
  await expectNoViolations(container)
})

test('the marker goes with the arrow keys, farther with Shift, and tells where it stands', async () => {
  const moves: Position[] = []
  const { user } = mount(<Picker onMoved={(to) => moves.push(to)} />)
  const marker = await screen.findByRole('application', { name: /arrow keys/ }, soon)
  expect(screen.getByText('Place not set yet')).toBeTruthy()

  marker.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')

  const [first, second] = moves
  expect(first?.lng).toBeGreaterThan(151.205)
  expect(first?.lat).toBeCloseTo(-33.867, 2)
  expect(second?.lat).toBeGreaterThan(-33.867 + ((first?.lng ?? 0) - 151.205))
  await waitFor(() => expect(screen.getByText(/° S, .*° E/)).toBeTruthy())
})

test('without a map the places are named, and it can be tried again', async () => {
  let tries = 0
  const { user } = mount(<MapFailure places={['Newman', 'Newman']} onRetried={() => tries++} />)

  expect(screen.getByText('Error loading map. Please try again.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(tries).toBe(1)
})

test('jobs at one place are told apart in what opens there, and the one that is selected is shown', async () => {
  const newman = { lat: -23.36, lng: 119.73, place: 'Newman WA' }
  const pins = [
    { ...newman, id: '1', name: 'HD Fitter' },
    { ...newman, id: '2', name: 'Dozer Operator' },
  ]
  mount(
    <MapOfJobs
      pins={pins}
      selectedId="2"
      onSelect={() => {}}
      renderPopup={({ name }) => <strong>{name}</strong>}
    />,
  )

  expect(await screen.findByRole('region', { name: 'Map of jobs' }, soon)).toBeTruthy()
  expect(await screen.findByText('Dozer Operator')).toBeTruthy()
  expect(screen.queryByText('HD Fitter')).toBeNull()
})
