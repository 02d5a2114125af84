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

/** In turn, so that a machine that is busy for a moment is so for all of them. `sizes` names the two places. */
export async function measurePage<Place>(
  { name, ask, query }: MeasuredPage<Place>,
  small: Place,
  large: Place,
  sizes: string,
): Promise<Figure[]> {
  const times = { small: [] as number[], large: [] as number[], bare: [] as number[] }
  for (let round = -warmUps; round < rounds; round += 1) {
    const [inSmall, inLarge] = [await msOf(() => ask(small)), await msOf(() => ask(large))]
    const bare = await msOf(() => query(large))
    if (round < 0) continue
    times.small.push(inSmall)
    times.large.push(inLarge)
    times.bare.push(bare)
  }
  const ours = costOf(times.large)
  const former = costOf(times.small)
  const bare = costOf(times.bare)
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

export async function read(url: string, headers: Record<string, string> = {}): Promise<void> {
  const reply = await fetch(url, { headers })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  await reply.arrayBuffer()
}

/** A busy machine only ever adds: what the quickest quarter took is what it costs. */
function costOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
