import type { JobListItem } from '@headframe/wire'
import { useMemo } from 'react'

type LocatedJob = JobListItem & { job_location_lat: number; job_location_lng: number }

/** The jobs that can stand on a map, once they are there, and their pins. */
export function useLocatedJobs(rows: readonly JobListItem[] | undefined) {
  return useMemo(() => {
    const located = rows?.filter(isLocated)
    return { located, pins: located?.map(pinOf) ?? [] }
  }, [rows])
}

function isLocated(job: JobListItem): job is LocatedJob {
  return job.job_location_lat !== null && job.job_location_lng !== null
}

function pinOf(job: LocatedJob) {
  return {
    id: job.job_id,
    name: job.job_title,
    place: job.job_location,
    lat: job.job_location_lat,
    lng: job.job_location_lng,
  }
}
