import { companyPeople, type Invitation } from '@headframe/wire'
import { MailQuestion } from 'lucide-react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { dateInWords, elapsedInShort } from '../../../lib/elapsed.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useNow } from '../../../ui/use-now.ts'
import { roleWords } from '../role.ts'

/** Somebody who has been asked and has not answered. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invitation_date, end_date } = invitation
  const now = useNow()
  const hasEnded = end_date <= now
  const toast = useToast()
  const told = {
    onRefused: (_: unknown, text: string) => {
      toast.error(text)
      refreshReads()
    },
  }
  const resending = useWrite(companyPeople.resend, {
    ...told,
    onDone: () => toast.success(`${email} gets a new link.`),
  })
  const withdrawing = useWrite(companyPeople.withdraw, {
    ...told,
    onDone: () => toast.success(`The invitation of ${email} is taken back.`),
  })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span className="flex size-11 items-center justify-center rounded-full bg-sunken text-ink-2 max-sm:hidden">
        <MailQuestion aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {email}
          <Badge>{roleWords[role].name}</Badge>
          <Badge tone={hasEnded ? 'warn' : 'info'}>{hasEnded ? 'Expired' : 'Invited'}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          Sent{' '}
          <Moment at={invitation_date} pressable>
            {elapsedInShort(invitation_date, now).toLowerCase()}
          </Moment>
          {', '}
          {hasEnded ? 'the link has ended' : `good until ${dateInWords(end_date)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={resending.isAsking}
          onClick={() => void resending.ask({ id })}
        >
          Send again<VisuallyHidden> to {email}</VisuallyHidden>
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={withdrawing.isAsking}
          onClick={() => void withdrawing.ask({ id })}
        >
          Take back<VisuallyHidden> the invitation of {email}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
