import { beforeAll, describe, expect, test } from 'vitest'
import type { JobListItem } from '@headframe/wire'
import { kilometresBetween } from '../../../domain/distance.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()

const places = {
  Perth: { lat: -31.9523, lng: 115.8613 },
  Fremantle: { lat: -32.0569, lng: 115.7439 },
  Bunbury: { lat: -33.3256, lng: 115.6396 },
  Kalgoorlie: { lat: -30.749, lng: 121.466 },
} as const
const fromPerth = (place: keyof typeof places) => kilometresBetween(places.Perth, places[place])

beforeAll(async () => {
  const company = await aCompany(product)
  for (const [title, { lat, lng }] of Object.entries(places)) {
    const place = { work_location: `${title} WA`, location_lat: lat, location_lng: lng }
    await aLiveJob(product, company, { title, ...place })
    product.moveClock(1)
  }
  const nowhere = { work_location: 'Various sites', location_lat: null, location_lng: null }
  await aLiveJob(product, company, { title: 'Anywhere', roster: '', ...nowhere })
  await aLiveJob(product, company, { title: 'Somewhere', ...nowhere })
})

async function ask(query: string) {
  const response = await product.ask(`/contractor/get-jobs?${query}`)
  const rows = (await response.json()) as JobListItem[]
  return {
    titles: rows.map(({ job_title }) => job_title),
    distances: rows.map(({ distance_km }) => distance_km),
    rows,
    total: Number(response.headers.get('x-total-count')),
    withoutLocation: response.headers.get('x-without-location'),
    size: Number(response.headers.get('x-page-size')),
    pages: Number(response.headers.get('x-total-pages')),
  }
}

const { lat, lng } = places.Perth
const atPerth = `lat=${lat}&lng=${lng}`

describe('jobs near a place', () => {
  test('are those within a hundred kilometres when nobody says how far', async () => {
    const { titles, total } = await ask(atPerth)

    expect(titles).toEqual(['Fremantle', 'Perth'])
    expect(total).toBe(2)
  })

  test('are told with the distance to a hundred metres', async () => {
    const { rows } = await ask(`${atPerth}&radius=2000&sort=distance`)

    expect(rows.map(({ job_title, distance_km }) => [job_title, distance_km])).toEqual([
      ['Perth', 0],
      ['Fremantle', Math.round(fromPerth('Fremantle') * 10) / 10],
      ['Bunbury', Math.round(fromPerth('Bunbury') * 10) / 10],
      ['Kalgoorlie', Math.round(fromPerth('Kalgoorlie') * 10) / 10],
    ])
  })

  test('end exactly where the radius does', async () => {
    const just = fromPerth('Bunbury')

    expect((await ask(`${atPerth}&radius=${just + 0.001}`)).titles).toContain('Bunbury')
    expect((await ask(`${atPerth}&radius=${just - 0.001}`)).titles).not.toContain('Bunbury')
  })

  test('are found by the name of the place', async () => {
    const { titles, distances } = await ask('place=Perth WA&sort=distance&radius=200')

    expect(titles).toEqual(['Perth', 'Fremantle', 'Bunbury'])
    expect(distances[0]).toBeLessThan(5)
  })

  test('follow the coordinates where a name comes with them', async () => {
    expect((await ask(`${atPerth}&place=Kalgoorlie`)).titles).toEqual(['Fremantle', 'Perth'])
  })

  test.each([
    ['Western Australia', ['Kalgoorlie', 'Bunbury', 'Fremantle', 'Perth']],
    ['WA', ['Kalgoorlie', 'Bunbury', 'Fremantle', 'Perth']],
    ['Goldfields', ['Kalgoorlie']],
    ['South West', ['Bunbury']],
    ['Queensland', []],
  ])('are all in it where the place is as large as %s', async (place, found) => {
    const { titles, distances } = await ask(`place=${place}`)
    expect(titles).toEqual(found)
    expect(distances).toEqual(found.map(() => null))
  })

  test('are those around the middle of a state for whoever says how far', async () => {
    expect((await ask('place=WA&radius=100')).titles).toEqual([])
    const { titles, distances } = await ask('place=WA&radius=600')
    expect(titles).toEqual(['Kalgoorlie'])
    expect(distances[0]).toBeGreaterThan(100)
  })

  test('are none where nobody knows the place', async () => {
    for (const sort of ['newest', 'distance']) {
      const { titles, total, pages } = await ask(`place=Xyzzyplugh&sort=${sort}`)
      expect([titles, total, pages]).toEqual([[], 0, 1])
    }
  })
})

test('without a place nothing is told about distances', async () => {
  const { distances } = await ask('radius=5')

  expect(distances).toHaveLength(6)
  expect(new Set(distances)).toEqual(new Set([null]))
})

describe('jobs that do not say where they are', () => {
  test('are listed where no place is asked for, and counted', async () => {
    const { titles, withoutLocation } = await ask('')

    expect(titles).toContain('Anywhere')
    expect(withoutLocation).toBe('2')
  })

  test('are left out near a place, and still counted', async () => {
    const { titles, withoutLocation } = await ask(`${atPerth}&radius=2000`)

    expect(titles).not.toContain('Anywhere')
    expect(withoutLocation).toBe('2')
  })

  test('are counted as far as all else fits', async () => {
    expect((await ask('roster=8:6')).withoutLocation).toBe('1')
    expect((await ask(`${atPerth}&roster=8:6`)).withoutLocation).toBe('1')
    expect((await ask('search=fremantle')).withoutLocation).toBe('0')
  })
})

describe('whoever asks for jobs that say where they are', () => {
  test('gets those, or the others', async () => {
    const without = await ask('located=0')
    expect(without.titles).toEqual(['Somewhere', 'Anywhere'])
    expect(without).toMatchObject({ total: 2, withoutLocation: '2' })

    const located = await ask('located=1')
    expect(located.titles).toEqual(['Kalgoorlie', 'Bunbury', 'Fremantle', 'Perth'])
    expect(located).toMatchObject({ total: 4, withoutLocation: '2' })
  })

  test('gets none that are near a place and nowhere', async () => {
    expect(await ask(`${atPerth}&located=0`)).toMatchObject({ total: 0, withoutLocation: '2' })
  })

  test('gets a map of those that are on it, whatever else is asked for', async () => {
    expect((await ask('view=map&located=0')).total).toBe(4)
  })
})

describe('a map', () => {
  test('shows all that have a place at once, whatever page is asked for', async () => {
    const { titles, total, size, pages, withoutLocation } = await ask('view=map&page=2&perPage=1')

    expect(titles).toEqual(['Kalgoorlie', 'Bunbury', 'Fremantle', 'Perth'])
    expect({ total, size, pages, withoutLocation }).toEqual({
      total: 4,
      size: 1000,
      pages: 1,
      withoutLocation: '2',
    })
  })

  test('keeps to what is asked for', async () => {
    expect((await ask(`view=map&${atPerth}`)).titles).toEqual(['Fremantle', 'Perth'])
    expect((await ask('view=map&search=bunbury')).titles).toEqual(['Bunbury'])
  })
})
