import { readLink } from './read-link.ts'

/** How a piece of text looks; what is said of a line stands at the line feed that ends it. */
export interface Look {
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly strike?: true
  readonly link?: string
  readonly header?: 2 | 3
  readonly list?: 'ordered' | 'bullet'
  readonly indent?: number
  readonly blockquote?: true
}

export interface Piece {
  readonly insert: string
  readonly attributes?: Look
}

/** Rich text as a delta: pieces of text, each with its look. */
export interface RichText {
  readonly ops: readonly Piece[]
}

export const deepestIndent = 4

/** Reads a delta, as an object or as JSON text, and keeps of it what the editor can show. */
export function readRichText(sent: unknown): RichText {
  const ops = readPieces(typeof sent === 'string' ? parsed(sent) : sent)
  const isEnded = ops.at(-1)?.insert.endsWith('\n') ?? false
  return { ops: isEnded ? ops : [...ops, { insert: '\n' }] }
}

/** Pictures and whatever else is no text are left out, and so is every look that is not offered. */
export function readPieces(sent: unknown): Piece[] {
  if (typeof sent !== 'object' || sent === null || !('ops' in sent)) return []
  return Array.isArray(sent.ops) ? sent.ops.flatMap(readPiece) : []
}

/** The words alone, as they are counted. */
export function wordsOf({ ops }: RichText): string {
  return ops
    .map(({ insert }) => insert)
    .join('')
    .trim()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no delta is what somebody wrote without one.
    return { ops: [{ insert: text }] }
  }
}

function readPiece(sent: unknown): Piece[] {
  if (typeof sent !== 'object' || sent === null || !('insert' in sent)) return []
  if (typeof sent.insert !== 'string' || sent.insert === '') return []
  const attributes = 'attributes' in sent ? readLook(sent.attributes) : {}
  return [{ insert: sent.insert, ...(Object.keys(attributes).length > 0 && { attributes }) }]
}

function readLook(sent: unknown): Look {
  if (typeof sent !== 'object' || sent === null) return {}
  const said = new Map<string, unknown>(Object.entries(sent))
  const list = readList(said.get('list'))
  const look: Look = {
    bold: readYes(said.get('bold')),
    italic: readYes(said.get('italic')),
    underline: readYes(said.get('underline')),
    strike: readYes(said.get('strike')),
    link: readLink(said.get('link')),
    header: readHeader(said.get('header')),
    list,
    indent: list && readIndent(said.get('indent')),
    blockquote: readYes(said.get('blockquote')),
  }
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}

function readYes(sent: unknown): true | undefined {
  return sent === true || undefined
}

/** The page has its own title, so that there are headings and subheadings only. */
function readHeader(sent: unknown): 2 | 3 | undefined {
  if (typeof sent !== 'number' || sent < 1 || sent > 6) return undefined
  return sent <= 2 ? 2 : 3
}

function readList(sent: unknown): 'ordered' | 'bullet' | undefined {
  if (sent === 'ordered') return 'ordered'
  return sent === 'bullet' || sent === 'checked' || sent === 'unchecked' ? 'bullet' : undefined
}

function readIndent(sent: unknown): number | undefined {
  const depth = Math.min(deepestIndent, Math.trunc(Number(sent)))
  return depth > 0 ? depth : undefined
}
