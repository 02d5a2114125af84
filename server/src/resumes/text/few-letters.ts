/** Fewer letters than this, all pages together, are a stamp on a scan and not a resume. */
export const fewestLetters = 60

export function countLetters(text: string): number {
  return text.replaceAll(/\P{L}/gu, '').length
}
