import type { Figure } from './figures.ts'

/** A page of a list, as it is asked for over HTTP and as its SQL alone. */
export interface MeasuredPage<Place> {
  readonly name: string
  ask(place: Place): Promise<unknown>
  /** The same SQL with nothing of ours around it. */
  query(place: Place): Promise<unknown>
}

const warmUps = 5
const rounds = 30

/** `sizes` names the two places. */
export async function measurePage<Place>(
  { name, ask, query }: MeasuredPage<Place>,
  small: Place,
  large: Place,
  sizes: string,
): Promise<Figure[]> {
  const {
    small: former,
    large: ours,
    bare,
  } = await costsInTurn({
    small: () => ask(small),
    large: () => ask(large),
    bare: () => query(large),
  })
  return [
    {
      name: `${name}: ${sizes}`,
      ratio: ours / former,
      atMost: 1.5,
      detail: `${ours.toFixed(1)} ms against ${former.toFixed(1)} ms`,
    },
    {
      name: `${name}: page / its SQL`,
      ratio: ours / bare,
      atMost: 3,
      detail: `${ours.toFixed(1)} ms against ${bare.toFixed(1)} ms`,
    },
  ]
}

/** Milliseconds of each. In turn, so that a machine that is busy for a moment is so for all of them. */
export async function costsInTurn<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>> {
  // Its keys are the names.
  const names = Object.keys(works) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const name of names) {
      const ms = await msOf(works[name])
      if (round >= 0) times.get(name)?.push(ms)
    }
  }
  const costs = names.map((name) => [name, costOf(times.get(name) ?? [])])
  return Object.fromEntries(costs) as Record<Name, number>
}

export async function read(url: string, headers: Record<string, string> = {}): Promise<void> {
  const reply = await fetch(url, { headers })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  await reply.arrayBuffer()
}

/** How long a call takes, again and again until something else is over. */
export async function timesUntil(
  call: () => Promise<unknown>,
  until: Promise<unknown>,
): Promise<number[]> {
  const other = { isOver: false }
  void until.finally(() => (other.isOver = true))
  const times: number[] = []
  while (!other.isOver) times.push(await msOf(call))
  return times
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** A busy machine only ever adds: what the quickest quarter took is what it costs. */
function costOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0
}

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
