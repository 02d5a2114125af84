import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'

import { useSession } from '../../../calls/session.ts'
import { paths } from '../../../lib/paths.ts'
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
  const { isContractorLoggedIn, isCompanyLoggedIn, isLoggedIn, isAdministrator } = useSession()
  const [login, setLogin] = useState<string>()
  const [ended, setEnded] = useState<string>()
  useKeptFocus(focusStart, login !== undefined || ended !== undefined)

  if (login) return <Changed login={login} />
  const problem = check.problem ?? ended
  const isSomebodyIn = isContractorLoggedIn || isCompanyLoggedIn || isLoggedIn || isAdministrator
  return (
    <ResetFrame
      title="Choose a new password"
      lead={check.isSound && !ended && isSomebodyIn ? whoseItIs : undefined}
    >
      {check.isPending && <FormSkeleton />}
      {problem && <ResetProblem text={problem} />}
      {check.isSound && !ended && (
        <NewPasswordForm
          token={token}
          onChanged={(redirectUrl) => setLogin(pathOf(redirectUrl))}
          onEnded={setEnded}
        />
      )}
    </ResetFrame>
  )
}

const whoseItIs = 'It is for the account whose email the link came with, whoever is signed in here.'

function Changed({ login }: { login: string }) {
  return (
    <ResetFrame title="Your password has been changed">
      <p className="text-ink-2">
        {nameOfAccount(login)} has been signed out everywhere. Sign in with the new password to go
        on.
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

function nameOfAccount(login: string): string {
  if (login === paths.contractor.login) return 'The contractor’s account'
  return login === paths.company.login ? 'The company’s account' : 'The account'
}

function pathOf(redirectUrl: string): string {
  const { pathname } = new URL(redirectUrl, window.location.origin)
  return safePath(pathname) ?? pathname
}
