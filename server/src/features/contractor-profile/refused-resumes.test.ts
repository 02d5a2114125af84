import { describe, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { replaceResume } = contractorProfiles

describe('what is no resume', () => {
  const notTaken: [string, string][] = [
    ['text under the name of a PDF', 'Dear sir or madam'],
    ['nothing at all', ''],
    ['a web page', '<!doctype html><title>Resume</title>'],
    ['an old binary document', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
  ]

  test.each(notTaken)('such as %s, is not taken', async (_, content) => {
    const person = await aContractor(product)
    const file = new File([Buffer.from(content, 'latin1')], 'resume.pdf', {
      type: 'application/pdf',
    })

    const refused = await refusalOf(product.as(person).send(replaceResume, { replaceFile: file }))

    expect(refused).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      status: 415,
      text: 'Invalid file selected. Only PDF, DOC and DOCX files are allowed.',
    })
  })

  test('is asked for when it was forgotten', async () => {
    const person = await aContractor(product)

    const response = await product.ask('/contractor/update-resume', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: new FormData(),
    })

    const text = 'You must select your resume file in PDF, DOC or DOCX format.'
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: text,
      code: 'INVALID',
      type: 'error',
      message: text,
      fields: { replaceFile: text },
    })
  })

  test('is refused when it is larger than ten megabytes', async () => {
    const person = await aContractor(product)
    const large = new File([Buffer.alloc(10 * 1_048_576 + 1)], 'large.pdf')

    const refused = await refusalOf(product.as(person).send(replaceResume, { replaceFile: large }))

    expect(refused).toMatchObject({ status: 413, text: 'File too large (max 10MB).' })
  })
})

test('twenty resumes a day are taken from one person', async () => {
  const person = await aContractor(product)
  for (let sent = 0; sent < 20; sent += 1) {
    await refusalOf(
      product.as(person).send(replaceResume, { replaceFile: new File(['no'], 'no.pdf') }),
    )
  }

  const refused = product
    .as(person)
    .send(replaceResume, { replaceFile: new File(['no'], 'no.pdf') })

  expect(await refusalOf(refused)).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
})
