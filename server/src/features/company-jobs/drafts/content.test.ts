import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { bearer, json, outcome } from '../../../testing/requests.ts'

const product = await aProduct()
const { reading } = product.world.database

let saltbush: Person
let uuid: string

beforeEach(async () => {
  saltbush = await aCompany(product)
  uuid = (await product.as(saltbush).send(companyJobs.newDraft, {})).uuid
})

const ask = async (fields: object) =>
  outcome(
    await product.ask(
      '/company/update-draft',
      json({ jobUUID: uuid, draft: fields }, bearer(saltbush.token)),
    ),
  )

/** The draft after something more was typed into it. */
async function saved(fields: object) {
  expect(await ask(fields)).toMatchObject({ status: 200 })
  return (await product.as(saltbush).send(companyJobs.rawJob, { uuid })).data
}

const career = async (fields: object) => {
  const { industry, role } = await saved(fields)
  return { industry, role }
}

describe('industry and role', () => {
  test.each([
    ['ids', { selectedIndustry: 1, selectedRole: 108 }],
    ['ids as text', { selectedIndustry: '1', selectedRole: '108' }],
    ['names', { selectedIndustry: 'Mining', selectedRole: 'Dozer Operator' }],
    ['names in other letters', { selectedIndustry: ' MINING', selectedRole: 'dozer operator ' }],
    ['their other names', { industry: 'Mining', role: 108 }],
    ['both names', { selectedIndustry: 1, industry: 1, selectedRole: 108, role: 108 }],
  ])('are taken by %s', async (_, fields) => {
    expect(await saved(fields)).toMatchObject({
      selectedIndustry: 1,
      industry: 1,
      selectedRole: 108,
      role: 108,
    })
  })

  test('may come one after the other', async () => {
    expect(await career({ industry: 1 })).toEqual({ industry: 1, role: null })
    expect(await career({ role: 108 })).toEqual({ industry: 1, role: 108 })
    expect(await career({ hours: '12' })).toEqual({ industry: 1, role: 108 })
  })

  test('are refused when there are none such', async () => {
    const text = 'Please fill out all the mandatory fields.'
    expect(await ask({ industry: 'Astrology' })).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { 'draft.selectedIndustry': text },
    })
    expect(await ask({ industry: 99, role: 108 })).toMatchObject({
      fields: { 'draft.selectedIndustry': text },
    })
    expect(await ask({ industry: 2, role: 108 })).toMatchObject({
      fields: { 'draft.selectedRole': text },
    })
    await saved({ industry: 2 })
    expect(await ask({ role: 'Dozer Operator' })).toMatchObject({
      fields: { 'draft.selectedRole': text },
    })
  })

  test('open the role when the industry becomes another, or none', async () => {
    await saved({ industry: 1, role: 108 })
    expect(await career({ industry: 1 })).toEqual({ industry: 1, role: 108 })
    expect(await career({ industry: 2 })).toEqual({ industry: 2, role: null })

    await saved({ industry: 1, role: 108 })
    expect(await career({ industry: '' })).toEqual({ industry: null, role: null })
  })

  test('without an industry there is no role', async () => {
    expect(await career({ role: 108 })).toEqual({ industry: null, role: null })
  })
})

describe('the start', () => {
  test.each([
    [{ start_date: 1_800_000_000 }, 1_800_000_000],
    [{ contract_start_date: 1_800_000_000 }, 1_800_000_000],
    [{ contract_start_date: '1800000001' }, 1_800_000_001],
    [{ start_date: 1, contract_start_date: 1_800_000_000 }, 1],
    [{ start_date: '' }, null],
  ])('%j is %s', async (fields, start) => {
    expect(await saved(fields)).toMatchObject({ start_date: start, contract_start_date: start })
  })
})

