import { describe, expect, test } from 'vitest'
import { sizes, staffProfiles, staffUploads, words } from '@headframe/wire'
import { aPicture } from '../../pictures/picture-samples.ts'
import { makePdf, rawPdf } from '../../resumes/testing/make-pdf.ts'
import { aPdf, aWordDocument, aWorkbook, resumeLines } from '../../testing/documents.ts'
import { aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { bearer } from '../../testing/requests.ts'
import { aDuplicateOf, decideReview, uploaded } from '../../testing/reviews.ts'

const product = await aProduct()

/** The same resume of somebody else. */
const resumeOf = (name: string, contact: string) => aPdf([name, contact, ...resumeLines.slice(2)])

/** A page that is one picture. */
async function aScan(): Promise<Buffer> {
  const picture = await aPicture('png', { width: 60, height: 80 })
  return makePdf((page) => page.image(picture, 0, 0, { width: 595, height: 842 }))
}

test.each([
  ['PDF', aPdf, 'marnie.pdf'],
  ['DOCX', aWordDocument, 'marnie.docx'],
])('a %s becomes a profile that says what was read', async (_kind, make, name) => {
  const staff = await aStaffMember(product)

  const upload = await uploaded(product, staff, await make(), name)

  expect(upload).toMatchObject({
    file_name: name,
    status: 1,
    profile_name: 'Marnie Okafor',
    message: null,
  })
  const ph = upload.profile_hash ?? ''
  const profile = await product.as(staff).send(staffProfiles.one, { ph })
  expect(profile).toMatchObject({
    full_name: 'Marnie Okafor',
    email: 'marnie@people.example',
    phone: '+61491570156',
    current_role: 'Dozer Operator',
    current_company: 'Saltbush Mining',
    total_companies: 2,
    source: 'upload',
    has_resume: true,
  })
  // Read in the moment after.
  expect(profile.parse_date).toBeGreaterThanOrEqual(upload.upload_date)
  const found = await product.as(staff).send(staffProfiles.list, {
    search: '"machine guidance"',
    sortOrder: 'asc',
  })
  expect(found.profileData).toHaveLength(1)
})

test('until it is read it is pending, and leads nowhere', async () => {
  const staff = await aStaffMember(product)
  const file = aFile('marnie.pdf', await aPdf())

  const reply = await product.as(staff).send(staffUploads.send, { file })

  expect(reply).toMatchObject({ error: false, errorMessage: null, success: true, status: 0 })
  expect(reply.sent_before).toBeNull()
  const list = () => product.as(staff).send(staffUploads.list, {})
  const [pending] = await list()
  expect(pending).toMatchObject({ status: 0, profile_hash: null, profile_name: null })
  await product.runTasks()
  expect(await list()).toMatchObject([{ file_hash: reply.file_hash, status: 1 }])
})

describe('what cannot be read says why, and keeps no file', () => {
  test.each([
    ['a scan', aScan, 'a scan'],
    ['a letter', () => aPdf(['Dear sir,', 'please find my invoice.', 'Sincerely']), 'no jobs'],
    ['a broken file', async () => rawPdf('<< /Type /Catalog >>'), 'damaged'],
    [
      'a locked file',
      () => makePdf((page) => page.text(resumeLines.join('\n')), { userPassword: 'opal' }),
      'password',
    ],
  ])('%s', async (_what, make, reason) => {
    const staff = await aStaffMember(product)

    const upload = await uploaded(product, staff, await make())

    expect(upload).toMatchObject({ status: 2, profile_hash: null })
    expect(upload.message).toContain(reason)
    const fh = upload.file_hash
    await expect(product.as(staff).send(staffUploads.file, { fh })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, {
      search: '',
      sortOrder: 'asc',
    })
    expect(totalProfiles).toBe(0)
  })
})

/** What staff are told who send that; nothing of it is kept. */
async function refusalOf(file: File | undefined) {
  const staff = await aStaffMember(product)
  const body = new FormData()
  if (file) body.set('file', file)
  const init = { method: 'POST', body, headers: bearer(staff.token) }
  const response = await product.ask('/profile.php?uploadResume', init)
  expect(await product.as(staff).send(staffUploads.list, {})).toEqual([])
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('what is no resume is refused at once', () => {
  const told = { errorMessage: words.resumeInvalid, success: false }

  test('nothing', async () => {
    expect(await refusalOf(undefined)).toMatchObject({ status: 422, body: told })
  })

  test.each([
    ['a picture of one', () => Buffer.from('\u0089PNG\r\n')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a workbook', aWorkbook],
  ])('%s', async (_what, make) => {
    const file = aFile('resume.pdf', await make())
    expect(await refusalOf(file)).toMatchObject({ status: 415, body: told })
  })

  test('one too large', async () => {
    const file = aFile('resume.pdf', Buffer.alloc(sizes.resumeBytes + 1, '%PDF-1.7 '))
    expect(await refusalOf(file)).toMatchObject({ status: 413, body: { success: false } })
  })
})

describe('whoever seems to be there already is asked about', () => {
  test.each([
    ['the same address', { email: 'marnie@people.example' }, 'Somebody Else'],
    ['the same phone and a similar name', { phone: '0491 570 156' }, 'M. Okafor'],
  ])('%s', async (_what, person, fullName) => {
    const staff = await aStaffMember(product)
    await aProfile(product, staff, { ...person, fullName })
    await aProfile(product, await aStaffMember(product), { ...person, fullName })

    const upload = await uploaded(product, staff, await aPdf())

    expect(upload).toMatchObject({ status: 3, profile_hash: null })
    expect(upload.message).toBe(`This may be ${fullName}, who is on your account already.`)
  })

  test('but no household with one phone', async () => {
    const staff = await aStaffMember(product)
    await aProfile(product, staff, { phone: '0491 570 156', fullName: 'Robin Hale' })
    expect(await uploaded(product, staff, await aPdf())).toMatchObject({ status: 1 })
  })

  test('nor anybody of another account, there or removed', async () => {
    const staff = await aStaffMember(product)
    const other = await aStaffMember(product)
    await uploaded(product, other, await aPdf())
    const removing = await aStaffMember(product)
    const { profile_hash: ph } = await uploaded(product, removing, await aPdf())
    await product.as(removing).send(staffProfiles.remove, { ph: ph ?? '' })

    expect(await uploaded(product, staff, await aPdf())).toMatchObject({ status: 1 })
  })

  test('the same file twice says so', async () => {
    const staff = await aStaffMember(product)
    const bytes = await resumeOf('Casey Morgan', 'Newman WA 6753')
    const first = await uploaded(product, staff, bytes, 'casey.pdf')

    product.moveClock(60)
    const file = aFile('casey (1).pdf', bytes)
    const again = await product.as(staff).send(staffUploads.send, { file })
    await product.runTasks()

    expect(again.sent_before).toBe(first.upload_date)
    const [latest] = await product.as(staff).send(staffUploads.list, {})
    expect(latest).toMatchObject({
      file_hash: again.file_hash,
      status: 3,
      message: 'The same file is a resume of Casey Morgan already.',
    })
    const fh = again.file_hash
    const { duplicates } = await product.as(staff).send(staffUploads.review, { fh })
    expect(duplicates).toMatchObject([
      {
        profile_hash: first.profile_hash,
        evidence: expect.arrayContaining(['The same file: casey.pdf']),
      },
    ])
  })
})

test('a name that is not sure is asked about', async () => {
  const staff = await aStaffMember(product)

  const upload = await uploaded(product, staff, await aPdf(resumeLines.slice(2)))

  expect(upload).toMatchObject({ status: 3, message: 'The name could not be read for sure.' })
})

test('a second resume in the same file is asked about', async () => {
  const second = ['Wendy Hallam', 'wendy@mail.example', ...resumeLines.slice(2)]
  const file = await aPdf([...resumeLines, ...second])
  const upload = await uploaded(product, await aStaffMember(product), file)

  expect(upload).toMatchObject({ status: 3, message: expect.stringContaining('begins on page 1') })
})

test('the history has the newest first, in pages', async () => {
  const staff = await aStaffMember(product)
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) {
    product.moveClock(1)
    const file = aFile(name, await aPdf([name, ...resumeLines]))
    await product.as(staff).send(staffUploads.send, { file })
  }

  const names = async (page: number) => {
    const uploads = await product.as(staff).send(staffUploads.list, { page, perPage: 2 })
    return uploads.map(({ file_name }) => file_name)
  }
  expect(await names(1)).toEqual(['three.pdf', 'two.pdf'])
  expect(await names(2)).toEqual(['one.pdf'])
})

test('the history can be had of one status', async () => {
  const staff = await aStaffMember(product)
  await uploaded(product, staff, await aPdf())
  await uploaded(product, staff, await aPdf(resumeLines.slice(2)))
  const list = async (status?: '0' | '1' | '2' | '3') => {
    const uploads = await product.as(staff).send(staffUploads.list, { status })
    return uploads.map((upload) => upload.status)
  }

  expect(await list()).toHaveLength(2)
  expect(await list('3')).toEqual([3])
  expect(await list('1')).toEqual([1])
  expect(await list('0')).toEqual([])
})

test('who was removed is not named in the history, until they are back', async () => {
  const staff = await aStaffMember(product)
  const { profile_hash: hash } = await uploaded(product, staff, await aPdf())
  const ph = hash ?? ''
  const first = async () => (await product.as(staff).send(staffUploads.list, {}))[0]

  await product.as(staff).send(staffProfiles.remove, { ph })
  expect(await first()).toMatchObject({ status: 1, profile_hash: null, profile_name: null })
  await product.as(staff).send(staffProfiles.restore, { ph })
  expect(await first()).toMatchObject({ profile_hash: hash, profile_name: 'Marnie Okafor' })
})

test('all who work in one account share its leave to upload', async () => {
  const account = crypto.randomUUID()
  const [one, other] = [await aStaffMember(product, account), await aStaffMember(product, account)]
  await product.as(one).send(staffUploads.send, { file: aFile('one.pdf', await aPdf()) })
  await product.world.database.writing
    .updateTable('call_limit')
    .set({ points: 600 })
    .where('key', 'like', 'staff-resume:%')
    .execute()

  const file = aFile('two.pdf', await aPdf())
  await expect(product.as(other).send(staffUploads.send, { file })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
  const stranger = await aStaffMember(product)
  await product.as(stranger).send(staffUploads.send, { file: aFile('two.pdf', await aPdf()) })
})

test('one file alone can be asked for, with the profile that came of its review', async () => {
  const { staff, fh } = await aDuplicateOf(product)
  const { profile_hash } = await decideReview(product, staff, { fh, action: 'accept' })

  const listed = await product.as(staff).send(staffUploads.list, { fh })
  expect(listed).toMatchObject([{ file_hash: fh, status: 1, profile_hash }])
})
