import { beforeEach, describe, expect, test } from 'vitest'
import { contractorSettings, limits, sizes, words } from '@headframe/wire'
import { aPicture } from '../../pictures/picture-samples.ts'
import { aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, outcome, sendContractorSettings } from '../../testing/requests.ts'

const product = await aProduct()

const stored = (contractorId: string) =>
  product.world.database.reading
    .selectFrom('contractor')
    .selectAll()
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow()

let ash: Person

beforeEach(async () => {
  ash = await aContractor(product)
})

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

async function sendPicture(parts: Record<string, Blob | string>, who = ash): Promise<Response> {
  const body = new FormData()
  body.append('setting', 'profilePicture')
  for (const [name, part] of Object.entries(parts)) body.append(name, part)
  return product.ask('/contractor/update-settings', {
    method: 'POST',
    headers: bearer(who.token),
    body,
  })
}

const isShown = async (hash: string) => {
  const response = await product.ask(`/pictures/${hash}-cropped.jpg`)
  await response.arrayBuffer()
  return response.status === 200
}

describe('a new picture', () => {
  test('is shown at once, and the one before is gone with its bytes', async () => {
    const first = await (
      await sendPicture({ profilePicture: blob(await aPicture('png', { width: 900 })) })
    ).json()

    expect(first).toEqual({
      error: false,
      errorMessage: null,
      message: words.pictureUpdated,
      photo_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(await isShown(first.photo_hash)).toBe(true)
    expect(await stored(ash.id)).toMatchObject({
      photo_hash: first.photo_hash,
      photo_extension: 'png',
    })

    const second = await (
      await sendPicture({ profilePicture: blob(await aPicture('webp')) })
    ).json()

    expect([await isShown(first.photo_hash), await isShown(second.photo_hash)]).toEqual([
      false,
      true,
    ])
    await product.runTasks()
    expect(await product.world.files.get(first.photo_hash)).toBeUndefined()
  })

  test('may come with the square that was cut out, as a file or as a data address', async () => {
    const profilePicture = blob(await aPicture('jpeg'))
    const square = await aPicture('jpeg', { width: 300, height: 300 })

    const asFile = await sendPicture({ profilePicture, croppedImage: blob(square) })
    const asText = await sendPicture({
      profilePicture,
      croppedImage: `data:image/jpeg;base64,${square.toString('base64')}`,
    })

    expect([asFile.status, asText.status]).toEqual([200, 200])
  })

  test.each([
    ['a text file', { profilePicture: blob(Buffer.from('not a picture')) }],
    ['an empty file', { profilePicture: blob(Buffer.alloc(0)) }],
  ])('that is %s is not taken', async (_what, parts) => {
    const response = await sendPicture(parts)

    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({
      error: words.pictureInvalid,
      errorMessage: words.pictureInvalid,
      code: 'UNSUPPORTED_TYPE',
    })
    expect((await stored(ash.id)).photo_hash).toBeNull()
  })

  test('is not taken from JSON', async () => {
    const sent = { setting: 'profilePicture', profilePicture: 'data:image/png;base64,AAAA' }
    const response = await sendContractorSettings(product, ash, sent)

    expect(await outcome(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
  })

  test('has to be there', async () => {
    const response = await sendPicture({})

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errorMessage: words.pictureInvalid,
      fields: { profilePicture: words.pictureInvalid },
    })
  })

  test('is not larger than 5 MB', async () => {
    const response = await sendPicture({
      profilePicture: blob(Buffer.alloc(sizes.pictureBytes + 1)),
    })

    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({
      errorMessage: 'File too large (max 5MB).',
      code: 'TOO_LARGE',
    })
  })

  test('of many at once is one, and the others leave nothing behind', async () => {
    const pictures = await Promise.all(
      [300, 400, 500, 600].map((width) => aPicture('png', { width })),
    )

    const answers = await Promise.all(
      pictures.map(async (picture) =>
        (await sendPicture({ profilePicture: blob(picture) })).json(),
      ),
    )
    await product.runTasks()

    const { photo_hash } = await stored(ash.id)
    const hashes: string[] = answers.map((answer) => answer.photo_hash)
    expect(hashes).toContain(photo_hash)
    const kept = await Promise.all(hashes.map((hash) => product.world.files.get(hash)))
    kept.forEach((file) => file?.content.destroy())
    expect(hashes.filter((_hash, at) => kept[at])).toEqual([photo_hash])
  })

  test('may be chosen thirty times in half an hour, and one of them is kept', async () => {
    const parts = { profilePicture: blob(await aPicture('png', { width: 40, height: 40 })) }
    const robin = await aContractor(product)
    for (let sent = 0; sent < limits.pictures.points; sent += 1) {
      expect((await sendPicture(parts)).status).toBe(200)
    }

    const refused = await sendPicture(parts)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700)
    expect((await sendPicture(parts, robin)).status).toBe(200)
    await product.runTasks()
    const files = product.world.database.reading.selectFrom('stored_file').select('stored_file.id')
    const shown = await Promise.all([ash, robin].map(({ id }) => stored(id)))
    const hashes = shown.flatMap(({ photo_hash }) => photo_hash ?? [])
    expect(await files.where('id', 'in', hashes).execute()).toHaveLength(2)
    product.moveClock(limits.pictures.seconds)
    expect((await sendPicture(parts)).status).toBe(200)
  })
})

test('somebody who wants no written description is not offered one again', async () => {
  const answer = await product
    .as(ash)
    .send(contractorSettings.refuseDescription, { setting: 'refuseAIDescription' })

  expect(answer).toEqual({ error: false, errorMessage: null })
  expect((await stored(ash.id)).ai_description).toBe('DECLINED')
})

const sharing = (enabled: boolean) =>
  product.as(ash).send(contractorSettings.sharing, { setting: 'profileSharing', enabled })

describe('the share link', () => {
  test('is switched off and on again, and stays the same', async () => {
    const { share_id } = await stored(ash.id)
    const told = { error: false, errorMessage: null, uuid: share_id }

    expect(await sharing(false)).toEqual({ ...told, sharing_enabled: false })
    expect((await stored(ash.id)).is_shared).toBe(false)
    expect(await sharing(true)).toEqual({ ...told, sharing_enabled: true })
    expect((await stored(ash.id)).is_shared).toBe(true)
  })

  test('is renewed without being switched on', async () => {
    const { uuid: old } = await sharing(false)

    const renewed = await product
      .as(ash)
      .send(contractorSettings.renewLink, { setting: 'renewShareLink' })

    expect(renewed).toEqual({
      error: false,
      errorMessage: null,
      sharing_enabled: false,
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(renewed.uuid).not.toBe(old)
    expect((await stored(ash.id)).share_id).toBe(renewed.uuid)
  })

  test.each([undefined, 'yes', 1, null])('is not switched to %o', async (enabled) => {
    const response = await sendContractorSettings(product, ash, {
      setting: 'profileSharing',
      enabled,
    })

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errorMessage: expect.any(String),
      fields: { enabled: expect.any(String) },
    })
    expect((await stored(ash.id)).is_shared).toBe(true)
  })
})

test.each([{}, { setting: 'colour' }, { setting: 7 }])(
  'a setting that does not exist is not understood: %o',
  async (body) => {
    const response = await sendContractorSettings(product, ash, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'UNKNOWN_SETTING',
      errorMessage: 'The request could not be understood.',
    })
  },
)

test('a setting changes the own account and nobody else’s', async () => {
  const other = await stored((await aContractor(product)).id)

  await sendContractorSettings(product, ash, { setting: 'profileSharing', enabled: false })
  await sendContractorSettings(product, ash, { setting: 'renewShareLink' })
  await sendContractorSettings(product, ash, { setting: 'refuseAIDescription' })

  expect(await stored(other.id)).toEqual(other)
})
