import type { PastJob } from '../../people/person.ts'
import type { Content, Layout } from '../layout.ts'
import { employerWithClient, mailRun, shownLink, stintsOf } from '../parts.ts'
import { gap, paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Arial',
  size: 10.5,
  leading: 1.3,
  ink: '#181818',
  accent: '#181818',
  margin: 40,
}

/** The page that a professional network makes of a profile: contact at the left, everything counted. */
export const networkExport: Layout = {
  name: 'network export',
  dates: ['counted'],
  bullets: ['•'],
  compose: (content) => ({
    look,
    properties: { title: 'Resume', author: 'Profile' },
    foot: 'Page {page} of {pages}',
    blocks: [
      {
        kind: 'columns',
        asideAt: 'left',
        share: 0.29,
        fill: '#293e49',
        aside: aside(content),
        main: main(content),
      },
    ],
  }),
}

function aside({ person, phone }: Content): Block[] {
  return [
    asideHeading('Contact'),
    ...asideList([`${phone} (Mobile)`]),
    paragraph([mailRun(person.email)], { size: 9.5, colour: '#d9e1e5', after: 3 }),
    ...(person.linkedin ? asideList([`${shownLink(person.linkedin)} (LinkedIn)`]) : []),
    asideHeading('Top Skills'),
    ...asideList(person.skills),
    asideHeading('Certifications'),
    ...asideList(person.tickets.map(({ name }) => name)),
  ]
}

function asideHeading(title: string): Block {
  return paragraph(title, { size: 13, colour: '#ffffff', before: 12, after: 6 }, 'heading')
}

function asideList(items: readonly string[]): Block[] {
  return items.map((item) => paragraph(item, { size: 9.5, colour: '#d9e1e5', after: 3 }))
}

function main(content: Content): Block[] {
  const { person, fullName } = content
  const { suburb, state } = person.home

  return [
    paragraph(fullName, { size: 24 }, 'name'),
    paragraph(`${person.trade} | Open to new opportunities`, { size: 11.5 }),
    paragraph(`${suburb}, ${state}, Australia`, { colour: '#8a8a8a' }),
    heading('Summary'),
    paragraph(person.summary),
    heading('Experience'),
    ...stintsOf(content.jobs).flatMap((stint) => stintBlocks(stint, content)),
    heading('Education'),
    ...person.education.flatMap(({ title, institution, year }) => [
      paragraph(institution, { size: 12, before: 4 }),
      paragraph(`${title} · (${year - 3} - ${year})`, { after: 3 }),
    ]),
  ]
}

function heading(title: string): Block {
  return paragraph(title, { size: 15, before: 14, after: 4 }, 'heading')
}

function stintBlocks(stint: readonly PastJob[], content: Content): Block[] {
  const [newest] = stint
  if (!newest) return []
  return [
    paragraph(employerWithClient(newest), { size: 12, before: 8 }),
    ...stint.flatMap((job) => [
      paragraph(job.title, { size: 11.5, before: 2 }),
      paragraph(content.period(job)),
      paragraph(`${job.place}, Australia`, { colour: '#8a8a8a', after: 3 }),
      paragraph(job.duties.join('. '), { after: 2 }),
      gap(2),
    ]),
  ]
}
