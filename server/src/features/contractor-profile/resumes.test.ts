import { beforeAll, describe, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { printedPage, scannedPdf } from '../../resumes/testing/scanned-pages.ts'
import { aPdf, aWordDocument, resumeLines } from '../../testing/documents.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { own, replaceResume, uploads } = contractorProfiles

let pdf: File
let docx: File

beforeAll(async () => {
  pdf = new File([(await aPdf()) as BlobPart], 'my resume.pdf', { type: 'application/pdf' })
  docx = new File([(await aWordDocument()) as BlobPart], 'new.docx')
})

const download = (person: Person) =>
  product.ask('/contractor/get-resume', { headers: { authorization: `Bearer ${person.token}` } })

describe('a first resume', () => {
  test('waits to be read, then fills the profile and takes its place', async () => {
    const person = await aContractor(product)
    expect(await product.as(person).send(uploads, {})).toEqual({
      active: null,
      replacement: null,
      last_error: null,
      processing: false,
    })

    const taken = await product.as(person).send(replaceResume, { replaceFile: pdf })

    expect(taken).toMatchObject({ type: 'success', replacement: { file_name: 'my resume.pdf' } })
    expect(await product.as(person).send(uploads, {})).toMatchObject({
      active: null,
      replacement: { file_name: 'my resume.pdf' },
      processing: true,
    })
    expect((await product.as(person).send(own, {})).has_resume).toBe(false)

    await product.runTasks()

    expect(await product.as(person).send(uploads, {})).toEqual({
      active: { file_name: 'my resume.pdf', formatted_upload_date: expect.stringMatching(day) },
      replacement: null,
      last_error: null,
      processing: false,
    })
    const profile = await product.as(person).send(own, {})
    expect(profile).toMatchObject({
      has_resume: true,
      current_company: 'Saltbush Mining',
    })
    expect(JSON.parse(profile.companies)).toEqual(['Saltbush Mining', 'Wandoo Civil'])
    expect(profile.career).toHaveLength(2)
    expect(profile.skills.length).toBeGreaterThan(0)
  })

  test('tells what nobody has told yet, and changes nothing that somebody has', async () => {
    const short = await aContractor(product)
    const registered = await aRegisteredContractor(product)
    const before = await product.as(registered).send(own, {})

    for (const person of [short, registered]) {
      await product.as(person).send(replaceResume, { replaceFile: pdf })
    }
    await product.runTasks()

    expect(await product.as(short).send(own, {})).toMatchObject({
      phone: '+61491570156',
      suburb: 'Kambalda',
      state: 'WA',
    })
    const { suburb, state, phone } = await product.as(registered).send(own, {})
    expect({ suburb, state, phone }).toEqual({
      suburb: before.suburb,
      state: before.state,
      phone: before.phone,
    })
  })
})

test('a resume that was scanned is read from its picture, and its owner asked to check it', async () => {
  const person = await aContractor(product)
  const scan = await scannedPdf(await printedPage(resumeLines, { lean: 0.5 }))
  const replaceFile = new File([scan as BlobPart], 'scan.pdf')
  await product.as(person).send(replaceResume, { replaceFile })
  await product.runTasks()

  const profile = await product.as(person).send(own, {})
  const { uuid } = profile
  const other = await aContractor(product)
  const shown = await product.as(other).send(contractorProfiles.shared, { uuid })

  expect(profile).toMatchObject({ has_resume: true, read_from_picture: [1] })
  expect(profile.career).toHaveLength(2)
  expect(shown).toMatchObject({ read_from_picture: [] })
})

const day = /^\d{2}\/\d{2}\/\d{4}$/

describe('a replacement', () => {
  test('leaves the active one readable until it has been read, then takes its place', async () => {
    const person = await aContractor(product)
    await product.as(person).send(replaceResume, { replaceFile: pdf })
    await product.runTasks()
    await product.as(person).send(replaceResume, { replaceFile: docx })

    const meanwhile = await download(person)
    expect(meanwhile.headers.get('content-disposition')).toContain('my resume.pdf')
    expect(Buffer.from(await meanwhile.arrayBuffer())).toEqual(Buffer.from(await pdf.arrayBuffer()))
    await product.runTasks()

    const after = await download(person)
    expect(after.status).toBe(200)
    expect(after.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
    expect(after.headers.get('content-disposition')).toMatch(/^attachment; filename="new\.docx"/)
    expect(Buffer.from(await after.arrayBuffer())).toEqual(Buffer.from(await docx.arrayBuffer()))
    expect(await filesOf(person)).toHaveLength(1)
  })

  test('is refused while another one is being read', async () => {
    const person = await aContractor(product)
    await product.as(person).send(replaceResume, { replaceFile: pdf })

    const refused = product.as(person).send(replaceResume, { replaceFile: docx })

    expect(await refusalOf(refused)).toMatchObject({
      code: 'RESUME_PENDING',
      status: 409,
      text: 'Your new resume is still being processed.',
    })
  })

  test('of which twenty come at once is one, and the others leave nothing behind', async () => {
    const person = await aContractor(product)

    const sent = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        product.as(person).send(replaceResume, { replaceFile: pdf }),
      ),
    )

    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await filesOf(person)).toHaveLength(1)
    product.moveClock(2 * 3600)
    await tidyNow(product)
    const { loose } = await product.world.database.reading
      .selectFrom('loose_file')
      .select(({ fn }) => fn.countAll<number>().as('loose'))
      .executeTakeFirstOrThrow()
    expect(loose).toBe(0)
  })

  test('that cannot be read is dropped, and says why', async () => {
    const person = await aContractor(product)
    await product.as(person).send(replaceResume, { replaceFile: pdf })
    await product.runTasks()
    const broken = new File([(await pdf.bytes()).subarray(0, 700)], 'torn.pdf')

    await product.as(person).send(replaceResume, { replaceFile: broken })
    await product.runTasks()

    expect(await product.as(person).send(uploads, {})).toMatchObject({
      active: { file_name: 'my resume.pdf' },
      replacement: null,
      last_error: expect.stringContaining('could not be read'),
      processing: false,
    })
    expect(await filesOf(person)).toHaveLength(1)

    await product.as(person).send(replaceResume, { replaceFile: docx })
    await product.runTasks()

    expect((await product.as(person).send(uploads, {})).last_error).toBeNull()
  })
})

