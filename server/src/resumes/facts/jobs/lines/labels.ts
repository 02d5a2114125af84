import type { Cell, Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import { plain, plainPhrase } from '../../../../text/plain.ts'
import { labelsAbroad } from './labels-abroad.ts'

/** What a part of a job's header is. */
export type Part = 'title' | 'employer' | 'client' | 'place' | 'dates' | 'note'

const labels: Readonly<Record<Part, string>> = {
  title: `position|position held|job title|title|role|designation|occupation|post|position title|
    role title|job|job role|positions held|capacity|employed as|job position|role held|occupation or position held`,
  employer: `company|employer|organisation|organization|company name|name of the company|firm|
    name of company|employer name|name of employer|name of organisation|institution|business|
    name of organization|name of the organization|agency|employed by|contractor|company/employer|
    name and address of employer|employer name and address`,
  client: `client|client name|principal|end client|clients|host|host employer`,
  place: `location|place|site|site location|mine site|work site|city|address|sites|work location|
    project|project name|project location|country|where`,
  dates: `period|year|inclusive dates|dates|date|duration|from|start date|end date|to|
    dates employed|employment dates|
    period of employment|years|tenure|employment period|time|date of employment|work period|start|
    finish|date from|date to|timeframe|time frame|when|dates of employment|date started|commenced|
    ceased|started|finished|ended|date commenced|date ceased|date finished|commencement date`,
  note: `roster|reporting to|reports to|supervisor|type|employment type|salary|industry|department|
    reason for leaving|team size|employees|website|manager|contact|phone|status|contract type`,
}

const known = new Map<string, Part>()
for (const [part, words] of [...Object.entries(labelsAbroad), ...Object.entries(labels)]) {
  // The keys of both tables are the parts.
  for (const word of words.split('|')) known.set(plainPhrase(word), part as Part)
}

export interface Label {
  readonly part: Part
  /** Where the value begins in the line. */
  readonly valueAt: number
}

/** "Company: Acme" on a line, or "Company" in the cell beside it. */
export function labelOf(line: Line): Label | undefined {
  return columnsOf(line) ? undefined : (labelIn(line.text) ?? labelInCell(line))
}

/** The label that a piece of text begins with. */
export function labelIn(text: string): Label | undefined {
  const [whole = '', words = ''] =
    /^\s*(?:\d{1,2}[.)]\s*)?([\p{L} /]{2,30}?)\s*(?::\s*[-–]?|\s[-–—]{2}|\t)\s*/u.exec(text) ?? []
  const part = words === '' ? undefined : partCalled(plain(words).trim())
  if (!part || whole.length === text.length) return undefined
  if (!mayHave(part, text.slice(whole.length))) return undefined
  return { part, valueAt: whole.length }
}

/** "Supervisor: 2018 – 2021" has what somebody was, and names no supervisor. */
function mayHave(part: Part, value: string): boolean {
  const [range] = dateRangesIn(value.slice(0, 60))
  if (part === 'dates' || range?.form !== 'range') return true
  return /\p{L}/u.test(value.slice(0, range.at.start) + value.slice(range.at.end))
}

/** "Client / Site" is the first of the two that is known. */
function partCalled(words: string): Part | undefined {
  const halves = words.split('/').map((half) => half.trim())
  const areKnown = halves.length > 1 && halves.every((half) => known.has(half))
  return known.get(words) ?? (areKnown ? known.get(halves[0] ?? '') : undefined)
}

function labelInCell(line: Line): Label | undefined {
  const [first, second] = line.cells
  if (!first || !second || first.text.length > 30) return undefined
  const part = partCalled(
    plain(first.text)
      .replace(/\s*:\s*$/, '')
      .trim(),
  )
  const valueAt = second.start - line.start
  return part && mayHave(part, line.text.slice(valueAt)) ? { part, valueAt } : undefined
}

const innerLabel = new RegExp(`\\s+(?=(?:${[...known.keys()].join('|')})\\s?:\\s)`, 'giu')

/** "Employer | Redgum Iron | Position | Welder": a label and its value, and beside them others. */
export function labelledPairs(line: Line): { part: Part; value: Cell }[] {
  const { cells } = line
  if (columnsOf(line)) return []
  const pairs = cells.flatMap((cell, at) => {
    const part =
      at % 2 === 0 &&
      partCalled(
        plain(cell.text)
          .replace(/\s*:\s*$/, '')
          .trim(),
      )
    const value = cells[at + 1]
    return part && value ? [{ part, value }] : []
  })
  return cells.length > 3 && pairs.length * 2 === cells.length ? pairs : []
}

/** "Financial Manager: Milling": the last word of what somebody was, and no label of the one above. */
const endsTitle = /^\p{L} (?:manager|supervisor)\s?:/iu

/** Where further labels begin in a text: "Company: Acme  Period: 2019" holds two. */
export function partsAtLabels(text: string, part: Part): { text: string; at: number }[] {
  const cuts = Array.from(text.matchAll(innerLabel), ({ index }) => index).filter(
    (index) =>
      // "(team of 9; role: tech lead)"
      !/\([^()]*$/.test(text.slice(0, index)) &&
      (part !== 'title' || !endsTitle.test(text.slice(Math.max(0, index - 1)))),
  )
  return [0, ...cuts].map((at, index) => ({ text: text.slice(at, cuts[index]), at }))
}

/** The columns of a table of jobs, when a line is nothing but their names. */
export function columnsOf(line: Line): readonly (Part | undefined)[] | undefined {
  // "From | 02/2020 | To" are labels of one job, of which the last is not filled in.
  if (line.cells.length < 3 || /\d/.test(line.text)) return undefined
  const parts = line.cells.map(({ text }) =>
    columnPart(
      plain(text)
        // "WORK HISTORY; Company": in a sheet, the heading is a row over the heads.
        .replace(/^.*;/, '')
        .replace(/\s*:\s*$/, '')
        .trim(),
    ),
  )
  const isHeader =
    parts.filter(Boolean).length >= 2 && parts.filter(Boolean).length >= parts.length - 1
  return isHeader ? parts : undefined
}

/** "From, to, company, job": whatever stood above a table of jobs, it is over. */
export function isHeadOfJobs(line: Line): boolean {
  const parts = columnsOf(line)
  return ['dates', 'employer', 'title'].every((part) => parts?.includes(part as Part))
}

function columnPart(words: string): Part | undefined {
  if (known.has(words)) return known.get(words)
  for (const word of words.split(/[/,&]| and /)) {
    const part = known.get(word.trim())
    if (part) return part
  }
  return /dut|respons|task|descr/.test(words) ? 'note' : undefined
}
