import { fairMatch, strongMatch, type Match, type ShortMatch } from '@headframe/wire'

import { counted } from '../../lib/figures.ts'
import type { Tone } from '../../ui/tone.ts'

type Check = Match['checks'][number]

export const checkNames: Record<Check['key'], string> = {
  work_rights: 'Right to work',
  start_date: 'Start',
  rate: 'Rate',
  roster: 'Roster',
  location: 'Location',
  work_type: 'Type of work',
}

/** What a device has kept of an older version names no tickets. */
type Scored = Pick<ShortMatch, 'score'> & Partial<Lacking>
type Lacking = Pick<ShortMatch, 'lacking'>

/** A score in a word, so that nobody has to know what is much: without a ticket that is asked for it is another one. */
export function strengthOf({ score, lacking = [] }: Scored): { label: string; tone: Tone } {
  if (score >= strongMatch) {
    return lacking.length > 0
      ? { label: `Strong but for ${ticketsInWords(lacking)}`, tone: 'info' }
      : { label: 'Strong match', tone: 'gum' }
  }
  if (score >= fairMatch) return { label: 'Fair match', tone: 'info' }
  return { label: 'Weak match', tone: 'neutral' }
}

export function ticketsInWords(lacking: readonly string[]): string {
  return counted(lacking.length, 'ticket')
}

/** "Asked for and not held: White Card, First Aid"; on a card the first two, and how many more. */
export function lackingInWords({ lacking = [] }: Partial<Lacking>, most = lacking.length) {
  if (lacking.length === 0) return undefined
  const more = lacking.length - most
  const names = lacking.slice(0, most).join(', ')
  return `Asked for and not held: ${names}${more > 0 ? ` and ${more} more` : ''}`
}

/** Whoever may not work here cannot be hired at all; whatever else does not fit can be talked about. */
export function isDecisive(key: Check['key']): boolean {
  return key === 'work_rights'
}

/** What does not fit, with what is decisive apart and first. */
export function failedApart(match: Pick<ShortMatch, 'failed'> | null) {
  const failed = match?.failed ?? []
  return [
    { weight: 'decisive' as const, keys: failed.filter(isDecisive) },
    { weight: 'other' as const, keys: failed.filter((key) => !isDecisive(key)) },
  ].filter(({ keys }) => keys.length > 0)
}

/** "Roster and rate do not fit". */
export function failedInWords(failed: readonly Check['key'][]): string {
  const [first = '', ...others] = failed.map((key) => checkNames[key])
  const rest = others.map((name) => name.toLowerCase())
  const last = rest.pop()
  const names = last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`
  return `${names} ${failed.length === 1 ? 'does' : 'do'} not fit`
}

/** Where what was quoted stands. */
export function sourceInWords({ source, field }: { source: string; field: string }): string {
  if (source === 'resume') return 'Resume'
  if (source === 'answer') return 'Answer'
  if (source === 'profile') return 'Profile'
  return jobFields[field] ?? 'Job'
}

const jobFields: Record<string, string> = {
  title: 'Title',
  role: 'Role',
  qualifications: 'Qualifications',
  requirements: 'Requirements',
}
