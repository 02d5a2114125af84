import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'

import { hasKeptTyping, type Place } from '../../forms/use-kept-typing.ts'
import { Confirm } from '../../ui/overlay/confirm.tsx'

interface OneOpenState {
  open: string | undefined
  /** Opens another, or none; asked first where what was typed would be lost. */
  turnTo: (name: string | undefined) => void
  /** What was typed has arrived: nothing is lost. */
  finish: () => void
  /** Whether something stands in the form that is open; answers how to forget it. */
  watch: (isTyped: boolean) => () => void
}

const OneOpenContext = createContext<OneOpenState>({
  open: undefined,
  turnTo: () => {},
  finish: () => {},
  watch: () => () => {},
})

export const useOneOpen = () => use(OneOpenContext)

interface OneOpenProps {
  /** Where what was typed into a setting waits: whoever is back finds it open. */
  kept?: Readonly<Record<string, Place>>
  children: ReactNode
}

/** Of the settings around which it stands, one is being changed at a time. */
export function OneOpen({ kept = {}, children }: OneOpenProps) {
  const [open, setOpen] = useState(
    () => Object.entries(kept).find(([, place]) => hasKeptTyping(place))?.[0],
  )
  const [wish, setWish] = useState<{ name: string | undefined }>()
  const isTyped = useRef(false)
  const watch = useCallback((isTypedNow: boolean) => {
    isTyped.current = isTypedNow
    return () => {
      isTyped.current = false
    }
  }, [])

  function turnTo(name: string | undefined) {
    if (isTyped.current) setWish({ name })
    else setOpen(name)
  }

  return (
    <OneOpenContext value={{ open, turnTo, finish: () => setOpen(undefined), watch }}>
      {children}
      <Confirm
        open={wish !== undefined}
        title="Discard what you typed?"
        description="It has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep typing"
        onOpenChange={(isAsking) => {
          if (!isAsking) setWish(undefined)
        }}
        onConfirmed={() => setOpen(wish?.name)}
      />
    </OneOpenContext>
  )
}
