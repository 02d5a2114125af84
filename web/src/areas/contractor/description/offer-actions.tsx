import { Sparkles } from 'lucide-react'

import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { DescriptionDoings } from './use-description.ts'
import { WhoWrites } from './who-writes.tsx'
import { WritingProgress } from './writing-progress.tsx'

/** Yes or no to a description, with all that one should know before saying either. */
export function OfferActions({ doings }: { doings: DescriptionDoings }) {
  if (doings.isWriting) return <WritingProgress />
  return (
    <div className="flex flex-col gap-4">
      {doings.problem && <Banner tone="error">{doings.problem}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void doings.write()}>
          <Sparkles aria-hidden />
          Generate
        </Button>
        <Button
          variant="quiet"
          busy={doings.isChanging}
          busyLabel="Saving"
          onClick={() => void doings.refuse()}
        >
          No, Thanks
        </Button>
      </div>
      <WhoWrites />
    </div>
  )
}
