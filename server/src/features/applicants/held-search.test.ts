import { beforeAll, describe, expect, test } from 'vitest'
import { applicants, contractorFacts, visaNone } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aPdf } from '../../testing/documents.ts'
import { named, peopleRead, saying } from '../../testing/facts.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { RegistrationForm } from '../../testing/registration.ts'
import { aFile } from '../../testing/registration.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()
const { writing } = product.world.database
const { factsOf } = peopleRead(product)

let saltbush: Person
let job: { id: string }
let marnie: Person
let fay: Person

/** A shift supervisor by their profile, and what else their resume says. */
async function somebody(name: string, lines: string[], wishes: Partial<RegistrationForm> = {}) {
  const resume = aFile('resume.pdf', await aPdf(lines), 'application/pdf')
  const told = { field_firstName: name, selectedRole: '111', resume }
  return aRegisteredContractor(product, { ...told, ...wishes })
}

beforeAll(async () => {
  saltbush = await aCompany(product)
  job = await aJobOf(product, saltbush)
  marnie = await aRegisteredContractor(product)
  fay = await somebody('Fay', [
    'Fay Okafor',
    'Referee: Una Quondong, 0491 570 110',
    'Employment',
    'Storeperson, Karri Resources, Boddington',
    'May 2021 to present',
    'Receipt and dispatch of paperclips.',
    'Tickets',
    'Forklift licence No 5566778, expires 06/2031',
    'EWP over 11m, enter and work in confined spaces, dozer ticket',
  ])
  const christine = await somebody('Christine', ['Employment', 'Cook'], {
    field_visaStatus: visaNone,
    field_suburb: 'Perth',
    field_postCode: '6000',
  })
  await product.runTasks()
  // Somebody who is called by what Fay holds, and tells no more than a role.
  const olly = await aContractor(product)
  const told = { first_name: 'Olly', last_name: 'McForklift', role_id: 108 }
  await writing.updateTable('contractor').set(told).where('id', '=', olly.id).execute()

  await anApplicationTo(product, job, marnie, { rate: 75, rate_type: 'hour', status: 1 })
  await anApplicationTo(product, job, fay, { rate: 55, rate_type: 'hour' })
  await anApplicationTo(product, job, christine, { rate: 40, rate_type: 'hour' })
  await anApplicationTo(product, job, olly, { rate: 950, rate_type: 'day', status: 2 })
})

const ask = (path: string) => product.ask(path, { headers: bearer(saltbush.token) })

async function firstNames(search: string, wish: Partial<InputOf<typeof applicants.list>> = {}) {
  const found = await product
    .as(saltbush)
    .send(applicants.list, { id: job.id, search, sort: 'newest', ...wish })
  return found.map(({ first_name }) => first_name)
}

test.each([
  // A ticket, of which the word is an occupation as well: either meets.
  ['forklift', ['Fay', 'Olly']],
  // Whoever is called so has to hold one.
  ['Forklift ticket', ['Fay', 'Olly']],
  ['dozer', ['Fay', 'Marnie', 'Olly']],
  ['dozer operator', ['Marnie', 'Olly']],
  ['forklift WA', ['Fay']],
  // A ticket by its name, by others and in short.
  ['heavy rigid', ['Marnie']],
  ['HR licence', ['Marnie']],
  ['HR', ['Marnie']],
  ['wah', ['Marnie']],
  ['working at heights', ['Marnie']],
  ['EWP', ['Fay']],
  ['confined spaces', ['Fay']],
  // In quotation marks as it is.
  ['"heavy rigid"', ['Marnie']],
  ['"rigid heavy"', []],
  ['"hr licence"', []],
  // What was done, for whom and where, as the profile says it.
  ['storeperson', ['Fay']],
  ['plant operator wandoo', ['Marnie']],
  ['karri forklift', ['Fay']],
  ['karri "heavy rigid"', []],
  ['"Boddington"', ['Fay']],
  // Who may work here.
  ['citizens', ['Fay', 'Marnie']],
  ['citizens with HR', ['Marnie']],
  ['citizens with forklift under $60', ['Fay']],
  ['citizens with forklift under $50', []],
  ['forklift available now', []],
])('for %j finds %j', async (search, found) => {
  expect((await firstNames(search)).toSorted()).toEqual(found)
})

