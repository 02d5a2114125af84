/** The text that some HTML of our own shows, and where in the HTML each piece of it stands. */
export interface ShownText {
  readonly text: string
  /** The same piece in the HTML: the longest part of it that no tag and no escape runs through. */
  readonly at: (start: number, end: number) => Literal | undefined
}

/** Words that stand in the HTML as they are shown. */
interface Literal {
  readonly text: string
  readonly start: number
  readonly end: number
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
      let longest = ''
      let where = 0
      let from = start
      for (let index = start; index < end; index += 1) {
        const origin = origins[index] ?? 0
        const isLiteral = html[origin] === text[index]
        const goesOn = index > from && origin === (origins[index - 1] ?? 0) + 1
        if (!isLiteral || !goesOn) from = isLiteral ? index : index + 1
        const part = text.slice(from, index + 1).trimStart()
        if (part.trimEnd().length <= longest.length) continue
        longest = part.trimEnd()
        where = origin + 1 - part.length
      }
      return longest === ''
        ? undefined
        : { text: longest, start: where, end: where + longest.length }
    },
  }
}
