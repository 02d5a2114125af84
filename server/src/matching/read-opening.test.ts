import { expect, test } from 'vitest'
import { readOpening } from './read-opening.ts'

function askedFor(title: string, role: string): string[] {
  const words = { title, role, industry: null, descriptionHtml: '', descriptionField: 'text' }
  return readOpening(words).gist.occupations.map(({ name }) => name)
}

test('a role that is a kind of what the title names is what is meant', () => {
  expect(askedFor('Sparky - Mobile Plant', 'Auto Electrician')).toEqual(['Auto Electrician'])
  expect(askedFor('Auto Sparky', 'Electrician')).toEqual(['Auto Electrician', 'Electrician'])
})

test('another role stands beside the title', () => {
  expect(askedFor('Charge Up Operator', 'Shotfirer')).toEqual(['Charge-Up Operator', 'Shotfirer'])
})

function readText(descriptionHtml: string) {
  const words = { title: 'Shotfirer', role: null, industry: null }
  return readOpening({ ...words, descriptionHtml, descriptionField: 'text' })
}

test('what an escape or a tag runs through is asked for too, and quoted as far as it stands literally', () => {
  const html = '<p>WA shotfirer&#39;s licence and an <strong>HR</strong> licence are needed.</p>'
  const { gist, quotes } = readText(html)
  expect(gist.tickets).toEqual([
    { name: "Shotfirer's Licence", isNeeded: true },
    { name: 'Heavy Rigid (HR)', isNeeded: true },
  ])
  for (const { text, start, end } of Object.values(quotes.tickets))
    expect(html.slice(start ?? 0, end ?? 0)).toBe(text)
  expect(quotes.tickets["Shotfirer's Licence"]?.text).toBe('shotfirer')
})

test('what would only be nice is no need', () => {
  const { gist } = readText(
    '<p>You hold a forklift licence. A first aid certificate is handy. HR licence even better.</p>',
  )
  expect(gist.tickets.map(({ name, isNeeded }) => [name, isNeeded])).toEqual([
    ['Forklift', true],
    ['First Aid', false],
    ['Heavy Rigid (HR)', false],
  ])
})

test.each([
  ['We need a year of truck work.', 1],
  ['Hands with five or more years, please.', 5],
  ['A contract of a year in Perth.', null],
  ['You have to be 18 years or more of age.', null],
])('%s asks for %j years', (text, years) => {
  expect(readText(`<p>${text}</p>`).gist.years).toBe(years)
})
