import type { Content, Layout } from '../layout.ts'
import { employerWithClient, refereeLines, ticketBullets, volunteeringLines } from '../parts.ts'
import { bullet, paragraph } from '../sheet.ts'
import type { Block, Look, Table } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Arial',
  size: 10,
  leading: 1.28,
  ink: '#111111',
  accent: '#444444',
  margin: 56,
}

/** Dates in a gutter at the left, in a table without lines. */
export const datesLeft: Layout = {
  name: 'dates left',
  dates: ['short', 'numeric', 'years', 'curled'],
  bullets: ['•', '-', '*'],
  leavesOut: ['linkedin'],
  compose: (content) => ({
    look,
    properties: { title: 'CV', author: content.person.firstName },
    blocks: [
      paragraph('CURRICULUM VITAE', { size: 11, align: 'center', colour: '#555555' }),
      paragraph(
        content.fullName.toUpperCase(),
        { size: 18, isBold: true, align: 'center', after: 8 },
        'name',
      ),
      heading('Personal Details'),
      gutter([
        ['Address', content.location],
        ['Phone', content.phone],
        ['E-mail', content.person.email],
        ['Work rights', content.person.workRights],
      ]),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading(content.titles.experience),
      jobTable(content),
      heading(content.titles.education),
      gutter(
        content.person.education.map(({ year, ...one }) => [
          String(year),
          `${one.title}, ${one.institution}`,
        ]),
      ),
      heading(content.titles.tickets),
      ...ticketBullets(content),
      heading(content.titles.skills),
      paragraph(content.person.skills.join('; ')),
      ...volunteeringLines(content, heading),
      heading(content.titles.referees),
      ...refereeLines(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title,
    { size: 11.5, isBold: true, before: 11, after: 4, hasRule: true },
    'heading',
  )
}

function gutter(rows: readonly (readonly [string, string])[]): Table {
  return {
    kind: 'table',
    widths: [0.25, 0.75],
    rows: rows.map(([label, text]) => [[paragraph(label)], [paragraph(text)]]),
  }
}

function jobTable(content: Content): Table {
  return {
    kind: 'table',
    widths: [0.25, 0.75],
    rows: content.jobs.map((job) => [
      [paragraph(content.period(job))],
      [
        paragraph([{ text: job.title, isBold: true }]),
        paragraph(`${employerWithClient(job)}, ${job.place}`, { isItalic: true }),
        ...job.duties.map((duty) => bullet(duty, content.mark)),
        paragraph(' ', { size: 5 }),
      ],
    ]),
  }
}
