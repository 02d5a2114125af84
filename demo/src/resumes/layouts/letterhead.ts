import type { Content, Layout } from '../layout.ts'
import {
  educationLines,
  employerWithClient,
  mailRun,
  refereeLines,
  shownLink,
  skillBullets,
  ticketBullets,
} from '../parts.ts'
import { bullet, paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Calibri',
  size: 11,
  leading: 1.26,
  ink: '#000000',
  accent: '#2e74b5',
  margin: 62,
}

/** Name and contact stand in the header of every page, and nowhere in the text. */
export const letterhead: Layout = {
  name: 'letterhead',
  dates: ['longDash', 'plainDash', 'days'],
  bullets: ['•', '➢', '◦'],
  compose: (content) => ({
    look,
    properties: { title: 'Resume 2026' },
    letterhead: headBlocks(content),
    foot: 'Page | {page}',
    blocks: [
      ...section(content.titles.summary, [paragraph(content.person.summary)]),
      ...section(content.titles.skills, skillBullets(content)),
      ...section(content.titles.experience, jobs(content)),
      ...section(content.titles.education, educationLines(content)),
      ...section(content.titles.tickets, ticketBullets(content)),
      ...section(content.titles.referees, refereeLines(content)),
    ],
  }),
}

/** A second layout of the kind: the first page says who it is, the later ones repeat it at their top. */
export const runningHead: Layout = {
  name: 'running head',
  dates: ['short', 'numericTo', 'since'],
  bullets: ['•', '–'],
  compose: (content) => ({
    look: { ...look, face: 'serif', wordFont: 'Book Antiqua', accent: '#3a2416' },
    properties: { author: content.fullName },
    runningHead: `${content.fullName} · Resume · Page {page}`,
    blocks: [
      ...headBlocks(content),
      ...section(content.titles.summary, [paragraph(content.person.summary)]),
      ...section(content.titles.tickets, ticketBullets(content)),
      ...section(content.titles.experience, jobs(content)),
      ...section(content.titles.skills, [paragraph(content.person.skills.join(', '))]),
      ...section(content.titles.education, educationLines(content)),
      ...section(content.titles.referees, refereeLines(content)),
    ],
  }),
}

function headBlocks({ fullName, person, phone, location }: Content): Block[] {
  const linked = person.linkedin ? [paragraph(shownLink(person.linkedin), { size: 9.5 })] : []
  return [
    paragraph(fullName, { size: 20, isBold: true, colour: look.accent }, 'name'),
    paragraph([{ text: `${location}  |  ${phone}  |  ` }, mailRun(person.email)], { size: 9.5 }),
    ...linked,
  ]
}

function section(title: string, blocks: readonly Block[]): Block[] {
  return [
    paragraph(title, { size: 14, colour: look.accent, before: 12, after: 4 }, 'heading'),
    ...blocks,
  ]
}

function jobs(content: Content): Block[] {
  return content.jobs.flatMap((job) => [
    paragraph([{ text: content.period(job) }], { before: 8, isBold: true }),
    paragraph([{ text: `${employerWithClient(job)}, ${job.place}`, isBold: true }]),
    paragraph(job.title, { isItalic: true, after: 2 }),
    ...job.duties.map((duty) => bullet(duty, content.mark)),
  ])
}
