import { nameIn } from './contact/name-shape.ts'
import { addressesIn } from './contact/email.ts'
import { lookOf } from './sections/heading-style.ts'
import { kindOfHeading } from './sections/heading-words.ts'
import type { Line, ResumeText } from '../resume-text.ts'

interface OfOnePerson {
  readonly resume: ResumeText
  /** On which page the resume of somebody else begins, and what stands in it. */
  readonly secondOnPage?: number
  readonly ofSecond: readonly Line[]
}

/** Names stand in the first lines of a resume, and addresses below them. */
const linesOfHead = 8
const fewestBetween = 8

/**
 * Couples send one file. The first resume ends where another name stands in the letters of the first one, with an
 * e-mail of its own below it, and the same headings begin again: nothing behind that is of the first person.
 */
export function ofFirstPerson(text: ResumeText): OfOnePerson {
  const { lines } = text
  const first = lines.slice(0, linesOfHead).findIndex(isName)
  const name = lines[first]
  if (!name) return { resume: text, ofSecond: [] }
  const own = new Set(lines.slice(0, first + linesOfHead).flatMap((line) => addressesIn(line.text)))
  const look = lookOf(name)
  const alike = lines.flatMap((line, at) => (lookOf(line) === look && isName(line) ? [at] : []))
  const works = headingsOfWork(lines)
  const begin = alike.find(
    (at) =>
      at >= first + fewestBetween &&
      lines[at]?.text !== name.text &&
      hasOtherAddress(lines.slice(at, at + linesOfHead), own) &&
      at > works.first &&
      at < works.last,
  )
  const second = begin === undefined ? undefined : lines[begin]
  if (!second || own.size === 0) return { resume: text, ofSecond: [] }
  return {
    resume: { ...text, lines: lines.slice(0, begin) },
    secondOnPage: second.page,
    ofSecond: lines.slice(begin),
  }
}

function isName({ text, isBullet, cells }: Line): boolean {
  return !isBullet && cells.length === 1 && nameIn(text) !== undefined
}

function hasOtherAddress(below: readonly Line[], own: ReadonlySet<string>): boolean {
  const addresses = below.flatMap((line) => addressesIn(line.text))
  return addresses.length > 0 && addresses.every((address) => !own.has(address))
}

/** Where work is headed first and last: behind another name it has to begin again. */
function headingsOfWork(lines: readonly Line[]) {
  return { first: lines.findIndex(headsWork), last: lines.findLastIndex(headsWork) }
}

function headsWork({ text }: Line): boolean {
  return text.length < 60 && kindOfHeading(text) === 'experience'
}
