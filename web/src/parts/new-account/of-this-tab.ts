import { arrival } from '../../lib/arrival.ts'
import { readOfTab, storeOfTab } from '../../calls/storage.ts'

const tabKey = (key: string) => `${key}Tab`

/** The registration kept under this name was worked on in this tab. */
export function noteTab(key: string): void {
  storeOfTab(tabKey(key), 'begun')
}

/**
 * A step in the address, a reload or Back in the tab that it was worked on in: whoever comes to it is the
 * one who left it. Of all others nobody knows that on a shared device.
 */
export function isComeBackTo(key: string, step: string | undefined): boolean {
  const isOfTab = readOfTab(tabKey(key)) !== undefined
  return isOfTab && (step !== undefined || arrival() !== 'navigate')
}
