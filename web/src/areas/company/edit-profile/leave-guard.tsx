import { useEffect } from 'react'

import { useUnsavedGuard } from '../../../parts/use-unsaved-guard.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import type { EditState } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { useKept } from './use-profile-keeper.ts'

/** Whoever leaves too soon waits until everything is saved; only when that fails are they asked. */
export function LeaveGuard({ keeper }: FieldsProps) {
  const isUnsaved = useKept(keeper, hasUnsaved)
  const isSaving = useKept(keeper, ({ status }) => status === 'saving')
  const leaving = useUnsavedGuard(isUnsaved)
  const isDone = leaving.isAsking && !isUnsaved

  useEffect(() => {
    if (leaving.isAsking) keeper.saveNow()
  }, [keeper, leaving.isAsking])
  useEffect(() => {
    if (isDone) leaving.leave()
  })

  return (
    <Confirm
      open={leaving.isAsking && !isSaving && !isDone}
      title="Leave without saving?"
      description="Some of your changes could not be saved yet. This tab keeps them for when you come back."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.stay()
      }}
      onConfirmed={leaving.leave}
    />
  )
}

function hasUnsaved({ status }: EditState): boolean {
  return status === 'unsaved' || status === 'saving' || status === 'failed'
}
