import { staffProfiles, wordsFor, type StaffProfile } from '@headframe/wire'
import { Trash2 } from 'lucide-react'

import { isNotThere } from '../../../calls/failure.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { forgetRead } from '../../../calls/use-read.ts'
import { useWrite, write } from '../../../calls/use-write.ts'
import { ResumeDownload } from '../../../parts/resume/resume-download.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

type Named = Pick<StaffProfile, 'profile_hash' | 'full_name'>

export function ResumeOf({ person }: { person: Named }) {
  return (
    <ResumeDownload call={staffProfiles.resume} input={{ ph: person.profile_hash }}>
      Download resume
      <VisuallyHidden> of {person.full_name}</VisuallyHidden>
    </ResumeDownload>
  )
}

interface RemovePersonProps {
  person: Named
  /** May answer what is to follow once they are back. */
  onRemoved?: () => (() => void) | void
  /** They are all that is shown: `onRemoved` leads on, and reads again what it leads to. */
  endsWhatIsShown?: boolean
}

/** Asked first, and undone for thirty days: at once by the toast, later from the list of those who were removed. */
export function RemovePerson({ person, onRemoved, endsWhatIsShown = false }: RemovePersonProps) {
  const toast = useToast()
  const { profile_hash: ph, full_name: name } = person
  const removal = useWrite(staffProfiles.remove, {
    endsWhatIsShown,
    onDone() {
      const onBack = onRemoved?.()
      toast.undo(`${name} was removed.`, () => void bringBack(onBack))
    },
    inWords: (refusal) => (isNotThere(refusal) ? `${name} is there no more.` : undefined),
    onRefused(refusal) {
      if (!isNotThere(refusal)) return
      forgetRead(staffProfiles.one, { ph })
      refreshReads()
    },
  })

  async function bringBack(onBack: (() => void) | void) {
    const outcome = await outcomeOf(() => write(staffProfiles.restore, { ph }))
    if (outcome === 'stopped') return
    if ('refusal' in outcome) toast.error(wordsFor(outcome.refusal))
    else {
      onBack?.()
      toast.success(`${name} is back.`)
    }
  }

  return (
    <Confirm
      trigger={<IconButton icon={Trash2} variant="danger" label={`Remove ${name}`} />}
      title={`Remove ${name}?`}
      description="They leave all lists and talent pools of your account. You can bring them back within 30 days."
      confirmLabel="Remove"
      danger
      error={removal.problem}
      onConfirmed={() => removal.ask({ ph })}
    />
  )
}
