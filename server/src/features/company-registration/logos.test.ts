import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyProfiles, companyRegistrationInProgress, words } from '@headframe/wire'
import { openS3Peer } from '../../adapters/files/s3-peer.ts'
import { aPicture, bombOf, secrets, svg, withSecrets } from '../../pictures/picture-samples.ts'
import { aCompanyDraft } from '../../testing/company-registration.ts'
import { aLogo, putLogo, showLogo } from '../../testing/logos.ts'
import { aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, outcome } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const { saveDraft, uploadLogo } = companyRegistrationInProgress
const quarterOfAnHour = 15 * 60
const twoMebibytes = 2_097_152

const bucket = await openS3Peer()
const { url, accessKeyId, secretAccessKey } = bucket.settings
const environment = {
  FILES_URL: url,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
}
const places = [
  { place: 'on disk', product: await aProduct() },
  { place: 'in a bucket', product: await aProduct({ environment }) },
]

afterAll(() => bucket.close())

describe.each(places)('the logo of a company that registers, kept $place', ({ product }) => {
  // What the limits have to say is heard elsewhere.
  beforeEach(() => product.moveClock(3600))

  async function aTicket(draftId?: string) {
    const id = draftId ?? (await aCompanyDraft(product)).id
    const ticket = await product.send(uploadLogo, { draftId: id, fileType: 'image/png' })
    return { ...ticket, draftId: id }
  }

  /** The logo in the profile of a company that registers with this one. */
  async function logoKeptOf(companyLogo: string, draftId: string, companyLogoType = 'image/png') {
    const wishes = { companyLogo, companyLogoType, draftId }
    const company = await aRegisteredCompany(product, wishes)
    const { logo, logo_type } = await product.as(company).send(companyProfiles.own, {})
    return { logo, logo_type }
  }

  const none = { logo: null, logo_type: null }

  test('is put with a ticket, seen by everybody, and becomes the logo of the company', async () => {
    const { draftId, ...ticket } = await aTicket()
    expect((await showLogo(product, ticket.publicUrl)).status).toBe(404)

    expect(await answerOf(await putLogo(product, ticket, await aLogo()))).toEqual({
      status: 200,
      body: { success: true },
    })

    const shown = await showLogo(product, `${ticket.publicUrl}?t=1`)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 640,
      height: 640,
    })
    expect(await logoKeptOf(`${ticket.publicUrl}?t=1`, draftId)).toEqual({
      logo: `${ticket.publicUrl}?t=1`,
      logo_type: 'image/png',
    })
    expect((await showLogo(product, ticket.publicUrl)).status).toBe(200)
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'is painted anew as a %s, without what it told on the side',
    async (type) => {
      const ticket = await aTicket()
      const sent = await withSecrets(type)

      expect((await putLogo(product, ticket, sent, `image/${type}`)).status).toBe(200)

      const shown = Buffer.from(await (await showLogo(product, ticket.publicUrl)).arrayBuffer())
      const { format, width, exif, xmp, icc } = await sharp(shown).metadata()
      expect({ format, width }).toEqual({ format: type, width: 700 })
      expect({ exif, xmp, icc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined })
      expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
    },
  )

  test('that is no PNG, JPEG or WEBP is refused, whatever it says it is', async () => {
    const gif = await sharp(await aPicture('png'))
      .gif()
      .toBuffer()
    const png = await aLogo()
    const others: (Buffer | string)[] = [
      svg,
      gif,
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.7',
      '',
      png.subarray(0, png.length / 2),
    ]

    for (const other of others) {
      const { draftId, ...ticket } = await aTicket()
      expect(await outcome(await putLogo(product, ticket, other))).toEqual({
        status: 415,
        code: 'UNSUPPORTED_TYPE',
        error: 'Unsupported file type (only PNG, JPG, WEBP allowed).',
        fields: undefined,
      })
      expect((await showLogo(product, ticket.publicUrl)).status).toBe(404)
      expect(await logoKeptOf(ticket.publicUrl, draftId)).toEqual(none)
    }
  })

  test('of more pixels than anybody needs is refused, and nothing of it kept', async () => {
    const { draftId, ...ticket } = await aTicket()
    expect(await outcome(await putLogo(product, ticket, bombOf(30_000, 30_000)))).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      error: words.logoTooManyPixels,
      fields: undefined,
    })
    expect((await showLogo(product, ticket.publicUrl)).status).toBe(404)
    expect(await logoKeptOf(ticket.publicUrl, draftId)).toEqual(none)
  })

  test('of more than 2 MB is too large, and a better one may be put with the same ticket', async () => {
    const ticket = await aTicket()

    expect(await outcome(await putLogo(product, ticket, Buffer.alloc(twoMebibytes + 1)))).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      error: 'File too large (max 2MB).',
      fields: undefined,
    })
    // Of 2 MB exactly it is looked at, and these are no picture.
    expect((await putLogo(product, ticket, Buffer.alloc(twoMebibytes))).status).toBe(415)
    expect((await putLogo(product, ticket, await aLogo())).status).toBe(200)
  })

  const gone = {
    status: 404,
    code: 'NOT_FOUND',
    error: 'Upload failed. Please try again.',
    fields: undefined,
  }

  test('is not taken with a ticket that is a quarter of an hour old', async () => {
    const ticket = await aTicket()
    product.moveClock(quarterOfAnHour)
    expect(await outcome(await putLogo(product, ticket, await aLogo()))).toEqual(gone)
  })

  test('is put once with a ticket, also of five times at once', async () => {
    const ticket = await aTicket()
    const logo = await aLogo()

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => putLogo(product, ticket, logo)),
    )

    const taken = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 404)
    expect([taken.length, refused.length]).toEqual([1, 4])
    expect(await outcome(await putLogo(product, ticket, logo))).toEqual(gone)
    expect((await showLogo(product, ticket.publicUrl)).status).toBe(200)
  })

  test('may be chosen again: the last one counts, and is kept when it was put first as well', async () => {
    const first = await aTicket()
    const second = await aTicket(first.draftId)
    await putLogo(product, first, await aLogo())
    await putLogo(product, second, await aLogo())

    expect(await logoKeptOf(first.publicUrl, first.draftId)).toMatchObject({
      logo: first.publicUrl,
    })
    // The draft is used up, and what was put for it besides is nobody's.
    const { id: another } = await aCompanyDraft(product)
    expect(await logoKeptOf(second.publicUrl, another)).toEqual(none)
  })

  test('is left out when it was not put for this very draft', async () => {
    const own = await aTicket()
    const other = await aTicket()
    await putLogo(product, other, await aLogo())
    const company = await aRegisteredCompany(product)
    const of = await product.as(company).send(companyProfiles.uploadLogo, { fileType: 'image/png' })
    await putLogo(product, of, await aLogo())

    const elsewhere = 'https://pictures.example/files/0123456789abcdef0123456789abcdef'
    for (const logo of [own.publicUrl, other.publicUrl, of.publicUrl, elsewhere, 'logo.png']) {
      const { id } = await aCompanyDraft(product)
      expect(await logoKeptOf(logo, logo === own.publicUrl ? own.draftId : id)).toEqual(none)
    }
    expect(await logoKeptOf(other.publicUrl, '')).toEqual(none)
    expect(await logoKeptOf(other.publicUrl, other.draftId)).toMatchObject({
      logo: other.publicUrl,
    })
  })

  test('is not lost while the registration goes on, however long that takes', async () => {
    const { draftId, publicUrl: logo, ...ticket } = await aTicket()
    await putLogo(product, ticket, await aLogo())
    for (let weeks = 0; weeks < 9; weeks += 3) {
      await product.send(saveDraft, { id: draftId, data: { companyLogo: logo } })
      product.moveClock(3 * 7 * 24 * 3600)
      await tidyNow(product)
    }

    expect(await logoKeptOf(logo, draftId)).toMatchObject({ logo })
    expect((await showLogo(product, logo)).status).toBe(200)
  })

  test("is the company's from then on, to keep in its profile and for no other draft", async () => {
    const { draftId, publicUrl: logo, ...ticket } = await aTicket()
    await putLogo(product, ticket, await aLogo())
    const company = await aRegisteredCompany(product, { companyLogo: logo, draftId })

    const kept = await product.as(company).send(companyProfiles.save, { logo: `${logo}?t=2` })
    expect(kept).toMatchObject({ logo: `${logo}?t=2` })
    expect(await logoKeptOf(logo, (await aCompanyDraft(product)).id)).toEqual(none)
  })
})
