const longest = 300

/**
 * Why something failed, in one line that may be kept: without addresses, links and telephone numbers,
 * in which people are named and doors opened.
 */
export function reasonOf(error: unknown): string {
  return textOf(error)
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '(link)')
    .replaceAll(/[^\s<>"'(]*@[^\s<>"')]*/g, '(address)')
    .replaceAll(/\+?\(?\d[\d() -]{6,}\d/g, '(number)')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest)
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Of a host with two addresses: it says nothing itself.
  if (error instanceof AggregateError && !error.message) return error.errors.map(textOf).join(', ')
  const text = `${error.name}: ${error.message}`
  return error.cause === undefined ? text : `${text}, because of ${textOf(error.cause)}`
}

/** Where in the code it came from, without the words that it came with. */
export function placesIn(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}
