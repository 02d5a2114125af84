import { words } from '@headframe/wire'
import { useEffect } from 'react'

import { Banner } from '../../../ui/data/banner.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { TwoVersions } from '../../../parts/two-versions.tsx'
import { useFocusAfterDecision } from '../../../parts/use-focus-after-decision.ts'
import { useIntoView } from '../use-into-view.ts'
import type { EditState } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { fieldLabels, type ProfileField, type ProfileValues } from './profile-values.ts'
import { useKept } from './use-profile-keeper.ts'

interface ConflictBannerProps extends FieldsProps {
  /** How often publishing was tried. */
  tries: number
}

const toldMs = 7000

/** Where two windows changed the same field, nothing is thrown away before somebody has decided. */
export function ConflictBanner({ keeper, tries }: ConflictBannerProps) {
  const conflicts = useKept(keeper, (state) => state.conflicts)
  useFocusAfterDecision(conflicts.length)
  const isOpen = conflicts.length > 0
  const element = useIntoView(tries)
  const toast = useToast()

  // The banner may be out of sight of whoever is typing further down.
  useEffect(() => {
    if (isOpen) toast.warning(words.profileChangedElsewhere, { durationMs: toldMs })
  }, [isOpen, toast])

  if (!isOpen) return null
  return (
    <Banner ref={element} tone="warning">
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

  return (
    <TwoVersions
      label={fieldLabels[name]}
      mine={mine}
      theirs={theirs}
      onDecided={(side) => keeper.decide(name, side)}
    />
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
