import { words, type companyRegistration, type contractorRegistration } from '@headframe/wire'
import type { ComponentProps, ReactNode } from 'react'

import { CallField, CallForm } from '../../forms/call-form.tsx'
import { faultIf } from '../../forms/fault-if.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Entrance, EntranceLinks } from '../entrance.tsx'

type SignUpCall = typeof contractorRegistration.signUp | typeof companyRegistration.signUp

interface SignUpField extends Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'autoComplete'
> {
  name: string
  label: string
}

interface SignUpProps {
  call: SignUpCall
  /** What is asked beside a password, row by row. */
  rows: readonly (readonly SignUpField[])[]
  onSignedUp: (token: string, typed: Readonly<Record<string, string>>) => void
  title: string
  description: string
  motto: string
  links: ReactNode
}

/** The older, short way to an account; the profile is filled in afterwards. */
export function SignUp({ call, rows, onSignedUp, links, ...entrance }: SignUpProps) {
  const names = [...rows.flat().map(({ name }) => name), 'password', 'passwordConfirm']
  const form = useCallForm<SignUpCall, Readonly<Record<string, string>>>({
    call,
    initial: Object.fromEntries(names.map((name) => [name, ''])),
    ownFaults: ({ passwordConfirm }) =>
      faultIf(passwordConfirm === '', 'passwordConfirm', words.fillAllFields),
    onDone: ({ token }, sent) => onSignedUp(token, sent),
  })

  return (
    <Entrance {...entrance}>
      <CallForm form={form} submit="Sign Up" busyLabel="Signing up" wide>
        {rows.map((fields) => (
          <div key={fields[0]?.name} className={rowStyles[fields.length]}>
            {fields.map(({ name, label, ...input }) => (
              <CallField key={name} form={form} name={name} label={label}>
                {(control) => <TextInput {...input} {...control} />}
              </CallField>
            ))}
          </div>
        ))}
        <CallField form={form} name="password" label="Password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </CallField>
        <CallField form={form} name="passwordConfirm" label="Confirm password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </CallField>
      </CallForm>
      <EntranceLinks>{links}</EntranceLinks>
    </Entrance>
  )
}

const rowStyles: Record<number, string> = { 2: 'grid items-start gap-5 sm:grid-cols-2' }
