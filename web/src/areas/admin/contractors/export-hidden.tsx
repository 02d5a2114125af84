import { adminContractors, type Refusal } from '@headframe/wire'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useDownload } from '../../../calls/use-download.ts'
import { counted } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface ExportHiddenProps {
  ids: readonly string[]
  isMain?: boolean
  onDone?: () => void
  /** These are here no longer. */
  onGone?: (ids: readonly string[]) => void
}

/** Hands people on without telling who they are; what is taken away is asked for once more before. */
export function ExportHidden({ ids, isMain = false, onDone, onGone }: ExportHiddenProps) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { ask, problem, forget } = useDownload(adminContractors.exportHidden, {
    inWords: (refusal) => whoIsGone(refusal, ids.length),
    onRefused({ missing }, text) {
      if (!missing) return
      onGone?.(missing)
      refreshReads()
      if (missing.length < ids.length) return
      // Nobody is left to be asked about.
      setOpen(false)
      toast.error(text)
    },
  })
  const profiles = counted(ids.length, 'profile')

  async function exportThem() {
    if (!(await ask({ ids: [...ids] }))) return false
    toast.success(`Successfully exported ${profiles}`)
    onDone?.()
    return true
  }

  return (
    <Confirm
      open={isOpen}
      onOpenChange={(isWanted) => {
        forget()
        setOpen(isWanted)
      }}
      trigger={
        <Button variant={isMain ? 'primary' : 'secondary'}>
          <EyeOff aria-hidden />
          {isMain ? 'Export anonymously' : 'Anonymous PDF'}
        </Button>
      }
      title={`Export ${profiles} anonymously?`}
      description="A PDF with a page or more for each. Instead of a name it carries a code that stays the same."
      confirmLabel="Export"
      error={problem}
      onConfirmed={exportThem}
    >
      <p className="text-sm text-ink-2">
        Left out: name, photo, contact data, address below the state, links, file names, and
        employers that fewer than five people here have worked for. Free text keeps only words that
        give nobody away. The export is written down in the register.
      </p>
    </Confirm>
  )
}

/** Whoever is exporting has ticked them a while ago; the question that stays is about the others. */
function whoIsGone({ missing }: Refusal, asked: number): string | undefined {
  if (!missing) return undefined
  if (missing.length === asked)
    return asked === 1
      ? 'This profile is here no longer: the account was erased.'
      : 'None of these profiles is here any longer: the accounts were erased.'
  return missing.length === 1
    ? 'One of the profiles is here no longer: the account was erased. Export the rest?'
    : `${missing.length} of the profiles are here no longer: the accounts were erased. Export the rest?`
}
