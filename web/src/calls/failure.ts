import { lastResort, Refusal, wordsFor, type SpeaksForItself } from '@headframe/wire'

/** The session itself was refused, not what was asked with it. */
export function isSessionRefused(failed: unknown): boolean {
  return (
    failed instanceof Refusal &&
    (failed.code === 'UNAUTHENTICATED' || failed.code === 'WRONG_AUDIENCE')
  )
}

/** Unknown, gone, or somebody else's. */
export function isNotThere(failed: unknown): boolean {
  return failed instanceof Refusal && failed.code === 'NOT_FOUND'
}

/** A fault that may be gone a moment later: no connection, or a server in trouble. */
export function isPassing(failed: unknown): boolean {
  return failed instanceof Refusal && (failed.status === 0 || failed.status >= 500)
}

/** What is told of a fault: the refusal's own words, and never those of a bug, which are reported. */
export function textOfFailure(failed: unknown, call?: SpeaksForItself): string {
  reportBug(failed)
  return failed instanceof Refusal ? wordsFor(failed, call) : (call?.fallback ?? lastResort)
}

const reported = new WeakSet<object>()

/** What is no refusal is a bug: it goes to the console with its cause, once, wherever it is told. */
export function reportBug(failed: unknown): void {
  if (failed instanceof Refusal) return
  const bug = failed instanceof Error ? failed : new Error('Not an error', { cause: failed })
  if (failed instanceof Error && reported.has(bug)) return
  reported.add(bug)
  reportError(bug)
}
