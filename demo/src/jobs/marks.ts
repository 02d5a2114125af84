import type {
  Delta,
  InlineLook,
  LineLook,
  Op,
} from '@headframe/server/src/domain/rich-text/delta.ts'
import { linesOf } from '../people/phrase.ts'

/**
 * Rich text from a text that is easy to write: `## heading`, `- entry`, `1. entry`, `> quote`, `**bold**`,
 * `_italic_` and `[words](link)`. A line without a mark goes on with the one before it, unless that is a
 * heading; an empty line begins a paragraph.
 */
export function deltaOfMarks(text: string): Delta {
  const lines = text.split(/\n\s*\n/).flatMap((block) => joined(linesOf(block)))
  return { ops: lines.flatMap(opsOfLine) }
}

const lineMarks: readonly (readonly [RegExp, LineLook])[] = [
  [/^## /, { header: 2 }],
  [/^### /, { header: 3 }],
  [/^- /, { list: 'bullet' }],
  [/^\d+\. /, { list: 'ordered' }],
  [/^> /, { blockquote: true }],
]

function joined(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const former = whole.at(-1)
    if (former === undefined || isHeading(former) || lookOf(line)) whole.push(line)
    else whole.splice(-1, 1, `${former} ${line}`)
  }
  return whole
}

const lookOf = (line: string) => lineMarks.find(([mark]) => mark.test(line))
const isHeading = (line: string) => lookOf(line)?.[1].header !== undefined

function opsOfLine(line: string): Op[] {
  const [mark, look] = lookOf(line) ?? []
  const end: Op = look ? { insert: '\n', attributes: look } : { insert: '\n' }
  return [...piecesOf(mark ? line.replace(mark, '') : line), end]
}

const marked = /(\*\*[^*]+\*\*|\b_[^_]+_\b|\[[^\]]+\]\([^)]+\))/

function piecesOf(text: string): Op[] {
  return text
    .split(marked)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const { insert, look } = pieceOf(piece)
      return look ? { insert, attributes: look } : { insert }
    })
}

function pieceOf(piece: string): { insert: string; look?: InlineLook } {
  const [, words, link] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
  if (words !== undefined && link !== undefined) return { insert: words, look: { link } }
  if (/^\*\*.+\*\*$/.test(piece)) return { insert: piece.slice(2, -2), look: { bold: true } }
  if (/^_.+_$/.test(piece)) return { insert: piece.slice(1, -1), look: { italic: true } }
  return { insert: piece }
}
