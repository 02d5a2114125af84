import { productKey } from '@headframe/wire'

import { readStored, removeStored, store } from '../../calls/storage.ts'
import { safePath } from '../../lib/redirect.ts'

const key = `${productKey}AdminWayBack`

/** The link in the mail opens in a tab of its own, so the way back waits in the browser. */
export function keepWayBack(path: string | undefined): void {
  if (path) store(key, path)
  else removeStored(key)
}

export function takeWayBack(): string | undefined {
  const path = safePath(readStored(key))
  removeStored(key)
  return path
}
