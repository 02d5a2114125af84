import { useSyncExternalStore } from 'react'

import { readStored, removeStored, store } from '../storage.ts'

/** Something that a person has sent and nobody could take yet. It waits on the device, over restarts. */
export interface Waiting {
  /** One of a kind for each thing that it is about; a later one takes the place of an earlier. */
  readonly key: string
  readonly kind: 'application' | 'profile'
  /** The uuid of the account that sent it: nobody else sends it for them. */
  readonly sender: string
  /** What it is about, as its sender knows it. */
  readonly name: string
  readonly content: object
  /** Makes sure that it counts once, also where only the answer was lost. */
  readonly idempotencyKey: string
}

const storedAs = 'waitingForNetwork'
const listeners = new Set<() => void>()

let read: { text: string | undefined; waiting: readonly Waiting[] } = {
  text: undefined,
  waiting: [],
}

/** All that waits on this device, whoever sent it. */
export function waitingNow(): readonly Waiting[] {
  const text = readStored(storedAs)
  if (text !== read.text) read = { text, waiting: parsed(text) }
  return read.waiting
}

export function wait(thing: Waiting): void {
  keep([...waitingNow().filter(({ key }) => key !== thing.key), thing])
}

export function stopWaiting(key: string): void {
  if (waitingNow().some((thing) => thing.key === key))
    keep(waitingNow().filter((thing) => thing.key !== key))
}

export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(subscribeToWaiting, waitingNow)
}

export function subscribeToWaiting(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

function keep(waiting: readonly Waiting[]): void {
  if (waiting.length > 0) store(storedAs, JSON.stringify(waiting))
  else removeStored(storedAs)
  for (const listener of listeners) listener()
}

/** We wrote it; an older version of the app may have written it otherwise, and then it is forgotten. */
function parsed(text: string | undefined): readonly Waiting[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isWaiting) : []
  } catch {
    return []
  }
}

function isWaiting(thing: unknown): thing is Waiting {
  const { key, kind, sender, name, content, idempotencyKey } = Object(thing) as Partial<Waiting>
  return (
    [key, kind, sender, name, idempotencyKey].every((text) => typeof text === 'string') &&
    typeof content === 'object'
  )
}
