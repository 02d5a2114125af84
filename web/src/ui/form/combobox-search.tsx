import { Combobox as Base } from '@base-ui/react/combobox'
import { Search } from 'lucide-react'

import { comboboxSearchStyles } from './combobox-styles.ts'
import { Spinner } from '../data/spinner.tsx'

interface ComboboxSearchProps {
  label: string
  loading: boolean
  maxLength?: number
}

/** The line at the top of a list that one types into; what is found stands below it. */
export function ComboboxSearch({ label, loading, maxLength }: ComboboxSearchProps) {
  return (
    <div className="relative border-b border-line">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-2"
      />
      <Base.Input
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="done"
        className={comboboxSearchStyles}
      />
      {loading && (
        <Spinner size="sm" className="absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2" />
      )}
    </div>
  )
}
