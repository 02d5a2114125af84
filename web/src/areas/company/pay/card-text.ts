const longestNumber = 19

/** "4242 4242 4242 4242", as it stands on the card. */
export function writeCardNumber(typed: string): string {
  const digits = digitsIn(typed).slice(0, longestNumber)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** "07 / 29"; a month that can have no second digit is completed. */
export function writeExpiry(typed: string, before: string): string {
  // Whoever takes away the stroke takes away the digit before it too.
  const isStrokeGone = before.endsWith(' / ') && typed === before.slice(0, -1)
  const said = digitsIn(typed)
  const digits = isStrokeGone ? said.slice(0, -1) : /^[2-9]/.test(said) ? `0${said}` : said
  const month = digits.slice(0, 2)
  return month.length < 2 ? month : `${month} / ${yearOf(digits.slice(2))}`
}

export function writeCvc(typed: string): string {
  return digitsIn(typed).slice(0, 4)
}

/** The month and the year of "07 / 29". */
export function readExpiry(text: string): { month: string; year: string } | undefined {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? []
  return month && year ? { month, year } : undefined
}

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Browser autofill writes a four-digit year. */
function yearOf(digits: string): string {
  return (digits.startsWith('20') && digits.length > 2 ? digits.slice(2) : digits).slice(0, 2)
}
