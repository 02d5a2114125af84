/** Where in a wizard an address leads. */
export interface Place {
  step?: string | undefined
  /** The draft to go on with, from a link. */
  draft?: string | undefined
}

export function readPlace(search: Readonly<Record<string, unknown>>): Place {
  return { step: textOf(search['step']), draft: textOf(search['draft']) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
