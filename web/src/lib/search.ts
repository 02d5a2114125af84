export type Search = Record<string, string | string[]>

/** Reads an address's search as plain text, so that a postcode stays a postcode; repeated keys are lists. */
export function parseSearch(search: string): Search {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Writes it back; what is empty or missing is left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(key, String(one))
    }
  }

  const text = params.toString()
  return text ? `?${text}` : ''
}
