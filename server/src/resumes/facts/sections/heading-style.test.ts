import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from './read-sections.ts'

test('a sidebar has headings in a style of its own', () => {
  const sections = readSections(
    typedResume(`
      ! About me
      Rigger, eight years on shutdowns.
      ! Work history
      Rigger, UGL, 2020 – 2023
      ! Referees
      On request.
      >> ** CONTACT
      >> 0491 570 158
      >> ** HIGH RISK WORK
      >> DG Dogging
      >> ** SITE INDUCTIONS
      >> Boyne Smelters`),
  )
  expect(sections.map(({ heading, lines }) => [heading?.text, lines.length])).toEqual([
    ['About me', 1],
    ['Work history', 1],
    ['Referees', 1],
    ['CONTACT', 1],
    ['HIGH RISK WORK', 1],
    ['SITE INDUCTIONS', 1],
  ])
})
