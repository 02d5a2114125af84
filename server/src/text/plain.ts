/** Apostrophes and dashes of every kind: which one is typed depends on the keyboard. */
export const apostrophes = '‘’‛′´`ʼ'
export const dashes = '‐‑‒–—−'
const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g')
const anyDash = new RegExp(`[${dashes}]`, 'g')

/** Most words have nothing to be made plain but their capitals; the sign left out is an apostrophe. */
const onlyCapitals = /^[\t\n\r -_a-~]*$/

/** A text as words are compared: small letters without marks. */
export function plain(text: string): string {
  if (onlyCapitals.test(text)) return text.toLowerCase()
  return text
    .replaceAll(anyApostrophe, "'")
    .replaceAll(anyDash, '-')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
}

/** Words as they are compared in a row: plain, with one blank between. */
export function plainPhrase(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ').trim()
}
