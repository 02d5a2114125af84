import { setTimeout as pause } from 'node:timers/promises'

/** So few are compared at once that nobody notices who waits for a page of the same process. */
export const atOnce = 150
const restMs = 40

/** Between two parts of a round, for those who wait for a page: a round is to be over in seconds, not at once. */
export async function restBetweenParts(): Promise<void> {
  await pause(restMs)
}
