import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import { tellsDuty } from '../../jobs/duties.ts'
import { withoutLabel } from '../../sections/parts-of-lines.ts'
import { isParagraph, paragraphsOf, sentencesOf } from '../../paragraphs.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isDenied } from './held.ts'
import { papersIn } from './papers-in-sentences.ts'
import { together } from '../layout/wrapped-tickets.ts'

const sameMargin = 4
const longestLine = 1200

/**
 * "Tickets: Standard 11 (March 2024), VOC 24M", "Tickets used/gained here: …": what somebody gained in a job.
 * "Training:" may have been given there.
 */
export function ticketsToldInJobs(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [label] = line.text.length <= longestLine ? (labelOfJob.exec(line.text) ?? []) : []
    if (label === undefined) return []
    const [next, ...others] = lines.slice(at + 1)
    const isBroken = next !== undefined && goesOn(line, next)
    const first = withoutLabel(isBroken ? together(line, next) : line, label.length)
    // The others may stand below the first.
    const below = isBroken || !next ? others : [next, ...others]
    const end = below.findIndex((other) => !areAlike(line, other) || !namesTicket(other))
    return [
      ofFitness.test(label) ? asFitness(first) : first,
      ...below.slice(0, end === -1 ? undefined : end),
    ]
  })
}

/** The rest of a list that did not fit its line. */
function goesOn(line: Line, next: Line): boolean {
  return (
    areAlike(line, next) &&
    !next.isBullet &&
    line.right >= next.right &&
    /[\p{L},]$/u.test(line.text) &&
    /^[\p{Ll}\d]/u.test(next.text)
  )
}

/** "VOC's on this site: Franna MAC25, telehandler": found fit for each of them. */
const ofFitness = /^\W*(?:my |site )?voc/i

function asFitness(line: Line): Line {
  const label = 'VOC: '
  const [first, ...others] = line.cells
  const cells = first ? [{ ...first, text: label + first.text }, ...others] : []
  return { ...line, text: label + line.text, cells }
}

function namesTicket({ text }: Line): boolean {
  const told = text.slice(0, longestLine)
  const isOfTime = dateRangesIn(told).some(({ form }) => form === 'range')
  return (
    !isOfTime &&
    !tellsDuty(told) &&
    !labelOfJob.test(told) &&
    (licencesIn(told, true).length > 0 || hasEnd.test(told))
  )
}

const hasEnd = /\b(?:exp\w*|valid|due|renew\w*)\b.*\d/i

// "Tickets used and gained on site", word by word
const saidOfTickets = anyOf(
  /and|&|or|used|gained|obtained|held|got|have|had|i|we|my|here|there|on|site|in|this|that|one|job|role/i,
  /picked|up|took|earned|done|did|completed|received|collected|renewed|added|along|the|way|with|from|them|new/i,
  /licen[cs]es?|cards?|inductions?|vocs?/i,
)
const labels = anyOf(
  pattern`(?:my |site )?(?:tickets?|licen[cs]es?|cards?|certificates?|voc['’]?s?)(?:[ /]+${saidOfTickets}\b){0,6}`,
  /(?:also|currently) held/i,
)

const labelOfJob = pattern`^\W*${labels}:(?=\s+\S)`

const tickets = /tickets?|licen[cs]es?|cards?|certificates?|competencies|vocs?/i
const here = /here|there|on site|in this (?:job|role)|while here/i

/** "Tickets gained here:", and below it in the same job what they are. */
const gained = pattern`^\W*(?:my )?${tickets}(?: (?:and|&) \w+)?(?: (?:gained|obtained|held|added))?(?: ${here})?\s*:?\s*$`

/** What stands below such a label, up to the next header, which is set in other letters. */
export function gainedInJob(lines: readonly Line[]): Line[] {
  const below: Line[] = []
  let isBelow = false
  let first: Line | undefined
  for (const line of lines) {
    if (gained.test(line.text)) [isBelow, first] = [true, undefined]
    else if (isBelow) {
      first ??= line
      isBelow = areAlike(first, line)
      if (isBelow) below.push(line)
    }
  }
  return below
}

function areAlike(one: Line, other: Line): boolean {
  return (
    one.isBold === other.isBold &&
    one.isBullet === other.isBullet &&
    one.size === other.size &&
    one.column === other.column &&
    Math.abs(one.x - other.x) < sameMargin
  )
}

/** "I have taught first aid" */
const deeds = String.raw`(?:also |often |since )?(?:given|taught|delivered|assessed|trained|led|run|worked|supervised|audited|coached|mentored|(?:\w+ )?(?:experience|knowledge))\b`
/** "On the ticket side", "As for licences," */
const onTickets = String.raw`(?:(?:on|for|as (?:for|to)|in terms of)\b[^,.]{0,20}\b(?:tickets?|licen[cs]es?|cards?)(?: side| front)?,? )?`
const holding = new RegExp(
  String.raw`\b(?:are|is) (?:all |both )?(?:kept )?(?:current|up to date|in date|on record)\b|^\W*${onTickets}(?:i (?:also |currently |still )?(?:hold|carry|have(?! ${deeds}))|i['’]ve got|my (?:tickets|licen[cs]es|cards))\b`,
  'i',
)

/** "I hold an HR licence, which expires in March 2028, and dogging": a sentence that names nothing but tickets. */
export function saysWhatIsHeld({ text }: Line): boolean {
  const known = licencesIn(text, false).length
  const isOfSeveral = known > 1 || (known === 1 && papersIn({ text }).papers.length > 0)
  return holding.test(text) && (isOfSeveral || holdsPapers(text)) && !isDenied(text)
}

/** "I hold a current Critical Controls course (exp 30 April 2027)": no list knows it, and it ends. */
function holdsPapers(text: string): boolean {
  return opensWithHolding.test(text) && papersIn({ text }).papers.some((told) => endsIn.test(told))
}

const opensWithHolding = /^\W*(?:and |also )*i (?:also |currently |still )*hold\b/i
const endsIn = /\b(?:exp\w*\.?|valid|current|to|until|ends?|good)\b.*\d{4}/i

/** What somebody says anywhere that they hold, and what they go on to say of it. */
export function heldIn(lines: readonly Line[]): Line[] {
  return paragraphsOf(lines)
    .filter(isParagraph)
    .map(sentencesOf)
    .flatMap((sentences) => {
      const from = sentences.findIndex(saysWhatIsHeld)
      const before = from === -1 ? sentences : sentences.slice(0, from)
      const told = heldInLetter(sentences).filter((sentence) => before.includes(sentence))
      return [...told, ...(from === -1 ? [] : sentences.slice(from))]
    })
}

/** In a letter the tickets are told of one after the other; what a sentence denies or hopes for is not held. */
function heldInLetter(sentences: readonly Line[]): Line[] {
  const naming = sentences.filter(({ text }) => licencesIn(text, false).length > 0)
  const from = naming.findIndex(({ text }) => holdsIn.test(text))
  const told = from === -1 ? [] : naming.slice(from).filter(({ text }) => !lacksIn.test(text))
  return told.length >= fewestTold ? told : []
}

const fewestTold = 3
const holdsIn = /\b(?:i|we) (?:also |currently |still )?(?:hold|carry)\b/i
const lacksIn =
  /\b(?:i|we) (?:(?:do|did|have)(?: not|n['’]t)|have (?:no|asked)|hope|want|would|plan|will)\b|\bstill studying\b/i
