import { recoverPassword, type StaffRow } from '@headframe/wire'
import { KeyRound } from 'lucide-react'

import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

/** Recruiters cannot ask for the mail themselves. */
export function ResetPassword({ person: { email, name } }: { person: StaffRow }) {
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
          Reset password
          <span className="sr-only"> of {name ?? email}</span>
        </Button>
      }
      title={`Mail ${name ?? email} a link to choose a new password?`}
      description={`It goes to ${email}, opens once and ends after an hour. Until then their password stays.`}
      confirmLabel="Send the mail"
      error={problem}
      onConfirmed={() => ask({ email })}
    />
  )
}
