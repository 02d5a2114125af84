import { describe, expect, test } from 'vitest'
import { readFacts } from '../resumes/facts/read-facts.ts'
import { typedResume } from '../resumes/testing/typed-resume.ts'
import { explain } from './explain.ts'
import { onDayOf } from './on-day.ts'
import { qualificationsIn } from './qualifications.ts'
import { readOpening } from './read-opening.ts'
import { readPerson } from './read-person.ts'

const asOf = new Date('2026-07-15T00:00:00Z')

function somebody(job: string, ...papers: readonly string[]) {
  const lines = ['! Marnie Okafor', '# Work', `** ${job}, Saltbush Mining || July 2021 – now`]
  const resume = typedResume([...lines, '# Papers', ...papers].join('\n'))
  const facts = readFacts(resume, { asOf })
  const read = { content: resume.text, facts }
  const { gist, quotes } = readPerson({
    role: null,
    industry: null,
    answers: [],
    asOf,
    resume: read,
  })
  return { gist: onDayOf(asOf, gist), quotes }
}

function aJob(title: string, text: string) {
  const descriptionHtml = `<p>${text}</p>`
  return readOpening({ title, role: null, industry: null, descriptionHtml, descriptionField: 'x' })
}

const toldOf = (job: ReturnType<typeof aJob>, person: ReturnType<typeof somebody>) => {
  const { reasons, missing, improve } = explain(job, person)
  const all = [...reasons, ...missing].map(({ text }) => text)
  return { told: all.filter((text) => text.includes('Trade Certificate')), improve }
}

const diesel = aJob('Diesel Fitter', 'Work on haul trucks. You hold a trade certificate.')
const planner = aJob('Maintenance Planner', 'Plan shutdowns. You hold a trade certificate.')

const scoreOf = (paper: string) => explain(diesel, somebody('Dozer Operator', paper)).score

describe('a trade certificate', () => {
  test.each([
    ['Chef', 'Certificate III Commercial Cookery'],
    ['Trades Assistant', 'Trade qualified hairdresser'],
    ['Chef', 'Trade certificate'],
    ['Electrician', 'Certificate III in Electrotechnology Electrician'],
  ])('of another trade does not count: %s, %s', (job, paper) => {
    expect(toldOf(diesel, somebody(job, paper)).told).toEqual([
      'Heavy Diesel Trade Certificate is asked for',
    ])
  })

  test.each([
    ['Dozer Operator', 'Certificate III in Heavy Commercial Vehicle Mechanical Technology'],
    ['Dozer Operator', 'Trade certificate, heavy diesel'],
    ['Diesel Fitter', 'Trade certificate'],
    // Of two certificates, the one that is asked for.
    ['Chef', 'Certificate III Commercial Cookery, Cert III Heavy Vehicle Mechanical'],
  ])('of its trade counts: %s, %s', (job, paper) => {
    expect(toldOf(diesel, somebody(job, paper)).told).toEqual([
      'Holds: Heavy Diesel Trade Certificate',
    ])
  })

  test('called after either of two trades counts for both', () => {
    const job = aJob('Trades Assistant', 'A mechanical trade certificate is required.')
    expect(toldOf(job, somebody('Plant Mechanic', 'Cert III Mobile Plant')).told).toEqual([
      'Holds: Heavy Diesel Trade Certificate, which covers Mechanical Trade Certificate',
    ])
  })

  test('of either trade counts where either is asked for', () => {
    const text = 'Plan shutdowns. A mechanical or electrical trade certificate is required.'
    const job = aJob('Maintenance Planner', text)
    const told = (paper: string) => toldOf(job, somebody('Maintenance Planner', paper)).told
    expect(told('Certificate III in Electrotechnology')).toEqual([
      'Holds: Electrical Trade Certificate',
    ])
    expect(told('Certificate III Commercial Cookery')).toEqual([
      'Electrical or Mechanical Trade Certificate is asked for',
    ])
  })
})

describe('where nothing says which trade it is, that is told and neither yes nor no', () => {
  test('of the one that is held', () => {
    const { told, improve } = toldOf(diesel, somebody('Dozer Operator', 'Trade certificate'))
    expect(told).toEqual([
      'Heavy Diesel Trade Certificate is asked for, and nothing says which trade the one that is held is of',
    ])
    expect(improve).toContain('Say on your profile which trade your certificate is of.')
  })

  test('of the one that is asked for', () => {
    const { told, improve } = toldOf(
      planner,
      somebody('Chef', 'Certificate III Commercial Cookery'),
    )
    expect(told).toEqual(['Trade Certificate is asked for, and nothing says of which trade'])
    expect(improve.join(' ')).not.toContain('Trade Certificate')
  })

  test('and of nobody who holds none', () => {
    expect(toldOf(planner, somebody('Chef', 'First aid')).told).toEqual([
      'Trade Certificate is asked for',
    ])
  })

  test('and it brings less than one that counts', () => {
    expect(scoreOf('Trade certificate')).toBeLessThan(scoreOf('Trade certificate, diesel'))
    expect(scoreOf('Trade certificate')).toBeGreaterThan(scoreOf('First aid'))
  })
})

test.each([
  ['Trade certificate and electrical isolations', ['Trade Certificate']],
  ['Trade certificate, forklift, heavy vehicle licence', ['Trade Certificate']],
  ['Auto electrical trade certificate', ['Auto Electrical Trade Certificate']],
  ['Boilermaker (Cert III)', ['Fabrication Trade Certificate']],
  ['Certificate III in Engineering - Mechanical Trade', ['Mechanical Fitting Trade Certificate']],
  ['Electrician, trade qualified', ['Electrical Trade Certificate']],
])('"%s" is %j', (text, names) => {
  expect(qualificationsIn(text).map(({ name }) => name)).toEqual(names)
})
