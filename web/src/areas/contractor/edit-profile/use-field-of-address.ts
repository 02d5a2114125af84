import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A link to one field of this screen arrives in it, ready to be filled. */
export function useFieldOfAddress(): void {
  const name = useLocation({ select: ({ hash }) => hash })

  useEffect(() => {
    if (!/^\w+$/.test(name) || goTo(name)) return undefined
    // A field whose choices are still being read comes a moment later.
    const watching = new MutationObserver(() => {
      if (goTo(name)) watching.disconnect()
    })
    watching.observe(document.body, { childList: true, subtree: true })
    return () => watching.disconnect()
  }, [name])
}

const fields = 'input, select, textarea'

function goTo(name: string): boolean {
  const place = document.querySelector<HTMLElement>(`[name="${name}"], #${name}`)
  const field = place?.matches(fields) ? place : place?.querySelector<HTMLElement>(fields)
  if (!place || !field) return false
  place.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  return true
}
