import { pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { withoutColumnOfAnswers } from './columns-of-answers.ts'
import { hasBox } from './ticked-boxes.ts'
import { isAnswer, isAnsweredNo, lineOf, withoutUnmarked } from './marked-tables.ts'

const said = /[Yy]es|YES|[Yy]|[Nn]o|NO|[Nn]/gu
const inBrackets = pattern`\s*\((?<inside>${said})\)`
const behindSign = pattern`\s*(?:[:=?]|\s[–—-])\s*(?<behind>${said})`
/** Without a sign before it, a small letter may be one of a name. */
const bare = /\s+(?<bare>[Yy]es|YES|Y|[Nn]o|NO|N)/gu
const nothingMore = /\s*(?:[,;|•/\t(]|\.?$|\.?\s\p{Lu}\p{Ll})/gu

/**
 * "Forklift (no)", "Dogging = yes", "White Card? Y", "White Card Yes, First aid No": what a list asks for,
 * each with its answer.
 */
const answered = pattern`(?<name>[^,;|•/\t]{2,60}?)(?:${inBrackets}|(?:${behindSign}|${bare})(?=${nothingMore}))`
/** What else is told of a thing that was answered, up to the next one. */
const rest = /^[^,;|•/\t]*(?:[,;|•/\t]\s*|$)/

interface Answer {
  readonly name: string
  readonly isYes: boolean
  readonly start: number
  readonly end: number
}

/**
 * Lists and forms that answer what they ask for: what was answered with no is left out, and what was answered
 * with yes stands without its answer. A single answer may be a word of something else.
 */
export function withoutAnswers(lines: readonly Line[]): readonly Line[] {
  const told = withAnswersBelow(withoutColumnOfAnswers(withoutUnmarked(lines.map(withoutChoice))))
  const answers = told.flatMap(({ cells }) => cells.flatMap(({ text }) => answersIn(text)))
  const ofTickets = answers.filter(({ name }) => licencesIn(name, true).length > 0)
  const isList = ofTickets.length > 1 && answers.some(({ isYes }) => !isYes)
  return isList ? told.flatMap(withoutAnswersIn) : told
}

/** "Forklift (Yes / No): No" is answered once. */
function withoutChoice(line: Line): Line {
  if (!choice.test(line.text)) return line
  const cells = line.cells.map((cell) => {
    const text = cell.text.replace(choice, '').trim()
    return /\p{L}/u.test(text) ? { ...cell, text } : cell
  })
  return lineOf(line, cells)
}

const choice = /\(?\b(?:yes|y)\s*\/\s*(?:no|n)\b\)?(?=\s*[:\t]|$)/i

function answersIn(text: string): Answer[] {
  if (text.length > longestAnswers || !mayAnswer.test(text) || hasBox(text)) return []
  return Array.from(text.matchAll(answered), ({ 0: whole, index, groups = {} }) => {
    const { name = '', inside, behind, bare: alone } = groups
    const isYes = /^y/i.test(inside ?? behind ?? alone ?? '')
    return { name, isYes, start: index, end: index + whole.length }
  })
}

/** What is longer is no list of answers. */
const longestAnswers = 400
const mayAnswer = /(?<!\p{L})(?:yes|no|y|n)(?!\p{L})/iu

function withoutAnswersIn(line: Line): Line[] {
  const cells = line.cells.map((cell) => ({ ...cell, text: heldIn(cell.text) }))
  if (cells.every(({ text }, at) => text === line.cells[at]?.text)) return [line]
  const [first] = cells
  return first && /\p{L}/u.test(first.text) ? [lineOf(line, cells)] : []
}

/** "White Card (Y), Forklift (N), First aid": "White Card, First aid". */
function heldIn(text: string): string {
  const answers = answersIn(text)
  if (answers.length === 0 || (answers.length === 1 && labelled.test(text))) return text
  const held: string[] = []
  let from = 0
  for (const [at, { name, isYes, start, end }] of answers.entries()) {
    const next = answers[at + 1]?.start ?? text.length
    const [toldOfIt = ''] = rest.exec(text.slice(end, next)) ?? []
    held.push(text.slice(from, start))
    if (isYes) held.push(name.trim(), toldOfIt.replace(/^\W+(?=\S)/, ' '))
    else if (!/[,;|•/\t]\s*$/.test(held.at(-1) ?? '')) held.push(', ')
    from = end + toldOfIt.length
  }
  return [...held, text.slice(from)].join('').trim()
}

/** "Medical: Yes, until 09/2027" is read as a label with what is told behind it. */
const labelled = /^[^:]+:\s*(?:yes|no)\b/i

/** "Forklift:" and on the next line "No". */
function withAnswersBelow(lines: readonly Line[]): readonly Line[] {
  const count = lines.filter((line, at) => at > 0 && isAnswer(line.text)).length
  if (count < 2) return lines
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    if (at > 0 && isAnswer(line.text)) return []
    return next && isAnsweredNo(next.text) ? [] : [line]
  })
}
