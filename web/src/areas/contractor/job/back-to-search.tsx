import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { lastSearch } from '../jobs/last-search.ts'

/** Back to the same search; for those who came straight from it, at the same place in it. */
export function BackToSearch() {
  const router = useRouter()
  const [search] = useState(lastSearch)

  return (
    <TextLink
      to={paths.contractor.jobs}
      search={search}
      look="alone"
      className="mb-2 inline-flex min-h-11 items-center gap-2"
      onClick={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
        if (!isPlain || !router.latestLocation.state.isFromSearch) return
        event.preventDefault()
        router.history.back()
      }}
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      Back to search
    </TextLink>
  )
}
