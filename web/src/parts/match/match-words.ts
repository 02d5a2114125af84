import { fairMatch, strongMatch, type Match, type ShortMatch } from '@headframe/wire'

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

/** A score in a word, so that nobody has to know what is much. */
export function strengthOf({ score }: Pick<Match, 'score'>): { label: string; tone: Tone } {
  if (score >= strongMatch) return { label: 'Strong match', tone: 'gum' }
  if (score >= fairMatch) return { label: 'Fair match', tone: 'info' }
  return { label: 'Weak match', tone: 'neutral' }
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
