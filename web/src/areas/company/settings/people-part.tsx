import { companyPeople } from '@headframe/wire'
import { useRef } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { ChangeInPlace } from '../../../parts/account-settings/change-in-place.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { PersonRow } from './person-row.tsx'

/** Who works in the account and who is invited; owners see and change it. */
export function PeoplePart() {
  const { data: people, invitations } = useRead(companyPeople.list, {})
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(() => list.current, people.length + invitations.length)

  return (
    <div className="flex flex-col gap-6">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="People in your account"
        className="-my-4 divide-y divide-line"
      >
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <div className="border-t border-line pt-6">
        <ChangeInPlace
          name="invitation"
          label="Invite"
          about="invitation"
          value={
            <>
              <h3 id="invitation">Invite somebody</h3>
              <p className="mt-1 text-ink-2">
                {people.length + invitations.length === 1
                  ? 'You are here alone. A colleague gets a sign-in of their own, and you see who decided and who looked.'
                  : 'They get a link by mail, and choose their own password.'}
              </p>
            </>
          }
        >
          <InviteForm />
        </ChangeInPlace>
      </div>
    </div>
  )
}
