import { useEffect, useRef } from 'react'

/** So much of what stands beside it is seen, that there is more. */
const room = 32

/** What is chosen in a row that is pushed along is seen on arrival, and whenever it has become another. */
export function useChosenInView<Row extends HTMLElement>(selector: string, chosen?: unknown) {
  const row = useRef<Row>(null)

  useEffect(() => {
    const element = row.current?.querySelector<HTMLElement>(selector)
    if (row.current && element) bringIntoRow(row.current, element)
    // What is chosen stands in the document, and the selector stays the same when it becomes another.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [selector, chosen])

  return row
}

/** Moves only the row itself; the browser's own `scrollIntoView` would move the page too. */
function bringIntoRow(row: HTMLElement, element: HTMLElement): void {
  const place = element.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  const before = frame.left - (place.left - room)
  const after = place.right + room - frame.right
  if (before > 0) row.scrollLeft -= before
  else if (after > 0) row.scrollLeft += after
}
