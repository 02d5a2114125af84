import { words } from '@headframe/wire'
import { useEffect, type ReactNode } from 'react'

import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import type { EditState } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { fieldLabels, type ProfileField, type ProfileValues } from './profile-values.ts'
import { useIntoView } from './use-into-view.ts'
import { useKept } from './use-profile-keeper.ts'

interface ConflictBannerProps extends FieldsProps {
  /** How often publishing was tried. */
  tries: number
}

const toldMs = 7000

/** Where two windows changed the same field, nothing is thrown away before somebody has decided. */
export function ConflictBanner({ keeper, tries }: ConflictBannerProps) {
  const conflicts = useKept(keeper, (state) => state.conflicts)
  const isOpen = conflicts.length > 0
  const element = useIntoView(tries)
  const toast = useToast()

  // The banner may be out of sight of whoever is typing further down.
  useEffect(() => {
    if (isOpen) toast.warning(words.profileChangedElsewhere, { durationMs: toldMs })
  }, [isOpen, toast])

  if (!isOpen) return null
  return (
    <Banner ref={element} tone="warning" className="pr-4">
      <h2 className="text-base">{words.profileChangedElsewhere}</h2>
      <p>Both changed the same fields. Choose what stays; everything else is joined already.</p>
      <ul className="mt-3 flex flex-col gap-4">
        {conflicts.map((name) => (
          <Conflict key={name} keeper={keeper} name={name} />
        ))}
      </ul>
    </Banner>
  )
}

interface ConflictProps extends FieldsProps {
  name: ProfileField
}

function Conflict({ keeper, name }: ConflictProps) {
  const mine = useKept(keeper, (state) => textOf(state, name, state.values))
  const theirs = useKept(keeper, (state) => textOf(state, name, state.base))
  const label = fieldLabels[name]

  return (
    <li>
      <h3 className="text-sm font-semibold">{label}</h3>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
        <Version says="Here" text={mine}>
          <Button variant="secondary" size="sm" onClick={() => keeper.decide(name, 'mine')}>
            Keep mine <span className="sr-only">for {label}</span>
          </Button>
        </Version>
        <Version says="In the other window" text={theirs}>
          <Button variant="secondary" size="sm" onClick={() => keeper.decide(name, 'theirs')}>
            Take theirs <span className="sr-only">for {label}</span>
          </Button>
        </Version>
      </div>
    </li>
  )
}

interface VersionProps {
  says: string
  text: string
  children: ReactNode
}

function Version({ says, text, children }: VersionProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-3">
      <p className="text-xs font-semibold text-ink-2">{says}</p>
      <p className="max-h-40 w-full overflow-y-auto text-sm whitespace-pre-line">
        {text || <i className="text-ink-2">Empty</i>}
      </p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}

/** A value in words, for comparing. */
function textOf({ industries }: EditState, name: ProfileField, values: ProfileValues): string {
  const value = values[name]
  if (name === 'industry')
    return industries.find(({ id }) => String(id) === value)?.name ?? String(value)
  if (typeof value === 'string') return value
  if (name === 'logo') return values.logo.address ? 'A logo' : ''
  return Object.values(value).map(entryText).filter(Boolean).join('\n')
}

function entryText(entry: unknown): string {
  return typeof entry === 'string' ? entry : Object.values(Object(entry)).filter(Boolean).join(' ')
}
