const ticked = /[☑☒✓✔]|\[[xX✓]\]/
const empty = /[☐□]|\[ ?\]/
const anyBox = new RegExp(`(?=${ticked.source}|${empty.source})`)
const signs = new RegExp(`^(?:${ticked.source}|${empty.source})`)

/** "☐ Forklift ☒ White Card": what is ticked, where something is; a box that all lines begin with is a bullet. */
export function tickedIn(text: string): string[] {
  if (!ticked.test(text) || !empty.test(text)) return [text]
  return text
    .split(anyBox)
    .filter((piece) => !empty.test(piece[0] === '[' ? piece.slice(0, 3) : (piece[0] ?? '')))
    .map((piece) => piece.replace(signs, ''))
}
