import WordExtractor from 'word-extractor'
import type { ResumeText } from '../../resume-text.ts'
import { assemble } from '../assemble.ts'
import { isBulletMark, withoutBullet } from '../clean-text.ts'
import type { DraftLine, DraftLink } from '../draft-line.ts'

const usualSize = 11
const leading = 1.25
const letterWidth = 0.5
const columnWidth = 150

/** Documents of Word before 2007: their words, without how they look. */
export async function readDoc(bytes: Buffer): Promise<ResumeText> {
  const document = await new WordExtractor().extract(bytes)
  const asWritten = { filterUnicode: false }
  const flows = [
    flowOf(document.getHeaders({ includeFooters: false, ...asWritten }), 'head', 0),
    flowOf(document.getBody(asWritten), 'body', 0),
    flowOf(document.getTextboxes(asWritten), 'body', 1),
    flowOf(document.getFooters(asWritten), 'foot', 0),
  ]
  return assemble({
    kind: 'doc',
    pages: 1,
    lines: flows.flatMap(({ lines }) => lines),
    links: flows.flatMap(({ links }) => links),
    properties: {},
  })
}

function flowOf(raw: string, region: DraftLine['region'], column: number) {
  const links: DraftLink[] = []
  const lines = raw.split(/[\r\n\v\f]+/).flatMap((written, index) => {
    const { shown, urls } = withoutFieldCodes(written)
    const cells = shown.split('\t').filter((cell) => cell.trim() !== '')
    const line = lineOf(cells, (index + 1) * usualSize * leading, region, column)
    links.push(...urls.map(({ url, text }) => ({ url, text, line })))
    return cells.length > 0 ? [line] : []
  })
  return { lines, links }
}

function lineOf(
  cells: readonly string[],
  y: number,
  region: DraftLine['region'],
  column: number,
): DraftLine {
  const [first = '', ...others] = cells
  const isMarked = isBulletMark(first) && others.length > 0
  const bare = withoutBullet(first)
  const texts = isMarked ? others : [bare ?? first, ...others]
  const placed = texts.map((text, index) => {
    const x = index * columnWidth
    const right = x + text.length * usualSize * letterWidth
    return { text, x, right, size: usualSize, isBold: false }
  })
  return {
    cells: placed,
    page: 1,
    x: 0,
    y,
    right: placed.at(-1)?.right ?? 0,
    size: usualSize,
    isBold: false,
    isItalic: false,
    isMarkedHeading: false,
    isBullet: isMarked || bare !== undefined,
    isInTable: false,
    region,
    column,
  }
}

const linkCode = /HYPERLINK\s+(?:\\\w\s+)*"([^"]*)"(?:\s*\\\w(?:\s*"[^"]*")?)*\s*/g
const otherCode = /\b(?:PAGE|NUMPAGES|TIME|DATE)\s+(?:\\[@*]\s*(?:"[^"]*"|\w+)\s*)+/g

/** Where the marks around a field are damaged, its code stands among the words. */
function withoutFieldCodes(written: string) {
  const urls = [...written.matchAll(linkCode)].map(([, url = '']) => ({ url, text: '' }))
  return { shown: written.replaceAll(linkCode, '').replaceAll(otherCode, ''), urls }
}
