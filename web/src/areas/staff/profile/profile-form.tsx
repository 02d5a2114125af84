import { employeeTypes, visaOptions, type StaffProfile } from '@headframe/wire'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { SuggestInput } from '../../../ui/form/suggest-input.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { AvailabilityField } from './availability-field.tsx'
import { BothProfiles } from './both-profiles.tsx'
import { saidInstead } from './said-words.ts'
import { useProfileForm } from './use-profile-form.ts'

/** What staff keep of somebody. */
export function ProfileForm({ profile }: { profile: StaffProfile }) {
  const { form, both, decide } = useProfileForm(profile)
  const hintFor = (field: Parameters<typeof saidInstead>[1]) => saidInstead(profile, field)

  return (
    <CallForm form={form} submit="Save changes" busyLabel="Saving...">
      <KeptNote form={form} />
      <BothProfiles store={form.store} both={both} onDecided={decide} />
      {profile.source === 'contractor' && (
        <Banner tone="info">
          A registered contractor. What you change here stays with the staff; where it differs, what
          they say themselves stands under the field.
        </Banner>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="full_name" label="Full name" hint={hintFor('full_name')}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </CallField>
        <CallField form={form} name="location" label="Location" hint={hintFor('location')}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </CallField>
        <CallField form={form} name="email" label="Email" hint={hintFor('email')}>
          {(control) => <TextInput {...control} type="email" autoComplete="off" />}
        </CallField>
        <CallField form={form} name="phone" label="Phone" hint={hintFor('phone')}>
          {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
        </CallField>
        <CallField
          form={form}
          name="linkedin_url"
          label="LinkedIn"
          hint={hintFor('linkedin_url')}
          className="sm:col-span-2"
        >
          {(control) => <TextInput {...control} inputMode="url" autoComplete="off" />}
        </CallField>
        <CallField form={form} name="employeeType" label="Employee type">
          {(control) => <Select {...control} options={typeOptions} />}
        </CallField>
        <AvailabilityField form={form} hint={hintFor('availability')} />
        <CallField form={form} name="salary" label="Desired salary, $ a year">
          {(control) => <NumberInput {...control} />}
        </CallField>
        <CallField form={form} name="rate" label="Hourly rate, $" hint={hintFor('rate')}>
          {(control) => <NumberInput {...control} />}
        </CallField>
        <CallField
          form={form}
          name="visa"
          label="Visa status"
          hint={hintFor('visa')}
          className="sm:col-span-2"
        >
          {(control) => <SuggestInput {...control} suggestions={visasLike(control.value)} />}
        </CallField>
        <CallField form={form} name="isOpenToWork" label="Open to work" group>
          {({ name, value }, set) => (
            <Switch
              name={name}
              label="Looks for work at present"
              checked={value}
              onChange={({ target }) => set(target.checked)}
            />
          )}
        </CallField>
      </div>
    </CallForm>
  )
}

const typeOptions = employeeTypes.map(({ value, name }) => ({ value: String(value), label: name }))

/** All of them until something else is typed. */
function visasLike(typed: string): readonly string[] {
  const isChosen = visaOptions.some((option) => option === typed)
  const words = typed.toLowerCase()
  return isChosen
    ? visaOptions
    : visaOptions.filter((option) => option.toLowerCase().includes(words))
}
