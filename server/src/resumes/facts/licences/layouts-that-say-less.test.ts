import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

function factsOf(typed: string) {
  return readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
}

const namesAndEnds = (typed: string) =>
  factsOf(typed).licences.map(({ name, expiry }) => (expiry ? `${name} | ${expiry}` : name))

test('heads that begin with one word are of one ticket where the others behind them differ', () => {
  const typed = `
    Licence || Class || Licence number || Expiry
    High risk work || DG || 1182047 || 06/2028`
  expect(ticketsIn(typed)).toEqual(['Dogging | 1182047 |  | 06/2028'])
  expect(ticketsIn('Ref || Ticket || No || Exp\nA1 || White card || 77120 || 2030')).toEqual([
    expect.stringContaining('White Card | 77120'),
  ])
})

test('a course of so many days says nothing of the tickets above it', () => {
  const typed = `
    White card
    Forklift
    All two day rigging courses, valid to 03/2028`
  expect(ticketsIn(typed).slice(0, 2)).toEqual(['White Card', 'Forklift'])
})

test('rows of a table with nothing beside their names are tickets, and no labels', () => {
  const typed = `
    White card || 2015
    Magazine keeper course
    Dogging || 2028
    Fatigue awareness course
    Forklift || 2029`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'White Card',
    'Magazine keeper course',
    'Dogging',
    'Fatigue awareness course',
    'Forklift',
  ])
})

test('beside the name of a machine its model is told of it', () => {
  expect(ticketsIn('Loader VOC || CAT 992\nGrader VOC || CAT 24M')).toHaveLength(2)
})

test('what was done below the tickets of a job is no ticket', () => {
  const typed = `
    # Work
    ** Operator, Redgum Iron
    2019 – now
    Tickets: HR licence
    Operated forklift and loader on the stockpile`
  expect(namesAndEnds(typed)).toEqual(['Heavy Rigid (HR)'])
})

test('a study that is due is no ticket, though it has a date to come', () => {
  const typed = `
    # Education
    Diploma of Surface Operations, due 11/2027
    Metro electrical awareness, expires 11/2027`
  expect(namesAndEnds(typed)).toEqual(['Metro electrical awareness | 11/2027'])
})
