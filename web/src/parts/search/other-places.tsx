import type { SearchReading } from '@headframe/wire'
import { Fragment } from 'react'

import { Offered } from './did-you-mean.tsx'

interface OtherPlacesProps {
  search: string
  reading: SearchReading | undefined
  onTaken: (search: string) => void
}

/** Where several places have the name that was typed: one was taken, as its chip says, and the others are offered. */
export function OtherPlaces({ search, reading, onTaken }: OtherPlacesProps) {
  if (reading?.search !== search) return null
  return reading.chips.map(({ label, start, others = [] }) =>
    others.length === 0 ? null : (
      <p key={start} data-print="hidden" className="text-ink-2">
        {label} is meant. Or is it{' '}
        {others.map((other, at) => (
          <Fragment key={other.label}>
            {at > 0 && (at === others.length - 1 ? ' or ' : ', ')}
            <Offered onTaken={() => onTaken(other.search)}>{other.label}</Offered>
          </Fragment>
        ))}
        ?
      </p>
    ),
  )
}
