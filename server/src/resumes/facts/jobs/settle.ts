import { isCountry } from '../places/countries.ts'
import { isSiteName, placeScore } from '../places/known-places.ts'
import { isSite } from './employers/employer-words.ts'
import { byOrder, isOfHeavyTitle, lineOf, orderOf, titlesLeft, type Order } from './order.ts'
import type { Segment } from './segments.ts'
import { isName } from './employers/names.ts'
import type { Settled } from './settled.ts'
import { isToldOfWork } from './titles/words-of-work.ts'

type Role = 'title' | 'employer' | 'place'

/** How often each place of a header held what, over all jobs of the resume. */
type Habits = ReadonlyMap<string, Readonly<Record<Role, number>>>

/**
 * Decides what each segment is. What the words leave open, the order of the other jobs decides:
 * people write all their jobs in the same way.
 */
export function settleJobs(jobs: readonly (readonly Segment[])[]): Settled[] {
  const first = jobs.map((segments) => settle(segments, new Map()))
  const habits = learnHabits(first)
  const order = orderOf(jobs, first)
  const settled = jobs.map((segments) => settle(segments, habits, order))
  const titles = titlesLeft(jobs, settled)
  return settled.map((job, at) => {
    const title = job.title ?? titles[at]
    return { ...job, title, certainty: certaintyOf(title, job.employer) }
  })
}

function learnHabits(settled: readonly Settled[]): Habits {
  const habits = new Map<string, Record<Role, number>>()
  const note = (segment: Segment | undefined, role: Role, score: number) => {
    if (!segment || score < 0.6) return
    for (const key of keysOf(segment)) {
      const counts = habits.get(key) ?? { title: 0, employer: 0, place: 0 }
      counts[role]++
      habits.set(key, counts)
    }
  }
  for (const { title, employer, place } of settled) {
    note(title, 'title', title?.title ?? 0)
    note(employer, 'employer', employer?.employer ?? 0)
    note(place, 'place', place?.place ?? 0)
  }
  return habits
}

function keysOf({ slot, look }: Segment): string[] {
  return [`${slot} ${look}`, slot]
}

function settle(segments: readonly Segment[], habits: Habits, order?: Order): Settled {
  const said = (part: Segment['said']) => segments.find((segment) => segment.said === part)
  const plain = segments.filter((segment) => segment.said === undefined)
  const usually = order && byOrder(plain, order)
  const free = usually ? plain : withHints(plain)
  const usual = (segment: Segment, role: Role) => habitOf(habits, segment, role)

  const titleWorth = (segment: Segment) =>
    segment.title +
    usual(segment, 'title') -
    segment.employer * 0.4 -
    segment.place * 0.5 -
    (/^\p{Ll}/u.test(segment.text) ? 0.3 : 0)
  const namesFirm = free.some(({ text, employer }) => employer >= 0.8 && !isSite(text))
  const employerWorth = (segment: Segment) =>
    segment.employer +
    usual(segment, 'employer') -
    segment.title * 0.8 -
    segment.place * 0.7 -
    (segment.before.startsWith('(') ? 0.2 : 0) -
    (isPartOfHouse(free, segment) ? 0.5 : 0) -
    (isOfHeavyTitle(free, segment) ? 0.6 : 0) -
    ((namesFirm && isSite(segment.text)) || isSiteOfFirm(free, segment) ? 0.8 : 0)

  let title = said('title') ?? usually?.title ?? best(free, titleWorth, 0.4)
  let employer =
    said('employer') ??
    usually?.employer ??
    best(
      free.filter((other) => other !== title),
      employerWorth,
      0.5,
    )
  if (!employer)
    employer = leftOver(isBelowFirm(order, free) ? withoutWork(free) : free, title, habits)
  if (!title && employer) {
    title = best(
      free.filter((other) => other !== employer),
      titleWorth,
      0.25,
    )
  }
  const place =
    withItsCountry(segments, said('place')) ??
    best(
      free.filter((other) => other !== title && other !== employer),
      (segment) => segment.place + usual(segment, 'place'),
      0.45,
    )
  if (!title && !employer) [title, employer] = anyNames(free, place)
  const rest = free.filter((other) => other !== title && other !== employer && other !== place)
  const client = said('client') ?? best(rest, (segment) => segment.employer - segment.title, 0.6)
  const [firm, where] = employer || !place ? [employer, place] : firmBeforePlace(place)
  return { title, employer: firm, client, place: where, certainty: certaintyOf(title, firm) }
}

/** "City: Faido | Country: Switzerland", each behind its label. */
function withItsCountry(
  segments: readonly Segment[],
  place: Segment | undefined,
): Segment | undefined {
  if (!place) return undefined
  const next = segments[segments.indexOf(place) + 1]
  const isCountryOfIt = next?.said === 'place' && isCountry(next.text)
  return isCountryOfIt ? { ...place, text: `${place.text}, ${next.text}` } : place
}

/** "Wandoo University, School of Law": behind a house, one of its parts. */
function isPartOfHouse(free: readonly Segment[], segment: Segment): boolean {
  const house = free[free.indexOf(segment) - 1]
  const isPart =
    /^(?:school|department|faculty|division|institute|centre|center|college) (?:of|for)\b/i
  return house !== undefined && house.employer >= 0.6 && isPart.test(segment.text)
}

/** "Kaefer, Dampier Port": behind the firm stands where, however well it is known as a firm. */
function isSiteOfFirm(free: readonly Segment[], segment: Segment): boolean {
  const firm = free[free.indexOf(segment) - 1]
  if (!firm || !/^[,|–—-]?$/.test(segment.before) || firm.title >= 0.6 || firm.place >= 0.5)
    return false
  return (isSite(segment.text) || isSiteName(segment.text)) && isName(firm.text)
}

