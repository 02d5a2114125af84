import { fromJsonText, hidesItsHost, isPlainText } from '@headframe/wire'

/** How a piece of text looks. */
export interface InlineLook {
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly strike?: true
  readonly link?: string
}

/** What a line is; it stands at the line feed that ends it. */
export interface LineLook {
  readonly header?: 1 | 2 | 3
  readonly list?: 'ordered' | 'bullet'
  readonly indent?: number
  readonly blockquote?: true
}

export interface Op {
  readonly insert: string
  readonly attributes?: InlineLook & LineLook
}

/** Rich text as an editor keeps it: pieces of text, each with its look. Nothing else is ever kept. */
export interface Delta {
  readonly ops: readonly Op[]
}

const deepestIndent = 8

/** Reads a delta, as an object or as JSON text. Whatever else is sent is taken as plain text. */
export function readDelta(sent: unknown): Delta {
  const ops = opsOf(fromJsonText(sent))
  if (ops) return endedByLineFeed(ops.flatMap(readOp))
  return endedByLineFeed(typeof sent === 'string' ? [{ insert: withLineFeeds(sent) }] : [])
}

/** The words alone, for rules and for searching. */
export function plainTextOf({ ops }: Delta): string {
  return ops
    .map(({ insert }) => insert)
    .join('')
    .trim()
}

function opsOf(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null || !('ops' in value)) return undefined
  return Array.isArray(value.ops) ? value.ops : undefined
}

/** Pictures, videos and formulas are no text and are left out. */
function readOp(sent: unknown): Op[] {
  if (typeof sent !== 'object' || sent === null || !('insert' in sent)) return []
  if (typeof sent.insert !== 'string' || sent.insert === '') return []
  const attributes = 'attributes' in sent ? readLook(sent.attributes) : {}
  const insert = withLineFeeds(sent.insert)
  return [Object.keys(attributes).length > 0 ? { insert, attributes } : { insert }]
}

function readLook(sent: unknown): InlineLook & LineLook {
  if (typeof sent !== 'object' || sent === null) return {}
  const look = new Map<string, unknown>(Object.entries(sent))
  const header = [1, 2, 3].find((level) => level === look.get('header'))
  const list = ['ordered', 'bullet'].find((kind) => kind === look.get('list'))
  const link = readLink(look.get('link'))
  const indent = readIndent(look.get('indent'))
  const said = ['bold', 'italic', 'underline', 'strike', 'blockquote'].filter(
    (name) => look.get(name) === true,
  )
  return {
    ...Object.fromEntries(said.map((name) => [name, true])),
    ...(link === undefined ? {} : { link }),
    // Both were found in the lists above.
    ...(header === undefined ? {} : { header: header as 1 | 2 | 3 }),
    ...(list === undefined ? {} : { list: list as 'ordered' | 'bullet' }),
    ...(indent > 0 ? { indent } : {}),
  }
}

/** Some editors write it as text. */
function readIndent(sent: unknown): number {
  if (typeof sent !== 'number' && typeof sent !== 'string') return 0
  return Math.min(deepestIndent, Math.trunc(Number(sent) || 0))
}

const linkSchemes = ['http:', 'https:', 'mailto:']
const longestLink = 2048

/** A link may lead to a page or an address that can be read off it, never into the product's own script. */
function readLink(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > longestLink || !isPlainText(sent)) return undefined
  const link = sent.trim()
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  return linkSchemes.includes(url.protocol) && !hidesItsHost(url) ? url.href : undefined
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** An editor ends every line, also the last one. */
function endedByLineFeed(ops: readonly Op[]): Delta {
  const isEnded = ops.at(-1)?.insert.endsWith('\n') ?? false
  return { ops: isEnded ? ops : [...ops, { insert: '\n' }] }
}
