/** The heading of the list, or of the list beside the map. */
export const resultsHeadingId = 'found-jobs'

/** It says how many jobs there are now. */
export function focusResults(): void {
  document.getElementById(resultsHeadingId)?.focus({ preventScroll: true })
}
