import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { BenchFacts, BenchPerson } from './bench-words.ts'
import { makeBench } from './bench.ts'

const ticket = (name: string): BenchPerson['tickets'][number] => ({
  name,
  short: name,
  machine: null,
  expires: null,
  ends_soon: false,
  has_ended: false,
})

const casey: BenchPerson = {
  full_name: 'Casey Morgan',
  current_role: 'Dozer Operator',
  current_company: 'Saltbush Mining',
  location: 'Kambalda WA',
  availability: 0.5,
  availability_date: Date.UTC(2026, 10, 20) / 1000,
  salary: 152_000,
  rate: 82.5,
  visa: 'Citizen',
  updated_total_experience: 143,
  updated_experience_company: 92,
  loyalty: 71,
  total_companies: 2,
  tags: [
    { tag: 'Dozer', tag_count: 3 },
    { tag: 'Working at Heights', tag_count: 1 },
  ],
  tickets: [
    { ...ticket('First Aid'), expires: '2026-02', has_ended: true },
    { ...ticket('HR'), expires: '2026-12-31', ends_soon: true },
    ticket('Working at Heights'),
    { ...ticket('VOC'), machine: 'CAT 793F', expires: '2031' },
  ],
  companies: ['Saltbush Mining', 'Wandoo Civil'],
  contact: { email: 'casey@people.example', phone: '+61491570156', linkedin_url: null },
}
const bench: BenchFacts = {
  name: 'Shutdown crew',
  description: 'For the shutdown of May.\n\nOut of Perth.',
  madeAt: new Date('2026-11-23T02:00:00Z'),
  people: [casey],
}

async function read(facts: BenchFacts) {
  const bytes = await makeBench(facts)
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { text } = await extractText(pdf)
  const { info } = await getMeta(pdf)
  return { bytes, info, pages: text.map((page) => page.replaceAll(/\s+/g, ' ')) }
}

test('a cover tells what it is, and each person has a page of their own', async () => {
  const { pages, info } = await read({
    ...bench,
    people: [casey, { ...casey, full_name: 'Łukasz Żółć' }, { ...casey, full_name: 'José Núñez' }],
  })

  expect(pages).toHaveLength(4)
  for (const told of [
    'Shutdown crew',
    '23 November 2026',
    '3 people',
    'For the shutdown of May. Out of Perth.',
    'Łukasz Żółć',
  ]) {
    expect(pages[0]).toContain(told)
  }
  for (const told of [
    'CM Casey Morgan Dozer Operator, Saltbush Mining Kambalda WA',
    'Availability From 4 December 2026',
    'Hourly rate $82.50 an hour',
    'Desired salary $152,000 a year',
    'Work rights Citizen',
    'Total experience 11 years 11 months',
    'Phone 0491 570 156',
    'Tickets held HR, ends 31 December 2026 Working at Heights VOC: CAT 793F, to 2031 Worked for Saltbush Mining · Wandoo Civil Skills Dozer',
  ]) {
    expect(pages[1]).toContain(told)
  }
  expect(pages[2]).toContain('Łukasz Żółć')
  expect(pages[3]).toContain('José Núñez')
  // Nobody is named by what a list of files shows of it.
  expect(info).toMatchObject({ Title: 'Shutdown crew', Author: 'Headframe' })
})

test('what is not to be told is not there, and what nobody knows is not mentioned', async () => {
  const unknown = {
    current_role: null,
    current_company: null,
    location: null,
    availability: 0,
    availability_date: null,
    salary: null,
    rate: null,
    visa: null,
    updated_total_experience: null,
    updated_experience_company: null,
    loyalty: null,
    total_companies: 0,
    tags: [],
    tickets: [],
    companies: [],
    contact: undefined,
  }
  const { bytes, pages } = await read({ ...bench, people: [{ ...casey, ...unknown }] })

  expect(pages[1]).toContain('Casey Morgan')
  for (const word of ['null', 'undefined', 'NaN', 'Contact', 'Availability', 'Not specified']) {
    expect(pages[1]).not.toContain(word)
  }
  expect(bytes.includes('casey@people.example')).toBe(false)
})

test('the same facts give the same bytes', async () => {
  expect((await makeBench(bench)).equals(await makeBench(bench))).toBe(true)
})

test.each([
  ['words', 'Lorem ipsum '.repeat(330), 2],
  ['lines', 'Tell them\n'.repeat(390), 13],
  ['letters without a gap', 'W'.repeat(3990), 4],
])('a description of very many %s is told to its end', async (_what, description, mostPages) => {
  const { pages } = await read({ ...bench, description: `${description} THE END` })

  expect(pages.length - 1).toBeLessThanOrEqual(mostPages)
  expect(pages.join(' ')).toContain('THE END')
  expect(pages.at(-1)).toContain('Casey Morgan')
})

test('of very many tickets each is told with its end, those behind a dozen in a line', async () => {
  const tickets = Array.from({ length: 120 }, (_, at) => ticket(`Induction ${at}`))
  const last = { ...ticket('Forklift'), expires: '2031-03' }
  const { pages } = await read({ ...bench, people: [{ ...casey, tickets: [...tickets, last] }] })
  expect(pages[1]).toContain('Induction 11 Induction 12 · Induction 13 ·')
  expect(pages.join(' ')).toContain('· Induction 119 · Forklift, to March 2031')
  expect(pages.at(-1)).toContain('Skills Dozer')
})

test('long names and very many tags stay on their page', async () => {
  const tags = Array.from({ length: 50 }, (_, at) => ({
    tag: `Working safely at heights of ${at} metres`,
    tag_count: 1,
  }))
  const person = {
    ...casey,
    full_name: 'Maximiliana Konstantinopolskaya-Featherstonehaugh '.repeat(4).trim(),
    tickets: casey.tickets.slice(0, 2),
    companies: Array.from({ length: 30 }, (_, at) => `Ironstone Earthworks ${at} Pty Ltd`),
    tags,
  }
  const { pages } = await read({ ...bench, people: [person, casey] })

  expect(pages[0]).toContain('…')
  expect(pages[1]).toContain('heights of 3 metres')
  expect(pages[1]).toContain('Ironstone Earthworks 11 Pty Ltd and 18 more')
  expect(pages.at(-1)).toContain('Casey Morgan')
  expect(pages).toHaveLength(3)
})

test('a notice ends on the day that the person themselves is told, where they live', async () => {
  const lateInPerth = Date.parse('2026-11-20T22:30:00+08:00') / 1000
  const { pages } = await read({ ...bench, people: [{ ...casey, availability_date: lateInPerth }] })
  expect(pages.join(' ')).toContain('Availability From 4 December 2026')
})
