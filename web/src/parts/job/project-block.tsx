import type { CompanyJob } from '@headframe/wire'

import { Facts } from '../../ui/data/facts.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'

type JobOfProject = Pick<
  CompanyJob,
  | 'is_project'
  | 'project_description'
  | 'project_timeframe'
  | 'project_stage'
  | 'project_team_size'
  | 'project_budget'
>

/** The project that a job is for; a job that is for none has no such block. */
export function ProjectBlock({ job }: { job: JobOfProject }) {
  if (job.is_project !== 1) return null
  return (
    <ProfileSection title="Project Details">
      <AboutProject job={job} />
    </ProfileSection>
  )
}

/** The same without its frame. */
export function AboutProject({ job }: { job: JobOfProject }) {
  const facts = [
    { label: 'Timeframe', value: job.project_timeframe },
    { label: 'Stage', value: job.project_stage },
    { label: 'Team Size', value: job.project_team_size },
    { label: 'Budget', value: job.project_budget },
  ].filter(({ value }) => value)

  return (
    <>
      {job.project_description && (
        <p className="max-w-measure wrap-anywhere whitespace-pre-line">{job.project_description}</p>
      )}
      {facts.length > 0 && (
        <Facts facts={facts} className="mt-5 first:mt-0 min-[22rem]:*:last:odd:col-span-2" />
      )}
    </>
  )
}
