import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  employerWithClient,
  mailRun,
  qualificationLine,
  shownLink,
  ticketLine,
} from '../parts.ts'
import { gap, paragraph } from '../sheet.ts'
import type { Block, Look, Sheet } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Lato',
  size: 9.5,
  leading: 1.34,
  ink: '#2b2b2b',
  accent: '#2c5e50',
  margin: 36,
}

/** A coloured sidebar, as the templates of an online designer have it. */
export const sidebarLeft: Layout = {
  name: 'sidebar left',
  dates: ['short', 'numeric', 'capitals'],
  bullets: ['•', '▪'],
  compose: (content) => ({
    look,
    properties: { title: 'Modern Minimal Resume' },
    blocks: [
      {
        kind: 'columns',
        asideAt: 'left',
        share: 0.31,
        fill: '#e4ece4',
        aside: [...contactBlocks(content, look), ...listsBlocks(content, look)],
        main: [
          paragraph(content.person.firstName, { size: 27, colour: look.accent }, 'name'),
          paragraph(
            content.person.lastName,
            { size: 27, isBold: true, colour: look.accent },
            'name',
          ),
          paragraph(content.person.trade.toUpperCase(), { size: 10, spacing: 1.6, after: 10 }),
          paragraph(content.person.summary, { after: 6 }),
          heading(content.titles.experience.toUpperCase(), look),
          ...experience(content),
        ],
      },
    ],
  }),
}

const darkLook: Look = { ...look, accent: '#9a4518', wordFont: 'Segoe UI', floatsAsides: true }

/** The same idea the other way round; in a word processor the sidebar floats in a text box. */
export const sidebarRight: Layout = {
  name: 'sidebar right',
  dates: ['plainDash', 'years', 'clipped'],
  bullets: ['•', '–', '»'],
  compose: composeRight,
}

function composeRight(content: Content): Sheet {
  const { person, titles, fullName } = content
  return {
    look: darkLook,
    properties: { author: fullName },
    blocks: [
      paragraph(fullName, { size: 26, isBold: true }, 'name'),
      paragraph(person.trade, { size: 12, colour: darkLook.accent, after: 10 }),
      {
        kind: 'columns',
        asideAt: 'right',
        share: 0.3,
        fill: '#f8efe6',
        aside: [...contactBlocks(content, darkLook), ...listsBlocks(content, darkLook)],
        main: [
          heading(titles.summary, darkLook),
          paragraph(person.summary, { after: 6 }),
          heading(titles.experience, darkLook),
          ...content.jobs.flatMap((job) => [
            paragraph(
              [{ text: employerWithClient(job), isBold: true }, { text: ` | ${job.place}` }],
              { before: 6 },
            ),
            paragraph(`${job.title} | ${content.period(job)}`, { isItalic: true, after: 2 }),
            ...dutyBullets(job, content),
          ]),
        ],
      },
    ],
  }
}

function heading(title: string, { accent }: Look): Block {
  return paragraph(
    title,
    { size: 11.5, isBold: true, colour: accent, before: 10, after: 4, hasRule: true },
    'heading',
  )
}

function experience(content: Content): Block[] {
  return content.jobs.flatMap((job) => [
    paragraph(job.title, { isBold: true, before: 7, size: 10.5 }, 'subheading'),
    paragraph(employerWithClient(job), { colour: look.accent }),
    paragraph(`${content.period(job)}  |  ${job.place}`, {
      size: 8.5,
      colour: '#666666',
      after: 2,
    }),
    ...dutyBullets(job, content),
  ])
}

function contactBlocks({ person, phone, location }: Content, style: Look): Block[] {
  return [
    heading('CONTACT', style),
    paragraph(phone, { after: 3 }),
    paragraph([mailRun(person.email)], { after: 3 }),
    paragraph(location, { after: 3 }),
    ...(person.linkedin
      ? [paragraph([{ text: shownLink(person.linkedin), link: person.linkedin }], { after: 3 })]
      : []),
  ]
}

function listsBlocks({ person, titles }: Content, style: Look): Block[] {
  return [
    heading(titles.skills.toUpperCase(), style),
    ...list(person.skills),
    heading(titles.tickets.toUpperCase(), style),
    ...list(person.tickets.map(ticketLine)),
    heading(titles.education.toUpperCase(), style),
    ...list(person.education.map(qualificationLine)),
    gap(6),
  ]
}

function list(items: readonly string[]): Block[] {
  return items.map((item) => paragraph(item, { after: 3 }))
}
