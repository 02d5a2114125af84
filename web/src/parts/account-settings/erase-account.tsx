import { ownData } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'

import { queryClient } from '../../calls/query-client.ts'
import { endSession } from '../../calls/session-store.ts'
import { dropStored, seenThings } from '../../calls/storage.ts'
import { useWrite } from '../../calls/use-write.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordConfirm } from './password-confirm.tsx'

interface EraseAccountProps {
  kind: 'contractor' | 'company'
  /** A colleague has a sign-in of their own, and shares the account. */
  erased?: 'account' | 'sign-in'
  /** What is gone at once, and what is not, in whole sentences. */
  goes: string
  stays: string
}

/** The end of an account: what goes and what stays is said first, and the password proves who asks. */
export function EraseAccount({ kind, erased = 'account', goes, stays }: EraseAccountProps) {
  const navigate = useNavigate()
  const { ask, problem, forget } = useWrite(ownData.erase, {
    endsWhatIsShown: true,
    onDone: async () => {
      // The homepage first: a guarded screen would ask somebody who is gone to sign in again.
      await navigate({ to: paths.home, replace: true, state: { isFarewell: true } })
      endSession(kind)
      dropStored(seenThings)
      queryClient.clear()
    },
  })

  return (
    <PasswordConfirm
      danger
      title={`Erase your ${erased}?`}
      description="This cannot be undone."
      confirmLabel={`Erase my ${erased}`}
      cancelLabel="Keep it"
      trigger={<Button variant="danger">Erase my {erased}</Button>}
      problem={problem}
      forget={forget}
      onConfirmed={({ accountPassword = '' }) => ask({ accountPassword })}
    >
      <Consequence title="This goes, at once" what={goes} />
      <Consequence title="This stays" what={stays} />
    </PasswordConfirm>
  )
}

function Consequence({ title, what }: { title: string; what: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-ink-2">{what}</p>
    </div>
  )
}
