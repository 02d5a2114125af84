import { keysOfPeople } from '../../../lib/keys.ts'
import { useKeys } from '../../../ui/use-keys.ts'

interface ListKeys {
  /** Whoever has the focus, by what stands in `data-person`. */
  onNote: (hash: string) => void
  onPools: (hash: string) => void
}

/** Where a list of people can be walked through by keys: marked by `data-person` on what opens each. */
export const personMark = 'data-person'

/** One hand on the keys: letters are commands for whoever has the focus. */
export function useListKeys({ onNote, onPools }: ListKeys): void {
  useKeys(keysOfPeople, {
    search: () => focusOn(document.querySelector<HTMLElement>('search input')),
    next: () => step(1),
    previous: () => step(-1),
    note: () => withFocused(onNote),
    pools: () => withFocused(onPools),
  })
}

/** Each of these answers whether it did anything. */
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
