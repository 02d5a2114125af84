import { useStored } from '../../../forms/use-stored.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { unsavedBeside, type BesideForm } from './beside.ts'
import type { usePersonForm } from './use-person-form.ts'

interface SaveBarProps {
  form: ReturnType<typeof usePersonForm>
  beside: BesideForm
}

/** In reach from everywhere on a long form as long as there is something to save or to mend. */
export function SaveBar({ form, beside }: SaveBarProps) {
  const text = useStored(form.store, (state) => state.text)
  const failures = useStored(form.store, (state) => state.failures)
  const isSending = useStored(form.store, (state) => state.isSending)
  const unsaved = [...unsavedHere(form), ...unsavedBeside(beside)]

  return (
    <div
      className={cn(
        'flex flex-col gap-3 rounded-lg border border-line bg-raised p-3 sm:p-4',
        (unsaved.length > 0 || text) && 'sticky bottom-3 z-10 shadow-e3',
      )}
    >
      {text && (
        <Banner key={failures} tone="error">
          {text}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm text-ink-2">
          {unsaved.length > 0 ? unsaved.join(' ') : 'Everything is saved.'}
        </p>
        <Button
          type="submit"
          busy={isSending || beside.photo.isSaving}
          busyLabel="Saving your profile"
        >
          Save changes
        </Button>
      </div>
      {text && form.isAway && !form.isWaiting && (
        <Button variant="secondary" onClick={form.saveOnceBack}>
          Save once I am back online
        </Button>
      )}
    </div>
  )
}

function unsavedHere({ isUnsaved, isWaiting }: SaveBarProps['form']): readonly string[] {
  if (!isUnsaved) return []
  return isWaiting
    ? ['Your changes wait on this device, and are saved by themselves.']
    : ['You have unsaved changes.']
}
