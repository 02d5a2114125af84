import { expect, test } from 'vitest'
import { staffJoins, staffProfiles } from '@headframe/wire'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aDuplicateOf, decideReview, uploaded } from '../../testing/reviews.ts'

const product = await aProduct()

async function tagsOf(staff: Person, ph: string | null) {
  const { tags } = await product.as(staff).send(staffProfiles.one, { ph: ph ?? '' })
  expect(tags.length).toBeGreaterThan(0)
  return tags
}

test('the same file twice says nothing twice, merged in its review', async () => {
  const { staff, person, bytes, fh } = await aDuplicateOf(product)
  await decideReview(product, staff, { fh, action: 'merge', ph: person.hash })
  const once = await tagsOf(staff, person.hash)

  const again = await uploaded(product, staff, bytes)
  expect(again.status).toBe(3)
  await decideReview(product, staff, { fh: again.file_hash, action: 'merge', ph: person.hash })

  expect(await tagsOf(staff, person.hash)).toEqual(once)
})

test('nor when the two whom it was accepted for are joined', async () => {
  const staff = await aStaffMember(product)
  const bytes = await aPdf()
  const first = await uploaded(product, staff, bytes)
  const once = await tagsOf(staff, first.profile_hash)
  const again = await uploaded(product, staff, bytes)
  await decideReview(product, staff, { fh: again.file_hash, action: 'accept' })
  const [proposal] = await product.as(staff).send(staffJoins.list, {})

  await product.as(staff).send(staffJoins.resolve, { id: proposal?.id ?? '', action: 'join' })

  expect(await tagsOf(staff, first.profile_hash)).toEqual(once)
})

test('another file counts beside it', async () => {
  const { staff, person, fh } = await aDuplicateOf(product)
  await decideReview(product, staff, { fh, action: 'merge', ph: person.hash })
  const [once] = await tagsOf(staff, person.hash)

  const other = await uploaded(product, staff, await aPdf([...resumeLines, 'Forklift licence']))
  await decideReview(product, staff, { fh: other.file_hash, action: 'merge', ph: person.hash })

  const tags = await tagsOf(staff, person.hash)
  expect(tags.find(({ tag }) => tag === once?.tag)?.tag_count).toBe((once?.tag_count ?? 0) * 2)
})
