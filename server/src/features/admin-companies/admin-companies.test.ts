import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  adminCompanies,
  adminContractors,
  ownData,
  usualCreditReason,
  words,
} from '@headframe/wire'
import { aJobOf } from '../../testing/jobs.ts'
import { aCompany, aContractor, anAdmin, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const admin = await anAdmin(product)
const { send } = product.asAdmin(`admin_session=${admin.token}`)

const add = (
  company: Pick<Person, 'id'>,
  credits: unknown,
  { key, reason }: { key?: string; reason?: string } = {},
) =>
  product.ask('/dashboard/credits/add', {
    method: 'POST',
    headers: {
      cookie: `admin_session=${admin.token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ companyId: company.id, credits, reason }),
  })
const ledgerOf = ({ id }: Pick<Person, 'id'>, page = 1) =>
  send(adminCompanies.ledger, { companyId: id, page })
const rowOf = ({ id }: Pick<Person, 'id'>) => send(adminCompanies.one, { companyId: id })

const found = async (search: string) =>
  (await send(adminCompanies.list, { search, sortOrder: 'desc' })).map(({ id }) => id)
const inOrder = async (wish: object, perPage = 20, page = 1) =>
  (
    await send(adminCompanies.list, {
      search: 'zz',
      sortOrder: 'desc',
      page,
      perPage,
      ...wish,
    })
  ).map(({ name }) => name.slice(3))

const contractorsFor = async (search: string) =>
  (await send(adminContractors.list, { search })).map(({ id }) => id)

describe('the list', () => {
  test('says of a company what it is, who speaks for it, and how it stands', async () => {
    const company = await aRegisteredCompany(product, { companyName: 'Quandong Drilling' })
    await aJobOf(product, company)
    await aJobOf(product, company, {}, 'expired')
    await aJobOf(product, company, {}, 'draft')

    const [row] = await send(adminCompanies.list, { search: 'quandong', sortOrder: 'desc' })
    expect(row).toMatchObject({
      id: company.id,
      slug: company.slug,
      name: 'Quandong Drilling',
      email: company.email,
      jobsActive: 1,
      jobsPosted: 2,
      credits: 0,
    })
    expect(row).toEqual(await rowOf(company))
  })

  test('finds by name, person, address and place, and by what they have become since', async () => {
    const company = await aCompany(product)
    const { writing } = product.world.database
    await writing
      .updateTable('company')
      .set({ name: 'Désert Oak & Söhne', first_name: 'Yindi', office_address: 'Meekatharra' })
      .where('id', '=', company.id)
      .execute()
    for (const search of ['desert oak', 'OAK', 'yindi', 'meekath', company.email]) {
      expect(await found(search), search).toEqual([company.id])
    }
    await writing
      .updateTable('account')
      .set({ email: `bilby-${company.id}@people.example` })
      .where('id', '=', company.id)
      .execute()
    expect(await found(`bilby-${company.id}`)).toEqual([company.id])
    expect(await found(company.email)).toEqual([])
  })

  test('finds by the number that rings and by ABN, however they are written', async () => {
    const company = await aCompany(product)
    const person = await aContractor(product)
    const { writing } = product.world.database
    await writing
      .updateTable('company')
      .set({ phone: '(08) 9021 5567', billing_abn: '51824753556' })
      .where('id', '=', company.id)
      .execute()
    await writing
      .updateTable('contractor')
      .set({ phone: '+61 491 573 770' })
      .where('id', '=', person.id)
      .execute()

    for (const search of ['08 9021 5567', '0890215567', '+61 8 9021 5567', '90215567']) {
      expect(await found(search), search).toEqual([company.id])
    }
    for (const search of ['51 824 753 556', '51824753556']) {
      expect(await found(search), search).toEqual([company.id])
    }
    for (const search of ['0491 573 770', '+61491573770', '0061 491 573 770', '491573770']) {
      const people = await send(adminContractors.list, { search })
      expect(
        people.map(({ id }) => id),
        search,
      ).toEqual([person.id])
    }
    // Another number, and the old one leads to nobody.
    await writing
      .updateTable('contractor')
      .set({ phone: '0491 573 771' })
      .where('id', '=', person.id)
      .execute()
    expect(await send(adminContractors.list, { search: '0491 573 770' })).toEqual([])
    expect(await send(adminContractors.list, { search: '0491 573 771' })).toHaveLength(1)
  })

  test('finds by half a name, however short, and by the letters of a state', async () => {
    const quokka = await aContractor(product, { firstName: 'Craig', lastName: 'Quokkason' })
    const wade = await aContractor(product, { firstName: 'Wayde', lastName: 'Quokkason' })

    for (const search of ['craig q', 'quokkason cr', 'craig quo']) {
      expect(await contractorsFor(search), search).toEqual([quokka.id])
    }
    expect(await contractorsFor('quokkason way')).toEqual([wade.id])
    for (const search of ['quokkason wa', 'quo craig', '"craig q"']) {
      expect(await contractorsFor(search), search).toEqual([])
    }
  })

  test('is put in order by name, age and credits, page after page', async () => {
    const names = ['zz Banksia', 'zz Acacia', 'zz Casuarina']
    for (const [at, name] of names.entries()) {
      const company = await aCompany(product)
      await product.world.database.writing
        .updateTable('company')
        .set({ name })
        .where('id', '=', company.id)
        .execute()
      await add(company, at + 1)
      product.moveClock(1)
    }
    expect(await inOrder({})).toEqual(['Casuarina', 'Acacia', 'Banksia'])
    expect(await inOrder({ sortField: 'name', sortOrder: 'asc' })).toEqual([
      'Acacia',
      'Banksia',
      'Casuarina',
    ])
    expect(await inOrder({ sortField: 'credits' }, 1, 2)).toEqual(['Acacia'])
  })
})

describe('credits', () => {
  test('are given, told by mail unless it is switched off, spent, and add up', async () => {
    const company = await aRegisteredCompany(product, { companyName: 'Wandoo Civil' })
    const answer = await add(company, 2, { reason: 'Opened with us' })
    expect(await answer.json()).toEqual({
      success: true,
      credits: 2,
      message: 'Added 2 credits to Wandoo Civil',
    })
    await add(company, '1')
    await product.runTasks()
    const mails = (await product.mailTo(company.email)).filter(
      ({ kind }) => kind === 'credits-added',
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You have 2 more job credits on Headframe',
      'You have 1 more job credit on Headframe',
    ])
    expect(mails[0]?.link).toBe('http://headframe.test/company/dashboard')

    const asCompany = product.as(company)
    const job = await aJobOf(product, company, {}, 'draft')
    await product.world.database.writing
      .insertInto('credit_entry')
      .values({
        company_id: company.id,
        change: -1,
        reason: 'Job posting',
        job_id: job.id,
        source: 'posting',
        at: product.world.clock(),
      })
      .execute()
    await product.world.database.writing
      .updateTable('company')
      .set({ credits: 2 })
      .where('id', '=', company.id)
      .execute()

    const ledger = await ledgerOf(company)
    expect(ledger).toMatchObject([
      { change: -1, balance: 2, source: 'posting', given_by: null, job_title: 'Dozer Operator' },
      { change: 1, balance: 3, reason: usualCreditReason, given_by: admin.email },
      { change: 2, balance: 2, reason: 'Opened with us', source: 'administrator' },
    ])
    expect(ledger[0]?.balance).toBe((await rowOf(company)).credits)

    await asCompany.send(ownData.saveMailPreferences, { credits: false })
    await add(company, 5)
    await product.runTasks()
    expect(
      (await product.mailTo(company.email)).filter(({ kind }) => kind === 'credits-added'),
    ).toHaveLength(2)
  })

  test.each<[unknown, number]>([
    [0, 422],
    [101, 422],
    [1.5, 422],
    ['many', 422],
    [-1, 422],
    [undefined, 422],
    [100, 200],
  ])('are from 1 to 100, and %s is answered with %s', async (credits, status) => {
    const company = await aCompany(product)
    const answer = await add(company, credits)
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(await answer.json()).toMatchObject({
      error: words.creditsFailed,
      success: false,
      message: words.creditsFailed,
    })
    expect(await ledgerOf(company)).toEqual([])
  })

  test('of a company that is none are refused in the words of the call', async () => {
    for (const id of [randomUUID(), 'none', '']) {
      const answer = await add({ id }, 1)
      expect([id, answer.status]).toEqual([id, id === '' ? 422 : 404])
      expect(await answer.json()).toMatchObject({ error: words.creditsFailed })
    }
  })

  test('asked for twenty times at once with one key are given once, with twenty keys twenty times', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [once, often] = [await aCompany(product), await aCompany(product)]
      const key = randomUUID()
      const twenty = Array.from({ length: 20 }, (_, at) => at)
      const [same, different] = await Promise.all([
        Promise.all(twenty.map(() => add(once, 3, { key }))),
        Promise.all(twenty.map(() => add(often, 1, { key: randomUUID() }))),
      ])
      expect(same.every(({ status }) => status === 200)).toBe(true)
      const told = await Promise.all(different.map((answer) => answer.json()))
      expect(
        told.map(({ credits }: { credits: number }) => credits).toSorted((a, b) => a - b),
      ).toEqual(twenty.map((at) => at + 1))
      const [sum, many] = [await ledgerOf(once), await ledgerOf(often)]
      expect(sum).toMatchObject([{ change: 3, balance: 3 }])
      expect(many).toHaveLength(20)
      // The newest tells what there is, and each what there was before and what came.
      expect(many.map(({ balance }) => balance)).toEqual(twenty.map((at) => 20 - at))
      expect([(await rowOf(once)).credits, (await rowOf(often)).credits]).toEqual([3, 20])
      // And once more, later: a lost answer asked for again.
      expect(await (await add(once, 3, { key })).json()).toMatchObject({ credits: 3 })
      expect(await ledgerOf(once)).toHaveLength(1)
    }
  })
})
