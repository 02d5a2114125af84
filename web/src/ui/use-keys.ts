import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { KeyGroup } from '../lib/keys.ts'
import { createChoice } from '../lib/remembered-choice.ts'

/** What a key does; one that answers no did nothing, and the browser may have it. */
type Act = () => boolean | void

/** Single keys can be turned off, for whoever speaks to their computer or rests a hand on the keyboard. */
export const singleKeys = createChoice('singleKeys', ['on', 'off'])

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.now) === 'on'
}

/**
 * Keys for whoever works through a screen. They rest while something has the focus that takes keys
 * itself; those that are no more than a key also while they are turned off.
 */
export function useKeys<Group extends KeyGroup>(
  group: Group,
  acts: Readonly<Record<keyof Group, Act | undefined>>,
  isOn = true,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || takesKeys(event.target)) return
    const pressed = pressOf(event)
    if (!pressed.startsWith('mod+') && singleKeys.now() === 'off') return
    const name = Object.keys(group).find((one) => group[one]?.press === pressed)
    if (name && event.repeat && group[name]?.isOnce) return event.preventDefault()
    const act = name && acts[name]
    if (act && act() !== false) event.preventDefault()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** As the register spells it. Shift makes a sign what it is, and a letter another key. */
function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key === ' ' ? 'space' : key.toLowerCase()
  const isShifted = shiftKey && (name.length > 1 || /\p{L}/u.test(name))
  return [altKey && 'alt', (ctrlKey || metaKey) && 'mod', isShifted && 'shift', name]
    .filter(Boolean)
    .join('+')
}

const takers =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu], [role=listbox], [role=combobox]'

function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takers) !== null
}