describe('the description', () => {
  const delta = { ops: [{ insert: 'Drill', attributes: { bold: true } }, { insert: '\n' }] }

  test.each([
    ['a delta', delta],
    ['the JSON text of one', JSON.stringify(delta)],
  ])('may be %s', async (_, sent) => {
    expect(await written(sent)).toEqual({ delta, html: '<p><strong>Drill</strong></p>' })
  })

  test('may be plain text, and is one from then on', async () => {
    expect(await written('Drill\nand blast')).toEqual({
      delta: { ops: [{ insert: 'Drill\nand blast' }, { insert: '\n' }] },
      html: '<p>Drill</p><p>and blast</p>',
    })
  })

  test.each(['', null, ' \n ', { ops: [] }, { ops: [{ insert: '\n\n' }] }, {}])(
    'is none when there is no word in it: %j',
    async (sent) => {
      await written('Drill')
      expect(await written(sent)).toEqual({ delta: null, html: null })
    },
  )

  test('is never the HTML that somebody sends', async () => {
    const html = '<img src=x onerror=alert(1)><script>alert(1)</script>'
    expect(await saved({ description: html, description_rendered: html })).toMatchObject({
      description_rendered:
        '<p>&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    })
    const hostile = {
      ops: [
        { insert: { image: 'https://evil.example/x.png' } },
        { insert: 'here', attributes: { link: 'javascript:alert(1)', color: 'red' } },
      ],
    }
    expect(await written(hostile)).toEqual({
      delta: { ops: [{ insert: 'here' }, { insert: '\n' }] },
      html: '<p>here</p>',
    })
  })

  test('keeps what no keyboard types as the text that it came in', async () => {
    const sent = String.raw`{"ops":[{"insert":"a\u0000b\n"}]}`
    expect(await written(sent)).toMatchObject({
      delta: { ops: [{ insert: sent }, { insert: '\n' }] },
    })
  })

  test('has at most twenty thousand characters, however it is dressed', async () => {
    const most = 'x'.repeat(20_000)
    expect(await written({ ops: [{ insert: `${most}\n`, attributes: { bold: true } }] })).toEqual({
      delta: { ops: [{ insert: `${most}\n`, attributes: { bold: true } }] },
      html: `<p><strong>${most}</strong></p>`,
    })
    expect(await ask({ description: `${most}x` })).toMatchObject({
      status: 422,
      fields: { 'draft.description': 'Must be 20000 characters or fewer' },
    })
  })

  test('is not understood as a number', async () => {
    expect(await ask({ description: 7 })).toMatchObject({
      status: 422,
      fields: { 'draft.description': 'Please enter a valid value.' },
    })
  })
})

describe('the roster', () => {
  test.each([
    ['8/6', 8, 6, false, []],
    ['2 weeks on, 1 week off', 14, 7, false, []],
    ['7 on 7 off', 7, 7, true, []],
    ['2:1, 8:6 or 7:7', 14, 7, true, ['8:6', '7:7']],
  ])('%s is read', async (roster, on, off, isEven, others) => {
    expect(await columns(roster)).toEqual({
      roster,
      roster_on: on,
      roster_off: off,
      roster_is_even: isEven,
      other_rosters: others,
    })
  })

  test('is kept as it is when nobody can read it', async () => {
    await saved({ roster: '8/6' })
    expect(await columns('by arrangement')).toEqual({
      roster: 'by arrangement',
      roster_on: null,
      roster_off: null,
      roster_is_even: null,
      other_rosters: [],
    })
  })
})

describe('plain fields', () => {
  test.each([
    ['title', '  Drill &\nblast ', 'Drill & blast'],
    ['project_description', ' One.\r\nTwo. ', 'One.\nTwo.'],
    ['rate', '95.456', 95.46],
    ['rate', ' 95 ', 95],
    ['rate', '95.', 95],
    ['location_lat', '-31.25', null],
    ['rate_category', '', 'undisclosed'],
    ['rate_category', 'award', 'award'],
    ['work_arrangement', ' fifo ', 'fifo'],
    ['is_project', true, 1],
    ['is_project', '0', 0],
    ['is_project', '', null],
    ['step', 3, 0],
    ['status', 2, 1],
    ['slug', 'mine', expect.stringMatching(/^job-/)],
  ])('%s %j is kept as %j', async (field, sent, kept) => {
    expect(await saved({ [field]: sent })).toMatchObject({ [field]: kept })
  })

  test.each([
    ['rate', '1e5'],
    ['rate', '0x10'],
    ['rate', 100_000_000],
    ['rate', [95]],
    ['rate_type', 'annually'],
    ['rate_category', 'secret'],
    ['work_type', 'permanent'],
    ['work_arrangement', 'moon'],
    ['is_project', [1]],
    ['is_project', 'yes'],
    ['start_date', 1.5],
    ['start_date', -1],
    ['contract_start_date', '2026-12-01'],
    ['location_lng', 181],
    ['hours', { a: 1 }],
  ])('%s cannot be %j', async (field, sent) => {
    const { status, fields } = await ask({ [field]: sent })
    expect(status).toBe(422)
    expect(Object.keys(Object(fields))).toEqual([`draft.${field}`])
  })

  test('a pin may be put, moved and taken away', async () => {
    expect(await pin({ location_lat: -31.2, location_lng: '121.66' })).toEqual([-31.2, 121.66])
    expect(await pin({ location_lat: -31.3 })).toEqual([-31.3, 121.66])
    expect(await pin({ location_lng: null })).toEqual([null, null])
  })
})

async function written(description: unknown) {
  const { description: delta, description_rendered: html } = await saved({ description })
  return { delta: delta === null ? null : (JSON.parse(delta) as unknown), html }
}

async function columns(roster: string) {
  await saved({ roster })
  return reading
    .selectFrom('job')
    .select(['roster', 'roster_on', 'roster_off', 'roster_is_even', 'other_rosters'])
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow()
}

async function pin(fields: object) {
  const { location_lat: lat, location_lng: lng } = await saved(fields)
  return [lat, lng]
}
