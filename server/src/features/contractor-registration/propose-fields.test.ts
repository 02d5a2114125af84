import { expect, test } from 'vitest'
import { limits, registrationInProgress, words } from '@headframe/wire'
import { printedPage, scannedPdf } from '../../resumes/testing/scanned-pages.ts'
import { aPdf, aWordDocument, aWorkbook, resumeLines } from '../../testing/documents.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { refusalOf } from '../../testing/requests.ts'
import { rowsIn } from '../../testing/database/row-counts.ts'

const product = await aProduct()
const propose = (bytes: Buffer, name = 'resume.pdf') =>
  product.send(registrationInProgress.proposeFields, { resume: aFile(name, bytes) })

const saying = (...lines: string[]) =>
  aPdf([...resumeLines.slice(0, 2), ...lines, ...resumeLines.slice(2)])

test('a resume proposes who somebody is, where they live and what they do', async () => {
  expect(await propose(await aPdf())).toEqual({
    problem: null,
    is_scan: false,
    proposed: {
      email: 'marnie@people.example',
      first_name: 'Marnie',
      last_name: 'Okafor',
      phone: '0491 570 156',
      suburb: 'Kambalda',
      state: 'WA',
      post_code: '6442',
      industry_id: 1,
      role_id: 108,
    },
  })
})

test('what friends call somebody is no part of their name', async () => {
  const [name = ''] = resumeLines
  const called = resumeLines.map((line) => line.replace(name, `Marnie "Tam" O'Rourke-Okafor`))

  const { proposed } = await propose(await aPdf(called))

  expect(proposed).toMatchObject({ first_name: 'Marnie', last_name: "O'Rourke-Okafor" })
})

test('a document of Word proposes the same', async () => {
  const [ofWord, ofPdf] = [
    await propose(await aWordDocument(), 'resume.docx'),
    await propose(await aPdf()),
  ]

  expect(ofWord).toEqual(ofPdf)
})

test('work rights are proposed where the words mean one status', async () => {
  const { proposed } = await propose(await saying('Australian citizen'))

  expect(proposed).toMatchObject({ visa_status: 'Citizen' })
})

test('a role that is in no list of ours is not guessed', async () => {
  const lines = resumeLines.map((line) =>
    line.replace('Dozer Operator', 'Llama Keeper').replace('Plant Operator', 'Alpaca Keeper'),
  )

  const { proposed } = await propose(await aPdf(lines))

  expect(proposed).toMatchObject({ first_name: 'Marnie' })
  expect(proposed).not.toHaveProperty('role_id')
})

test('what is no resume proposes nothing, and why is told', async () => {
  const { problem, proposed } = await propose(await aPdf(['Invoice 4711', 'Two pallets of bolts']))

  expect(problem).toContain('This does not look like a resume')
  expect(proposed).toEqual({})
})

test('pages that are pictures are left for when there is an account', async () => {
  const picture = await scannedPdf(await printedPage(resumeLines))

  expect(await propose(picture)).toEqual({ problem: null, is_scan: true, proposed: {} })
})

test('a file of another kind is refused', async () => {
  expect(await refusalOf(propose(await aWorkbook(), 'resume.xlsx'))).toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    text: words.resumeInvalid,
  })
})

const all = () => rowsIn(product, ['stored_file', 'loose_file', 'task', 'resume'])

test('nothing of it is kept', async () => {
  const before = await all()

  await propose(await aPdf())

  expect(await all()).toEqual(before)
})

test('from one address so many are read in an hour, and no more', async () => {
  const calm = await aProduct()
  const resume = () =>
    calm.send(registrationInProgress.proposeFields, { resume: aFile('x.pdf', 'x') })
  for (let time = 0; time < limits.guestResumes.points; time += 1) await refusalOf(resume())

  expect(await refusalOf(resume())).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})
