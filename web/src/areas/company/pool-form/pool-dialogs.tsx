import type { ComponentProps } from 'react'

import { lazyPart } from '../../../parts/lazy-part.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import type { PoolFormProps } from './pool-form.tsx'

const PoolForm = lazyPart<PoolFormProps>(() => import('./pool-form.tsx'))

interface PoolDialogProps extends Pick<ComponentProps<typeof Dialog>, 'finalFocus'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Closed by accident, it opens again as it was left. */
export function NewPoolDialog({ open, onOpenChange, finalFocus }: PoolDialogProps) {
  const toast = useToast()
  return (
    <Dialog
      size="lg"
      title="Create Talent Pool"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
    >
      <PoolForm
        loading={<Skeleton className="h-96 w-full" />}
        onDone={({ title }) => {
          onOpenChange(false)
          toast.success(`${title} is open. Contractors can find it now.`)
        }}
      />
    </Dialog>
  )
}

interface EditPoolDialogProps extends PoolDialogProps {
  pool: PoolFormProps['pool']
}

export function EditPoolDialog({ pool, open, onOpenChange, finalFocus }: EditPoolDialogProps) {
  const toast = useToast()
  return (
    <Dialog
      size="lg"
      title="Edit Talent Pool"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
    >
      <PoolForm
        pool={pool}
        loading={<Skeleton className="h-96 w-full" />}
        onDone={() => {
          onOpenChange(false)
          toast.success('The talent pool has been updated.')
        }}
      />
    </Dialog>
  )
}
