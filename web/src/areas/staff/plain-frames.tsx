import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'
import { PlainFrame } from '../../parts/plain-frame.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'

export function ProfilesScreen() {
  return (
    <PlainFrame
      title="Profiles"
      says="The candidate profiles read from uploaded resumes will be listed here."
    />
  )
}

export function ProfileScreen() {
  return (
    <PlainFrame
      title="Individual Profile"
      says="One candidate’s profile, notes and talent pools will be shown here."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.profiles}>Profiles</TextLink>
          <span aria-current="page">Individual Profile</span>
        </Breadcrumbs>
      }
    />
  )
}

export function PoolsScreen() {
  return (
    <PlainFrame
      title="Talent Pools"
      says="The talent pools that you curate from profiles will be listed here."
    />
  )
}

export function PoolScreen() {
  return (
    <PlainFrame
      title="Talent Pool"
      says="One talent pool’s members, averages and exports will be shown here."
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.pools}>Talent Pools</TextLink>
          <span aria-current="page">Talent Pool</span>
        </Breadcrumbs>
      }
    />
  )
}

export function UploadsScreen() {
  return (
    <PlainFrame
      title="Upload history"
      says="Every resume you upload will be listed here, with what became of it."
    />
  )
}
