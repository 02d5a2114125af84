import { Sparkles } from 'lucide-react'

import { Card } from '../../../ui/data/card.tsx'
import { OfferActions } from './offer-actions.tsx'
import type { DescriptionDoings } from './use-description.ts'

interface DescriptionOfferProps {
  isComplete: boolean
  doings: DescriptionDoings
}

export function DescriptionOffer({ isComplete, doings }: DescriptionOfferProps) {
  return (
    <Card
      as="section"
      aria-labelledby="enhance"
      padding="none"
      className="flex flex-col gap-4 border-primary/40 p-5 sm:p-7"
    >
      <div className="flex items-start gap-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary">
          <Sparkles aria-hidden className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 id="enhance">Enhance Your Profile with AI</h2>
          <p className="mt-1 max-w-measure text-ink-2">
            {isComplete
              ? 'A short description of you, made from what your profile already says. You read it first, and can have it written again or taken away at any time.'
              : 'Once your profile is complete, a short description of you can be written from it. What is still missing is listed at the top of this page.'}
          </p>
        </div>
      </div>
      {isComplete && <OfferActions doings={doings} />}
    </Card>
  )
}
