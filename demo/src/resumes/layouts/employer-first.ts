import type { PastJob } from '../../people/person.ts'
import type { Content, Layout } from '../layout.ts'
import {
  dutyBullets,
  educationLines,
  mailRun,
  refereeLines,
  shownLink,
  skillsInOne,
  stintsOf,
  ticketBullets,
  volunteeringLines,
} from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'serif',
  wordFont: 'Cambria',
  size: 10.5,
  leading: 1.24,
  ink: '#1a1a1a',
  accent: '#245375',
  margin: 58,
}

/** Employers in capitals, and below each the roles held there. */
export const employerFirst: Layout = {
  name: 'employer first',
  dates: ['longDash', 'clipped', 'numericTo', 'short'],
  bullets: ['•', '➢', '–'],
  compose: (content) => ({
    look,
    properties: { title: content.fullName },
    blocks: [
      paragraph(content.fullName, { size: 20, isBold: true, align: 'right' }, 'name'),
      ...contactLines(content),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading(content.titles.skills),
      skillsInOne(content, ' • '),
      heading(content.titles.experience),
      ...stintsOf(content.jobs).flatMap((stint) => stintBlocks(stint, content)),
      heading(content.titles.education),
      ...educationLines(content),
      heading(content.titles.tickets),
      ...ticketBullets(content),
      ...volunteeringLines(content, heading),
      heading(content.titles.referees),
      ...refereeLines(content),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title.toUpperCase(),
    { size: 11, isBold: true, colour: look.accent, before: 12, after: 4 },
    'heading',
  )
}

function contactLines({ person, phone, location }: Content): Block[] {
  const linked = person.linkedin
    ? [paragraph([{ text: shownLink(person.linkedin), link: person.linkedin }], { align: 'right' })]
    : []
  return [
    paragraph(location, { align: 'right' }),
    paragraph([{ text: `T: ${phone}   E: ` }, mailRun(person.email)], { align: 'right' }),
    ...linked,
  ]
}

function stintBlocks(stint: readonly PastJob[], content: Content): Block[] {
  const [newest] = stint
  if (!newest) return []
  const where = newest.client ? `${newest.place} (on site for ${newest.client})` : newest.place
  return [
    paragraph([{ text: newest.employer.toUpperCase(), isBold: true }, { text: `, ${where}` }], {
      before: 8,
    }),
    ...stint.flatMap((job) => [
      paragraph([{ text: job.title, isBold: true, isItalic: true }], {
        right: [{ text: content.period(job) }],
        before: 3,
        after: 2,
      }),
      ...dutyBullets(job, content),
    ]),
  ]
}
