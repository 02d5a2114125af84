import { expect, test } from 'vitest'
import type {
  ReadJob,
  ReadLicence,
  ResumeFacts,
} from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestTruth } from './documents.ts'
import { fields } from './fields.ts'
import type { Field } from './fields.ts'
import { scoreOf, totalsOf } from './scores.ts'

const truth: HonestTruth = {
  class: 'mining',
  full_name: 'Dana Quill',
  email: 'dana.quill@mail.example',
  phone: '0491 570 006',
  location: 'Boulder WA 6432',
  current_role: 'Senior Fitter',
  current_company: 'Saltlake Mining Pty Ltd',
  jobs: [
    { title: 'Senior Fitter', company: 'Saltlake Mining', start: '2021-03', end: 'present' },
    { title: 'Fitter', company: 'Saltlake Mining', start: '2018-01', end: '2021-02' },
    { title: 'Apprentice Fitter', company: 'Boulder Works', start: '2014', end: '2018' },
  ],
  tickets: [
    { name: 'Dogging (DG)', expires: '2028-11' },
    { name: 'HR driver licence', printed: 'HR Class' },
    { name: 'First aid CPR', expires: '2027-02' },
    { name: 'CPR', optional: true },
  ],
}

const current = job('Snr Fitter', { year: 2021, month: 3 }, null)
const former = [
  job('Fitter', { year: 2018, month: 1 }, { year: 2021, month: 2 }),
  job('Apprentice Fitter', { year: 2014, month: 6 }, { year: 2018 }),
]

const dogging = { ...licence('Dogging'), code: 'DG', expiresOn: { year: 2028, month: 11 } }
const heavyRigid = licence('Heavy Rigid (HR)')
const firstAid = { ...licence('Provide First Aid'), expiresOn: { year: 2027, month: 2 } }
const licences = [dogging, heavyRigid, firstAid]

const facts: ResumeFacts = {
  fullName: fact('Dana Quill'),
  email: fact('dana.quill@mail.example'),
  phone: fact('+61491570006'),
  location: fact('Boulder, WA'),
  currentRole: fact('Senior Fitter'),
  currentCompany: fact('Saltlake Mining'),
  jobs: [current, ...former],
  companies: ['Saltlake Mining', 'Boulder Works Pty Ltd'],
  totalMonths: null,
  currentCompanyMonths: null,
  loyaltyMonths: null,
  tags: [],
  licences,
}

test('a reading that is right in every field is worth one', () => {
  expect(totalsOf([{ facts, truth }])).toEqual({ core: 1, all: 1 })
})

test('a document that gave no facts is worth nothing', () => {
  expect(totalsOf([{ facts: undefined, truth }])).toEqual({ core: 0, all: 0 })
})

test('a job that is missed lowers recall alone', () => {
  const score = scoreFor('roles with dates', { ...facts, jobs: former })
  expect(score).toMatchObject({ precision: 1, recall: 2 / 3 })
})

test('a job that is invented lowers precision alone', () => {
  const invented = job('Rigger', { year: 2010 }, { year: 2012 })
  const score = scoreFor('roles with dates', { ...facts, jobs: [current, ...former, invented] })
  expect(score).toMatchObject({ precision: 3 / 4, recall: 1 })
})

test('a job with another month, or that is said to go on, is wrong', () => {
  const late = { ...facts, jobs: [job('Senior Fitter', { year: 2021, month: 4 }, null), ...former] }
  expect(scoreFor('roles with dates', late)).toMatchObject({ precision: 2 / 3, recall: 2 / 3 })

  const going = { ...facts, jobs: [...former, { ...current, isCurrent: false }] }
  expect(scoreFor('roles with dates', going)).toMatchObject({ precision: 2 / 3, recall: 2 / 3 })
})

test('the same job read twice is right once', () => {
  const score = scoreFor('roles with dates', { ...facts, jobs: [current, ...former, current] })
  expect(score).toMatchObject({ precision: 3 / 4, recall: 1 })
})

test('somebody between jobs has no role: one that is read is wrong', () => {
  const between: HonestTruth = { ...truth, current_role: null }
  const both = [
    { facts, truth: between },
    { facts, truth },
  ]
  expect(scoreOf(mustField('current role'), both)).toMatchObject({ precision: 1 / 2, recall: 1 })
})

test('an employer of two jobs counts once', () => {
  const score = scoreFor('companies', { ...facts, companies: ['Saltlake Mining'] })
  expect(score).toMatchObject({ precision: 1, recall: 1 / 2 })
})

test('a ticket that may be read lowers nothing, and one that nobody has does', () => {
  expect(scoreFor('tickets', withTickets([...licences, licence('CPR')])).f1).toBe(1)
  expect(scoreFor('tickets', withTickets([...licences, licence('Forklift')]))).toMatchObject({
    precision: 3 / 4,
    recall: 1,
  })
})

test('a driver’s licence that does not say its class is not one for heavy vehicles', () => {
  const vague = withTickets([dogging, licence('Driver Licence'), firstAid])
  expect(scoreFor('tickets', vague)).toMatchObject({ precision: 2 / 3, recall: 2 / 3 })
})

test('an end of another month is wrong, and one that is not read is missed', () => {
  const others = [heavyRigid, firstAid]
  const early = { ...dogging, expiresOn: { year: 2028, month: 10 } }
  expect(scoreFor('expiry dates', withTickets([early, ...others]))).toMatchObject({
    precision: 1 / 2,
    recall: 1 / 2,
  })
  expect(scoreFor('expiry dates', withTickets([licence('Dogging'), ...others]))).toMatchObject({
    precision: 1,
    recall: 1 / 2,
  })
})

function withTickets(some: readonly ReadLicence[]): ResumeFacts {
  return { ...facts, licences: some }
}

function scoreFor(name: string, read: ResumeFacts) {
  return scoreOf(mustField(name), [{ facts: read, truth }])
}

function mustField(name: string): Field {
  const found = fields.find((field) => field.name === name)
  if (found === undefined) throw new Error(`No field is called ${name}`)
  return found
}

function fact(value: string) {
  return { value, confidence: 1, spans: [] }
}

function licence(name: string): ReadLicence {
  return { name, code: null, number: null, expiry: null }
}

function job(title: string, start: ReadJob['start'], end: ReadJob['end']): ReadJob {
  const nowhere = { employer: null, client: null, place: null, months: null, confidence: 1 }
  return { ...nowhere, title, start, end, isCurrent: end === null, span: { start: 0, end: 0 } }
}
