import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { tellsDuty } from '../../jobs/duties.ts'
import { titleScore } from '../../jobs/titles/title-words.ts'
import { kindOfHeading } from '../../sections/heading-words.ts'
import type { Section } from '../../sections/section.ts'
import { areNothingButClasses } from '../names/class-letters.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isDenied, withoutHopes } from './held.ts'
import { speaksOfHolding } from '../names/known-licences.ts'
import { partsOf } from '../parts/licence-parts.ts'
import { referees, sentencesIn } from '../parts/ticket-parts.ts'
import { isTold } from '../parts/told-of-tickets.ts'
import { namesUnit } from '../names/unit-codes.ts'

const telling: readonly Section['kind'][] = [
  'head',
  'summary',
  'skills',
  'education',
  'contact',
  'other',
]

const hopes = anyOf(
  /(?:currently )?(?:working (?:on|towards?)|studying)|in progress|coming (?:up|soon)/i,
  /planned(?: (?:training|tickets|courses))?|booked(?: in)?|(?:still )?to (?:get|do|come)/i,
  /(?:want(?:ed|s)? )?next(?: ?up| on (?:my|the) list)?|want(?:ed|s)?/i,
  /goals?|wish ?list|tickets wanted/i,
)

/** "Working on", "Next up": nothing below is held yet. */
const ofHopes = pattern`^\W*${hopes}\W*$`

/** Where tickets are spoken of that somebody has no longer, or that others have: who was taught, who is asked to hold them. */
const ofOthers = anyOf(
  /\b(?:no longer (?:held|current|valid)|(?:previously|formerly) held)\b/i,
  // "Training delivered"
  /\b(?:training|courses?|tickets?|inductions?) (?:given|delivered|provided|conducted|presented|taught)\b/i,
  // "Position requirements", "About the role"
  /\b(?:position|job|role) requirements\b/i,
  /\brequirements (?:of|for) the\b/i,
  /\babout (?:you|the (?:role|job|position))\b/i,
  // "Courses that I deliver"
  /\b(?:training|courses?|units) (?:that )?(?:i|we) (?:\w+ and )?(?:deliver|teach|give|assess|present|provide|offer|run|conduct)\b/i,
)

/** Whether a heading says of what stands below it that it is not held yet. */
export function isOfHopes(heading: string): boolean {
  return ofHopes.test(heading)
}

export function isOfOthers({ heading }: Section): boolean {
  return heading !== undefined && (ofOthers.test(heading.text) || isOfHopes(heading.text))
}

const otherThings = anyOf(
  /interests?|hobbies|publications?|presentations?|memberships?|affiliations?|associations?/i,
  /awards?|achievements?|patents?|conferences|duties|responsibilities|tasks/i,
)

/** Of what somebody belongs to, likes or has published, only what says of itself that it is a ticket. */
const ofOtherThings = pattern`\b${otherThings}\b`

export function isOfOtherThings({ heading }: Section): boolean {
  return heading !== undefined && ofOtherThings.test(heading.text)
}

export function tellsInPassing({ kind }: Section): boolean {
  return telling.includes(kind)
}

const hasEnd = /\b(?:exp|expires|expiry|renews|renewal|valid (?:to|until))\b/i

/** What a section that is not of tickets says in passing, a part for each thing said. */
export function partsInPassing(section: Section, lines: readonly Line[]): string[] {
  const { kind } = section
  const parts = lines
    .filter(({ text }) => !referees.test(text))
    .flatMap(({ text }) => partsOf(text))
    .flatMap(sentencesIn)
    .map((part) => part.replace(unitsOfStudy, ''))
    .map(withoutHopes)
  // Letters behind a name stand for what their bearer is.
  if (kind === 'head') return parts.filter((part) => !isOnlyTitle(part) && !isDenied(part))
  const isAside = kind === 'other' && isOfOtherThings(section)
  return parts.filter(
    (part) =>
      !isDenied(part) &&
      !tellsDeed(part) &&
      (!isAside || speaksOfHolding(part) || hasEnd.test(part)),
  )
}

/** What was taught on the way to something else. */
const unitsOfStudy =
  /(?<!\b(?:supervisor|competency) )\b(?:units|subjects|electives|topics|modules|course ?work)(?: (?:included?|covered|completed))?:.*$/i

const ownDeeds = anyOf(
  /experienced|skilled|qualified|trained in|licen[cs]ed|ticketed|certified|accredited|inducted/i,
  /completed|undertook|undertaken|obtained|attended|gained|earned|received|achieved|passed/i,
  /updated|renewed|refreshed|holding|held|having/i,
)

const ownDeed = pattern`^\W*${ownDeeds}\b`
const firstDeed = /^\W*\p{L}+ed\s/u
const isHeld =
  /\b(?:hold(?:s|er|ing)?|licen[cs]es?|tickets?|(?<!white )cards?|certificates?|qualified|certified)\b/i

const ofOneself =
  /^\W*(?:(?:i (?:also |currently )?have (?:an? |my )?|my )(?:(?:current|valid|own|wa|qld|nsw|vic|sa|nt|tas) )*)?/i

/** "Delivered first aid training to 40 people": what somebody did, wherever they tell it, is no ticket of theirs. */
function tellsDeed(part: string): boolean {
  if (!tellsDuty(part) && !firstDeed.test(part)) return false
  if (ownDeed.test(part) || isHeld.test(part)) return false
  // "I have a police check", "My first aid ends in May", "Working at heights, first aid"
  const [own = ''] = ofOneself.exec(part) ?? []
  return licencesIn(part.slice(own.length), true)[0]?.at !== 0
}

