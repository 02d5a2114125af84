import type { Cell, Line, Link, ResumeText } from '../resume-text.ts'

interface Extras {
  readonly links?: readonly Link[]
  readonly properties?: ResumeText['properties']
}

/**
 * A resume from plain text, with little marks for its layout: `# ` a heading by style, `! ` large,
 * `** ` bold, `**So** far` bold so far, `- ` or `• ` a bullet, ` || ` between the cells of a row,
 * `>> ` a line of the sidebar, `^^ ` of a running head, `~ ` one that is indented, `_ ` one in small letters.
 */
export function typedResume(typed: string, extras: Extras = {}): ResumeText {
  const lines: Line[] = []
  let start = 0
  for (const [row, raw] of typed.split('\n').entries()) {
    if (raw.trim() === '') continue
    const line = lineOf(raw, row, start)
    lines.push(line)
    start += line.text.length + 1
  }
  return {
    kind: 'docx',
    pages: 1,
    text: lines.map(({ text }) => text).join('\n'),
    lines,
    links: extras.links ?? [],
    properties: extras.properties ?? {},
  }
}

const marks = /^\s*(?<mark>#|!|\*\*|-|•|>>|\^\^|~|_) /

function lineOf(raw: string, row: number, start: number): Line {
  const found = new Set<string>()
  let text = raw.trim()
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    found.add(mark.groups?.['mark'] ?? '')
    text = text.slice(mark[0].length)
  }
  const boldTo = /^\*\*([^*]+)\*\* /.exec(text)?.[1]?.length
  text = text.replace(/^\*\*([^*]+)\*\* /, '$1 ')
  const isBullet = found.has('-') || found.has('•')
  const size = found.has('!') ? 20 : found.has('#') ? 14 : found.has('_') ? 8 : 10
  const isBold = found.has('**') || found.has('!') || found.has('#')
  const x = 50 + (isBullet || found.has('~') ? 18 : 0)
  const shown = text.split(/\s*\|\|\s*/).join('\t')
  return {
    start,
    text: shown,
    cells: cellsOf(text, start, { x, size, isBold, ...(boldTo && { boldTo }) }),
    page: 1,
    x,
    y: 40 + row * 14,
    right: x + shown.length * 5,
    size,
    isBold,
    isItalic: false,
    isMarkedHeading: found.has('#'),
    isBullet,
    isInTable: text.includes('||'),
    region: found.has('^^') ? 'head' : 'body',
    column: found.has('>>') ? 1 : 0,
  }
}

function cellsOf(
  text: string,
  start: number,
  look: Pick<Cell, 'x' | 'size' | 'isBold' | 'boldTo'>,
): Cell[] {
  let at = start
  return text.split(/\s*\|\|\s*/).map((cell, index) => {
    const made = {
      ...look,
      start: at,
      text: cell,
      x: look.x + index * 150,
      right: look.x + index * 150 + cell.length * 5,
    }
    at += cell.length + 1
    return made
  })
}
