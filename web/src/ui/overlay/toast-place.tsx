import { useSyncExternalStore, type ReactNode } from 'react'

let region: ReactNode
const listeners = new Set<() => void>()

/** Whatever can tell something by a toast says how toasts are drawn. */
export function placeToasts(drawn: ReactNode): void {
  region = drawn
  for (const tell of listeners) tell()
}

/**
 * Stands in the frame of the app, so that a toast outlives the screen that it came from. Toasts come
 * with the first screen that can show any; whoever sees none is spared their code.
 */
export function ToastPlace() {
  return useSyncExternalStore(subscribe, () => region)
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
