import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changedToFrom, generalOf, kindsOf } from './kinds.ts'
import { allOccupations, familyOf, nearness } from './nearness.ts'
import { occupationsIn, occupationsInProse } from './occupations-in.ts'
import { manyOf } from './many-of.ts'
import { readOccupations } from './taxonomy.ts'
import { plain } from '../text/plain.ts'

const namedIn = (text: string): string[] => occupationsIn(text).map((found) => found.occupation)

describe('the table of occupations', () => {
  const occupations = readOccupations()

  test('is as large as the sector', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(220)
    expect(occupations.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(1120)
  })

  test('says every phrase of one occupation only', () => {
    const saidOf = new Map<string, string>()
    const twice: string[] = []
    for (const { name, phrases } of occupations) {
      const forms = phrases.flatMap(({ text }) => [text, ...manyOf(text)]).map(asWords)
      for (const form of new Set(forms)) {
        const other = saidOf.get(form)
        if (other) twice.push(`${form}: ${other}, ${name}`)
        saidOf.set(form, name)
      }
    }
    expect(twice).toEqual([])
  })

  test('names no near occupation that it does not have, and none twice', () => {
    const names = new Set(occupations.map(({ name }) => name))
    expect(names.size).toBe(occupations.length)
    const strangers = occupations.flatMap(({ name, near }) =>
      near.filter((other) => other === name || !names.has(other)),
    )
    expect(strangers).toEqual([])
  })

  test('finds each occupation by its own name', () => {
    const lost = occupations.filter(({ name }) => namedIn(name).join() !== name)
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('finds somebody in every role of the reference data', () => {
    const sql = readFileSync(
      new URL('../../migrations/0002_reference.sql', import.meta.url),
      'utf8',
    )
    const roles = Array.from(
      sql.matchAll(/^\s+\(\d{3,4}, \d{1,2}, '((?:[^']|'')+)'\)/gm),
      (row) => row[1]?.replaceAll("''", "'") ?? '',
    )
    expect(roles).toHaveLength(119)
    expect(roles.filter((role) => namedIn(role).length === 0)).toEqual([])
  })
})

describe('occupations', () => {
  test.each([
    ['sparky', ['Electrician']],
    ['Sparkies wanted', ['Electrician']],
    ['Senior Mine Geologist', ['Mine Geologist']],
    ['HD Fitters, mobile plant workshop', ['Diesel Fitter']],
    ['Bogger and jumbo operators', ['Bogger Operator', 'Jumbo Operator']],
    ["Driller's Offsider", ["Driller's Offsider"]],
    ['drillers offsiders', ["Driller's Offsider"]],
    ['TA / Storeman', ['Trades Assistant', 'Warehouse and Stores Officer']],
    ['Storepeople and dogmen', ['Warehouse and Stores Officer', 'Dogger']],
    ['E&I Technician', ['Electrical and Instrumentation Technician']],
    ['Undermanager and ERZ Controller', ['Undermanager', 'Mine Deputy']],
    ['FITTER', ['Mechanical Fitter']],
  ])('are found in "%s"', (title, occupations) => {
    expect(namedIn(title)).toEqual(occupations)
  })

  test('are found where they stand', () => {
    const title = 'Lead 🪨 sparky, Kalgoorlie'
    const [found] = occupationsIn(title)
    expect(title.slice(found?.start, found?.end)).toBe('sparky')
  })

  test.each([
    "the fitter part of the day, geo-referenced, at the operator's cost",
    'we cook on gas in a cleaner kitchen, and the pilot plant runs',
    'met all targets, to a rigorous standard, am and pm',
    'it is what it is: an ero of 3, lame or not, so ta',
    'see the map of the mine, survey the plant and drive to the office',
  ])('are not made of ordinary words: "%s"', (sentence) => {
    expect(namedIn(sentence)).toEqual([])
    expect(occupationsInProse(sentence)).toEqual([])
  })

  test('are people in prose, and their machines are not', () => {
    const prose = 'You service boggers, jumbos and dozers with the diesel fitters of the crew.'
    expect(occupationsInProse(prose).map((found) => found.occupation)).toEqual(['Diesel Fitter'])
  })
})

describe('nearness', () => {
  test('tells the same, the near, the family and the rest apart, from both sides', () => {
    expect(nearness('Diesel Fitter', 'Diesel Fitter')).toBe(1)
    expect(nearness('Diesel Fitter', 'Mechanical Fitter')).toBe(0.7)
    expect(nearness('Underground Truck Operator', 'Bogger Operator')).toBe(0.7)
    expect(nearness('Shotfirer', 'Blast Crew')).toBe(0.7)
    expect(nearness('Diesel Fitter', 'Tyre Fitter')).toBe(0.35)
    expect(nearness('Chef', 'Metallurgist')).toBe(0)
    expect(nearness('Chef', 'Astronaut')).toBe(0)

    const names = allOccupations().slice(0, 60)
    for (const one of names) {
      for (const other of names) expect(nearness(one, other)).toBe(nearness(other, one))
    }
  })

  test('knows the kinds of an occupation, and what work it is', () => {
    expect(kindsOf('Electrician')).toContain('Underground Electrician')
    expect(kindsOf('Underground Electrician')).toEqual(['Underground Electrician'])
    expect(generalOf('Underground Electrician')).toEqual(['Electrician', 'Underground Electrician'])
    expect(familyOf('Jumbo Operator')).toBe('underground production')
    expect(familyOf('Astronaut')).toBe('')
  })

  test('offers whom people change to: those of the same work first, and none that is found already', () => {
    expect(changedToFrom('Plant Mechanic')).toEqual([
      'Diesel Fitter',
      'Diesel Mechanic',
      'Maintenance Supervisor',
    ])
    expect(changedToFrom('Electrician')).not.toContain('Underground Electrician')
    expect(allOccupations().every((name) => changedToFrom(name).length <= 5)).toBe(true)
    expect(changedToFrom('Astronaut')).toEqual([])
  })

  test('a general word is meant of all who are called by it', () => {
    expect(kindsOf('Truck Driver')).toEqual(
      expect.arrayContaining([
        'Truck Driver',
        'Haul Truck Operator',
        'Underground Truck Operator',
        'Road Train Driver',
        'Water Cart Operator',
      ]),
    )
    expect(generalOf('Haul Truck Operator')).toContain('Truck Driver')
  })

  test.each([
    ['Truck Driver', 'Trainee Operator'],
    ['Electrician', 'Apprentice'],
    ['Electrician', 'Electrical Supervisor'],
    ['Rigger', 'Dogger'],
    ['Chef', 'Chef Manager'],
    ['Spotter', 'Grade Control Geologist'],
  ])('but of nobody below or above it, of two at once or of other work: %s, %s', (one, other) => {
    expect(kindsOf(one)).not.toContain(other)
  })
})

function asWords(text: string): string {
  return plain(text)
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
