/** A text as words are compared: small letters without marks. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Words as they are compared in a row: plain, with one blank between. */
export function plainPhrase(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ').trim()
}
