import { useState } from 'react'

import { useMeantPress } from '../use-meant-press.ts'
import { doublePressMs } from './use-unpressed.ts'

interface Openable {
  /** Without it, it opens and closes by itself. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  mayClose?: (() => boolean) | undefined
}

/** What the base tells of an opening or a closing. */
interface Change {
  readonly reason: string
  readonly event: Event
  readonly cancel: () => void
}

/** When what lies over a screen opens and closes: the second press of a double one leaves open what the first has opened. */
export function useOpening({ open: wanted, onOpenChange, mayClose }: Openable) {
  const [own, setOwn] = useState(false)
  const open = wanted ?? own
  const isMeant = useMeantPress(open, { isNew: true, unseenForMs: doublePressMs })

  return {
    open,
    onOpenChange(isOpen: boolean, { reason, event, cancel }: Change) {
      const isPress = reason === 'outside-press' || reason === 'trigger-press'
      const isStray = isPress && event instanceof MouseEvent && !isMeant(event)
      if (!isOpen && (isStray || mayClose?.() === false)) return cancel()
      setOwn(isOpen)
      onOpenChange?.(isOpen)
    },
  }
}
