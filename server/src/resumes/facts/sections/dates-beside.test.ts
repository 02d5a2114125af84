import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readJobs } from '../jobs/read-jobs.ts'
import { readSections } from './read-sections.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

/** The typed lines of the sidebar, at the heights of the lines that they are named for. */
function withHeights(typed: string, heights: Readonly<Record<string, string>>) {
  const text = typedResume(typed)
  const yOf = (words: string) => text.lines.find((line) => line.text === words)?.y ?? 0
  const lines = text.lines.map((line) => {
    const at = heights[line.text]
    if (line.column === 0) return line
    return { ...line, x: 20, right: 45, y: at ? yOf(at) : line.y }
  })
  return { ...text, lines }
}

test('a column of dates belongs to what stands beside it', () => {
  const typed = `
    # Employment
    Shift Boss, Redgum Reef, Cobar
    Crew of twenty
    Jumbo Operator, Wandoo Deeps, Cobar
    Crew of two
    >> March 2018 –
    >> present
    >> July 2012 –
    >> May 2017`
  const text = withHeights(typed, {
    'March 2018 –': 'Shift Boss, Redgum Reef, Cobar',
    present: 'Crew of twenty',
    'July 2012 –': 'Jumbo Operator, Wandoo Deeps, Cobar',
    'May 2017': 'Crew of two',
  })
  const jobs = readJobs(readSections(text), asOf)
  expect(jobs.map(({ title, employer, start }) => [title, employer, start?.year])).toEqual([
    ['Shift Boss', 'Redgum Reef', 2018],
    ['Jumbo Operator', 'Wandoo Deeps', 2012],
  ])
})
