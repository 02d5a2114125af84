import type { Content, Layout } from '../layout.ts'
import { dutyBullets, educationLines, skillBullets, ticketBullets } from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Tahoma',
  size: 10,
  leading: 1.3,
  ink: '#1a1a1a',
  accent: '#a6a6a6',
  margin: 56,
}

/** A resume in the house form of a recruiter: a table of particulars, then the career. */
export const agency: Layout = {
  name: 'agency',
  dates: ['yearsTo', 'plainDash', 'longDash'],
  bullets: ['•', '■'],
  leavesOut: ['linkedin'],
  compose: (content) => ({
    look,
    properties: { title: 'Candidate profile' },
    foot: 'In confidence. Page {page} of {pages}',
    blocks: [
      paragraph('Candidate Profile', { size: 15, align: 'center', colour: '#7e3712', after: 8 }),
      particulars(content),
      heading('Overview'),
      paragraph(content.person.summary),
      heading('Career Summary'),
      ...content.jobs.flatMap((job) => [
        {
          kind: 'table',
          widths: [0.62, 0.38],
          rows: [
            [
              [paragraph(job.title, { isBold: true })],
              [paragraph(content.period(job), { isBold: true, align: 'right' })],
            ],
          ],
        } as const,
        paragraph(
          job.client
            ? `${job.employer} on assignment to ${job.client}, ${job.place}`
            : `${job.employer}, ${job.place}`,
          { after: 2 },
        ),
        ...dutyBullets(job, content),
        paragraph(' ', { size: 5 }),
      ]),
      heading('Qualifications & Training'),
      ...educationLines(content),
      ...ticketBullets(content),
      heading('Skills'),
      ...skillBullets(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title,
    { size: 12, isBold: true, colour: '#7e3712', before: 10, after: 4 },
    'heading',
  )
}

function particulars({ fullName, person, location, phone }: Content): Block {
  const rows: [string, string][] = [
    ['Candidate', fullName],
    ['Position sought', person.trade],
    ['Location', location],
    ['Telephone', phone],
    ['Email', person.email],
    ['Visa status', person.workRights],
  ]
  return {
    kind: 'table',
    widths: [0.3, 0.7],
    hasBorders: true,
    rows: rows.map(([label, value]) => [[paragraph(label, { isBold: true })], [paragraph(value)]]),
  }
}
