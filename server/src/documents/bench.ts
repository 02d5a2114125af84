import { productName } from '@headframe/wire'
import {
  contactOf,
  countedPeople,
  dayOf,
  employersOf,
  factsAbout,
  skillsOf,
  standingOf,
  ticketsOf,
} from './bench-words.ts'
import type { BenchFacts, BenchPerson, Fact } from './bench-words.ts'
import { drawMark } from './mark.ts'
import { bottom, numberedPages, setFacts, setSection, setTags, top } from './pages-of-people.ts'
import type { Pages } from './pages-of-people.ts'
import { colours, left, openSheet, right, width } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** People for a client: a cover, and a page for each of them. The same facts give the same bytes. */
export async function makeBench(facts: BenchFacts): Promise<Buffer> {
  // Whoever shares the file shows its title: it names nobody who is in it.
  const about = { title: facts.name, author: productName, madeAt: facts.madeAt }
  const sheet = await openSheet(about)
  const pages = numberedPages(sheet, facts.name)
  setCover(sheet, facts, pages)
  for (const person of facts.people) {
    pages.turn()
    setPerson(sheet, person, facts.madeAt, pages)
  }
  return sheet.close()
}

function setCover(sheet: Sheet, { name, description, madeAt, people }: BenchFacts, pages: Pages) {
  sheet.decorate((pdf) => {
    pdf.rect(0, 0, pdf.page.width, 232).fill(colours.primary)
    // The contours of an open pit, as they stand on the screens.
    pdf.save().rect(0, 0, pdf.page.width, 232).clip()
    for (let ring = 0; ring < 9; ring += 1) {
      pdf.ellipse(right - 6, 40, 60 + ring * 34, 34 + ring * 22).lineWidth(1)
      pdf.strokeColor(colours.onPrimary, 0.16).stroke()
    }
    pdf.restore()
    drawMark(pdf, left, 44, 34)
  })
  const onBand = { colour: colours.onPrimary }
  sheet.text('P', productName, { x: left + 46, y: 51, size: 17, isBold: true, ...onBand })
  const size = name.length > 60 ? 20 : 28
  sheet.text('H1', name, { x: left, y: 112, size, isBold: true, width: width - 40, ...onBand })

  const factsTop = 262
  const pair: Fact[] = [
    ['Prepared on', dayOf(madeAt)],
    ['Shortlist', countedPeople(people.length)],
  ]
  setFacts(sheet, pair, factsTop)
  pages.foot()
  const setting = { x: left, y: factsTop + 62, size: 11.5, width }
  const end = sheet.flow(description, setting, { bottom, turn: pages.turn })
  setNames(sheet, people, end + 30)
}

const nameHeight = 34

/** Who is in it, in two columns, as many as there is room for. */
function setNames(sheet: Sheet, people: readonly BenchPerson[], y: number): void {
  const rows = Math.floor((bottom - y - 30) / nameHeight)
  if (rows < 2) return
  const shown = people.length > rows * 2 ? people.slice(0, rows * 2 - 1) : people
  sheet.text('H2', 'In this document', { x: left, y, size: 13, isBold: true })
  shown.forEach((person, at) => {
    const place = namePlace(at, y)
    const name = clipped(sheet, person.full_name, 10.5)
    sheet.text('P', name, { ...place, size: 10.5, isBold: true })
    const standing = clipped(sheet, standingOf(person), 9)
    if (!standing) return
    sheet.text('P', standing, { ...place, y: place.y + 14, size: 9, colour: colours.quiet })
  })
  const others = people.length - shown.length
  if (others === 0) return
  sheet.text('P', `and ${others} more`, { ...namePlace(shown.length, y), size: 10.5 })
}

const nameWidth = width / 2 - 16

function namePlace(at: number, y: number) {
  const x = left + (at % 2) * (width / 2 + 16)
  return { x, y: y + 28 + Math.floor(at / 2) * nameHeight }
}

/** On one line of a column, however long. */
function clipped(sheet: Sheet, text: string, size: number): string {
  let shown = text
  while (shown.length > 1 && sheet.widthOf(shown, size, true) > nameWidth) {
    shown = `${shown.slice(0, Math.floor(shown.length * 0.9) - 1).trimEnd()}…`
  }
  return shown
}

function setPerson(sheet: Sheet, person: BenchPerson, now: Date, pages: Pages): void {
  const initialsWidth = 46
  const textLeft = left + initialsWidth + 16
  sheet.decorate((pdf) => pdf.circle(left + 23, top + 23, 23).fill(colours.gumSoft))
  const initials = initialsOf(person.full_name)
  const half = sheet.widthOf(initials, 16, true) / 2
  sheet.text('P', initials, {
    x: left + 23 - half,
    y: top + 13,
    size: 16,
    isBold: true,
    colour: colours.gum,
  })
  const room = { x: textLeft, width: right - textLeft }
  const size = person.full_name.length > 60 ? 15 : 22
  const nameEnd = sheet.text('H2', person.full_name, { ...room, y: top - 2, size, isBold: true })
  const standing = standingOf(person)
  const standingEnd = standing
    ? sheet.text('P', standing, { ...room, y: nameEnd + 2, size: 12 })
    : nameEnd
  const placeEnd = person.location
    ? sheet.text('P', person.location, {
        ...room,
        y: standingEnd + 1,
        size: 11,
        colour: colours.quiet,
      })
    : standingEnd

  const factsEnd = setFacts(sheet, factsAbout(person, now), Math.max(placeEnd, top + 46) + 26)
  setSections(sheet, person, factsEnd, pages)
}

function setSections(sheet: Sheet, person: BenchPerson, below: number, pages: Pages): void {
  let y = below
  const section = (title: string, set: (at: number) => number) => {
    // A heading stays with what it is about.
    if (y > bottom - 60) y = pages.turn()
    y = setSection(sheet, title, y, set)
  }
  const flowing = (text: string, look: { size: number; colour?: string }) => (at: number) =>
    sheet.flow(text, { x: left, y: at, width, ...look }, { bottom, turn: pages.turn })

  const contact = contactOf(person)
  if (contact.length > 0) section('Contact', (at) => setFacts(sheet, contact, at))
  const { tags, others } = ticketsOf(person)
  if (tags.length > 0) section('Tickets held', (at) => setTags(sheet, tags, at))
  // A client asks for tickets first: however many there are, each of them is told.
  if (others) y = flowing(others, { size: 9, colour: colours.quiet })(y + 4)
  if (person.companies.length > 0) section('Worked for', flowing(employersOf(person), { size: 11 }))
  const skills = skillsOf(person)
  if (skills.length > 0) section('Skills', (at) => setTags(sheet, skills, at))
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : '']
  return [first, last]
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase()
}
