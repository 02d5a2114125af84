import type { Fact } from '../../resume-facts.ts'
import type { Line, ResumeText } from '../../resume-text.ts'
import { plain } from '../../../text/plain.ts'
import { employerScore } from '../jobs/employers/employer-words.ts'
import type { HeaderBand } from './header-band.ts'

const address =
  /[\p{L}\p{N}._%+'-]{1,64}(?:@| @ )[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/gu

interface Sighting {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** All that a line prints, in small letters. */
export function addressesIn(text: string): string[] {
  return text.length > 300 ? [] : (text.match(address) ?? []).map((found) => found.toLowerCase())
}

/** The person's own address: the first of the header that is not an agency's, else the first before the referees. */
export function readEmail(text: ResumeText, band: HeaderBand): Fact<string> | undefined {
  const linked = linkedAddress(text)
  const head = [...brokenSightings(band.lines), ...sightings(band.lines)].filter(
    (seen) => !isOfConsultant(seen, band.lines),
  )
  const own = head.filter((seen) => !isOfAgency(seen, band.lines))
  const inHead = head.find(({ value }) => value === linked) ?? own[0] ?? head[0]
  const found =
    inHead ?? sightings(band.ownLines).find((seen) => !isOfConsultant(seen, band.ownLines))

  if (linked && found && found.value !== linked && isBrokenFormOf(found.value, linked)) {
    return { value: linked, confidence: 0.9, spans: [found] }
  }
  if (found) {
    const { value, start, end } = found
    return { value, confidence: inHead ? 0.98 : 0.85, spans: [{ start, end }] }
  }
  return linked ? { value: linked, confidence: 0.85, spans: [] } : undefined
}

/** The agency's name is its domain: pilbarapeople below "PILBARA PEOPLE CO." It may be the only way to somebody. */
function isOfAgency({ value }: Sighting, lines: readonly Line[]): boolean {
  const [, domain = ''] = /@([^.]{6,})/.exec(value) ?? []
  return (
    domain !== '' &&
    lines.some(
      ({ text }) => employerScore(text) >= 0.6 && lettersOf(text).startsWith(lettersOf(domain)),
    )
  )
}

/** "Your consultant: …" stands above it, or "Presented by …" on its line: it leads to somebody else. */
function isOfConsultant({ start }: Sighting, lines: readonly Line[]): boolean {
  const at = lines.findIndex(
    (line) => start >= line.start && start <= line.start + line.text.length,
  )
  return lines
    .slice(Math.max(0, at - linesOfConsultant), at + 1)
    .some(({ text }) => consultant.test(text))
}

const linesOfConsultant = 2
const consultant =
  /\b(?:(?:consultant|recruiter|account manager)\s*:|(?:presented|submitted|represented) by\b)/i

function lettersOf(text: string): string {
  return plain(text).replaceAll(/[^\p{L}]/gu, '')
}

function linkedAddress({ links, text }: ResumeText): string | undefined {
  const referees = text.search(/^\s*(?:professional\s+)?(?:referees?|references?)\s*:?\s*$/im)
  const link = links.find(
    ({ url, start }) =>
      /^mailto:/i.test(url) && (referees === -1 || start === undefined || start < referees),
  )
  const value = link?.url.slice('mailto:'.length).split('?')[0]?.trim()
  return value && value.search(address) === 0 ? value.toLowerCase() : undefined
}

function sightings(lines: readonly Line[]): Sighting[] {
  return lines.flatMap((line) =>
    line.text.includes('@')
      ? Array.from(line.text.matchAll(address), (match) => {
          const value = match[0].replace(/^[.'_-]+/, '')
          const start = line.start + match.index + match[0].length - value.length
          // "billy.mck @ gmail.com", so that machines do not gather it
          return {
            value: value.replace(' @ ', '@').toLowerCase(),
            start,
            end: start + value.length,
          }
        })
      : [],
  )
}

/** In a narrow column an address breaks: "jo.miles@example" and below it ".com.au". */
function brokenSightings(lines: readonly Line[]): Sighting[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]
    const [begin] =
      /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{0,63}$/u.exec(line.text.trimEnd()) ?? []
    const [rest] = /^[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*$/u.exec(next?.text.trim() ?? '') ?? []
    const isNext =
      next && next.column === line.column && next.start - line.start - line.text.length <= 2
    const whole = isNext && brokenBeforeAt(line, next)
    if (whole) return [whole]
    if (!begin || !rest || !isNext || isWhole(begin, rest)) return []
    const value = `${begin}${rest}`
    if (value.search(address) !== 0) return []
    const start = line.start + line.text.indexOf(begin)
    return [{ value: value.toLowerCase(), start, end: start + begin.length }]
  })
}

/** "keely.vandermaas", and below it "@freshmail.example"; below a town, that is a name on some network. */
function brokenBeforeAt(line: Line, next: Line): Sighting | undefined {
  const [begin] = /^[\p{Ll}\p{N}][\p{Ll}\p{N}._%+'-]{1,63}$/u.exec(line.text.trim()) ?? []
  const rest = next.text.trim()
  if (!begin || !rest.startsWith('@') || `${begin}${rest}`.search(address) !== 0) return undefined
  const start = line.start + line.text.lastIndexOf(begin)
  return { value: `${begin}${rest}`.toLowerCase(), start, end: start + begin.length }
}

const usualEndings = /\.(?:com|net|org|edu|gov|info|io|co|me|[a-z]{2})$/i

/** An address that may end where its line does, and a next line that need not go on with it. */
function isWhole(begin: string, rest: string): boolean {
  const mayEnd = usualEndings.test(begin) || begin.search(address) === 0
  const mayGoOn = rest.startsWith('.') || (!usualEndings.test(begin) && /^\p{Ll}{1,3}$/u.test(rest))
  return mayEnd && !mayGoOn
}

/** Ligatures that were lost in the text ("griths" for "griffiths") stand in the link. */
function isBrokenFormOf(seen: string, linked: string): boolean {
  const [seenDomain, domain] = [seen.split('@')[1], linked.split('@')[1]]
  if (Math.abs(seen.length - linked.length) > 6) return false
  let at = 0
  for (const letter of linked) if (letter === seen[at]) at++
  return at === seen.length || seenDomain === domain
}
