import { useState } from 'react'

import { Banner } from '../data/banner.tsx'
import { Button } from '../form/button.tsx'
import { ContourHero } from '../layout/contours.tsx'
import { EmptyState } from '../data/empty-state.tsx'
import { ErrorState } from '../data/error-state.tsx'
import { KitGroup } from './kit-parts.tsx'

export function MessagesGroup() {
  const [isRetrying, setIsRetrying] = useState(false)

  return (
    <KitGroup title="Messages">
      <div className="flex flex-col gap-3">
        <Banner tone="error" prefix="Error!" onDismissed={() => undefined}>
          Something went wrong while applying to the job, please try again
        </Banner>
        <Banner tone="warning" prefix="Warning!" onDismissed={() => undefined}>
          Your HR licence expires in 40 days.
        </Banner>
        <Banner tone="success">Your profile is saved.</Banner>
        <Banner tone="info">This job is a draft: only your company sees it.</Banner>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <EmptyState
          title="No saved jobs yet. Save the ones you want to come back to."
          action={<Button>Find work</Button>}
        />
        <ErrorState
          title="We could not load your applications."
          retrying={isRetrying}
          onRetried={() => setIsRetrying(true)}
        />
      </div>
      <ContourHero className="rounded-xl px-6 py-20 sm:px-12 sm:py-28">
        <p className="max-w-xl font-display text-display font-heading tracking-tight">
          Your next swing, sorted.
        </p>
        <p className="mt-4 max-w-md text-lg text-on-bench-2">
          The rate, the roster and the site, before you apply.
        </p>
      </ContourHero>
    </KitGroup>
  )
}
