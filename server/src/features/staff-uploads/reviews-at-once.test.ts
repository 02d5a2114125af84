import { expect, test } from 'vitest'
import { staffProfiles, staffUploads } from '@headframe/wire'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aDuplicateOf, decideReview } from '../../testing/reviews.ts'
import type { Decision } from '../../testing/reviews.ts'

const product = await aProduct()

const everybody = { search: '', sortOrder: 'asc' } as const
const listFor = (staff: Person) => product.as(staff).send(staffUploads.list, {})
const decide = (staff: Person, decision: Decision) => decideReview(product, staff, decision)
const aDuplicate = () => aDuplicateOf(product)

const rounds = Array.from({ length: 10 }, (_, round) => round)

test('the same file twice is one person and one question', async () => {
  for (const round of rounds) {
    const staff = await aStaffMember(product)
    const bytes = await aPdf([
      `Marnie Okafor`,
      `Newman WA, round ${round}`,
      ...resumeLines.slice(2),
    ])
    const send = () => {
      const file = new File([bytes as BlobPart], 'resume.pdf')
      return product.as(staff).send(staffUploads.send, { file })
    }
    await Promise.all([send(), send()])
    await Promise.all([product.runTasks(), product.runTasks()])

    const states = (await listFor(staff)).map(({ status }) => status)
    expect(states).toHaveLength(2)
    expect(new Set(states)).toEqual(new Set([1, 3]))
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, everybody)
    expect(totalProfiles).toBe(1)
  }
}, 60_000)

test('of two who decide one decides', async () => {
  for (const round of rounds) {
    const { staff, person, fh } = await aDuplicate()
    const decisions: Decision[] = [
      { fh, action: 'accept' },
      round % 2 ? { fh, action: 'merge', ph: person.hash } : { fh, action: 'reject' },
    ]
    const told = await Promise.allSettled(decisions.map((decision) => decide(staff, decision)))

    const refused = told.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'NOT_IN_REVIEW' } }])
    const [accepted] = told
    const people = accepted?.status === 'fulfilled' ? 2 : 1
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, everybody)
    expect(totalProfiles).toBe(people)
  }
}, 60_000)

test('merging and removing the person never leaves a resume with nobody', async () => {
  for (let round = 0; round < rounds.length; round += 1) {
    const { staff, person, fh } = await aDuplicate()
    const [merged] = await Promise.allSettled([
      decide(staff, { fh, action: 'merge', ph: person.hash }),
      product.as(staff).send(staffProfiles.remove, { ph: person.hash }),
    ])

    const [upload] = await listFor(staff)
    if (merged.status === 'rejected') {
      expect(merged.reason).toMatchObject({ code: 'NOT_FOUND' })
      expect(upload?.status).toBe(3)
    } else {
      await product.as(staff).send(staffProfiles.restore, { ph: person.hash })
      const profile = await product.as(staff).send(staffProfiles.one, { ph: person.hash })
      expect(profile.has_resume).toBe(true)
    }
  }
}, 60_000)
