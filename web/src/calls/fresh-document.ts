import { CodeMissing, codeOrRefusal } from './code-or-refusal.ts'
import { readOfTab, storeOfTab } from './storage.ts'

const key = 'freshDocumentAt'
const restMs = 60_000
const longestAnswerMs = 10_000
const keepers = new Set<() => void>()
const holders = new Set<() => boolean>()

/** Whoever holds what was typed puts it where the next document finds it. Answers how to stop that. */
export function beforeFreshDocument(keep: () => void): () => void {
  keepers.add(keep)
  return () => void keepers.delete(keep)
}

/** A form whose words nothing keeps tells whether any stand in it: then the browser asks first. Answers how to stop that. */
export function askBeforeFreshDocument(holdsWords: () => boolean): () => void {
  holders.add(holdsWords)
  return () => void holders.delete(holdsWords)
}

/**
 * Code that is gone after a deployment is named anew by a fresh document. Nothing happens while the
 * server is out of reach, nor when a fresh document has just brought no better.
 */
export async function openFreshDocument(): Promise<void> {
  const now = Date.now()
  if (now - Number(readOfTab(key) ?? 0) < restMs || (await servedDocument()) === undefined) return

  storeOfTab(key, String(now))
  // In a tab that remembers nothing it would never end.
  if (readOfTab(key) !== String(now)) return
  openAnew()
}

/** For whoever asks for it: what was typed is kept, and without the server they stay where they are. */
export async function openNewVersion(): Promise<void> {
  if ((await servedDocument()) !== undefined) openAnew()
}

function openAnew(): void {
  for (const keep of keepers) keep()
  const wouldLose = [...holders].some((holdsWords) => holdsWords())
  // Whoever stays goes on typing, and is asked by nothing else when they leave.
  if (wouldLose) window.addEventListener('beforeunload', ask, { once: true })
  location.reload()
}

function ask(event: Event): void {
  event.preventDefault()
}

/** Code without which a form goes nowhere, where all that can be kept of what was typed is kept. */
export async function codeOrFreshDocument<Code>(coming: Promise<Code>): Promise<Code> {
  try {
    return await codeOrRefusal(coming)
  } catch (missing) {
    if (missing instanceof CodeMissing) await openFreshDocument()
    throw missing
  }
}

/** The document of this address as it is now; nothing while the server is out of reach or in trouble. */
export function servedDocument(): Promise<string | undefined> {
  return fetch(location.href, {
    cache: 'no-store',
    signal: AbortSignal.timeout(longestAnswerMs),
  })
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined)
}
