/** `an HD Fitter`, `a Utility Operator`. */
export function withArticle(words: string): string {
  return `${startsWithVowelSound(words) ? 'an' : 'a'} ${words}`
}

/** Abbreviations that are spoken as words, not letter by letter. */
const spokenAsWords = new Set('DIDO FIFO HAZOP LIDAR LOTO NATA RAM SCADA SHEQ'.split(' '))

function startsWithVowelSound(words: string): boolean {
  const [first = ''] = words.split(/[\s/-]/)
  const letters = first.replaceAll(/[^\p{L}\d]/gu, '')
  const isSpelledOut =
    letters.length === 1 || (/^[A-Z\d&]{2,}$/.test(letters) && !spokenAsWords.has(letters))
  if (isSpelledOut && /^\D/.test(letters)) return /^[AEFHILMNORSX]/.test(letters)
  if (/^(8|11(?!\d)|18(?!\d))/.test(letters)) return true
  return (
    /^([aeio]|u(?!ni|s[eiu]|t[ei]|r[aeiou])|hono|hour|heir)/i.test(letters) &&
    !/^(eu|one\b|once)/i.test(letters)
  )
}

/** `one`, `two and three`, `four, five and six`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last
}

/** `one day`, `seven days`, `12 days`. */
function counted(count: number, unit: string): string {
  const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  return `${small[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
}

/** Never longer than it was: below two years in months, then in whole years. */
export function lengthOfTime(months: number): string {
  const years = Math.floor(months / 12)
  if (months < 24) return months === 12 ? 'one year' : counted(months, 'month')
  return months % 12 === 0 ? counted(years, 'year') : `more than ${counted(years, 'year')}`
}

export function sentenceCase(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
