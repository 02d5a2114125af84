import type { Quote } from './gists.ts'
import type { Stretch } from './stuffed.ts'

/** Where a text stands in a resume, as it is written there. */
export function placeOf(content: string, text: string, from = 0): Stretch | undefined {
  const start = text === '' ? undefined : findFrom(content, text, from)
  return start === undefined ? undefined : { start, end: start + text.length }
}

/** As it is written, else whatever its capitals. */
function findFrom(content: string, text: string, from: number): number | undefined {
  const exact = content.indexOf(text, from)
  if (exact !== -1) return exact
  const small = content.toLowerCase()
  const found = small.length === content.length ? small.indexOf(text.toLowerCase(), from) : -1
  return found === -1 ? undefined : found
}

export function ofResume(content: string, { start, end }: Stretch): Quote {
  return { source: 'resume', field: 'text', text: content.slice(start, end), start, end }
}

export function ofProfile(field: string, text: string, start = 0): Quote {
  return { source: 'profile', field, text, start, end: start + text.length }
}
