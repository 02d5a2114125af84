import { employeeTypes } from '@headframe/wire'

import type { FormStore } from '../../../forms/form-store.ts'
import type { ChangedByBoth } from '../../../forms/use-both-versions.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { BothVersions } from '../../../parts/both-versions.tsx'
import { saidAvailability } from '../person/person-words.ts'
import type { ProfileValues } from './profile-values.ts'
import type { ProfileField, useProfileForm } from './use-profile-form.ts'

interface BothProfilesProps {
  store: FormStore<ProfileValues>
  both: ChangedByBoth<ProfileValues> | undefined
  onDecided: ReturnType<typeof useProfileForm>['decide']
}

export function BothProfiles({ store, both, onDecided }: BothProfilesProps) {
  const values = useStored(store, (state) => state.values)
  const { names = [], theirs } = both ?? {}
  const fields = names.map((name) => ({
    name,
    label: labels[name],
    mine: inWords(name, values),
    theirs: theirs ? inWords(name, theirs) : '',
  }))
  return <BothVersions fields={fields} theirs={theirs} onDecided={onDecided} />
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
