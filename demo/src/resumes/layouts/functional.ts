import type { Content, Layout } from '../layout.ts'
import {
  educationLines,
  employerWithClient,
  mailRun,
  refereeLines,
  shownLink,
  ticketBullets,
  volunteeringLines,
} from '../parts.ts'
import { bullet, paragraph } from '../sheet.ts'
import type { Block, Look } from '../sheet.ts'

const look: Look = {
  face: 'serif',
  wordFont: 'Georgia',
  size: 10.5,
  leading: 1.3,
  ink: '#222222',
  accent: '#6d3518',
  margin: 58,
}

/** What somebody can do comes first; where they did it follows in one line a job. */
export const functional: Layout = {
  name: 'functional',
  dates: ['years', 'short', 'numeric'],
  bullets: ['•', '–', '◆'],
  mostJobs: 6,
  compose: (content) => ({
    look,
    properties: { title: 'Resume', author: content.fullName },
    blocks: [
      paragraph(content.fullName, { size: 23, colour: look.accent, align: 'center' }, 'name'),
      paragraph(
        [{ text: `${content.location}  ◆  ${content.phone}  ◆  ` }, mailRun(content.person.email)],
        {
          align: 'center',
          size: 9.5,
        },
      ),
      ...(content.person.linkedin
        ? [paragraph(shownLink(content.person.linkedin), { align: 'center', size: 9.5 })]
        : []),
      heading(content.titles.summary),
      paragraph(content.person.summary),
      heading('Key Achievements'),
      ...content.jobs
        .flatMap(({ duties }) => duties.slice(0, 2))
        .map((duty) => bullet(duty, content.mark)),
      heading(content.titles.skills),
      ...skillRows(content),
      heading(content.titles.experience),
      ...content.jobs.map((job) =>
        paragraph(
          [
            { text: content.period(job), isBold: true },
            { text: `   ${job.title}, ${employerWithClient(job)}` },
          ],
          { after: 3 },
        ),
      ),
      heading(content.titles.tickets),
      ...ticketBullets(content),
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
    { size: 12, isBold: true, isItalic: true, colour: look.accent, before: 11, after: 4 },
    'heading',
  )
}

function skillRows({ person }: Content): Block[] {
  const rows: Block[] = []
  for (let index = 0; index < person.skills.length; index += 3) {
    rows.push(paragraph(person.skills.slice(index, index + 3).join('  |  ')))
  }
  return rows
}
