import { beforeEach, expect, test } from 'vitest'
import type { InputOf } from '@headframe/wire'
import { benches } from '@headframe/wire'
import { aBench } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'

const product = await aProduct()
const staff = await aStaffMember(product)
const { send } = product.as(staff)

let tph: string

beforeEach(async () => {
  tph = (await aBench(product, staff)).hash
})

type Edit = Omit<InputOf<typeof benches.update>, 'tph'>

const update = (change: Edit) => send(benches.update, { tph, ...change })
const open = () => send(benches.one, { tph })

test('whoever saw what stands changes it; a colleague who did not is told, and changes nothing', async () => {
  const { description, tags } = await open()
  await update({ description: 'DIDO only.', tags: ['Rigger'], seen: { description, tags } })

  const late = { description: 'FIFO welcome.', tags: ['Fitter'], seen: { description, tags } }
  const flag = `/talentpool.php?updatePool&tph=${tph}`
  const answer = await product.ask(flag, json(late, bearer(staff.token)))
  const error = 'This talent pool was changed by a colleague or in another window.'
  expect(await answerOf(answer)).toMatchObject({
    status: 409,
    body: { error, code: 'CHANGED_ELSEWHERE', status: 'ERROR' },
  })
  expect(await open()).toMatchObject({ description: 'DIDO only.', tags: ['Rigger'] })

  // Once they have seen it, theirs goes through.
  await update({ ...late, seen: { description: 'DIDO only.', tags: ['Rigger'] } })
  expect(await open()).toMatchObject({ description: 'FIFO welcome.', tags: ['Fitter'] })
})

test('a colleague’s change to another field is no reason, nor are the same words twice', async () => {
  const { name, description, tags } = await open()
  await update({ description: 'DIDO only.', tags: ['Rigger'] })

  await update({ name: 'Mill reline, May', seen: { name } })
  await update({ description: 'DIDO only.', tags: ['Rigger'], seen: { description, tags } })
  const kept = { name: 'Mill reline, May', description: 'DIDO only.', tags: ['Rigger'] }
  expect(await open()).toMatchObject(kept)
})

test('whoever tells of nothing that they saw changes what they send', async () => {
  await update({ description: 'DIDO only.' })
  await update({ description: 'FIFO welcome.' })
  expect((await open()).description).toBe('FIFO welcome.')
})
