import { companyAccounts } from '@headframe/wire'
import { Eye } from 'lucide-react'

import { useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'

/** Told to a company that looks at its own page. */
export default function OwnPageBar({ slug }: { slug: string }) {
  const account = useGlance(companyAccounts.account, {}, true)
  if (account?.slug !== slug) return null

  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-lg border border-line bg-surface px-4 text-sm">
      <Eye aria-hidden className="size-5 shrink-0 text-ink-2" />
      <span className="py-3">This is how others see you</span>
      <span aria-hidden>·</span>
      <TextLink to={paths.company.editProfile} className="inline-flex min-h-11 items-center">
        Edit profile
      </TextLink>
    </p>
  )
}
