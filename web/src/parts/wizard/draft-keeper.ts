import type { Refusal } from '@headframe/wire'

import { isSessionRefused } from '../../calls/failure.ts'
import { outcomeOf } from '../../calls/outcome.ts'
import { connectionNow } from '../../calls/offline/reachability.ts'

export type DraftStatus =
  | { readonly is: 'nothing kept' | 'saving' | 'not saved yet' | 'address taken' }
  | { readonly is: 'saved'; readonly at: Date }

export interface DraftKeeper<Content> {
  /** Saves soon, once nobody types any more. */
  keep: (content: Content) => void
  /** Saves now: a step was finished, or the page is about to go. */
  keepNow: (content?: Content) => void
  status: () => DraftStatus
  subscribe: (onChange: () => void) => () => void
  /** Nothing more is to be saved: the draft became what it was for. */
  stop: () => void
}

interface KeeperOptions<Content> {
  save: (content: Content) => Promise<void>
  /** Everything that was handed over is saved. */
  onSaved?: () => void
}

const pauseMs = 1500
const longestPauseMs = 30_000
/** So many quiet tries before anybody is told. */
const quietTries = 3

/** Saves what was typed, one after the other and the newest only, and tries again for as long as it takes. */
export function createDraftKeeper<Content>({
  save,
  onSaved,
}: KeeperOptions<Content>): DraftKeeper<Content> {
  let waiting: { content: Content } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let isStopped = false
  let failures = 0
  let status: DraftStatus = { is: 'nothing kept' }
  const listeners = new Set<() => void>()

  function become(next: DraftStatus) {
    status = next
    for (const listener of listeners) listener()
  }

  /** Without a network nothing is worth waiting for. */
  function isQuiet() {
    return failures < quietTries && connectionNow() !== 'offline'
  }

  function saveIn(delayMs: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void saveWaiting(), delayMs)
  }

  async function saveWaiting() {
    if (isSaving || isStopped || !waiting) return
    const { content } = waiting
    waiting = undefined
    isSaving = true
    if (isQuiet()) become({ is: 'saving' })

    const outcome = await outcomeOf(() => save(content))
    isSaving = false
    if (isStopped) return
    if (outcome === 'stopped' || 'refusal' in outcome) {
      waiting ??= { content }
      goOnAfter(outcome === 'stopped' ? undefined : outcome.refusal)
      return
    }
    failures = 0
    become({ is: 'saved', at: new Date() })
    if (waiting) saveIn(0)
    else onSaved?.()
  }

  function goOnAfter(refusal: Refusal | undefined) {
    // Who typed is sent to sign in again; until then every try is in vain.
    if (isSessionRefused(refusal)) return become({ is: 'not saved yet' })
    // It will not become free by asking again: a finished step asks next, which may bring another one.
    if (refusal?.code === 'EMAIL_TAKEN') return become({ is: 'address taken' })
    failures += 1
    if (!isQuiet()) become({ is: 'not saved yet' })
    saveIn(Math.min(longestPauseMs, pauseMs * 2 ** (failures - 1)))
  }

  return {
    keep(content) {
      waiting = { content }
      // While saving fails, its own pace goes on: typing must not knock at a closed door.
      if (failures === 0 && status.is !== 'address taken') saveIn(pauseMs)
    },
    keepNow(content) {
      if (content !== undefined) waiting = { content }
      saveIn(0)
    },
    status: () => status,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
