import type { RemovedAlike } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { BringBack } from '../removed/bring-back.tsx'

interface RemovedPersonProps {
  person: RemovedAlike
  onBack: () => void
}

/** Somebody whom a colleague removed, perhaps because they asked for it: nobody comes back unasked. */
export function RemovedPerson({ person, onBack }: RemovedPersonProps) {
  const { full_name: name, removed_by: by, removed_date, evidence } = person
  const on = `on ${dateInWords(removed_date)}`
  return (
    <Banner tone="warning">
      <p className="wrap-anywhere">
        {by === null ? `${name} was removed ${on}.` : `${by} removed ${name} ${on}.`} Is this resume
        theirs?
      </p>
      <ul className="mt-1 text-sm">
        {evidence.map((reason) => (
          <li key={reason} className="wrap-anywhere text-warn-ink">
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-3 text-sm">
        Bring them back to add it to what is kept of them, make a new profile of it all the same, or
        reject it.
      </p>
      <BringBack person={person} onBack={onBack} />
    </Banner>
  )
}
