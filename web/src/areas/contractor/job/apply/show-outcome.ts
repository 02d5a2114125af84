import { useEffect, useRef, type RefObject } from 'react'

/** On a phone, what has come of applying would be out of sight; that a job has ended is told over the job. */
export function showOutcome(standing: HTMLElement | null): void {
  lead(document.getElementById(endedNoticeId) ?? standing)
}

/** It may be known only after the question has closed: there is more to be seen then. */
export function useOutcomeShown(place: RefObject<HTMLElement | null>, hasApplied: boolean): void {
  const had = useRef(hasApplied)

  useEffect(() => {
    if (hasApplied && !had.current) place.current?.scrollIntoView({ block: 'nearest' })
    had.current = hasApplied
  }, [place, hasApplied])
}

export const standingId = 'standing'
export const endedNoticeId = 'ended'

/** Whoever has just been refused waits where they stand with the job; whoever only reads it is left in peace. */
export function useEndShown(): void {
  useEffect(() => {
    if (document.activeElement?.id === standingId) lead(document.getElementById(endedNoticeId))
  }, [])
}

function lead(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'nearest' })
}
