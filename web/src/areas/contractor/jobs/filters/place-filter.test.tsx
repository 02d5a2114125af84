// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../../../../testing/server.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { PlaceFilter } from './place-filter.tsx'

const pilbara = { label: 'Pilbara, WA', lat: -22, lng: 118.6, state: 'WA', kind: 'place' }
const onChanged = vi.fn<(changes: JobsSearch) => void>()
let server: TestServer

beforeEach(async () => {
  server = await serve(({ path }) => ({
    status: 200,
    body: { data: path.includes('Pilbara') ? [pilbara] : [] },
  }))
  pointPageAt(server)
})

afterEach(async () => {
  onChanged.mockClear()
  await server.close()
})

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Near' })

test('a place that nobody knows is told in place, is not in force, and stays to be mended', async () => {
  const { user } = mount(<PlaceFilter search={{}} onChanged={onChanged} />)

  await user.type(box(), 'zzzzqqq{Enter}')

  await screen.findByText('Could not find location. Please try a more specific address.')
  expect(box().value).toBe('zzzzqqq')
  await user.tab()
  expect(onChanged).not.toHaveBeenCalled()

  await user.clear(box())
  expect(screen.queryByText(/Could not find location/)).toBeNull()
  await user.type(box(), 'Pilbara{Enter}')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(onChanged.mock.calls[0]?.[0]).toMatchObject({ place: 'Pilbara' })
})

test('a place is sent by its name alone, and nobody claims how far it reaches', async () => {
  const { user, rerender } = mount(<PlaceFilter search={{}} onChanged={onChanged} />)

  await user.type(box(), 'Pilbara')
  await user.click(await screen.findByRole('option', { name: 'Pilbara, WA' }))
  expect(onChanged.mock.calls).toEqual([[{ place: 'Pilbara, WA', lat: undefined, lng: undefined }]])

  rerender(<PlaceFilter search={{ place: 'Pilbara, WA' }} onChanged={onChanged} />)
  const distance = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Distance' })
  expect(distance.selectedOptions[0]?.text).toBe('Nearby')
  await user.selectOptions(distance, 'Within 50 km')
  expect(onChanged).toHaveBeenLastCalledWith({ radius: 50 })
})
