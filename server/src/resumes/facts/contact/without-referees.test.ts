import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

const asOf = new Date('2026-11-30T00:00:00Z')
const dave = 'Dave Smith 0491 570 159 dave@bigpit.example'

function contactOf(typed: string) {
  const { fullName, email, phone } = readFacts(typedResume(typed), { asOf })
  return [fullName, email, phone].map((fact) => fact?.value)
}

test.each([
  ['on a line of its own', `Ref: ${dave}`],
  ['behind other words', `HD fitter, happy to travel. Referee – ${dave}`],
  [
    'on the line below',
    `HD fitter with 14 years behind him, happy to travel and to stay. Ref:\n${dave}`,
  ],
  ['without a colon', `Ref ${dave}`],
  ['in more words', `Contact for reference: ${dave}`],
])('a referee %s is reached there, and not the person', (_, line) => {
  const typed = `
    Tane Walker | ph 0491 570 156
    ${line}
    # Tickets
    - HR licence
    - White card
    # Work
    Fitter, BHP, 2015 – now`
  expect(contactOf(typed)).toEqual(['Tane Walker', undefined, '+61491570156'])
  expect(contactOf(typed.replace('156', '156 tane@mail.example'))[1]).toBe('tane@mail.example')
})

test.each([
  'Ref CWP-20871 tane@mail.example',
  'Ref: CWP-20871, tane@mail.example',
  'Job ref: Fitter Pilbara, tane@mail.example',
  'References available on request. tane@mail.example',
])('nobody is named in %s', (line) => {
  expect(
    contactOf(`
      ! Tane Walker
      ${line}
      # Work
      Fitter, BHP, 2015 – now`),
  ).toEqual(['Tane Walker', 'tane@mail.example', undefined])
})

test('a ticket is nobody’s name', () => {
  const [name] = contactOf(`
    # Tickets
    White Card
    Working at Heights
    jo.miles@mail.example`)
  expect(name).toBeUndefined()
})

test.each([
  ['mcdonald, shaun (shauny) | ph: 0491 570 156', 'Shaun (Shauny) Mcdonald'],
  ['mcKENZIE-WALKER, Wiremu | ph: 0491 570 156', 'Wiremu mcKENZIE-WALKER'],
  ['Billy Tuhoe ph 0491 570 156', 'Billy Tuhoe'],
  ['WALKER, Tane 0491 570 156', 'Tane Walker'],
])('the name in %s', (line, name) => {
  expect(contactOf(`${line}\n# Work\nFitter, BHP, 2015 – now`)[0]).toBe(name)
})

test('an address with blanks around its sign is one', () => {
  expect(
    contactOf('! Tane Walker\ntane.walker @ gmail.com\n# Work\nFitter, BHP, 2015 – now')[1],
  ).toBe('tane.walker@gmail.com')
})
