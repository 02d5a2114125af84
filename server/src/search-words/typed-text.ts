/** No word, no blank, and nothing that anybody can type. */
const taken = '\0'

/** What was typed, of which more and more is understood and taken, each piece where it stood. */
export class TypedText {
  #rest: string

  constructor(typed: string) {
    // Quoted words are meant as they are.
    this.#rest = typed.replaceAll(/"[^"]*(?:"|$)/g, (quoted) => taken.repeat(quoted.length))
  }

  /** What nobody has taken yet. Nothing that is said goes on across what was taken. */
  pieces(): { readonly text: string; readonly start: number }[] {
    return Array.from(this.#rest.matchAll(/[^\0]+/g), (match) => ({
      text: match[0],
      start: match.index,
    }))
  }

  take(start: number, end: number): void {
    this.#rest = this.#rest.slice(0, start) + taken.repeat(end - start) + this.#rest.slice(end)
  }
}
