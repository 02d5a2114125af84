/** The text that some HTML of our own shows, and where in the HTML each piece of it stands. */
export interface ShownText {
  readonly text: string
  /** The same piece in the HTML; none where tags or escapes run through it. */
  readonly at: (start: number, end: number) => { start: number; end: number } | undefined
}

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
}

const pieces = /<(?<tag>\/?[a-z][a-z0-9]*)[^>]*>|&[a-z#0-9]+;|[^<&]+|[<&]/gi
const inline = /^\/?(?:strong|em|u|s|a|b|i|span)$/i

/** What stands in another block is another line, so that no phrase runs from one to the next. */
export function shownText(html: string): ShownText {
  let text = ''
  const origins: number[] = []
  for (const match of html.matchAll(pieces)) {
    const { tag } = match.groups ?? {}
    const shown = tag === undefined ? (escapes[match[0]] ?? match[0]) : inline.test(tag) ? '' : '\n'
    for (let index = 0; index < shown.length; index += 1) origins.push(match.index + index)
    text += shown
  }
  return {
    text,
    at(start, end) {
      const [from, last] = [origins[start], origins[end - 1]]
      if (from === undefined || last === undefined) return undefined
      const found = { start: from, end: last + 1 }
      return html.slice(found.start, found.end) === text.slice(start, end) ? found : undefined
    },
  }
}
