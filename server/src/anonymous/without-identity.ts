import { plain } from '../text/plain.ts'
import type { Identity } from './identity.ts'
import { phraseOf } from './identity.ts'
import { commonest } from './commonest-words.ts'
import { everyNickname } from './nicknames.ts'
import { isOfTheTrade, isOrdinary } from './ordinary-words.ts'

/** Stands where something was. */
const gap = '[…]'

/** A sentence may name anybody; in a title every word is written large and names what somebody does. */
export type Manner = 'sentences' | 'title'

/**
 * A text of somebody's own without who they are. Nothing is looked for that could betray them: what stays
 * is words that anybody could have said, and of those none that belong to them. Whatever no dictionary and
 * no list of the trade knows is left out.
 */
export function withoutIdentity(
  text: string,
  identity: Identity,
  manner: Manner = 'sentences',
): string {
  const open = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, '')
  const isShouted = manner === 'title' || !/\p{Ll}/u.test(open)
  const told = telling.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), open)
  const named = withoutPhrases(told, identity)
  const kept = named.replaceAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu, (word, at: number) => {
    const isFirst = isShouted || beginsSentence(named, at)
    return mayStay(word, isFirst, identity) ? word : hidden()
  })
  return kept
    .replaceAll(/\uE000(?:[\s,;/&|-]*\uE000)*/g, gap)
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
}

/** No text has this sign: they were all taken out. */
const hidden = () => '\uE000'

const numberWord = '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple|nought)'

/** What tells by its form, whatever its words. */
const telling = [
  // Addresses of mail and of the web, and names on networks.
  /\S*@\S*/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.[\p{N}_-]*\p{L}{2}[\p{L}\p{N}_-]*(?:\/\S*)?/gu,
  // Six digits and more, however they are put in groups; years from and to are none.
  /(?<!\d)(?!(?:19|20)\d\d\s*[-–—]\s*(?:19|20)\d\d(?!\d))[+(]*\d(?:[\s().,/·_–—-]{0,3}\d){5,}/g,
  new RegExp(`\\b${numberWord}(?:[\\s,-]+${numberWord}){3,}\\b`, 'gi'),
  // Whoever says what they are called.
  /(?<=\b(?:call(?:s|ed)? me|known as|a\.?k\.?a\.?|nick-?named?(?: is| was)?|go(?:es)? by|my name(?:['’]s| is)|mates call me)\s+)["“'‘]?[\p{L}\p{M}'’-]+["”'’]?/giu,
  /["“‘][\p{L}\p{M}'’-]{2,20}["”’]/gu,
]

/** A word of a text, as it is compared, and where it stands. */
interface Standing {
  readonly word: string
  readonly from: number
  readonly to: number
}

/**
 * Employers and places of several words, in whatever letters and with whatever between them. Words are compared,
 * since a pattern for each phrase of each person takes longer to make than all of it takes here.
 */
function withoutPhrases(text: string, { phrases }: Identity): string {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }))
  let open = text
  for (const phrase of phrases.map((named) => named.split(' '))) {
    if (phrase.length === 1) continue
    for (const [at, { word, from }] of words.entries()) {
      if (word !== phrase[0]) continue
      const said = words.slice(at, at + phrase.length)
      const to = said.at(-1)?.to ?? from
      if (!phrase.every((part, nth) => part === said[nth]?.word) || !areTogether(said, text))
        continue
      open = open.slice(0, from) + hidden().repeat(to - from) + open.slice(to)
    }
  }
  return open
}

/** With a blank and a sign or two between them at most. */
function areTogether(words: readonly Standing[], text: string): boolean {
  return words.every(({ from }, at) => {
    const before = words[at - 1]
    return !before || (from - before.to <= 3 && !text.slice(before.to, from).includes(hidden()))
  })
}

function mayStay(word: string, isFirst: boolean, identity: Identity): boolean {
  if (/^\d+$/.test(word)) return isPlainNumber(word, identity)
  const parts = phraseOf(word.replace(/['’]s$/i, '')).split(' ')
  return parts.every((part) => isPlainWord(part, word, isFirst, identity))
}

function isPlainWord(part: string, word: string, isFirst: boolean, identity: Identity): boolean {
  if (part === '' || identity.words.has(part)) return false
  if (/^\d+$/.test(part)) return isPlainNumber(part, identity)
  // Twenty tonnes, or a shift of twelve hours.
  if (/^\d{1,4}[a-z]{1,3}$/.test(part)) return true
  const isTrade = isOfTheTrade(part)
  if (!(isTrade && part.length > longestNickname) && soundsLike(part, identity)) return false
  if (isTrade) return true
  const isLarge = /^\p{Lu}/u.test(word)
  if (isLarge && (!isFirst || everyNickname.has(part))) return false
  return isOrdinary(part) || isOrdinary(plain(word).replaceAll(/['’-]/g, ''))
}

/** Words of the trade that are longer are nobody's name, whatever they begin with. */
const longestNickname = 7

/** Davo of David, and Smithy of Smith, which a dictionary may know for something else. */
function soundsLike(word: string, { beginnings }: Identity): boolean {
  if (commonest.has(word)) return false
  return beginnings.some(
    (name) => word.startsWith(name.slice(0, 3)) && word.length <= name.length + 3,
  )
}

/** A part of the phone is one of three digits and more. */
function isPlainNumber(digits: string, { phones, numbers }: Identity): boolean {
  if (numbers.has(digits)) return false
  return digits.length < 3 || !phones.some((phone) => phone.includes(digits))
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;•\n]|[-–—*]\s)["“'‘(\s]*$/u.test(text.slice(Math.max(0, at - 6), at))
}
