import type { OwnSession, SessionCalls } from '@headframe/wire'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'

import { refreshRead, useRead } from '../../calls/use-read.ts'
import { useWrite } from '../../calls/use-write.ts'
import { elapsedInShort } from '../../lib/elapsed.ts'
import { counted } from '../../lib/figures.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Moment } from '../../ui/data/moment.tsx'
import { useToast } from '../../ui/overlay/toast.ts'
import { useNow } from '../../ui/use-now.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { PasswordConfirm } from './password-confirm.tsx'

interface OwnSessionsProps {
  calls: SessionCalls
  /** Administrators have none. */
  hasPassword?: boolean
}

/** Where somebody is signed in: each can be ended, but this one, for which there is signing out. */
export function OwnSessions({ calls, hasPassword = true }: OwnSessionsProps) {
  const { data: sessions } = useRead(calls.sessions, {})
  const others = sessions.filter(({ is_current }) => !is_current)
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(() => list.current, sessions.length)

  return (
    <div className="flex flex-col gap-5">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Where you are signed in"
        className="-my-4 divide-y divide-line"
      >
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} calls={calls} hasPassword={hasPassword} />
        ))}
      </ul>
      {others.length > 0 ? (
        <EndOthers calls={calls} count={others.length} hasPassword={hasPassword} />
      ) : (
        <p className="border-t border-line pt-5 text-ink-2">You are signed in nowhere else.</p>
      )}
    </div>
  )
}

interface SessionRowProps extends Required<OwnSessionsProps> {
  session: OwnSession
}

function SessionRow({ session, ...ways }: SessionRowProps) {
  const { device, address, start_date, last_use_date, is_current } = session
  const now = useNow()
  const name = device ?? 'Unknown device'
  const Icon = /iPhone|Android/.test(name) ? Smartphone : Monitor

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {is_current && <Badge tone="gum">This device</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          Signed in{' '}
          <Moment at={start_date} pressable>
            {elapsedInShort(start_date, now).toLowerCase()}
          </Moment>
          {!is_current && (
            <>
              , last used{' '}
              <Moment at={last_use_date} pressable>
                {elapsedInShort(last_use_date, now).toLowerCase()}
              </Moment>
            </>
          )}
        </p>
        {address && <p className="num text-sm text-ink-2">Network {networkInWords(address)}</p>}
      </div>
      {!is_current && <EndSession session={session} name={name} {...ways} />}
    </li>
  )
}

function EndSession({ session, name, calls, hasPassword }: SessionRowProps & { name: string }) {
  const toast = useToast()
  const { ask, problem, forget } = useWrite(calls.endSession, {
    onDone: () => toast.success(`${name} is signed out.`),
    onRefused: ({ code }) => {
      if (code !== 'NOT_FOUND') return
      // It has ended meanwhile, by itself or from somewhere else.
      toast.success(`${name} was signed out already.`)
      refreshRead(calls.sessions, {})
    },
  })

  return (
    <PasswordConfirm
      title={`Sign out ${name}?`}
      description="Whoever is signed in there has to sign in again."
      confirmLabel="Sign out"
      trigger={
        <Button variant="secondary" size="sm" aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      }
      hasPassword={hasPassword}
      problem={problem}
      forget={forget}
      onConfirmed={(proof) => ask({ id: session.id, ...proof })}
    />
  )
}

function EndOthers({ calls, count, hasPassword }: Required<OwnSessionsProps> & { count: number }) {
  const toast = useToast()
  const { ask, problem, forget } = useWrite(calls.endOtherSessions, {
    onDone: () => toast.success('You are signed in here alone.'),
  })

  return (
    <div className="border-t border-line pt-5">
      <PasswordConfirm
        title="Sign out everywhere else?"
        description={`${counted(count, 'other session')} will end at once. You stay signed in here.`}
        confirmLabel="Sign out everywhere else"
        trigger={<Button variant="secondary">Sign out everywhere else</Button>}
        hasPassword={hasPassword}
        problem={problem}
        forget={forget}
        onConfirmed={ask}
      />
    </div>
  )
}

/** "203.0.113.0/24" is for those who run networks; everybody knows the start of an address. */
function networkInWords(address: string): string {
  return address.replace(/\.0\/24$/, '.x').replace(/::\/\d+$/, ':…')
}
