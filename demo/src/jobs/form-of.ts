import { asSoonAsPossible } from '@headframe/wire'
import type { SentJob } from '@headframe/server/src/market/jobs/job-changes.ts'
import type { DemoJob, Project } from './job.ts'
import { deltaOfMarks } from './marks.ts'

/** The form of a posting as its company would have sent it on that day. */
export function formOf(job: DemoJob, typedAt: Date): SentJob {
  return {
    ...(job.roleId ? careerOf(job.roleId) : {}),
    title: job.title ?? null,
    description: job.description ? deltaOfMarks(job.description) : null,
    work_location: job.place?.name ?? null,
    location_lat: job.place?.lat ?? null,
    location_lng: job.place?.lng ?? null,
    work_type: job.workType ?? null,
    contract_length: job.contractLength ?? null,
    work_arrangement: job.arrangement ?? null,
    start_date: startOf(job, typedAt),
    ...payOf(job),
    roster: job.roster ?? null,
    hours: job.hours ?? null,
    ...projectOf(job),
  }
}

function careerOf(roleId: number): SentJob {
  return {
    selectedIndustry: String(Math.floor(roleId / 100)),
    selectedRole: String(roleId),
  }
}

const secondsOfDay = 86_400

/** Midnight in London falls on the same day all over Australia. */
function startOf({ starts }: DemoJob, typedAt: Date): number | null {
  if (starts === undefined) return null
  if (starts === 'asap') return asSoonAsPossible
  const today = Math.floor(typedAt.getTime() / 1000 / secondsOfDay)
  return (today + starts) * secondsOfDay
}

function payOf({ pay = 'undisclosed' }: DemoJob): SentJob {
  if (typeof pay === 'string') return { rate_category: pay }
  return { rate_category: 'custom_rate', rate: pay.rate, rate_type: pay.per }
}

/** Whoever has not come to the place of work has not been asked about projects either. */
function projectOf({ project, place }: DemoJob): SentJob {
  if (!project) return { is_project: place ? 0 : null }
  return { is_project: 1, ...columnsOf(project) }
}

function columnsOf(project: Project): SentJob {
  return {
    project_description: project.description,
    project_timeframe: project.timeframe ?? null,
    project_stage: project.stage ?? null,
    project_team_size: project.teamSize ?? null,
    project_budget: project.budget ?? null,
  }
}
