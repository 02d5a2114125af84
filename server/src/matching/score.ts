import { nearness } from '../occupations/nearness.ts'
import { broughtFor } from './brought-skills.ts'
import { doubtAbout, heldTickets, shownFor } from './covered-tickets.ts'
import type { AskedSkill, AskedTicket, Level, OpeningGist, PersonGist, WorkedAs } from './gists.ts'
import { yearsShare, yearsWorked } from './years-worked.ts'
import type { YearsWorked } from './years-worked.ts'

/** How many points each part of a comparison may bring; those that a posting says nothing of count for nothing. */
export const mostPoints = {
  work: 50,
  level: 7,
  years: 7,
  tickets: 14,
  skills: 16,
  industry: 3,
  words: 8,
} as const
export type Part = keyof typeof mostPoints

/** What somebody has worked as that comes nearest to what is asked for. */
export interface NearestWork {
  readonly asked: string
  readonly worked: WorkedAs
  /** 1 is the same work, less is work from which people change. */
  readonly nearness: number
  /** From 0 to 1, by how near it is, how long it went on and how long it has been over. */
  readonly strength: number
}

export interface Comparison {
  readonly score: number
  readonly work: NearestWork | null
  readonly years: YearsWorked
}

/** The same two gists have the same score, whoever asks and whenever. */
export function compare(opening: OpeningGist, person: PersonGist): Comparison {
  const work = nearestWork(opening, person)
  const years = yearsWorked(opening, person)
  // Without the work, tickets and words say little: a cook with a forklift ticket is no driver.
  const weight =
    opening.occupations.length === 0 ? 0.7 : 0.45 + 0.55 * (work ? worthOf(work.nearness) : 0)
  const shares: Partial<Record<Part, number>> = {
    ...(opening.occupations.length > 0 ? { work: work?.strength ?? 0 } : {}),
    level: work ? levelShare(opening.level, work.worked) * weight : 0,
    ...(opening.years ? { years: yearsShare(opening.years, years) } : {}),
    ...shareOf('tickets', ticketShare(opening, person), weight),
    ...shareOf('skills', skillShare(opening, person), weight),
    ...(opening.industry ? { industry: opening.industry === person.industry ? 1 : 0 } : {}),
    ...shareOf('words', wordShare(opening, person), weight),
  }
  return { score: scoreOf(shares), work, years }
}

function shareOf(part: Part, share: number | undefined, weight: number) {
  return share === undefined ? {} : { [part]: share * weight }
}

function scoreOf(shares: Partial<Record<Part, number>>): number {
  let points = 0
  let most = 0
  for (const [part, share] of Object.entries(shares)) {
    // Its keys are the parts.
    const worth = mostPoints[part as Part]
    points += share * worth
    most += worth
  }
  return most === 0 ? 0 : Math.round((100 * points) / most)
}

/** The title says what the work is; the role that it is listed as only bends that. */
const roleShare = 0.25

function nearestWork(opening: OpeningGist, person: PersonGist): NearestWork | null {
  const inTitle = bestOf(
    opening.occupations.filter(({ isRole }) => !isRole),
    person,
  )
  const inRole = bestOf(
    opening.occupations.filter(({ isRole }) => isRole),
    person,
  )
  const hasBoth = new Set(opening.occupations.map(({ isRole }) => isRole)).size > 1
  const best =
    inTitle && inRole && inRole.strength > inTitle.strength && inTitle.nearness < 1
      ? inRole
      : (inTitle ?? inRole)
  if (!best || !hasBoth) return best
  const strength = (inTitle?.strength ?? 0) * (1 - roleShare) + (inRole?.strength ?? 0) * roleShare
  return { ...best, strength }
}

