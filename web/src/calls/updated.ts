import { useSyncExternalStore } from 'react'

import { servedDocument } from './fresh-document.ts'

let isUpdated = false
const listeners = new Set<() => void>()

/** The server has another version of the product by now, without some of the code that this page would fetch. */
export function useIsUpdated(): boolean {
  return useSyncExternalStore(subscribe, () => isUpdated)
}

function subscribe(onChange: () => void): () => void {
  // Told by the build of all code that does not come.
  if (listeners.size === 0) window.addEventListener('vite:preloadError', noteMissing)
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    window.removeEventListener('vite:preloadError', noteMissing)
    isUpdated = false
  }
}

function noteMissing(): void {
  void lookForUpdate()
}

/** The network may have been away for a moment: only a document that begins with other code is another version. */
async function lookForUpdate(): Promise<void> {
  const begin = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (isUpdated || !begin) return
  const served = await servedDocument()
  if (served === undefined || served.includes(begin) || listeners.size === 0) return
  isUpdated = true
  for (const listener of listeners) listener()
}
