import type { Cell, Line, Link, ResumeText } from '../resume-text.ts'
import { cleanText } from './clean-text.ts'
import type { DraftLine, DraftLink } from './draft-line.ts'

export interface Draft {
  readonly kind: ResumeText['kind']
  readonly pages: number
  readonly lines: readonly DraftLine[]
  readonly links: readonly DraftLink[]
  readonly properties: ResumeText['properties']
  readonly fromPictures?: readonly number[]
  readonly wordless?: readonly number[]
}

const mostCharacters = 500_000
const mostLinks = 500
const columnGap = '\t'

/** Gives every line and cell its place in the whole text. */
export function assemble(draft: Draft): ResumeText {
  const lines: Line[] = []
  const places = new Map<DraftLine, Line>()
  let start = 0
  for (const drafted of draft.lines) {
    const line = place(drafted, start)
    if (!line.text) continue
    if (line.start + line.text.length > mostCharacters) break
    lines.push(line)
    places.set(drafted, line)
    start += line.text.length + 1
  }

  return {
    ...draft,
    text: lines.map((line) => line.text).join('\n'),
    lines,
    links: draft.links.slice(0, mostLinks).map((link) => placeLink(link, places)),
  }
}

function place(drafted: DraftLine, start: number): Line {
  const cells: Cell[] = []
  let text = ''
  for (const cell of drafted.cells) {
    const cleaned = cleanText(cell.text)
    if (!cleaned) continue
    if (text) text += columnGap
    const boldTo = cell.boldTo && cleanText(cell.text.slice(0, cell.boldTo)).length
    const placed = { ...cell, text: cleaned, start: start + text.length }
    cells.push(boldTo === undefined ? placed : { ...placed, boldTo })
    text += cleaned
  }
  return { ...drafted, start, text, cells }
}

function placeLink(link: DraftLink, places: ReadonlyMap<DraftLine, Line>): Link {
  const text = cleanText(link.text)
  const line = link.line && places.get(link.line)
  const at = text && line ? line.text.indexOf(text) : -1
  return { url: link.url, text, ...(line && at >= 0 ? { start: line.start + at } : {}) }
}
