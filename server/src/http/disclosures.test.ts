import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  applicants,
  audiencesOf,
  contractorProfiles,
  nameOf,
  notedBy,
  repliesWithFile,
  sections,
} from '@headframe/wire'
import type { Audience, Call } from '@headframe/wire'
import { openStripePeer } from '../adapters/payments/stripe-peer.ts'
import { hashOf, seenBy } from '../testing/disclosures.ts'
import { aContractor } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { refusalOf } from '../testing/requests.ts'
import { askAs, encodingsOf } from '../testing/sound-calls/ask.ts'
import { soundCalls } from '../testing/sound-calls/samples.ts'
import { aScene } from '../testing/sound-calls/scene.ts'
import type { Scene } from '../testing/sound-calls/scene.ts'

const cards = await openStripePeer()
afterAll(() => cards.close())
const product = await aProduct()

const calls = soundCalls(sections)

const noted = calls.flatMap((sound) =>
  notedBy(sound.call) ? audiencesOf(sound.call.who).map((caller) => ({ ...sound, caller })) : [],
)

describe.each(noted)('$name, as $caller', ({ call, sample, caller }) => {
  const [encoding = 'json'] = encodingsOf(call)
  const ask = async (fields: object, who: Scene[Audience]) => {
    const response = await askAs(product, call, { fields: { ...fields }, encoding, who })
    return { status: response.status, body: await response.text() }
  }

  test('is written down once for each look', async () => {
    const scene = await aScene(product, cards)
    const reader = scene[caller]
    const fields = await sample(scene, reader)

    const { status, body } = await ask(fields, reader)

    expect(status).toBe(200)
    const [line, ...more] = await seenBy(product, reader)
    expect(line).toMatchObject({ reader_audience: caller, call: nameOf(call) })
    expect(more).toEqual([])
    // A file is of the person who was named, or whose upload was.
    const inScene = await hashOf(product, scene.contractor)
    expect(body + JSON.stringify(fields) + inScene).toContain(line?.profile_hash)

    await ask(fields, reader)
    expect(await seenBy(product, reader)).toEqual([line, line])
  })

  test('leaves nothing behind where it is refused', async () => {
    const scene = await aScene(product, cards)
    const reader = scene[caller]
    const fields = await sample(scene, reader)
    const unknown = Object.keys(call.names ?? {}).map((field) => [
      field,
      Array.isArray(fields[field]) ? ['nothing'] : 'nothing',
    ])

    expect(await ask({ ...fields, ...Object.fromEntries(unknown) }, reader)).toMatchObject({
      status: 404,
    })
    expect(await seenBy(product, reader)).toEqual([])
  })
})

test('whoever looks at themselves has disclosed nothing', async () => {
  const ash = await aContractor(product)
  const { send } = product.as(ash)
  const { uuid } = await send(contractorProfiles.own, {})

  await send(contractorProfiles.shared, { uuid })

  expect(await seenBy(product, ash)).toEqual([])
})

/** Breaks whatever would be written down: at once, or only as it is committed. */
const faults = {
  'cannot be written': 'create trigger fault after insert on disclosure',
  'cannot be committed':
    'create constraint trigger fault after insert on disclosure deferrable initially deferred',
}

test.each(Object.entries(faults))('a look that %s shows nothing', async (_, trigger) => {
  const ill = await aProduct()
  const { job, company, contractor } = await aScene(ill, cards)
  const { writing } = ill.world.database
  await sql`
    create function fail() returns trigger language plpgsql
    as $$ begin raise exception 'No line can be written'; end $$
  `.execute(writing)
  await sql`${sql.raw(trigger)} for each row execute function fail()`.execute(writing)
  const named = { jobUuid: job.id, profile_hash: await hashOf(ill, contractor) }

  const refusal = await refusalOf(ill.as(company).send(applicants.candidate, named))

  expect(refusal).toMatchObject({ code: 'INTERNAL' })
  expect(await seenBy(ill, company)).toEqual([])

  // And once it can be written down again, they are shown.
  await sql`drop trigger fault on disclosure`.execute(writing)
  expect(await ill.as(company).send(applicants.candidate, named)).toMatchObject({
    profile_hash: named.profile_hash,
  })
  expect(await seenBy(ill, company)).toHaveLength(1)
})

describe('the contract', () => {
  test('says of every answer in which somebody else may stand whether looks are written down', () => {
    const untold = calls.filter(({ call }) => mayShowOthers(call) && !call.discloses)
    expect(untold.map(({ name }) => name)).toEqual([])
  })

  test('lets nobody look who cannot be written down', () => {
    for (const { name, call } of calls) {
      if (notedBy(call)) expect({ name, who: call.who }).toEqual({ name, who: expect.any(Array) })
    }
  })
})

/** Names a person of, or is a file for, somebody who is signed in as more than a contractor. */
function mayShowOthers(call: Call): boolean {
  const { who, output } = call
  if (who === 'anyone' || audiencesOf(who).every((audience) => audience === 'contractor'))
    return false
  if (repliesWithFile(call)) return true
  const shape = JSON.stringify(
    z.toJSONSchema(output as z.ZodMiniType, { io: 'output', unrepresentable: 'any' }),
  )
  return /"(profile_hash|photo_hash|contractorId|contractor_id)"/.test(shape)
}
