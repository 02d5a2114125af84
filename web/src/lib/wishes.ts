/*
  What an address wishes for. Links of ours hand in numbers, the address line hands in text; what
  cannot be understood is as good as not said.
*/

export function textWish(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text
}

/** The first page is the one that nobody has to ask for. */
export function pageWish(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 ? page : undefined
}

export function oneOfNumbers<const Options extends readonly number[]>(
  options: Options,
  value: unknown,
): Options[number] | undefined {
  const text = textWish(value)
  return options.find((option) => String(option) === text)
}
