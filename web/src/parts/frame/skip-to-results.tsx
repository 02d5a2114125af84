import type { MouseEvent } from 'react'

import { SkipLink } from '../../ui/layout/skip-link.tsx'

/** Leads past the search and its filters to the first row of a list, or to the page while it has none. */
export function SkipToResults({ of }: { of: string }) {
  function skip(event: MouseEvent) {
    const list = [...document.querySelectorAll('main [aria-label]')].find(
      (one) => one.getAttribute('aria-label') === of,
    )
    const first = list?.querySelector('a')
    if (!first) return
    event.preventDefault()
    first.focus()
  }

  return (
    <SkipLink href="#content" onClick={skip}>
      Skip to results
    </SkipLink>
  )
}
