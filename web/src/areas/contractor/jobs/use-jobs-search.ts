import { getRouteApi } from '@tanstack/react-router'

import { paths } from '../../../lib/paths.ts'
import type { JobsSearch } from './jobs-search.ts'

const route = getRouteApi('/contractor/contractor/jobs')

export type ChangeSearch = (changes: JobsSearch, how?: { replace?: boolean }) => void

/** The search stands in the address, so that Back undoes a step of it and a link shares it. */
export function useJobsSearch(): { search: JobsSearch; change: ChangeSearch } {
  const search = route.useSearch()
  const navigate = route.useNavigate()

  function change(changes: JobsSearch, { replace = false } = {}) {
    void navigate({
      to: paths.contractor.jobs,
      search: (last: JobsSearch) => ({ ...last, page: undefined, job: undefined, ...changes }),
      replace,
      resetScroll: false,
    })
  }

  return { search, change }
}
