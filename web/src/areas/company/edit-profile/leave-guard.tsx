import { LeaveOnceSaved } from '../leave-once-saved.tsx'
import type { EditState } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { useKept } from './use-profile-keeper.ts'

export function LeaveGuard({ keeper }: FieldsProps) {
  const isUnsaved = useKept(keeper, hasUnsaved)
  const isSaving = useKept(keeper, ({ status }) => status === 'saving')

  return (
    <LeaveOnceSaved
      isUnsaved={isUnsaved}
      isFailing={!isSaving}
      onLeaving={() => keeper.saveNow()}
    />
  )
}

function hasUnsaved({ status }: EditState): boolean {
  return status === 'unsaved' || status === 'saving' || status === 'failed'
}
