import { anyOf, pattern } from '../../../text/any-of.ts'
import type { Fact, Span } from '../../resume-facts.ts'
import type { Line, ResumeText } from '../../resume-text.ts'
import { titleScore } from '../jobs/titles/title-words.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { isLocality } from '../places/known-places.ts'
import { plain } from '../../../text/plain.ts'
import type { HeaderBand } from './header-band.ts'
import { nameInHalves } from './name-in-halves.ts'
import { nameAsWritten, nameIn, nameTokens } from './name-shape.ts'

export interface NameClues {
  readonly email: string | undefined
  readonly fileName: string | undefined
}

interface Candidate {
  readonly name: string
  readonly spans: readonly Span[]
  readonly score: number
}

const least = 0.5

/** The name that most speaks for: large and early, and borne out by e-mail, file and properties. */
export function readName(
  text: ResumeText,
  band: HeaderBand,
  clues: NameClues,
): Fact<string> | undefined {
  const lines = [...bannerBelow(text, band), ...letterheadFirst(band.lines)]
  const candidates = [
    ...halvesCandidate(lines.slice(0, topLines)),
    ...headCandidates(lines, clues),
    ...propertyCandidates(text, clues),
  ]
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score + supportFor(candidate.name, text, clues),
  }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  if (!best || best.score < least) return undefined
  const confidence = Math.round(Math.min(0.98, best.score) * 100) / 100
  return { value: nameAsWritten(best.name), confidence, spans: best.spans }
}

/** Behind a sidebar that goes on over pages, the name may begin the third: by far the largest letters. */
function bannerBelow({ lines }: ResumeText, band: HeaderBand): readonly Line[] {
  const largest = Math.max(0, ...band.lines.map(({ size }) => size))
  const size = Math.max(0, ...lines.map((line) => line.size))
  const banner = lines.filter((line) => line.size > 0.9 * size)
  return largest > 0 && size > 1.8 * largest && banner.length <= 2 ? banner : []
}

/** A running head with an address or a phone is where somebody says who they are. */
function letterheadFirst(lines: readonly Line[]): readonly Line[] {
  const head = lines.filter(({ region }) => region === 'head')
  if (!head.some(({ text }) => isReached.test(text))) return lines
  return [...head, ...lines.filter((line) => !head.includes(line))]
}

const isReached = /\S@\S|(?:\+|\b0)\d[\d ()-]{7,}/

const topLines = 14

function halvesCandidate(lines: readonly Line[]): Candidate[] {
  const halves = nameInHalves(lines)
  const shaped = halves && nameIn(halves.text)
  if (!halves || !shaped) return []
  const { start, text } = halves
  return [{ name: shaped.name, spans: [{ start, end: start + text.indexOf(' ') }], score: 0.9 }]
}

function headCandidates(lines: readonly Line[], { email = '' }: NameClues): Candidate[] {
  const top = lines.slice(0, topLines)
  const largest = Math.max(
    0,
    ...top.flatMap(({ cells, size }) => [size, ...cells.map((cell) => cell.size)]),
  )
  const sizes = top.map(({ size }) => size).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0
  const isLetterhead = lines[0]?.region === 'head'
  let isFirst = true

  return top.flatMap((line, index) => {
    const found = [...piecesOf(line), ...twoLineName(line, top[index + 1])]
    const candidates = found.flatMap(({ text, start, size, isWhole, isLabelled }) => {
      const isBesidePhone = index < 2 && isReached.test(line.text)
      const isMeant =
        isLabelled ||
        (size >= largest && size > usual + 4) ||
        isBesidePhone ||
        (index === 0 && text.includes(' ') && isInEmail(text, email))
      const shaped = nameIn(isMeant ? withCapitals(text) : text)
      if (!shaped || isTicket(shaped.name)) return []
      const words = shaped.name.split(/\s+/).length
      if (words === 1 && !isLabelled && size < largest) return []
      const at = start + shaped.start
      const score =
        0.3 +
        (isFirst && (line.region === 'body' || isLetterhead) ? 0.2 : 0) +
        (size >= largest - 0.1 && size > usual + 0.9 ? 0.25 : 0) +
        (isLabelled ? 0.35 : 0) +
        (isWhole ? 0.05 : 0) +
        (index < 4 ? 0.05 : 0) -
        (words === 1 ? 0.2 : 0) -
        (isLocality(shaped.name) ? 0.15 : 0)
      return [{ name: shaped.name, spans: [{ start: at, end: at + shaped.name.length }], score }]
    })
    if (candidates.length > 0) isFirst = false
    return candidates
  })
}

