import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  educationLines,
  employerWithClient,
  shownLink,
  ticketBullets,
  volunteeringLines,
} from '../parts.ts'
import { gap, paragraph } from '../sheet.ts'
import type { Block, Look, Run } from '../sheet.ts'

const look: Look = {
  face: 'wide',
  wordFont: 'Verdana',
  size: 9,
  leading: 1.36,
  ink: '#231a14',
  accent: '#9a4518',
  margin: 50,
}

/** Name and contact in white on a band of colour over the whole width. */
export const band: Layout = {
  name: 'band',
  dates: ['short', 'numeric', 'brief', 'yearsTo'],
  bullets: ['•', '▸', '✓'],
  compose: (content) => ({
    look,
    properties: { title: `${content.fullName} CV`, author: content.fullName },
    blocks: [
      { kind: 'band', fill: look.accent, blocks: bandBlocks(content) },
      gap(8),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading(content.titles.experience),
      ...content.jobs.flatMap((job) => [
        paragraph([{ text: `${job.title}, `, isBold: true }, { text: employerWithClient(job) }], {
          before: 7,
        }),
        paragraph(`${job.place} · ${content.period(job)}`, { colour: '#6b5a4c', after: 2 }),
        ...dutyBullets(job, content),
      ]),
      heading(content.titles.skills),
      skillTable(content),
      heading(content.titles.tickets),
      ...ticketBullets(content),
      heading(content.titles.education),
      ...educationLines(content),
      ...volunteeringLines(content, heading),
    ],
  }),
}

function bandBlocks({ fullName, person, phone, location }: Content): Block[] {
  const white = '#ffffff'
  const contact: Run[] = [
    { text: `✆ ${phone}    ✉ ` },
    { text: person.email, link: `mailto:${person.email}` },
    { text: `    ⌂ ${location}` },
  ]
  return [
    gap(26),
    paragraph(fullName.toUpperCase(), { size: 24, isBold: true, colour: white }, 'name'),
    paragraph(person.trade, { size: 12, colour: '#f6e2d0', after: 6 }),
    paragraph(contact, { size: 8.5, colour: white }),
    ...(person.linkedin
      ? [
          paragraph([{ text: shownLink(person.linkedin), link: person.linkedin }], {
            size: 8.5,
            colour: white,
          }),
        ]
      : []),
    gap(16),
  ]
}

function heading(title: string): Block {
  return paragraph(
    title,
    { size: 12, isBold: true, colour: look.accent, before: 11, after: 3, hasRule: true },
    'heading',
  )
}

/** Skills in two columns that are read across. */
function skillTable({ person }: Content): Block {
  const half = Math.ceil(person.skills.length / 2)
  return {
    kind: 'table',
    widths: [0.5, 0.5],
    rows: person.skills
      .slice(0, half)
      .map((skill, index) => [skill, person.skills[half + index] ?? ''])
      .map((row) => row.map((skill) => [paragraph(skill === '' ? ' ' : `• ${skill}`)])),
  }
}
