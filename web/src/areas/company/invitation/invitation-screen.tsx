import { companyInvitations, type CompanyRole } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'

import { Part } from '../../../calls/part.tsx'
import { textOfFailure } from '../../../calls/failure.ts'
import { useSession } from '../../../calls/session.ts'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { Entrance, EntranceLinks } from '../../../parts/entrance.tsx'
import { TextLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { AcceptForm } from './accept-form.tsx'

const route = getRouteApi('/company-entrance/company/invitation/$token')

/** What the link of an invitation opens: who invites to what, and the way in. */
export default function InvitationScreen() {
  const { token } = route.useParams()
  return (
    <Entrance
      title="Join your company"
      description="Accept an invitation to your company’s account."
      motto="Good people are found together."
    >
      <Part loading={<FormSkeleton />} failing={(failed) => <Problem failed={failed} />}>
        <Invitation token={token} />
      </Part>
    </Entrance>
  )
}

function Invitation({ token }: { token: string }) {
  const { company_name, email, role } = useRead(companyInvitations.invitation, { token })
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        <strong className="font-semibold text-ink wrap-anywhere">{company_name}</strong> invites you
        to its account, as {asWhat[role]}
      </p>
      <SomebodyIn />
      <AcceptForm token={token} email={email} company={company_name} />
      <EntranceLinks>
        <TextLink to={paths.company.login}>Go to Login</TextLink>
      </EntranceLinks>
    </div>
  )
}

/** Who accepts is signed in as the invited person, in the place of whoever is signed in here. */
function SomebodyIn() {
  const { isContractorLoggedIn, isCompanyLoggedIn, contractorName } = useSession()
  if (!isContractorLoggedIn && !isCompanyLoggedIn) return null

  const contractor = contractorName ? `as ${contractorName}` : 'as a contractor'
  return (
    <Banner tone="info">
      You are signed in {isContractorLoggedIn ? contractor : 'to a company’s account'} in this
      browser. Accepting signs you out of that account here.
    </Banner>
  )
}

const asWhat: Readonly<Record<CompanyRole, string>> = {
  owner: 'an owner: you can do everything there.',
  hirer: 'a hirer: you can post jobs, decide about applicants and look after talent pools.',
  viewer: 'a viewer: you can see jobs and applicants, and leave notes.',
}

function Problem({ failed }: { failed: unknown }) {
  return (
    <Banner tone="error">
      <p>{textOfFailure(failed, companyInvitations.invitation)}</p>
      <p className="mt-2">
        <TextLink to={paths.company.login}>Go to Login</TextLink>
      </p>
    </Banner>
  )
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      <span className="sr-only">Opening your invitation</span>
      <Skeleton className="w-full" />
      {[0, 1, 2, 3].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="w-32" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
    </div>
  )
}
