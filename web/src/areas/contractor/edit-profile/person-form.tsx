import { contractorProfiles, type ContractorProfile } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { useGlance } from '../../../calls/use-read.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { availabilityInWords } from '../../../parts/profile/profile-words.ts'
import { KeptBanner } from '../../../forms/kept-note.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { LeaveGuard } from '../../../parts/leave-guard.tsx'
import { CareerFields } from '../../../parts/person-form/career-fields.tsx'
import { PersonalFields } from '../../../parts/person-form/personal-fields.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { unsavedBeside, type BesideForm } from './beside.ts'
import { BothVersions } from './both-versions.tsx'
import { SaveBar } from './save-bar.tsx'
import { usePersonForm } from './use-person-form.ts'

interface PersonFormProps {
  profile: ContractorProfile
  beside: BesideForm
}

export function PersonForm({ profile, beside }: PersonFormProps) {
  const form = usePersonForm(profile)
  const element = useFirstFault(form)
  const onRecord = useGlance(contractorProfiles.responses, {}, true)
  const unsaved = [
    ...(form.isUnsaved && !form.isWaiting ? [unsavedHere] : []),
    ...unsavedBeside(beside),
  ]

  /** The photo goes along: "Save changes" is read as all of them. */
  function save() {
    const { photo } = beside
    if (photo.chosen) void photo.save()
    if (!photo.chosen || form.isUnsaved) void form.submit()
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label="Profile"
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {form.isTakenUp && <KeptBanner onDiscarded={form.discard} />}
      <BothVersions form={form} />
      <ProfileSection title="Personal details">
        <div className="flex flex-col gap-5">
          <PersonalFields form={form} />
        </div>
      </ProfileSection>
      <ProfileSection title="Career">
        <div className="flex flex-col gap-5">
          <CareerFields form={form} availabilityHint={seenNow(profile)} onRecord={onRecord} />
        </div>
      </ProfileSection>
      <SaveBar form={form} beside={beside} />
      <LeaveGuard isUnsaved={unsaved.length > 0} says={unsaved.join(' ')} />
    </form>
  )
}

const unsavedHere =
  'What you have changed here is not saved yet. This window keeps it until you are back.'

/** When it was said, and what has become of it by now. */
function seenNow(profile: ContractorProfile): string | undefined {
  const { availability_date: saidAt } = profile
  const seen = availabilityInWords(profile, new Date())
  if (saidAt === null || !seen) return undefined
  return `Said on ${dateInWords(saidAt)}. Companies see now: ${seen.from}.`
}

/** What was changed elsewhere stands before the fields. */
const wantsSomebody = '[data-undecided], [aria-invalid="true"]'

/** Each time that something was found wrong, that or the first such field is where one goes on. */
function useFirstFault({ store }: ReturnType<typeof usePersonForm>) {
  const element = useRef<HTMLFormElement>(null)
  const failures = useStored(store, (state) => state.failures)

  useEffect(() => {
    if (failures === 0) return
    const wrong = element.current?.querySelector<HTMLElement>(wantsSomebody)
    // Its label as well has to come out from under the header.
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }, [failures])

  return element
}
