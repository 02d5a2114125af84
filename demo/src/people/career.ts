import type { Craft } from './crafts/craft.ts'
import { employers } from './employers.ts'
import type { Employer } from './employers.ts'
import { indexOf, monthAt, monthOf } from './month.ts'
import type { PastJob } from './person.ts'
import { say } from './phrase.ts'
import type { Random } from './random.ts'
import { siteDuties } from './site-duties.ts'

/** After how many years of work the next title of the ladder is reached. */
const rungs = [0, 1.8, 4.5, 9, 15]

/** What nobody does in their first job. */
const isForOldHands =
  /^(Led|Mentored|Trained|Coached|Owned|Chaired|Held|Managed|Supervised|Negotiated)/

interface Stint {
  readonly start: number
  readonly end: number | undefined
  readonly title: string
}

interface WorkingLife {
  readonly craft: Craft
  readonly years: number
  readonly isWorking: boolean
  readonly now: Date
}

/** The jobs of somebody who has worked that long, newest first. */
export function careerOf(life: WorkingLife, random: Random): PastJob[] {
  const { craft } = life
  const stints = stintsOf(life, random)
  const jobs: PastJob[] = []
  const duties = random.shuffled([...craft.duties, ...random.some(siteDuties, 6)])

  for (const stint of stints) {
    const count = jobs.length === 0 ? random.whole(4, 5) : random.whole(2, 4)
    const newer = jobs.at(-1)
    jobs.push({
      title: stint.title,
      ...workplaceBefore(newer, stint.title, jobs, craft, random),
      start: monthAt(stint.start),
      end: stint.end === undefined ? undefined : monthAt(stint.end),
      duties: nextOf(duties, count)
        .filter((duty) => stint.title !== craft.ladder[0] || !isForOldHands.test(duty))
        .map((duty) => say(duty, random)),
    })
  }
  return jobs
}

/** Walks back from today to the first day of work. */
function stintsOf({ craft, years, isWorking, now }: WorkingLife, random: Random): Stint[] {
  const today = indexOf(monthOf(now))
  const first = today - Math.round(years * 12)
  const mean = Math.min(70, Math.max(14, years * 2.6))
  const stints: Stint[] = []
  let isCurrent = isWorking
  let end = isCurrent ? today : today - random.whole(1, 7)

  while (end >= first) {
    const length = Math.max(3, Math.round(mean * (0.25 + random.next() * 1.5)))
    const isFirst = end - length - 6 < first
    const start = isFirst ? first : end - length + 1
    const title = titleAfter(((start + end) / 2 - first) / 12, craft)
    stints.push({ start, end: isCurrent ? undefined : end, title })
    isCurrent = false
    end = start - 1 - breakBefore(random)
  }
  return stints
}

function breakBefore(random: Random): number {
  if (random.chance(0.55)) return 0
  return random.chance(0.75) ? random.whole(1, 2) : random.whole(3, 11)
}

function titleAfter(years: number, { ladder }: Craft): string {
  const reached = rungs.filter((rung) => years >= rung).length
  return ladder[Math.min(reached, ladder.length) - 1] ?? ''
}

type Workplace = Pick<PastJob, 'employer' | 'client' | 'place'>

/** Some were promoted where they were, a few came back to somebody, most moved on. */
function workplaceBefore(
  newer: PastJob | undefined,
  title: string,
  jobs: readonly PastJob[],
  craft: Craft,
  random: Random,
): Workplace {
  if (newer && newer.title !== title && random.chance(0.4)) {
    return { employer: newer.employer, client: newer.client, place: newer.place }
  }
  const earlier = jobs.slice(0, -1).find(({ employer }) => employer !== newer?.employer)
  if (earlier && random.chance(0.07)) {
    return { employer: earlier.employer, client: earlier.client, place: earlier.place }
  }
  return newWorkplace(craft, new Set(jobs.map(({ employer }) => employer)), random)
}

function newWorkplace({ works }: Craft, known: ReadonlySet<string>, random: Random): Workplace {
  const host = random.pick(unknownTo(known, works))
  const place = random.pick(host.places)
  if (!random.chance(0.16)) return { employer: host.name, client: undefined, place }

  const agency = random.pick(unknownTo(known, ['labour hire']))
  return { employer: agency.name, client: host.name, place }
}

function unknownTo(known: ReadonlySet<string>, works: Craft['works']): Employer[] {
  const fitting = employers.filter(({ work }) => works.includes(work))
  const unknown = fitting.filter(({ name }) => !known.has(name))
  return unknown.length > 0 ? unknown : fitting
}

/** Takes the next few and puts them at the end, so that no job says what the one before it said. */
function nextOf<Item>(items: Item[], count: number): Item[] {
  const next = items.splice(0, Math.min(count, items.length))
  items.push(...next)
  return next
}
