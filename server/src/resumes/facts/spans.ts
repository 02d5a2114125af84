import type { Span } from '../resume-facts.ts'

const nearby = 400

/** Where a value stands: at one place, or in pieces where its cell was broken over several lines. */
export function spansOf(text: string, value: string, start: number): Span[] {
  if (text.startsWith(value, start)) return [{ start, end: start + value.length }]

  const spans: Span[] = []
  let from = start
  for (const word of value.split(/\s+/)) {
    const at = text.indexOf(word, from)
    if (at === -1 || at > from + nearby) return []
    const last = spans.at(-1)
    if (last && text.slice(last.end, at).trim() === '')
      spans[spans.length - 1] = { ...last, end: at + word.length }
    else spans.push({ start: at, end: at + word.length })
    from = at + word.length
  }
  return spans
}
