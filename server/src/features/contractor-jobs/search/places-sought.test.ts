import { describe, expect, test } from 'vitest'
import { contractorJobs } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()
const ask = (wish: InputOf<typeof contractorJobs.placesSought>) =>
  product.send(contractorJobs.placesSought, wish)

const kalgoorlie = { lat: expect.closeTo(-30.75, 1), lng: expect.closeTo(121.47, 1) }
const pilbara = { lat: -22, lng: 118.6 }

describe('a search looks around', () => {
  test('the place that is named, as far as is said', async () => {
    expect(await ask({ place: 'Kalgoorlie WA', radius: 200 })).toEqual([{ ...kalgoorlie, km: 200 }])
  })

  test('a town for a drive and a region for all that it is, when nobody says how far', async () => {
    expect(await ask({ place: 'Kalgoorlie WA' })).toEqual([{ ...kalgoorlie, km: 100 }])
    expect(await ask({ place: 'Pilbara' })).toEqual([{ ...pilbara, km: 450 }])
  })

  test('a point', async () => {
    expect(await ask({ lat: -22, lng: 118.6, radius: 25 })).toEqual([{ ...pilbara, km: 25 }])
  })

  test('what was typed, and each of two places', async () => {
    expect(await ask({ search: 'sparky within 50 km of kalgoorlie' })).toEqual([
      { ...kalgoorlie, km: 50 },
    ])
    expect(await ask({ search: 'sparky pilbara kalgoorlie' })).toHaveLength(2)
  })

  test('no place where none is named or known, and no distance where all of a state is meant', async () => {
    for (const wish of [{}, { search: 'sparky' }, { place: 'Xyzzyplugh' }, { place: 'WA' }]) {
      expect(await ask(wish)).toEqual([])
    }
  })
})
