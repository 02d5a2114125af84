import type { Layout } from '../layout.ts'
import { employerWithClient, mailRun, shownLink, ticketLine, volunteeringLines } from '../parts.ts'
import { bullet, paragraph } from '../sheet.ts'
import type { Block, Look, Table } from '../sheet.ts'

const look: Look = {
  face: 'serif',
  wordFont: 'Garamond',
  size: 11,
  leading: 1.2,
  ink: '#000000',
  accent: '#000000',
  margin: 66,
}

/** As a university teaches it: education first, numbered headings, years at the left. */
export const academic: Layout = {
  name: 'academic',
  dates: ['longDash', 'since', 'iso'],
  bullets: ['–', '•'],
  compose: (content) => ({
    look,
    properties: { title: `${content.fullName} – Curriculum Vitae` },
    foot: `${content.fullName} – Curriculum Vitae – {page}`,
    blocks: [
      paragraph(content.fullName, { size: 19, align: 'left' }, 'name'),
      paragraph('Curriculum Vitae', { isItalic: true, after: 5 }),
      paragraph(content.location),
      paragraph([{ text: `Tel. ${content.phone}, ` }, mailRun(content.person.email)]),
      ...(content.person.linkedin
        ? [paragraph([{ text: shownLink(content.person.linkedin), link: content.person.linkedin }])]
        : []),
      heading('1  Education'),
      gutter(
        content.person.education.map(({ year, title, institution }) => [
          String(year),
          [paragraph([{ text: title, isBold: true }, { text: `, ${institution}` }])],
        ]),
      ),
      heading('2  Professional Experience'),
      ...content.jobs.flatMap((job) => [
        paragraph(
          [
            { text: job.title, isBold: true },
            { text: `, ${employerWithClient(job)}, ${job.place}` },
          ],
          { before: 6 },
        ),
        paragraph(content.period(job), { isItalic: true, after: 2 }),
        ...job.duties.map((duty) => bullet(`${duty}.`, content.mark)),
      ]),
      heading('3  Skills'),
      paragraph(`${content.person.skills.join(', ')}.`),
      heading('4  Licences and Memberships'),
      ...content.person.tickets.map((ticket) => paragraph(ticketLine(ticket))),
      ...volunteeringLines(content, heading),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(title, { size: 13, isBold: true, before: 12, after: 4 }, 'heading')
}

function gutter(rows: readonly (readonly [string, readonly Block[]])[]): Table {
  return {
    kind: 'table',
    widths: [0.14, 0.86],
    rows: rows.map(([label, blocks]) => [[paragraph(label)], blocks]),
  }
}