/** "Bofors Skogsmaskin, Sweden", where no other name is left: no town has two words that nobody knows. */
function firmBeforePlace(whole: Segment): [Segment | undefined, Segment] {
  const [firm = '', ...rest] = whole.text.split(', ')
  const isFirm = / /.test(firm) && rest.length === 1 && placeScore(firm) < 0.5 && isName(firm)
  if (!isFirm || whole.said !== undefined) return [undefined, whole]
  const [text = ''] = rest
  return [
    { ...whole, text: firm, place: 0 },
    { ...whole, text, start: whole.start + firm.length + 2 },
  ]
}

const isAt = /^(?:at|@|bei|bij|presso|chez|hos)$/

/** What stands before "at" is what somebody was, and what stands behind it is for whom. */
function withHints(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const next = segments[index + 1]
    const isBeforeAt = isAt.test(next?.before ?? '') && !isSpot(segments, index)
    if (isBeforeAt && segment.title < 0.6) return { ...segment, title: 0.7, employer: 0 }
    const isNamed = isAt.test(segment.before) && /^[\p{Lu}\p{Lo}\p{N}]/u.test(segment.text)
    if (!isNamed) return segment
    if (isSpot(segments, index - 1))
      return { ...segment, place: Math.max(segment.place, 0.9), employer: 0 }
    return { ...segment, employer: Math.max(segment.employer, 0.7), title: segment.title * 0.5 }
  })
}

/** "Driller, Dyno Nobel @Moranbah": behind a firm with a title elsewhere stands where it was. */
function isSpot(segments: readonly Segment[], index: number): boolean {
  const [named, spot] = [segments[index], segments[index + 1]]
  if (!named || !spot || (spot.place < 0.5 && !isSite(spot.text) && !isSiteName(spot.text)))
    return false
  return named.title < 0.6 && segments.some((other) => other !== named && other.title >= 0.6)
}

function habitOf(habits: Habits, segment: Segment, role: Role): number {
  for (const key of keysOf(segment)) {
    const counts = habits.get(key)
    const all = counts ? counts.title + counts.employer + counts.place : 0
    if (counts && all > 0) return 0.7 * (counts[role] / all) * Math.min(1, all / 2)
  }
  return 0
}

function best(
  segments: readonly Segment[],
  worth: (segment: Segment) => number,
  least: number,
): Segment | undefined {
  let chosen: Segment | undefined
  let highest = least
  for (const segment of segments) {
    const value = worth(segment)
    if (value > highest) [chosen, highest] = [segment, value]
  }
  return chosen
}

/**
 * Of a header whose words say nothing, the names are told: what has dates does not vanish. Of two on a
 * line the first is what somebody was, as most people write it; one alone is for whom.
 */
function anyNames(
  free: readonly Segment[],
  place: Segment | undefined,
): [Segment | undefined, Segment | undefined] {
  const [first, second] = free.filter((other) => other !== place && isName(other.text))
  const areTwo = second && !second.before.startsWith('(') && lineOf(second) === lineOf(first)
  return areTwo ? [first, second] : [undefined, first]
}

/** Elsewhere the firm stands on a line of its own, which this header lacks: a further role there. */
function isBelowFirm(order: Order | undefined, free: readonly Segment[]): boolean {
  if (!order) return false
  const [line] = order.employer.split('.')
  return line !== order.title.split('.')[0] && !free.some((segment) => lineOf(segment) === line)
}

/** "Leading Hand – Development" */
function withoutWork(free: readonly Segment[]): readonly Segment[] {
  return free.filter(({ text, title }) => title >= 0.6 || !isToldOfWork(text, []))
}

/** Beside a sure title, the only name left is the employer, however it sounds. */
function leftOver(
  free: readonly Segment[],
  title: Segment | undefined,
  habits: Habits,
): Segment | undefined {
  if (!title || title.title < 0.6) return undefined
  const others = free.filter(
    (other) =>
      other !== title &&
      !/(?<![\p{L}\d])\d+$/u.test(other.text) &&
      other.place < 0.9 &&
      habitOf(habits, other, 'place') < 0.4 &&
      isName(other.text),
  )
  const plain = others.filter((other) => other.title < 0.6)
  // "West Kimberley Ranger Program – Ranger": its name has the word of a title.
  const names = plain.length > 0 ? plain : others.filter((other) => other.title < title.title - 0.1)
  const byHint = names.find(({ before }) =>
    /^(?:at|@|for|with|bei|bij|presso|chez|hos)$/.test(before),
  )
  if (byHint) return byHint
  const outside = names.filter(({ before }) => !/^[([]/.test(before))
  const nowhere = outside.filter(({ place }) => place < 0.5)
  const firm = nowhere.find(({ text }) => !isToldOfWork(text, []))
  if (outside.length > 0) return firm ?? nowhere[0] ?? outside[0]
  return names.find(({ place }) => place < 0.5) ?? (names.length === 1 ? names[0] : undefined)
}

function certaintyOf(title: Segment | undefined, employer: Segment | undefined): number {
  const ofTitle = title ? (title.said ? 1 : Math.max(0.4, title.title)) : 0.2
  const ofEmployer = employer ? (employer.said ? 1 : Math.max(0.4, employer.employer)) : 0.2
  return Math.min(0.95, 0.3 + 0.35 * ofTitle + 0.35 * ofEmployer)
}
