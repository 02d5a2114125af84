import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  employerWithClient,
  mailRun,
  shownLink,
  ticketLine,
  volunteeringLines,
} from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look, Run } from '../sheet.ts'

const look: Look = {
  face: 'serif',
  wordFont: 'Times New Roman',
  size: 10.5,
  leading: 1.18,
  ink: '#000000',
  accent: '#000000',
  margin: 54,
}

/** Serif, ruled headings and dates at the right edge, as typesetting programs make it. */
export const typeset: Layout = {
  name: 'typeset',
  dates: ['dotted', 'short', 'longDash', 'numeric'],
  bullets: ['•', '◦', '–'],
  compose: (content) => ({
    look,
    properties: {},
    blocks: [
      paragraph(content.fullName, { size: 24, align: 'center' }, 'name'),
      paragraph(contactRuns(content), { align: 'center', size: 9.5, after: 4 }),
      heading(content.titles.experience),
      ...content.jobs.flatMap((job) => [
        paragraph([{ text: employerWithClient(job), isBold: true }], {
          right: [{ text: job.place }],
          before: 5,
        }),
        paragraph([{ text: job.title, isItalic: true }], {
          right: [{ text: content.period(job), isItalic: true }],
          after: 2,
        }),
        ...dutyBullets(job, content),
      ]),
      heading(content.titles.education),
      ...content.person.education.map((one) =>
        paragraph([{ text: one.institution, isBold: true }, { text: `, ${one.title}` }], {
          right: [{ text: String(one.year) }],
        }),
      ),
      heading(content.titles.skills),
      labelled('Skills', content.person.skills.join(', ')),
      labelled('Tickets', content.person.tickets.map(ticketLine).join('; ')),
      ...volunteeringLines(content, heading),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title,
    { size: 12.5, isBold: true, before: 9, after: 3, hasRule: true },
    'heading',
  )
}

function labelled(label: string, text: string): Block {
  return paragraph([{ text: `${label}: `, isBold: true }, { text }], { after: 2 })
}

function contactRuns({ person, phone, location }: Content): Run[] {
  const linked = person.linkedin
    ? [{ text: ' | ' }, { text: shownLink(person.linkedin), link: person.linkedin }]
    : []
  return [{ text: `${phone} | ` }, mailRun(person.email), ...linked, { text: ` | ${location}` }]
}
