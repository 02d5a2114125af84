import type { Line } from '../../resume-text.ts'

// "2. First names", in forms whose fields have numbers.
const surname = /^\s*(?:\d{1,2}\.\s*)?(?:surname|last name|family name)\s*:?\s*/i
const given =
  /^\s*(?:\d{1,2}\.\s*)?(?:(?:given|first|christian|other|full)(?: and middle)? names?|forenames?)\s*(?:\(s\))?\s*:?\s*/i

/** "Hendrik Petrus (“Hennie”)" */
const nickname = /\s*\([^()]*\)$/

export interface NameInHalves {
  readonly text: string
  readonly start: number
  readonly size: number
}

/** Forms ask for surname and given names apart; a name is read with the given ones first. */
export function nameInHalves(lines: readonly Line[]): NameInHalves | undefined {
  const last = answerTo(surname, lines)
  const first = answerTo(given, lines)
  if (!last || !first) return undefined
  return { ...first, text: `${first.text} ${last.text}` }
}

/** What stands behind a label, in its own cell or in the next one. */
function answerTo(label: RegExp, lines: readonly Line[]): NameInHalves | undefined {
  for (const { cells } of lines) {
    for (const [at, cell] of cells.entries()) {
      const asked = label.exec(cell.text)?.[0]
      const rest = cell.text.slice(asked?.length ?? 0).trim()
      const answer = rest === '' ? cells[at + 1] : cell
      const text = (rest === '' ? answer?.text.trim() : rest)?.replace(nickname, '')
      if (asked && answer && text && /^\p{Lu}[\p{L}'’ -]{1,40}$/u.test(text))
        return { text, start: answer.start, size: answer.size }
    }
  }
  return undefined
}
