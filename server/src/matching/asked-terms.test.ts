import { describe, expect, test } from 'vitest'
import { explain } from './explain.ts'
import type { PersonGist } from './gists.ts'
import { readOpening } from './read-opening.ts'

function readText(...lines: readonly string[]) {
  const descriptionHtml = lines.map((line) => `<p>${line}</p>`).join('')
  const words = { title: 'Crew of the north', role: null, industry: null }
  return readOpening({ ...words, descriptionHtml, descriptionField: 'text' })
}

function brings(tickets: readonly string[], skills: readonly string[] = []): PersonGist {
  return {
    occupations: [],
    tickets: tickets.map((name) => ({ name, hasExpired: false })),
    skills: skills.map((name) => ({ name, isFromWork: true })),
    industry: null,
    words: [],
  }
}

/** What somebody is told to lack, and what to hold. */
function told(lines: string | readonly string[], person = brings([])) {
  const quotes = { occupations: {}, tickets: {}, skills: {} }
  const { missing, reasons } = explain(readText(...[lines].flat()), { gist: person, quotes })
  return { missing: missing.map(({ text }) => text), reasons: reasons.map(({ text }) => text) }
}

describe('what is negated is not asked for', () => {
  test.each([
    'You do not need a dogging ticket.',
    'Dogging is of no use here.',
    'A dogging ticket is not needed.',
    'A dogging ticket isn’t necessary.',
    'You don’t have to hold an HR licence, a forklift ticket or a dogging ticket.',
    'An HR licence, a forklift ticket and first aid are not required.',
    'You must be fit. No dogging ticket, no degree, no problem.',
    'There is no need for a white card, and Surpac experience is not required either.',
    'This is not dogging or rigging work, and must not be mistaken for it.',
    'Nobody needs a dogging ticket here.',
    'You need not hold an HR licence, and you won’t need a white card.',
    'People without a forklift ticket are needed too.',
    'We do not ask for Working at Heights: we teach what you need.',
  ])('%s', (text) => {
    expect(readText(text).gist).toMatchObject({ tickets: [], skills: [] })
  })

  test.each([
    ['You do not need a dogging ticket, but you need a forklift licence.', ['Forklift']],
    ['You do not need Surpac. You need first aid.', ['First Aid']],
    ['Nobody starts without a white card.', ['White Card']],
    ['Please do not apply without an HR licence.', ['Heavy Rigid (HR)']],
    ['No white card, no start.', ['White Card']],
    ['You hold not only an HR licence but a forklift ticket.', ['Heavy Rigid (HR)', 'Forklift']],
    ['HR licence required, dogging ticket not needed.', ['Heavy Rigid (HR)']],
  ])('%s asks for the rest', (text, asked) => {
    expect(readText(text).gist.tickets).toEqual(asked.map((name) => ({ name, isNeeded: true })))
  })

  test('what is welcome, though nobody has to have it, is told as that', () => {
    expect(told('An HR licence is not required but an advantage.').missing).toEqual([
      'Heavy Rigid (HR) is welcome',
    ])
  })
})

describe('of alternatives, one will do', () => {
  test.each([
    ['You must know Leapfrog or Surpac.', 'Leapfrog or Surpac is asked for'],
    ['You know SAP or Pronto.', 'SAP or Pronto Xi is asked for'],
    ['You need an MR or HR licence.', 'Medium Rigid (MR) or Heavy Rigid (HR) is asked for'],
    ['You need a forklift or a telehandler ticket.', 'Forklift or Telehandler is asked for'],
    ['You need SAP, Pronto or Ellipse.', 'SAP, Pronto Xi or Ellipse is asked for'],
  ])('%s', (text, missing) => {
    expect(told(text).missing).toEqual([missing])
  })

  test('and whoever has it lacks nothing', () => {
    expect(told('You must know Leapfrog or Surpac.', brings([], ['Surpac']))).toEqual({
      missing: [],
      reasons: ['Has worked with Surpac'],
    })
    const driver = brings(['Multi Combination (MC)'])
    expect(told('You need an MR or HR licence.', driver)).toEqual({
      missing: [],
      reasons: [
        'Holds: Multi Combination (MC), which covers Medium Rigid (MR) or Heavy Rigid (HR)',
      ],
    })
    const telehandler = brings(['Telehandler'])
    expect(told('You need a forklift or a telehandler ticket.', telehandler).missing).toEqual([])
  })

  test('but what is asked for by itself, or beside others, is asked for', () => {
    expect(told('You need Surpac and Deswik.').missing).toHaveLength(2)
    expect(told(['You must know Leapfrog or Surpac.', 'Surpac is essential.']).missing).toEqual([
      'Surpac is asked for',
    ])
    expect(told('First aid, HR or a dogging ticket would all help.').missing).toHaveLength(3)
  })

  test('nor is it needed where the wish to get it will do', () => {
    expect(told('A shotfirer’s ticket, or the wish to sit for it.').missing).toEqual([
      "Shotfirer's Licence is welcome",
    ])
  })
})

describe('what is only spoken of is not asked for', () => {
  test.each([
    'You mark out the dig blocks before the excavator asks for them.',
    'Fault finding on lidar brackets that shake loose.',
    'After a year: dozer, grader or loader, in the order of who asked first.',
    'It is closer to air traffic control than to driving.',
    'If you know SAP you will have ours in a fortnight.',
  ])('%s', (text) => {
    expect(told(text).missing).toEqual([])
  })

  test.each([
    [['You must have run an excavator.'], 'Excavator is asked for'],
    [['What you bring', 'Surpac', 'Patience'], 'Surpac is asked for'],
    [['What you need:', 'Patience', 'Two seasons with Leapfrog'], 'Leapfrog is asked for'],
    [['Experience with Deswik.'], 'Deswik is asked for'],
  ])('%s is', (lines, missing) => {
    expect(told(lines).missing).toEqual([missing])
  })
})

test('a refrigerant licence is the one for handling refrigerants', () => {
  expect(readText('You need a refrigerant licence.').gist.tickets).toEqual([
    { name: 'ARC Refrigerant Handling Licence', isNeeded: true },
  ])
})
