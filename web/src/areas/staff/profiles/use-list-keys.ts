import { useEffect, useEffectEvent } from 'react'

interface ListKeys {
  /** Whoever has the focus, by what stands in `data-person`. */
  onNote: (hash: string) => void
  onPools: (hash: string) => void
  onHelp: () => void
}

/** Where a list of people can be walked through by keys: marked by `data-person` on what opens each. */
export const personMark = 'data-person'

/** One hand on the keys: while nothing is typed and no dialog is open, letters are commands. */
export function useListKeys(keys: ListKeys): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector(openDialog)) return
    const command = commands[event.key]
    if (command?.(keys)) event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => obey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Each answers whether it did anything. */
const commands: Readonly<Record<string, (keys: ListKeys) => boolean>> = {
  '/': () => focusOn(document.querySelector<HTMLElement>('search input')),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  n: ({ onNote }) => withFocused(onNote),
  p: ({ onPools }) => withFocused(onPools),
  '?': ({ onHelp }) => {
    onHelp()
    return true
  },
}

/** A toast calls itself a dialog too, and keeps nobody. */
const openDialog = '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]'

function step(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[${personMark}]`)]
  const at = all.findIndex((one) => one === document.activeElement)
  // From anywhere else the first key leads to the first of them; the page scrolls by itself otherwise.
  if (at === -1 && document.activeElement !== document.body) return false
  return focusOn(all[at === -1 ? 0 : at + by])
}

function withFocused(act: (hash: string) => void): boolean {
  const hash = document.activeElement?.getAttribute(personMark)
  if (!hash) return false
  act(hash)
  return true
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'center' })
  return element !== null && element !== undefined
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type="checkbox"]), textarea, select') || target.isContentEditable)
  )
}
