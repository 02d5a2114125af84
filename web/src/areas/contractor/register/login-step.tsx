import { paths } from '../../../lib/paths.ts'
import { NewEmailField } from '../../../parts/new-account/new-email-field.tsx'
import { NewPasswordFields } from '../../../parts/new-account/new-password-fields.tsx'
import { ResumeFirst } from './later-parts.ts'
import { ResumeFirstSkeleton } from './resume-first-skeleton.tsx'
import type { StepProps } from './registration-values.ts'

interface LoginStepProps extends StepProps {
  isEmailTaken: boolean
}

export function LoginStep({ form, isEmailTaken }: LoginStepProps) {
  return (
    <>
      <ResumeFirst form={form} loading={<ResumeFirstSkeleton />} />
      <NewEmailField
        form={form}
        name="email"
        label="Email"
        isTaken={isEmailTaken}
        login={paths.contractor.login}
      />
      <NewPasswordFields form={form} password="password" confirm="passwordConfirm" />
    </>
  )
}
