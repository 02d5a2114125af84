import { nearness } from '../occupations/nearness.ts'
import type { OpeningGist, PersonGist, WorkedAs } from './gists.ts'

/** How long somebody did what is asked for, and how long what comes near to it: two things that are never added up. */
export interface YearsWorked {
  readonly own: Span | null
  readonly near: (Span & { readonly nearness: number }) | null
}

export interface Span {
  readonly name: string
  readonly months: number
  /** Nobody but the role on the profile says that it was this work. */
  readonly isByRole: boolean
}

export function yearsWorked(opening: OpeningGist, person: PersonGist): YearsWorked {
  const asked = workAskedFor(opening)
  let own: YearsWorked['own'] = null
  let near: YearsWorked['near'] = null
  for (const worked of person.occupations) {
    const nearest = Math.max(0, ...asked.map((name) => nearness(name, worked.name)))
    const span = nearest === 0 ? null : spanOf(worked)
    if (!span) continue
    if (nearest === 1) own = longer(own, span)
    else near = longer(near, { ...span, nearness: nearest })
  }
  return { own, near }
}

/** The role that a job is listed as speaks for it only where its title names no work. */
function workAskedFor({ occupations }: OpeningGist): string[] {
  const inTitle = occupations.filter(({ isRole }) => !isRole)
  return (inTitle.length > 0 ? inTitle : occupations).map(({ name }) => name)
}

/** Months that were really spent in it; none of what is only named or wished for. */
function spanOf({ name, byRole, ...done }: WorkedAs): Span | null {
  const own = monthsIn(done)
  const named = byRole ? monthsIn(byRole) : 0
  const months = Math.max(own, named)
  return months === 0 ? null : { name, months, isByRole: named > own }
}

function monthsIn({ months, isWish, isNearName }: Omit<WorkedAs, 'name' | 'byRole'>): number {
  return isWish || isNearName ? 0 : (months ?? 0)
}

/** Of several the longest: they may have gone on at once, and then their sum would be no time at all. */
function longer<Kind extends Span>(known: Kind | null, next: Kind): Kind {
  return known && known.months >= next.months ? known : next
}

/** Near work makes up for half of what is missing at most, so that all of it is only for whoever did the work. */
export function yearsShare(years: number, { own, near }: YearsWorked): number {
  const ownShare = Math.min(1, (own?.months ?? 0) / 12 / years)
  const nearShare = Math.min(1, (near?.months ?? 0) / 12 / years)
  return ownShare + (1 - ownShare) * nearShare * 0.5
}
