import type { JobListItem } from '@headframe/wire'

import { counted } from '../../../lib/figures.ts'

interface FitGroup {
  /** Nothing where one group is all there is, and nothing goes against it: then the scores tell the order. */
  readonly title: string | undefined
  readonly jobs: readonly JobListItem[]
}

/** Recommended jobs stand by how many of their terms go against them and then by score: each such group under what it shares. */
export function byWhatFails(jobs: readonly JobListItem[]): FitGroup[] {
  const groups = [...Map.groupBy(jobs, ({ match }) => match?.failed.length ?? 0)]
  const isPlain = groups.length === 1 && groups[0]?.[0] === 0
  return groups.map(([failed, some]) => ({
    title: isPlain ? undefined : titleOf(failed),
    jobs: some,
  }))
}

function titleOf(failed: number): string {
  if (failed === 0) return 'Nothing in the terms goes against these'
  return failed === 1 ? 'One term does not fit' : `${counted(failed, 'term')} do not fit`
}
