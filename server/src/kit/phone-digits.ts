/** Digits and what is written between them, as people write numbers that ring. */
const phone = /^(?:\+|\(?0|4)[\d\s().-]*$/
const fewestDigits = 8
/** With it or without: what follows is in either. */
const countryOrTrunk = /^(?:(?:00)?61|0)+/

/** A telephone number in one, however it is written; nothing where it is none. */
export function phoneDigits(text: string): string | undefined {
  const digits = phone.test(text.trim()) ? text.replaceAll(/\D/g, '') : ''
  return digits.length < fewestDigits ? undefined : digits.replace(countryOrTrunk, '')
}
