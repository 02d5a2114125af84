import { useEffect, useEffectEvent } from 'react'

/** By the key in lower case, with "shift+" before it where that is held. */
export type Keys = Readonly<Record<string, () => void>>

/**
 * Single keys for whoever works through a screen. They rest while something has the focus that takes
 * keys itself, and with any of the keys held that browsers and screen readers listen for.
 */
export function useKeys(keys: Keys, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.isComposing || takesKeys(event.target)) return
    const key = event.key.toLowerCase()
    const act = keys[event.shiftKey ? `shift+${key}` : key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

const takers =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]'

function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takers) !== null
}
