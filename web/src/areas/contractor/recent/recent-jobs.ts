import { useState } from 'react'

import { readStored, seenThings, store } from '../../../calls/storage.ts'

/** A job that somebody has opened in this browser. */
export interface RecentJob {
  slug: string
  title: string
  company: string
}

const key = `${seenThings}jobs`
const mostKept = 6

/** Puts a job first among those that were opened; the oldest falls away. */
export function noteOpened({ slug, title, company }: RecentJob): void {
  const others = recentJobs().filter((job) => job.slug !== slug)
  store(key, JSON.stringify([{ slug, title, company }, ...others].slice(0, mostKept)))
}

/** Those that were opened last, the last first. What another program has put there is as good as nothing. */
export function recentJobs(): RecentJob[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecentJob).slice(0, mostKept) : []
  } catch {
    return []
  }
}

/** As they were when the screen was opened: what is opened on it need not be told at once. */
export function useRecentJobs(): readonly RecentJob[] {
  const [jobs] = useState(recentJobs)
  return jobs
}

function isRecentJob(kept: unknown): kept is RecentJob {
  if (typeof kept !== 'object' || kept === null) return false
  return ['slug', 'title', 'company'].every((name) => typeof Reflect.get(kept, name) === 'string')
}
