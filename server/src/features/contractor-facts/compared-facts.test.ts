import { describe, expect, test } from 'vitest'
import { contractorFacts, contractorJobs } from '@headframe/wire'
import { resumeLines } from '../../testing/documents.ts'
import { named, peopleRead, saying } from '../../testing/facts.ts'
import { aLiveJob } from '../../testing/jobs.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { add, correct, hide } = contractorFacts
const { somebodyRead, factsOf, bring } = peopleRead(product)

const trade = 'Heavy Diesel Trade Certificate'
const certificate = 'Certificate III in Heavy Commercial Vehicle Mechanical Technology'
const studied = [...resumeLines, 'Education', `${certificate}, South Regional TAFE, 2012`]

const job = await aLiveJob(product, await aCompany(product), {
  title: 'Dozer Operator',
  description:
    'Push overburden on a D11. Trade qualified, heavy diesel. Certificate IV in Work Health and Safety is required.',
})

async function somebodyWith(lines: readonly string[]): Promise<Person> {
  const person = await somebodyRead()
  await bring(person, lines)
  return person
}

async function matchOf(person: Person) {
  const { match } = await product.as(person).send(contractorJobs.job, { id: job.uuid })
  if (!match) throw new Error('Nothing was compared')
  return match
}

const quoteOf = async (person: Person, ticket: string) =>
  (await matchOf(person)).reasons.find(({ text }) => text === `Holds: ${ticket}`)?.person

const scoreOf = async (person: Person) => (await matchOf(person)).score

describe('a study that its owner mended', () => {
  test('counts as the read one does, and goes on to be quoted from the resume', async () => {
    const person = await somebodyWith(studied)
    const before = await scoreOf(person)
    expect(await quoteOf(person, trade)).toMatchObject({ source: 'resume' })

    const { key, fact } = named(await factsOf(person), certificate)
    const mended = await product.as(person).send(correct, { key, ...fact, end: '2013' })
    expect(await scoreOf(person)).toBe(before)
    expect(await quoteOf(person, trade)).toMatchObject({ source: 'resume' })

    const again = named(mended, certificate)
    await product
      .as(person)
      .send(correct, { ...again.fact, key: again.key, where: 'Kambalda TAFE' })
    expect(await scoreOf(person)).toBe(before)
  })

  test('counts by another name, and no more once it names nothing that is asked for', async () => {
    const person = await somebodyWith(studied)
    const before = await scoreOf(person)
    const { key, fact } = named(await factsOf(person), certificate)

    const called = await product.as(person).send(correct, { key, ...fact, name: 'Cert 3, diesel' })
    expect(await scoreOf(person)).toBe(before)
    expect(await quoteOf(person, trade)).toMatchObject({
      source: 'profile',
      field: 'studies',
    })

    const other = named(called, 'Cert 3, diesel')
    const answer = await product
      .as(person)
      .send(correct, { ...other.fact, key: other.key, name: 'Certificate II in Cookery' })
    expect(await scoreOf(person)).toBeLessThan(before)

    const last = named(answer, 'Certificate II in Cookery')
    await product.as(person).send(correct, { ...fact, key: last.key })
    expect(await scoreOf(person)).toBe(before)
  })

  test('counts no more once it is hidden', async () => {
    const person = await somebodyWith(studied)
    const { key } = named(await factsOf(person), certificate)

    await product.as(person).send(hide, { key })

    expect((await matchOf(person)).missing.map(({ text }) => text)).toContain(
      `${trade} is asked for`,
    )
  })

  test('is not found by a school that it was not at', async () => {
    const person = await somebodyWith(studied)
    const { key, fact } = named(await factsOf(person), certificate)

    await product.as(person).send(correct, { key, ...fact, where: 'Kambalda TAFE' })

    const { content } = await product.world.database.reading
      .selectFrom('resume_reading')
      .innerJoin('resume', 'resume.id', 'resume_reading.resume_id')
      .select('content')
      .where('contractor_id', '=', person.id)
      .where('place', '=', 'active')
      .executeTakeFirstOrThrow()
    expect(content).toContain(certificate)
    expect(content).not.toContain('South Regional')
  })
})

describe('what is added by hand', () => {
  test.each([
    ['study', certificate, trade, 'studies'],
    ['ticket', 'Trade Certificate - Heavy Vehicle', trade, 'tickets'],
    ['skill', 'Trade qualified diesel fitter', trade, 'skills'],
    [
      'study',
      'Certificate IV in Work Health and Safety',
      'Certificate IV in Work Health and Safety',
      'studies',
    ],
  ] as const)('counts as a %s: %s', async (kind, name, ticket, field) => {
    const person = await somebodyRead()
    const before = await scoreOf(person)
    expect(await quoteOf(person, ticket)).toBeUndefined()

    const answer = await product.as(person).send(add, saying(kind, { name }))
    expect(await quoteOf(person, ticket)).toMatchObject({ source: 'profile', field, text: name })
    expect(await scoreOf(person)).toBeGreaterThan(before)

    await product.as(person).send(hide, { key: named(answer, name).key })
    expect(await scoreOf(person)).toBe(before)
  })

  test('stays through another resume', async () => {
    const person = await somebodyRead()
    await product.as(person).send(add, saying('study', { name: certificate }))

    await bring(person, resumeLines.slice(0, 6))

    expect(await quoteOf(person, trade)).toMatchObject({ field: 'studies' })
  })

  test('does not make a ticket hold that has ended', async () => {
    const person = await somebodyRead()
    const name = 'Certificate IV in Work Health and Safety'
    await product.as(person).send(add, saying('ticket', { name, end: '05/2021' }))
    await product.as(person).send(add, saying('study', { name }))

    expect(await quoteOf(person, name)).toBeUndefined()
  })
})
