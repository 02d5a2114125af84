/** Without line breaks, other control characters, and marks that turn the direction of reading. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim()
}
