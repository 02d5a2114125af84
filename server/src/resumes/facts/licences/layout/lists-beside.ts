import type { Line } from '../../../resume-text.ts'
import type { Section } from '../../sections/read-sections.ts'
import { licencesIn } from '../names/find-licences.ts'

const slack = 2

/**
 * A list of tickets may be set in columns, of which a page tells only that each is a flow of its own: what
 * stands at the height of the list, in a flow without a heading, goes on with it.
 */
export function withListsBeside(sections: readonly Section[]): Section[] {
  const moved = new Map<Line, Section>()
  for (const list of sections.filter(({ kind, lines }) => kind === 'licences' && lines.length > 1))
    for (const line of sections.flatMap((section) => linesBeside(section, list)))
      moved.set(line, list)
  if (moved.size === 0) return [...sections]
  return sections.map((section) => ({
    ...section,
    lines: [
      ...section.lines.filter((line) => !moved.has(line)),
      ...[...moved].flatMap(([line, list]) => (list === section ? [line] : [])),
    ],
  }))
}

function linesBeside({ kind, lines }: Section, list: Section): Line[] {
  const [first] = list.lines
  const own = list.lines.filter((line) => line.page === first?.page)
  const top = own.reduce((least, { y }) => Math.min(least, y), Infinity)
  const bottom = own.reduce((most, { y }) => Math.max(most, y), 0)
  if (kind !== 'head' || !first || bottom - top < slack) return []
  const beside = lines.filter(
    ({ page, column, y }) =>
      page === first.page && column !== first.column && y > top - slack && y < bottom + slack,
  )
  const naming = beside.filter(({ text }) => licencesIn(text, true).length > 0)
  return naming.length > 1 && naming.length * 2 >= beside.length ? beside : []
}
