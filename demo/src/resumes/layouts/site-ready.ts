import type { PastJob } from '../../people/person.ts'
import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  qualificationLine,
  refereeLines,
  shownLink,
  skillsInOne,
  volunteeringLines,
} from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Arial Narrow',
  size: 10,
  leading: 1.24,
  ink: '#000000',
  accent: '#8a431c',
  margin: 50,
}

/** Tickets before everything else, as a site wants to see them; jobs in one line with brackets. */
export const siteReady: Layout = {
  name: 'site ready',
  dates: ['clipped', 'curled', 'days', 'numeric'],
  bullets: ['▪', '•', '>'],
  compose: (content) => ({
    look,
    properties: { title: 'Resume', author: 'user' },
    blocks: [
      paragraph(
        `${content.fullName} – ${content.person.trade}`,
        { size: 17, isBold: true },
        'name',
      ),
      paragraph(`M: ${content.phone}`),
      paragraph(`E: ${content.person.email}`),
      paragraph(`A: ${content.location}`),
      paragraph('ABN: 12 345 678 901'),
      ...(content.person.linkedin ? [paragraph(`W: ${shownLink(content.person.linkedin)}`)] : []),
      heading(content.titles.tickets),
      ticketGrid(content),
      heading(content.titles.experience),
      ...content.jobs.flatMap((job) => jobBlocks(job, content)),
      heading(content.titles.skills),
      skillsInOne(content, ' / '),
      heading(content.titles.education),
      ...content.person.education.map((one) => paragraph(qualificationLine(one))),
      ...volunteeringLines(content, heading),
      heading(content.titles.referees),
      ...refereeLines(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title.toUpperCase(),
    { size: 11, isBold: true, colour: '#ffffff', fill: look.accent, before: 9, after: 4 },
    'heading',
  )
}

function jobBlocks(job: PastJob, content: Content): Block[] {
  const site = job.client ? `, ${job.client}` : ''
  return [
    paragraph(
      [
        { text: `${job.title} – ${job.employer}`, isBold: true },
        { text: `${site}, ${job.place} [${content.period(job)}]` },
      ],
      { before: 6, after: 2 },
    ),
    ...dutyBullets(job, content),
  ]
}

/** Two tickets a row, each with a tick. */
function ticketGrid({ person }: Content): Block {
  const half = Math.ceil(person.tickets.length / 2)
  return {
    kind: 'table',
    widths: [0.5, 0.5],
    hasBorders: true,
    rows: person.tickets
      .slice(0, half)
      .map(({ name }, index) => [name, person.tickets[half + index]?.name])
      .map((row) => row.map((name) => [paragraph(name ? `✓ ${name}` : ' ')])),
  }
}
