import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { aPicture, bandsOf, blue, bombOf, red, svg, white } from '../../pictures/picture-samples.ts'
import { makeDoc } from '../../resumes/testing/make-doc.ts'
import { aPdf, aWordDocument, aWorkbook } from '../../testing/documents.ts'
import { aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile, aRegistration, askToRegister } from '../../testing/registration.ts'
import type { RegistrationForm } from '../../testing/registration.ts'
import { bearer, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const { own, uploads } = contractorProfiles
const megabyte = 1_048_576
let form: RegistrationForm

beforeAll(async () => {
  form = await aRegistration(product)
})
// What the limit has to say is heard elsewhere.
beforeEach(() => product.moveClock(3600))

/** A form that is sound but for these fields. */
const ask = (wrong: Record<string, unknown>) => askToRegister(product, { ...form, ...wrong })

const refusalOf = async (wrong: Record<string, unknown>) => outcome(await ask(wrong))

const jpeg = async () => aFile('me.jpg', await aPicture('jpeg', { background: red }))

/** The colour in the middle of the picture that is shown, roughly. */
async function shownColour(person: Person): Promise<{ r: number; g: number; b: number }> {
  const { photo_hash } = await product.as(person).send(own, {})
  const response = await fetch(`${new URL(product.base).origin}/pictures/${photo_hash}-cropped.jpg`)
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' })
  const { dominant } = await picture.stats()
  return dominant
}

describe('the picture', () => {
  test('is shown as the person has cut it out', async () => {
    const profilePicture = await jpeg()
    const croppedImage = aFile('blob', await aPicture('png', { background: blue }))
    const person = await aRegisteredContractor(product, { profilePicture, croppedImage })

    const { r, b } = await shownColour(person)
    expect(b).toBeGreaterThan(r)
  })

  test('may be cut out as a data address', async () => {
    const cut = await aPicture('png', { background: blue })
    const croppedImage = `data:image/png;base64,${cut.toString('base64')}`
    const person = await aRegisteredContractor(product, {
      profilePicture: await jpeg(),
      croppedImage,
    })

    const { r, b } = await shownColour(person)
    expect(b).toBeGreaterThan(r)
  })

  test('without a cut is its middle square', async () => {
    const profilePicture = aFile('wide.png', await bandsOf([white, blue, white]))
    const person = await aRegisteredContractor(product, { profilePicture })

    const { r, b } = await shownColour(person)
    expect(b).toBeGreaterThan(r)
    expect(await product.as(person).send(own, {})).toMatchObject({ file_extension: 'png' })
  })

  test('may be a large one as a data address, too', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 1100, height: 1100, channels: 3, background: red, noise } as const
    const large = await sharp({ create }).png().toBuffer()
    expect(large.length).toBeGreaterThan(2_000_000)
    const person = await aRegisteredContractor(product, {
      croppedImage: `data:image/png;base64,${large.toString('base64')}`,
    })

    expect(await product.as(person).send(own, {})).toMatchObject({ photo_hash: expect.any(String) })
  })
})

describe('a picture', () => {
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

  test.each([
    ['an SVG', () => aFile('me.jpg', svg, 'image/jpeg')],
    ['a GIF', () => aFile('me.png', gif, 'image/png')],
    ['text', () => aFile('me.webp', 'Just words.', 'image/webp')],
    ['nothing', () => aFile('me.jpg', '', 'image/jpeg')],
    ['half a picture', async () => aFile('me.jpg', (await aPicture('jpeg')).subarray(0, 700))],
    ['fifty megapixels', () => aFile('me.png', bombOf(10_000, 5000))],
    ['a PDF', async () => aFile('me.jpg', await aPdf())],
  ])('that is %s is refused, whatever it calls itself', async (_, make) => {
    const text = 'Please upload a valid image file.'
    expect(await refusalOf({ profilePicture: await make() })).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { profilePicture: text },
    })
  })

  test.each([
    ['croppedImage', 'data:text/html;base64,PGI+'],
    ['croppedImage', 'me.png'],
  ])('%s that is %s is refused', async (field, value) => {
    expect((await refusalOf({ [field]: value })).fields).toEqual({
      [field]: 'Please upload a valid image file.',
    })
  })

  test('whose cut is no picture is not to blame for it', async () => {
    const half = (await aPicture('jpeg')).subarray(0, 700)
    const cuts = [aFile('cut.png', svg), 'data:image/png;base64,AAAA', aFile('cut.jpg', half)]
    for (const croppedImage of cuts) {
      expect((await refusalOf({ croppedImage })).fields).toEqual({
        croppedImage: 'Please upload a valid image file.',
      })
    }
  })

  test.each(['profilePicture', 'croppedImage'])(
    '%s of more than 5 MB is too large',
    async (field) => {
      const response = await ask({ [field]: aFile('me.jpg', Buffer.alloc(5 * megabyte + 1)) })

      expect(response.status).toBe(413)
      expect(await response.json()).toEqual({
        error: 'File too large (max 5MB).',
        code: 'TOO_LARGE',
        registrationError: true,
        success: false,
        message: 'File too large (max 5MB).',
      })
    },
  )
})

