import type { FileAnswer } from './use-case.ts'

/** A text that anybody may keep for so long. */
export function publicText(
  text: string,
  type: 'text/plain' | 'application/xml',
  maxAgeSeconds: number,
): FileAnswer {
  const content = Buffer.from(text)
  return {
    content,
    type: `${type}; charset=utf-8`,
    size: content.length,
    cacheControl: `public, max-age=${maxAgeSeconds}`,
  }
}
