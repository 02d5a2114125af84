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
