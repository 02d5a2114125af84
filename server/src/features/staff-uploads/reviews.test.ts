import { describe, expect, test } from 'vitest'
import { ownData, staffJoins, staffProfiles, staffUploads, words } from '@headframe/wire'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { copyContractors } from '../../market/library/copy-contractors.ts'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aNoteOn, aProfile, moveCopyTo } from '../../testing/library.ts'
import { aDuplicateOf, decideReview, uploaded } from '../../testing/reviews.ts'
import type { Decision } from '../../testing/reviews.ts'
import { aContractor, aRegisteredContractor, aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'

const product = await aProduct()

const nameless = () => aPdf(resumeLines.slice(2))
const everybody = { search: '', sortOrder: 'asc' } as const

const reviewFor = (staff: Person, fh: string) => product.as(staff).send(staffUploads.review, { fh })
const listFor = (staff: Person) => product.as(staff).send(staffUploads.list, {})
const open = (staff: Person, ph: string | null) =>
  product.as(staff).send(staffProfiles.one, { ph: ph ?? '' })

const decide = (staff: Person, decision: Decision) => decideReview(product, staff, decision)
const aDuplicate = () => aDuplicateOf(product)

/** What a decision that cannot be taken is told. */
async function refusalOf(staff: Person, decision: object) {
  const body = json(decision, bearer(staff.token))
  return answerOf(await product.ask('/upload.php?resolveReview', body))
}

describe('a review shows', () => {
  test('each field with where it was read and how sure that is', async () => {
    const { staff, fh } = await aDuplicate()

    const review = await reviewFor(staff, fh)

    expect(review).toMatchObject({ file_name: 'resume.pdf', reason: 'duplicate' })
    const names = review.fields.map(({ field }) => field)
    expect(names).toEqual([
      'full_name',
      'current_role',
      'current_company',
      'email',
      'phone',
      'location',
      'linkedin_url',
      'visa',
    ])
    for (const { value, confidence, source_text: source, spans } of review.fields) {
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
      expect(value === null).toBe(confidence === 0)
      const marked = spans.map(({ start, end }) => review.text.slice(start, end)).join(' … ')
      expect(source ?? '').toBe(marked)
    }
    const [name] = review.fields
    expect(name).toMatchObject({ value: 'Marnie Okafor', source_text: 'Marnie Okafor' })
  })

  test('whom it resembles, and why, as they are now', async () => {
    const { staff, person, fh } = await aDuplicate()

    const [duplicate, ...others] = (await reviewFor(staff, fh)).duplicates
    expect(duplicate).toMatchObject({
      profile_hash: person.hash,
      full_name: 'Marnie Okafor',
      location: 'Perth WA',
      source: 'upload',
      evidence: ['The same email address: marnie@people.example', 'The same name: Marnie Okafor'],
    })
    expect(others).toEqual([])

    await product.as(staff).send(staffProfiles.remove, { ph: person.hash })
    expect((await reviewFor(staff, fh)).duplicates).toEqual([])
  })

  test('the file itself', async () => {
    const { staff, bytes, fh } = await aDuplicate()
    const file = await fileOf(staff, fh)
    expect(file.name).toContain('resume.pdf')
    expect(file.bytes.equals(bytes)).toBe(true)
  })
})

async function fileOf(staff: Person, fh: string) {
  const init = { headers: bearer(staff.token) }
  const response = await product.ask(`/upload.php?getFile&fh=${fh}`, init)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, name: response.headers.get('content-disposition'), bytes }
}

describe('accepted', () => {
  test('it is somebody new, as the reviewer has it', async () => {
    const staff = await aStaffMember(product)
    const upload = await uploaded(product, staff, await nameless())

    const reply = await decide(staff, {
      fh: upload.file_hash,
      action: 'accept',
      fields: {
        full_name: 'Marnie Okafor',
        phone: '',
        rate: 90,
        availability: 0.2,
        current_role: 'Lead dozer operator',
        current_company: 'Saltbush',
      },
    })

    expect(reply).toMatchObject({ success: true, status: 1 })
    const profile = await open(staff, reply.profile_hash)
    expect(profile).toMatchObject({
      full_name: 'Marnie Okafor',
      phone: null,
      rate: 90,
      availability: 0.2,
      current_role: 'Lead dozer operator',
      current_company: 'Saltbush',
      companies: JSON.stringify(['Saltbush', 'Wandoo Civil']),
      has_resume: true,
    })
    expect(await listFor(staff)).toMatchObject([
      { status: 1, profile_hash: reply.profile_hash, profile_name: 'Marnie Okafor', message: null },
    ])
    const found = { ...everybody, search: 'lead "wandoo civil"' }
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, found)
    expect(totalProfiles).toBe(1)
  })

  test('without a name it is refused, and the review stays', async () => {
    const staff = await aStaffMember(product)
    const { file_hash: fh } = await uploaded(product, staff, await nameless())
    const told = words.candidateNameEmpty

    for (const fields of [{}, { full_name: ' ' }]) {
      expect(await refusalOf(staff, { fh, action: 'accept', fields })).toMatchObject({
        status: 422,
        body: { success: false, error: told, fields: { 'fields.full_name': told } },
      })
    }
    expect((await reviewFor(staff, fh)).reason).toBe('low_confidence')
  })

  test('beside whom it resembles, a join is proposed later', async () => {
    const { staff, fh } = await aDuplicate()
    await decide(staff, { fh, action: 'accept' })
    expect(await product.as(staff).send(staffJoins.list, {})).toHaveLength(1)
  })
})

