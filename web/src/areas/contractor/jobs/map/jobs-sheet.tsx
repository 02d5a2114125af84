import type { JobListItem } from '@headframe/wire'
import { useState } from 'react'

import { BottomSheet } from '../../../../ui/overlay/bottom-sheet.tsx'
import { ErrorState } from '../../../../ui/data/error-state.tsx'
import type { Rest } from '../../../../ui/overlay/sheet-rests.ts'
import { AvailableHeading, NotesOnOthers } from './available-heading.tsx'
import type { FoundJobs } from '../found-jobs.ts'
import { JobBriefs } from './job-briefs.tsx'
import { JobsNowhere } from './jobs-nowhere.tsx'
import { NoJobs } from '../results/no-jobs.tsx'
import { resultsHeadingId } from '../results-heading.ts'

interface JobsSheetProps extends FoundJobs {
  /** Those that are on the map; nothing while they are on their way. */
  located: readonly JobListItem[] | undefined
  rest: Rest
  onRested: (rest: Rest) => void
  onCovering: (pixels: number) => void
  onSelected: (id: string) => void
}

/** The jobs of the map as a list over it; even where it is lowest, it shows the one that is picked. */
export function JobsSheet({ rest, onRested, onCovering, ...jobs }: JobsSheetProps) {
  const [picked, setPicked] = useState<HTMLElement | null>(null)
  const { page, problem } = jobs.found

  return (
    <BottomSheet
      label="List of jobs"
      labelledBy={resultsHeadingId}
      head={
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <AvailableHeading total={page?.total} hasFailed={problem !== undefined} />
        </div>
      }
      rest={rest}
      onRested={onRested}
      onCovering={onCovering}
      held={picked}
    >
      <Found {...jobs} isFolded={rest === 'peek'} pickedRef={setPicked} />
    </BottomSheet>
  )
}

interface FoundProps extends Omit<JobsSheetProps, 'rest' | 'onRested' | 'onCovering'> {
  isFolded: boolean
  pickedRef: (card: HTMLElement | null) => void
}

function Found({ found, filters, located, ...rest }: FoundProps) {
  const { isFolded, pickedRef, onSelected } = rest
  const { wish: search, change, page, problem, isRefreshing, retry } = found
  const withoutLocation = page?.counts['without-location'] ?? 0

  if (problem)
    return <ErrorState title={problem} onRetried={retry} inert={isFolded} className="border-0" />
  if (page && !isRefreshing && page.total === 0 && withoutLocation === 0)
    return (
      <div inert={isFolded} className="*:rounded-none *:border-0">
        <NoJobs search={search} filters={filters} onChanged={change} />
      </div>
    )

  return (
    <>
      <div inert={isFolded} className="border-b border-line px-4 py-3 empty:hidden">
        <NotesOnOthers total={page?.total} withoutLocation={withoutLocation} />
      </div>
      <JobBriefs
        jobs={located}
        selectedId={search.job}
        selectedRef={pickedRef}
        isOnlySelected={isFolded}
        onSelected={onSelected}
      />
      {withoutLocation > 0 && <JobsNowhere search={search} inert={isFolded} />}
    </>
  )
}
