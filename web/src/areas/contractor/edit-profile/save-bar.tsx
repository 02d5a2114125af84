import { useStored } from '../../../forms/use-stored.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { cn } from '../../../ui/cn.ts'
import type { usePersonForm } from './use-person-form.ts'

/** In reach from everywhere on a long form as long as there is something to save or to mend. */
export function SaveBar({ form }: { form: ReturnType<typeof usePersonForm> }) {
  const text = useStored(form.store, (state) => state.text)
  const failures = useStored(form.store, (state) => state.failures)
  const isSending = useStored(form.store, (state) => state.isSending)

  return (
    <div
      className={cn(
        'flex flex-col gap-3 rounded-lg border border-line bg-raised p-3 sm:p-4',
        (form.isUnsaved || text) && 'sticky bottom-3 z-10 shadow-e3',
      )}
    >
      {text && (
        <Banner key={failures} tone="error">
          {text}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-2">
          {stateOf(form)}
        </p>
        <Button type="submit" busy={isSending} busyLabel="Saving your profile">
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

function stateOf({ isUnsaved, isWaiting }: ReturnType<typeof usePersonForm>): string {
  if (isUnsaved && isWaiting)
    return 'Your changes wait on this device, and are saved by themselves.'
  return isUnsaved ? 'You have unsaved changes.' : 'Everything is saved.'
}
