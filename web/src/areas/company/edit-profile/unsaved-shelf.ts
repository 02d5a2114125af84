import { readOfTab, storeOfTab } from '../../../calls/storage.ts'
import type { Unsaved } from './edit-state.ts'

/** What could not be saved outlives a reload of this tab, for the same company only. */
export function readUnsaved(companyId: string): Unsaved | undefined {
  const text = readOfTab(keyOf(companyId))
  // Nobody but `storeUnsaved` writes under this key.
  return text === undefined ? undefined : (JSON.parse(text) as Unsaved)
}

export function storeUnsaved(companyId: string, unsaved: Unsaved | undefined): void {
  storeOfTab(keyOf(companyId), unsaved && JSON.stringify(unsaved))
}

function keyOf(companyId: string): string {
  return `companyProfileUnsaved:${companyId}`
}
