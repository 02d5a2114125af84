import type { Content, Layout } from '../layout.ts'
import { dutyBullets, employerWithClient, ticketLine } from '../parts.ts'
import { paragraph } from '../sheet.ts'
import type { Block, Look, Run } from '../sheet.ts'

const look: Look = {
  face: 'sans',
  wordFont: 'Open Sans',
  size: 10,
  leading: 1.3,
  ink: '#202124',
  accent: '#245375',
  margin: 52,
}

/** Addresses stand behind words: only the links know where they lead. */
export const linked: Layout = {
  name: 'linked',
  dates: ['short', 'brief', 'clipped'],
  bullets: ['•', '●', '○'],
  compose: (content) => ({
    look,
    properties: { title: content.fullName, author: content.fullName },
    blocks: [
      paragraph(content.fullName, { size: 26, isBold: true, colour: look.accent }, 'name'),
      paragraph(content.person.trade, { size: 12, after: 2 }),
      paragraph(contactRuns(content), { after: 6 }),
      heading('Experience'),
      ...content.jobs.flatMap((job) => [
        paragraph([{ text: `${job.title} @ ${employerWithClient(job)}`, isBold: true }], {
          right: [{ text: content.period(job), colour: '#5f6368' }],
          before: 6,
        }),
        paragraph(job.place, { isItalic: true, after: 2 }),
        ...dutyBullets(job, content),
      ]),
      heading('Skills'),
      paragraph(content.person.skills.join(' | ')),
      heading('Education & Certificates'),
      ...content.person.education.map(({ title, institution, year }) =>
        paragraph([{ text: title, isBold: true }, { text: ` – ${institution}` }], {
          right: [{ text: String(year) }],
        }),
      ),
      ...content.person.tickets.map((ticket) => paragraph(ticketLine(ticket))),
    ],
  }),
}

function heading(title: string): Block {
  return paragraph(
    title,
    { size: 13, isBold: true, colour: look.accent, before: 11, after: 3, hasRule: true },
    'heading',
  )
}

function contactRuns({ person, phone, location }: Content): Run[] {
  const local = phone.replaceAll(/[^\d+]/g, '')
  const page = person.linkedin
    ? [{ text: '  •  ' }, { text: 'LinkedIn', link: person.linkedin, colour: look.accent }]
    : []
  return [
    { text: `${location}  •  ` },
    { text: phone, link: `tel:${local}` },
    { text: '  •  ' },
    { text: person.email, link: `mailto:${person.email}`, colour: look.accent },
    ...page,
  ]
}
