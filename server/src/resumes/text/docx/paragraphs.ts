import { isBulletMark, withoutBullet } from '../clean-text.ts'
import { boldBeginning, prevailingLook } from '../draft-line.ts'
import type { DraftCell } from '../draft-line.ts'
import { childOf } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'
import type { Bit, RunReader } from './runs.ts'
import { lookOf, shapeOf } from './styles.ts'
import type { ParagraphStyle, Styles } from './styles.ts'

type Written = Extract<Bit, { is: 'text' }>
export type Box = Extract<Bit, { is: 'box' }>

/** One line of a paragraph; soft line ends make several of them. */
export interface ParagraphLine {
  readonly cells: readonly (readonly Written[])[]
  readonly isHeading: boolean
  readonly isBullet: boolean
  readonly indent: number
  readonly size: number
}

export interface ReadParagraph {
  readonly lines: readonly ParagraphLine[]
  readonly boxes: readonly Box[]
  readonly pageEnds: number
}

const tabWidth = 36

export function readParagraph(
  paragraph: XmlElement,
  runs: RunReader,
  styles: Styles,
  { isInTable = false } = {},
): ReadParagraph {
  const properties = childOf(paragraph, 'w:pPr')
  const named = styles.paragraph(childOf(properties, 'w:pStyle')?.attributes['w:val'])
  const style: ParagraphStyle = { ...named, ...shapeOf(properties) }
  const read = runs.read(paragraph, style.look)
  const bits = isInTable ? read : read.flatMap(columnsIn)

  return {
    lines: linesOf(bits, style, sizeOf(properties, style)),
    boxes: bits.filter((bit) => bit.is === 'box'),
    pageEnds: Math.min(1, bits.filter(({ is }) => is === 'page end').length),
  }
}

/** A row of blanks was typed to part columns, where others press the tabulator; a table has its own. */
function columnsIn(bit: Bit): Bit[] {
  if (bit.is !== 'text') return [bit]
  return bit.text
    .split(/ {3,}/)
    .flatMap((text, at) => [...(at > 0 ? [{ is: 'tab' } as const] : []), { ...bit, text }])
}

function sizeOf(properties: XmlElement | undefined, style: ParagraphStyle): number {
  return lookOf(childOf(properties, 'w:rPr')).size ?? style.look.size ?? 10
}

/** The lines that bits make: tabs part their cells, soft line ends part them. */
export function linesOf(
  bits: readonly Bit[],
  style: Omit<ParagraphStyle, 'look'>,
  size: number,
): ParagraphLine[] {
  const lines: { cells: Written[][]; tabs: number }[] = [{ cells: [[]], tabs: 0 }]
  for (const bit of bits) {
    const line = lines.at(-1)
    const cell = line?.cells.at(-1)
    if (bit.is === 'line end') lines.push({ cells: [[]], tabs: 0 })
    else if (bit.is === 'text') cell?.push(bit)
    else if (bit.is === 'tab' && line) {
      const isLeading = line.cells.length === 1 && !hasText(cell)
      if (isLeading) line.tabs += 1
      else line.cells.push([])
    }
  }

  return lines.map(({ cells, tabs }, index) => {
    const { bare, hadMark } = withoutMark(cells.filter(hasText))
    return {
      cells: bare,
      isHeading: style.isHeading,
      isBullet: hadMark || (style.isListed && !style.isHeading && index === 0),
      indent: style.indent + tabs * tabWidth,
      size,
    }
  })
}

function hasText(cell: readonly Written[] | undefined): boolean {
  return cell?.some(({ text }) => text.trim() !== '') ?? false
}

/** A mark that was typed goes, like one that the program draws. */
function withoutMark(cells: readonly Written[][]): { bare: Written[][]; hadMark: boolean } {
  const [first = [], ...others] = cells
  const text = first.map((bit) => bit.text).join('')
  if (isBulletMark(text) && others.length > 0) return { bare: others, hadMark: true }

  const rest = withoutBullet(text)
  if (rest === undefined) return { bare: [...cells], hadMark: false }
  return { bare: [dropLetters(first, text.length - rest.length), ...others], hadMark: true }
}

function dropLetters(bits: readonly Written[], count: number): Written[] {
  let left = count
  return bits.map((bit) => {
    const text = bit.text.slice(Math.min(left, bit.text.length))
    left -= bit.text.length - text.length
    return { ...bit, text }
  })
}

/** What is written in a cell, and how most of it looks. */
export function draftCell(cell: readonly Written[], x: number, lineSize: number): DraftCell {
  const runs = cell.map(({ text, look }) => ({
    text,
    size: look.size ?? lineSize,
    isBold: look.isBold ?? false,
    isItalic: look.isItalic ?? false,
    color: look.color ?? 'auto',
  }))
  const text = runs.map((run) => run.text).join('')
  const { size, isBold } = prevailingLook(runs)
  const bold = boldBeginning(runs)
  const boldTo = [...bold, ...(bold.length > 0 ? [] : firstOfTwoColors(runs))].reduce(
    (length, run) => length + run.text.length,
    0,
  )
  // The width is not known before somebody sets the page: half the size a letter is near.
  const right = x + text.length * size * 0.5
  return { text, x, right, size: size || lineSize, isBold, ...(boldTo > 0 && { boldTo }) }
}

/** "Acme Camp Services" in black, and behind it "Head Chef" in blue, as templates of Word have it. */
function firstOfTwoColors<Run extends { text: string; isBold: boolean; color: string }>(
  runs: readonly Run[],
): readonly Run[] {
  const end = runs.findIndex(({ color }) => color !== runs[0]?.color)
  const areTwo = runs.slice(end).every(({ color }) => color === runs[end]?.color)
  return end > 0 && areTwo && runs.every(({ isBold }) => isBold) ? runs.slice(0, end) : []
}

export function isItalicLine(cells: readonly (readonly Written[])[]): boolean {
  const runs = cells.flat().map(({ text, look }) => ({
    text,
    size: look.size ?? 0,
    isBold: look.isBold ?? false,
    isItalic: look.isItalic ?? false,
  }))
  return prevailingLook(runs).isItalic
}
