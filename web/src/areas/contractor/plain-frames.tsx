import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { PlainFrame } from '../../parts/plain-frame.tsx'

const signIn = <ButtonLink to={paths.contractor.login}>Go to Contractor Login</ButtonLink>
const browse = (
  <ButtonLink to={paths.contractor.jobs} variant="secondary">
    Go to Job search
  </ButtonLink>
)

export function RegisterScreen() {
  return (
    <PlainFrame
      title="Contractor Registration"
      says="New contractor accounts cannot be opened here yet. If you already have one, sign in."
      action={signIn}
    />
  )
}

export function SignUpScreen() {
  return (
    <PlainFrame
      title="Contractor Sign-up"
      says="New contractor accounts cannot be opened here yet. If you already have one, sign in."
      action={signIn}
    />
  )
}

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

export function CompanyScreen() {
  return (
    <PlainFrame
      title="Company"
      says="A company’s summary, sites and open talent pools will be shown here."
      action={browse}
    />
  )
}

export function ProfileScreen() {
  return (
    <PlainFrame
      title="Profile Preview"
      says="Your profile will be shown here as companies see it, with a link to share."
      action={browse}
    />
  )
}

export function EditProfileScreen() {
  return (
    <PlainFrame
      title="Edit Profile"
      says="You will keep your details, resume and picture up to date here."
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

export function SettingsScreen() {
  return (
    <PlainFrame
      title="Account Settings"
      says="You will change your email address, password and photo here."
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
