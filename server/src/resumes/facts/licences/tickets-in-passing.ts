import type { Line } from '../../resume-text.ts'
import { titleScore } from '../jobs/title-words.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import type { Section } from '../sections/read-sections.ts'
import { withoutHopes } from './held.ts'
import { speaksOfHolding } from './known-licences.ts'
import { partsOf } from './licence-parts.ts'
import { sentencesIn } from './ticket-parts.ts'

const telling: readonly Section['kind'][] = [
  'head',
  'summary',
  'skills',
  'education',
  'contact',
  'other',
]

/** Where tickets of others are spoken of: those of who was taught, those that an employer asks for. */
const ofOthers =
  /\b(?:training|courses?|tickets?|inductions?) (?:given|delivered|provided|conducted|presented|taught)\b|\b(?:position|job|role) requirements\b|\brequirements (?:of|for) the\b|\babout (?:you|the (?:role|job|position))\b/i

export function isOfOthers({ heading }: Section): boolean {
  return heading !== undefined && ofOthers.test(heading.text)
}

/** Of what somebody belongs to, likes or has published, only what says of itself that it is a ticket. */
const ofOtherThings =
  /\b(?:interests?|hobbies|publications?|presentations?|memberships?|affiliations?|associations?|awards?|achievements?|patents?|conferences)\b/i

export function tellsInPassing({ kind }: Section): boolean {
  return telling.includes(kind)
}

/** What a section that is not of tickets says in passing, a part for each thing said. */
export function partsInPassing(section: Section, lines: readonly Line[]): string[] {
  const { kind, heading } = section
  const parts = lines
    .flatMap(({ text }) => partsOf(text))
    .flatMap(sentencesIn)
    .map(withoutHopes)
  // Letters behind a name stand for what their bearer is.
  if (kind === 'head') return parts.filter((part) => !isOnlyTitle(part))
  const isAside = kind === 'other' && heading && ofOtherThings.test(heading.text)
  return isAside ? parts.filter(speaksOfHolding) : parts
}

/** "Long haul truck driver": who somebody is, and no ticket for haul trucks. */
function isOnlyTitle(part: string): boolean {
  return (
    titleScore(part.trim()) >= 0.6 && !/\b(?:licen[cs]\w+|tickets?|cards?|certif\w+)\b/i.test(part)
  )
}

/** "Tickets: HR, White Card" amid what is told of other things. */
export function isLabelOfTickets({ text }: Line): boolean {
  const [, label = ''] = /^([\p{L} &/,']{4,40}):\s+\S/u.exec(text) ?? []
  return kindOfHeading(label) === 'licences'
}
