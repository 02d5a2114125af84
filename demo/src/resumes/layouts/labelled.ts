import type { Month } from '../../people/month.ts'
import type { PastJob, Person } from '../../people/person.ts'
import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  qualificationLine,
  refereeLines,
  skillBullets,
  ticketLine,
  volunteeringLines,
} from '../parts.ts'
import { bullet, paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Arial',
  size: 11,
  leading: 1.2,
  ink: '#000000',
  accent: '#000000',
  margin: 64,
  hasNoStyles: true,
  typesBullets: true,
}

/** Every fact behind its label; headings are bold and underlined by hand. */
export const labelled: Layout = {
  name: 'labelled',
  dates: ['long', 'numericTo', 'spelledDays', 'yearsTo'],
  bullets: ['-', '*', '•'],
  leavesOut: ['linkedin'],
  compose: (content) => ({
    look,
    properties: { author: 'Home' },
    blocks: [
      paragraph('RESUME', { size: 16, isBold: true, align: 'center', after: 8 }),
      ...details(content),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading(content.titles.tickets),
      ...content.person.tickets.map((ticket) => bullet(ticketLine(ticket), content.mark)),
      heading(content.titles.skills),
      ...skillBullets(content),
      heading(content.titles.experience),
      ...content.jobs.flatMap((job) => jobBlocks(job, content)),
      heading(content.titles.education),
      ...content.person.education.map((one) => paragraph(qualificationLine(one))),
      ...volunteeringLines(content, heading),
      heading(content.titles.referees),
      ...refereeLines(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(`${title}:`, { isBold: true, before: 12, after: 3 }, 'heading')
}

function details({ fullName, location, phone, person, now }: Content): Block[] {
  return [
    label('Name', fullName),
    label('Address', location),
    label('Mobile', phone),
    label('Email', person.email),
    label('Date of birth', `14/03/${bornIn(person, now)}`),
    label('Residency', person.workRights),
  ]
}

function jobBlocks(job: PastJob, content: Content): Block[] {
  return [
    label('Company', job.employer, 8),
    ...(job.client ? [label('Client', job.client)] : []),
    label('Location', job.place),
    label('Position', job.title),
    label('Period', content.period(job)),
    label('Roster', '8/6, 12 hour shifts'),
    paragraph('Duties:', { isBold: true }),
    ...dutyBullets(job, content),
    ...(job.end ? [label('Reason for leaving', 'End of contract')] : []),
  ]
}

function bornIn({ looks }: Person, { year }: Month): number {
  return year - looks.age - 1
}

function label(name: string, value: string, before = 0): Block {
  return paragraph([{ text: `${name}: `, isBold: true }, { text: value }], { before })
}
