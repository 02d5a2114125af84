import { describe, expect, test } from 'vitest'
import { contractorFacts, ownData, sizes, words } from '@headframe/wire'
import { named, peopleRead, saying } from '../../testing/facts.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { add, correct, hide } = contractorFacts
const { somebodyRead, factsOf, profileOf } = peopleRead(product)

const gistOf = async ({ id }: Person) => {
  const row = await product.world.database.reading
    .selectFrom('contractor_reading')
    .select(['gist', 'quotes'])
    .where('contractor_id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.stringify(row)
}

describe('what was read', () => {
  test('is told as the resume says it', async () => {
    const { has_resume, facts, differences } = await factsOf(await somebodyRead())

    expect(has_resume).toBe(true)
    expect(differences).toEqual([])
    expect(facts[0]).toMatchObject({
      fact: { kind: 'job', name: 'Dozer Operator', where: 'Saltbush Mining', is_current: true },
      is_yours: false,
      is_hidden: false,
      read: null,
    })
    expect(facts.map(({ fact }) => fact.kind)).toEqual(
      expect.arrayContaining(['job', 'ticket', 'skill']),
    )
  })

  test('is corrected everywhere at once', async () => {
    const person = await somebodyRead()
    const { key, fact } = named(await factsOf(person), 'Dozer Operator')

    const answer = await product.as(person).send(correct, { key, ...fact, name: 'Grader Operator' })

    expect(named(answer, 'Grader Operator')).toMatchObject({ is_yours: true, read: fact })
    expect(await profileOf(person)).toMatchObject({
      current_role: 'Grader Operator',
      career: [{ title: 'Grader Operator' }, { title: 'Plant Operator' }],
    })
    expect(await gistOf(person)).toContain('Grader Operator')
    const copy = await product.world.database.reading
      .selectFrom('profile')
      .select('current_title')
      .where('contractor_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(copy.current_title).toBe('Grader Operator')
  })

  test('is no correction any more once it says what the resume says', async () => {
    const person = await somebodyRead()
    const { key, fact } = named(await factsOf(person), 'Dozer Operator')
    const changed = await product.as(person).send(correct, { key, ...fact, place: 'Norseman' })
    const mine = named(changed, 'Dozer Operator')

    const restored = await product.as(person).send(correct, { key: mine.key, ...fact })

    expect(named(restored, 'Dozer Operator')).toMatchObject({ is_yours: false, read: null })
    expect((await exportOf(product, person)).data).toMatchObject({ corrections: [] })
  })

  test('that is hidden is told to nobody and compared with nothing', async () => {
    const person = await somebodyRead()
    const before = await profileOf(person)
    expect(await gistOf(person)).toContain('Plant Operator')
    const { key } = named(await factsOf(person), 'Plant Operator')

    const answer = await product.as(person).send(hide, { key })

    expect(named(answer, 'Plant Operator')).toMatchObject({ is_hidden: true })
    const profile = await profileOf(person)
    expect(JSON.stringify(profile)).not.toMatch(/Plant Operator|Wandoo/)
    expect(profile.updated_total_experience).toBeLessThan(before.updated_total_experience ?? 0)
    expect(await gistOf(person)).not.toMatch(/Plant Operator|rehabilitation/i)
  })

  test('a hidden ticket is neither shown nor compared', async () => {
    const person = await somebodyRead()
    const [ticket] = (await factsOf(person)).facts.filter(({ fact }) => fact.kind === 'ticket')
    const name = ticket?.fact.name ?? ''
    expect(await gistOf(person)).toContain(name)

    await product.as(person).send(hide, { key: ticket?.key ?? '' })

    expect((await profileOf(person)).licences).not.toContain(name)
    expect(await gistOf(person)).not.toContain(name)
  })

  test('comes back as it was', async () => {
    const person = await somebodyRead()
    const before = await profileOf(person)
    const { key, fact } = named(await factsOf(person), 'Plant Operator')
    const hidden = named(await product.as(person).send(hide, { key }), 'Plant Operator')

    await product.as(person).send(correct, { key: hidden.key, ...fact })

    expect(await profileOf(person)).toEqual(before)
  })
})

describe('what is added', () => {
  test('stands beside what was read, once however often it is said', async () => {
    const person = await somebodyRead()
    const skill = saying('skill', { name: 'Mentoring' })

    await product.as(person).send(add, skill)
    await product.as(person).send(add, skill)

    expect((await profileOf(person)).skills.filter((name) => name === 'Mentoring')).toHaveLength(1)
    expect(await gistOf(person)).toContain('Mentoring')
  })

  test('a study and a job are told', async () => {
    const person = await somebodyRead()
    await product
      .as(person)
      .send(add, saying('study', { name: 'Diploma of Surveying', where: 'TAFE', end: '2012' }))
    await product
      .as(person)
      .send(
        add,
        saying('job', { name: 'Trainee', where: 'Mulga Civil', start: '02/2012', end: '2014' }),
      )

    expect(await profileOf(person)).toMatchObject({
      studies: [{ name: 'Diploma of Surveying', school: 'TAFE', year: 2012 }],
      career: [{}, {}, { title: 'Trainee', company: 'Mulga Civil', start: '2012-02', end: '2014' }],
    })
  })

  test('a ticket that has ended is warned about like one that was read', async () => {
    const person = await somebodyRead()

    await product
      .as(person)
      .send(add, saying('ticket', { name: 'Confined Space', start: '2019-05', end: '05/2021' }))

    expect((await profileOf(person)).tickets.at(-1)).toMatchObject({
      name: 'Confined Space',
      issued: '2019-05',
      expires: '2021-05',
    })
    const { tickets } = JSON.parse(await gistOf(person)).gist
    expect(tickets).toContainEqual({
      name: expect.stringContaining('Confined'),
      lastDay: '2021-05-31',
    })
  })

  test('goes again, and comes back as it was', async () => {
    const person = await somebodyRead()
    const ticket = saying('ticket', { name: 'Rigging', where: 'WorkSafe', start: '05/2019' })
    const { key, fact } = named(await product.as(person).send(add, ticket), 'Rigging')
    const before = await profileOf(person)

    await product.as(person).send(hide, { key })
    expect((await profileOf(person)).licences).not.toContain('Rigging')

    await product.as(person).send(add, fact)
    expect(await profileOf(person)).toEqual(before)
  })
})

describe('bad input', () => {
  test.each([
    [{ name: ' ' }, { name: words.factNameRequired }],
    [{ name: 'Rigging', end: 'soon' }, { end: words.dateUnreadable }],
    [{ name: 'Rigging', start: '2020-13' }, { start: words.dateUnreadable }],
    [{ name: 'Rigging', end: '03/14/2028' }, { end: words.dateUnreadable }],
    [{ name: 'Rigging', start: '14/05/2021', end: '13/05/2021' }, { end: words.endBeforeStart }],
    [{ name: 'Rigging', start: '2021', end: '2020-05' }, { end: words.endBeforeStart }],
  ])('%j is told where it stands', async (said, fields) => {
    const person = await somebodyRead()

    expect(await refusalOf(product.as(person).send(add, saying('ticket', said)))).toMatchObject({
      status: 422,
      fields,
    })
  })

  test('without a resume there is nothing to correct', async () => {
    const ash = await aContractor(product)

    expect(await factsOf(ash)).toEqual({
      has_resume: false,
      is_unreadable: false,
      facts: [],
      differences: [],
    })
    expect(
      await refusalOf(product.as(ash).send(add, saying('skill', { name: 'Rigging' }))),
    ).toMatchObject({ code: 'PROFILE_INCOMPLETE' })
  })

  test('so many corrections are kept, and no more', async () => {
    const person = await somebodyRead()
    await product.world.database.writing
      .insertInto('correction')
      .values(
        Array.from({ length: sizes.corrections }, (_, index) => ({
          contractor_id: person.id,
          kind: 'skill',
          said: JSON.stringify(saying('skill', { name: `Skill ${index}` })),
          changed_at: product.world.clock(),
        })),
      )
      .execute()

    expect(
      await refusalOf(product.as(person).send(add, saying('skill', { name: 'One more' }))),
    ).toMatchObject({ code: 'TOO_MANY_SAVED' })
  })
})

test('corrections stand in the copy of one’s own data, with what was read', async () => {
  const person = await somebodyRead()
  const { key } = named(await factsOf(person), 'Plant Operator')
  await product.as(person).send(hide, { key })

  const { data: copy } = await exportOf(product, person)

  expect(copy).toMatchObject({ corrections: [{ kind: 'job', said: null }] })
  expect(JSON.stringify(copy)).toContain('Wandoo')
})

test('two corrections at once both stand', async () => {
  const person = await somebodyRead()
  const { facts } = await factsOf(person)
  const [first, second] = facts

  await Promise.all(
    [first, second].map((one) => product.as(person).send(hide, { key: one?.key ?? '' })),
  )

  expect((await factsOf(person)).facts.filter(({ is_hidden }) => is_hidden)).toHaveLength(2)
})

test('what was changed meanwhile is not written over by somebody who has not seen it', async () => {
  const person = await somebodyRead()
  const seen = named(await factsOf(person), 'Dozer Operator')
  const say = (key: string, name: string) =>
    product.as(person).send(correct, { ...seen.fact, key, name })
  const mine = named(await say(seen.key, 'Grader Operator'), 'Grader Operator')
  expect(await refusalOf(say(seen.key, 'Crane Operator'))).toMatchObject({ code: 'NOT_FOUND' })

  const again = named(await say(mine.key, 'Dozer Trainer'), 'Dozer Trainer')
  expect(await refusalOf(say(mine.key, 'Crane Operator'))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await refusalOf(product.as(person).send(hide, { key: mine.key }))).toMatchObject({
    code: 'NOT_FOUND',
  })

  expect(named(await say(again.key, 'Crane Operator'), 'Crane Operator').read).toEqual(seen.fact)
})

test('whoever goes takes their corrections along', async () => {
  const person = await somebodyRead()
  await product.as(person).send(add, saying('skill', { name: 'Mentoring' }))

  await product.as(person).send(ownData.erase, { accountPassword: person.password })

  const left = await product.world.database.reading
    .selectFrom('correction')
    .select('id')
    .where('contractor_id', '=', person.id)
    .execute()
  expect(left).toEqual([])
})
