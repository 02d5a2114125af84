import { monthsInWords, productName } from '@headframe/wire'
import { dayOf } from './bench-words.ts'
import type { Fact } from './bench-words.ts'
import { drawMark } from './mark.ts'
import { bottom, numberedPages, setFacts, setSection, setTags, top } from './pages-of-people.ts'
import type { Pages } from './pages-of-people.ts'
import { colours, left, openSheet, right, width } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Somebody without who they are: whoever asks for the document has taken all of that out. */
export interface HiddenPerson {
  readonly code: string
  readonly role: string | null
  readonly industry: string | null
  readonly idealRole: string | null
  readonly state: string | null
  readonly availability: string | null
  readonly rate: string | null
  readonly visa: string | null
  readonly contractType: string | null
  readonly months: number | null
  readonly description: string | null
  readonly career: readonly HiddenStep[]
  readonly tags: readonly string[]
  readonly answers: readonly { readonly question: string; readonly response: string }[]
}

export interface HiddenStep {
  readonly title: string
  /** Nothing where too few share it. */
  readonly company: string | null
  readonly years: string
}

export interface HiddenFacts {
  readonly madeAt: Date
  readonly people: readonly HiddenPerson[]
}

/** Beginning on a page of their own, people for somebody who is not to know them. The same facts give the same bytes. */
export async function makeHiddenProfiles({ madeAt, people }: HiddenFacts): Promise<Buffer> {
  const [first] = people
  const title = people.length === 1 && first ? `Profile ${first.code}` : 'Profiles'
  const sheet = await openSheet({ title, author: productName, madeAt })
  const pages = numberedPages(sheet, `${title} · ${dayOf(madeAt)}`)
  for (const [at, person] of people.entries()) {
    if (at === 0) pages.begin()
    else pages.turn()
    setPerson(sheet, person, pages)
  }
  return sheet.close()
}

function setPerson(sheet: Sheet, person: HiddenPerson, pages: Pages): void {
  sheet.decorate((pdf) => drawMark(pdf, right - 30, top - 6, 30))
  const room = { x: left, width: width - 60 }
  const quiet = { ...room, size: 11, colour: colours.quiet }
  const codeEnd = sheet.text('P', `Profile ${person.code}`, { ...quiet, y: top - 6 })
  const title = person.role ?? 'Contractor'
  const heading = { ...room, y: codeEnd + 4, size: 22, isBold: true }
  const titleEnd = sheet.text('H1', title, heading)
  const trade = [person.industry, person.state].filter(Boolean).join(' · ')
  const tradeEnd = trade ? sheet.text('P', trade, { ...quiet, y: titleEnd + 2 }) : titleEnd

  let y = setFacts(sheet, factsOf(person), tradeEnd + 22)
  const setting = { x: left, size: 11, width }
  const flow = (text: string) => (at: number) =>
    sheet.flow(text, { ...setting, y: at }, { bottom, turn: pages.turn })
  const section = (name: string, set: (at: number) => number) => {
    // A heading stays with what it is about.
    if (y > bottom - 90) y = pages.turn()
    y = setSection(sheet, name, y, set)
  }
  if (person.description) section('About', flow(person.description))
  if (person.career.length > 0) section('Experience', flow(person.career.map(lineOf).join('\n')))
  const tags = person.tags.map((text) => ({ text, isMarked: false }))
  if (tags.length > 0) section('Skills and tickets', (at) => setTags(sheet, tags, at))
  for (const { question, response } of person.answers) section(question, flow(response))
}

function factsOf(person: HiddenPerson): Fact[] {
  const { idealRole, availability, rate, visa, contractType, months } = person
  const facts: [string, string | null][] = [
    ['Availability', availability],
    ['Rate', rate],
    ['Work rights', visa],
    ['Contract type', contractType],
    ['Total experience', months === null ? null : monthsInWords(months)],
    ['Looks for', idealRole],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function lineOf({ title, company, years }: HiddenStep): string {
  return [title, company, years].filter(Boolean).join(' · ')
}