test('somebody without a resume has nothing to download', async () => {
  const response = await download(await aContractor(product))

  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: 'Your resume could not be retrieved at this time. Please try again later..',
    code: 'NOT_FOUND',
  })
})

test('a name is only text, whatever is in it', async () => {
  const person = await aContractor(product)
  const name = '../..\\C:\\"résumé";\u202efdp.exe 研究.pdf'
  await product.as(person).send(replaceResume, { replaceFile: new File([pdf], name) })
  await product.runTasks()

  const { active } = await product.as(person).send(uploads, {})
  const disposition = (await download(person)).headers.get('content-disposition') ?? ''

  expect(active?.file_name).not.toMatch(/[\\/]/)
  expect(disposition).toMatch(
    /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w%.()*!~'-]+$/,
  )
})

test('a document that calls itself a program is handed back as the document that it is', async () => {
  const person = await aContractor(product)
  const program = new File([pdf], 'run me.exe', { type: 'application/x-msdownload' })
  await product.as(person).send(replaceResume, { replaceFile: program })
  await product.runTasks()

  const { active } = await product.as(person).send(uploads, {})
  const { headers } = await download(person)
  const { files } = await exportOf(product, person)

  expect(active?.file_name).toBe('run me.exe')
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toContain('filename="run me.exe.pdf"')
  expect([...files.keys()]).toContain('resume/run me.exe.pdf')
})

function filesOf(person: Person) {
  return product.world.database.reading
    .selectFrom('resume')
    .innerJoin('stored_file', 'stored_file.id', 'resume.file_id')
    .select('stored_file.id')
    .where('resume.contractor_id', '=', person.id)
    .execute()
}
