import { useRef } from 'react'

/**
 * Where focus goes when a dialog opens: to the first thing to fill in, otherwise to the dialog
 * itself, so that it is read from its top and scrolls with the arrow keys. Under a finger always
 * to the dialog, because a field would raise the keyboard over half of it.
 */
export function useDialogFocus() {
  const popup = useRef<HTMLDivElement>(null)

  function focusFirst(openedBy: string): HTMLElement | null {
    if (openedBy === 'touch') return popup.current
    return popup.current?.querySelector<HTMLElement>(firstField) ?? popup.current
  }

  return { popup, focusFirst }
}

const firstField = ['input', 'select', 'textarea', '[role="combobox"]']
  .map((field) => `${field}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join(', ')
