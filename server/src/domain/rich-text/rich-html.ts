import type { Delta, InlineLook } from './delta.ts'
import { linesOf } from './lines.ts'
import type { Line, Piece } from './lines.ts'
import { escapeMarkup } from '../../text/escape-markup.ts'

/** In bytes. Looks and links may make a text ten times as long; a short one may always take some. */
export const mostHtmlBytes = 200_000
const mostTimes = 10
const mostOfShort = 20_000

/**
 * The only place where a text of somebody's becomes HTML: every tag is written here, every word of
 * theirs is escaped, so that nothing can be in it that is not meant to be. Where its looks and links
 * would take too much, it is its words alone.
 */
export function richHtml(delta: Delta): string {
  return findRichHtml(delta) ?? plainHtml(delta)
}

/** Nothing where it would be far longer than its words. */
export function findRichHtml(delta: Delta): string | undefined {
  const words = delta.ops.map(({ insert }) => insert).join('')
  const most = Math.max(mostOfShort, mostTimes * Buffer.byteLength(words))
  return joinedUpTo(Math.min(most, mostHtmlBytes), htmlOf(linesOf(delta))).whole
}

/** Written out, words take at most seven times their bytes: those of a description always fit. */
function plainHtml(delta: Delta): string {
  const paragraphs = linesOf(delta).map(({ pieces }) => {
    return `<p>${escapeMarkup(pieces.map(({ text }) => text).join(''))}</p>`
  })
  return joinedUpTo(mostHtmlBytes, paragraphs).begun
}

/** As much as fits, and the whole if it does. Nobody waits for what comes after. */
function joinedUpTo(mostBytes: number, pieces: Iterable<string>) {
  let begun = ''
  let bytes = 0
  for (const piece of pieces) {
    bytes += Buffer.byteLength(piece)
    if (bytes > mostBytes) return { begun }
    begun += piece
  }
  return { begun, whole: begun }
}

function* htmlOf(lines: readonly Line[]): Generator<string> {
  for (const [kind, run] of runsOf(lines, kindOf)) yield* writeRun[kind](run)
}

type Kind = 'list' | 'quote' | 'text'

function kindOf(line: Line): Kind {
  if (line.look.list) return 'list'
  return line.look.blockquote ? 'quote' : 'text'
}

const writeRun: Record<Kind, (lines: readonly Line[]) => Iterable<string>> = {
  list: listOf,
  *quote(lines) {
    yield '<blockquote>'
    for (const line of lines) yield paragraphOf(line)
    yield '</blockquote>'
  },
  *text(lines) {
    for (const line of lines) yield blockOf(line)
  },
}

function blockOf(line: Line): string {
  const { header } = line.look
  return header ? `<h${header}>${contentOf(line)}</h${header}>` : paragraphOf(line)
}

function paragraphOf(line: Line): string {
  return `<p>${contentOf(line)}</p>`
}

const listTags = { ordered: 'ol', bullet: 'ul' } as const

/** Lines that are indented further belong into the entry before them. */
function* listOf(lines: readonly Line[]): Generator<string> {
  const open: { tag: string; depth: number }[] = []
  function* closeDeeperThan(depth: number): Generator<string> {
    for (let last = open.at(-1); last && last.depth > depth; last = open.at(-1)) {
      yield `</li></${last.tag}>`
      open.pop()
    }
  }

  for (const line of lines) {
    const tag = listTags[line.look.list ?? 'bullet']
    const depth = line.look.indent ?? 0
    yield* closeDeeperThan(depth)
    if (open.at(-1)?.depth === depth && open.at(-1)?.tag !== tag) yield* closeDeeperThan(depth - 1)
    if (open.at(-1)?.depth === depth) {
      yield '</li><li>'
    } else {
      yield `<${tag}><li>`
      open.push({ tag, depth })
    }
    yield contentOf(line)
  }
  yield* closeDeeperThan(-1)
}

/** A link counts once a line: where it comes again, its words are enough. */
function contentOf({ pieces }: Line): string {
  const before = new Set<string>()
  let html = ''
  for (const [link, run] of runsOf(pieces, ({ look }) => look.link)) {
    const words = run.map(dressed).join('')
    const isNew = link !== undefined && !before.has(link)
    html += isNew ? `<a href="${escapeMarkup(link)}" rel="noopener nofollow">${words}</a>` : words
    if (isNew) before.add(link)
  }
  return html
}

/** Neighbours that are alike in this, together. */
function runsOf<One, Key>(list: readonly One[], keyOf: (one: One) => Key): [Key, One[]][] {
  const runs: [Key, One[]][] = []
  for (const one of list) {
    const key = keyOf(one)
    const last = runs.at(-1)
    if (last && last[0] === key) last[1].push(one)
    else runs.push([key, [one]])
  }
  return runs
}

const looks = [
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const satisfies readonly (readonly [keyof InlineLook, string])[]

function dressed({ text, look }: Piece): string {
  return looks.reduce(
    (html, [name, tag]) => (look[name] ? `<${tag}>${html}</${tag}>` : html),
    escapeMarkup(text),
  )
}
