import { useRef } from 'react'

/**
 * Where focus goes when a dialog opens: to the first thing to fill in, or to what is to be read before
 * that; otherwise to the dialog itself, so that it is read from its top and scrolls with the arrow keys.
 * Under a finger always to the dialog, because a field would raise the keyboard over half of it.
 */
export function useDialogFocus() {
  const popup = useRef<HTMLDivElement>(null)

  function focusFirst(openedBy: string): HTMLElement | null {
    if (isUnderFinger(openedBy) || !popup.current) return popup.current
    const field = popup.current.querySelector<HTMLElement>(start)
    if (!field) focusWhenThere(popup.current)
    return field ?? popup.current
  }

  return { popup, focusFirst }
}

/** A dialog without a trigger of its own is not told what was pressed, only that something was. */
function isUnderFinger(openedBy: string): boolean {
  if (openedBy !== '') return openedBy === 'touch'
  const isByKey = document.activeElement?.matches(':focus-visible')
  return !isByKey && matchMedia('(pointer: coarse)').matches
}

/** What there is to fill in may still be on its way: focus follows, unless it has gone elsewhere. */
function focusWhenThere(popup: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const field = popup.querySelector<HTMLElement>(start)
    if (!field) return
    observer.disconnect()
    if (document.activeElement === popup) field.focus()
  })
  observer.observe(popup, { childList: true, subtree: true })
}

const fields = ['input', 'select', 'textarea', '[role="combobox"]'].map(
  (field) => `${field}:not(:disabled, [type="hidden"], [tabindex="-1"])`,
)
const start = ['[data-read-first]', ...fields].join(', ')
