const emailAddress = /\S@\S|\w\s?[([]\s?at\s?[)\]]\s?\w/i

const webAddress = /\bhttps?:|\bwww\.|[a-z0-9]\.(com|org|edu|gov|example|au|nz|uk)\b/i

/** Only in small letters: otherwise a sentence begins there, or the name of a program ends. */
const shortWebAddress = /[a-z0-9]\.(net|me|co|io|app|dev|info|biz)\b/

/** Eight digits or more in a row, whatever stands between two of them. */
const longNumber = /\+?\d(?:[\s().-]{0,2}\d){7,}/g

const twoYears = /^((19|20)\d\d){2}$/

/** Whether a text holds words by which somebody could be reached: an e-mail, a phone, an address on the web. */
export function hasContactWords(text: string): boolean {
  return (
    emailAddress.test(text) || webAddress.test(text) || shortWebAddress.test(text) || hasPhone(text)
  )
}

function hasPhone(text: string): boolean {
  const numbers = text.match(longNumber) ?? []
  return numbers.some((number) => !twoYears.test(number.replaceAll(/\D/g, '')))
}
