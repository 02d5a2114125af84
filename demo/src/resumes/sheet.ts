/** A document before it is a PDF or a DOCX: what stands on it and how it looks, in points. */
export interface Sheet {
  readonly look: Look
  readonly properties: { readonly title?: string; readonly author?: string }
  /** At the top of every page. */
  readonly letterhead?: readonly Block[]
  /** At the top from page two on; `{page}` is its number. */
  readonly runningHead?: string
  /** At the foot of every page; `{page}` and `{pages}` are numbers. */
  readonly foot?: string
  readonly blocks: readonly Block[]
}

export interface Look {
  readonly face: 'sans' | 'serif' | 'mono' | 'wide'
  /** What the same thing is called in a word processor. */
  readonly wordFont: string
  readonly size: number
  /** Line height as a multiple of the size. */
  readonly leading: number
  readonly ink: string
  readonly accent: string
  readonly margin: number
  /** Headings are only bold text, as of somebody who never found the styles. */
  readonly hasNoStyles?: boolean
  /** Bullets are typed rather than made by a list. */
  readonly typesBullets?: boolean
  /** Sidebars float in text boxes rather than stand in a table. */
  readonly floatsAsides?: boolean
}

export type Block = Paragraph | Table | Columns | Band | Gap

export interface Run {
  readonly text: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly size?: number
  readonly colour?: string
  readonly link?: string
  /** Extra space behind every letter. */
  readonly spacing?: number
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly role: 'name' | 'heading' | 'subheading' | 'text' | 'bullet'
  readonly runs: readonly Run[]
  /** Set against the right edge of the same line. */
  readonly right?: readonly Run[]
  readonly mark?: string
  readonly align?: 'left' | 'center' | 'right'
  readonly indent?: number
  readonly before?: number
  readonly after?: number
  readonly hasRule?: boolean
  readonly fill?: string
}

export interface Table {
  readonly kind: 'table'
  /** Shares of the width, together 1. */
  readonly widths: readonly number[]
  readonly hasBorders?: boolean
  readonly headFill?: string
  readonly rows: readonly (readonly (readonly Block[])[])[]
}

export interface Columns {
  readonly kind: 'columns'
  readonly asideAt: 'left' | 'right'
  readonly share: number
  readonly fill?: string
  readonly aside: readonly Block[]
  readonly main: readonly Block[]
}

export interface Band {
  readonly kind: 'band'
  readonly fill: string
  readonly blocks: readonly Block[]
}

interface Gap {
  readonly kind: 'gap'
  readonly height: number
}

type Style = Partial<Omit<Paragraph, 'kind' | 'role' | 'runs'>> & Omit<Run, 'text' | 'link'>

/** A paragraph of one run, or of several. */
export function paragraph(
  words: string | readonly Run[],
  style: Style = {},
  role: Paragraph['role'] = 'text',
): Paragraph {
  const { isBold, isItalic, size, colour, spacing, ...place } = style
  const face = { isBold, isItalic, size, colour, spacing }
  const runs = typeof words === 'string' ? [{ text: words }] : words
  return { kind: 'paragraph', role, runs: runs.map((run) => ({ ...face, ...run })), ...place }
}

export const bullet = (text: string, mark: string, style: Style = {}): Paragraph =>
  paragraph(text, { mark, ...style }, 'bullet')

export const gap = (height: number): Gap => ({ kind: 'gap', height })
