import { anyOf } from '../text/any-of.ts'

interface Place {
  readonly start: number
  readonly end: number
}

const wish = anyOf(
  /\b(?:desirable|desired|preferred|advantage\w*|a plus|pluses|bonus|ideally|beneficial|appreciated)\b/i,
  /\b(?:nice|good|great|handy) to have\b|\b(?:(?:highly|well) regarded|even better)\b/i,
  /\b(?:useful|helpful|handy|welcome|optional|extras?|(?:is|are) nice|(?:all|also|would|will) help|helps)\b/i,
  /\b(?:not (?:essential|required|needed|necessary|a must)|no [^,;.]{1,40} (?:required|needed|necessary))\b/i,
  /\b(?:(?:is|are) paid for|training (?:is )?provided|can be trained|we (?:will )?(?:train|teach)|will be provided)\b/i,
  // "A shotfirer's ticket, or the wish to sit for it", "RPEQ or on the way there"
  /\bor (?:the |a )?(?:(?:wish|will|willing\w*|papers) to (?:sit|get|obtain|do|gain)|on the way)\b/i,
  // "After a year: dozer, grader or loader"
  /\bafter (?:an?|one|two|three|six|twelve|your first|the first) (?:weeks?|months?|years?|swings?)\b(?! (?:of|on|in|with))/i,
  /\b(?:wanted|needed|useful|doors) later\b/i,
)
const must =
  /\b(?:must|essential|required?|requires|mandatory|minimum|need|needs|necessary|current|valid|hold)\b/i

const mustAtOnce = /\b(?<!\bnot )(?:must|essential|required|mandatory|necessary|needed)\b/i

/** What the sentence around it says of how much it is wanted. */
export function urgencyOf(text: string, place: Place): number {
  const { from, to, sentence } = sentenceAround(text, place)
  // "Forklift ticket needed, HR licence welcome"
  const own = `${text.slice(from, place.end).split(',').at(-1)}${text.slice(place.end, to).split(',')[0]}`
  if (mustAtOnce.test(own) && !wish.test(own)) return 1.2
  if (wish.test(sentence)) return 0.5
  return must.test(sentence) ? 1.2 : 1
}

const asking = anyOf(
  /\b(?:must|essential|require\w*|mandatory|minimum|need(?:s|ed)?|necessary|current|valid|hold|who holds)\b/i,
  /\b(?:should (?:have|know)|(?<!\b(?:if|when|once) )you(?:['’]ve| have)|we (?:want|ask|need|expect|would like(?! to (?:hear|see))|are after)|looking for|wanted)\b/i,
  /\b(?:experienced?|background|familiar\w*|competen\w+|proficien\w+|proven|skilled|qualified|knowledge|expected)\b/i,
  /(?<!\b(?:if|when|once|that) you |\bwill |\bwould |\bwho |\bwe )\bknow\b/i,
  /\b(?:comfortable|able to|ability|bring(?! (?:on|up|out|in|back)\b)|hands[ -]on|in your fingers)\b/i,
  /\b(?:years?|seasons?) (?:of|on|in|with|as|at|or more|behind)\b|\bmonths (?:on|in|with|as)\b/i,
  /\b(?:tickets?|licen[cs]es?)\b/i,
)

/** Whether what a sentence names is wanted of somebody: most only tell what the place and the days are like. */
export function isAskedAt(text: string, place: Place): boolean {
  const { from, sentence } = sentenceAround(text, place)
  return asking.test(sentence) || headingOver(text, from) === 'asks'
}

export function sentenceAround(text: string, { start, end }: Place) {
  const before = text.slice(0, start)
  const from =
    Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf(';')) + 1
  const after = text.slice(end).search(/\n|\. |;/)
  const to = after === -1 ? text.length : end + after
  return { from, to, sentence: text.slice(from, to) }
}

const headingThatAsks = anyOf(
  /^(?:what|who) (?:we|you)(?:['’]ll| will)? (?:need|ask|bring|require|want|look|are looking)/i,
  /^(?:about you|requirements?|qualifications?|skills|essential|must[ -]haves?|selection criteria)\b/i,
  /^(?:you (?:bring|have|need|hold|must)|your (?:skills|background|experience)|we (?:would like|ask|need|want|look))\b/i,
  /^(?:to (?:apply|be considered)|the (?:ideal|right) (?:person|candidate))\b/i,
)
const headingOfElse =
  /:\s*$|^(?:the (?:work|job|role|first)|what (?:you|we)|scope|duties|responsibilities|benefits|a usual|your)\b/i
const whole = /[.!?]\s*$/

/** In letters: a list is no longer than that. */
const farthestHeading = 3000

/** Lines that are no sentences stand in a list: what does the nearest heading over them say? */
function headingOver(text: string, from: number): 'asks' | undefined {
  const line = text.slice(from).split('\n')[0] ?? ''
  if (whole.test(line)) return undefined
  const above = text
    .slice(Math.max(0, from - farthestHeading), from)
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
  for (const one of above.toReversed()) {
    if (headingThatAsks.test(one)) return 'asks'
    if (whole.test(one) || headingOfElse.test(one)) return undefined
  }
  return undefined
}