describe('the resume', () => {
  test.each([
    ['Marnie Okafor.pdf', aPdf, 'application/pdf'],
    [
      'Okafor, Márnie — résumé.docx',
      aWordDocument,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    // What a file is says its content, not its name.
    ['resume.doc', aPdf, 'application/pdf'],
    ['rich text.doc', () => Buffer.from('{\\rtf1\\ansi Kim}'), 'application/msword'],
    ['a web page.doc', () => Buffer.from('<html><p>Kim'), 'application/msword'],
  ])('%s comes back under its own name, byte for byte', async (name, make, type) => {
    const bytes = await make()
    const person = await aRegisteredContractor(product, { resume: aFile(name, bytes) })

    const { active } = await product.as(person).send(uploads, {})
    const response = await product.ask('/contractor/get-resume', { headers: bearer(person.token) })

    expect(active?.file_name).toBe(name)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(name))
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test.each([
    ['../../etc/cron.d/resume.pdf', 'resume.pdf'],
    ['C:\\Users\\Marnie\\resume.pdf', 'resume.pdf'],
    [`${'long '.repeat(80)}.pdf`, `${'long '.repeat(51).slice(0, 251)}.pdf`],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['..', 'resume.pdf'],
    ['.pdf', '.pdf'],
    [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(253)}`],
  ])('that calls itself %s is kept as text', async (name, kept) => {
    const person = await aRegisteredContractor(product, { resume: aFile(name, await aPdf()) })

    expect((await product.as(person).send(uploads, {})).active?.file_name).toBe(kept)
  })
})

describe('a resume', () => {
  const invalid = 'Invalid file selected. Only PDF, DOC and DOCX files are allowed.'

  test.each([
    ['text', 'resume.pdf', () => 'I have worked in many mines.'],
    ['a picture', 'resume.docx', () => aPicture('png')],
    ['a workbook', 'resume.docx', aWorkbook],
    ['a document of an older Word', 'resume.doc', () => makeDoc('Many years in many mines.')],
    ['rich text', 'resume.rtf', () => '{\\rtf1\\ansi Kim}'],
    ['a web page', 'resume.html', () => '<html><p>Kim'],
    ['bare text', 'resume.doc', () => 'Kim Walker, driller'],
    ['nothing', 'resume.pdf', () => ''],
    ['the beginning of a zip', 'resume.docx', () => 'PK\u{3}\u{4} and no more'],
  ])('that is %s is refused, though it is called %s', async (_, name, make) => {
    expect(await refusalOf({ resume: aFile(name, await make()) })).toEqual({
      status: 422,
      code: 'INVALID',
      error: invalid,
      fields: { resume: invalid },
    })
  })

  test('that is typed instead of chosen is refused', async () => {
    expect((await refusalOf({ resume: 'C:\\resume.pdf' })).fields).toEqual({ resume: invalid })
  })

  test('that was not chosen is asked for, and so is a picture', async () => {
    const nothing = aFile('', '')
    const { fields } = await refusalOf({
      profilePicture: nothing,
      croppedImage: nothing,
      resume: nothing,
    })

    expect(fields).toEqual({
      profilePicture: 'Please upload a picture for your profile.',
      resume: 'You must select your resume file in PDF, DOC or DOCX format.',
    })
  })

  test('of more than 10 MB is too large, and of 10 MB is not', async () => {
    const pdf = await aPdf()
    const of = (bytes: number) =>
      aFile('resume.pdf', Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]))

    const { status, error } = await refusalOf({ resume: of(10 * megabyte + 1) })
    expect({ status, error }).toEqual({ status: 413, error: 'File too large (max 10MB).' })
    expect(await refusalOf({ resume: of(10 * megabyte), field_rate: '' })).toMatchObject({
      status: 422,
      fields: { field_rate: expect.any(String) },
    })
  })
})
