import { expect, test } from 'vitest'
import { staffProfiles, staffUploads } from '@headframe/wire'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { decideReview, uploaded } from '../../testing/reviews.ts'

const product = await aProduct()
const day = 24 * 3600

const as = (staff: Person) => product.as(staff).send
const reviewFor = (staff: Person, fh: string) => as(staff)(staffUploads.review, { fh })
const removedMessage = expect.stringMatching(/^Robin Hale removed this person on \d+ \w+ \d{4}\.$/)

test('a resume of somebody who was removed is asked about, and theirs once they are brought back', async () => {
  const staff = await aStaffMember(product)
  const bytes = await aPdf()
  const first = await uploaded(product, staff, bytes, 'first.pdf')
  const ph = first.profile_hash ?? ''
  await as(staff)(staffProfiles.remove, { ph })

  const again = await uploaded(product, staff, bytes, 'again.pdf')

  expect(again).toMatchObject({ status: 3, profile_hash: null, message: removedMessage })
  const fh = again.file_hash
  const [removed] = await as(staff)(staffProfiles.removed, {})
  const review = await reviewFor(staff, fh)
  expect(review).toMatchObject({ reason: 'duplicate', duplicates: [] })
  expect(review.removed).toEqual([
    {
      ...removed,
      evidence: [
        'The same file: first.pdf',
        'The same email address: marnie@people.example',
        'The same phone number, ending in 0156',
        'The same name: Marnie Okafor',
      ],
    },
  ])
  expect(removed).toMatchObject({ profile_hash: ph, removed_by: 'Robin Hale' })

  await as(staff)(staffProfiles.restore, { ph })
  const after = await reviewFor(staff, fh)
  expect(after).toMatchObject({ removed: [], duplicates: [{ profile_hash: ph }] })
  expect(await decideReview(product, staff, { fh, action: 'merge', ph })).toMatchObject({
    status: 1,
    profile_hash: ph,
  })
})

test('it becomes a profile all the same where staff say so, and the other stays removed', async () => {
  const staff = await aStaffMember(product)
  const person = await aProfile(product, staff, {
    fullName: 'M. Okafor',
    phone: '0491 570 156',
  })
  await as(staff)(staffProfiles.remove, { ph: person.hash })
  const { file_hash: fh, message } = await uploaded(product, staff, await aPdf())
  expect(message).toEqual(removedMessage)

  const { profile_hash } = await decideReview(product, staff, { fh, action: 'accept' })

  expect(profile_hash).not.toBe(person.hash)
  const removed = await as(staff)(staffProfiles.removed, {})
  expect(removed).toMatchObject([{ profile_hash: person.hash }])
})

test('whoever is there goes before whoever was removed, and both are shown', async () => {
  const staff = await aStaffMember(product)
  const email = 'marnie@people.example'
  const gone = await aProfile(product, staff, { fullName: 'Marnie Okafor', email })
  await as(staff)(staffProfiles.remove, { ph: gone.hash })
  const there = await aProfile(product, staff, { fullName: 'Marnie Okafor', email })

  const { file_hash: fh, message } = await uploaded(product, staff, await aPdf())

  expect(message).toBe('This may be Marnie Okafor, who is on your account already.')
  expect(await reviewFor(staff, fh)).toMatchObject({
    duplicates: [{ profile_hash: there.hash }],
    removed: [{ profile_hash: gone.hash }],
  })
})

test('who cannot be brought back any more is asked about no more', async () => {
  const account = crypto.randomUUID()
  const staff = await aStaffMember(product, account)
  const lines = ['Casey Potoroo', 'potoroo@people.example', ...resumeLines.slice(2)]
  const { profile_hash } = await uploaded(product, staff, await aPdf(lines))
  await as(staff)(staffProfiles.remove, { ph: profile_hash ?? '' })

  product.moveClock(30 * day + 60)

  // Whoever was signed in is so no more.
  const later = await aStaffMember(product, account)
  expect(await uploaded(product, later, await aPdf(lines))).toMatchObject({ status: 1 })
})

test('who removed them is named no more once their own account is gone', async () => {
  const account = crypto.randomUUID()
  const staff = await aStaffMember(product, account)
  const leaver = await aStaffMember(product, account)
  const { profile_hash } = await uploaded(product, staff, await aPdf())
  await as(leaver)(staffProfiles.remove, { ph: profile_hash ?? '' })
  await product.world.database.writing
    .updateTable('profile')
    .set({ removed_by: null })
    .where('hash', '=', profile_hash ?? '')
    .execute()

  const { message } = await uploaded(product, staff, await aPdf())
  expect(message).toMatch(/^This person was removed on /)
  expect(await as(staff)(staffProfiles.removed, {})).toMatchObject([{ removed_by: null }])
})
