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

/**
 * The same as people search for it: letters that are no marked others are told as they are typed on a keyboard that
 * lacks them. The database does it by `folded_letters`.
 */
export function folded(text: string): string {
  return plain(text).replaceAll(ownLetters, (letter) => asTyped.get(letter) ?? letter)
}

const ownLetters = /[øłđðħŧıßæœþ]/g
const asTyped = new Map([
  ...Array.from('øłđðħŧı', (letter, at) => [letter, 'olddhti'.charAt(at)] as const),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

/** Words as they are compared in a row: plain, with one blank between. */
export function plainPhrase(text: string): string {
  return withOneBlank(plain(text))
}

/** The same as people search for them. */
export function foldedPhrase(text: string): string {
  return withOneBlank(folded(text))
}

function withOneBlank(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
