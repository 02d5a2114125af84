// Tab, line feed and carriage return are all that a person can type.
const controlCharacter = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u

/** What JSON text says. Anything else stays as it is, and so does JSON that hides what cannot be typed. */
export function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value, mustBePlain)
  } catch {
    return value
  }
}

/** A list, or the JSON text of one; nothing is a list without entries. */
export function listFromJsonText(value: unknown): unknown {
  const isMissing = value === undefined || value === null || value === ''
  return isMissing ? [] : fromJsonText(value)
}

function mustBePlain(key: string, value: unknown): unknown {
  const isPlain = key !== '__proto__' && isPlainText(key)
  if (isPlain && (typeof value !== 'string' || isPlainText(value))) return value
  throw new SyntaxError('Not plain text')
}

/** Nothing in it that no keyboard types: a database would refuse it later, in its own words. */
export function isPlainText(text: string): boolean {
  return !controlCharacter.test(text) && text.isWellFormed()
}
