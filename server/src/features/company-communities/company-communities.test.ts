import { randomUUID } from 'node:crypto'
import { expect, test, describe } from 'vitest'
import {
  communityMembers,
  communityMessages,
  companyCommunities,
  companyProfiles,
  contractorCommunities,
} from '@headframe/wire'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aCommunityForm, aCommunityOf, aMemberOf, aThread } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

const aProjectOf = (company: Person) =>
  product.as(company).send(companyCommunities.createProject, {
    name: 'Quandong expansion',
    summary: 'A second train for the plant.',
    budget: 2_500_000.5,
    startDate: '2099-01-15',
    length: '3-6 months',
  })

const list = (
  company: Person,
  wish: { status?: 'active' | 'paused' | 'closed'; unread?: '1'; search?: string } = {},
) =>
  product.as(company).send(companyCommunities.list, {
    search: '',
    status: undefined,
    unread: undefined,
    ...wish,
  })

describe('a talent pool', () => {
  test('is opened with all that was told, and stands on top of the list', async () => {
    const company = await aCompany(product)
    const { send } = product.as(company)
    await aCommunityOf(product, company, { title: 'Earlier' })

    const opened = await send(
      companyCommunities.create,
      aCommunityForm({
        description: { ops: [{ insert: 'Bring tools', attributes: { bold: true } }] },
        qualifications: [' HR licence ', '', 'hr LICENCE', 'Rigging'],
      }),
    )

    expect(opened).toMatchObject({
      title: 'Shutdown fitters',
      status: 'active',
      type: 'general',
      work_type: 'contract',
      location: 'Karratha WA',
      location_lat: -20.74,
      location_lng: 116.85,
      description_html: '<p><strong>Bring tools</strong></p>',
      qualifications: ['HR licence', 'Rigging'],
      requirements: ['Police check'],
      rate: 78.5,
      rateType: 'hourly',
      timeline: '2099-02-01',
      timeline_date: '2099-02-01',
      company_name: 'Saltbush Mining',
      project: null,
      project_id: null,
      budget: null,
      applicants_count: 0,
      accepted_count: 0,
      pending_count: 0,
      declined_count: 0,
      avg_rate: null,
      avg_experience: null,
      unread: 0,
      asked: null,
    })
    expect(JSON.parse(opened.description)).toEqual({
      ops: [{ insert: 'Bring tools', attributes: { bold: true } }, { insert: '\n' }],
    })
    expect((await list(company)).data.map(({ title }) => title)).toEqual([
      'Shutdown fitters',
      'Earlier',
    ])
    expect(await send(companyCommunities.one, { id: opened.id })).toEqual(opened)
  })

  test('for a project shows it, with its budget', async () => {
    const company = await aCompany(product)
    const project = await aProjectOf(company)

    const pool = await aCommunityOf(product, company, { type: 'project', projectId: project.id })

    expect(pool).toMatchObject({
      type: 'project',
      project_id: project.id,
      project_name: 'Quandong expansion',
      budget: 2_500_000.5,
      project: {
        id: project.id,
        name: 'Quandong expansion',
        summary: 'A second train for the plant.',
        budget: 2_500_000.5,
        start_date: '2099-01-15',
        length: '3-6 months',
      },
    })
    const { data, meta } = await product.as(company).send(companyCommunities.projects, {})
    expect(data).toEqual([project])
    expect(meta).toMatchObject({ total: 1 })
  })

  test('is changed in part, paused, closed and opened again', async () => {
    const company = await aCompany(product)
    const project = await aProjectOf(company)
    const pool = await aCommunityOf(product, company, { type: 'project', projectId: project.id })
    const change = (changes: object) =>
      product.as(company).send(companyCommunities.update, { id: pool.id, ...changes })

    expect(await change({ title: 'Spring fitters' })).toEqual({ ...pool, title: 'Spring fitters' })
    for (const status of ['paused', 'closed', 'active'] as const)
      expect(await change({ status })).toMatchObject({ status, title: 'Spring fitters' })

    expect(await change({ type: 'general' })).toMatchObject({ type: 'general', project: null })
    expect(await change({})).toMatchObject({ type: 'general', requirements: ['Police check'] })
    const emptied = await change({ requirements: [], location_lat: null, location_lng: null })
    expect(emptied).toMatchObject({ requirements: [], location_lat: null, location_lng: null })
  })

  test('keeps a day that has passed meanwhile, and takes no other one that has', async () => {
    const company = await aCompany(product)
    const pool = await aCommunityOf(product, company)
    await product.world.database.writing
      .updateTable('community')
      .set({ hiring_by: '2020-01-01' })
      .where('id', '=', pool.id)
      .execute()
    const change = (timeline: string) =>
      product.as(company).send(companyCommunities.update, { id: pool.id, timeline, rate: 80 })

    expect(await change('2020-01-01')).toMatchObject({ timeline: '2020-01-01', rate: 80 })
    expect(await refusalOf(change('2020-01-02'))).toMatchObject({
      fields: { timeline: 'The hiring date cannot be in the past' },
    })
  })

  test('of another company is not there, and neither is its project', async () => {
    const [own, other] = [await aCompany(product), await aCompany(product)]
    const theirs = await aProjectOf(other)
    const { id } = await aCommunityOf(product, other)

    const refusal = await refusalOf(product.as(own).send(companyCommunities.one, { id }))
    expect(refusal).toMatchObject({ code: 'NOT_FOUND', message: 'Talent Pool not found.' })
    const change = product.as(own).send(companyCommunities.update, { id, title: '' })
    expect(await refusalOf(change)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Something went wrong, please try again',
    })
    const look = product.as(own).send(communityMembers.list, { id, search: '' })
    expect(await refusalOf(look)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Failed to fetch projects.',
    })
    expect(
      await refusalOf(aCommunityOf(product, own, { type: 'project', projectId: theirs.id })),
    ).toMatchObject({ fields: { projectId: 'Please select a project' } })
  })
})

