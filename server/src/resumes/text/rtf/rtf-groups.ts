import type { RunLook } from '../docx/styles.ts'
import { plainShape } from '../block-writer.ts'
import type { Shape } from '../block-writer.ts'

/** Where the words of a group go. */
export type Destination = 'body' | 'head' | 'foot' | 'box' | 'instruction' | 'nowhere'

/** What holds within a group, and is forgotten where it ends. */
export interface Group {
  destination: Destination
  look: RunLook
  shape: Shape
  isInTable: boolean
  /** How many letters stand behind each of Unicode for those who do not know it. */
  fallbacks: number
  url: string | undefined
  instruction: string
}

export function outermost(): Group {
  return {
    destination: 'body',
    look: {},
    shape: plainShape,
    isInTable: false,
    fallbacks: 1,
    url: undefined,
    instruction: '',
  }
}

const destinations: Readonly<Record<string, Destination>> = {
  header: 'head',
  headerl: 'head',
  headerr: 'head',
  headerf: 'head',
  footer: 'foot',
  footerl: 'foot',
  footerr: 'foot',
  footerf: 'foot',
  shptxt: 'box',
  fldinst: 'instruction',
}

/** Tables of the document, what it says of itself, pictures, and properties of shapes. */
const nowhere = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'objdata',
  'nonshppict',
  'sp',
  'shprslt',
  'footnote',
  'annotation',
  'listtable',
  'listoverridetable',
  'revtbl',
  'rsidtbl',
  'filetbl',
  'pntxta',
  'pntxtb',
  'tc',
  'xe',
])

/** Groups that only know programs of their time, and that hold words all the same. */
const knownLater = new Set(['fldinst', 'shpinst', 'shppict', 'bkmkstart', 'bkmkend'])

export function destinationOf(word: string, isForLater: boolean): Destination | undefined {
  if (nowhere.has(word)) return 'nowhere'
  return destinations[word] ?? (isForLater && !knownLater.has(word) ? 'nowhere' : undefined)
}

const pointTwips = 20

/** What a word of a document makes of the look and shape of what follows. */
export function changed(
  { look, shape }: Pick<Group, 'look' | 'shape'>,
  word: string,
  number: number | undefined,
  headings: ReadonlySet<number>,
): Pick<Group, 'look' | 'shape'> | undefined {
  const isOn = number !== 0
  switch (word) {
    case 'plain':
      return { look: {}, shape }
    case 'b':
      return { look: { ...look, isBold: isOn }, shape }
    case 'i':
      return { look: { ...look, isItalic: isOn }, shape }
    case 'v':
    case 'deleted':
      return { look: { ...look, isHidden: isOn }, shape }
    case 'fs':
      return { look: number ? { ...look, size: number / 2 } : look, shape }
    case 'pard':
      // The mark of a point may stand before its paragraph is told.
      return { look, shape: { ...plainShape, isListed: shape.isListed } }
    case 's':
      return { look, shape: { ...shape, isHeading: headings.has(number ?? -1) } }
    case 'outlinelevel':
      return { look, shape: { ...shape, isHeading: (number ?? 9) < 9 } }
    case 'li':
      return { look, shape: { ...shape, indent: Math.max(0, number ?? 0) / pointTwips } }
    default:
      return undefined
  }
}
