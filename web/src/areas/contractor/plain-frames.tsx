import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { PlainFrame } from '../../parts/plain-frame.tsx'

const browse = (
  <ButtonLink to={paths.contractor.jobs} variant="secondary">
    Go to Job search
  </ButtonLink>
)

export function JobsScreen() {
  return (
    <PlainFrame
      title="Find Opportunities"
      says="Open jobs in mining and resources will be listed here, in a list and on a map."
    />
  )
}

export function JobScreen() {
  return (
    <PlainFrame
      title="Job"
      says="A job’s rate, roster, site and description will be shown here, with the way to apply."
      action={browse}
    />
  )
}

export function AppliedJobsScreen() {
  return (
    <PlainFrame
      title="Applied Jobs"
      says="The jobs you have applied to will be kept here, with how each application stands."
      action={browse}
    />
  )
}

export function CommunitiesScreen() {
  return (
    <PlainFrame
      title="Talent Communities"
      says="Talent pools that companies keep for coming work will be listed here for you to join."
    />
  )
}

export function CommunityScreen() {
  return (
    <PlainFrame
      title="Talent Community"
      says="A talent pool’s work, requirements and skills will be shown here, with the way to join."
    />
  )
}
