import { readOfTab, storeOfTab } from '../../../calls/storage.ts'

/** What a guest wanted to save: it is done once they are signed in and see it again. */
const jobKey = 'job-to-save'
const searchKey = 'search-to-save'

export function rememberJobToSave(jobId: string): void {
  storeOfTab(jobKey, jobId)
}

/** Whether this is the job that was to be saved; it is asked once. */
export function takeJobToSave(jobId: string): boolean {
  if (readOfTab(jobKey) !== jobId) return false
  storeOfTab(jobKey, undefined)
  return true
}

export function rememberSearchToSave(wishKey: string): void {
  storeOfTab(searchKey, wishKey)
}

export function isSearchToSave(wishKey: string): boolean {
  return readOfTab(searchKey) === wishKey
}

export function forgetSearchToSave(): void {
  storeOfTab(searchKey, undefined)
}