describe('the list', () => {
  test('is narrowed down by status and words, and counts by status what the words find', async () => {
    const company = await aCompany(product)
    await aCommunityOf(product, company, { title: 'Riggers north', status: 'paused' })
    await aCommunityOf(product, company, { title: 'Fitters', qualifications: ['Rigging'] })
    await aCommunityOf(product, company, { title: 'Boilermakers', qualifications: [] })
    const titles = async (wish: Parameters<typeof list>[1]) =>
      (await list(company, wish)).data.map(({ title }) => title)

    expect(await titles({ search: 'rigg' })).toEqual(['Fitters', 'Riggers north'])
    expect(await titles({ search: 'rigg', status: 'paused' })).toEqual(['Riggers north'])
    expect(await titles({ status: 'closed' })).toEqual([])
    const response = await product.ask('/company/v2/talent-pools?search=rigg&status=paused', {
      headers: bearer(company.token),
    })
    const counts = ['x-active', 'x-paused', 'x-closed', 'x-total-count']
    expect(counts.map((name) => response.headers.get(name))).toEqual(['1', '1', '0', '1'])
  })

  test('finds talent pools by the name that their company has now', async () => {
    const company = await aCompany(product)
    const ash = await aContractor(product)
    const title = `Mulga ${randomUUID().slice(0, 8)}`
    await aCommunityOf(product, company, { title })
    const name = `Bluebush ${randomUUID().slice(0, 8)}`
    await product.as(company).send(companyProfiles.publish, aCompanyProfile({ name }))

    const find = async (search: string) =>
      (await product.as(ash).send(contractorCommunities.list, { search })).data.map(
        (pool) => pool.title,
      )
    expect(await find(name)).toEqual([title])
    expect(await find(`"${title}"`)).toEqual([title])
    expect(await find('Saltbush Mining Mulga')).not.toContain(title)
  })

  test('shows how many stand how as they are now', async () => {
    const company = await aCompany(product)
    const pool = await aCommunityOf(product, company)
    const people = [await aContractor(product), await aContractor(product)]
    for (const person of people) await aMemberOf(product, pool, person)
    const [row] = (await list(company)).data
    expect(row).toMatchObject({ applicants_count: 2, pending_count: 2, accepted_count: 0 })
  })
})

test('the list tells where messages wait, and can be narrowed down to those', async () => {
  const company = await aCompany(product)
  const { send } = product.as(company)
  const casey = await aContractor(product)
  const { id, memberId } = await aThread(product, { company, contractor: casey })
  const quiet = await aCommunityOf(product, company, { title: 'Nobody writes here' })
  const write = (body: string) => product.as(casey).send(communityMessages.toCompany, { id, body })
  await write('From the first of March.')
  await write('Or a week before.')
  await send(companyCommunities.update, { id, status: 'closed' })

  expect((await list(company)).data).toMatchObject([
    { id: quiet.id, unread: 0 },
    { id, unread: 2 },
  ])
  expect((await list(company, { unread: '1' })).data).toMatchObject([{ id, unread: 2 }])
  expect((await list(company, { unread: '1', search: 'nobody' })).data).toEqual([])
  const response = await product.ask('/company/v2/talent-pools?unread=1', {
    headers: bearer(company.token),
  })
  expect(response.headers.get('x-total-count')).toBe('1')
  expect(response.headers.get('x-unread')).toBe('1')
  expect(response.headers.get('x-active')).toBe('1')

  await send(communityMessages.ofMember, { id, memberId })
  expect((await list(company, { unread: '1' })).data).toEqual([])
})
