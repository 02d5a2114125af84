import type { signIn as calls } from '@headframe/wire'
import type { ReactNode } from 'react'

import { signIn, type Kind } from '../calls/session.ts'
import { endSession } from '../calls/session-store.ts'
import { CallField, CallForm } from '../forms/call-form.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { Entrance, EntranceLinks } from './entrance.tsx'
import { WhySignInAgain } from './why-sign-in-again.tsx'

interface LoginProps {
  kind: Kind
  call: (typeof calls)[Kind]
  /** What the call names the two. */
  email: string
  password: string
  emailLabel?: string
  /** Who is likely to sign in. */
  likely?: string
  /** Both fields are emptied when they were wrong. */
  beginsAnew?: boolean
  title: string
  description: string
  /** What signing in is for just now. */
  lead?: string | undefined
  motto: string
  /** Where there is no way on that could be pressed. */
  help?: string
  /** Other ways from here. */
  links?: ReactNode
}

/** Where an audience signs in. The address itself sends whoever is signed in on. */
export function Login({
  kind,
  call,
  email,
  password,
  emailLabel = 'Email',
  likely = '',
  beginsAnew = false,
  help,
  links,
  ...entrance
}: LoginProps) {
  const form = useCallForm<typeof call, Readonly<Record<string, string>>>({
    call,
    initial: { [email]: likely, [password]: '' },
    onDone: (reply, sent) => {
      const typed = String((sent as Readonly<Record<string, unknown>>)[email])
      signIn(kind, reply.token, typed, 'name' in reply ? reply.name : undefined)
    },
    onRefused({ code }) {
      if (code !== 'BAD_CREDENTIALS' && code !== 'RATE_LIMITED') return
      if (beginsAnew) form.store.clear()
      endSession(kind)
    },
  })

  return (
    <Entrance {...entrance}>
      <WhySignInAgain audience={kind} />
      <CallForm form={form} submit="Sign In" busyLabel="Signing in" wide>
        <CallField form={form} name={email} label={emailLabel}>
          {(control) => <TextInput {...control} type="email" autoComplete="username" />}
        </CallField>
        <CallField form={form} name={password} label="Password">
          {(control) => <PasswordInput {...control} />}
        </CallField>
      </CallForm>
      {help && <p className="mt-6 border-t border-line pt-5 text-sm text-ink-2">{help}</p>}
      {links && <EntranceLinks>{links}</EntranceLinks>}
    </Entrance>
  )
}
