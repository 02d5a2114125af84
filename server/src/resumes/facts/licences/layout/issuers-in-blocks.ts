import type { Line } from '../../../resume-text.ts'
import { partOf } from '../../jobs/lines/jobs-in-a-row.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isMoreOfLatest } from '../parts/told-of-tickets.ts'

/** "WorkSafe Queensland Issued Mar 2020, expires Mar 2030": the issuer and its dates, each a line of its own. */
export function withIssuersApart(lines: readonly Line[]): readonly Line[] {
  const cuts = new Map(
    lines.flatMap((line, at) => {
      const name = lines[at - 1]
      const cut = name && !issuerAndDates.test(name.text) ? cutAtDates(line) : undefined
      return cut ? [[line, cut] as const] : []
    }),
  )
  const areMost = cuts.size >= fewest && cuts.size * 3 >= lines.length
  return areMost ? lines.flatMap((line) => cuts.get(line) ?? [line]) : lines
}

const issuerAndDates =
  /^(\p{Lu}[^\d,;:]{2,60}?)[ \t|·•–-]+((?:issued|expir\w+|valid|completed|no expiry)\b.*)$/iu

function cutAtDates(line: Line): readonly Line[] | undefined {
  const [, issuer = '', dates = ''] =
    line.text.length < 140 ? (issuerAndDates.exec(line.text) ?? []) : []
  const areDates = /\d{4}/.test(dates) ? isMoreOfLatest(dates) : hasNoEnd.test(dates)
  if (!issuer || line.isBullet || !areDates || licencesIn(issuer, true).length > 0) return undefined
  return [partOf(line, 0, issuer), partOf(line, line.text.length - dates.length, dates)]
}

const fewest = 3
const longestName = 60

/**
 * The lines that name who issued the ticket above them, where each ticket is a block of lines that ends in
 * "Issued Aug 2022 - Expires Aug 2027", as the profiles of job sites print them.
 */
export function issuersInBlocks(lines: readonly Line[]): ReadonlySet<Line> {
  const blocks = blocksOf(lines)
  const issuers = blocks.flatMap(([name, issuer, ...others]) =>
    name && issuer && others.length === 0 && mayIssue(issuer, name) ? [issuer] : [],
  )
  const areShort = blocks.filter(({ length }) => length === 1 || length === 2).length
  const areBlocks = blocks.length >= fewest && areShort * 4 >= blocks.length * 3
  return new Set(areBlocks && issuers.length > 1 ? issuers : [])
}

/** What stands above each line of nothing but dates. */
function blocksOf(lines: readonly Line[]): readonly Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  for (const line of lines) {
    if (!tellsWhen(line)) block.push(line)
    else if (block.length > 0) {
      blocks.push(block)
      block = []
    }
  }
  return blocks
}

function tellsWhen({ text }: Line): boolean {
  if (text.length >= 80 || !saysWhen.test(text)) return false
  return hasNoEnd.test(text) || (/\d{4}/.test(text) && isMoreOfLatest(text))
}

const hasNoEnd = /^no (?:expiry|expiration)\b/i

const saysWhen = /^\W*(?:issued|expir\w+|valid|completed|renewed|obtained|achieved|no expir\w+)\b/i

function mayIssue({ text, cells, isBullet }: Line, name: Line): boolean {
  const isAlone = !isBullet && cells.length === 1 && text.length <= longestName
  const isKnown = licencesIn(text, true).length > 0 && licencesIn(name.text, true).length === 0
  return isAlone && !isKnown && /^\p{Lu}/u.test(text) && !/\d/.test(text)
}
