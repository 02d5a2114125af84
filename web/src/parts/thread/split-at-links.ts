interface Piece {
  readonly text: string
  /** Where it begins. */
  readonly at: number
  /** Nothing for words that lead nowhere. */
  readonly href: string | undefined
}

/**
 * What says by itself that it is a web address, or has the beginning or the end of one, as people write it:
 * any other bare name may be the end of a sentence. The end of a mail's address is none.
 */
const address =
  /\bhttps?:\/\/[^\s<>"]+|(?<![\w@.-])(?:www\.[\w-]+\.[\w.-]+|(?:[\w-]+\.)+(?:com|net|org|gov|edu)(?:\.au)?(?![\w@-]))(?:[/?#][^\s<>"]*)?/giu

/** A text in pieces, of which some are addresses. What ends a sentence or a bracket is no part of one. */
export function splitAtLinks(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  const add = (end: number, href?: string) => {
    if (end > done) pieces.push({ text: text.slice(done, end), at: done, href })
    done = end
  }
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found)
    const href = /^https?:/iu.test(link) ? link : `https://${link}`
    if (!URL.canParse(href)) continue
    add(index)
    add(index + link.length, href)
  }
  add(text.length)
  return pieces
}

function withoutEnd(found: string): string {
  const link = found.replace(/[.,;:!?'’”»\]}]+$/u, '')
  const isBracketOfSentence = link.endsWith(')') && !link.includes('(')
  return isBracketOfSentence ? withoutEnd(link.slice(0, -1)) : link
}