test('a short word is no part of a name, and may begin one', async () => {
  expect(await firstNames('chr')).toEqual(['Christine'])
  expect(await firstNames('ris')).toEqual([])
})

test('where somebody has worked is not where they live', async () => {
  expect(await firstNames('Kambalda')).not.toContain('Christine')
  expect(await firstNames('Perth')).toEqual(['Christine'])
  expect(await firstNames('"Perth"')).toContain('Marnie')
})

test('what somebody adds is found at once, without its signs, and each by itself', async () => {
  expect(await firstNames('telehandler')).toEqual([])
  await product.as(fay).send(contractorFacts.add, saying('ticket', { name: 'Telehandler' }))
  await product.as(fay).send(contractorFacts.add, saying('skill', { name: 'Röntgen’s Rays' }))

  expect(await firstNames('telehandler')).toEqual(['Fay'])
  expect(await firstNames("rontgen's")).toEqual(['Fay'])
  expect(await firstNames('"telehandler rontgens"')).toEqual([])
})

describe('what is found', () => {
  test('is counted, filtered, paged and put in order as all of the list is', async () => {
    const { headers } = await ask(`/company/get-applicants/${job.id}?search=forklift&perPage=1`)
    const names = ['x-total-count', 'x-total-pages', 'x-pending', 'x-approved', 'x-rejected']
    expect(names.map((name) => headers.get(name))).toEqual(['2', '2', '1', '0', '1'])

    expect(await firstNames('forklift', { status: 2 })).toEqual(['Olly'])
    expect(await firstNames('forklift', { status: 1 })).toEqual([])
    const byRate = { sortField: 'rate', sortOrder: 'asc', perPage: 1 } as const
    expect(await firstNames('forklift', { ...byRate, page: 1 })).toEqual(['Fay'])
    expect(await firstNames('forklift', { ...byRate, page: 2 })).toEqual(['Olly'])
  })

  test('is what is exported', async () => {
    const wish = 'search=forklift&sortField=rate&sortOrder=asc'
    const response = await ask(`/company/export-applicants/${job.id}?${wish}`)
    const [, ...lines] = (await response.text()).trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Fay Okafor', 'Olly McForklift'])
  })

  test('is in its list, so that the box takes it for no slip of the finger', async () => {
    const read = async () => {
      const box = { id: job.id, search: 'boilrmaker' }
      return (await product.as(saltbush).send(applicants.readSearch, box)).did_you_mean
    }
    expect(await read()).toBe('boilermaker')
    const said = saying('job', { name: 'Storeperson', where: 'Boilrmaker Hire', start: '02/2019' })
    await product.as(fay).send(contractorFacts.add, { ...said, end: '04/2021' })
    expect(await read()).toBeNull()
  })
})

describe('nobody is found by', () => {
  test.each([
    ['the number of a ticket', '5566778'],
    ['what only the file says', 'paperclips'],
    ['whom a resume names', 'Quondong'],
    ['a street', '"Wattle Street"'],
    ['a post code as a word', '"6442"'],
    ['an address', 'people.example'],
  ])('%s', async (_, search) => {
    expect(await firstNames(search)).toEqual([])
  })

  test('a ticket that they hid, until they show it again', async () => {
    const me = product.as(marnie)
    const { key, fact } = named(await factsOf(marnie), 'Heavy Rigid (HR)')
    const hidden = named(await me.send(contractorFacts.hide, { key }), 'Heavy Rigid (HR)')
    expect(await firstNames('HR licence')).toEqual([])
    expect(await firstNames('heavy rigid')).toEqual([])
    expect(await firstNames('wah')).toEqual(['Marnie'])

    await me.send(contractorFacts.correct, { key: hidden.key, ...fact })
    expect(await firstNames('HR licence')).toEqual(['Marnie'])
  })
})
