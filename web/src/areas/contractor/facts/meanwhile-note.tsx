import { dateOnCard, type FactKind } from '@headframe/wire'
import { useRef } from 'react'

import type { FormFields } from '../../../forms/call-form.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { TwoVersions } from '../../../parts/two-versions.tsx'
import { factInWords, nameOfFact } from './fact-kinds.ts'
import type { FactValues, Meanwhile } from './use-fact-form.ts'

interface MeanwhileNoteProps {
  form: FormFields<FactValues>
  kind: FactKind
  meanwhile: Meanwhile | undefined
  onDecided: (side: 'mine' | 'theirs') => void
}

/** What another window has made of it, and what comes of saving again. */
export function MeanwhileNote({ form: { store }, kind, meanwhile, onDecided }: MeanwhileNoteProps) {
  const fields = useRef<HTMLFormElement>(null)
  const values = useStored(store, (state) => state.values)
  if (!meanwhile) return null
  if (meanwhile === 'removed') {
    return <p>It was removed in another window. Save again to add it as it stands here.</p>
  }
  if (meanwhile.is_hidden) {
    return <p>It was hidden in another window. Save again to show it as it stands here.</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        It was changed in another window. Save again to keep what stands here; what only the other
        window changed is joined already.
      </p>
      <ul ref={(list) => void (fields.current = list?.closest('form') ?? fields.current)}>
        <TwoVersions
          label={nameOfFact(meanwhile.fact)}
          mine={factInWords(factTyped(kind, values))}
          theirs={factInWords(meanwhile.fact)}
          onDecided={(side) => {
            onDecided(side)
            // The button goes; one goes on in the first field.
            fields.current?.querySelector('input')?.focus()
          }}
        />
      </ul>
    </div>
  )
}

/** As it would be told once it is saved; a date that nobody can read yet is left out. */
function factTyped(kind: FactKind, { name, where, place, start, end, is_current }: FactValues) {
  return {
    kind,
    name: name.trim() || null,
    where: where.trim() || null,
    place: place.trim() || null,
    start: dateOnCard(start) ?? null,
    end: is_current ? null : (dateOnCard(end) ?? null),
    is_current,
  }
}
