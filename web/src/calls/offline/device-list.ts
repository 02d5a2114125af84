import { useSyncExternalStore } from 'react'

import { readStored, removeStored, store } from '../storage.ts'

interface Keyed {
  /** A later one takes the place of an earlier. */
  readonly key: string
}

/** Things that stay on the device over restarts, of whoever uses it; all of its windows see the same. */
export function deviceList<Thing extends Keyed>(
  storedAs: string,
  isOne: (found: unknown) => found is Thing,
) {
  const listeners = new Set<() => void>()
  const none: { text: string | undefined; things: readonly Thing[] } = {
    text: undefined,
    things: [],
  }
  let read = none

  function now(): readonly Thing[] {
    const text = readStored(storedAs)
    if (text !== read.text) read = { text, things: parsed(text, isOne) }
    return read.things
  }

  function keep(things: readonly Thing[]): void {
    if (things.length > 0) store(storedAs, JSON.stringify(things))
    else removeStored(storedAs)
    for (const listener of listeners) listener()
  }

  function subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    window.addEventListener('storage', onChange)
    return () => {
      listeners.delete(onChange)
      window.removeEventListener('storage', onChange)
    }
  }

  return {
    now,
    put: (thing: Thing) => keep([...now().filter(({ key }) => key !== thing.key), thing]),
    drop(gone: string) {
      if (now().some(({ key }) => key === gone)) keep(now().filter(({ key }) => key !== gone))
    },
    use: () => useSyncExternalStore(subscribe, now),
  }
}

/** We wrote it; an older version of the app may have written it otherwise, and then it is forgotten. */
function parsed<Thing>(
  text: string | undefined,
  isOne: (found: unknown) => found is Thing,
): readonly Thing[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isOne) : []
  } catch {
    return []
  }
}
