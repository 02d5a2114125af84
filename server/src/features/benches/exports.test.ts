import { describe, expect, test } from 'vitest'
import { benches, staffProfiles, words } from '@headframe/wire'
import { pagesOfPdf } from '../../testing/documents.ts'
import { seenBy } from '../../testing/disclosures.ts'
import { aBench, aProfile, moveCopyTo } from '../../testing/library.ts'
import { aRegisteredContractor, aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'
import { sheetRows } from '../../testing/sheets.ts'

const product = await aProduct()

const casey = { fullName: 'Casey Morgan', email: 'casey@people.example', phone: '0491 570 156' }
const form = { name: 'Shutdown crew', description: 'For the shutdown of May.' }

async function aDesk() {
  const staff = await aStaffMember(product)
  const [one, other, outside] = [
    await aProfile(product, staff, casey),
    await aProfile(product, staff, { fullName: 'Łukasz Żółć', rate: 91 }),
    await aProfile(product, staff, { fullName: 'Robin Hale' }),
  ]
  const { hash } = await aBench(product, staff, [one, other])
  return { staff, one, other, outside, hash }
}

function ask(staff: Person, change: object) {
  const body = json({ ...form, include_contact: false, ...change }, bearer(staff.token))
  return product.ask('/talentpool.php?exportBench', body)
}

async function pagesOf(response: Response) {
  return pagesOfPdf(new Uint8Array(await response.arrayBuffer()))
}

describe('the document for a client', () => {
  test('has those who were chosen, in that order, and no contact data', async () => {
    const { staff, one, other, hash } = await aDesk()

    const response = await ask(staff, {
      talent_pool_hash: hash,
      profiles: [other.hash, one.hash, other.hash],
    })

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('filename="Shutdown crew.pdf"')
    const pages = await pagesOf(response)
    expect(pages).toHaveLength(3)
    expect(pages[1]).toContain('Łukasz Żółć')
    expect(pages[1]).toContain('$91 an hour')
    expect(pages[2]).toContain('Casey Morgan')
    expect(pages.join(' ')).not.toMatch(/casey@people|0491/)
  })

  test('has contact data where that was chosen', async () => {
    const { staff, one, hash } = await aDesk()
    const wish = { talent_pool_hash: hash, profiles: [one.hash], include_contact: true }

    const pages = await pagesOf(await ask(staff, wish))

    expect(pages[1]).toContain('casey@people.example')
    expect(pages[1]).toContain('0491 570 156')
  })

  test.each([
    ['a name', { name: ' ' }, words.allFieldsRequired],
    ['a description', { description: '' }, words.allFieldsRequired],
    ['anybody', { profiles: [] }, 'You need to select at least one profile.'],
    [
      'an end',
      { profiles: Array.from({ length: 501 }, () => 'a'.repeat(32)) },
      'You can select at most 500 profiles.',
    ],
  ])('is refused without %s', async (_what, change, text) => {
    const { staff, one, hash } = await aDesk()
    const told = await answerOf(
      await ask(staff, { talent_pool_hash: hash, profiles: [one.hash], ...change }),
    )
    expect(told).toMatchObject({ status: 422, body: { error: text } })
  })

  test('is refused of whoever is not on the bench, not on the account, or was removed', async () => {
    const { staff, one, other, outside, hash } = await aDesk()
    const stranger = await aDesk()
    await product.as(staff).send(staffProfiles.remove, { ph: other.hash })

    for (const ph of [outside.hash, stranger.one.hash, other.hash]) {
      const response = await ask(staff, { talent_pool_hash: hash, profiles: [one.hash, ph] })
      expect(response.status).toBe(404)
    }
    const theirs = { talent_pool_hash: stranger.hash, profiles: [stranger.one.hash] }
    expect((await ask(staff, theirs)).status).toBe(404)
  })

  test('and an archived bench can be had too', async () => {
    const { staff, one, hash } = await aDesk()
    await product.as(staff).send(benches.archive, { tph: hash, archived: true })
    const wish = { talent_pool_hash: hash, profiles: [one.hash] }
    expect((await ask(staff, wish)).status).toBe(200)
  })
})

test('the sheet has everybody, with how they stand', async () => {
  const { staff, one, hash } = await aDesk()
  const standing = { tph: hash, ph: one.hash, status: 'Accepted' as const }
  await product.as(staff).send(benches.setStatus, standing)

  const response = await product.ask(`/talentpool.php?exportPool&tph=${hash}`, {
    headers: bearer(staff.token),
  })

  expect(response.headers.get('content-disposition')).toContain(`filename="${hash}.xlsx"`)
  const { rows } = await sheetRows(Buffer.from(await response.arrayBuffer()))
  const [head = [], ...people] = rows
  const told = people.map((row) => [
    row[0],
    row[head.indexOf('Email')],
    row[head.indexOf('Status')],
  ])
  expect(new Set(told)).toEqual(
    new Set([
      ['Casey Morgan', 'casey@people.example', 'Accepted'],
      ['Łukasz Żółć', null, 'Pending'],
    ]),
  )
})

test('each of the contractors in a document or a sheet is told that they were shown', async () => {
  const staff = await aStaffMember(product)
  const owners = [await aRegisteredContractor(product), await aRegisteredContractor(product)]
  const copies = await Promise.all(owners.map((owner) => moveCopyTo(product, staff, owner)))
  const { hash } = await aBench(product, staff, copies)

  await ask(staff, { talent_pool_hash: hash, profiles: copies.map((copy) => copy.hash) })
  expect(await seenBy(product, staff)).toHaveLength(2)
  await product.ask(`/talentpool.php?exportPool&tph=${hash}`, { headers: bearer(staff.token) })
  expect(await seenBy(product, staff)).toHaveLength(4)
})