/** "White Card" has the shape of a name. */
function isTicket(name: string): boolean {
  return licencesIn(name, true).some(({ at, end }) => end - at > name.length / 2)
}

/** Some type their own name in small letters, or have it set so. */
function withCapitals(text: string): string {
  if (text !== text.toLowerCase() || text.length > 50) return text
  return text.replaceAll(/(?<=^|[\s(-])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly size: number
  readonly isWhole: boolean
  readonly isLabelled: boolean
}

const labels = anyOf(
  /name|candidate(?:\s+name)?/i,
  // In other languages
  /nombre(?: y apellidos)?|nom(?: et pr[ée]nom)?|nome|naam|navn|namn/i,
  /imi[ęe] i nazwisko|nama(?: lengkap)?/i,
  /first names?(?:\(s\))?\s*\/\s*surnames?(?:\(s\))?/i,
)

/** "Nama / Name": said in two languages. */
const label = pattern`^\s*(?:full\s+)?${labels}(?:\s*/\s*${labels})?\s*[:–-]\s*`
const labelAlone = pattern`^\s*(?:full\s+)?${labels}(?:\s*/\s*${labels})?\s*:?\s*$`

/** The cells of a line, and what stands before the first divider in them. */
function piecesOf(line: Line): Piece[] {
  const [first, second] = line.cells
  const isLabelCell = first && second && labelAlone.test(first.text)
  return line.cells.flatMap((cell, index) => {
    const sign = isLabelCell && index === 1 ? /^\s*:\s*/ : label
    const labelled = sign.exec(cell.text)?.[0].length ?? 0
    const rest = cell.text.slice(labelled)
    const cut = rest.search(
      /\s*[|•·]\s*|\s+[–—-]\s+|\s{3,}|\t|\s+<(?=\S+@)|\s+(?:e-?mail|phone|mobile|mob|tel|ph)\b|\s+(?=\+?\(?\d{2})/i,
    )
    const whole = { text: rest, start: cell.start + labelled, size: cell.size, isWhole: true }
    const isLabelled = labelled > 0 || (isLabelCell === true && index === 1)
    return [
      { ...whole, isLabelled },
      ...[cut, beforeHeadline(rest), endOfCapitals(rest)]
        .filter((end) => end > 0)
        .map((end) => ({ ...whole, text: rest.slice(0, end), isWhole: false, isLabelled })),
    ]
  })
}

/** "SAM McMILES Diesel Fitter 0491 570 006": where the capitals of the name end. */
function endOfCapitals(text: string): number {
  const [capitals = ''] =
    /^(?:(?:Mc|Mac|De|Van)?\p{Lu}[\p{Lu}'’-]+ (?:\p{Lu}\.? )?){2,4}(?=\p{Lu}\p{Ll})/u.exec(text) ??
    []
  return capitals.trimEnd().length
}

/** Where "Sam Miles, Electrician" and "Sam Miles Diesel Fitter" cease to be names. */
function beforeHeadline(text: string): number {
  const comma = text.indexOf(', ')
  if (comma > 0 && titleScore(text.slice(comma + 2)) >= 0.8) return comma
  const gaps = Array.from(text.matchAll(/ +/g), ({ index }) => index).slice(1, 4)
  const gap = gaps.find((at) => {
    const rest = text.slice(at).trim()
    return rest.includes(' ') && titleScore(rest) >= 0.9
  })
  return gap ?? -1
}

/** Given name and surname on two lines of large letters; a headline may stand behind the surname, a monogram before. */
function twoLineName(line: Line, next: Line | undefined): Piece[] {
  const below = next?.cells.find(({ x }) => Math.abs(x - line.x) < 4)
  const [first, ...beside] = line.cells
  // Beside letters so large stands how somebody is reached.
  const isLarge = Math.min(first?.size ?? 0, below?.size ?? 0) >= 16
  if (!first || !next || !below || next.column !== line.column) return []
  if (beside.length > 0 && !isLarge) return []
  const [surname = ''] = below.text.split(/\s*[|•·]\s*/)
  const areWords = [first.text, surname].every((text) =>
    /^\s*\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}\s*$/u.test(text),
  )
  const isNext = next.start - line.start - line.text.length <= 2
  const areAlike = below.size === line.size || isLarge
  if (!areWords || !isNext || !areAlike || line.size < 14) return []
  return [
    {
      text: `${first.text.trim()} ${surname.trim()}`.replace('- ', '-'),
      start: line.start,
      size: line.size,
      isWhole: true,
      isLabelled: false,
    },
  ]
}

/** What else says the same name. */
function supportFor(name: string, text: ResumeText, { email, fileName }: NameClues): number {
  const tokens = nameTokens(name)
  const [local = ''] = (email ?? '').split('@')
  const inEmail = emailSupport(tokens, plain(local))
  const inFile = share(tokens, plain(fileName ?? '')) >= 0.99 ? 0.15 : 0
  const properties = plain(`${text.properties.author ?? ''} ${text.properties.title ?? ''}`)
  const inProperties = share(tokens, properties) >= 0.99 ? 0.15 : 0
  return inEmail + inFile + inProperties
}

/** "jayden simms", and below it "jsimms.kal@…" */
function isInEmail(text: string, email: string): boolean {
  const [local = ''] = email.split('@')
  return emailSupport(nameTokens(text), plain(local)) >= 0.15
}

function emailSupport(tokens: readonly string[], local: string): number {
  const letters = local.replaceAll(/[^\p{L}]/gu, '')
  if (letters === '' || tokens.length === 0) return 0
  const hits = tokens.filter((token) => token.length > 2 && letters.includes(token))
  const covered = hits.reduce((sum, token) => sum + token.length, 0) / letters.length
  if (hits.length >= 2) return 0.2 + 0.1 * Math.min(1, covered)
  const initials = tokens.map((token) => token[0]).join('')
  if (hits.length === 1) return covered > 0.6 ? 0.22 : 0.15
  return letters === initials && initials.length > 1 ? 0.1 : 0
}

function share(tokens: readonly string[], where: string): number {
  if (tokens.length === 0) return 0
  return tokens.filter((token) => where.includes(token)).length / tokens.length
}

/** The author of a file is often whoever typed it, so it needs another witness. */
function propertyCandidates(
  { properties }: ResumeText,
  { email, fileName }: NameClues,
): Candidate[] {
  const sources = [properties.author, properties.title, nameOfFile(fileName)]
  const witnesses = `${plain(email?.split('@')[0] ?? '')} ${plain(fileName ?? '')}`
  return sources.flatMap((source, index) => {
    const shaped = source ? nameIn(source) : undefined
    const tokens = nameTokens(shaped?.name ?? '')
    if (!shaped || tokens.length < 2) return []
    const others = index === 2 ? plain(email?.split('@')[0] ?? '') : witnesses
    return share(tokens, others) >= 0.99 ? [{ name: shaped.name, spans: [], score: 0.1 }] : []
  })
}

function nameOfFile(fileName: string | undefined): string | undefined {
  const bare = fileName
    ?.replace(/^.*[\\/]/, '')
    .replace(/\.\p{L}{2,4}$/u, '')
    .replaceAll(/[_\-.+]+|%20|\d+/g, ' ')
    .replaceAll(
      /\b(?:resume|cv|curriculum vitae|final|updated|new|copy|v|the|of|mining|latest)\b/gi,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare === '' ? undefined : bare
}
