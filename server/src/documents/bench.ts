import { productName } from '@headframe/wire'
import {
  contactOf,
  countedPeople,
  dayOf,
  employersOf,
  factsAbout,
  standingOf,
} from './bench-words.ts'
import type { BenchFacts, BenchPerson, Fact } from './bench-words.ts'
import { drawMark } from './mark.ts'
import { colours, left, openSheet, right, width } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const foot = 796
const bottom = 776
const top = 64

/** People for a client: a cover, and a page for each of them. The same facts give the same bytes. */
export async function makeBench(facts: BenchFacts): Promise<Buffer> {
  // Whoever shares the file shows its title: it names nobody who is in it.
  const about = { title: facts.name, author: productName, madeAt: facts.madeAt }
  const sheet = await openSheet(about)
  const pages = numbered(sheet, facts.name)
  setCover(sheet, facts, pages)
  for (const person of facts.people) {
    pages.turn()
    setPerson(sheet, person, facts.madeAt, pages)
  }
  return sheet.close()
}

interface Pages {
  /** Begins another page, and answers where it begins. */
  turn(): number
  foot(): void
}

function numbered(sheet: Sheet, name: string): Pages {
  let page = 1
  const pages = {
    turn() {
      sheet.turn()
      page += 1
      sheet.decorate((pdf) => pdf.rect(0, 0, pdf.page.width, 8).fill(colours.primary))
      pages.foot()
      return top
    },
    foot() {
      const quiet = { y: foot, size: 9, colour: colours.quiet }
      sheet.decorate((pdf) =>
        pdf
          .moveTo(left, foot - 10)
          .lineTo(right, foot - 10)
          .lineWidth(0.75)
          .stroke(colours.line),
      )
      const short = name.length > 70 ? `${name.slice(0, 69)}…` : name
      sheet.text('P', `${productName} · ${short}`, { ...quiet, x: left })
      const place = { ...quiet, x: right - 60, width: 60, align: 'right' } as const
      sheet.text('P', String(page), place)
    },
  }
  return pages
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

  let y = setFacts(sheet, factsAbout(person, now), Math.max(placeEnd, top + 46) + 26)
  const contact = contactOf(person)
  if (contact.length > 0) y = setSection(sheet, 'Contact', y, (at) => setFacts(sheet, contact, at))
  const flowing = (text: string) => (at: number) =>
    sheet.flow(text, { x: left, y: at, size: 11, width }, { bottom, turn: pages.turn })
  if (person.companies.length > 0) {
    y = setSection(sheet, 'Worked for', y, flowing(employersOf(person)))
  }
  if (person.tags.length > 0) {
    setSection(sheet, 'Skills and tickets', y, (at) => setTags(sheet, person, at))
  }
}

function setSection(sheet: Sheet, title: string, y: number, set: (top: number) => number): number {
  sheet.decorate((pdf) =>
    pdf
      .moveTo(left, y + 16)
      .lineTo(right, y + 16)
      .lineWidth(0.75)
      .stroke(colours.line),
  )
  const end = sheet.text('H2', title, { x: left, y: y + 30, size: 13, isBold: true })
  return set(end + 8)
}

/** In two columns, row by row. Answers where they end. */
function setFacts(sheet: Sheet, facts: readonly Fact[], y: number): number {
  const columnWidth = width / 2 - 16
  let rowTop = y
  for (let at = 0; at < facts.length; at += 2) {
    const ends = facts.slice(at, at + 2).map(([name, value], column) => {
      const x = left + column * (width / 2 + 16)
      const nameEnd = sheet.text('P', name, { x, y: rowTop, size: 9, colour: colours.quiet })
      const setting = { x, y: nameEnd + 2, size: 11.5, width: columnWidth, isBold: true }
      return sheet.text('P', value, setting)
    })
    rowTop = Math.max(...ends) + 12
  }
  return rowTop
}

/** Each on a ground of its own, as on the screens, the most frequent first: as many as the page holds. */
function setTags(sheet: Sheet, { tags }: BenchPerson, y: number): number {
  let [x, rowTop] = [left, y]
  for (const { tag } of tags) {
    const tagWidth = Math.min(sheet.widthOf(tag, 9.5) + 18, width)
    if (x + tagWidth > right) [x, rowTop] = [left, rowTop + 25]
    if (rowTop + 20 > bottom) break
    const [boxLeft, boxTop] = [x, rowTop]
    sheet.decorate((pdf) => pdf.roundedRect(boxLeft, boxTop, tagWidth, 20, 10).fill(colours.sunken))
    sheet.text('P', tag, { x: x + 9, y: rowTop + 4, size: 9.5 })
    x += tagWidth + 6
  }
  return rowTop + 25
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : '']
  return [first, last]
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase()
}
