import type { ReactNode } from 'react'

import { paths } from '../../../lib/paths.ts'
import { Entrance } from '../../../parts/entrance.tsx'
import { TextLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'

export function ResetProblem({ text }: { text: string }) {
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
        or as a <TextLink to={paths.company.forgotPassword}>company</TextLink>. Staff are mailed one
        by an administrator.
      </p>
    </div>
  )
}

interface ResetFrameProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

export function ResetFrame({ title, lead, children }: ResetFrameProps) {
  return (
    <Entrance
      title={title}
      lead={lead}
      description="Choose a new password with the link from your email."
      motto="Back to work in a minute."
    >
      {children}
    </Entrance>
  )
}
