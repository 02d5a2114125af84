import { describe, expect, test } from 'vitest'
import { sections } from '@headframe/wire'
import type { Call } from '@headframe/wire'
import { aPicture } from '../../pictures/picture-samples.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile, aRegistration, askToRegister } from '../../testing/registration.ts'
import { outcome } from '../../testing/requests.ts'
import { formFieldsOf } from './form-fields.ts'

const product = await aProduct()
const megabyte = 1_048_576
const bytes = (count: number) => aFile('any.bin', Buffer.alloc(count, 'x'))

const register = async (wishes: Record<string, unknown>) =>
  askToRegister(product, { ...(await aRegistration(product)), ...wishes })

/** A form by hand: its parts as they stand in the body. */
async function sendParts(...parts: string[]): Promise<unknown> {
  const body = `${parts.map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const path = '/contractor/register'
  return outcome(await product.ask(path, { method: 'POST', headers, body }))
}

const text = (field: string, content: string) =>
  `Content-Disposition: form-data; name="${field}"\r\n\r\n${content}`

const resumeFile = (name: string) =>
  `Content-Disposition: form-data; name="resume"; filename="${name}"\r\n\r\nwords`

test('a form knows its files before the first of them comes', () => {
  const forms = Object.values(sections)
    .flatMap((section) => Object.values<Call>(section))
    .filter(({ body }) => body === 'multipart')
  expect(forms).not.toEqual([])
  for (const call of forms) {
    const fields = [...formFieldsOf([call]).values()]
    expect(fields.filter(({ file }) => file)).not.toEqual([])
  }
})

describe('what nobody asked for', () => {
  test('is let pass, however large, and the form is taken', async () => {
    expect(
      (await register({ video: bytes(9 * megabyte), poem: 'x'.repeat(megabyte) })).status,
    ).toBe(200)
  })

  test('is too large together with the rest when it is more than a form may be', async () => {
    expect(await outcome(await register({ video: bytes(25 * megabyte) }))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      error: 'File too large (max 25MB).',
    })
  })

  test('is refused in two hundred parts and more', async () => {
    const parts = Array.from({ length: 201 }, (_, at) => text(`odd-${at}`, 'x'))
    expect(await sendParts(...parts)).toMatchObject({ status: 413 })
  })
})

describe('a text of a form', () => {
  test.each([121, 100_000])('of %i letters is too long, not too large', async (length) => {
    expect(await outcome(await register({ field_firstName: 'x'.repeat(length) }))).toMatchObject({
      status: 422,
      fields: { field_firstName: 'Must be 120 characters or fewer' },
    })
  })

  test('may have blank around it', async () => {
    const blank = ' '.repeat(500)
    expect((await register({ field_firstName: `${blank}Marnie${blank}` })).status).toBe(200)
  })

  test('that is hidden behind a flood of blank is too large', async () => {
    const field_firstName = `${' '.repeat(50_000)}Marnie`
    expect(await outcome(await register({ field_firstName }))).toMatchObject({ status: 413 })
  })

  test('of no most length is too large beyond what JSON may be', async () => {
    expect(await outcome(await register({ answers: 'x'.repeat(megabyte + 1) }))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    })
  })

  test('where a file belongs, and a file where a text belongs, are not taken for each other', async () => {
    expect(await outcome(await register({ resume: 'x'.repeat(2_000_000) }))).toMatchObject({
      status: 422,
      fields: { resume: 'Invalid file selected. Only PDF, DOC and DOCX files are allowed.' },
    })
    expect(await outcome(await register({ field_firstName: bytes(10) }))).toMatchObject({
      status: 400,
    })
  })
})

describe('a file of a form', () => {
  test('that comes twice is not understood', async () => {
    expect(await sendParts(resumeFile('one.pdf'), resumeFile('two.pdf'))).toMatchObject({
      status: 400,
    })
  })

  test.each([
    ['as it should be', (base64: string) => base64],
    ['in lines', (base64: string) => base64.replaceAll(/.{76}/g, '$&\r\n')],
    ['without its padding', (base64: string) => base64.replaceAll('=', '')],
  ])('may be a data address, written %s', async (_, write) => {
    for (const width of [301, 302, 303]) {
      const base64 = write((await aPicture('png', { width })).toString('base64'))
      const croppedImage = `data:image/png;base64,${base64}`
      expect((await register({ croppedImage })).status).toBe(200)
    }
  })

  test('is too large as a data address when its bytes are', async () => {
    const croppedImage = `data:image/png;base64,${'AAAA'.repeat((5 * megabyte) / 3 + 1)}`
    expect(await outcome(await register({ croppedImage }))).toMatchObject({
      status: 413,
      error: 'File too large (max 5MB).',
    })
  })

  test('of a form that is refused leaves the next one its room', async () => {
    const nothing = { profilePicture: bytes(4 * megabyte), resume: bytes(10 * megabyte) }
    // Together they are more than an address may have under way.
    for (const _ of Array.from({ length: 10 })) {
      expect((await register(nothing)).status).toBe(422)
    }
  })
})
