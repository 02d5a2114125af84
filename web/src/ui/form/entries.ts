/** How a free entry is kept: without blanks around it, and with single blanks inside. */
export function tidyEntry(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ')
}

/** Two spellings of the same entry: "first  aid" and "First Aid". */
export function isSameEntry(one: string, other: string): boolean {
  return foldEntry(one) === foldEntry(other)
}

export function hasEntry(entries: readonly string[], entry: string): boolean {
  return entries.some((there) => isSameEntry(there, entry))
}

function foldEntry(text: string): string {
  return tidyEntry(text).normalize('NFKC').toLocaleLowerCase('en-AU')
}
