import { afterAll, describe, expect, test } from 'vitest'
import {
  applicants,
  audiencesOf,
  connectForFiles,
  payments,
  repliesWithFile,
  sections,
} from '@headframe/wire'
import type { Audience, Call, Connection, FileReply } from '@headframe/wire'
import { openStripePeer } from '../adapters/payments/stripe-peer.ts'
import { aProduct } from '../testing/product.ts'
import type { Sample } from '../testing/sound-calls/sample.ts'
import { soundCalls } from '../testing/sound-calls/samples.ts'
import { aScene, uploadResumeIn } from '../testing/sound-calls/scene.ts'

const cards = await openStripePeer()
afterAll(() => cards.close())
const product = await aProduct()

const cases = soundCalls(sections)
  .flatMap(({ call, ...sound }) => (repliesWithFile(call) ? [{ ...sound, call }] : []))
  .flatMap((sound) => audiencesOf(sound.call.who).map((caller) => ({ ...sound, caller })))

describe.each(cases)('$name, as $caller', ({ call, sample, caller }) => {
  test('is a file that the web’s own client takes', async () => {
    const scene = await aScene(product, cards)
    if (caller === 'contractor') await uploadResumeIn(scene)

    const { bytes } = await collect(call, await sample(scene, scene[caller]), caller, scene)

    expect(bytes.size).toBeGreaterThan(0)
  })
})

test('a sheet of applicants is taken, whose type says how its letters are written', async () => {
  const scene = await aScene(product, cards)
  const fields = { id: scene.job.id, form: 'csv' }

  const { name, bytes } = await collect(applicants.exportList, fields, 'company', scene)

  expect(name).toMatch(/\.csv$/)
  expect(await bytes.text()).toContain('Name,Status,Applied on')
})

test('a reply of another kind is refused, and let go of', async () => {
  let isLetGo = false
  const page = new ReadableStream({ cancel: () => void (isLetGo = true) })
  const answer = new Response(page, { headers: { 'Content-Type': 'text/html' } })
  const ask = connectForFiles({ base: '/api', fetch: async () => answer })(payments.receipt, {
    paymentId: '1',
  })

  await expect(ask).rejects.toMatchObject({ code: 'INTERNAL' })
  expect(isLetGo).toBe(true)
})

function collect(
  call: Call & { output: FileReply },
  fields: Sample,
  caller: Audience,
  scene: Readonly<Record<Audience, { token: string }>>,
) {
  const { token } = scene[caller]
  const connection: Connection =
    caller === 'admin'
      ? { base: product.base, headers: { cookie: `admin_session=${token}` } }
      : { base: product.base, tokenFor: () => token }
  return connectForFiles(connection)(call, fields)
}
