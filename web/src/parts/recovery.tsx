import { words, type recoverPassword } from '@headframe/wire'
import { useState } from 'react'

import { CallField, CallForm } from '../forms/call-form.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import type { paths } from '../lib/paths.ts'
import { Banner } from '../ui/data/banner.tsx'
import { Button } from '../ui/form/button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { focusStart } from './announce-screen.ts'
import { Entrance, EntranceLinks } from './entrance.tsx'
import { TextLink } from './links.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface RecoveryProps {
  call: typeof recoverPassword.contractor | typeof recoverPassword.company
  login: typeof paths.contractor.login | typeof paths.company.login
  motto: string
}

/** Asks for a link to choose a new password; says the same whether the account exists or not. */
export function Recovery({ call, login, motto }: RecoveryProps) {
  const [isSent, setIsSent] = useState(false)
  const form = useCallForm({ call, initial: { email: '' }, onDone: () => setIsSent(true) })
  useKeptFocus(focusStart, isSent)

  return (
    <Entrance
      title="Password reset"
      description="Ask for a link to choose a new password."
      lead={
        isSent
          ? undefined
          : 'Tell us your email address and we will send you a link to choose a new password.'
      }
      motto={motto}
    >
      {isSent ? (
        <div className="flex flex-col items-start gap-5">
          <Banner tone="success">
            <p className="font-semibold">{words.recoverySent}</p>
            <p className="mt-1">
              If an account exists for this address, the email is on its way. Its link works once,
              for one hour.
            </p>
          </Banner>
          <Button variant="secondary" onClick={() => setIsSent(false)}>
            Send it again
          </Button>
        </div>
      ) : (
        <CallForm form={form} submit="Send Recovery Email" busyLabel="Sending" wide>
          <CallField form={form} name="email" label="Email">
            {(control) => <TextInput {...control} type="email" autoComplete="username" />}
          </CallField>
        </CallForm>
      )}
      <EntranceLinks>
        <TextLink to={login}>Return to login</TextLink>
      </EntranceLinks>
    </Entrance>
  )
}
