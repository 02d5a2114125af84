import { useEffect } from 'react'

import { patientCode } from '../../lib/patient-code.ts'
import { onceSettled } from '../../lib/settled.ts'
import type { Toast } from './toast-region.tsx'

const shownMs = 3000
/** Three seconds are too short to read, regret and reach. */
const undoShownMs = 8000

interface ToastOptions {
  durationMs?: number
}

interface UndoOptions extends ToastOptions {
  label?: string
  /** It is gone: from now on nothing can be undone. */
  onClosed?: () => void
  /** Closes it before its time, for nothing can be undone any more. */
  until?: AbortSignal
}

interface Toasts {
  success: (message: string, options?: ToastOptions) => void
  error: (message: string, options?: ToastOptions) => void
  warning: (message: string, options?: ToastOptions) => void
  /** For what is done at once and can be taken back. */
  undo: (message: string, onUndone: () => void, options?: UndoOptions) => void
}

const toasts: Toasts = {
  success: (message, options) => show('success', message, options),
  error: (message, options) => show('error', message, options),
  warning: (message, options) => show('warning', message, options),
  undo(message, onUndone, { durationMs = undoShownMs, label = 'Undo', onClosed, until } = {}) {
    const action = { label, onPressed: onUndone }
    void tell({ kind: 'undo', message, durationMs, action, onClosed }).then((close) =>
      until?.aborted ? close() : until?.addEventListener('abort', close),
    )
  },
}

/** Tells something in passing, wherever its reader goes meanwhile. */
export function useToast(): Toasts {
  useEffect(fetchWithFirstDeed, [])
  return toasts
}

function show(kind: Toast['kind'], message: string, { durationMs = shownMs }: ToastOptions = {}) {
  void tell({ kind, message, durationMs })
}

let region: ReturnType<typeof loadRegion> | undefined

function tell(toast: Toast): Promise<() => void> {
  return fetchRegion().then(({ showToast }) => showToast(toast))
}

function fetchRegion() {
  region ??= loadRegion()
  return region
}

function loadRegion() {
  return patientCode(() => import('./toast-region.tsx'))
}

let isAwaited = false

/**
 * How toasts are drawn comes with the first thing that somebody does: nothing is told in passing before. Whoever
 * does nothing for a while has it too, since by then they may be without a network, of which a toast would tell.
 */
function fetchWithFirstDeed(): void {
  if (isAwaited) return
  isAwaited = true
  for (const deed of ['pointerdown', 'keydown'])
    addEventListener(deed, () => void fetchRegion(), { once: true, capture: true })
  onceSettled(() => void fetchRegion())
}
