import { anyOf, pattern } from '../../../text/any-of.ts'
import type { Fact } from '../../resume-facts.ts'
import type { Sentence } from './said-of-oneself.ts'

const count = String.raw`(?:\d{1,2}|one|two|three|four|six|seven|eight)`
const unit = String.raw`(?:[ -]?(?:days?|weeks?|wks?))?`
const pair = String.raw`\d{1,2} ?[:/x&] ?\d{1,2}(?![\d/:.])`
const spoken = String.raw`${count}${unit} on[ ,/&-]{1,3}(?:and )?${count}${unit} off`

/** What may be a roster in a text of which most is something else. Whether it is one, its reader knows. */
export const perhapsRoster = String.raw`(?:(?<![\d/:.$])${pair}|\b${spoken}|\beven[ -]time\b|\bweek on[ ,/-]{1,2}week off\b|\b(?:9|nine)[ -]day fortnight\b|\bmon(?:day)? ?(?:to|-|–) ?fri(?:day)?\b)`

const rosters = new RegExp(
  String.raw`${perhapsRoster}(?: ?(?:,|/|or|and) ?${perhapsRoster}){0,3}`,
  'i',
)

const wishes = anyOf(
  /prefer(?:red|ence|ences|ring|s|ably)?|seeking|looking for|would (?:like|suit)/i,
  /wish(?:es|ing)?|desired|ideal(?:ly)?|open to|happy (?:with|to)|willing to/i,
  /interested in|available for|wanted|sought/i,
)

const wish = pattern`\b${wishes}\b`
const noWishes = anyOf(
  /worked|working|current(?:ly)?|previous(?:ly)?|experienced?|used to|was|were|been/i,
  /not?|never|except|unable|cannot|don['’]?t|won['’]?t|avoid/i,
)

/** What was or is so is no wish, and neither is what somebody does not want. */
const noWish = pattern`\b${noWishes}\b`

/** The roster that somebody wishes for, as it is typed. Whether it can be read, others know. */
export function readRosterWish(sentences: readonly Sentence[]): Fact<string> | undefined {
  for (const { text, start, label } of sentences) {
    const found = rosters.exec(text)
    const isWished = wish.test(text) || /prefer/i.test(label)
    if (!found || !isWished || noWish.test(text) || isDate(text, found)) continue
    const at = start + found.index
    return { value: found[0], confidence: 0.8, spans: [{ start: at, end: at + found[0].length }] }
  }
  return undefined
}

/** "From 14/7" is a day. */
function isDate(text: string, { index }: RegExpExecArray): boolean {
  return /\b(?:from|until|till?|start(?:ing)?|by|since)\s*$/i.test(text.slice(0, index))
}
