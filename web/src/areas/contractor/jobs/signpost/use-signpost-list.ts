import { contractorJobs, type JobSignpost } from '@headframe/wire'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

import { paths } from '../../../../lib/paths.ts'
import {
  useWishedList,
  type ChangeWish,
  type WishedList,
} from '../../../../parts/list/use-wished-list.ts'
import { jobsSearch, type JobsSearch } from '../jobs-search.ts'
import { wishOf } from '../jobs-wish.ts'

/**
 * The list of jobs where the address itself says a part of what is wished for. Whatever is put to that
 * stands behind it; whoever takes a piece of it away goes on in the list of all jobs.
 */
export function useSignpostList({
  slug,
  wish: own,
}: JobSignpost): WishedList<typeof contractorJobs.find, JobsSearch> {
  const described = useMemo(
    () => ({
      ...jobsSearch,
      read: (address: Parameters<typeof jobsSearch.read>[0]) => withOwn(own, address),
    }),
    [own],
  )
  const router = useRouter()
  const navigate = useNavigate()

  const change: ChangeWish<JobsSearch> = (changes, { replace = false } = {}) => {
    const present = described.read(router.latestLocation.search)
    const next = typeof changes === 'function' ? changes(present) : changes
    const wish = jobsSearch.changed(present, next)
    const how = { replace, resetScroll: false }
    void navigate(
      hasAllOf(own, wish)
        ? {
            to: paths.contractor.jobsAt,
            params: { signpost: slug },
            search: { ...wish, ...nothingOf(own) },
            ...how,
          }
        : { to: paths.contractor.jobs, search: wish, ...how },
    )
  }

  return useWishedList(contractorJobs.find, described, wishOf, undefined, change)
}

type OwnWish = JobSignpost['wish']

function withOwn(own: OwnWish, address: Parameters<typeof jobsSearch.read>[0]): JobsSearch {
  const said = Object.entries(jobsSearch.read(address)).filter(([, value]) => value !== undefined)
  return { ...own, ...Object.fromEntries(said) }
}

/** Whoever chooses another place, or looks further around it, wishes for something else. */
function hasAllOf(own: JobsSearch, wish: JobsSearch): boolean {
  return ownNames.every((name) => String(own[name] ?? '') === String(wish[name] ?? ''))
}

/** What the address says itself does not stand behind it a second time. */
function nothingOf(own: OwnWish): JobsSearch {
  return Object.fromEntries(Object.keys(own).map((name) => [name, undefined]))
}

const ownNames = ['occupation', 'place', 'radius', 'lat', 'lng'] as const
