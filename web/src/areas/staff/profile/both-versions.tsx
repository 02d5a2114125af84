import { employeeTypes } from '@headframe/wire'
import { useEffect, useId } from 'react'

import type { FormStore } from '../../../forms/form-store.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { TwoVersions } from '../../../parts/two-versions.tsx'
import { useFocusAfterDecision } from '../../../parts/use-focus-after-decision.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { saidAvailability } from '../person/person-words.ts'
import type { ProfileValues } from './profile-values.ts'
import type { ChangedByBoth, ProfileField, useProfileForm } from './use-profile-form.ts'

interface BothVersionsProps {
  store: FormStore<ProfileValues>
  both: ChangedByBoth | undefined
  onDecided: ReturnType<typeof useProfileForm>['decide']
}

/** What a colleague has written meanwhile, beside what stands here: one says what stays. */
export function BothVersions({ store, both, onDecided }: BothVersionsProps) {
  const values = useStored(store, (state) => state.values)
  const id = useId()
  const { names = [], theirs } = both ?? {}
  useFocusAfterDecision(names.length)
  // Whoever has pressed the button far below goes on here.
  useEffect(() => {
    const banner = theirs && document.getElementById(id)
    banner?.scrollIntoView({ block: 'center' })
    banner?.focus({ preventScroll: true })
  }, [theirs, id])

  if (!theirs || names.length === 0) return null
  return (
    <Banner tone="warning" id={id} tabIndex={-1} className="scroll-mt-20 outline-none">
      <h3 className="text-base">Changed by a colleague as well</h3>
      <p>Choose what stays, or save again to keep all that stands here.</p>
      <ul className="mt-3 flex flex-col gap-4">
        {names.map((name) => (
          <TwoVersions
            key={name}
            label={labels[name]}
            mine={inWords(name, values)}
            theirs={inWords(name, theirs)}
            onDecided={(side) => onDecided(name, side)}
          />
        ))}
      </ul>
    </Banner>
  )
}

const labels: Readonly<Record<ProfileField, string>> = {
  full_name: 'Full name',
  location: 'Location',
  email: 'Email',
  phone: 'Phone',
  linkedin_url: 'LinkedIn',
  employeeType: 'Employee type',
  availability: 'Availability',
  salary: 'Desired salary, $ a year',
  rate: 'Hourly rate, $',
  visa: 'Visa status',
  isOpenToWork: 'Open to work',
}

function inWords(name: ProfileField, values: ProfileValues): string {
  if (name === 'availability') return saidAvailability(values.availability) ?? 'Not known'
  if (name === 'isOpenToWork') return values.isOpenToWork ? 'Yes' : 'No'
  if (name !== 'employeeType') return values[name]
  return employeeTypes.find(({ value }) => String(value) === values.employeeType)?.name ?? ''
}
