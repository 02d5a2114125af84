import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { companyCommunities } from '@headframe/wire'
import { aCommunityForm } from '../../testing/communities.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, outcome } from '../../testing/requests.ts'

const product = await aProduct()

const post = async (path: string, body: object) =>
  outcome(await product.ask(path, json(body, bearer((await aCompany(product)).token))))

describe('a form with faults', () => {
  test('of a talent pool has each of them named, the first told', async () => {
    expect(await post('/company/v2/talent-pools', {})).toEqual({
      status: 422,
      code: 'INVALID',
      error: 'Talent Pool Name is required',
      fields: {
        title: 'Talent Pool Name is required',
        location: 'Location is required',
        type: 'Talent Pool Type is required',
        description: 'Description is required',
        rate: 'Salary is required',
        timeline: 'Hiring date is required',
      },
    })
  })

  test.each([
    [{ rate: 'plenty' }, { rate: 'Salary has to be a number' }],
    [{ rate: -1 }, { rate: 'Must be 0 or more' }],
    [{ rate: 10_000_001 }, { rate: 'Must be a smaller number' }],
    [{ workType: '' }, { workType: 'Work type is required' }],
    [{ rateType: 'weekly' }, { rateType: 'Rate type is required' }],
    [{ type: 'project' }, { projectId: 'Please select a project' }],
    [{ timeline: '2020-02-02' }, { timeline: 'The hiring date cannot be in the past' }],
    [{ timeline: '2099-02-31' }, { timeline: 'Hiring date is required' }],
    [{ description: '  \n ' }, { description: 'Description is required' }],
    [{ description: 'x'.repeat(20_001) }, { description: 'Must be 20000 characters or fewer' }],
    [{ status: 'gone' }, { status: 'Please select a valid status' }],
    [{ location_lat: -20, location_lng: null }, { location: 'Location is required' }],
    [
      { qualifications: ['x'.repeat(121)] },
      { 'qualifications.0': 'Must be 120 characters or fewer' },
    ],
  ])('%o is told as %o', async (wrong, fields) => {
    const told = await post('/company/v2/talent-pools', { ...aCommunityForm(), ...wrong })
    expect(told).toMatchObject({ status: 422, error: Object.values(fields)[0], fields })
  })

  test('tells the field that is asked for first, whatever its fault and whoever found it', async () => {
    const long = { title: 'x'.repeat(256), type: 'project', workType: '' }
    expect(await post('/company/v2/talent-pools', { ...aCommunityForm(), ...long })).toMatchObject({
      error: 'Must be 255 characters or fewer',
    })
    const late = { type: 'project', timeline: '2020-02-02', rateType: '' }
    expect(await post('/company/v2/talent-pools', { ...aCommunityForm(), ...late })).toMatchObject({
      error: 'Please select a project',
    })
    const project = { name: 'x'.repeat(201), summary: '', startDate: '', length: 'forever' }
    expect(await post('/company/v2/projects', project)).toMatchObject({
      error: 'Must be 200 characters or fewer',
    })
  })

  test.each([
    [{ name: ' ' }, { name: 'Project name is required' }],
    [{ summary: '' }, { summary: 'Project summary is required' }],
    [{ budget: -1 }, { budget: 'The budget has to be a number of 0 or more' }],
    [{ budget: 'lots' }, { budget: 'The budget has to be a number of 0 or more' }],
    [{ startDate: '' }, { startDate: 'Start date is required' }],
    [{ startDate: '2020-01-01' }, { startDate: 'The start date cannot be in the past' }],
    [{ length: 'forever' }, { length: 'Project length is required' }],
  ])('of a project: %o is told as %o', async (wrong, fields) => {
    const sound = { name: 'Quandong', summary: 'A second train.', startDate: '2099-01-15' }
    const told = await post('/company/v2/projects', { ...sound, ...wrong })
    expect(told).toMatchObject({ status: 422, error: Object.values(fields)[0], fields })
  })

  test('a project takes a start as an instant, and starts without a budget', async () => {
    const response = await product.ask(
      '/company/v2/projects',
      json(
        { name: 'Quandong', summary: 'A second train.', startDate: 4_072_000_000, budget: '' },
        bearer((await aCompany(product)).token),
      ),
    )
    expect(await response.json()).toMatchObject({
      startDate: '2099-01-14',
      budget: null,
      length: '1-2 weeks',
    })
  })

  test('a talent pool that is sent again under one key is opened once', async () => {
    const company = await aCompany(product)
    const headers = { ...bearer(company.token), 'idempotency-key': randomUUID() }
    const send = () => product.ask('/company/v2/talent-pools', json(aCommunityForm(), headers))
    const answers = await Promise.all([send(), send(), send()])
    const ids = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { id: string }).id),
    )
    expect(new Set(ids).size).toBe(1)
    const { data } = await product.as(company).send(companyCommunities.list, { search: '' })
    expect(data).toHaveLength(1)
  })
})
