import { audiencesOf, nameOf, Refusal, type Call } from '@headframe/wire'

import { keptShelf } from './kept-shelf.ts'
import { noteKeptRead } from './kept-in-view.ts'
import { noteAway } from './reachability.ts'
import { callerMark, tokenFor } from '../session-store.ts'

/*
  What a contractor has read stays on the device, for a camp without a network. It goes when they sign
  out or somebody else signs in.
*/

const mostKept = 150
/** A network that says nothing for so long is as good as none. */
const patienceMs = 8_000
const keptAtHeader = 'x-kept-at'

interface Asking<Answer> {
  /** Under which it is known whether a screen shows it. */
  read: string
  call: Call
  input: object
  ask: () => Promise<Answer>
  /** Told of an answer that came after what was kept had been shown. */
  late: (answer: Answer) => void
}

/** Asks; where nobody can be reached, answers what was read the last time. */
export async function freshOrKept<Answer>(asking: Asking<Answer>): Promise<Answer> {
  const { read, call, input, ask, late } = asking
  if (!isKept(call)) return ask()
  const address = addressOf(call, input)
  const fresh = ask()
  void fresh.then(keeperOf(call, address), () => undefined)

  const quiet = new Promise<'slow'>((resolve) => setTimeout(resolve, patienceMs, 'slow'))
  const first = await Promise.race([fresh.then(() => 'fresh' as const, whyNot), quiet])
  if (first === 'fresh') return fresh
  const kept = await keptAt(address)
  if (!kept) return fresh
  noteKeptRead(read, kept.at)
  if (first === 'away') noteAway()
  else void fresh.then(late, () => undefined)
  return kept.answer as Answer
}

/** For an answer that came with the document, and was not asked for. */
export function keepRead(call: Call, input: object, answer: unknown): void {
  keeperFor(call, input)(answer)
}

/** For what is read on in pieces: keeps the whole of it, as long as whoever began to read is there. */
export function keeperFor(call: Call, input: object): (answer: unknown) => void {
  const keep = isKept(call) ? keeperOf(call, addressOf(call, input)) : undefined
  return (answer) => void keep?.(answer)
}

/** Other audiences work at desks, and some of what they read is about other people. */
function isKept(call: Call): boolean {
  const audiences = audiencesOf(call.who)
  return (
    call.method === 'GET' &&
    'caches' in globalThis &&
    audiences.every((audience) => audience === 'contractor') &&
    (audiences.length === 0 || tokenFor(['company', 'staff']) === undefined)
  )
}

/** What was refused is an answer, too. */
function whyNot(failed: unknown): 'away' | 'fresh' {
  return failed instanceof Refusal && failed.code === 'UNREACHABLE' ? 'away' : 'fresh'
}

function addressOf(call: Call, input: object): string {
  return `/kept/${encodeURIComponent(nameOf(call))}?${encodeURIComponent(JSON.stringify(input))}`
}

/** Keeps an answer, unless its reader has gone meanwhile. */
function keeperOf(call: Call, address: string) {
  const mark = callerMark(audiencesOf(call.who))
  return async (answer: unknown): Promise<void> => {
    try {
      const kept = await caches.open(keptShelf)
      if (mark !== callerMark(audiencesOf(call.who))) return
      const headers = { [keptAtHeader]: String(Date.now()) }
      await kept.put(address, new Response(JSON.stringify(answer), { headers }))
      const addresses = await kept.keys()
      await Promise.all(addresses.slice(0, -mostKept).map((oldest) => kept.delete(oldest)))
    } catch {
      // A device without room keeps nothing, and nobody misses it while there is a network.
    }
  }
}

async function keptAt(address: string): Promise<{ at: number; answer: unknown } | undefined> {
  try {
    const found = await (await caches.open(keptShelf)).match(address)
    if (!found) return undefined
    return { at: Number(found.headers.get(keptAtHeader)), answer: await found.json() }
  } catch {
    return undefined
  }
}
