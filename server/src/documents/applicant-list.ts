import { productName } from '@headframe/wire'
import {
  experienceOf,
  freeInWords,
  nameOf,
  payOf,
  phoneOf,
  placeOf,
  rateOf,
  statusOf,
  workOf,
} from './applicant-words.ts'
import type { ApplicantListFacts, ListedPerson } from './applicant-words.ts'
import { countedPeople, dayOf } from './bench-words.ts'
import type { Fact } from './bench-words.ts'
import { bottom, numberedPages, setFacts, top } from './pages-of-people.ts'
import type { Pages } from './pages-of-people.ts'
import { colours, left, openSheet, right, width } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Applicants on paper, a few lines each, as many to a page as it has room for. The same facts give the same bytes. */
export async function makeApplicantList(facts: ApplicantListFacts): Promise<Buffer> {
  const { job, madeAt, people } = facts
  const title = `Applicants for ${job.title ?? 'a job'}`
  // Whoever shares the file shows its title: it names nobody who is in it.
  const sheet = await openSheet({ title, author: productName, madeAt })
  const pages = numberedPages(sheet, title)
  pages.begin()
  const size = title.length > 60 ? 17 : 22
  const titleEnd = sheet.text('H1', title, { x: left, y: 40, size, isBold: true, width })
  const about: Fact[] = [
    ['Work location', job.work_location ?? 'Not said'],
    ['The job pays', payOf(job)],
    ['As of', dayOf(madeAt)],
    ['In this list', countedPeople(people.length)],
  ]
  let y = setFacts(sheet, about, titleEnd + 14) + 4
  for (const person of people) y = setPerson(sheet, pages, person, { y, madeAt })
  return sheet.close()
}

/** So much room that nobody is torn apart, but for somebody who fills a page alone. */
const heightOfPerson = 112

interface Place {
  readonly y: number
  readonly madeAt: Date
}

function setPerson(
  sheet: Sheet,
  pages: Pages,
  person: ListedPerson,
  { y: wanted, madeAt }: Place,
): number {
  const begin = wanted + heightOfPerson > bottom ? pages.turn() : wanted
  sheet.decorate((pdf) =>
    pdf.moveTo(left, begin).lineTo(right, begin).lineWidth(0.75).stroke(colours.line),
  )
  const room = { bottom, turn: pages.turn }
  const y = begin + 12
  sheet.text('P', statusOf(person), { x: right - 120, y, size: 10, width: 120, align: 'right' })
  let end = sheet.text('H2', nameOf(person), {
    x: left,
    y,
    size: 13,
    isBold: true,
    width: width - 130,
  })
  const lines = [
    [workOf(person), experienceOf(person) && `${experienceOf(person)} in all`],
    [placeOf(person), rateOf(person), freeInWords(person, madeAt)],
    [person.licences.join(', ')],
    [person.email, phoneOf(person)],
  ]
  for (const line of lines) {
    const words = line.filter(Boolean).join('  ·  ')
    if (words) end = sheet.flow(words, { x: left, y: end + 1, size: 10, width }, room) - 5
  }
  return Math.max(end, top) + 14
}
