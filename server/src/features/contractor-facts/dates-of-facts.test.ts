import { expect, test } from 'vitest'
import { contractorFacts } from '@headframe/wire'
import { named, peopleRead, saying } from '../../testing/facts.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { add, correct } = contractorFacts
const { somebodyRead, profileOf } = peopleRead(product)

/** What is compared with jobs of a ticket. */
async function comparedOf({ id }: Person, ticket: string): Promise<unknown> {
  const { gist } = await product.world.database.reading
    .selectFrom('contractor_reading')
    .select('gist')
    .where('contractor_id', '=', id)
    .executeTakeFirstOrThrow()
  const { tickets } = JSON.parse(JSON.stringify(gist))
  return tickets.find(({ name }: { name: string }) => name.includes(ticket))
}

test('a ticket keeps the day that is on its card, and is good to the end of it', async () => {
  const person = await somebodyRead()
  const today = product.world.clock().toISOString().slice(0, 10)
  const yesterday = new Date(product.world.clock().getTime() - 86_400_000).toISOString()

  const end = today.split('-').toReversed().join('/')
  const answer = await product
    .as(person)
    .send(add, saying('ticket', { name: 'Confined Space', start: '14 Mar 2019', end }))

  const { key, fact } = named(answer, 'Confined Space')
  expect(fact).toMatchObject({ start: '2019-03-14', end: today })
  expect((await profileOf(person)).tickets.at(-1)).toMatchObject({
    issued: '2019-03-14',
    expires: today,
  })
  expect(await comparedOf(person, 'Confined')).toMatchObject({ lastDay: today })

  await product.as(person).send(correct, { key, ...fact, end: yesterday.slice(0, 10) })
  expect(await comparedOf(person, 'Confined')).toMatchObject({ lastDay: yesterday.slice(0, 10) })
})

test('a card that is good for ever asks for no end', async () => {
  const person = await somebodyRead()
  await product.as(person).send(add, saying('ticket', { name: 'White Card' }))
  const answer = await product.as(person).send(add, saying('ticket', { name: 'Confined Space' }))

  expect(named(answer, 'White Card').may_expire).toBe(false)
  expect(named(answer, 'Confined Space').may_expire).toBe(true)
})

test('of a job no more than its months is told', async () => {
  const person = await somebodyRead()
  const sent = { name: 'Trainee', where: 'Mulga Civil', start: '06/02/2012', end: '2014' }

  const answer = await product.as(person).send(add, saying('job', sent))

  expect(named(answer, 'Trainee').fact).toMatchObject({ start: '2012-02', end: '2014' })
})