const crews = anyOf(
  /crews?|teams?|operators?|workers?|staff|employees|people|personnel/i,
  /participants|students|trainees|starters|contractors/i,
)
const keeping = anyOf(
  /matri(?:x|ces)|calendars?|registers?|records?|tracking|compliance/i,
  /management|administration|databases?/i,
)

/** "A crew of twelve with HR tickets", "assess dogging and rigging", "the training matrix: first aid": up to the name. */
const ofOthersBefore = anyOf(
  /\bmust (?:hold|have)\b[^;]*$/i,
  /\bcritical (?:risks?|controls?)\b[^;]*$/i,
  /\bmentor(?:s|ed|ing)?\b[^;]*$/i,
  pattern`\b${crews}\b[^;]*\b(?:with|hold(?:s|ing)?|held|ha[sd]|have)\b[^;]*$`,
  /\b(?:assess(?:ed|es|ing)?|taught|teach(?:es|ing)?|deliver(?:ed|s|ing)?|instruct(?:ed|s|ing)?)\b[^;]*$/i,
  pattern`\b(?:training|competenc[ey]|skills|licen[cs]es?|tickets?) ${keeping}\b[^;]*$`,
)
const beside = /entry|rescue|training|courses?|traffic|work|risk|standby|boxe?s?|rooms?|stations?/i
const doneWith = anyOf(
  /permits?|plans?|planning|procedures?|management|bookings?|administration|calendars?/i,
  /registers?|matri(?:x|ces)|co-?ordination|audit(?:s|ing)?|sentry|watch|assessments?/i,
  /programs?|packages?|compliance|polic(?:y|ies)|documentation|investigations?/i,
  /equipment|gear|kits?|drills?|ventilation|hazards?/i,
)

/** "Confined space permits", "first aid training administration": what else is done about it. */
const doneAbout = pattern`^['’]?s?(?: ${beside})* ${doneWith}\b`
const knowing = anyOf(
  /(?:author|auditor|assessor|facilitator|presenter|keeper|administrator) (?:of|for)/i,
  /responsible for|familiar with|use of|experience (?:with|using|of)/i,
  /(?:good |sound |working )?(?:knowledge|understanding|awareness) of|exposure to/i,
)

/** "Author of", "familiar with": a sentence of what somebody knows of it. */
const knownOf = pattern`^\W*${knowing}\b`

/** Whether a ticket that is named in passing is one that others hold, or that something is done about. */
export function isNamedForOthers(part: string, { at, end }: { at: number; end: number }): boolean {
  const [before, behind] = [part.slice(0, at), part.slice(end)]
  return (
    knownOf.test(part) ||
    ofOthersBefore.test(before) ||
    doneAbout.test(behind) ||
    (workedAs.test(before) && runsIt.test(behind))
  )
}

/** "I worked for Acme as a haul truck and water cart operator": what they were. */
const workedAs = /\bas (?:an? |the )?(?:[\p{L}&/]+ ){0,4}$/u
const runsIt = /^[\p{L} &/]{0,30}\b(?:operator|driver|hand|offsider)\b/iu

/** "Long haul truck driver", "Trade: rigger": who somebody is, and no ticket for haul trucks; "A-grade electrician (81120)" is licensed. */
function isOnlyTitle(part: string): boolean {
  return (
    titleScore(part.replace(/^[^:]*:/, '').trim()) >= 0.6 &&
    !/\b(?:licen[cs]\w+|tickets?|cards?|certif\w+|registered|registration)\b/i.test(part) &&
    !namesUnit(part) &&
    !/\d{4}/.test(part)
  )
}

/** "Tickets: HR, White Card", "Also held: LF exp 06/28" amid what is told of other things. */
export function isLabelOfTickets({ text }: Line): boolean {
  const [, label = ''] = /^([\p{L} &/,']{4,40})(?:\([^()]*\))?:\s+\S/u.exec(text) ?? []
  // "Site inductions: 40 starters" tells what was given.
  return kindOfHeading(label) === 'licences' || /^(?:also )?inducted\b/i.test(label)
}

/** "Driving licence", and below it what was filled in: no. */
export function withoutAnsweredNo(lines: readonly Line[]): Line[] {
  return lines.filter((_, at) => !/^\W*(?:no|none|nil|n\/a)\W*$/i.test(lines[at + 1]?.text ?? ''))
}

/** "Forklift: no", "Medical: yes, expires 09/2027" */
function mayBeAsked(label: string, answered: string): boolean {
  return licencesIn(label, true).length > 0 || (hasEnd.test(answered) && /\d{4}/.test(answered))
}

const answer = /^(?:y|yes|n|no|held|current)\b/i

/** "Driver's licence class", "Forklift", and beside each in a form what was filled in. */
export function isAnswerAboutTicket({ cells, text }: Line): boolean {
  const [, label = '', answered = ''] = /^([^:]{3,40}):\s*((?:yes|no)\b.*)$/i.exec(text) ?? []
  if (label !== '' && cells.length === 1) return mayBeAsked(label, answered)
  const [asked, told] = cells.map((cell) => cell.text.trim())
  if (!asked || !told || cells.length > 2) return false
  const isAsked = licencesIn(asked, true)[0]?.at === 0 || /^high[ -]risk/i.test(asked)
  return isAsked && (isTold(told) || answer.test(told) || areNothingButClasses(told))
}
