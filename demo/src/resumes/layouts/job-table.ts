import type { Content, Layout } from '../layout.ts'
import {
  employerWithClient,
  mailRun,
  refereeLines,
  shownLink,
  skillsInOne,
  volunteeringLines,
} from '../parts.ts'
import { bullet, paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Calibri',
  size: 9.5,
  leading: 1.26,
  ink: '#111111',
  accent: '#7f7f7f',
  margin: 46,
}

/** Employment, tickets and schooling in tables with lines. */
export const jobTable: Layout = {
  name: 'job table',
  dates: ['plainDash', 'numeric', 'days', 'years'],
  bullets: ['•', '-'],
  compose: (content) => ({
    look,
    properties: { title: 'Microsoft Word - resume.docx', author: content.fullName },
    blocks: [
      paragraph(content.fullName, { size: 19, isBold: true }, 'name'),
      paragraph([
        { text: `${content.location} | ${content.phone} | ` },
        mailRun(content.person.email),
      ]),
      ...(content.person.linkedin ? [paragraph(shownLink(content.person.linkedin))] : []),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading(content.titles.experience),
      employment(content),
      heading(content.titles.tickets),
      ticketTable(content),
      heading(content.titles.skills),
      skillsInOne(content, ', '),
      heading(content.titles.education),
      schooling(content),
      ...volunteeringLines(content, heading),
      heading(content.titles.referees),
      ...refereeLines(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(title, { size: 12, isBold: true, before: 10, after: 4 }, 'heading')
}

const headCells = (...names: string[]): Block[][] =>
  names.map((name) => [paragraph(name, { isBold: true })])

function employment(content: Content): Block {
  return {
    kind: 'table',
    widths: [0.19, 0.24, 0.2, 0.37],
    hasBorders: true,
    headFill: '#e7e6e6',
    rows: [
      headCells('Period', 'Employer', 'Position', 'Duties'),
      ...content.jobs.map((job) => [
        [paragraph(content.period(job))],
        [paragraph(employerWithClient(job)), paragraph(job.place)],
        [paragraph(job.title)],
        job.duties.slice(0, 3).map((duty) => bullet(duty, content.mark)),
      ]),
    ],
  }
}

function ticketTable({ person }: Content): Block {
  return {
    kind: 'table',
    widths: [0.56, 0.22, 0.22],
    hasBorders: true,
    headFill: '#e7e6e6',
    rows: [
      headCells('Ticket', 'Number', 'Expiry'),
      ...person.tickets.map(({ name, number, expires }) => [
        [paragraph(name)],
        [paragraph(number ?? '–')],
        [paragraph(expires ? `${String(expires.month).padStart(2, '0')}/${expires.year}` : 'N/A')],
      ]),
    ],
  }
}

function schooling({ person }: Content): Block {
  return {
    kind: 'table',
    widths: [0.15, 0.85],
    hasBorders: true,
    rows: person.education.map(({ year, title, institution }) => [
      [paragraph(String(year))],
      [paragraph(`${title}, ${institution}`)],
    ]),
  }
}
