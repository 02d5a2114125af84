/**
 * TeX keeps ligatures and dashes where others keep control characters. Where a document does not say what
 * its fonts mean by them, they are what TeX means, in its newer order of letters or in its older one.
 */
const letters: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
  '\u000B': 'ff',
  '\u000C': 'fi',
  '\u000E': 'ffi',
  '\u000F': 'ffl',
}

/** Alone, such a character is an icon or a mark. */
export function withTexLetters(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text
  return text.replaceAll(/\p{Cc}/gu, (one) => letters[one] ?? one)
}
