import { companyPeople, companyRoles, type Colleague, type CompanyRole } from '@headframe/wire'
import { EllipsisVertical, UserCog, UserMinus } from 'lucide-react'
import { useState } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { elapsedInShort } from '../../../lib/elapsed.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useNow } from '../../../ui/use-now.ts'
import { roleWords } from '../role.ts'

export function PersonRow({ person }: { person: Colleague }) {
  const { email, role, is_account, is_self } = person
  const name = nameOf(person)

  return (
    <li className="flex items-center gap-x-4 py-4">
      <Avatar name={name} className="max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          <Badge tone={role === 'owner' ? 'gum' : 'neutral'}>{roleWords[role].name}</Badge>
          {is_self && <Badge>You</Badge>}
        </p>
        {name !== email && <p className="text-sm text-ink-2 wrap-anywhere">{email}</p>}
        <p className="text-sm text-ink-2">
          <LastSeen person={person} />
          {is_account && ' · The account’s own sign-in'}
        </p>
      </div>
      {!is_account && !is_self && <PersonMenu person={person} name={name} />}
    </li>
  )
}

function LastSeen({ person: { last_seen_date: seen } }: { person: Colleague }) {
  const now = useNow()
  if (seen === null) return 'Not here in the last two weeks'
  return (
    <>
      Last seen{' '}
      <Moment at={seen} pressable>
        {elapsedInShort(seen, now).toLowerCase()}
      </Moment>
    </>
  )
}

/** What an owner may do about a colleague; each is asked about first, for it signs them out. */
function PersonMenu({ person, name }: { person: Colleague; name: string }) {
  const [asked, setAsked] = useState<CompanyRole | 'remove'>()
  const others = companyRoles.toReversed().filter((role) => role !== person.role)

  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for ${name}`} />}>
        {others.map((role) => (
          <MenuItem key={role} icon={UserCog} onSelected={() => setAsked(role)}>
            Make {withArticle(role)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={UserMinus} danger onSelected={() => setAsked('remove')}>
          Remove from the account
        </MenuItem>
      </Menu>
      {asked !== undefined && asked !== 'remove' && (
        <ChangeRole person={person} name={name} role={asked} onClosed={() => setAsked(undefined)} />
      )}
      {asked === 'remove' && (
        <Remove person={person} name={name} onClosed={() => setAsked(undefined)} />
      )}
    </>
  )
}

interface QuestionProps {
  person: Colleague
  name: string
  onClosed: () => void
}

function ChangeRole({ person, name, role, onClosed }: QuestionProps & { role: CompanyRole }) {
  const toast = useToast()
  const { ask, problem } = useWrite(companyPeople.changeRole, {
    onDone: () => toast.success(`${name} is ${withArticle(role)} now.`),
  })

  return (
    <Confirm
      open
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title={`Make ${name} ${withArticle(role)}?`}
      description={`${roleWords[role].may} They are signed out, and sign in again with the new role.`}
      confirmLabel={`Make ${withArticle(role)}`}
      error={problem}
      onConfirmed={() => ask({ id: person.id, role })}
    />
  )
}

function Remove({ person, name, onClosed }: QuestionProps) {
  const toast = useToast()
  const { ask, problem } = useWrite(companyPeople.remove, {
    onDone: () => toast.success(`${name} is no longer in your account.`),
    onRefused: ({ code }) => {
      // Another owner was first.
      if (code === 'NOT_FOUND') refreshReads()
    },
  })

  return (
    <Confirm
      danger
      open
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title={`Remove ${name}?`}
      description="They are signed out at once and cannot sign in again. What they decided and noted stays, without their name."
      confirmLabel="Remove"
      error={problem}
      onConfirmed={() => ask({ id: person.id })}
    />
  )
}

function withArticle(role: CompanyRole): string {
  return `${role === 'owner' ? 'an' : 'a'} ${role}`
}

/** The account's own sign-in may not have told a name yet. */
function nameOf({ first_name, last_name, email }: Colleague): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email
}
