import { useState, type ComponentProps } from 'react'

import { Confirm } from '../../ui/overlay/confirm.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'

interface PasswordConfirmProps extends Omit<
  ComponentProps<typeof Confirm>,
  'error' | 'onConfirmed'
> {
  onConfirmed: (proof: { accountPassword?: string }) => Promise<boolean>
  /** Why it was not done. */
  problem: string | undefined
  /** Whoever opens it again is not told what was wrong the last time. */
  forget: () => void
  /** Administrators have none. */
  hasPassword?: boolean
}

/** A question whose answer takes something away: the password proves who gives it. */
export function PasswordConfirm({
  onConfirmed,
  problem,
  forget,
  hasPassword = true,
  children,
  ...question
}: PasswordConfirmProps) {
  const [password, setPassword] = useState('')

  return (
    <Confirm
      {...question}
      asks={hasPassword}
      onOpenChange={() => {
        setPassword('')
        forget()
      }}
      error={hasPassword ? undefined : problem}
      onConfirmed={() => onConfirmed(hasPassword ? { accountPassword: password } : {})}
    >
      {children}
      {hasPassword && (
        <Field label="Account password" error={problem}>
          <PasswordInput
            name="accountPassword"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      )}
    </Confirm>
  )
}
