import { licencesIn } from '../names/find-licences.ts'
import { isDenied } from './held.ts'

/** "No crane, dogging or rigging tickets", but not "No expiry". */
const noneOf = /^\W*no\s+(?!(?:expiry|end|restrictions?|longer)\b)(?=\p{L})(?<listed>.*)$/iu
const inBrackets = /\s*\((?:no|not|without|excl\w*|except)\s[^()]*\)/giu
const butNot = /,?\s+but\s+(?:not|no|without)\s+[^,;.]*/giu
const beforeName = /^\W*(?:but\s+)?(?:not|no|without|excl\w*|except)\s+(?:an?\s+)?/i
const toCome = /\bto (?:come|follow)\W*$/i

/** A part without what it denies of some of its tickets: "HR licence (no forklift)", "HR, MC to come". */
export function withoutDenied(part: string): string {
  if (part.length > longest) return part
  const { listed = '' } = noneOf.exec(part)?.groups ?? {}
  const [first] = licencesIn(listed, true)
  const isOfAll = first && (first.at === 0 || /\s(?:or|nor)\s/i.test(listed))
  if (isOfAll && !/\b(?:but|except)\b/i.test(listed)) return ''
  const said = [inBrackets, butNot].reduce(
    (text, denial) =>
      text.replaceAll(denial, (denied) =>
        namesTicket(denied.replace(beforeName, '').replace(/\)$/, '')) ? '' : denied,
      ),
    part,
  )
  const pieces = said.split(/,\s+(?![^()]*\))/)
  const held = pieces.filter(
    (piece) => !namesTicket(piece) || !(isDenied(piece) || toCome.test(piece)),
  )
  // What else is said may be of what was denied.
  const areHeld = held.length > 0 && held.length < pieces.length && held.every(namesTicket)
  return areHeld ? held.map((piece) => piece.replace(/^but\s+/i, '')).join(', ') : said
}

const longest = 400

function namesTicket(text: string): boolean {
  return licencesIn(text, true).length > 0
}
