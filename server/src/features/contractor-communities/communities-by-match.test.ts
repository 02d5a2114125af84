import { beforeEach, describe, expect, test } from 'vitest'
import { companyCommunities, contractorMatching, contractorProfiles } from '@headframe/wire'
import { aCommunityOf } from '../../testing/communities.ts'
import { aGeologistsResume } from '../../testing/matching.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()

const dozers = {
  title: 'Dozer Operator',
  description: 'Push overburden on a D11.',
  qualifications: ['HR licence', 'Surpac'],
}
const graders = { title: 'Grader Operator', description: 'Haul roads.', qualifications: [] }
const geologists = {
  title: 'Mine Geologist',
  description: 'Map the faces of the Quandong Pit.',
  qualifications: ['Leapfrog'],
}

let saltbush: Person
let marnie: Person
const asMarnie = () => product.as(marnie)
const asSaltbush = () => product.as(saltbush)

beforeEach(async () => {
  // Whatever other tests have left open would be in the list.
  await product.world.database.writing.deleteFrom('community').execute()
  saltbush = await aCompany(product)
  marnie = await aRegisteredContractor(product)
  await product.runTasks()
})

/** Opened one after the other, so that the newest is known. */
async function aPool(wishes: Partial<Parameters<typeof aCommunityOf>[2]>) {
  product.moveClock(1)
  return aCommunityOf(product, saltbush, wishes)
}

interface ListedPool {
  readonly title: string
  readonly match: { readonly score: number; readonly reason: string } | null
}

async function listed(query = 'sort=match', person = marnie) {
  const response = await product.ask(`/contractor/v2/talent-pools?${query}`, {
    headers: bearer(person.token),
  })
  const { data } = (await response.json()) as { data: ListedPool[] }
  const titles = data.map(({ title }) => title)
  return { titles, pools: data, unranked: response.headers.get('x-unranked') }
}

describe('talent pools by match', () => {
  test('come best first with what speaks for them, others behind by date, and pages hang together', async () => {
    await aPool(geologists)
    await aPool(dozers)
    await aPool(graders)
    await aPool({ ...geologists, title: 'Exploration Geologist' })
    await product.runTasks()

    const { titles, pools, unranked } = await listed()
    expect(titles).toEqual([
      'Dozer Operator',
      'Grader Operator',
      'Exploration Geologist',
      'Mine Geologist',
    ])
    expect(pools[0]?.match?.reason).toContain('Worked as')
    expect(unranked).toBe('0')
    for (const perPage of [1, 3]) {
      const pages = [1, 2, 3, 4].slice(0, Math.ceil(4 / perPage))
      const each = await Promise.all(
        pages.map((page) => listed(`sort=match&perPage=${perPage}&page=${page}`)),
      )
      expect(each.flatMap((page) => page.titles)).toEqual(titles)
    }
    const byDate = await listed('')
    expect(byDate.titles[0]).toBe('Exploration Geologist')
    expect(byDate.unranked).toBeNull()
  })

  test('are narrowed down without losing their order', async () => {
    await aPool({ ...graders, workType: 'permanent' })
    await aPool(dozers)
    await aPool({ ...graders, title: 'Grader Operator, nights', workType: 'permanent' })
    await aPool({ ...geologists, workType: 'permanent' })
    await product.runTasks()
    const { titles } = await listed('sort=match&type=permanent')
    expect(titles.slice(0, 2).toSorted()).toEqual(['Grader Operator', 'Grader Operator, nights'])
    expect(titles).toHaveLength(3)
    expect((await listed('sort=match&search=dozer')).titles).toEqual(['Dozer Operator'])
  })

  test('say while one is still to be put in order, and follow what their company changes', async () => {
    const { id } = await aPool(geologists)
    expect((await listed()).unranked).toBe('1')
    await product.runTasks()
    await aPool(graders)
    await product.runTasks()
    expect((await listed()).titles).toEqual(['Grader Operator', 'Mine Geologist'])

    await asSaltbush().send(companyCommunities.update, { id, ...dozers })
    expect((await listed()).unranked).toBe('1')
    await product.runTasks()
    const { titles, unranked } = await listed()
    expect(titles).toEqual(['Dozer Operator', 'Grader Operator'])
    expect(unranked).toBe('0')
  })

  test('follow another resume', async () => {
    await aPool(geologists)
    await aPool(dozers)
    await product.runTasks()
    expect((await listed()).titles[0]).toBe('Dozer Operator')

    const replaceFile = await aGeologistsResume()
    await asMarnie().send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()
    expect((await listed()).titles[0]).toBe('Mine Geologist')
  })

  test('keep their place for whoever is in one that is paused, and for everybody once it opens again', async () => {
    const other = await aRegisteredContractor(product)
    const { id } = await aPool(dozers)
    await aPool(graders)
    await product.runTasks()
    await product.ask(`/contractor/v2/talent-pools/${id}/apply`, {
      method: 'POST',
      headers: bearer(marnie.token),
    })
    await asSaltbush().send(companyCommunities.update, { id, status: 'paused' })
    await product.runTasks()
    // All are compared anew, one after the other.
    for (const person of [marnie, other])
      await product.as(person).send(contractorProfiles.update, { rate: 101 })
    await product.runTasks()
    expect((await listed()).titles).toEqual(['Dozer Operator', 'Grader Operator'])
    expect((await listed('sort=match', other)).titles).toEqual(['Grader Operator'])

    await asSaltbush().send(companyCommunities.update, { id, status: 'active' })
    await product.runTasks()
    expect((await listed('sort=match', other)).titles).toEqual([
      'Dozer Operator',
      'Grader Operator',
    ])
  })

  test('stand by date for whoever turned matching off, and best first once it is on again', async () => {
    await aPool(dozers)
    await aPool(geologists)
    await product.runTasks()
    await asMarnie().send(contractorMatching.choose, { is_on: false })
    await product.runTasks()
    await aPool(graders)
    await product.runTasks()
    const { titles, pools, unranked } = await listed()
    expect(titles).toEqual(['Grader Operator', 'Mine Geologist', 'Dozer Operator'])
    expect(pools.map(({ match }) => match)).toEqual([null, null, null])
    expect(unranked).toBe('0')

    await asMarnie().send(contractorMatching.choose, { is_on: true })
    await product.runTasks()
    expect((await listed()).titles[0]).toBe('Dozer Operator')
  })

  test('stand by date on a map, and without a resume', async () => {
    await aPool(dozers)
    await aPool(geologists)
    await product.runTasks()
    const map = await listed('sort=match&view=map')
    expect(map.titles).toEqual(['Mine Geologist', 'Dozer Operator'])
    expect(map.unranked).toBeNull()

    const newcomer = await listed('sort=match', await aContractor(product))
    expect(newcomer.titles).toEqual(['Mine Geologist', 'Dozer Operator'])
    expect(newcomer.unranked).toBe('0')
  })
})
