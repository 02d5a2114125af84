import {
  applicants,
  communityStatusNames,
  companyCommunities,
  companyJobs,
  type Applicant,
  type JobListRow,
} from '@headframe/wire'
import { useMatch } from '@tanstack/react-router'
import { Briefcase, UserRound, Users } from 'lucide-react'

import { send } from '../../calls/client.ts'
import { paths } from '../../lib/paths.ts'
import { mostOfAKind, type Finder } from '../../parts/palette/goals.ts'
import { Palette, type PaletteProps } from '../../parts/palette/palette.tsx'
import { fullName, placeInWords } from '../../parts/profile/profile-words.ts'

const firstOf = { page: 1, perPage: mostOfAKind, status: undefined }

const findJobs: Finder = async (search, signal) => {
  const jobs = await send(companyJobs.list, { ...firstOf, search, only: undefined }, { signal })
  return { title: 'Jobs', goals: jobs.map(goalOfJob) }
}

const findPools: Finder = async (search, signal) => {
  const { data } = await send(companyCommunities.list, { ...firstOf, search }, { signal })
  const goals = data.map(({ id, title, status }) => ({
    label: title,
    note: communityStatusNames[status],
    icon: Users,
    to: paths.company.pool,
    params: { id },
  }))
  return { title: 'Talent pools', goals }
}

/** Applicants stand in the list of their job: they can be found from wherever that is open. */
function applicantsOf(jobId: string): Finder {
  return async (search, signal) => {
    const wish = { ...firstOf, sort: undefined, sortField: undefined, sortOrder: undefined }
    const people = await send(applicants.list, { ...wish, id: jobId, search }, { signal })
    return {
      title: 'Applicants of this job',
      goals: people.map((person) => goalOfApplicant(person, jobId)),
    }
  }
}

export default function CompanyPalette(props: PaletteProps) {
  const jobId = useOpenJob()
  const ofJob = jobId === undefined ? [] : [applicantsOf(jobId)]

  return (
    <Palette
      {...props}
      finders={[...ofJob, findJobs, findPools]}
      finds={jobId === undefined ? 'jobs and talent pools' : 'applicants, jobs and talent pools'}
    />
  )
}

function useOpenJob(): string | undefined {
  const onJob = useMatch({ from: '/company-own/company/view-job/$jobId', shouldThrow: false })
  return onJob?.params.jobId
}

function goalOfJob({ uuid, title, work_location }: JobListRow) {
  return {
    label: title ?? 'Untitled draft',
    note: work_location ?? undefined,
    icon: Briefcase,
    to: paths.company.viewJob,
    params: { jobId: uuid },
  }
}

function goalOfApplicant(person: Applicant, jobId: string) {
  return {
    label: fullName(person),
    note: [person.preferred_role, placeInWords(person)].filter(Boolean).join(' · '),
    icon: UserRound,
    to: paths.company.applicant,
    params: { jobId, profile_hash: person.profile_hash },
  }
}
