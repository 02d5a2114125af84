import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  educationLines,
  employerWithClient,
  mailRun,
  refereeLines,
  shownLink,
  skillBullets,
  ticketBullets,
  volunteeringLines,
} from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Calibri',
  size: 10.5,
  leading: 1.25,
  ink: '#000000',
  accent: '#1f3864',
  margin: 60,
}

/** One column from a word processor, with nothing clever about it. */
export const plain: Layout = {
  name: 'plain',
  dates: ['short', 'long', 'brief', 'since'],
  bullets: ['•', '-', '–'],
  compose: (content) => ({
    look,
    properties: { title: `Resume – ${content.fullName}`, author: content.fullName },
    blocks: [
      paragraph(content.fullName, { size: 22, isBold: true, colour: look.accent }, 'name'),
      ...contactLines(content),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading(content.titles.experience),
      ...content.jobs.flatMap((job) => [
        paragraph(job.title, { isBold: true, before: 7 }, 'subheading'),
        paragraph(`${employerWithClient(job)} – ${job.place}`),
        paragraph(content.period(job), { isItalic: true, after: 2 }),
        ...dutyBullets(job, content),
      ]),
      heading(content.titles.tickets),
      ...ticketBullets(content),
      heading(content.titles.skills),
      ...skillBullets(content),
      heading(content.titles.education),
      ...educationLines(content),
      ...volunteeringLines(content, heading),
      heading(content.titles.referees),
      ...refereeLines(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title,
    { size: 13, isBold: true, colour: look.accent, before: 12, after: 3 },
    'heading',
  )
}

function contactLines({ person, phone, location }: Content): Block[] {
  return [
    paragraph(`Address: ${location}`, { before: 3 }),
    paragraph(`Mobile: ${phone}`),
    paragraph([{ text: 'Email: ' }, mailRun(person.email)]),
    ...(person.linkedin ? [paragraph(`LinkedIn: ${shownLink(person.linkedin)}`)] : []),
  ]
}
