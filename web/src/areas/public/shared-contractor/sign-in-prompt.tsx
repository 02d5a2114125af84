import { useLocation } from '@tanstack/react-router'

import { paths } from '../../../lib/paths.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { ContourHero } from '../../../ui/layout/contours.tsx'

/** For guests, and for those whose account opens no profiles: the way in, and back here after it. */
export function SignInPrompt() {
  const here = useLocation({ select: ({ href }) => href })
  const search = { redirect_uri: here }

  return (
    <Card padding="none" className="mx-auto my-auto w-full max-w-xl overflow-hidden">
      <ContourHero aria-hidden className="h-28 sm:h-36" />
      <div className="p-6 sm:p-8">
        <h1 className="text-2xl">Shared profile</h1>
        <p className="mt-3 text-lg">A contractor has shared their profile with you.</p>
        <p className="mt-1 text-ink-2">
          It holds personal details, so only those who are signed in can open it. Sign in as a
          company, or register one, and you come straight back here.
        </p>
        <div className="mt-6 grid grid-cols-2 gap-3">
          <ButtonLink to={paths.company.login} search={search}>
            Login
          </ButtonLink>
          <ButtonLink to={paths.company.register} search={search} variant="secondary">
            Register
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm">
          <TextLink
            to={paths.contractor.login}
            search={search}
            className="inline-flex min-h-11 items-center"
          >
            I am a contractor
          </TextLink>
        </p>
      </div>
    </Card>
  )
}
