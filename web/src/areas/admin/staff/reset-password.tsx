import { recoverPassword, type StaffRow } from '@headframe/wire'
import { KeyRound } from 'lucide-react'

import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

/** Recruiters cannot ask for the mail themselves; whoever has left comes back by it. */
export function ResetPassword({ person }: { person: StaffRow }) {
  const { email, name, access_ended } = person
  const hasLeft = access_ended !== null
  const toast = useToast()
  const { ask, problem } = useWrite(recoverPassword.staff, {
    losesNothing: true,
    onDone: ({ message }) => toast.success(message),
  })
  return (
    <Confirm
      trigger={
        <Button variant="secondary" size="sm">
          <KeyRound aria-hidden />
          {hasLeft ? 'Let in again' : 'Reset password'}
          <span className="sr-only">{hasLeft ? `: ${name ?? email}` : ` of ${name ?? email}`}</span>
        </Button>
      }
      title={
        hasLeft
          ? `Let ${name ?? email} in again?`
          : `Mail ${name ?? email} a link to choose a new password?`
      }
      description={
        hasLeft
          ? `They have left. A link goes to ${email}, opens once and ends after an hour: whoever chooses a password with it can sign in again.`
          : `It goes to ${email}, opens once and ends after an hour. Until then their password stays.`
      }
      confirmLabel="Send the mail"
      error={problem}
      onConfirmed={() => ask({ email })}
    />
  )
}
