import type { ContractorProfile } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { availabilityInWords } from '../../../parts/profile/profile-words.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { LeaveGuard } from '../../../parts/leave-guard.tsx'
import { CareerFields } from '../../../parts/person-form/career-fields.tsx'
import { PersonalFields } from '../../../parts/person-form/personal-fields.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { usePersonForm } from './use-person-form.ts'

export function PersonForm({ profile }: { profile: ContractorProfile }) {
  const form = usePersonForm(profile)
  const element = useFirstFault(form)

  return (
    <form
      ref={element}
      noValidate
      aria-label="Profile"
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <ProfileSection title="Personal details">
        <div className="flex flex-col gap-5">
          <PersonalFields form={form} />
        </div>
      </ProfileSection>
      <ProfileSection title="Career">
        <div className="flex flex-col gap-5">
          <CareerFields form={form} availabilityHint={seenNow(profile)} />
        </div>
      </ProfileSection>
      <SaveBar form={form} />
      <LeaveGuard
        isUnsaved={form.isUnsaved && !form.isWaiting}
        says="What you have changed here is not saved yet."
      />
    </form>
  )
}

/** When it was said, and what has become of it by now. */
function seenNow(profile: ContractorProfile): string | undefined {
  const { availability_date: saidAt } = profile
  const seen = availabilityInWords(profile, new Date())
  if (saidAt === null || !seen) return undefined
  return `Said on ${dateInWords(saidAt)}. Companies see now: ${seen.from}.`
}

/** Each time that something was found wrong, the first such field is where one goes on. */
function useFirstFault({ store }: ReturnType<typeof usePersonForm>) {
  const element = useRef<HTMLFormElement>(null)
  const failures = useStored(store, (state) => state.failures)

  useEffect(() => {
    if (failures === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // Its label as well has to come out from under the header.
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }, [failures])

  return element
}
