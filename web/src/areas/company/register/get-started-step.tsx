import { CallField, type FormFields } from '../../../forms/call-form.tsx'
import { paths } from '../../../lib/paths.ts'
import { NewEmailField } from '../../../parts/new-account/new-email-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { RegistrationValues } from './registration-values.ts'

export interface StepProps {
  form: FormFields<RegistrationValues>
}

interface GetStartedStepProps extends StepProps {
  isEmailTaken: boolean
}

export function GetStartedStep({ form, isEmailTaken }: GetStartedStepProps) {
  return (
    <>
      <CallField form={form} name="companyName" label="Company name">
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </CallField>
      <NewEmailField
        form={form}
        name="companyEmail"
        label="Company email"
        isTaken={isEmailTaken}
        login={paths.company.login}
      />
    </>
  )
}
