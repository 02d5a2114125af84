import { RotateCcw } from 'lucide-react'

import { useUnlisted } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface CompanyFaultProps {
  text: string
  /** For a fault that may be gone the next time. */
  onRetried?: () => void
}

/** In the place of a company that cannot be shown. */
export function CompanyFault({ text, onRetried }: CompanyFaultProps) {
  useUnlisted()

  return (
    <div className="flex max-w-2xl flex-col items-start gap-6">
      <h1>Company</h1>
      <Banner tone="error" className="w-full">
        {text}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {onRetried && (
          <Button onClick={onRetried}>
            <RotateCcw aria-hidden />
            Try again
          </Button>
        )}
        <ButtonLink to={paths.contractor.jobs} variant="secondary">
          Go to Job search
        </ButtonLink>
      </div>
    </div>
  )
}
