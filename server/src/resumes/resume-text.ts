/** A resume as text with its layout, in reading order: what every later stage works on. */
export interface ResumeText {
  readonly kind: 'pdf' | 'docx' | 'doc'
  readonly pages: number
  /** The texts of all lines, joined by line feeds. Spans of facts are offsets into it. */
  readonly text: string
  readonly lines: readonly Line[]
  readonly links: readonly Link[]
  readonly properties: { readonly title?: string; readonly author?: string }
  /** Pages whose words were read from a picture of them. */
  readonly fromPictures?: readonly number[]
  /** Pages without words, in a document that has pictures. */
  readonly wordless?: readonly number[]
}

export interface Line {
  /** Where the line begins in the whole text. */
  readonly start: number
  readonly text: string
  /** Runs of text with a gap of a column between them, in the text a tab; one for an ordinary line. */
  readonly cells: readonly Cell[]
  readonly page: number
  /** In points from the left edge, and from the top of the page down to the baseline. */
  readonly x: number
  readonly y: number
  readonly right: number
  /** The size of most of its letters, in points. */
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  /** The document itself marks the line as a heading, by its style. */
  readonly isMarkedHeading: boolean
  /** The mark itself is not in the text. */
  readonly isBullet: boolean
  readonly isInTable: boolean
  /** Running heads and feet repeat; they are kept once, for the name in them. */
  readonly region: 'body' | 'head' | 'foot'
  /**
   * 0 for the main flow, 1 and up for sidebars and text boxes. Where it changes, another flow begins:
   * what stands there belongs to no heading of the flow before.
   */
  readonly column: number
}

export interface Cell {
  readonly start: number
  readonly text: string
  readonly x: number
  readonly right: number
  readonly size: number
  readonly isBold: boolean
  /** How many of its signs are heavy, where it goes on in plain ones, or of a first color, where all are heavy. */
  readonly boldTo?: number
}

export interface Link {
  readonly url: string
  /** What the link is shown as, and where that stands in the whole text, when it is there at all. */
  readonly text: string
  readonly start?: number
}
