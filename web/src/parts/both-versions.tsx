import { useEffect, useId } from 'react'

import { Banner } from '../ui/data/banner.tsx'
import { TwoVersions } from './two-versions.tsx'
import { useFocusAfterDecision } from './use-focus-after-decision.ts'

export interface Versions<Name extends string> {
  name: Name
  label: string
  mine: string
  theirs: string
}

interface BothVersionsProps<Name extends string> {
  /** The fields that wait for a decision. */
  fields: readonly Versions<Name>[]
  /** What was read of the colleague: whenever it is read anew, this is where to go on. */
  theirs: unknown
  onDecided: (name: Name, side: 'mine' | 'theirs') => void
}

/** What a colleague has written meanwhile, beside what stands here: one says what stays. */
export function BothVersions<Name extends string>({
  fields,
  theirs,
  onDecided,
}: BothVersionsProps<Name>) {
  const id = useId()
  useFocusAfterDecision(fields.length)
  // Whoever has pressed the button far below goes on here.
  useEffect(() => {
    const banner = theirs ? document.getElementById(id) : null
    banner?.scrollIntoView({ block: 'center' })
    banner?.focus({ preventScroll: true })
  }, [theirs, id])

  if (fields.length === 0) return null
  return (
    <Banner tone="warning" id={id} tabIndex={-1} className="scroll-mt-20 outline-none">
      <h3 className="text-base">Changed by a colleague as well</h3>
      <p>Choose what stays, or save again to keep all that stands here.</p>
      <ul className="mt-3 flex flex-col gap-4">
        {fields.map(({ name, ...versions }) => (
          <TwoVersions key={name} {...versions} onDecided={(side) => onDecided(name, side)} />
        ))}
      </ul>
    </Banner>
  )
}
