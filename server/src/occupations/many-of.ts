/** How the last word of an occupation is written of several people, where that can be told. */
export function manyOf(phrase: string): string[] {
  if (/man$/i.test(phrase)) return [phrase.replace(/an$/i, 'en')]
  if (/person$/i.test(phrase)) return [`${phrase}s`, phrase.replace(/person$/i, 'people')]
  if (/[^aeiou]y$/i.test(phrase)) return [phrase.replace(/y$/i, 'ies')]
  if (/(?:s|x|ch|sh)$/i.test(phrase)) return [`${phrase}es`]
  return [`${phrase}s`]
}
