import { chooseTypeface, nameTypefaces } from './typefaces.ts'

/** The day look of the screens, on paper. */
export const colours = {
  ink: '#231a14',
  quiet: '#5a4a3d',
  line: '#e3d9c9',
  strongLine: '#8a7c6a',
  sunken: '#f3ede2',
  primary: '#9a4518',
  onPrimary: '#fff6ea',
  gum: '#2c5e50',
  gumSoft: '#ddece5',
  danger: '#a3231f',
  wattleSoft: '#fcefc9',
  dangerSoft: '#fbe3df',
} as const

const paper = { width: 595.28, height: 841.89 }
export const left = 56
export const right = paper.width - left
export const width = right - left

/** A text with its upper left corner at (x, y). */
export interface Setting {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBold?: boolean
  readonly colour?: string
  /** Wraps there; on one line without. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

interface Properties {
  readonly title: string
  readonly author: string
  readonly madeAt: Date
}

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

type Kind = 'H1' | 'H2' | 'P'

/** Pages of A4 that tell machines what is what: headings, tables, and what is there for the eye alone. */
export type Sheet = Awaited<ReturnType<typeof openSheet>>

export async function openSheet({ title, author, madeAt }: Properties) {
  // The library is large: it is loaded when the first document is made, not when the product starts.
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // The library knows it, its types do not yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  })
  nameTypefaces(pdf)
  const bytes = collected(pdf)
  let hasGaps = false
  const noteGap = () => (hasGaps = true)
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  return {
    /** Answers where the text ends. */
    text(type: Kind, words: string, setting: Setting): number {
      return put({ pdf, noteGap }, root, type, [words], setting)
    },
    /** A text that may be longer than the page has room; answers where it ends. */
    flow: (words: string, setting: Wrapped, room: Room): number =>
      flow({ pdf, noteGap }, root, words, setting, room),
    turn: () => void pdf.addPage(),
    table: () => openTable({ pdf, noteGap }, root),
    /** Whether a letter had to be left out so far. */
    hasGaps: () => hasGaps,
    decorate(draw: (pdf: Pdf) => void): void {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw(pdf)
      pdf.endMarkedContent()
    },
    widthOf(words: string, size: number, isBold = false): number {
      const { shown } = chooseTypeface(pdf, words, isBold)
      return pdf.fontSize(size).widthOfString(shown)
    },
    close(): Promise<Buffer> {
      root.end()
      pdf.end()
      return bytes
    },
  }
}

type Wrapped = Setting & { readonly width: number }

/** What does not fit goes on at the top of the next page, paragraph by paragraph. */
function flow(page: Page, root: Element, words: string, setting: Wrapped, room: Room): number {
  const { pdf } = page
  const heightOf = (part: string) => {
    const { shown } = chooseTypeface(pdf, part, setting.isBold ?? false)
    return pdf.fontSize(setting.size).heightOfString(shown, { width: setting.width, lineGap: 2 })
  }
  let { y } = setting
  for (const paragraph of words.split(/\n+/)) {
    let rest = paragraph.trim()
    let isNewPage = false
    while (rest) {
      const fitting = fittingPart(rest, room.bottom - y, heightOf, isNewPage)
      const part = rest.slice(0, fitting)
      if (part) y = put(page, root, 'P', [part], { ...setting, y })
      rest = rest.slice(fitting).trim()
      isNewPage = rest !== ''
      if (rest) y = room.turn()
    }
    y += setting.size / 2
  }
  return y
}

interface Room {
  /** Where the page ends for it. */
  readonly bottom: number
  /** Begins another page, and answers where it begins. */
  turn(): number
}

/** How much of a text fits into so much height: whole words, unless not even one does on a page of its own. */
function fittingPart(
  text: string,
  height: number,
  heightOf: (part: string) => number,
  isNewPage: boolean,
): number {
  if (heightOf(text) <= height) return text.length
  const ends = Array.from(text.matchAll(/\s+/g), ({ index }) => index)
  const words = lastThat(ends.length, (count) => heightOf(text.slice(0, ends[count - 1])) <= height)
  if (words > 0) return ends[words - 1] ?? 0
  if (!isNewPage) return 0
  return Math.max(
    1,
    lastThat(text.length, (count) => heightOf(text.slice(0, count)) <= height),
  )
}

/** The largest count for which it holds, as it does for all smaller ones. */
function lastThat(most: number, holds: (count: number) => boolean): number {
  let [fits, tooMany] = [0, most]
  while (fits < tooMany) {
    const middle = Math.ceil((fits + tooMany) / 2)
    if (holds(middle)) fits = middle
    else tooMany = middle - 1
  }
  return fits
}

interface Row {
  /** Several texts stand below each other, the first of them bold. Answers where they end. */
  cell(type: 'TH' | 'TD', words: string | readonly string[], setting: Setting): number
}

interface Page {
  readonly pdf: Pdf
  noteGap(): void
}

function openTable(page: Page, root: Element) {
  const { pdf } = page
  const table = pdf.struct('Table')
  root.add(table)
  return {
    row<T>(fill: (row: Row) => T): T {
      const row = pdf.struct('TR')
      table.add(row)
      const filled = fill({
        cell: (type, words, setting) =>
          put(page, row, type, typeof words === 'string' ? [words] : words, setting),
      })
      row.end()
      return filled
    },
    end: () => table.end(),
  }
}

function put(
  { pdf, noteGap }: Page,
  parent: Element,
  type: string,
  words: readonly string[],
  { x, y, size, isBold = false, colour = colours.ink, width: room, align = 'left' }: Setting,
): number {
  const isLead = (index: number) => isBold || (words.length > 1 && index === 0)
  const isWhole = words.every((line, index) => chooseTypeface(pdf, line, isLead(index)).isWhole)
  if (!isWhole) noteGap()
  let bottom = y
  const draw = () => {
    words.forEach((line, index) => {
      const options = room ? { width: room, align, lineGap: 2 } : { lineBreak: false }
      const { shown } = chooseTypeface(pdf, line, isLead(index))
      pdf.fontSize(size).fillColor(colour)
      pdf.text(shown, x, bottom, options)
      bottom += pdf.heightOfString(shown, { ...options, width: room ?? paper.width })
    })
  }
  // Who has it read aloud or copies it gets every letter.
  parent.add(pdf.struct(type, isWhole ? {} : { actual: words.join(' ') }, draw))
  return bottom
}

function collected(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((done, failed) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', failed)
  })
}
