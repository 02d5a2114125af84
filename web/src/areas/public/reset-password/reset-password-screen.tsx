import { words } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

import { paths } from '../../../lib/paths.ts'
import { safePath } from '../../../lib/redirect.ts'
import { Entrance } from '../../../parts/entrance.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useTokenCheck } from './use-token-check.ts'

const route = getRouteApi('/public/reset-password/$token')

/** Serves every audience: the token alone knows whose password it is. */
export default function ResetPasswordScreen() {
  const { token } = route.useParams()
  const check = useTokenCheck(token)
  const [login, setLogin] = useState<string>()

  if (login) return <Changed login={login} />
  return (
    <Frame title="Choose a new password">
      {check.isPending && <FormSkeleton />}
      {check.problem && <Problem text={check.problem} />}
      {check.isSound && (
        <NewPasswordForm token={token} onChanged={(redirectUrl) => setLogin(pathOf(redirectUrl))} />
      )}
    </Frame>
  )
}

export function MissingTokenScreen() {
  return (
    <Frame title="Choose a new password">
      <Problem text={words.resetTokenMissing} />
    </Frame>
  )
}

function Changed({ login }: { login: string }) {
  return (
    <Frame title="Your password has been changed">
      <p className="text-ink-2">
        You have been signed out everywhere. Sign in with your new password to go on.
      </p>
      {/* The address comes from the server and is one of our login screens. */}
      <ButtonLink to={login} className="mt-6">
        Go to Login
      </ButtonLink>
    </Frame>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="error">
        <p>{text}</p>
        <p className="mt-2">
          <TextLink to={paths.home}>Back to the homepage</TextLink>
        </p>
      </Banner>
      <p className="text-sm text-ink-2">
        Request a new link as a <TextLink to={paths.contractor.forgotPassword}>contractor</TextLink>{' '}
        or as a <TextLink to={paths.company.forgotPassword}>company</TextLink>.
      </p>
    </div>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Entrance
      title={title}
      description="Choose a new password with the link from your email."
      promise="Back to work in a minute."
    >
      {children}
    </Entrance>
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
