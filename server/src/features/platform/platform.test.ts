import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { platform, words } from '@headframe/wire'
import { openS3Peer } from '../../adapters/files/s3-peer.ts'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { bombOf } from '../../pictures/picture-samples.ts'
import { newHash } from '../../kit/tokens.ts'
import { issueUploadTicket } from '../../kit/files/upload-tickets.ts'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

function aTicket(of = product) {
  return inOneTransaction(of.world.database, (db) =>
    issueUploadTicket(db, {
      owner: 'company:test',
      type: 'image/png',
      apiUrl: of.base,
      now: of.world.clock(),
    }),
  )
}

const aLogo = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#9a4518' } })
    .withExif({ IFD0: { Copyright: 'CANARY' } })
    .png()
    .toBuffer()
const put = (url: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: bytes })

describe('an upload ticket', () => {
  test('takes one logo, which everybody may see from then on', async () => {
    const { uploadUrl, publicUrl } = await aTicket()

    const taken = await put(uploadUrl, new Uint8Array(await aLogo()))
    expect(await taken.json()).toEqual({ success: true })

    const shown = await fetch(`${publicUrl}?t=123`)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 300, format: 'png' })
    expect(bytes.includes('CANARY')).toBe(false)
  })

  test('is good once, also for ten at once', async () => {
    const { uploadUrl } = await aTicket()
    const logo = new Uint8Array(await aLogo())
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(uploadUrl, logo)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
  })

  test('ends after a quarter of an hour', async () => {
    const { uploadUrl } = await aTicket()
    product.moveClock(15 * 60)
    const late = await put(uploadUrl, new Uint8Array(await aLogo()))
    expect(late.status).toBe(404)
    expect(await late.json()).toEqual({ error: words.uploadFailed, code: 'NOT_FOUND' })
  })

  test('does not take what is no picture, whatever it says it is', async () => {
    const { uploadUrl } = await aTicket()
    const svg = await put(
      uploadUrl,
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    expect(svg.status).toBe(415)
    expect(await svg.json()).toEqual({ error: words.logoWrongType, code: 'UNSUPPORTED_TYPE' })
    expect((await put(uploadUrl, new Uint8Array())).status).toBe(415)
  })

  test('does not take more than two mebibytes', async () => {
    const { uploadUrl } = await aTicket()
    const large = await put(uploadUrl, new Uint8Array(2_097_153))
    expect(large.status).toBe(413)
    expect(await large.json()).toEqual({ error: words.logoTooLarge, code: 'TOO_LARGE' })
  })

  test('says of a small file that its pixels are too many, and takes it once there are fewer', async () => {
    const { uploadUrl } = await aTicket()
    const wide = await put(uploadUrl, new Uint8Array(bombOf(8000, 6500)))
    expect(wide.status).toBe(413)
    expect(await wide.json()).toEqual({ error: words.logoTooManyPixels, code: 'TOO_LARGE' })
    expect((await put(uploadUrl, new Uint8Array(await aLogo()))).status).toBe(200)
  })
})

test('with a bucket named, logos go there and come back, and a bucket that is gone is told', async () => {
  const bucket = await openS3Peer()
  const onS3 = await aProduct({
    environment: {
      FILES_URL: bucket.settings.url,
      AWS_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    },
  })
  const [first, second] = [await aTicket(onS3), await aTicket(onS3)]

  expect((await put(first.uploadUrl, new Uint8Array(await aLogo()))).status).toBe(200)
  const shown = await fetch(first.publicUrl)
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    width: 600,
    format: 'png',
  })

  await bucket.close()
  const refused = await put(second.uploadUrl, new Uint8Array(await aLogo()))
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ error: words.uploadFailed, code: 'PROVIDER_DOWN' })
  expect((await onS3.ask('/health/ready')).status).toBe(503)
  expect((await onS3.ask('/contractor/industries')).status).toBe(200)
})

describe('a profile picture', () => {
  test('is shown on both addresses until it is replaced', async () => {
    const { id } = await aContractor(product)
    const hash = await showPicture(id)
    const origin = new URL(product.base).origin

    for (const url of [
      `${origin}/pictures/${hash}-cropped.jpg`,
      `${product.base}/pictures/${hash}-cropped.jpg`,
    ]) {
      const response = await fetch(url)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('cache-control')).toBe('private, max-age=86400')
      await response.arrayBuffer()
    }

    await showPicture(id)
    expect((await fetch(`${origin}/pictures/${hash}-cropped.jpg`)).status).toBe(404)
  })

  test('that nobody has is not found', async () => {
    expect((await product.ask(`/pictures/${newHash()}-cropped.jpg`)).status).toBe(404)
    expect((await product.ask('/pictures/../../etc/passwd')).status).toBe(404)
  })
})

async function showPicture(contractorId: string): Promise<string> {
  const hash = newHash()
  const bytes = await sharp({
    create: { width: 512, height: 512, channels: 3, background: '#2c5e50' },
  })
    .jpeg()
    .toBuffer()
  const { size, sha256 } = await product.world.files.put(hash, bytes, 'image/jpeg')
  const { writing } = product.world.database
  await writing
    .insertInto('stored_file')
    .values({
      id: hash,
      type: 'image/jpeg',
      size,
      sha256: Buffer.from(sha256, 'hex'),
      purpose: 'picture',
      stored_at: new Date(),
    })
    .execute()
  await writing
    .updateTable('contractor')
    .set({ photo_hash: hash })
    .where('id', '=', contractorId)
    .execute()
  return hash
}

test('the configuration says how this installation is set up', async () => {
  expect(await product.send(platform.config, {})).toEqual({
    product: 'Headframe',
    api_url: 'http://headframe.test/api',
    app_url: 'http://headframe.test',
    price_cents: 16250,
    gst_cents: 1477,
    currency: 'AUD',
    payments: { provider: 'sandbox', publishable_key: null },
    maps: { style_url: null },
    writer: { provider: 'built-in' },
    demo: false,
    notice_version: expect.any(String),
    contact: null,
  })
})

describe('health', () => {
  test('is fine while everything answers', async () => {
    expect(await product.send(platform.health, {})).toEqual({ status: 'ok' })
    expect(await product.send(platform.ready, {})).toEqual({ status: 'ok' })
  })

  test('names what is missing, and that the process is stopping', async () => {
    const stopping = await aProduct()
    stopping.world.stop()
    const response = await stopping.ask('/health/ready')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'NOT_READY', missing: ['stopping'] })
    expect((await stopping.ask('/health')).status).toBe(200)
  })
})

test('the API page and its document tell every call that a client makes', async () => {
  const page = await (await product.ask('/docs')).text()
  const document = await (await product.ask('/docs/openapi.json')).json()

  expect(page).toContain('/contractor/forgot-password')
  expect(page).toContain(words.resetTokenExpired)
  expect(page).not.toContain('/files/uploads')
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/check-reset-token/{token}'].get.responses['409'].description).toContain(
    'TOKENEXPIRED',
  )
  expect(
    document.paths['/auth.php'].post.requestBody.content['application/x-www-form-urlencoded'].schema
      .oneOf,
  ).toHaveLength(2)
})
