import { counted } from '../../../lib/figures.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { FoundJobs } from './found-jobs.ts'
import { JobList } from './job-list.tsx'
import { JobsSkeleton } from './jobs-skeleton.tsx'
import { NoJobs } from './no-jobs.tsx'
import { ResultsBar } from './results-bar.tsx'
import { focusResults } from './results-heading.ts'

/** The jobs as a list, in pages. */
export function JobsResults({ search, change, found, filters }: FoundJobs) {
  const { page, problem, isRefreshing, retry } = found

  function turnTo(number: number) {
    change({ page: number > 1 ? number : undefined })
    focusResults()
    window.scrollTo({ top: 0 })
  }

  return (
    <section aria-label="Jobs" className="flex flex-col gap-4">
      <ResultsBar
        words={problem ? 'Jobs' : page ? counted(page.total, 'job') : 'Looking for jobs'}
        search={search}
        onChanged={change}
      />
      {problem ? (
        <ErrorState title={problem} onRetried={retry} />
      ) : !page ? (
        <JobsSkeleton />
      ) : found.isEmpty ? (
        <NoJobs search={search} filters={filters} onChanged={change} />
      ) : (
        <JobList page={page} isRefreshing={isRefreshing} onPageChosen={turnTo} />
      )}
    </section>
  )
}
