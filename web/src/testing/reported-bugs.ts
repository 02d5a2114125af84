import { onTestFinished } from 'vitest'

/** The bugs that are reported from now on to the end of the test; a browser writes them on its console. */
export function reportedBugs(): unknown[] {
  const bugs: unknown[] = []
  const note = (event: ErrorEvent) => {
    event.preventDefault()
    bugs.push(event.error)
  }
  window.addEventListener('error', note)
  onTestFinished(() => window.removeEventListener('error', note))
  return bugs
}
