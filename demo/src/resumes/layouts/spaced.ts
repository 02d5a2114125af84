import type { Layout } from '../layout.ts'
import {
  dutyBullets,
  employerWithClient,
  qualificationLine,
  shownLink,
  ticketLine,
} from '../parts.ts'
import { gap, paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Century Gothic',
  size: 9.5,
  leading: 1.42,
  ink: '#33302c',
  accent: '#b98a5a',
  margin: 62,
}

/** Centred, with letters far apart: typed with blanks in the name of style, or stretched by the designer. */
export const spaced: Layout = {
  name: 'spaced',
  dates: ['capitals', 'short', 'longDash'],
  bullets: ['•', '·'],
  compose: (content) => ({
    look,
    properties: { title: 'Beige Elegant CV' },
    blocks: [
      paragraph(content.fullName.toUpperCase(), { size: 25, spacing: 5, align: 'center' }, 'name'),
      paragraph(content.person.trade.toUpperCase(), {
        size: 9,
        spacing: 3,
        align: 'center',
        colour: look.accent,
        after: 6,
      }),
      paragraph(`${content.phone}   /   ${content.person.email}`, { align: 'center', size: 9 }),
      paragraph(content.location, { align: 'center', size: 9 }),
      ...(content.person.linkedin
        ? [paragraph(shownLink(content.person.linkedin), { align: 'center', size: 9 })]
        : []),
      heading('profile'),
      paragraph(content.person.summary, { align: 'center' }),
      heading('experience'),
      ...content.jobs.flatMap((job) => [
        paragraph(job.title.toUpperCase(), {
          isBold: true,
          align: 'center',
          before: 8,
          spacing: 1,
        }),
        paragraph(`${employerWithClient(job)}, ${job.place}`, { align: 'center' }),
        paragraph(content.period(job), { align: 'center', colour: look.accent, after: 3 }),
        ...dutyBullets(job, content),
      ]),
      heading('skills'),
      paragraph(content.person.skills.join('  ·  '), { align: 'center' }),
      heading('education'),
      ...content.person.education.map((one) =>
        paragraph(qualificationLine(one), { align: 'center' }),
      ),
      heading('licences'),
      ...content.person.tickets.map((ticket) => paragraph(ticketLine(ticket), { align: 'center' })),
      gap(4),
    ],
  }),
}

/** The blanks are typed, so that even the text has them. */
function heading(word: string): Block {
  const letters = word.toUpperCase().split('').join(' ')
  return paragraph(
    letters,
    { size: 11, colour: look.accent, align: 'center', before: 14, after: 5, hasRule: true },
    'heading',
  )
}
