import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf, audiencesOf, nameOf, ownedFields, sections } from '@headframe/wire'
import type { Audience, Call, Owned } from '@headframe/wire'
import { openStripePeer } from '../adapters/payments/stripe-peer.ts'
import { findActor } from '../kit/sign-in/sessions.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { askAs, encodingsOf } from '../testing/sound-calls/ask.ts'
import type { Sample } from '../testing/sound-calls/sample.ts'
import { soundCalls } from '../testing/sound-calls/samples.ts'
import { aScene } from '../testing/sound-calls/scene.ts'
import type { Scene } from '../testing/sound-calls/scene.ts'
import { everythingIn } from '../testing/database/whole-database.ts'

const cards = await openStripePeer()
afterAll(() => cards.close())
const product = await aProduct()
const { database } = product.world

const calls = soundCalls(sections)
const cases = calls.flatMap((sound) =>
  ownedFields(sound.call).length === 0
    ? []
    : audiencesOf(sound.call.who).map((caller) => ({ ...sound, caller })),
)

/** Two who have nothing to do with each other, the first with what they would send. */
async function twoScenes({ sample, caller }: (typeof cases)[number]) {
  const [own, other] = [await aScene(product, cards), await aScene(product, cards)]
  return {
    own: { scene: own, fields: await sample(own, own[caller]) },
    other: { scene: other, fields: await sample(other, other[caller]) },
  }
}

/** All that the caller is told, and nothing that only tells one answer from the next. */
async function answerTo(call: Call, fields: Sample, who: Scene[Audience]) {
  const [encoding = 'json'] = encodingsOf(call)
  const response = await askAs(product, call, { fields, encoding, who })
  const headers = [...response.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
  return { status: response.status, headers, body: await response.text() }
}

describe.each(cases)('$name, as $caller', (sound) => {
  const { call, caller } = sound

  test.each(ownedFields(call))(
    'knows nothing of what is another’s by its %s, as of what never was',
    async (field, { of }) => {
      const { own, other } = await twoScenes(sound)
      const theirs = valueOf(call, other.fields, field)
      const withTheirs = naming(call, own.fields, field, theirs)
      const withUnknown = naming(call, own.fields, field, likeButUnknown(theirs))
      const before = await everythingIn(database)

      const answers = [withTheirs, other.fields, withUnknown].map(async (fields) =>
        answerTo(call, fields, own.scene[caller]),
      )

      const [told, toldOfAll, expected] = await Promise.all(answers)
      expect(told?.status).toBeOneOf([404, 422])
      expect(told).toEqual(expected)
      // What is wrong with a form is only told of what is there.
      if (expected?.status === 404) expect(toldOfAll).toEqual(expected)
      else expect(toldOfAll?.status).toBeOneOf([404, 422])
      expect(await everythingIn(database)).toEqual(before)

      // What was refused to the one is still the other's to use, or that of whoever works with them.
      const whole = naming(call, other.fields, field, theirs)
      const user = of === 'staff account' ? 'colleague' : caller
      expect(await answerTo(call, whole, other.scene[user])).toMatchObject({ status: 200 })
    },
  )
})

test('a staff member works in one account with their colleague, and with nobody else', async () => {
  const [own, other] = [await aScene(product, cards), await aScene(product, cards)]
  const accountOf = async ({ token }: Person) => {
    const actor = await findActor(database, token, product.world.clock())
    return actor?.audience === 'staff' ? actor.staffAccountId : undefined
  }

  const account = await accountOf(own.staff)

  expect(account).toEqual(expect.any(String))
  expect(await accountOf(own.colleague)).toBe(account)
  expect(await accountOf(other.staff)).not.toBe(account)
})

/** What the sample names there, or by another field that names the same. */
function valueOf(call: Call, sample: Sample, field: string): string {
  const value = [field, ...namingTheSame(call, field)].map((one) => sample[one]).find(Boolean)
  const first = Array.isArray(value) ? (value[0] as unknown) : value
  if (typeof first !== 'string') throw new Error(`The sample of ${nameOf(call)} has no ${field}`)
  return first
}

/** The sample with another value there, and in no other field that names the same. */
function naming(call: Call, sample: Sample, field: string, value: string): Sample {
  const others = namingTheSame(call, field)
  const rest = Object.entries(sample).filter(([name]) => !others.includes(name))
  const isList = Array.isArray(sample[field])
  return { ...Object.fromEntries(rest), [field]: isList ? [value] : value }
}

function namingTheSame({ names = {} }: Call, field: string): string[] {
  return Object.keys(names).filter((name) => name !== field && names[name] === names[field])
}

/** Of the same form, so that nothing but a look at the world can tell. */
function likeButUnknown(value: string): string {
  const hash = /[0-9a-f]{32}/
  if (hash.test(value)) return value.replace(hash, randomBytes(16).toString('hex'))
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  return uuid.test(value) ? value.replace(uuid, randomUUID()) : value.replace(/\w+$/, 'unknown')
}

describe('the contract', () => {
  test('says of every field of an address, and of every other id, what it names', async () => {
    const untold: string[] = []
    const shared = await aScene(product, cards)
    for (const { name, call, sample } of calls) {
      const [audience] = audiencesOf(call.who)
      // Nothing is asked, so that all samples can be of the same people, but for recruiters: what they have
      // taken in is taken in once.
      const scene = audience === 'staff' ? await aScene(product, cards) : shared
      const sent = await sample(scene, audience && scene[audience])
      const ids = Object.keys(call.input.shape).filter(
        (field) =>
          addressOf(call).pathFields.includes(field) ||
          soundsLikeId.test(field) ||
          hasIdIn(sent[field]),
      )
      for (const field of ids) if (!call.names?.[field]) untold.push(`${name}: ${field}`)
    }
    expect(untold).toEqual([])
    // A sample of every call there is.
  }, 60_000)

  test('names nothing that is no field, and nothing of an owner who may not call', () => {
    for (const { name, call } of calls) {
      const fields = Object.keys(call.input.shape)
      expect({ name, fields }).toEqual({
        name,
        fields: expect.arrayContaining(Object.keys(call.names ?? {})),
      })
      for (const [, { of }] of ownedFields(call)) {
        expect({ name, who: call.who }).toEqual({ name, who: callersFor(of) })
      }
    }
  })
})

const soundsLikeId = /(^|_)(id|uuid|hash|slug|token|ticket|ph|fh|tph)$|(Id|ID|Uuid|UUID|Hash)$/

/** However deep it stands. */
function hasIdIn(value: unknown): boolean {
  if (typeof value === 'string') return isId.test(value)
  if (Array.isArray(value)) return value.some(hasIdIn)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasIdIn)
}

const isId = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43,})$/

function callersFor(of: Owned['of']) {
  if (of === 'caller') return expect.any(Array)
  return of === 'staff account' ? ['staff'] : [of]
}
