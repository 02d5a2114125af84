import { savedJobs, savedSearches } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { PagesWish } from '../../../lib/wishes.ts'

export function inputOfSavedJobs({ page }: PagesWish) {
  return { page, perPage: undefined }
}

export function askForSavedJobs(wish: PagesWish): void {
  listAhead(savedJobs.list, inputOfSavedJobs(wish))
}

export function askForSavedSearches(): void {
  askAhead(savedSearches.list, {})
}
