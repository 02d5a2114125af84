import { anyOf, pattern } from '../../../text/any-of.ts'
import { plain } from '../../../text/plain.ts'
import type { ReadStudy } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import type { Section } from '../sections/read-sections.ts'
import { isAward, isSchool, isSchooling } from './awards.ts'
import { entriesOf } from './entries.ts'
import type { StudyEntry } from './entries.ts'
import { nameIn, partsOf, schoolIn } from './parts.ts'

/** What somebody has learnt: under a heading of studies, and elsewhere what is a qualification by its name. */
export function readStudies(sections: readonly Section[]): ReadStudy[] {
  const told = sections.map(({ kind, lines }) => ({
    kind,
    lines: lines.filter(({ text }) => !isUnit(text)),
  }))
  const studies = told
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ lines }) => entriesOf(lines, isStudy).flatMap(studyOf))
  const others = told
    .filter(({ kind }) => kind === 'licences' || kind === 'other')
    .flatMap(({ lines }) => entriesOf(lines, ({ text }) => isQualification(text)))
    .flatMap(({ line, around }) =>
      studyOf({ line, around: around.slice(0, 1).filter(({ isBullet }) => !isBullet) }),
    )
    .filter((other) => !studies.some((study) => isTold(other, study)))
  const each = new Map([...studies, ...others].map((one) => [`${one.name} ${one.school}`, one]))
  return [...each.values()]
}

/** What stands in a list of tickets as well, with fewer words. */
function isTold(other: ReadStudy, study: ReadStudy): boolean {
  const words = new Set(wordsOf(study.name))
  return wordsOf(other.name).every((word) => words.has(word))
}

const wordsOf = (name: string) => plain(name).match(/[\p{L}\d]+/gu) ?? []

/** "MEM18001C Use hand tools": what a study is made of may stand between it and its school. */
function isUnit(text: string): boolean {
  return unitCode.test(text) && !isAward(text)
}

const unitCode = /^\W*[A-Z]{3,}[A-Z\d]*\d{3,}[A-Z]?\b/

const longestLine = 200

/** What names an award, or else what was learnt with its school and year. */
function isStudy({ text }: Line): boolean {
  if (text.length > longestLine || ofOneself.test(text)) return false
  // Of the degree above: "…, second class", "honours"
  if (/^\s*honours\b/.test(text)) return false
  if (isAward(text)) return true
  const parts = partsOf(text)
  const [{ text: name } = { text: '' }] = parts
  const isNamed = parts.length >= 2 && /^\p{Lu}/u.test(name) && !ofClubs.test(name)
  const hasSchool = parts.slice(1).some((part) => isSchool(part.text))
  return (
    isNamed && hasSchool && lastYearIn(text) !== undefined && licencesIn(text, true).length === 0
  )
}

/** "Non-executive director, Karri Early Learning", "Volunteer, Hill High School" */
const ofClubs =
  /\b(?:director|volunteer|member|coach|treasurer|secretary|president|chair\w*|committee)\b/i

const qualification = anyOf(
  /(?:advanced |adv\.? |graduate |grad\.? )?dip(?:loma|\.) (?:of|in)? ?\p{L}{3}/iu,
  /(?:certificate|cert\.?) (?:i|ii|iii|iv|[1-4]) (?:in )?\p{L}{4}|trade certificate|(?:bachelor|master) of/iu,
)
const named = pattern`\b${qualification}`

/** "Certificate III in Rail Infrastructure", "HSC, Hill High School" among other things; of those that assess, the ticket is enough. */
function isQualification(text: string): boolean {
  const isOne = named.test(text) || isSchooling(text)
  // What ends is a ticket.
  return (
    text.length <= longestLine &&
    isOne &&
    !/\b(?:exp(?:ir\w+)?|valid)\b/i.test(text) &&
    licencesIn(text, true).length === 0
  )
}

function studyOf({ line, around }: StudyEntry): ReadStudy[] {
  if (unfinished.test(line.text)) return []
  const lines = around.filter(
    ({ text }) =>
      !ofOneself.test(text) &&
      !/licen[cs]e|ticket/i.test(text) &&
      licencesIn(text, false).length === 0,
  )
  const found = nameIn(
    partsOf(line.text),
    lines.some(({ text }) => text.length <= 80 && isSchool(text)),
  )
  if (!found) return []
  const school =
    schoolIn(found.rest) ??
    lines.flatMap(({ text }) => (text.length <= 80 ? schoolsIn(text) : []))[0] ??
    null
  const isDated = dateRangesIn(line.text).length > 0
  const year =
    lastYearIn(line.text) ??
    (isDated ? undefined : lines.map(({ text }) => lastYearIn(text)).find((ended) => ended))
  const span = { start: line.start, end: line.start + line.text.length }
  return [{ name: found.name, school, year: year ?? null, span }]
}

/** Around a study, only by what it is called. */
function schoolsIn(text: string): string[] {
  return partsOf(text).flatMap((part) => (isSchool(part.text) ? (schoolIn([part]) ?? []) : []))
}

/** "I carry", "since my doctorate", but not "Certificate I in". */
const ofOneself = /(?:^|\s)(?:I (?!in\b|of\b|and\b|for\b)\p{Ll}|[Mm]y\s)/u

/** What was given up, what is still to come, and what a form is answered with no. */
const unfinished =
  /[:\t–-]\s*(?:n|no|nil|none)\W*$|\b(?:not|never) (?:yet )?(?:completed|finished|started)\b|\b(?:did ?n['’]?o?t|didnt) (?:finish|complete)\b|\b(?:incomplete|partial(?:ly)?|partly|withdrew|withdrawn|discontinued|deferred|stopped|gave up|enrolling)\b/i

/** "Due 2028", "expected to finish in June 2027": when it may end. */
const toCome =
  /\b(?:due|expected|expecting|finishing|to (?:be )?(?:finish\w*|complet\w*))\b\W{0,2}(?:\p{L}+ ){0,4}(?:19|20)\d\d\b/giu

/** When it ended: the last year, also of "2010 – 12". */
function lastYearIn(whole: string): number | undefined {
  const text = whole.replaceAll(toCome, ' ')
  const range = dateRangesIn(text).at(-1)
  return (
    range?.end?.year ??
    (range ? undefined : Number(text.match(/\b(?:19|20)\d\d\b/g)?.at(-1)) || undefined)
  )
}
