import { expect, test } from 'vitest'
import { companyCommunities, words } from '@headframe/wire'
import { aCommunityOf } from '../../testing/communities.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const company = await aCompany(product)
const { send } = product.as(company)

async function aPool() {
  const pool = await aCommunityOf(product, company)
  const { id } = pool
  return {
    pool,
    update: (change: object) => send(companyCommunities.update, { id, ...change }),
    open: () => send(companyCommunities.one, { id }),
  }
}

test('whoever saw what stands changes it; a colleague who did not is told, and changes nothing', async () => {
  const { pool, update, open } = await aPool()
  const { rate, description } = pool
  await update({ rate: 103, description: 'DIDO only.', seen: { rate, description } })

  const late = { rate: 79, title: 'Fitters, May', seen: { rate, title: pool.title } }
  const { status, code, text } = await refusalOf(update(late))
  expect([status, code, text]).toEqual([409, 'CHANGED_ELSEWHERE', words.ownPoolChangedElsewhere])
  const other = update({ description: 'FIFO welcome.', seen: { description } })
  expect(await refusalOf(other)).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
  expect(await open()).toMatchObject({ rate: 103, title: pool.title })

  // Once they have seen it, theirs goes through.
  const seen = await open()
  await update({ ...late, seen: { rate: seen.rate } })
  await update({ description: 'FIFO welcome.', seen: { description: seen.description } })
  expect(await open()).toMatchObject({ rate: 79, title: 'Fitters, May' })
})

test('a colleague’s change to another field is no reason, nor is the same said twice', async () => {
  const { pool, update, open } = await aPool()
  const { rate, qualifications } = pool
  await update({ rate: 103, qualifications: ['Rigging'] })

  await update({ title: 'Fitters, May', seen: { title: pool.title } })
  await update({ rate: 103, qualifications: ['Rigging'], seen: { rate, qualifications } })
  expect(await open()).toMatchObject({ rate: 103, title: 'Fitters, May' })
})

test('whoever tells of nothing that they saw changes what they send', async () => {
  const { update, open } = await aPool()
  await update({ rate: 103 })
  await update({ rate: 79 })
  expect((await open()).rate).toBe(79)
})
