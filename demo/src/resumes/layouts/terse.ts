import type { Content, Layout } from '../layout.ts'
import { localNumber } from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'mono',
  wordFont: 'Courier New',
  size: 10.5,
  leading: 1.2,
  ink: '#000000',
  accent: '#000000',
  margin: 62,
  hasNoStyles: true,
  typesBullets: true,
}

/** One page by somebody who would rather be working. */
export const terse: Layout = {
  name: 'terse',
  dates: ['days', 'numeric', 'clipped', 'yearsTo'],
  bullets: ['-'],
  mostJobs: 7,
  leavesOut: ['linkedin', 'skills'],
  compose: (content) => ({
    look,
    properties: {},
    blocks: [
      paragraph(content.fullName.toUpperCase(), { isBold: true }),
      paragraph(content.location),
      paragraph(content.phone),
      paragraph(content.person.email),
      heading('WORK'),
      ...content.jobs.flatMap((job) => [
        paragraph(content.period(job), { before: 7 }),
        paragraph(`${job.title} - ${job.employer}`),
        ...(job.client ? [paragraph(`Site: ${job.client}, ${job.place}`)] : []),
        ...job.duties.slice(0, 1).map((duty) => paragraph(duty)),
      ]),
      heading('TICKETS'),
      paragraph(content.person.tickets.map(({ name }) => name).join(', ')),
      heading('SCHOOL'),
      ...content.person.education.map(({ title, year }) => paragraph(`${title} ${year}`)),
      heading('REFS'),
      ...refs(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(title, { isBold: true, before: 14, after: 2 }, 'heading')
}

function refs({ person }: Content): Block[] {
  return person.referees.map(({ name, phone }) => paragraph(`${name} ${localNumber(phone)}`))
}
