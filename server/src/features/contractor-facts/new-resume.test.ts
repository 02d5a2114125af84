import { describe, expect, test } from 'vitest'
import { contractorFacts } from '@headframe/wire'
import { resumeLines } from '../../testing/documents.ts'
import { named, peopleRead } from '../../testing/facts.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { add, correct, hide, settle } = contractorFacts
const { somebodyRead, profileOf, factsOf, bring } = peopleRead(product)

describe('a new resume', () => {
  const newer = resumeLines.map((line) =>
    line
      .replace('Dozer Operator', 'Lead Dozer Operator')
      .replace('Plant Operator, Wandoo Civil, Perth', 'Grader Operator, Mulga Civil, Perth'),
  )

  test('says what is new, what is different and what is gone', async () => {
    const person = await somebodyRead()

    const { differences } = await bring(person, newer)

    expect(
      differences.map(({ is, stands, otherwise }) => [is, stands?.name, otherwise?.name]),
    ).toEqual([
      ['different', 'Lead Dozer Operator', 'Dozer Operator'],
      ['new', 'Grader Operator', undefined],
      ['new', 'Grader', undefined],
      ['new', 'Grader Operator', undefined],
      ['gone', undefined, 'Plant Operator'],
    ])
  })

  test('that is shorter takes nothing away from whoever keeps all of it', async () => {
    const person = await somebodyRead()
    const { send } = product.as(person)
    const shorter = resumeLines.filter((line) => !/Plant Operator|White Card|HR/i.test(line))
    const { differences } = await bring(person, shorter)
    const gone = differences.filter(({ is, stands }) => is === 'gone' && !stands)
    expect(gone.length).toBeGreaterThan(1)

    const kept = await send(contractorFacts.keepFormer, {})
    const said = kept.facts.filter(({ is_added }) => is_added).map(({ fact }) => fact)
    expect(said).toEqual(expect.arrayContaining(gone.map(({ otherwise }) => otherwise)))
    expect(said).toHaveLength(gone.length)
    // Twice is as once, and each can be taken off again.
    expect((await send(contractorFacts.keepFormer, {})).facts).toEqual(kept.facts)
    const [again] = kept.differences.filter(({ is, stands }) => is === 'gone' && stands)
    await send(hide, { key: again?.key ?? '' })
    expect((await send(contractorFacts.show, {})).facts).toHaveLength(kept.facts.length - 1)

    await send(settle, {})
    const { facts, differences: left } = await send(contractorFacts.show, {})
    expect(left).toEqual([])
    expect(facts).toHaveLength(kept.facts.length - 1)
  })

  test('never overwrites what its owner changed, who picks', async () => {
    const person = await somebodyRead()
    const { key, fact } = named(await factsOf(person), 'Dozer Operator')
    await product.as(person).send(correct, { key, ...fact, name: 'Dozer Trainer' })

    const { differences } = await bring(person, newer)

    expect((await profileOf(person)).current_role).toBe('Dozer Trainer')
    const [difference] = differences.filter(({ is_yours }) => is_yours)
    expect(difference).toMatchObject({
      is: 'different',
      stands: { name: 'Dozer Trainer' },
      otherwise: { name: 'Lead Dozer Operator' },
    })
    if (!difference?.key || !difference.otherwise) throw new Error('There is nothing to pick')

    await product.as(person).send(correct, { key: difference.key, ...difference.otherwise })

    expect((await profileOf(person)).current_role).toBe('Lead Dozer Operator')
  })

  test('leaves hidden what was hidden', async () => {
    const person = await somebodyRead()
    const { key } = named(await factsOf(person), 'Plant Operator')
    await product.as(person).send(hide, { key })

    const { differences } = await bring(person, [...resumeLines, 'Dogging'])

    expect(JSON.stringify(await profileOf(person))).not.toContain('Wandoo')
    expect(differences.every(({ stands }) => stands?.name !== 'Plant Operator')).toBe(true)
  })

  test('that says no more what its owner said themselves leaves it standing', async () => {
    const person = await somebodyRead()
    const { key, fact } = named(await factsOf(person), 'Plant Operator')
    await product.as(person).send(correct, { key, ...fact, where: 'Wandoo Civil Pty Ltd' })

    const { differences } = await bring(
      person,
      resumeLines.filter((line) => !/Plant|2015|Haul roads/.test(line)),
    )

    const gone = differences.find(({ is }) => is === 'gone')
    expect(gone).toMatchObject({ stands: { where: 'Wandoo Civil Pty Ltd' }, otherwise: null })
    expect((await profileOf(person)).career).toHaveLength(2)

    if (!gone?.key || !gone.stands) throw new Error('There is nothing to take off')
    const before = await profileOf(person)
    await product.as(person).send(hide, { key: gone.key })
    expect((await profileOf(person)).career).toHaveLength(1)

    await product.as(person).send(add, gone.stands)
    expect(await profileOf(person)).toEqual(before)
  })

  test('is held against what was looked at last, though another came in between', async () => {
    const person = await somebodyRead()
    await bring(person, newer)

    const { differences } = await bring(person, [...newer, 'Dogging'])

    expect(differences).toContainEqual(
      expect.objectContaining({
        is: 'gone',
        otherwise: expect.objectContaining({ name: 'Plant Operator' }),
      }),
    )
    expect((await bring(person, resumeLines)).differences).toEqual([])
  })

  test('is settled once it was looked at, and what stands goes on standing', async () => {
    const person = await somebodyRead()
    const { key, fact } = named(await factsOf(person), 'Dozer Operator')
    await product.as(person).send(correct, { key, ...fact, name: 'Dozer Trainer' })
    await bring(person, newer)
    const before = await profileOf(person)

    expect(await product.as(person).send(settle, {})).toMatchObject({ differences: [] })

    expect(await profileOf(person)).toEqual(before)
    expect((await bring(person, newer)).differences).toEqual([])
    expect((await profileOf(person)).current_role).toBe('Dozer Trainer')
  })
})