function bestOf(asked: OpeningGist['occupations'], person: PersonGist): NearestWork | null {
  let best: NearestWork | null = null
  for (const { name, weight } of asked) {
    for (const worked of person.occupations) {
      const near = nearness(name, worked.name)
      const strength = worthOf(near) * weight * freshness(worked)
      if (near > 0 && (best === null || strength > best.strength)) {
        best = { asked: name, worked, nearness: near, strength }
      }
    }
  }
  return best
}

/** How much work that is only near is worth: what people change between, and what is of one family. */
function worthOf(near: number): number {
  if (near === 1) return 1
  return near > 0.5 ? 0.45 : 0.2
}

/** Whoever names it and has done it is as fresh as whoever only names it. */
function freshness({ byRole, ...done }: WorkedAs): number {
  return Math.max(freshnessOf(done), byRole ? freshnessOf(byRole) : 0)
}

export function isFresherByRole({ byRole, ...done }: WorkedAs): boolean {
  return byRole !== undefined && freshnessOf(byRole) > freshnessOf(done)
}

function freshnessOf(done: Omit<WorkedAs, 'name' | 'byRole'>): number {
  return recency(done) * duration(done)
}

function recency({ monthsAgo }: Pick<WorkedAs, 'monthsAgo'>): number {
  if (monthsAgo <= 24) return 1
  if (monthsAgo <= 60) return 0.75
  return monthsAgo <= 96 ? 0.5 : 0.3
}

function duration({ months, isWish }: Pick<WorkedAs, 'months' | 'isWish'>): number {
  if (isWish) return 0.35
  if (months === null) return 0.7
  if (months >= 24) return 1
  return months >= 12 ? 0.92 : 0.82
}

/** Somebody who has answered for more may do it again; two steps up are a long way. */
function levelShare(asked: Level, { level, byRole }: WorkedAs): number {
  const own = stepShare(asked, level)
  return byRole ? Math.max(own, stepShare(asked, byRole.level)) : own
}

function stepShare(asked: Level, held: Level): number {
  const step = held - asked
  if (step === 0) return 1
  if (step === 1) return 0.85
  if (step === -1) return 0.6
  return step > 1 ? 0.5 : 0.1
}

function ticketShare({ tickets }: OpeningGist, person: PersonGist): number | undefined {
  if (tickets.length === 0) return undefined
  const held = heldTickets(person.tickets)
  return shareOfWeights(
    tickets,
    ({ isNeeded }) => (isNeeded ? 1 : 0.4),
    (asked) => heldShare(asked, held),
  )
}

function heldShare(asked: AskedTicket, held: ReturnType<typeof heldTickets>): number {
  if (shownFor(asked, held)) return 1
  return doubtAbout(asked, held) ? 0.5 : 0
}

/** Nobody has all that a long list asks for: six of it are as good as everything. */
const enoughSkills = 6

function skillShare({ skills }: OpeningGist, person: PersonGist): number | undefined {
  if (skills.length === 0) return undefined
  const brought = new Map(person.skills.map((skill) => [skill.name, skill]))
  const worth = (asked: AskedSkill) => {
    const skill = broughtFor(asked, brought)
    return skill ? (skill.isFromWork ? 1 : 0.6) : 0
  }
  const most = skills
    .map(({ weight }) => weight)
    .toSorted((a, b) => b - a)
    .slice(0, enoughSkills)
    .reduce((sum, weight) => sum + weight, 0)
  const got = skills.reduce((sum, asked) => sum + asked.weight * worth(asked), 0)
  return Math.min(1, got / most)
}

/** A quarter of a posting's words is as much as two texts about the same work share. */
function wordShare({ words }: OpeningGist, person: PersonGist): number | undefined {
  if (words.length === 0) return undefined
  const own = new Set(person.words)
  return Math.min(1, words.filter((word) => own.has(word)).length / words.length / 0.25)
}

function shareOfWeights<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  shareOfItem: (item: Item) => number,
): number {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  return items.reduce((sum, item) => sum + weightOf(item) * shareOfItem(item), 0) / total
}
