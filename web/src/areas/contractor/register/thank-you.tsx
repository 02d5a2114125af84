import { words } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Benches } from '../../../ui/layout/contours.tsx'

interface ThankYouProps {
  email: string
  /** Where one wanted to go before there was an account. */
  wayBack: string | undefined
}

const whatIsNext = [
  {
    title: 'Sign in with your new account',
    says: 'Use the email address and the password you chose.',
  },
  {
    title: 'We read your resume',
    says: 'In a moment your profile shows your jobs, employers, skills and licences.',
  },
  {
    title: 'Check your profile',
    says: 'Mend what was read wrongly, then share it with companies and look for work.',
  },
]

export default function ThankYou({ email, wayBack }: ThankYouProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <Benches />
      <div>
        <h2 ref={title} tabIndex={-1}>
          Thank You
        </h2>
        <p className="mt-2 text-lg">{words.registered}</p>
        <p className="mt-1 text-ink-2">
          A welcome mail is on its way to <strong className="text-ink">{email}</strong>.
        </p>
      </div>
      <ol className="flex flex-col gap-4">
        {whatIsNext.map(({ title: heading, says }, index) => (
          <li key={heading} className="flex gap-3">
            <span
              aria-hidden
              className="num flex size-7 shrink-0 items-center justify-center rounded-full bg-gum-soft text-sm font-semibold text-gum"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{heading}</span>
              <span className="block text-ink-2">{says}</span>
            </span>
          </li>
        ))}
      </ol>
      <ButtonLink
        to={paths.contractor.login}
        search={{ redirect_uri: wayBack }}
        state={{ email }}
        size="lg"
        className="self-start"
      >
        Go to Contractor Login
      </ButtonLink>
    </Card>
  )
}
