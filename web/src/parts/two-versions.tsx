import type { ReactNode } from 'react'

import { whereTheyDiffer } from '../lib/where-they-differ.ts'
import { Button } from '../ui/form/button.tsx'

interface TwoVersionsProps {
  label: string
  mine: ReactNode
  theirs: ReactNode
  onDecided: (side: 'mine' | 'theirs') => void
}

/** The same field as it stands here and as it was saved elsewhere; a person says which one stays. */
export function TwoVersions({ label, mine, theirs, onDecided }: TwoVersionsProps) {
  const [here, there] =
    typeof mine === 'string' && typeof theirs === 'string'
      ? whereTheyDiffer(mine, theirs)
      : [mine, theirs]
  return (
    <li>
      <h3 data-version-title tabIndex={-1} className="scroll-mt-24 text-sm font-semibold">
        {label}
      </h3>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
        <Version says="Here" content={here}>
          <Button variant="secondary" size="sm" onClick={() => onDecided('mine')}>
            Keep mine <span className="sr-only">for {label}</span>
          </Button>
        </Version>
        <Version says="In the other window" content={there}>
          <Button variant="secondary" size="sm" onClick={() => onDecided('theirs')}>
            Take theirs <span className="sr-only">for {label}</span>
          </Button>
        </Version>
      </div>
    </li>
  )
}

interface VersionProps {
  says: string
  content: ReactNode
  children: ReactNode
}

function Version({ says, content, children }: VersionProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-3">
      <p className="text-xs font-semibold text-ink-2">{says}</p>
      <p className="max-h-40 w-full overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">
        {content || <i className="text-ink-2">Empty</i>}
      </p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
