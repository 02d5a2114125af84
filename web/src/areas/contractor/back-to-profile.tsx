import { ArrowLeft } from 'lucide-react'

import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'

/** Above the screens on which a part of the profile is changed. */
export function BackToProfile() {
  return (
    <TextLink
      to={paths.contractor.profile}
      look="alone"
      data-print="hidden"
      className="inline-flex min-h-11 items-center gap-2"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      Back to profile
    </TextLink>
  )
}
