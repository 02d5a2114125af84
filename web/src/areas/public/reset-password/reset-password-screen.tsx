import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'

import { safePath } from '../../../lib/redirect.ts'
import { focusStart } from '../../../parts/announce-screen.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetFrame, ResetProblem } from './reset-frame.tsx'
import { useTokenCheck } from './use-token-check.ts'

const route = getRouteApi('/public/reset-password/$token')

/** Serves every audience: the token alone knows whose password it is. */
export default function ResetPasswordScreen() {
  const { token } = route.useParams()
  const check = useTokenCheck(token)
  const [login, setLogin] = useState<string>()
  useKeptFocus(focusStart, login !== undefined)

  if (login) return <Changed login={login} />
  return (
    <ResetFrame title="Choose a new password">
      {check.isPending && <FormSkeleton />}
      {check.problem && <ResetProblem text={check.problem} />}
      {check.isSound && (
        <NewPasswordForm token={token} onChanged={(redirectUrl) => setLogin(pathOf(redirectUrl))} />
      )}
    </ResetFrame>
  )
}

function Changed({ login }: { login: string }) {
  return (
    <ResetFrame title="Your password has been changed">
      <p className="text-ink-2">
        You have been signed out everywhere. Sign in with your new password to go on.
      </p>
      {/* The address comes from the server and is one of our login screens. */}
      <ButtonLink to={login} className="mt-6">
        Go to Login
      </ButtonLink>
    </ResetFrame>
  )
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      <span className="sr-only">Checking your link</span>
      {[0, 1].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="w-32" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
      <Skeleton className="mt-1 h-11 rounded-md" />
    </div>
  )
}

function pathOf(redirectUrl: string): string {
  const { pathname } = new URL(redirectUrl, window.location.origin)
  return safePath(pathname) ?? pathname
}
