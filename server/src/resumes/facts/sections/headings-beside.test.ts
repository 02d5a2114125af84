import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import type { ResumeText } from '../../resume-text.ts'
import { readSections } from './read-sections.ts'

/** The marked lines of the sidebar at the height of the line that is typed before them, left of it. */
function withHeadingsAtTheSide(typed: string): ResumeText {
  const text = typedResume(typed)
  const lines = text.lines.map((line, at) =>
    line.column === 1
      ? { ...line, x: 34, right: 80, y: text.lines[at - 1]?.y ?? 0 }
      : { ...line, x: 107, right: 400 },
  )
  return { ...text, lines }
}

function kindsIn(text: ResumeText): [string, number][] {
  return readSections(text).map(({ kind, lines }) => [kind, lines.length])
}

test('headings in a narrow column stand before what is set at their height', () => {
  const text = withHeadingsAtTheSide(`
    Jo Tran
    0491 570 006
    >> ** Contact
    Fitter, Redgum Iron, 2019 – present
    >> ** Work
    Apprentice, Karri Gold, 2015 – 2019
    White Card, first aid
    >> ** Tickets`)
  expect(kindsIn(text)).toEqual([
    ['head', 1],
    ['contact', 1],
    ['experience', 2],
    ['licences', 1],
  ])
})

test('a narrow column that says things of its own stays beside', () => {
  const text = withHeadingsAtTheSide(`
    Jo Tran
    0491 570 006
    >> ** Contact
    Fitter, Redgum Iron, 2019 – present
    >> Perth WA
    Apprentice, Karri Gold, 2015 – 2019
    >> ** Tickets
    Pumps and mills
    >> - White Card`)
  expect(kindsIn(text)).toContainEqual(['licences', 1])
  expect(kindsIn(text)).not.toContainEqual(['experience', 2])
})
