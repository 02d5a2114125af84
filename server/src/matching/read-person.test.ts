import { expect, test } from 'vitest'
import { readFacts } from '../resumes/facts/read-facts.ts'
import { typedResume } from '../resumes/testing/typed-resume.ts'
import { onDayOf } from './on-day.ts'
import { readPerson } from './read-person.ts'

const asOf = new Date('2026-07-15T00:00:00Z')

function read(role: string, lines: readonly string[]) {
  const resume = typedResume(['! Marnie Okafor', 'Karratha', '# Work', ...lines].join('\n'))
  const facts = readFacts(resume, { asOf })
  return readPerson({
    role,
    industry: null,
    answers: [],
    asOf,
    resume: { content: resume.text, facts },
  }).gist
}

function workedAs(role: string, lines: readonly string[]) {
  return read(role, lines).occupations.find(({ name }) => name === role)
}

const fiveYears = 'Saltbush Mining || July 2021 – now'

test('a role that the resume speaks nothing of is a wish', () => {
  expect(workedAs('Jumbo Operator', [`** Chef, ${fiveYears}`])).toMatchObject({
    months: null,
    isWish: true,
  })
})

test('a role that comes near to what was done is as old as that', () => {
  expect(workedAs('Environmental Advisor', [`** Environmental Officer, ${fiveYears}`])).toEqual({
    name: 'Environmental Advisor',
    months: 61,
    monthsAgo: 0,
    level: 1,
    // Fresh by another name, but none of its months were spent as that.
    isNearName: true,
  })
})

test('months that two jobs share are worked once, also where years alone tell them', () => {
  const trading = '** Chef, Quandong Hotel || 2021 – 2022'
  const beside = '** Chef, Saltbush Camp || 2022 – 2023'
  expect(workedAs('Chef', [beside, trading])).toMatchObject({ months: 36 })
  const apart = '** Chef, Saltbush Camp || 2024 – 2025'
  expect(workedAs('Chef', [apart, trading])).toMatchObject({ months: 48 })
})

test('a role says what the newest job was when its title says nothing', () => {
  const lines = [`** Driver, ${fiveYears}`, '** Chef, Quandong Hotel || 2015 – 2018']
  expect(workedAs('Road Train Driver', lines)).toMatchObject({ months: 61, monthsAgo: 0 })
  const later = [`** Chef, ${fiveYears}`, '** Driver, Quandong Hotel || 2015 – 2018']
  expect(workedAs('Road Train Driver', later)).toMatchObject({ months: null, isWish: true })
})

test('who somebody is is none of their words', () => {
  expect(read('Chef', [`** Chef, ${fiveYears}`]).words).not.toContain('okafor')
})

test('of a licence held in two states, the one that has not ended counts', () => {
  const ended = "Shotfirer's licence QLD, No. 20771, expires 02/2024"
  const held = "Shotfirer's licence WA, No. 39144, expires 05/2029"
  for (const order of [
    [ended, held],
    [held, ended],
  ]) {
    const { tickets } = read('Shotfirer', [`** Shotfirer, ${fiveYears}`, '# Tickets', ...order])
    expect(tickets).toEqual([{ name: "Shotfirer's Licence", lastDay: '2029-05-31' }])
  }
})

test('whoever holds a ticket may do what it is called after', () => {
  const platform = { name: 'Elevating Work Platform', isFromWork: false }
  expect(skillsOfFitter('High Risk Work Licence: WP, expires 02/2028')).toContainEqual(platform)
  expect(skillsOfFitter('High Risk Work Licence: WP, expires 02/2024')).not.toContainEqual(platform)
})

function skillsOfFitter(ticket: string) {
  const lines = [`** Fitter, ${fiveYears}`, '# Tickets', ticket]
  return onDayOf(asOf, read('Mechanical Fitter', lines)).skills
}
