import type { JobListItem } from '@headframe/wire'
import { useEffect, useRef, useState } from 'react'

import { bringIntoView } from '../../../../ui/bring-into-view.ts'
import { AvailableHeading, NotesOnOthers } from './available-heading.tsx'
import { JobBriefs } from './job-briefs.tsx'
import { JobsNowhere } from './jobs-nowhere.tsx'
import type { JobsSearch } from '../jobs-search.ts'
import { resultsHeadingId } from '../results-heading.ts'

interface AvailableJobsProps {
  /** Nothing while they are on their way. */
  jobs: readonly JobListItem[] | undefined
  total: number | undefined
  withoutLocation: number
  selectedId: string | undefined
  onSelected: (id: string) => void
  onHovered: (id: string | undefined) => void
  search: JobsSearch
}

/** Beside the map, where there is room for it. */
export function AvailableJobs({ total, withoutLocation, search, ...list }: AvailableJobsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (scroller.current && card) bringIntoView(scroller.current, card)
  }, [card])

  return (
    <section
      aria-labelledby={resultsHeadingId}
      className="flex w-88 min-h-40 flex-col rounded-lg border border-line bg-surface"
    >
      <div className="border-b border-line px-4 py-3">
        <AvailableHeading total={total} />
        <NotesOnOthers total={total} withoutLocation={withoutLocation} />
      </div>
      <div ref={scroller} className="relative overflow-y-auto overscroll-contain scroll-smooth">
        <JobBriefs {...list} selectedRef={setCard} />
        {withoutLocation > 0 && <JobsNowhere search={search} />}
      </div>
    </section>
  )
}
