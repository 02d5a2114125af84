import type { AdminJob, CompanyJob } from '@headframe/wire'

import { EmptyState } from '../../ui/data/empty-state.tsx'
import { MapOfPlace } from '../map/map-of-place.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { JobDescription } from './job-description.tsx'
import { JobFacts } from './job-facts.tsx'
import { placeWords } from './job-words.ts'
import { ProjectBlock } from './project-block.tsx'

type ShownJob = CompanyJob | AdminJob

/** All that contractors read about the job, in the order in which they read it. */
export function JobDetails({ job }: { job: ShownJob }) {
  const { location_lat: lat, location_lng: lng, work_location } = job
  const isPlaced = lat !== null && lng !== null

  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        <JobDescription html={job.description_rendered} />
        <Conditions job={job} />
        <ProjectBlock job={job} />
      </div>
      {isPlaced && (
        <ProfileSection title="Location" note={placeWords(work_location)} aside className="lg:w-84">
          <MapOfPlace at={{ lat, lng }} name={placeWords(work_location)} className="h-64" />
        </ProfileSection>
      )}
    </div>
  )
}

export function Conditions({ job }: { job: ShownJob }) {
  return (
    <ProfileSection title="Conditions">
      <JobFacts job={job} />
    </ProfileSection>
  )
}

export function ProjectDetails({ job }: { job: ShownJob }) {
  return job.is_project === 1 ? (
    <ProjectBlock job={job} />
  ) : (
    <EmptyState title="This job is not for a project." />
  )
}
