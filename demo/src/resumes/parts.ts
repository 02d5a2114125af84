import type { PastJob, Qualification, Referee, Ticket } from '../people/person.ts'
import type { Content } from './layout.ts'
import { bullet, paragraph } from './sheet.ts'
import type { Block, Run } from './sheet.ts'

/** What most layouts say in much the same way. Headings are each layout's own. */

export function dutyBullets(job: PastJob, { mark }: Content): Block[] {
  return job.duties.map((duty) => bullet(duty, mark))
}

export function ticketLine({ name, number, expires }: Ticket): string {
  const details = [
    number ? `No. ${number}` : undefined,
    expires ? `exp. ${String(expires.month).padStart(2, '0')}/${expires.year}` : undefined,
  ].filter((detail) => detail !== undefined)
  return details.length > 0 ? `${name} (${details.join(', ')})` : name
}

export function ticketBullets({ person, mark }: Content): Block[] {
  return person.tickets.map((ticket) => bullet(ticketLine(ticket), mark))
}

export function qualificationLine({ title, institution, year }: Qualification): string {
  return `${title}, ${institution}, ${year}`
}

export function educationLines({ person }: Content): Block[] {
  return person.education.map(({ title, institution, year }, index) => {
    const when = index === 0 ? `${year - 3} – ${year}` : String(year)
    return paragraph([{ text: title, isBold: true }, { text: `, ${institution} (${when})` }], {
      after: 2,
    })
  })
}

/** Unpaid work stands in a section of its own, with dates like those of jobs. */
export function volunteeringLines(
  { person, period }: Content,
  heading: (title: string) => Block,
): Block[] {
  const { volunteering } = person
  if (!volunteering) return []
  const { role, body } = volunteering
  return [
    heading('Volunteering'),
    paragraph([{ text: role, isBold: true }, { text: `, ${body}` }]),
    paragraph(period(volunteering)),
  ]
}

export function skillsInOne({ person }: Content, divider: string): Block {
  return paragraph(person.skills.join(divider))
}

export function skillBullets({ person, mark }: Content): Block[] {
  return person.skills.map((skill) => bullet(skill, mark))
}

export function refereeLines({ person }: Content): Block[] {
  return person.referees.map((referee) => paragraph(refereeRuns(referee), { after: 3 }))
}

function refereeRuns({ name, position, phone, email }: Referee): Run[] {
  return [
    { text: name, isBold: true },
    { text: ` – ${position}. Ph ${localNumber(phone)}, ${email}` },
  ]
}

export function localNumber(phone: string): string {
  return phone.startsWith('+614')
    ? `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`
    : `(0${phone.slice(3, 4)}) ${phone.slice(4, 8)} ${phone.slice(8)}`
}

/** The employer, with the site that the work was on where labour hire sent people to another's. */
export function employerWithClient({ employer, client }: PastJob): string {
  return client ? `${employer} (client: ${client})` : employer
}

export function shownLink(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '')
}

export function mailRun(email: string): Run {
  return { text: email, link: `mailto:${email}` }
}

/** Jobs with one employer in a row, as one entry with several roles. */
export function stintsOf(jobs: readonly PastJob[]): PastJob[][] {
  const stints: PastJob[][] = []
  for (const job of jobs) {
    const last = stints.at(-1)
    if (last?.[0]?.employer === job.employer) last.push(job)
    else stints.push([job])
  }
  return stints
}
