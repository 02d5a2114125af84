import { anyOf, pattern } from '../text/any-of.ts'
import { linkOf } from './mentions.ts'
import type { Mention } from './mentions.ts'

const not = / not|n['’]t/i

/** Where what a "not" speaks of is over: "no dogging ticket, but an HR licence". */
const newClause =
  /[.;:!?](?=\s)|\n|\b(?:but|however|instead|though|although|except|unless|just|only)\b|, (?:and )?(?:we|you|they) /gi

/** "You do not need HR, MC or a forklift ticket": all that follows. */
const nothingOf = anyOf(
  pattern`\b(?:do|does|did|will|wo|would|are|is)(?:${not})(?: (?:also|even|really|actually))? (?:need|require|want|ask|expect|have to|look|insist|care|seek|demand)(?:ed|ing)?\b`,
  /\bno (?:need|requirement) (?:for|of|to)\b|\bneed not (?:have|hold|know|bring)\b/i,
  /\b(?:nobody|no[ -]one|never) (?:needs?|asks?|requires?|wants?)\b/i,
)

/** "No dogging ticket", "this is not rigging", "rather than Surpac": what stands right behind. */
const notThis = anyOf(
  /\bno(?: (?:formal|previous|prior|current|special|particular|other|extra|tertiary|university))* $/i,
  pattern`(?:\bnot|${not})(?: (?:an?|the|any|about|for))? $`,
  /\b(?:rather than|instead of|other than|unlike|closer to|than to)(?: an?| the)? $/i,
)

const without = /\b(?:without|lacking)(?: an?| any| the| your)? $/i
const anotherNot = /\b(?:no|not|nobody|never|cannot|nothing|unless)\b|n['’]t\b/i

/** "No white card, no start" */
const asTheRule =
  /^(?: (?:licen[cs]e|ticket|card|certificate))?,? no (?:start|job|go|entry|seat|work)\b/i

const papers =
  /(?:[ -](?:licen[cs]es?|tickets?|cards?|certificates?|experience|skills?|knowledge|training|courses?|work|alone))*/i
const being =
  /(?: (?:is|are|will|would|be|strictly|really|absolutely|generally|usually|at all|also|an?|of|any))*/i
const asked =
  /(?:need(?:ed)?|required?|requirement|necessary|wanted|asked|expected|prerequisite|use|enough)\b/i
const behind = anyOf(
  pattern`^${papers},?${being}(?:${not})${being} ${asked}`,
  pattern`^${papers},?${being} (?:no|little) (?:use|help|need|value|interest|good|requirement|must)\b`,
  pattern`^${papers},?${being} (?:no longer ${asked}|unnecessary|unneeded|useless|irrelevant)`,
  pattern`^${papers} (?:need not|(?:does|do|will|would)(?:${not}) (?:matter|count|help))\b`,
)
const ofSeveral = pattern`^${papers} (?:are|aren['’]t|do|don['’]t)\b`
const welcoming =
  /(?:desirable|desired|preferred|advantage\w*|a plus|pluses|bonus|ideally|beneficial|appreciated|(?:highly|well) regarded|useful|helpful|handy|welcome|nice|good to have|great)\b/i
const yetWelcome = pattern`^[^.;\n]*?\b(?:but|though|although|however|yet)\b[^.;\n]*${welcoming}`

/** Those that a posting says it does not ask for. */
export function negatedIn(text: string, mentions: readonly Mention[]): ReadonlySet<Mention> {
  const negated = new Set<Mention>()
  mentions.forEach((one, index) => {
    const previous = mentions[index - 1]
    const followsOne =
      previous !== undefined && negated.has(previous) && linkOf(text, previous, one) === 'or'
    if (followsOne || isNegatedBefore(text, one)) negated.add(one)
    if (!isNegatedBehind(text, one)) return
    for (const other of withWhatIsSaidOf(text, mentions, index)) negated.add(other)
  })
  return negated
}

/** In letters: what is longer is a list, and says no to nothing so far behind. */
const longestClause = 600

function isNegatedBefore(text: string, { start, end }: Mention): boolean {
  const before = text.slice(Math.max(0, start - longestClause), start)
  const clause = before.split(newClause).at(-1) ?? ''
  if (without.test(clause)) return !anotherNot.test(sentenceWithout(text, { start, end }))
  if (notThis.test(clause)) return !asTheRule.test(text.slice(end))
  return nothingOf.test(clause) && !/\b(?:without|lack)/i.test(clause)
}

function sentenceWithout(text: string, { start, end }: { start: number; end: number }): string {
  const before =
    text
      .slice(0, start)
      .split(/[.;!?](?=\s)|\n/)
      .at(-1) ?? ''
  return `${before} ${text.slice(end).split(/[.;!?](?=\s)|\n/)[0] ?? ''}`
}

function isNegatedBehind(text: string, { end }: Mention): boolean {
  const rest = text.slice(end)
  return behind.test(rest) && !yetWelcome.test(rest)
}

/** "HR, a forklift ticket and first aid are not required" is said of all three, "HR and first aid is not" of one. */
function withWhatIsSaidOf(text: string, mentions: readonly Mention[], last: number): Mention[] {
  const lastOne = mentions[last]
  if (!lastOne) return []
  const isOfAll = ofSeveral.test(text.slice(lastOne.end))
  const said = [lastOne]
  for (let index = last - 1; index >= 0; index -= 1) {
    const one = mentions[index]
    const link = one && linkOf(text, one, said[0])
    const goesOn =
      link === 'or' || (link === 'and' && isOfAll) || (link === 'comma' && said.length > 1)
    if (!one || !goesOn) break
    said.unshift(one)
  }
  return said
}
