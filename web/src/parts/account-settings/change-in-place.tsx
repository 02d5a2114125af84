import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

import type { OwnForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/form/button.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import { useOneOpen } from './one-open.tsx'
import { useFocusInPlace } from '../use-focus-in-place.ts'

interface ChangeInPlaceProps {
  /** Which of the settings on its screen it is. */
  name: string
  /** How it is now. */
  value: ReactNode
  /** The words on the button that opens it. */
  label?: string
  /** What the button is about: the id of the heading. */
  about: string
  /** The form, with a `CancelChange` beside its button. */
  children: ReactNode
}

/** A setting as a row: how it is, and a button that opens its form in place. */
export function ChangeInPlace({
  name,
  value,
  label = 'Change',
  about,
  children,
}: ChangeInPlaceProps) {
  const { open, turnTo } = useOneOpen()
  const isOpen = open === name
  const { place, buttonId } = useFocusInPlace(isOpen)

  return (
    <div ref={place} className="flex flex-col gap-5">
      <div className="flex items-center justify-between gap-x-6">
        <div className="min-w-0 wrap-anywhere">{value}</div>
        {!isOpen && (
          <Button
            id={buttonId}
            variant="secondary"
            size="sm"
            aria-expanded={false}
            aria-labelledby={`${buttonId} ${about}`}
            className="shrink-0"
            onClick={() => turnTo(name)}
          >
            {label}
          </Button>
        )}
      </div>
      {isOpen && children}
    </div>
  )
}

/** The way out of a form that was opened in place; nothing typed goes without a question. */
export function CancelChange<V extends Readonly<Record<string, unknown>>>({
  form: { store, initial },
}: {
  form: OwnForm<V>
}) {
  const { turnTo, watch } = useOneOpen()
  const isTypedNow = () => JSON.stringify(store.state().values) !== JSON.stringify(initial)
  const isUnsaved = useSyncExternalStore(store.subscribe, isTypedNow)

  useEffect(() => watch(isUnsaved), [watch, isUnsaved])

  return (
    <>
      <Button variant="secondary" onClick={() => turnTo(undefined)}>
        Cancel
      </Button>
      <LeaveGuard isUnsaved={isUnsaved} says="What you typed has not been saved." />
    </>
  )
}
