import { afterAll, beforeEach, expect, test } from 'vitest'
import { contractorProfiles, words } from '@headframe/wire'
import { harm, openClamdPeer } from '../../adapters/scanner/clamd-peer.ts'
import { aPdf } from '../../testing/documents.ts'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile, aRegistration, askToRegister } from '../../testing/registration.ts'
import { outcome, refusalOf } from '../../testing/requests.ts'
import { rowsIn } from '../../testing/database/row-counts.ts'

const scanner = await openClamdPeer()
const product = await aProduct({ environment: { SCANNER_URL: scanner.url } })
const sound = await aPdf()
const harmful = Buffer.concat([sound, Buffer.from(`\n% ${harm}\n`)])
const resume = (bytes: Buffer) => aFile('resume.pdf', bytes, 'application/pdf')

afterAll(() => scanner.close())
beforeEach(() => scanner.behave('works'))

const all = () => rowsIn(product, ['account', 'stored_file', 'loose_file', 'resume'])

test('a resume that is known to do harm registers nobody and is not kept', async () => {
  const before = await all()
  const form = await aRegistration(product, { resume: resume(harmful) })

  expect(await outcome(await askToRegister(product, form))).toMatchObject({
    status: 422,
    fields: { resume: words.resumeHarmful },
  })
  expect(await all()).toEqual(before)

  const answer = await askToRegister(product, { ...form, resume: resume(sound) })
  expect(answer.status).toBe(200)
})

test('one that comes later is refused, and the next is taken', async () => {
  const ash = await aContractor(product)
  const before = await all()
  const replace = (bytes: Buffer) =>
    product.as(ash).send(contractorProfiles.replaceResume, { replaceFile: resume(bytes) })

  expect(await refusalOf(replace(harmful))).toMatchObject({
    status: 415,
    text: words.resumeHarmful,
  })
  expect(await all()).toEqual(before)
  expect(await replace(sound)).toMatchObject({ type: 'success' })
})

test('while the scanner is away nothing is taken that it has not seen', async () => {
  const ash = await aContractor(product)
  const before = await all()
  scanner.behave('hangs up')
  const replacing = () =>
    product.as(ash).send(contractorProfiles.replaceResume, { replaceFile: resume(sound) })

  expect(await refusalOf(replacing())).toMatchObject({ status: 503, code: 'PROVIDER_DOWN' })
  expect(await all()).toEqual(before)

  scanner.behave('works')
  expect(await replacing()).toMatchObject({ type: 'success' })
})
