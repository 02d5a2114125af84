import { expect, onTestFinished, test } from 'vitest'
import { limits } from '@headframe/wire'
import { startPeer } from '../../adapters/geocoder/nominatim-peer.ts'
import { aProduct } from '../../testing/product.ts'

const asked: string[] = []
const peer = await startPeer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://peer.example').searchParams.get('q') ?? '')
  response.end('[]')
})
const product = await aProduct({ environment: { GEOCODER_URL: peer.url, TRUST_PROXY: '1' } })

test('a guest who names one unknown place after the other is told to wait, and nobody else is', async () => {
  onTestFinished(() => peer.close())
  const { points } = limits.placesOutside
  const ask = (path: string, from = '203.0.113.5') =>
    product.ask(path, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status)
  const place = (name: string, from?: string) => ask(`/geo/search?q=${name}`, from)

  for (let turn = 0; turn < points; turn++) {
    // Half of them by way of the list of jobs, which looks for places as well.
    const name = `qwxz${turn}`
    expect(await (turn % 2 ? place(name) : ask(`/contractor/get-jobs?place=${name}`))).toBe(200)
    product.moveClock(0.25)
  }
  expect(asked).toHaveLength(points)

  expect(await place('qwxz-one-more')).toBe(429)
  expect(await ask('/contractor/get-jobs?place=qwxz-one-more')).toBe(429)
  expect(await place('Newman')).toBe(200)
  expect(await place('QWXZ7')).toBe(200)
  expect(asked).toHaveLength(points)

  expect(await place('qwxz-one-more', '203.0.113.6')).toBe(200)
  product.moveClock(limits.placesOutside.seconds)
  expect(await place('qwxz-yet-another')).toBe(200)
  expect(asked.slice(points)).toEqual(['qwxz-one-more', 'qwxz-yet-another'])
})