describe('merged', () => {
  test('the file joins the person, and what was sent replaces', async () => {
    const { staff, person, fh } = await aDuplicate()
    await aNoteOn(product, person, 'Prefers Leinster.')

    const reply = await decide(staff, {
      fh,
      action: 'merge',
      ph: person.hash,
      fields: { location: 'Kambalda WA 6442' },
    })

    expect(reply).toEqual({ success: true, status: 1, profile_hash: person.hash })
    expect(await open(staff, person.hash)).toMatchObject({
      full_name: 'Marnie Okafor',
      location: 'Kambalda WA 6442',
      salary: 140_000,
      phone: null,
      current_role: 'Dozer Operator',
      has_resume: true,
      notes: [{ note: 'Prefers Leinster.' }],
    })
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, everybody)
    expect(totalProfiles).toBe(1)
    const [upload] = await listFor(staff)
    expect(upload).toMatchObject({ status: 1, profile_hash: person.hash })
  })

  test('the resume goes with a contractor who is erased', async () => {
    const staff = await aStaffMember(product)
    const owner = await aRegisteredContractor(product)
    const copy = await moveCopyTo(product, staff, owner)
    const bytes = await aPdf(['Marnie Okafor', owner.email, ...resumeLines.slice(2)])
    const { file_hash: fh, status } = await uploaded(product, staff, bytes)
    expect(status).toBe(3)
    await decide(staff, { fh, action: 'merge', ph: copy.hash })

    await product.as(owner).send(ownData.erase, { accountPassword: owner.password })

    expect(await listFor(staff)).toEqual([])
    expect(await fileOf(staff, fh)).toMatchObject({ status: 404 })
    await product.runTasks()
    const { rows } = await product.world.database.reading
      .selectFrom('upload')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('hash', '=', fh)
      .executeTakeFirstOrThrow()
    expect(rows).toBe(0)
  })

  test.each([
    ['nobody', undefined, 422],
    ['somebody of another account', 'other', 404],
    ['somebody removed', 'removed', 404],
  ])('with %s it is refused', async (_whom, which, status) => {
    const { staff, fh } = await aDuplicate()
    const other = await aProfile(product, await aStaffMember(product))
    const removed = await aProfile(product, staff)
    await product.as(staff).send(staffProfiles.remove, { ph: removed.hash })
    const ph = which && { other, removed }[which]?.hash

    expect(await refusalOf(staff, { fh, action: 'merge', ph })).toMatchObject({
      status,
      body: { success: false },
    })
    expect((await reviewFor(staff, fh)).reason).toBe('duplicate')
  })
})

test('rejected, nothing of it is kept but that it was sent', async () => {
  const { staff, fh } = await aDuplicate()

  const reply = await decide(staff, { fh, action: 'reject' })

  expect(reply).toEqual({ success: true, status: 2, profile_hash: null })
  const [upload] = await listFor(staff)
  expect(upload).toMatchObject({ status: 2, message: 'Rejected in review.', profile_hash: null })
  expect(await fileOf(staff, fh)).toMatchObject({ status: 404 })
  await product.runTasks()
  const row = await product.world.database.reading
    .selectFrom('upload')
    .select(['facts', 'content', 'file_id'])
    .where('hash', '=', fh)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ facts: null, content: null, file_id: null })
})

test('what is decided, or was never asked, waits for no review', async () => {
  const { staff, fh } = await aDuplicate()
  await decide(staff, { fh, action: 'reject' })
  const clear = await uploaded(product, await aStaffMember(product), await aPdf())
  expect(clear.status).toBe(1)
  const told = { code: 'NOT_IN_REVIEW', error: 'This upload is not waiting for a review.' }

  await expect(reviewFor(staff, fh)).rejects.toMatchObject({ code: 'NOT_IN_REVIEW' })
  for (const action of ['accept', 'merge', 'reject']) {
    expect(await refusalOf(staff, { fh, action, ph: 'x' })).toMatchObject({
      status: 409,
      body: { ...told, success: false },
    })
  }
})

test('an upload of another account is not there', async () => {
  const { fh } = await aDuplicate()
  const stranger = await aStaffMember(product)
  await expect(reviewFor(stranger, fh)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await refusalOf(stranger, { fh, action: 'reject' })).toMatchObject({ status: 404 })
  expect(await fileOf(stranger, fh)).toMatchObject({ status: 404 })
})

test('a copy that is made anew keeps the resume that was filed under it', async () => {
  const staff = await aStaffMember(product)
  const owner = await aContractor(product)
  const copy = await moveCopyTo(product, staff, owner)
  const { file_hash: fh } = await uploaded(product, staff, await nameless())
  await decide(staff, { fh, action: 'merge', ph: copy.hash })

  await inOneTransaction(product.world.database, (db) =>
    copyContractors(db, [owner.id], product.world.clock()),
  )

  expect(await open(staff, copy.hash)).toMatchObject({ has_resume: true })
  expect(await listFor(staff)).toMatchObject([{ profile_hash: copy.hash }])
})
