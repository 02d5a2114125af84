import type { Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isMoreOfLatest } from '../parts/told-of-tickets.ts'

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
  return text.length < 80 && saysWhen.test(text) && /\d{4}/.test(text) && isMoreOfLatest(text)
}

const saysWhen = /^\W*(?:issued|expir\w+|valid|completed|renewed|obtained|achieved)\b/i

function mayIssue({ text, cells, isBullet }: Line, name: Line): boolean {
  const isAlone = !isBullet && cells.length === 1 && text.length <= longestName
  const isKnown = licencesIn(text, true).length > 0 && licencesIn(name.text, true).length === 0
  return isAlone && !isKnown && /^\p{Lu}/u.test(text) && !/\d/.test(text)
}
