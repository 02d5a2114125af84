import type { Delta, InlineLook } from './delta.ts'
import { linesOf } from './lines.ts'
import type { Line, Piece } from './lines.ts'

/**
 * The only place where a text of somebody's becomes HTML: every tag is written here, every word of
 * theirs is escaped, so that nothing can be in it that is not meant to be.
 */
export function richHtml(delta: Delta): string {
  const blocks: string[] = []
  const lines = linesOf(delta)
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at])
    const end = lines.findIndex((line, index) => index > at && kindOf(line) !== kind)
    const run = lines.slice(at, end === -1 ? lines.length : end)
    blocks.push(writeRun[kind](run))
    at += run.length
  }
  return blocks.join('')
}

type Kind = 'list' | 'quote' | 'text'

function kindOf(line: Line | undefined): Kind {
  if (line?.look.list) return 'list'
  return line?.look.blockquote ? 'quote' : 'text'
}

const writeRun: Record<Kind, (lines: readonly Line[]) => string> = {
  list: listOf,
  quote: (lines) => `<blockquote>${lines.map(paragraphOf).join('')}</blockquote>`,
  text: (lines) => lines.map(blockOf).join(''),
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
function listOf(lines: readonly Line[]): string {
  const open: { tag: string; depth: number }[] = []
  let html = ''
  const closeDeeperThan = (depth: number) => {
    for (let last = open.at(-1); last && last.depth > depth; last = open.at(-1)) {
      html += `</li></${last.tag}>`
      open.pop()
    }
  }

  for (const line of lines) {
    const tag = listTags[line.look.list ?? 'bullet']
    const depth = line.look.indent ?? 0
    closeDeeperThan(depth)
    if (open.at(-1)?.depth === depth && open.at(-1)?.tag !== tag) closeDeeperThan(depth - 1)
    if (open.at(-1)?.depth === depth) {
      html += '</li><li>'
    } else {
      html += `<${tag}><li>`
      open.push({ tag, depth })
    }
    html += contentOf(line)
  }
  closeDeeperThan(-1)
  return html
}

function contentOf({ pieces }: Line): string {
  return pieces.map(pieceOf).join('')
}

const looks = [
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const satisfies readonly (readonly [keyof InlineLook, string])[]

function pieceOf({ text, look }: Piece): string {
  const dressed = looks.reduce(
    (html, [name, tag]) => (look[name] ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(text),
  )
  return look.link
    ? `<a href="${escapeHtml(look.link)}" rel="noopener nofollow">${dressed}</a>`
    : dressed
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
