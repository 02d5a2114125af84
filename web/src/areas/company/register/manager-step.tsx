import { sizes } from '@headframe/wire'

import { CallField } from '../../../forms/call-form.tsx'
import { NewPasswordFields } from '../../../parts/new-account/new-password-fields.tsx'
import { NameFields } from '../../../parts/person-form/name-fields.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { StepProps } from './get-started-step.tsx'
import { ManagerPicker } from './manager-picker.tsx'

export default function ManagerStep({ form }: StepProps) {
  return (
    <>
      <ManagerPicker store={form.store} />
      <NameFields form={form} first="firstName" last="lastName" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="jobTitle" label="Job title">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="organization-title"
              maxLength={sizes.lineLength}
            />
          )}
        </CallField>
        <CallField form={form} name="phoneNumber" label="Phone number">
          {(control) => (
            <TextInput {...control} type="tel" autoComplete="tel" maxLength={sizes.phoneLength} />
          )}
        </CallField>
      </div>
      <NewPasswordFields form={form} password="password" confirm="confirmPassword" />
    </>
  )
}
